/// The characters that the text of a document stands for.
enum XMLText {
  private static let entities = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "nbsp": " ",
  ]

  /// The characters that the bytes stand for; an entity that is not known stays as it is written.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var out = ""
    var rest = bytes
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      out += String(decoding: rest[..<mark], as: UTF8.self)
      let end = rest[mark...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
      let name = end.map { String(decoding: rest[(mark + 1)..<$0], as: UTF8.self) } ?? ""
      guard let end, let character = character(named: name) else {
        out += "&"
        rest = rest[(mark + 1)...]
        continue
      }
      out += character
      rest = rest[(end + 1)...]
    }
    return out + String(decoding: rest, as: UTF8.self)
  }

  private static func character(named name: String) -> String? {
    if let known = entities[name] { return known }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
