import Domain
import struct Foundation.Date

/// What a model wrote of a picture, as far as it fits the schema.
struct SightReply: Sendable {
  private let value: JSON

  /// Finds the object in a reply, which may stand in a fence or among words; nil where there is none.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "{"), let end = text.lastIndex(of: "}"), open < end,
      let value = try? JSON(reading: String(text[open...end])),
      ["label", "meal", "other"].contains(value["kind"]?.string)
    else { return nil }
    self.value = value
  }

  /// The picture; nil where what is told of it holds nothing.
  func picture(now: Date) -> SeenPicture? {
    switch value["kind"]?.string {
    case "label": return product(now).map(SeenPicture.label)
    case "meal":
      let foods = (value["items"]?.array ?? []).compactMap(Self.food)
      return foods.isEmpty ? nil : .meal(Array(foods.prefix(Self.mostFoods)))
    default: return .other
    }
  }

  // MARK: Meals

  private static let mostFoods = 12
  /// Grams of one food on one plate.
  private static let portion = 1.0...3_000.0

  private static func food(_ item: JSON) -> SeenFood? {
    guard let name = item["name"]?.string.flatMap(name),
      let grams = item["grams"]?.number, portion.contains(grams)
    else { return nil }
    let ends = [item["gramsLow"]?.number, item["gramsHigh"]?.number].compactMap(\.self)
      .filter { portion.contains($0) }.sorted()
    let range = ends.count == 2 ? ends[0]...ends[1] : nil
    return SeenFood(name: name, grams: grams, range: range)
  }

  /// A name on one line: letters, digits and a few marks, so that it can carry no order and no code.
  private static func name(_ text: String) -> String? {
    let letters = text.prefix(200).map { letter -> Character in
      letter.isLetter || letter.isNumber || " '’-%&.,()".contains(letter) ? letter : " "
    }
    let words = String(letters).split(separator: " ").joined(separator: " ")
    guard words.contains(where: \.isLetter), words.count <= 60 else { return nil }
    return words
  }

  // MARK: Labels

  private func product(_ now: Date) -> Product? {
    let serving = serving
    var whole = figures("per100", most: { $0 == .calories ? 905 : 100.5 })
    var part = figures("perServing", most: { $0 == .calories ? 5_000 : 500 })
    if let serving {
      if whole.isEmpty {
        whole = Self.possible(part * (100 / serving.amount)) { $0 == .calories ? 905 : 100.5 }
      }
      if part.isEmpty { part = whole * (serving.amount / 100) }
    }
    guard whole[.carbs] != nil || part[.carbs] != nil else { return nil }
    // A model says what it sees; that nothing else bears out, so that a person must look.
    let sure = LabelSolver.alone
    return Product(
      name: value["name"]?.string.flatMap(Self.name),
      brand: value["brand"]?.string.flatMap(Self.name), serving: serving,
      perServing: part.isEmpty ? nil : part, per100: whole,
      isLiquid: value["isLiquid"]?.bool ?? false,
      confidence: LabelConfidence(ocr: sure, carbs: sure, overall: sure), source: .model,
      createdAt: now, changedAt: now
    ).withoutFaults
  }

  private var serving: LabelServing? {
    guard let amount = value["servingAmount"]?.number, (2...2_000).contains(amount) else {
      return nil
    }
    return LabelServing(amount: amount, unit: value["isLiquid"]?.bool == true ? .mililitre : .gram)
  }

  private func figures(_ key: String, most: (LabelField) -> Double) -> LabelFigures {
    var figures = LabelFigures()
    for field in LabelField.allCases { figures[field] = value[key]?[field.rawValue]?.number }
    if value["carbsIncludeFiber"]?.bool == true, let carbs = figures[.carbs] {
      figures[.carbs] = max(carbs - (figures[.fiber] ?? 0), 0)
    }
    return Self.possible(figures, most)
  }

  /// The figures without those that cannot be.
  private static func possible(
    _ figures: LabelFigures, _ most: (LabelField) -> Double
  ) -> LabelFigures {
    var figures = figures
    for field in LabelField.allCases {
      if let value = figures[field], !(0...most(field)).contains(value) { figures[field] = nil }
    }
    return figures
  }
}

// MARK: The schema

extension SightReply {
  /// One object for labels and meals alike: what is on the picture is not known before.
  static let schema: JSON = object([
    "kind": ["type": "string", "enum": ["label", "meal", "other"]],
    "name": orNull("string"), "brand": orNull("string"), "isLiquid": orNull("boolean"),
    "servingAmount": orNull("number"), "carbsIncludeFiber": orNull("boolean"),
    "per100": figureSchema, "perServing": figureSchema,
    "items": [
      "type": "array", "maxItems": .number(Double(mostFoods)),
      "items": object([
        "name": ["type": "string"], "grams": ["type": "number"], "gramsLow": ["type": "number"],
        "gramsHigh": ["type": "number"],
      ]),
    ],
  ])

  private static var figureSchema: JSON {
    .object([
      .init("type", ["object", "null"]),
      .init(
        "properties",
        .object(LabelField.allCases.map { JSON.Member($0.rawValue, orNull("number")) })),
      .init("required", .array(LabelField.allCases.map { .string($0.rawValue) })),
      .init("additionalProperties", false),
    ])
  }

  private static func orNull(_ type: String) -> JSON { ["type": [.string(type), "null"]] }

  private static func object(_ properties: KeyValuePairs<String, JSON>) -> JSON {
    [
      "type": "object",
      "properties": .object(properties.map { JSON.Member($0.key, $0.value) }),
      "required": .array(properties.map { .string($0.key) }), "additionalProperties": false,
    ]
  }
}
