import Foundation

/// Bytes as base64 text and back.
enum Base64 {
  static func text(of bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

  /// The bytes of base64 text, also of the kind for addresses and without padding; nil for junk.
  static func bytes(of text: String) -> [UInt8]? {
    var plain: [UInt8] = []
    plain.reserveCapacity(text.utf8.count + 3)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"): plain.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): plain.append(UInt8(ascii: "/"))
      case 0x0A, 0x0D, 0x20, UInt8(ascii: "="): continue
      default: plain.append(byte)
      }
    }
    while plain.count % 4 != 0 { plain.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(plain)).map { [UInt8]($0) }
  }
}
