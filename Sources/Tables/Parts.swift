import CTables

extension StringProtocol {
  /// The parts between marks of one byte, as `split` gives them, without a walk over whole characters.
  ///
  ///     "çay; su".parts(at: ";")  // ["çay", " su"]
  package func parts(at mark: Unicode.Scalar, keepingEmpty: Bool = false) -> [Substring] {
    let bytes = Substring(self).utf8
    let mark = UInt8(ascii: mark)
    let lengths =
      bytes.withContiguousStorageIfAvailable { $0.lengths(between: mark) }
      ?? Array(bytes).withUnsafeBufferPointer { $0.lengths(between: mark) }
    var parts: [Substring] = []
    parts.reserveCapacity(lengths.count)
    var start = bytes.startIndex
    for length in lengths {
      let end = bytes.index(start, offsetBy: length)
      if keepingEmpty || length > 0 { parts.append(Substring(bytes[start..<end])) }
      if end < bytes.endIndex { start = bytes.index(after: end) }
    }
    return parts
  }

  /// The words of a list as a table writes it: parted by `;`, each without the blank before it.
  package func listed(keepingEmpty: Bool = false) -> [String] {
    parts(at: ";", keepingEmpty: keepingEmpty).map { part in
      String(Substring(part.utf8.drop { $0 == UInt8(ascii: " ") }))
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes stand before each mark, and after the last one.
  fileprivate func lengths(between mark: UInt8) -> [Int] {
    guard let address = baseAddress else { return [0] }
    var lengths: [Int] = []
    var start = 0
    while start <= count {
      let length = balli_length_before(address + start, count - start, CChar(bitPattern: mark))
      lengths.append(length)
      start += length + 1
    }
    return lengths
  }
}
