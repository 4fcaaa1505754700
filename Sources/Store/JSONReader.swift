import Domain

/// Reads JSON text back with the members of each object in their order.
///
/// `JSON(parsing:)` sorts them, and what a model was shown must not change when a thread is resumed.
struct JSONReader {
  private var bytes: ArraySlice<UInt8>
  private var depth = 0

  /// The one value that `text` holds; throws `Damage` for anything else.
  static func value(of text: String) throws -> JSON {
    var reader = JSONReader(bytes: ArraySlice(Array(text.utf8)))
    let value = try reader.value()
    reader.skipSpace()
    guard reader.bytes.isEmpty else { throw Damage() }
    return value
  }

  private mutating func value() throws -> JSON {
    skipSpace()
    switch bytes.first {
    case UInt8(ascii: "{"): return try nested { try $0.object() }
    case UInt8(ascii: "["): return try nested { try $0.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  /// The stack is finite; no result of a tool is anywhere near this deep.
  private mutating func nested(_ read: (inout JSONReader) throws -> JSON) throws -> JSON {
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw Damage() }
    bytes.removeFirst()
    return try read(&self)
  }

  private mutating func object() throws -> JSON {
    var members: [JSON.Member] = []
    while !take("}") {
      if !members.isEmpty { try expect(",") }
      skipSpace()
      let key = try string()
      try expect(":")
      members.append(.init(key, try value()))
    }
    return .object(members)
  }

  private mutating func array() throws -> JSON {
    var values: [JSON] = []
    while !take("]") {
      if !values.isEmpty { try expect(",") }
      values.append(try value())
    }
    return .array(values)
  }

  private mutating func number() throws -> JSON {
    let digits = bytes.prefix { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
    guard let number = Double(String(decoding: digits, as: UTF8.self)) else { throw Damage() }
    bytes = bytes.dropFirst(digits.count)
    return .number(number)
  }

  private mutating func word(_ word: String, _ value: JSON) throws -> JSON {
    guard bytes.starts(with: word.utf8) else { throw Damage() }
    bytes = bytes.dropFirst(word.utf8.count)
    return value
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard bytes.first == UInt8(ascii: mark) else { return false }
    bytes.removeFirst()
    return true
  }

  private mutating func expect(_ mark: Unicode.Scalar) throws {
    guard take(mark) else { throw Damage() }
  }

  private mutating func skipSpace() {
    bytes = bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}

// MARK: Strings

extension JSONReader {
  private mutating func string() throws -> String {
    guard bytes.popFirst() == UInt8(ascii: "\"") else { throw Damage() }
    var text: [UInt8] = []
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      default: text.append(byte)
      }
    }
    throw Damage()
  }

  private mutating func escape(into text: inout [UInt8]) throws {
    guard let byte = bytes.popFirst() else { throw Damage() }
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"): text.append(contentsOf: String(try scalar()).utf8)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    default: throw Damage()
    }
  }

  private mutating func scalar() throws -> Character {
    var value = try unit()
    if (0xD800...0xDBFF).contains(value), bytes.starts(with: "\\u".utf8) {
      bytes = bytes.dropFirst(2)
      value = 0x10000 + (value - 0xD800) << 10 + (try unit() &- 0xDC00) & 0x3FF
    }
    return Character(Unicode.Scalar(value) ?? "\u{FFFD}")
  }

  private mutating func unit() throws -> UInt32 {
    let digits = String(decoding: bytes.prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, let unit = UInt32(digits, radix: 16) else { throw Damage() }
    bytes = bytes.dropFirst(4)
    return unit
  }
}
