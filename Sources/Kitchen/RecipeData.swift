package import Domain
import Turkish

/// A recipe that another program has written as schema.org's Recipe in JSON-LD.
///
///     RecipeData(#"{"@type":"Recipe","recipeIngredient":["2 yumurta"]}"#)?.ingredients  // ["2 yumurta"]
///
/// Only words are taken, and as data: marks of web pages are dropped, everything has its bounds. Of the
/// nutrition only the carbohydrate is read, to be told beside ours, which comes from the ingredients.
package struct RecipeData: Sendable, Equatable {
  package private(set) var name: String?
  package private(set) var servings: Int?
  package private(set) var meal: RecipeMeal?
  package private(set) var style: String?
  package private(set) var prepMinutes = 0
  package private(set) var cookMinutes = 0
  package private(set) var ingredients: [String] = []
  package private(set) var steps: [String] = []
  /// Grams of carbohydrate in a serving, as the file says; nil where it says none that can be.
  package private(set) var carbs: Double?

  private static let mostLines = 120
  private static let longestLine = 600
  private static let mostCarbs = 300.0

  /// The first recipe in a text that is JSON; nil for any other text.
  package init?(_ text: String) {
    guard let first = text.first(where: { !$0.isWhitespace }), "{[".contains(first),
      let value = try? JSON(reading: text), let recipe = Self.recipe(in: value, depth: 0)
    else { return nil }
    name = Self.lines(recipe["name"]).first
    servings = Self.count(in: recipe["recipeYield"])
    meal = Self.lines(recipe["recipeCategory"]).lazy.compactMap(RecipeMeal.init(rawValue:)).first
    style = Self.lines(recipe["keywords"]).first.flatMap { $0.count <= 30 ? $0 : nil }
    prepMinutes = Self.minutes(recipe["prepTime"])
    cookMinutes = Self.minutes(recipe["cookTime"])
    let total = Self.minutes(recipe["totalTime"])
    if prepMinutes == 0, cookMinutes == 0 { cookMinutes = total }
    ingredients = Self.lines(recipe["recipeIngredient"] ?? recipe["ingredients"])
    steps = Self.lines(recipe["recipeInstructions"])
    carbs = Self.grams(recipe["nutrition"]?["carbohydrateContent"])
  }

  /// The JSON-LD of a web page that holds a recipe; nil for a text that is no such page.
  package static func script(in page: String) -> String? {
    var rest = page[...]
    while let open = rest.firstRange(of: "application/ld+json") {
      rest = rest[open.upperBound...]
      guard let start = rest.firstIndex(of: ">"),
        let end = rest[start...].firstRange(of: "</script")
      else { return nil }
      let script = String(rest[rest.index(after: start)..<end.lowerBound])
      if RecipeData(script) != nil { return script }
      rest = rest[end.upperBound...]
    }
    return nil
  }

  // MARK: Parts

  /// Looks through lists, graphs and pages for an object whose type is Recipe.
  private static func recipe(in value: JSON, depth: Int) -> JSON? {
    guard depth < 6 else { return nil }
    if let values = value.array {
      return values.lazy.compactMap { recipe(in: $0, depth: depth + 1) }.first
    }
    let types = value["@type"]?.array?.compactMap(\.string) ?? [value["@type"]?.string ?? ""]
    if types.contains(where: { $0 == "Recipe" || $0.hasSuffix("/Recipe") }) { return value }
    return ["@graph", "mainEntity", "mainEntityOfPage"].lazy.compactMap { key in
      value[key].flatMap { recipe(in: $0, depth: depth + 1) }
    }.first
  }

  /// The texts of a value: words, lists of words, steps, sections of steps.
  private static func lines(_ value: JSON?, depth: Int = 0) -> [String] {
    guard let value, depth < 6 else { return [] }
    if let text = value.string {
      return text.split(whereSeparator: \.isNewline).prefix(mostLines).compactMap { line($0) }
    }
    if let values = value.array {
      return Array(values.lazy.flatMap { lines($0, depth: depth + 1) }.prefix(mostLines))
    }
    let inner = value["itemListElement"] ?? value["text"] ?? value["name"]
    return inner == nil ? [] : lines(inner, depth: depth + 1)
  }

  /// One line without marks of a page; nil where nothing is left.
  private static func line(_ text: Substring) -> String? {
    var words = ""
    var isMark = false
    for character in text.prefix(longestLine) {
      if character == "<" { isMark = true }
      if !isMark { words.append(character) }
      if character == ">" {
        isMark = false
        words.append(" ")
      }
    }
    for (entity, sign) in [
      ("&nbsp;", " "), ("&quot;", "\""), ("&#39;", "'"), ("&frac12;", "½"), ("&frac14;", "¼"),
      ("&amp;", "&"),
    ] { words = words.replacing(entity, with: sign) }
    let plain = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return plain.isEmpty ? nil : plain
  }

  /// `"4 porsiyon"`, `4`, `["4", "4 kişilik"]`.
  private static func count(in value: JSON?) -> Int? {
    if let number = value?.number { return Int(exactly: number).flatMap { $0 > 0 ? $0 : nil } }
    return lines(value).lazy.compactMap { text in
      Int(text.drop { !$0.isNumber }.prefix { $0.isNumber })
    }.first { (1...100).contains($0) }
  }

  /// `"31 g"`, `31`, `"31,5 gram"`.
  private static func grams(_ value: JSON?) -> Double? {
    let text = value?.string.map { $0.prefix { $0.isNumber || ".,".contains($0) } }
    let told = value?.number ?? text.flatMap { Double($0.replacing(",", with: ".")) }
    return told.flatMap { (0...mostCarbs).contains($0) ? $0 : nil }
  }

  /// Minutes of an ISO 8601 duration: 90 for `PT1H30M`; 0 for anything else.
  private static func minutes(_ value: JSON?) -> Int {
    guard let text = value?.string, text.first == "P", text.count < 20 else { return 0 }
    var (minutes, digits, isTime) = (0.0, "", false)
    for letter in text.dropFirst() {
      if letter.isNumber || letter == "." {
        digits.append(letter)
        continue
      }
      let number = Double(digits) ?? 0
      digits = ""
      switch letter {
      case "T": isTime = true
      case "D": minutes += number * 1_440
      case "H" where isTime: minutes += number * 60
      case "M" where isTime: minutes += number
      case "S" where isTime: minutes += number / 60
      default: return 0
      }
    }
    return minutes < 10_000 ? Int(minutes.rounded()) : 0
  }
}
