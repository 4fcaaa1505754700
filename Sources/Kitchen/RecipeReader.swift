import Domain
import struct Foundation.Date
import Turkish

/// Reads a recipe that a person pastes: a name, lines of ingredients, steps.
struct RecipeReader: Sendable {
  let foods: FoodTable
  let pantry: Pantry

  private enum Part {
    case head, ingredients, steps, note, chefNotes
    /// Under a heading that is none of these: figures.
    case other
  }

  /// The recipe in a text; refused where no ingredient can be read.
  ///
  /// Headings (`Malzemeler`, `Yapılışı`) part it; without them, lines that begin with an amount or a
  /// bullet are ingredients and the others steps.
  func recipe(in text: String, now: Date) throws(RecipeRefusal) -> Recipe {
    if let data = RecipeData(text) { return try recipe(of: data, now: now) }
    var name: String?
    var recipe = Recipe(
      name: "", meal: .dinner, servings: 1, ingredients: [], steps: [], origin: .imported,
      createdAt: now, changedAt: now)
    var part = Part.head
    for line in text.split(whereSeparator: \.isNewline).map({ String($0).trimmed }) {
      let bare = Self.unmarked(line)
      guard !bare.isEmpty else { continue }
      if let heading = Self.heading(bare) {
        part = heading
      } else if line.hasPrefix("##") {
        part = .other
      } else if part == .other {
        continue
      } else if part == .note {
        recipe.note = [recipe.note, bare].compactMap(\.self).joined(separator: "\n")
      } else if part == .chefNotes {
        recipe.chefNotes.append(Self.unnumbered(bare))
      } else if readFact(bare, into: &recipe) {
        continue
      } else if name == nil, part == .head, !isIngredient(line) {
        name = bare
      } else if part == .ingredients || part == .head && isIngredient(line) {
        recipe.ingredients += ingredients(bare)
      } else {
        recipe.steps.append(Self.unnumbered(bare))
      }
    }
    return try finished(recipe, called: name)
  }

  /// The recipe that another program has written as data.
  private func recipe(of data: RecipeData, now: Date) throws(RecipeRefusal) -> Recipe {
    var recipe = Recipe(
      name: "", meal: data.meal ?? .dinner, style: data.style, servings: data.servings ?? 1,
      ingredients: [], steps: data.steps, prepMinutes: data.prepMinutes,
      cookMinutes: data.cookMinutes, origin: .imported, createdAt: now, changedAt: now)
    recipe.ingredients = data.ingredients.flatMap(ingredients)
    return try finished(recipe, called: data.name)
  }

  private func finished(
    _ recipe: Recipe, called name: String?
  ) throws(RecipeRefusal) -> Recipe {
    guard !recipe.ingredients.isEmpty else {
      throw RecipeRefusal(kind: .impossible, message: Texts.noIngredients)
    }
    var recipe = recipe
    recipe.name = name ?? Texts.pastedName
    recipe.mainIngredients = Self.largest(recipe.ingredients)
    let missing = recipe.uncounted
    // A recipe of ours that comes back tells this already, as it was before.
    recipe.chefNotes.removeAll { $0.hasPrefix(Texts.uncountedStart) }
    if !missing.isEmpty { recipe.chefNotes.append(Texts.uncounted(missing)) }
    return recipe
  }

  // MARK: Lines

  /// Servings and times: `4 kişilik`, `Hazırlama: 15 dk`; false for a line that is none of these.
  private func readFact(_ line: String, into recipe: inout Recipe) -> Bool {
    let folded = Turkish.fold(line)
    let tokens = Turkish.tokens(of: line)
    let isShort = tokens.count <= 6
    if isShort, folded.contains("kisilik") || folded.contains("porsiyon"),
      let number = Turkish.numbers(in: tokens).first, number.value >= 1, number.value <= 100
    {
      recipe.servings = Int(number.value)
      return true
    }
    guard isShort, let minutes = Turkish.durations(in: tokens).first?.minutes else { return false }
    if folded.hasPrefix("hazirl") {
      recipe.prepMinutes = Int(minutes)
    } else if folded.hasPrefix("pisirme") || folded.hasPrefix("pisme") {
      recipe.cookMinutes = Int(minutes)
    } else {
      return false
    }
    return true
  }

  private func isIngredient(_ line: String) -> Bool {
    if let first = line.first, "-•*–".contains(first) { return true }
    let parsed = IngredientLine(line)
    return parsed.quantity != nil && parsed.name.split(separator: " ").count <= 5
  }

  /// The ingredients of a line; names without an amount may stand together: `tuz, karabiber`.
  private func ingredients(_ line: String) -> [RecipeIngredient] {
    let parsed = IngredientLine(line)
    guard parsed.quantity == nil, line.contains(",") else { return [ingredient(parsed)] }
    return line.split(separator: ",").map { ingredient(IngredientLine(String($0))) }
  }

  func ingredient(_ line: IngredientLine) -> RecipeIngredient {
    // A raw ingredient of the kitchen comes before a dish of the same name.
    if let place = pantry.place(named: Turkish.fold(line.name)) {
      return ingredient(line, pantry.items[place])
    }
    let mention = FoodMention(
      name: line.name, quantity: line.quantity, unit: line.unit, grams: line.grams)
    let hasAmount = line.quantity != nil || line.grams != nil
    let estimate = hasAmount ? foods.estimate(mention, []) : nil
    let item = estimate.flatMap { pantry.places[$0.food.id] }.map { pantry.items[$0] }
    return RecipeIngredient(
      name: line.name, food: estimate?.food.id, quantity: line.quantity, unit: line.unit,
      grams: estimate?.grams, nutrients: estimate?.nutrients,
      glycemicIndex: estimate?.food.glycemicIndex?.value ?? item?.glycemicIndex)
  }

  private func ingredient(_ line: IngredientLine, _ item: PantryItem) -> RecipeIngredient {
    let grams = line.grams ?? item.grams(of: line, foods)
    return RecipeIngredient(
      name: line.name, food: item.food, quantity: line.quantity, unit: line.unit, grams: grams,
      nutrients: grams.map { item.per100g.scaled(toGrams: $0) }, glycemicIndex: item.glycemicIndex)
  }

  /// The largest things by weight, at most five.
  static func largest(_ lines: [RecipeIngredient]) -> [String] {
    lines.filter { ($0.grams ?? 0) > 0 && $0.food != "su" }
      .sorted { ($0.grams ?? 0, $1.name) > ($1.grams ?? 0, $0.name) }.prefix(MainThings.most)
      .map(\.name)
  }

  private static func heading(_ line: String) -> Part? {
    let words = Turkish.fold(line).split { !$0.isLetter }
    guard let first = words.first, words.count <= 4 else { return nil }
    if first.hasPrefix("malzeme") || first == "icindekiler" { return .ingredients }
    if ["yapilis", "hazirlanis", "tarif", "adim"].contains(where: first.hasPrefix) {
      return .steps
    }
    if line.count <= 20, ["notum", "notlarim"].contains(first), words.count == 1 { return .note }
    if first.hasPrefix("sef"), words.count == 2, words[1].hasPrefix("not") { return .chefNotes }
    return nil
  }

  /// Without Markdown's marks of a heading.
  private static func unmarked(_ line: String) -> String {
    var text = line[...]
    while text.first == "#" { text = text.dropFirst() }
    return String(text).trimmed
  }

  /// Without a step's number: `1) Soğanı doğrayın` → `Soğanı doğrayın`.
  private static func unnumbered(_ line: String) -> String {
    let digits = line.prefix { $0.isNumber }
    guard !digits.isEmpty else {
      return String(line.drop { "-•*– ".contains($0) })
    }
    let rest = line.dropFirst(digits.count)
    guard let mark = rest.first, ".)-".contains(mark) else { return line }
    return String(rest.dropFirst()).trimmed
  }
}
