import CTables

/// Where a compiled-in table lies.
struct TableBytes: Sendable {
  private let address: UInt
  private let count: Int

  /// Nil where there is no table of that name.
  init?(of name: String) {
    guard let index = TableText.names.firstIndex(of: name) else { return nil }
    let table = balli_table_at(index)
    address = UInt(bitPattern: table.bytes)
    count = table.count
  }

  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count)
  }

  /// Takes what was read of the table out of memory, until it is read again.
  func letGo() {
    guard let start = bytes.baseAddress else { return }
    balli_let_go(start, count)
  }
}
