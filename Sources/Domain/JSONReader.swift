/// Reads JSON text that strangers wrote, fast and without ever crashing.
///
///     try JSON(reading: Array(#"{"b":1,"a":[2,]}"#.utf8))  // {"b":1,"a":[2]}
///
/// The keys of an object keep the order in which they were written. Bytes that are no UTF-8 and lone
/// surrogates become U+FFFD, a comma before a closing bracket is forgiven; nesting has a limit.
/// Nothing else is repaired.
package struct JSONReader {
  /// Levels of nesting that a stranger may use; more are refused, because reading and writing them
  /// takes stack.
  package static let deepest = 128

  private let bytes: UnsafeBufferPointer<UInt8>
  private let deepest: Int
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, deepest: Int) {
    self.bytes = bytes
    self.deepest = deepest
  }

  /// The one value that the text is.
  package mutating func document() throws(JSONFault) -> JSON {
    let value = try value(depth: 0)
    skipSpace()
    if place < bytes.count { throw fault("metnin sonu bekleniyordu") }
    return value
  }

  /// The value that the text begins with, and how many bytes it takes.
  package mutating func beginning() throws(JSONFault) -> (value: JSON, count: Int) {
    let value = try value(depth: 0)
    return (value, place)
  }

  /// Runs `body` with a reader over `bytes`.
  package static func read<Value>(
    _ bytes: ArraySlice<UInt8>, deepest: Int = deepest,
    _ body: (inout JSONReader) throws(JSONFault) -> Value
  ) throws(JSONFault) -> Value {
    try bytes.withUnsafeBufferPointer { buffer -> Result<Value, JSONFault> in
      var reader = JSONReader(buffer, deepest: deepest)
      do throws(JSONFault) {
        return .success(try body(&reader))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSON {
    skipSpace()
    guard place < bytes.count else { throw fault("metin yarıda kesilmiş") }
    if depth > deepest { throw fault("iç içe geçme çok derin") }
    switch bytes[place] {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSON {
    var members: [JSON.Member] = []
    // What a server streams has few members, many times; growing step by step doubles its cost.
    members.reserveCapacity(6)
    place += 1
    while true {
      skipSpace()
      guard place < bytes.count else { throw fault("metin yarıda kesilmiş") }
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard bytes[place] == UInt8(ascii: "\"") else { throw fault("alan adı bekleniyordu") }
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw fault("“:” bekleniyordu") }
      members.append(.init(key, try value(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      guard take(UInt8(ascii: "}")) else { throw fault("“,” ya da “}” bekleniyordu") }
      return .object(members)
    }
  }

  private mutating func array(depth: Int) throws(JSONFault) -> JSON {
    var values: [JSON] = []
    place += 1
    while true {
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(values) }
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      guard take(UInt8(ascii: "]")) else { throw fault("“,” ya da “]” bekleniyordu") }
      return .array(values)
    }
  }

  private mutating func string() throws(JSONFault) -> String {
    place += 1
    let start = place
    try skipPlain()
    if bytes[place] == UInt8(ascii: "\"") {
      place += 1
      return text(start, place - 1)
    }
    var out = Array(bytes[start..<place])
    while bytes[place] != UInt8(ascii: "\"") {
      place += 1
      try escape(into: &out)
      let start = place
      try skipPlain()
      out += bytes[start..<place]
    }
    place += 1
    return String(decoding: out, as: UTF8.self)
  }

  /// Goes on to the next quote or backslash.
  private mutating func skipPlain() throws(JSONFault) {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      if byte < 0x20, byte != 9 { throw fault("metinde kaçışsız denetim karakteri var") }
      place += 1
    }
    throw fault("metin yarıda kesilmiş")
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  private mutating func escape(into out: inout [UInt8]) throws(JSONFault) {
    guard place < bytes.count else { throw fault("metin yarıda kesilmiş") }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): out.append(10)
    case UInt8(ascii: "t"): out.append(9)
    case UInt8(ascii: "r"): out.append(13)
    case UInt8(ascii: "b"): out.append(8)
    case UInt8(ascii: "f"): out.append(12)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): out.append(byte)
    case UInt8(ascii: "u"): out += Array(String(try scalar()).utf8)
    default: throw fault("bilinmeyen kaçış")
    }
  }

  private mutating func scalar() throws(JSONFault) -> Character {
    let high = try hex()
    if let scalar = Unicode.Scalar(high) { return Character(scalar) }
    let mark = place
    if high < 0xDC00, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    {
      place += 2
      let low = try hex()
      if (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      {
        return Character(scalar)
      }
      place = mark
    }
    return "\u{FFFD}"
  }

  private mutating func hex() throws(JSONFault) -> UInt32 {
    guard place + 4 <= bytes.count else { throw fault("metin yarıda kesilmiş") }
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue else {
        throw fault("\\u kaçışı bozuk")
      }
      value = value << 4 + UInt32(digit)
      place += 1
    }
    return value
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONFault) -> JSON {
    let count = word.utf8CodeUnitCount
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: count)
    guard place + count <= bytes.count, bytes[place..<place + count].elementsEqual(expected) else {
      throw fault("beklenmeyen söz")
    }
    place += count
    return value
  }

  private mutating func number() throws(JSONFault) -> JSON {
    let start = place
    while place < bytes.count, Self.isNumeric(bytes[place]) { place += 1 }
    let text = text(start, place)
    guard let first = text.utf8.first, first == UInt8(ascii: "-") || first >= UInt8(ascii: "0"),
      first <= UInt8(ascii: "9"), let value = Double(text), value.isFinite
    else {
      place = start
      throw fault("değer bekleniyordu")
    }
    return .number(value)
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private mutating func skipSpace() {
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private func fault(_ reason: String) -> JSONFault { JSONFault(place: place, reason: reason) }
}

/// Why text is no JSON: where and what, in Turkish, fit for a model's eyes.
package struct JSONFault: Error, Sendable, Equatable {
  /// The byte at which reading stopped.
  package var place: Int
  package var reason: String

  /// `12. bayt: “:” bekleniyordu`.
  package var message: String { "\(place + 1). bayt: \(reason)" }
}

extension JSON {
  /// Reads one JSON value, its keys in their order; see `JSONReader` for what is forgiven.
  package init(reading bytes: [UInt8]) throws(JSONFault) { self = try JSON(reading: bytes[...]) }

  /// Reads one JSON value out of a part of an array.
  package init(reading bytes: ArraySlice<UInt8>) throws(JSONFault) {
    self = try JSONReader.read(bytes) { (reader) throws(JSONFault) in try reader.document() }
  }

  /// Reads one JSON value out of text.
  package init(
    reading text: String, deepest: Int = JSONReader.deepest
  ) throws(JSONFault) {
    self = try JSONReader.read(Array(text.utf8)[...], deepest: deepest) {
      (reader) throws(JSONFault) in try reader.document()
    }
  }
}
