/// A table whose lines are sorted by their bytes: looked up where it lies, so that nothing is loaded.
///
///     SortedLines(of: "Language/stems")?.contains("yumurta".utf8)
package struct SortedLines: Sendable {
  private let table: TableBytes

  /// Nil where there is no table of that name.
  package init?(of name: String) {
    guard let table = TableBytes(of: name) else { return nil }
    self.table = table
  }

  /// Whether `line` is a line of the table.
  package func contains(_ line: some Collection<UInt8>) -> Bool {
    line.withContiguousStorageIfAvailable(holds) ?? Array(line).withUnsafeBufferPointer(holds)
  }

  private func holds(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = table.bytes
    let newline = UInt8(ascii: "\n")
    var (low, high) = (0, bytes.count)
    while low < high {
      var start = low + (high - low) / 2
      while start > low, bytes[start - 1] != newline { start -= 1 }
      var end = start
      while end - start < line.count, end < high, bytes[end] == line[end - start],
        bytes[end] != newline
      {
        end += 1
      }
      let place = end - start
      let isOver = end == high || bytes[end] == newline
      if isOver, place == line.count { return true }
      if isOver || place < line.count && bytes[end] < line[place] {
        while end < high, bytes[end] != newline { end += 1 }
        low = end + 1
      } else {
        high = start
      }
    }
    return false
  }

  /// All lines, for whoever compares them with what they are made from.
  package var lines: [String] {
    let bytes = table.bytes
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
