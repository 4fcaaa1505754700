// Schemas as a model is told them: in as few bytes as it needs, because it pays for every word.

extension [ToolDescription] {
  /// The parameters of each tool, in order.
  ///
  /// What only our own check needs is left out: bounds, formats, closed objects; and so are examples.
  /// An explanation that an argument had before is not repeated, and a correction takes the same
  /// arguments as the record that it corrects.
  package var parameters: [JSON] {
    var told = Explained()
    return map { tool in
      told.isCorrection = tool.name.hasPrefix("update")
      return told.json(of: .object(tool.schema.properties))
    }
  }
}

/// The arguments that have been explained so far.
private struct Explained {
  private static let shortest = 12

  var isCorrection = false
  private var known: Set<[String]> = []

  mutating func json(of kind: ToolSchema.Kind) -> JSON {
    switch kind {
    case .text, .moment: return ["type": "string"]
    case .choice(let values):
      // A correction chooses from the same values as the record.
      if isCorrection, !known.insert(values).inserted { return ["type": "string"] }
      known.insert(values)
      return ["type": "string", "enum": .array(values.map(JSON.string))]
    case .number: return ["type": "number"]
    case .integer: return ["type": "integer"]
    case .flag: return ["type": "boolean"]
    case .list(let element): return ["type": "array", "items": json(of: element)]
    case .object(let properties):
      var members: [JSON.Member] = []
      for property in properties {
        var value = json(of: property.kind)
        if let help = explanation(of: property) {
          value = value.setting("description", to: .string(help))
        }
        members.append(.init(property.name, value))
      }
      let required = properties.filter(\.isRequired).map { JSON.string($0.name) }
      return .object([
        "type": "object", "properties": .object(members),
        "required": required.isEmpty ? nil : .array(required),
      ])
    }
  }

  private mutating func explanation(of property: ToolSchema.Property) -> String? {
    let help = Self.withoutGloss(Self.withoutExample(property.help), of: property.kind)
    // Whose a record is can be corrected too, and is said in other words then.
    if isCorrection, property.name != "person", known.contains([property.name]) { return nil }
    known.insert([property.name])
    // So few letters only say the argument's name in Turkish.
    let isName = help.count <= Self.shortest && help.allSatisfy { $0.isLetter || $0 == " " }
    guard !isName, known.insert([property.name, help]).inserted else {
      return nil
    }
    return help
  }

  /// `Öğün: breakfast kahvaltı, lunch öğle` is `Öğün`: a model that gets all tools knows the words.
  private static func withoutGloss(_ help: String, of kind: ToolSchema.Kind) -> String {
    guard case .choice(let values) = kind, let first = values.first else { return help }
    if help.hasPrefix(first + " ") { return "" }
    guard let start = help.firstRange(of: ": " + first + " ") else { return help }
    return String(help[..<start.lowerBound])
  }

  /// `Kaç birim; örn. 2 ya da 0,5. Boşsa 1` is `Kaç birim. Boşsa 1`.
  private static func withoutExample(_ help: String) -> String {
    guard help.utf8.contains(UInt8(ascii: ";")), let start = help.firstRange(of: "; örn. ") else {
      return help
    }
    let rest = help[start.upperBound...]
    guard let end = rest.firstRange(of: ". ") else { return String(help[..<start.lowerBound]) }
    return String(help[..<start.lowerBound] + rest[end.lowerBound...])
  }
}
