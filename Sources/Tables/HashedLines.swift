import CTables

/// A table whose lines begin with a hash of sixteen hexadecimal digits and are sorted by it: a line is
/// found where it lies, so that nothing is loaded.
///
///     HashedLines(of: "Language/weights")?.line(for: 0x00000dd8a6f9c6a1)
package struct HashedLines: Sendable {
  private let table: TableBytes

  /// Nil where there is no table of that name.
  package init?(of name: String) {
    guard let table = TableBytes(of: name) else { return nil }
    self.table = table
  }

  /// The line for a hash, without the hash and the tab after it; nil where there is none.
  package func line(for hash: UInt64) -> UnsafeRawBufferPointer? {
    let bytes = table.bytes
    guard let base = bytes.baseAddress else { return nil }
    let newline = UInt8(ascii: "\n")
    var (low, high) = (0, bytes.count)
    var (least, most) = (UInt64.min, UInt64.max)
    while low < high {
      // Hashes are spread evenly: a line lies about where its hash lies among those that are left.
      let share = Double(hash - least) / Double(max(most - least, 1))
      var start = min(low + Int(share * Double(high - low)), high - 1)
      while start > low, bytes[start - 1] != newline { start -= 1 }
      let end =
        start + balli_length_before(base + start, bytes.count - start, CChar(bitPattern: newline))
      guard let found = Self.hash(bytes, at: start, before: end) else {
        // A heading or a comment stands before all hashes.
        low = end + 1
        continue
      }
      if found == hash {
        return UnsafeRawBufferPointer(rebasing: bytes[min(end, start + 17)..<end])
      }
      if found < hash { (low, least) = (end + 1, found) } else { (high, most) = (start, found) }
    }
    return nil
  }

  /// Takes the lines that were read out of memory, until they are read again.
  package func letGo() { table.letGo() }

  /// The sixteen digits at a place; nil where others stand there.
  private static func hash(_ bytes: UnsafeRawBufferPointer, at start: Int, before end: Int)
    -> UInt64?
  {
    guard end - start > 16 else { return nil }
    var value: UInt64 = 0
    for place in start..<start + 16 {
      guard let digit = digit(bytes[place]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}
