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

  /// What of a text was read so far.
  private struct Draft {
    var recipe: Recipe
    var name: String?
    /// For how many it says that it is; nil where it does not say.
    var servings: Int?
    var part = Part.head
    /// Whether it is written as this program shows a recipe: notes follow the steps.
    var isOurs = false
    var isAfterGap = false
    /// Whether the ingredients are numbered themselves.
    var countsIngredients = false
  }

  /// The recipe in a text; refused where no ingredient can be read.
  ///
  /// Headings (`Malzemeler`, `Yapılışı`) part it; without them, lines that begin with an amount or a
  /// bullet are ingredients and the others steps.
  func recipe(in text: String, now: Date) throws(RecipeRefusal) -> Recipe {
    if let data = RecipeData(text) { return try recipe(of: data, now: now) }
    var draft = Draft(
      recipe: Recipe(
        name: "", meal: .dinner, servings: 1, ingredients: [], steps: [], origin: .imported,
        createdAt: now, changedAt: now))
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for line in lines.map({ String($0).trimmed }) {
      let bare = withoutCommand(Self.unmarked(line), isFirst: draft.name == nil)
      guard !bare.isEmpty else {
        draft.isAfterGap = true
        continue
      }
      read(line, bare, into: &draft)
      draft.isAfterGap = false
    }
    return try finished(draft.recipe, called: draft.name, servings: draft.servings)
  }

  private func read(_ line: String, _ bare: String, into draft: inout Draft) {
    if let heading = Self.heading(bare) {
      draft.part = heading
    } else if line.hasPrefix("##") {
      draft.part = .other
    } else if draft.part == .other || KitchenEdits.begins(bare, as: "told") {
      return
    } else if draft.part == .note {
      draft.recipe.note = [draft.recipe.note, bare].compactMap(\.self).joined(separator: "\n")
    } else if draft.part == .chefNotes {
      draft.recipe.chefNotes.append(Self.unnumbered(bare))
    } else if readTitle(bare, into: &draft) || readFacts(bare, into: &draft) {
      return
    } else if draft.name == nil, draft.part == .head, !isIngredient(line) {
      draft.name = bare
    } else if isNote(bare, draft) {
      draft.recipe.chefNotes.append(bare)
    } else if isIngredient(line, bare, draft) {
      draft.countsIngredients = Self.isNumbered(bare)
      draft.recipe.ingredients += ingredients(Self.isNumbered(bare) ? Self.unnumbered(bare) : bare)
    } else {
      draft.recipe.steps.append(Self.unnumbered(bare))
    }
  }

  /// Whether a line is an ingredient where it stands; steps are numbered below a list that is not.
  private func isIngredient(_ line: String, _ bare: String, _ draft: Draft) -> Bool {
    let isStep = Self.isNumbered(bare) && !draft.recipe.ingredients.isEmpty
    if isStep, !draft.countsIngredients { return false }
    return draft.part == .ingredients || draft.part == .head && isIngredient(line)
  }

  /// `**Mantarlı çorba** (4 kişilik)`: the name as this program shows it; `Kısır, 4 kişilik`.
  private func readTitle(_ line: String, into draft: inout Draft) -> Bool {
    guard draft.name == nil, draft.part == .head else { return false }
    if let title = RecipeTitle(line), line.last != ")" {
      (draft.name, draft.servings) = (title.name, title.servings)
      return true
    }
    guard line.last == ")", let open = line.lastIndex(of: "("), open > line.startIndex
    else { return false }
    let inner = String(line[line.index(after: open)...].dropLast())
    guard readFact(inner, into: &draft) else { return false }
    draft.name = String(line[..<open]).trimmed
    draft.isOurs = true
    return true
  }

  /// What follows the steps of a recipe of ours in a paragraph of its own.
  private func isNote(_ line: String, _ draft: Draft) -> Bool {
    line.hasPrefix(Texts.loadStart)
      || draft.isOurs && draft.isAfterGap && !draft.recipe.steps.isEmpty && !Self.isNumbered(line)
  }

  /// A first line without the order to keep it: `Tarif kaydet:`, `bu tarifi sakla: Omlet`.
  private func withoutCommand(_ line: String, isFirst: Bool) -> String {
    guard isFirst else { return line }
    let order = line.prefix { $0 != ":" }
    let words = Turkish.fold(String(order)).split { !$0.isLetter }.map(String.init)
    guard words.count <= 8, !words.isEmpty,
      words.contains(where: { word in KitchenEdits.words("keep").contains { word.hasPrefix($0) } }),
      words.allSatisfy({ word in
        KitchenEdits.words("command").contains { $0.count < 4 ? word == $0 : word.hasPrefix($0) }
      })
    else { return line }
    return String(line.dropFirst(order.count + 1)).trimmed
  }

  /// The recipe that another program has written as data.
  private func recipe(of data: RecipeData, now: Date) throws(RecipeRefusal) -> Recipe {
    var recipe = Recipe(
      name: "", meal: data.meal ?? .dinner, style: data.style, servings: 1,
      ingredients: [], steps: data.steps, prepMinutes: data.prepMinutes,
      cookMinutes: data.cookMinutes, origin: .imported, createdAt: now, changedAt: now)
    recipe.ingredients = data.ingredients.flatMap(ingredients)
    recipe = try finished(recipe, called: data.name, servings: data.servings)
    let own = recipe.knownPerServing?.carbs
    if let told = data.carbs, own.map({ WrittenCheck.isFar(told, from: $0) }) ?? true {
      recipe.chefNotes.append(Texts.figureOfFile(told))
    }
    return recipe
  }

  private func finished(
    _ recipe: Recipe, called name: String?, servings: Int?
  ) throws(RecipeRefusal) -> Recipe {
    guard !recipe.ingredients.isEmpty else {
      throw RecipeRefusal(kind: .impossible, message: Texts.noIngredients)
    }
    var recipe = recipe
    recipe.name = name ?? Texts.pastedName
    recipe.servings = servings ?? 1
    recipe.chefNotes.removeAll { $0 == Texts.servingsUnsaid }
    if servings == nil { recipe.chefNotes.append(Texts.servingsUnsaid) }
    recipe.mainIngredients = Self.largest(recipe.ingredients)
    let missing = recipe.uncounted
    // A recipe of ours that comes back tells this already, as it was before.
    recipe.chefNotes.removeAll { $0.hasPrefix(Texts.uncountedStart) }
    if !missing.isEmpty { recipe.chefNotes.append(Texts.uncounted(missing)) }
    recipe.chefNotes = ChefNotes.withLoad(recipe)
    return recipe
  }

  // MARK: Lines

  /// Facts in a line, one or several: `Hazırlık: 20 dk, Pişirme: 30 dk`; figures are ours to compute.
  private func readFacts(_ line: String, into draft: inout Draft) -> Bool {
    if KitchenEdits.begins(line, as: "figures") {
      for part in line.split(separator: ".") where KitchenEdits.begins(String(part), as: "total") {
        _ = readFact(String(part).trimmed, into: &draft)
      }
      return true
    }
    let parts = line.split { ",;|•·/".contains($0) }.map { String($0).trimmed }
    guard parts.count > 1 else { return readFact(line, into: &draft) }
    var read = draft
    guard parts.allSatisfy({ readFact($0, into: &read) }) else { return false }
    draft = read
    return true
  }

  /// Servings and times: `4 kişilik`, `Hazırlama: 15 dk`; false for a line that is none of these.
  private func readFact(_ line: String, into draft: inout Draft) -> Bool {
    let folded = Turkish.fold(line)
    let tokens = Turkish.tokens(of: line)
    let isShort = tokens.count <= 6
    if isShort, folded.contains("kisilik") || folded.contains("porsiyon"),
      let number = Turkish.numbers(in: tokens).first, number.value >= 1, number.value <= 100
    {
      draft.servings = Int(number.value)
      return true
    }
    guard isShort, let minutes = Turkish.durations(in: tokens).first?.minutes else { return false }
    if folded.hasPrefix("hazirl") {
      draft.recipe.prepMinutes = Int(minutes)
    } else if folded.hasPrefix("pisirme") || folded.hasPrefix("pisme") {
      draft.recipe.cookMinutes = Int(minutes)
    } else if KitchenEdits.begins(line, as: "total"), Self.endsInTime(line) {
      let known = draft.recipe.prepMinutes + draft.recipe.cookMinutes
      if known == 0 { draft.recipe.cookMinutes = Int(minutes) }
    } else {
      return false
    }
    return true
  }

  /// Whether nothing stands behind the unit of time, as in `Yaklaşık 35 dakika`.
  private static func endsInTime(_ line: String) -> Bool {
    guard let last = NoteText(line).words.last?.folded else { return false }
    return (NoteWords.all("minute") + NoteWords.all("hour")).contains(where: last.hasPrefix)
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
    let own = pantry.place(named: Turkish.fold(line.name)).map { pantry.items[$0] }
    if let own, !isOthersName(line.name, own) { return ingredient(line, own) }
    let mention = FoodMention(
      name: line.name, quantity: line.quantity, unit: line.unit, grams: line.grams)
    let hasAmount = line.quantity != nil || line.grams != nil
    let estimate = hasAmount ? foods.estimate(mention, []) : nil
    let item = estimate.flatMap { pantry.places[$0.food.id] }.map { pantry.items[$0] } ?? own
    return RecipeIngredient(
      name: line.name, food: estimate?.food.id, quantity: line.quantity, unit: line.unit,
      grams: estimate?.grams, nutrients: estimate?.nutrients,
      glycemicIndex: estimate?.food.glycemicIndex?.value ?? item?.glycemicIndex)
  }

  /// Whether the food table itself has an uncooked food of a name for which the kitchen takes one of its
  /// own: what others call `un` is white flour, `pirinç` white rice.
  private func isOthersName(_ name: String, _ own: PantryItem) -> Bool {
    let folded = Turkish.fold(name)
    guard folded != Turkish.fold(own.name), folded != Turkish.fold(own.short),
      let food = foods.estimate(FoodMention(name: name), [])?.food
    else { return false }
    return Turkish.fold(food.name) == folded && ["raw", "dry", "ready"].contains(food.state)
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

  /// Without Markdown's marks of a heading and of bold words.
  private static func unmarked(_ line: String) -> String {
    var text = line[...]
    while text.first == "#" { text = text.dropFirst() }
    return String(text).replacing("**", with: "").trimmed
  }

  private static func isNumbered(_ line: String) -> Bool {
    let rest = line.drop { $0.isNumber }
    guard rest.count < line.count, let mark = rest.first, ".)".contains(mark) else { return false }
    return rest.dropFirst().first == " "
  }

  /// Without a step's number: `1) Soğanı doğrayın` → `Soğanı doğrayın`.
  static func unnumbered(_ line: String) -> String {
    let digits = line.prefix { $0.isNumber }
    guard !digits.isEmpty else {
      return String(line.drop { "-•*– ".contains($0) })
    }
    let rest = line.dropFirst(digits.count)
    guard let mark = rest.first, ".)-".contains(mark) else { return line }
    return String(rest.dropFirst()).trimmed
  }
}
