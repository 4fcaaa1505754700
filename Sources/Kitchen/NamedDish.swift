import Domain
import Turkish

/// The dish that a wish names: "mercimek çorbası tarifi", "kısır nasıl yapılır".
struct NamedDish: Sendable {
  /// Its words, folded: "mercimek", "corbasi".
  let words: [String]
  /// As the person wrote it.
  let said: String
  /// Whether the note holds nothing else.
  let isWhole: Bool
  /// The part of the food table that has it.
  let category: String

  /// The name before the word for a recipe, or the whole note; nil where no dish is asked for by name.
  init?(_ notes: String, foods: FoodTable) {
    let said = notes.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let folded = said.map { Turkish.fold($0) }
    guard let end = folded.firstIndex(where: { $0.hasPrefix(Self.recipe) }) else {
      guard said.count <= Self.mostWords,
        let food = foods.estimate(FoodMention(name: notes), [])?.food
      else { return nil }
      (words, self.said, category) = (folded, Turkish.lowercased(notes), food.category)
      isWhole = true
      return
    }
    guard end > 0 else { return nil }
    // The longest name of a known dish that ends right before it; "tavuk ve kabakla bir tarif" names none.
    let near = max(0, end - Self.mostWords)..<end
    guard !near.contains(where: { Self.joints.contains(folded[$0]) }),
      !Self.counts.contains(folded[end - 1])
    else { return nil }
    for start in near where !Self.counts.contains(folded[start]) {
      let name = said[start..<end].joined(separator: " ")
      guard let food = foods.estimate(FoodMention(name: name), [])?.food else { continue }
      (words, self.said) = (Array(folded[start..<end]), Turkish.lowercased(name))
      category = food.category
      isWhole = false
      return
    }
    return nil
  }

  private static let recipe = "tarif"
  private static let mostWords = 4
  private static let joints: Set = ["ve", "ile"]
  private static let counts: Set = ["bir"]

  /// How much of it a pattern has in its own name: its last word, which says what it is, counts twice.
  func likeness(to pattern: Pattern) -> Int {
    words.indices.reduce(0) { sum, place in
      isNamed(place, in: pattern) ? sum + (place == words.count - 1 ? 2 : 1) : sum
    }
  }

  /// Whether a pattern is this dish: what it lacks is an ingredient or how the dish is described.
  func isNamed(in pattern: Pattern, _ pantry: Pantry) -> Bool {
    words.indices.allSatisfy { place in
      let word = words[place]
      return isNamed(place, in: pattern) || pantry.place(named: word) != nil
        || place < words.count - 1
          && (pantry.place(ending: word) != nil || Self.describing.contains(where: word.hasSuffix))
    }
  }

  private func isNamed(_ place: Int, in pattern: Pattern) -> Bool {
    let named = pattern.name.split(separator: " ").filter { !$0.contains("{") }
      .map { Turkish.fold(String($0)) }
    let own = Set(named + pattern.id.split(separator: "-").map(String.init))
    return own.contains { Self.isAlike($0, words[place]) }
  }

  private static let describing = ["li", "lu", "siz", "suz", "da", "de", "ta", "te"]

  /// Ingredients that the name holds.
  func ingredients(in pantry: Pantry) -> [Int] {
    words.compactMap { pantry.place(named: $0) ?? pantry.place(ending: $0) }
  }

  /// `corba` and `corbasi`, `tavuk` and `tavuklu`.
  private static func isAlike(_ one: String, _ other: String) -> Bool {
    let short = min(one.count, other.count)
    return short >= 4 && (one.hasPrefix(other) || other.hasPrefix(one)) || one == other
  }
}
