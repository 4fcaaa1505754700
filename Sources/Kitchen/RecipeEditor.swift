import Domain
import Turkish

/// The words of `edits.tsv`: how people change a recipe, and what they write around one.
enum KitchenEdits {
  private static let table = WordTable("Kitchen/edits")

  static func words(_ kind: String) -> [String] { table[kind] }

  /// Whether a line begins with a phrase of a kind.
  static func begins(_ line: String, as kind: String) -> Bool {
    let words = Turkish.fold(line).split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    return self.words(kind).contains { words.hasPrefix($0) }
  }
}

/// Changes a recipe by what a person says: `tuzu çıkar, 2 yumurta yap, tereyağı yerine zeytinyağı`.
struct RecipeEditor: Sendable {
  let reader: RecipeReader

  /// The recipe as it is then, with what was changed in a few words each; refused where nothing of it
  /// can be understood.
  func edited(_ recipe: Recipe, by text: String) throws(RecipeRefusal) -> RecipeEdit {
    var edit = RecipeEdit(recipe: recipe, told: [])
    let before = recipe.ingredients.reduce(0) { $0 + ($1.grams ?? 0) }
    let changes = RecipeChanges.read(text)
    for change in changes { try apply(change, to: &edit, isAlone: changes.count == 1) }
    guard !edit.told.isEmpty else {
      throw RecipeRefusal(kind: .impossible, message: Texts.nothingToEdit)
    }
    guard !edit.recipe.ingredients.isEmpty else {
      throw RecipeRefusal(kind: .impossible, message: Texts.nothingLeft)
    }
    let after = edit.recipe.ingredients.reduce(0) { $0 + ($1.grams ?? 0) }
    if before > 0 { edit.recipe.cookedGrams = recipe.cookedGrams.map { $0 * after / before } }
    edit.recipe.mainIngredients = RecipeReader.largest(edit.recipe.ingredients)
    edit.recipe.chefNotes = ChefNotes.withLoad(edit.recipe)
    return edit
  }

  private func apply(
    _ change: RecipeChange, to edit: inout RecipeEdit, isAlone: Bool
  ) throws(RecipeRefusal) {
    switch change.deed {
    case .drop: try drop(change.words, isAlone: isAlone, &edit)
    case .swap: try swap(change.words, &edit)
    case .set: try set(change.words, &edit)
    case .add: try set(change.words, canAdd: true, &edit)
    case .times(let factor): try multiply(change.words, by: factor, &edit)
    case .people(let count):
      edit.recipe = edit.recipe.scaled(to: count)
      edit.told.append(Texts.forPeople(count))
    }
  }

  // MARK: What is done

  /// So many times as much of one thing.
  private func multiply(
    _ words: String, by factor: Double, _ edit: inout RecipeEdit
  ) throws(RecipeRefusal) {
    let name = IngredientLine(words).name
    guard let place = place(of: name, in: edit.recipe) else {
      throw RecipeRefusal(kind: .impossible, message: Texts.notInRecipe(plain(name)))
    }
    let changed = edit.recipe.ingredients[place].times(factor)
    edit.recipe.ingredients[place] = changed
    edit.told.append(RecipeExport.line(changed))
  }

  /// Takes a thing out; what is not in it is only told where there is more to be done.
  private func drop(
    _ words: String, isAlone: Bool, _ edit: inout RecipeEdit
  ) throws(RecipeRefusal) {
    let line = IngredientLine(words)
    guard let place = place(of: line.name, in: edit.recipe) else {
      if !isAlone { return edit.told.append(Texts.wasNotThere(plain(line.name))) }
      throw RecipeRefusal(kind: .impossible, message: Texts.notInRecipe(plain(line.name)))
    }
    // Of three eggs one may be meant to be left out.
    if let amount = line.quantity, amount < edit.recipe.ingredients[place].quantity ?? 0 {
      throw howMuch(edit.recipe.ingredients[place].name)
    }
    let gone = edit.recipe.ingredients.remove(at: place)
    edit.told.append(Texts.dropped(gone.name))
  }

  /// Changes an amount; only what is said to be put in is added where the recipe has none of it.
  private func set(
    _ words: String, canAdd: Bool = false, _ edit: inout RecipeEdit
  ) throws(RecipeRefusal) {
    var line = Self.line(words)
    guard let place = place(of: line.name, in: edit.recipe) else {
      line.name = plain(line.name)
      guard line.quantity != nil, !line.name.isEmpty else {
        throw howMuch(line.name)
      }
      guard canAdd else {
        // "yumurtayı -3 yap": the recipe has it, and no such amount.
        let isThere = line.name.split(separator: " ").contains {
          self.place(of: String($0), in: edit.recipe) != nil
        }
        throw RecipeRefusal(
          kind: .impossible, message: isThere ? Texts.nothingToEdit : Texts.noneToChange(line.name))
      }
      edit.recipe.ingredients.append(reader.ingredient(line))
      return edit.told.append(Texts.put(RecipeExport.line(reader.ingredient(line))))
    }
    let old = edit.recipe.ingredients[place]
    guard line.quantity != nil else {
      throw howMuch(old.name)
    }
    line.name = old.name
    line.unit = line.unit ?? old.unit
    edit.recipe.ingredients[place] = reader.ingredient(line)
    edit.told.append(RecipeExport.line(edit.recipe.ingredients[place]))
  }

  /// `tereyağı yerine 2 yemek kaşığı zeytinyağı`: as much as before where nothing is said.
  private func swap(_ words: String, _ edit: inout RecipeEdit) throws(RecipeRefusal) {
    let all = words.split(separator: " ").map(String.init)
    let verbs = KitchenEdits.words("swap")
    guard let middle = all.firstIndex(where: { verbs.contains(Turkish.fold($0)) }) else { return }
    let old = all[..<middle].joined(separator: " ")
    var line = Self.line(all[(middle + 1)...].joined(separator: " "))
    guard let place = place(of: old, in: edit.recipe) else {
      throw RecipeRefusal(kind: .impossible, message: Texts.notInRecipe(plain(old)))
    }
    guard !line.name.isEmpty else {
      throw RecipeRefusal(kind: .impossible, message: Texts.nothingToEdit)
    }
    line.name = plain(line.name)
    let before = edit.recipe.ingredients[place]
    if line.quantity == nil {
      (line.quantity, line.unit) =
        before.grams.map { ($0.rounded(), "gram") } ?? (before.quantity, before.unit)
    }
    let after = reader.ingredient(line)
    edit.recipe.ingredients[place] = after
    rename(before, to: after, in: &edit.recipe)
    edit.told.append(Texts.swapped(before.name, RecipeExport.line(after)))
  }

  /// The steps and the name with the new thing in place of the old one.
  private func rename(
    _ old: RecipeIngredient, to new: RecipeIngredient, in recipe: inout Recipe
  ) {
    func short(_ line: RecipeIngredient) -> String? {
      line.food.flatMap { reader.pantry.places[$0] }.map { reader.pantry.items[$0].short }
    }
    let names = StepNames(of: [old.name, short(old) ?? ""], to: short(new) ?? new.name)
    recipe.steps = recipe.steps.map(names.replaced)
    recipe.name = names.replaced(in: recipe.name)
  }

  /// A line whose amount may stand behind the name: `tuzu 2 gram`.
  private static func line(_ words: String) -> IngredientLine {
    let tokens = Turkish.tokens(of: words)
    guard let number = Turkish.numbers(in: tokens).first, number.tokens.lowerBound > 0 else {
      return IngredientLine(words)
    }
    let start = tokens[number.tokens.lowerBound].range.lowerBound
    return IngredientLine(words[start...] + " " + words[..<start])
  }

  /// The line that a name means, in any case: `tuzu`, `soğanları`.
  private func place(of name: String, in recipe: Recipe) -> Int? {
    let asked = Turkish.fold(name).split(separator: " ").map(String.init)
    guard let head = asked.last else { return nil }
    let fitting = recipe.ingredients.indices.filter { place in
      let words = Turkish.fold(recipe.ingredients[place].name).split(separator: " ")
        .map(String.init)
      return asked.allSatisfy { word in words.contains { Self.isSame(word, $0) } }
    }
    let ending = fitting.first { place in
      let last = Turkish.fold(recipe.ingredients[place].name).split(separator: " ").last
      return last.map { Self.isSame(head, String($0)) } ?? false
    }
    // "ceviz" is no flour of "hindistan cevizi"; "tavuk" is of "kemiksiz tavuk but".
    return ending
      ?? fitting.first { place in
        let line = recipe.ingredients[place]
        let short = line.food.flatMap { reader.pantry.places[$0] }
          .map { reader.pantry.items[$0].short }
        return [line.name, short].compactMap(\.self).contains { name in
          Turkish.fold(name).split(separator: " ").first.map { Self.isSame(asked[0], String($0)) }
            ?? false
        }
      }
  }

  /// The thing that is called so without the ending of its case, where it is known: `tuzu`, `tuz`.
  private func plain(_ name: String) -> String {
    let said = Turkish.fold(name)
    if reader.pantry.place(named: said) != nil { return name }
    let items = reader.pantry.items.filter { Self.isSame(said, Turkish.fold($0.short)) }
    return items.max { $0.short.count < $1.short.count }?.short ?? name
  }

  /// Asks for the amount, with an example in the measure of the thing.
  private func howMuch(_ name: String) -> RecipeRefusal {
    let place = reader.pantry.place(named: Turkish.fold(name))
    let unit = place.flatMap { reader.pantry.items[$0].unit }
    return RecipeRefusal(kind: .impossible, message: Texts.howMuch(name, unit))
  }

  private static func isSame(_ said: String, _ word: String) -> Bool {
    if said == word { return true }
    guard word.count >= 2, said.count <= word.count + 5 else { return false }
    // Of a short word only an ending follows: `suyu` is of `su`, `susam` is not.
    guard word.count >= 4 else {
      return said.hasPrefix(word)
        && NounSuffixes.form(of: Array(said.utf8), stem: word.utf8.count) != nil
    }
    if said.hasPrefix(word) || said.hasPrefix(word.dropLast()) { return true }
    // "salçayı" is of "domates salçası".
    let isCompound = word.count > 5 && ["si", "su"].contains(where: word.hasSuffix)
    return isCompound && said.hasPrefix(word.dropLast(2))
  }
}
