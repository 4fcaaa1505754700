/// The bytes of a text file as UTF-8, whichever of the three encodings of sensor files it is in:
/// UTF-8, UTF-16 (LibreView at times) or Windows-1254 (saved anew by a Turkish spreadsheet).
///
///     FileText.utf8([0xFE, 0xFF, 0x00, 0x41])   // "A"
enum FileText {
  /// Without a byte order mark; nil for what is no text.
  static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return checked(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE]) { return wide(bytes.dropFirst(2), lowFirst: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return wide(bytes.dropFirst(2), lowFirst: false) }
    // A UTF-16 file without a mark has an empty byte beside each letter of English.
    let start = bytes.prefix(64)
    let empty = start.indices.filter { start[$0] == 0 }
    if empty.count * 3 > start.count {
      return wide(bytes[...], lowFirst: empty.count { $0 % 2 == 1 } * 2 > empty.count)
    }
    return checked(bytes) ?? turkish(bytes)
  }

  private static func checked(_ bytes: [UInt8]) -> [UInt8]? {
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else { return nil }
    return bytes
  }

  private static func wide(_ bytes: ArraySlice<UInt8>, lowFirst: Bool) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { place in
      let (one, two) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return lowFirst ? two << 8 | one : one << 8 | two
    }
    guard !units.contains(0), let text = String(validating: units, as: UTF16.self) else {
      return nil
    }
    return Array(text.utf8)
  }

  private static func turkish(_ bytes: [UInt8]) -> [UInt8]? {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      guard byte > 0x1F || byte == 0x09 || byte == 0x0A || byte == 0x0D,
        let scalar = Unicode.Scalar(point(byte))
      else { return nil }
      text.append(scalar)
    }
    return Array(String(text).utf8)
  }

  /// The code point of a byte of Windows-1254; that of no character for one that is none.
  private static func point(_ byte: UInt8) -> UInt32 {
    if let letter = letters[byte] { return letter }
    guard (0x80...0x9F).contains(byte) else { return UInt32(byte) }
    return marks[Int(byte) - 0x80]
  }

  /// Where the code page differs from Latin-1: Ğ İ Ş ğ ı ş.
  private static let letters: [UInt8: UInt32] = [
    0xD0: 0x11E, 0xDD: 0x130, 0xDE: 0x15E, 0xF0: 0x11F, 0xFD: 0x131, 0xFE: 0x15F,
  ]
  private static let none: UInt32 = 0xD800
  /// The bytes 80 to 9F.
  private static let marks: [UInt32] = [
    0x20AC, none, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, none, none, none, none, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
    0x2122, 0x0161, 0x203A, 0x0153, none, none, 0x0178,
  ]
}
