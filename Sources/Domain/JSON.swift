import Foundation

/// A JSON value whose objects keep the order in which they were written.
///
///     JSON.object([("name", "süt"), ("grams", 240)]).text  // {"name":"süt","grams":240}
///
/// Order matters: schemas, prompts, events and goldens must not change from run to run.
package enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// One key and its value.
  package struct Member: Sendable, Equatable {
    package var key: String
    package var value: JSON

    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// Makes an object from pairs, leaving out the pairs whose value is nil.
  package static func object(_ pairs: KeyValuePairs<Key, JSON?>) -> JSON {
    .object(pairs.compactMap { pair in pair.value.map { Member(pair.key, $0) } })
  }
}

// MARK: Reading

extension JSON {
  package subscript(_ key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  package var array: [JSON]? {
    if case .array(let value) = self { value } else { nil }
  }

  package var members: [Member]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// Replaces, adds or (with nil) removes one member of an object; other values stay as they are.
  package func setting(_ key: String, to value: JSON?) -> JSON {
    guard case .object(var members) = self else { return self }
    let place = members.firstIndex { $0.key == key }
    switch (place, value) {
    case (let place?, let value?): members[place].value = value
    case (let place?, nil): members.remove(at: place)
    case (nil, let value?): members.append(Member(key, value))
    case (nil, nil): break
    }
    return .object(members)
  }

  /// Decodes this value as `type`, as if it had been JSON text.
  package func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}

// MARK: Writing

extension JSON {
  /// The value on one line: keys in their order, slashes unescaped, whole numbers without a point.
  package var text: String {
    var out = ""
    write(to: &out)
    return out
  }

  private func write(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .number(let value): out += JSON.text(of: value)
    case .string(let value): JSON.write(value, to: &out)
    case .array(let values):
      out += "["
      for (index, value) in values.enumerated() {
        if index > 0 { out += "," }
        value.write(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += "," }
        JSON.write(member.key, to: &out)
        out += ":"
        member.value.write(to: &out)
      }
      out += "}"
    }
  }

  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int64(exactly: value), abs(whole) < 1 << 53 { return String(whole) }
    return String(value)
  }

  private static func write(_ text: String, to out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7f}"..<"\u{a0}", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}

// MARK: Conformances

extension JSON: Codable {
  package init(from decoder: any Decoder) throws {
    if let keyed = try? decoder.container(keyedBy: Name.self) {
      self = .object(
        try keyed.allKeys.sorted { $0.stringValue < $1.stringValue }
          .map { Member($0.stringValue, try keyed.decode(JSON.self, forKey: $0)) })
      return
    }
    if var list = try? decoder.unkeyedContainer() {
      var values: [JSON] = []
      while !list.isAtEnd { values.append(try list.decode(JSON.self)) }
      self = .array(values)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? single.decode(Double.self) {
      self = .number(value)
    } else {
      self = .string(try single.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var single = encoder.singleValueContainer()
      try single.encodeNil()
    case .bool(let value): try value.encode(to: encoder)
    case .number(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .array(let values): try values.encode(to: encoder)
    case .object(let members):
      var keyed = encoder.container(keyedBy: Name.self)
      for member in members {
        try keyed.encode(member.value, forKey: Name(stringValue: member.key))
      }
    }
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (Key, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
