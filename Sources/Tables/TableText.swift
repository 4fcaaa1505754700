import CTables

/// The TSV files that are compiled into the binary.
///
///     for row in TableText.rows(of: "Foods/breads") { row[0] }
package enum TableText {
  /// The names of all tables.
  package static let names: [String] = {
    var names: [String] = []
    while true {
      let table = balli_table_at(names.count)
      if table.name.pointee == 0 { return names }
      names.append(String(cString: table.name))
    }
  }()

  /// Calls `body` with the fields of every row, header and comments left out.
  package static func forEachRow(of name: String, _ body: (Row) -> Void) {
    guard let index = names.firstIndex(of: name) else { return }
    let table = balli_table_at(index)
    let bytes = UnsafeRawBufferPointer(start: table.bytes, count: table.count)
    var isHeader = true
    var start = 0
    while start < bytes.count {
      let end = bytes.place(of: UInt8(ascii: "\n"), from: start)
      defer { start = end + 1 }
      guard end > start, bytes[start] != UInt8(ascii: "#") else { continue }
      if isHeader {
        isHeader = false
        continue
      }
      body(Row(line: UnsafeRawBufferPointer(rebasing: bytes[start..<end])))
    }
  }

  /// One line of a table; fields are decoded only when asked for.
  ///
  /// Stays valid for the life of the process, because the tables are part of the binary.
  package struct Row: Sendable {
    private let address: UInt
    private let count: Int

    init(line: UnsafeRawBufferPointer) {
      address = UInt(bitPattern: line.baseAddress)
      count = line.count
    }

    /// The field in this column; empty past the last one.
    package subscript(_ column: Int) -> String {
      let line = bytes
      var place = 0
      for _ in 0..<column {
        place = line.place(of: UInt8(ascii: "\t"), from: place) + 1
        guard place <= line.count else { return "" }
      }
      let end = line.place(of: UInt8(ascii: "\t"), from: place)
      return String(decoding: line[place..<end], as: UTF8.self)
    }

    /// The first fields, found in one walk over the line; fewer where the line has fewer.
    package func fields(_ count: Int) -> [UnsafeRawBufferPointer] {
      let line = bytes
      var fields: [UnsafeRawBufferPointer] = []
      fields.reserveCapacity(count)
      var start = 0
      while fields.count < count, start <= line.count {
        let end = line.place(of: UInt8(ascii: "\t"), from: start)
        fields.append(UnsafeRawBufferPointer(rebasing: line[start..<end]))
        start = end + 1
      }
      return fields
    }

    private var bytes: UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count)
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Where `mark` stands next; the end where it does not.
  fileprivate func place(of mark: UInt8, from start: Int) -> Int {
    guard start < count, let address = baseAddress else { return count }
    return start + balli_length_before(address + start, count - start, CChar(bitPattern: mark))
  }
}
