/// The JSON Schema of a tool's arguments, as an ordered value.
///
///     ToolSchema(.text("name", "Yiyeceğin adı", required: true), .number("grams", "Gram"))
///
/// Printed in source order, so that prompts and caches are stable.
package struct ToolSchema: Sendable, Equatable {
  package var properties: [Property]

  package init(_ properties: Property...) { self.properties = properties }

  /// One named argument.
  package struct Property: Sendable, Equatable {
    package var name: String
    package var kind: Kind
    /// Turkish, for the model.
    package var help: String
    package var isRequired: Bool

    package init(name: String, kind: Kind, help: String, isRequired: Bool) {
      self.name = name
      self.kind = kind
      self.help = help
      self.isRequired = isRequired
    }
  }

  package indirect enum Kind: Sendable, Equatable {
    case text
    /// One of a closed list.
    case choice([String])
    /// ISO 8601.
    case moment
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    case flag
    case list(of: Kind)
    case object([Property])
  }
}

extension ToolSchema.Property {
  package static func text(_ name: JSON.Key, _ help: String, required: Bool = false) -> Self {
    Self(name: name.text, kind: .text, help: help, isRequired: required)
  }

  package static func choice(
    _ name: JSON.Key, _ values: [String], _ help: String, required: Bool = false
  ) -> Self {
    Self(name: name.text, kind: .choice(values), help: help, isRequired: required)
  }

  package static func moment(_ name: JSON.Key, _ help: String) -> Self {
    Self(name: name.text, kind: .moment, help: help, isRequired: false)
  }

  package static func number(
    _ name: JSON.Key, _ help: String, in range: ClosedRange<Double> = 0...1_000_000,
    required: Bool = false
  ) -> Self {
    Self(name: name.text, kind: .number(range), help: help, isRequired: required)
  }

  package static func integer(
    _ name: JSON.Key, _ help: String, in range: ClosedRange<Int>, required: Bool = false
  ) -> Self {
    Self(name: name.text, kind: .integer(range), help: help, isRequired: required)
  }

  package static func flag(_ name: JSON.Key, _ help: String) -> Self {
    Self(name: name.text, kind: .flag, help: help, isRequired: false)
  }

  package static func list(
    _ name: JSON.Key, of kind: ToolSchema.Kind, _ help: String, required: Bool = false
  ) -> Self {
    Self(name: name.text, kind: .list(of: kind), help: help, isRequired: required)
  }
}

// MARK: Printing

extension ToolSchema {
  /// The schema as JSON: an object that allows no other properties.
  package var json: JSON { Self.json(of: .object(properties)) }

  private static func json(of kind: Kind) -> JSON {
    switch kind {
    case .text: ["type": "string"]
    case .choice(let values): ["type": "string", "enum": .array(values.map(JSON.string))]
    case .moment: ["type": "string", "format": "date-time"]
    case .number(let range): bounded("number", range.lowerBound, range.upperBound)
    case .integer(let range):
      bounded("integer", Double(range.lowerBound), Double(range.upperBound))
    case .flag: ["type": "boolean"]
    case .list(let element): ["type": "array", "items": json(of: element)]
    case .object(let properties):
      [
        "type": "object",
        "properties": .object(
          properties.map { .init($0.name, described(json(of: $0.kind), $0.help)) }),
        "required": .array(properties.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": false,
      ]
    }
  }

  /// A number's type with its bounds; one that nobody comes near costs a model more than it tells.
  private static func bounded(_ type: String, _ least: Double, _ most: Double) -> JSON {
    .object([
      "type": .string(type), "minimum": .number(least),
      "maximum": most < 1_000_000 ? .number(most) : nil,
    ])
  }

  private static func described(_ json: JSON, _ help: String) -> JSON {
    help.isEmpty ? json : json.setting("description", to: .string(help))
  }
}

// MARK: Reducing

extension ToolSchema {
  /// The schema with these properties alone and without help: what a small model is told.
  ///
  /// A property of an object is named after a dot: `items.name`. What is required stays.
  package func reduced(to fields: [String]) -> ToolSchema {
    var schema = ToolSchema()
    schema.properties = Self.reduced(properties, to: fields, under: "")
    return schema
  }

  private static func reduced(
    _ properties: [Property], to fields: [String], under path: String
  ) -> [Property] {
    properties.compactMap { property in
      let name = path + property.name
      let isNamed = fields.contains { $0 == name || $0.hasPrefix(name + ".") }
      guard isNamed || property.isRequired else { return nil }
      var property = property
      property.help = ""
      property.kind = reduced(property.kind, to: fields, under: name + ".")
      return property
    }
  }

  private static func reduced(_ kind: Kind, to fields: [String], under path: String) -> Kind {
    switch kind {
    case .list(let element): .list(of: reduced(element, to: fields, under: path))
    case .object(let properties): .object(reduced(properties, to: fields, under: path))
    default: kind
    }
  }
}

// MARK: Validating

extension ToolSchema {
  /// The arguments with their members in the schema's order, nulls dropped.
  ///
  /// A number written as text and a single value where a list is due are repaired, because models
  /// send both; all else that does not fit throws `invalidArguments` naming the place and what is due.
  package func validated(_ arguments: JSON) throws(ToolFailure) -> JSON {
    try Self.check(arguments, against: .object(properties), at: "")
  }

  private static func check(
    _ value: JSON, against kind: Kind, at path: String
  ) throws(ToolFailure) -> JSON {
    switch (kind, value) {
    case (.object(let properties), .object(let members)):
      return try check(members, against: properties, at: path)
    case (.list(let element), .array(let values)):
      var checked: [JSON] = []
      for (index, value) in values.enumerated() {
        checked.append(try check(value, against: element, at: "\(path)[\(index)]"))
      }
      return .array(checked)
    case (.list(let element), .object), (.list(let element), .string):
      return .array([try check(value, against: element, at: path)])
    default: return try checkScalar(value, against: kind, at: path)
    }
  }

  private static func checkScalar(
    _ value: JSON, against kind: Kind, at path: String
  ) throws(ToolFailure) -> JSON {
    switch (kind, value) {
    case (.text, .string), (.moment, .string), (.flag, .bool): return value
    case (.text, .number): return .string(value.text)
    case (.choice(let allowed), .string(let text)) where allowed.contains(text): return value
    case (.number(let range), _):
      if let number = number(in: value), range.contains(number) { return .number(number) }
    case (.integer(let range), _):
      if let number = number(in: value), let whole = Int(exactly: number), range.contains(whole) {
        return .number(number)
      }
    default: break
    }
    throw .invalid("\(path): \(expectation(of: kind)) bekleniyor, gelen: \(value.text.prefix(80))")
  }

  private static func check(
    _ members: [JSON.Member], against properties: [Property], at path: String
  ) throws(ToolFailure) -> JSON {
    let prefix = path.isEmpty ? "" : path + "."
    if let stranger = members.first(where: { member in
      !properties.contains { $0.name == member.key }
    }) {
      let known = properties.map(\.name).joined(separator: ", ")
      throw .invalid("\(prefix)\(stranger.key) diye bir alan yok; alanlar: \(known)")
    }
    var checked: [JSON.Member] = []
    for property in properties {
      guard let value = members.first(where: { $0.key == property.name })?.value, value != .null
      else {
        if property.isRequired { throw .invalid("\(prefix)\(property.name) gerekli") }
        continue
      }
      let inner = try check(value, against: property.kind, at: prefix + property.name)
      checked.append(.init(property.name, inner))
    }
    return .object(checked)
  }

  private static func number(in value: JSON) -> Double? {
    switch value {
    case .number(let number): number
    case .string(let text):
      Double(text.split(separator: ",", maxSplits: 1).joined(separator: "."))
    default: nil
    }
  }

  private static func expectation(of kind: Kind) -> String {
    switch kind {
    case .text: "metin"
    case .choice(let values): "şunlardan biri: " + values.joined(separator: ", ")
    case .moment: "ISO 8601 tarih-saat"
    case .number(let range):
      "\(JSON.number(range.lowerBound).text)-\(JSON.number(range.upperBound).text) arası sayı"
    case .integer(let range): "\(range.lowerBound)-\(range.upperBound) arası tam sayı"
    case .flag: "true ya da false"
    case .list: "liste"
    case .object: "nesne"
    }
  }
}

extension ToolFailure {
  fileprivate static func invalid(_ message: String) -> ToolFailure {
    ToolFailure(code: "invalidArguments", message: message)
  }
}
