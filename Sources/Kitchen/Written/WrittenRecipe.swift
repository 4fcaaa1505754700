import Domain
import Turkish

/// A recipe as a model wrote it: words and numbers of which nothing is believed yet.
struct WrittenRecipe: Sendable, Equatable {
  struct Ingredient: Sendable, Equatable {
    var line: IngredientLine
    /// As the model weighs it; ours come first.
    var grams: Double?
  }

  var name: String
  var meal: RecipeMeal?
  var servings: Int?
  var ingredients: [Ingredient]
  var steps: [String]
  var prepMinutes = 0
  var cookMinutes = 0
  /// Carbohydrate of a serving as the model thinks; only compared with ours.
  var carbs: Double?

  static let mostIngredients = 40
  static let mostSteps = 30

  /// Finds the recipe in a reply, which may stand in a fence or among words; nil where there is none.
  ///
  /// `clean` takes out what must not reach a terminal or a model.
  init?(_ reply: String, clean: (String) -> String) {
    guard let value = Self.object(in: reply),
      let list = value["ingredients"]?.array, !list.isEmpty, list.count <= Self.mostIngredients,
      let told = value["steps"]?.array, told.count <= Self.mostSteps
    else { return nil }
    func line(_ text: String, _ most: Int) -> String {
      Self.oneLine(clean(text), most: most)
    }
    name = line(value["name"]?.string ?? "", 80)
    meal = value["mealType"]?.string.flatMap(RecipeMeal.init(rawValue:))
    servings = Self.number(value["servings"]).flatMap { (1...50).contains($0) ? Int($0) : nil }
    // One that cannot be read would be missing from the list: then there is no recipe.
    var ingredients: [Ingredient] = []
    for item in list {
      guard let ingredient = Ingredient(item, { line($0, 80) }) else { return nil }
      ingredients.append(ingredient)
    }
    self.ingredients = ingredients
    steps = told.compactMap { step in
      let text = RecipeReader.unnumbered(line(step.string ?? step["text"]?.string ?? "", 700))
      return text.isEmpty ? nil : text
    }
    prepMinutes = Self.minutes(value["prepMinutes"])
    cookMinutes = Self.minutes(value["cookMinutes"])
    carbs = Self.number(value["carbsPerServing"])
  }

  // MARK: Reading

  /// The first object of a text that holds ingredients, or that holds one that does.
  private static func object(in reply: String) -> JSON? {
    let bytes = Array(reply.utf8)
    for place in bytes.indices where bytes[place] == UInt8(ascii: "{") {
      let read = try? JSONReader.read(bytes[place...]) { reader throws(JSONFault) in
        try reader.beginning().value
      }
      guard let value = read else { continue }
      if value["ingredients"] != nil { return value }
      for member in value.members ?? [] where member.value["ingredients"] != nil {
        return member.value
      }
    }
    return nil
  }

  /// A number, or one that is written as text: `"2,5"`, `"1/2"`, `"30 dakika"`.
  static func number(_ value: JSON?) -> Double? {
    if let number = value?.number { return number.isFinite ? number : nil }
    return value?.string.flatMap { Turkish.numbers(in: Turkish.tokens(of: $0)).first?.value }
  }

  private static func minutes(_ value: JSON?) -> Int {
    let minutes = number(value) ?? 0
    return (0...2_880).contains(minutes) ? Int(minutes) : 0
  }

  /// Words on one line without the marks of markup.
  private static func oneLine(_ text: String, most: Int) -> String {
    let plain = text.map { $0.isNewline || "\t*_`#<>|[]{}\\".contains($0) ? " " : $0 }
    return String(String(plain).split(separator: " ").joined(separator: " ").prefix(most)).trimmed
  }
}

extension WrittenRecipe.Ingredient {
  /// Reads `{"name":"süt","quantity":2,"unit":"su bardağı"}` or `"2 su bardağı süt"`.
  fileprivate init?(_ item: JSON, _ clean: (String) -> String) {
    if let text = item.string.map(clean) {
      self.init(line: IngredientLine(text))
    } else {
      let name = IngredientLine(clean(item["name"]?.string ?? ""))
      let unit = clean(item["unit"]?.string ?? "")
      let quantity = WrittenRecipe.number(item["quantity"])
      let grams = WrittenRecipe.number(item["grams"]).flatMap { $0 > 0 ? $0 : nil }
      self.init(line: name, grams: grams)
      if let quantity, quantity > 0 {
        let told = IngredientLine("\(JSON.number(quantity).text) \(unit) \(name.name)")
        // A unit that we do not know stands in the name then.
        let isKnown = Turkish.fold(told.name) == Turkish.fold(name.name)
        if isKnown { line = told } else if grams == nil { return nil }
      }
    }
    guard line.name.contains(where: \.isLetter) else { return nil }
    line.name = Turkish.lowercased(line.name)
  }
}

// MARK: The schema

extension WrittenRecipe {
  static let schema: JSON = object([
    "name": text, "mealType": ["type": "string", "enum": .array(meals)],
    "servings": ["type": "integer"],
    "ingredients": [
      "type": "array",
      "items": object([
        "name": text, "quantity": orNull("number"), "unit": orNull("string"),
        "grams": orNull("number"),
      ]),
    ],
    "steps": ["type": "array", "items": text], "prepMinutes": ["type": "integer"],
    "cookMinutes": ["type": "integer"], "carbsPerServing": orNull("number"),
  ])

  private static let text: JSON = ["type": "string"]
  private static var meals: [JSON] { RecipeMeal.allCases.map { .string($0.rawValue) } }

  private static func orNull(_ type: String) -> JSON { ["type": [.string(type), "null"]] }

  private static func object(_ properties: KeyValuePairs<String, JSON>) -> JSON {
    [
      "type": "object",
      "properties": .object(properties.map { JSON.Member($0.key, $0.value) }),
      "required": .array(properties.map { .string($0.key) }), "additionalProperties": false,
    ]
  }
}
