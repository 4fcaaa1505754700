extension StringProtocol {
  /// The parts between marks of one byte, as `split` gives them, without a walk over whole characters.
  ///
  ///     "çay; su".parts(at: ";")  // ["çay", " su"]
  package func parts(at mark: Unicode.Scalar, keepingEmpty: Bool = false) -> [Substring] {
    let bytes = Substring(self).utf8
    let mark = UInt8(ascii: mark)
    var parts: [Substring] = []
    var start = bytes.startIndex
    while true {
      let end = bytes[start...].firstIndex(of: mark) ?? bytes.endIndex
      if keepingEmpty || start < end { parts.append(Substring(bytes[start..<end])) }
      guard end < bytes.endIndex else { return parts }
      start = bytes.index(after: end)
    }
  }

  /// The words of a list as a table writes it: parted by `;`, each without the blank before it.
  package func listed(keepingEmpty: Bool = false) -> [String] {
    parts(at: ";", keepingEmpty: keepingEmpty).map { part in
      String(Substring(part.utf8.drop { $0 == UInt8(ascii: " ") }))
    }
  }
}
