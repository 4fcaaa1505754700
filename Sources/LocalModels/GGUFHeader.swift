/// What the head of a GGUF file tells of its model.
///
/// Reads the metadata in front of the word list, which is all that matters here; gives nil for what
/// is not said, and for anything that is no GGUF file.
struct GGUFHeader: Equatable {
  var context: Int?
  var quantisation: String?
  var parameters: String?

  private static let fileTypes: [Int: String] = [
    0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 7: "Q8_0", 8: "Q5_0", 9: "Q5_1", 10: "Q2_K",
    11: "Q3_K_S", 12: "Q3_K_M", 13: "Q3_K_L", 14: "Q4_K_S", 15: "Q4_K_M", 16: "Q5_K_S",
    17: "Q5_K_M", 18: "Q6_K", 19: "IQ2_XXS", 20: "IQ2_XS", 22: "IQ3_XS", 23: "IQ3_XXS",
    25: "IQ4_NL", 30: "IQ4_XS", 32: "BF16",
  ]

  /// Reads the first bytes of a file.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard bytes.starts(with: Array("GGUF".utf8)) else { return nil }
    reader.place = 4
    guard let version = reader.number(4), (2...3).contains(version), reader.number(8) != nil,
      let count = reader.number(8)
    else { return nil }
    for _ in 0..<min(count, 4096) {
      guard let key = reader.text(), let kind = reader.number(4),
        let value = reader.value(kind)
      else { return }
      if key.hasSuffix(".context_length") { context = value.number }
      if key == "general.file_type" { quantisation = value.number.flatMap { Self.fileTypes[$0] } }
      if key == "general.size_label" { parameters = value.text }
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// An unsigned little-endian number; nil past the end and for one that no count can be.
    mutating func number(_ size: Int) -> Int? {
      guard place + size <= bytes.count else { return nil }
      var value: UInt64 = 0
      for offset in 0..<size { value |= UInt64(bytes[place + offset]) << (8 * UInt64(offset)) }
      place += size
      return Int(exactly: value)
    }

    mutating func text() -> String? {
      guard let count = number(8), count <= bytes.count - place else { return nil }
      defer { place += count }
      return String(decoding: bytes[place..<(place + count)], as: UTF8.self)
    }

    /// A value of a kind; nil where it is an array (the word list) or lies past the end.
    mutating func value(_ kind: Int) -> (number: Int?, text: String?)? {
      switch kind {
      case 0, 1, 7: number(1).map { ($0, nil) }
      case 2, 3: number(2).map { ($0, nil) }
      case 4, 5, 6: number(4).map { ($0, nil) }
      case 10, 11, 12: skip(8).map { ($0, nil) }
      case 8: text().map { (nil, $0) }
      case 9: array()
      default: nil
      }
    }

    private mutating func skip(_ size: Int) -> Int? {
      guard place + size <= bytes.count else { return nil }
      place += size
      return 0
    }

    /// Passes over a short list, such as tags and languages.
    private mutating func array() -> (number: Int?, text: String?)? {
      guard let kind = number(4), let count = number(8), count <= 1000, kind != 9 else {
        return nil
      }
      for _ in 0..<count where value(kind) == nil { return nil }
      return (nil, nil)
    }
  }
}
