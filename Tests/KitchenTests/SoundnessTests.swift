import Domain
import Foundation
import Testing
import Turkish

@testable import Kitchen

/// What is wrong with a recipe that a cook would stumble over.
enum Fault: String, CaseIterable, Sendable {
  case weighedWater, unmeasurable, otherWeight, unnamed, strangeNote, otherForm, handling, untimed
}

/// Looks a recipe over as a cook would.
struct Inspector: Sendable {
  let recipe: Recipe
  private let text: String
  private let items: [(line: RecipeIngredient, item: PantryItem)]

  init(_ recipe: Recipe) {
    self.recipe = recipe
    text = Turkish.fold(recipe.steps.joined(separator: " "))
    items = recipe.ingredients.compactMap { line in
      line.food.flatMap { Shared.book.pantry.places[$0] }
        .map { (line, Shared.book.pantry.items[$0]) }
    }
  }

  /// Every fault with what it is about.
  func faults(given: Bool) -> [(Fault, String)] {
    var faults: [(Fault, String)] = []
    for (line, item) in items {
      if item.food == "su", [nil, "gram"].contains(line.unit) {
        faults.append((.weighedWater, item.short))
      }
      if !given, !isMeasurable(line, item) {
        faults.append((.unmeasurable, RecipeExport.line(line)))
      }
      if !isOfWeight(line, item) { faults.append((.otherWeight, RecipeExport.line(line))) }
      if !isNamed(item) { faults.append((.unnamed, item.short)) }
    }
    faults += notes().map { (.strangeNote, $0) } + forms().map { (.otherForm, $0) }
    faults += handling().map { (.handling, $0) }
    let named = StepMinutes(recipe.steps).all
    if recipe.cookMinutes >= 15, Double(named) < Double(recipe.cookMinutes) * 0.4 {
      faults.append((.untimed, "\(named) of \(recipe.cookMinutes)"))
    }
    return faults
  }

  private func isMeasurable(_ line: RecipeIngredient, _ item: PantryItem) -> Bool {
    guard let quantity = line.quantity, let unit = line.unit, unit != "gram" else {
      return (line.grams ?? 0) >= 5
    }
    let isWhole = quantity == quantity.rounded()
    if ["adet", "diş", "dilim"].contains(unit) {
      let least = unit == "dilim" ? 20.0 : 40
      let isSmall = (item.unitGrams ?? 0) < least || item.traits.contains(.egg)
      return isWhole || !isSmall && quantity * 2 == (quantity * 2).rounded()
    }
    if ["tutam", "dal"].contains(unit) { return isWhole }
    return quantity * 4 == (quantity * 4).rounded()
  }

  /// Whether the grams are those of what is written, as the food table weighs it.
  private func isOfWeight(_ line: RecipeIngredient, _ item: PantryItem) -> Bool {
    guard let quantity = line.quantity, let unit = line.unit, unit != "gram",
      let grams = line.grams,
      let one = Shared.foods.food(item.food)?.portions
        .first(where: { $0.unit == unit && $0.size == nil })?.grams
    else { return true }
    return abs(quantity * one - grams) <= max(grams * 0.01, 0.06)
  }

  private func isNamed(_ item: PantryItem) -> Bool {
    let word = Turkish.fold(item.short).split(separator: " ").last.map(String.init) ?? ""
    return text.contains(word.dropLast(word.count > 4 ? 2 : 1))
  }

  private func has(_ groups: Set<String>) -> Bool {
    items.contains { !groups.isDisjoint(with: $0.item.groups) }
  }

  private func notes() -> [String] {
    let kinds: [(word: String, groups: Set<String>)] = [
      ("Tahıl", ["tahil", "incetahil", "makarna", "yulaf"]), ("Ekmeği", ["ekmek"]),
      ("Lavaş", ["lavas"]), ("Bakliyat", ["bakliyat", "mercimek"]),
      ("Kuruyemiş", ["kuruyemis"]), ("Balık", ["balik", "kucukbalik"]), ("Yoğurdun", ["yogurt"]),
      ("Yumurta", ["yumurta"]), ("Meyve", ["meyve", "orman", "pismismeyve", "salatameyve"]),
      ("tavuk", ["tavuk"]), ("Etin", ["kirmizi", "biftek"]),
    ]
    return recipe.chefNotes.filter { note in
      if kinds.contains(where: { note.contains($0.word) && !has($0.groups) }) { return true }
      let isSoft = text.contains("blender") || text.contains("robot") || text.contains("cekin")
      return note.contains("kavrulmamış") && text.contains("kavur")
        || note.contains("diri") && isSoft || note.contains("parça bırak") && isSoft
    }
  }

  private func forms() -> [String] {
    let wrong: [(name: String, steps: [String])] = [
      ("kurabiye", ["kaliba", "dilimleyin", "kurdan"]), ("kraker", ["kaliba", "muffin", "kurdan"]),
      ("pogaca", ["kaliba", "muffin", "dilimleyin"]), ("muffin", ["dilimleyin"]),
      ("lokmalari", ["kaliba", "muffin"]), ("yumurta", ["muffin", "hamur"]),
      ("kasesi", ["ocaktan"]), ("salata", ["kepce"]), ("corba", ["dilimleyip"]),
    ]
    let name = Turkish.fold(recipe.name)
    let words = name.split(separator: " ").map(String.init)
    return wrong.flatMap { form in
      words.contains { $0.hasPrefix(form.name) && $0.count <= form.name.count + 2 }
        ? form.steps.filter { text.contains($0) } : []
    }.filter { $0 != "ocaktan" || !text.contains("pisirin") }
  }

  private func handling() -> [String] {
    var faults: [String] = []
    for sentence in text.split(separator: ".").map(String.init) {
      for word in ["bezelye", "borulce", "nohut", "fasulye"]
      where sentence.contains(word) && sentence.contains("rendele") { faults.append(sentence) }
      for word in ["pancar", "salgam", "kereviz", "enginar"]
      where sentence.contains(word) && sentence.contains("6-8 dakika") { faults.append(sentence) }
    }
    if items.contains(where: { $0.item.groups.contains("kirmizi") }),
      !text.contains("izgara"), !text.contains("kiyma gibi"), StepMinutes(recipe.steps).work < 30
    {
      faults.append("stewing meat in \(StepMinutes(recipe.steps).work)")
    }
    return faults
  }
}

/// Several thousand recipes for all that people wish, looked over.
@Suite("Recipes that a cook does not stumble over")
struct SoundnessTests {
  private static let notes: [String?] = [
    nil, nil, "yağsız", "vejetaryen", "glutensiz", "vegan", "laktozsuz", "baharatlı",
    "en çok 30 dakika", "kuruyemişsiz",
  ]
  private static let things: [[String]] = [
    [], [], [], ["tavuk"], ["kıyma"], ["hamsi"], ["dana eti"], ["ıspanak", "nohut"], ["bezelye"],
    ["pancar"], ["elma"], ["ceviz"],
  ]

  private static let found: [(recipe: Recipe, faults: [(Fault, String)])] = {
    RecipeMeal.allCases.enumerated().flatMap { meal in
      notes.indices.flatMap { note in
        (0..<36).compactMap { seed in
          let wish = RecipeWish(
            meal: meal.element, ingredients: things[(seed + note) % things.count],
            notes: notes[note], servings: 1 + seed % 4)
          let number = UInt64(meal.offset * 10_000 + note * 100 + seed)
          guard let recipe = try? Shared.proposal(wish, seed: number).recipe else { return nil }
          return (recipe, Inspector(recipe).faults(given: false))
        }
      }
    }
  }()

  @Test("No recipe has a fault of a kind", arguments: Fault.allCases)
  func none(of kind: Fault) {
    let hit = Self.found.filter { found in found.faults.contains { $0.0 == kind } }
    let all = hit.flatMap { found in
      found.faults.filter { $0.0 == kind }.map { "\(found.recipe.name): \($0.1)" }
    }
    if ProcessInfo.processInfo.environment["BALLI_FAULTS"] != nil {
      print("FAULTS \(kind) \(hit.count) of \(Self.found.count)")
      for one in all.prefix(12) { print("  ", one) }
    }
    #expect(hit.isEmpty, "\(hit.count) of \(Self.found.count): \(all.prefix(5))")
  }
}
