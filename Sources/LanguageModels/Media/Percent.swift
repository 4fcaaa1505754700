/// Text as part of an address.
enum Percent {
  /// Every byte that is not plain in an address, as `%XX`.
  static func encoded(_ text: String) -> String {
    var out = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII, isPlain(scalar) {
        out.unicodeScalars.append(scalar)
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        out += byte < 16 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return out
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
    default: false
    }
  }
}
