import Domain
import Tables
import Turkish

/// What a recipe must and must not be, read from a person's wish.
struct Demands: Sendable {
  /// Traits that nothing in the dish may have.
  var forbidden: Traits = []
  /// Places in the pantry that may not be in the dish.
  var excluded: Set<Int> = []
  var wantsSpice = false
  /// Preparing and cooking together.
  var mostMinutes: Int?
  /// Kinds of dishes that were named, by the styles' ids.
  var styles: Set<String> = []
  /// Which of them the person does not bear, and what it is that they do not.
  var allergies: [Int: String] = [:]
  /// Places that were named as something that should be in it.
  var wanted: [Int] = []
  /// Places that were asked for and that the person does not bear.
  var refused: [Int] = []
  /// How each forbidden trait was said: `şekersiz`.
  var said: [(traits: Traits, word: String)] = []

  /// Whether an item may be in the dish.
  func allows(_ place: Int, of pantry: Pantry) -> Bool {
    pantry.items[place].traits.isDisjoint(with: forbidden) && !excluded.contains(place)
  }

  /// What is said where an item was asked for and may not be in the dish.
  func leftOut(_ place: Int, of pantry: Pantry) -> String {
    let item = pantry.items[place]
    if let allergy = allergies[place] { return Texts.leftOut(item.short, allergy: allergy) }
    let word = said.first { !item.traits.isDisjoint(with: $0.traits) }?.word
    return Texts.leftOut(item.short, because: word)
  }
}

/// Reads notes and styles by the words of the tables.
struct DemandReader: Sendable {
  private struct Rule: Sendable {
    var words: [String]
    var forbids: Traits
    var wantsSpice: Bool
    var said: String
  }

  private struct Style: Sendable {
    var id: String
    var name: String
    var words: [String]
  }

  private let rules: [Rule]
  private let styles: [Style]
  private let pantry: Pantry
  private let foods: FoodTable

  init(pantry: Pantry, foods: FoodTable) {
    self.pantry = pantry
    self.foods = foods
    var rules: [Rule] = []
    TableText.forEachRow(of: "Kitchen/demands") { row in
      let needs = Self.list(row[1])
      let banned = needs.filter { $0.hasPrefix("no ") }.compactMap {
        Traits.named[String($0.dropFirst(3))]
      }
      rules.append(
        Rule(
          words: Self.list(row[0]), forbids: banned.reduce(into: []) { $0.formUnion($1) },
          wantsSpice: needs.contains("want spice"), said: row[2]))
    }
    self.rules = rules
    var styles: [Style] = []
    TableText.forEachRow(of: "Kitchen/styles") { row in
      styles.append(Style(id: row[0], name: row[1], words: Self.list(row[2])))
    }
    self.styles = styles
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ";").map { String($0).trimmed }
  }

  /// Everything that a wish demands.
  func demands(of wish: RecipeWish) -> Demands {
    var demands = Demands()
    let notes = Folded(wish.notes ?? "")
    let style = Folded(wish.style ?? "")
    let known = wish.diets.map(Folded.init) + wish.allergies.map { Folded("\($0) alerji") }
    let told = [notes, style] + known
    for rule in rules where rule.words.contains(where: { word in told.contains { $0.has(word) } }) {
      demands.forbidden.formUnion(rule.forbids)
      demands.wantsSpice = demands.wantsSpice || rule.wantsSpice
      if !rule.forbids.isEmpty { demands.said.append((rule.forbids, rule.said)) }
    }
    // A dish that is both hot and without spice is not: what is left out wins.
    if demands.forbidden.contains(.hot) { demands.wantsSpice = false }
    for style in styles where style.words.contains(where: notes.has) {
      demands.styles.insert(style.id)
    }
    if !style.text.isEmpty { demands.styles.formUnion(ids(of: style)) }
    demands.mostMinutes = minutes(in: wish.notes ?? "") ?? minutes(in: wish.style ?? "")
    for allergy in wish.allergies {
      for (place, item) in pantry.items.enumerated() where foods.holds(allergy, [item.name]) {
        demands.allergies[place] = allergy
        demands.excluded.insert(place)
      }
    }
    readNames(notes.words, into: &demands)
    return demands
  }

  /// How people call a style.
  func name(of style: String) -> String? { styles.first { $0.id == style }?.name }

  /// Names to choose from, in the table's order, of the styles that `ids` holds.
  func names(of ids: Set<String>) -> [String] { styles.filter { ids.contains($0.id) }.map(\.name) }

  private func ids(of said: Folded) -> [String] {
    styles.filter { style in
      style.id == said.text || Turkish.fold(style.name) == said.text
        || style.words.contains(where: said.has)
    }.map(\.id)
  }

  /// `en çok 30 dakika`, `yarım saatte`: the shortest time that is named.
  private func minutes(in text: String) -> Int? {
    let durations = Turkish.durations(in: Turkish.tokens(of: text)).map(\.minutes)
    return durations.filter { $0 >= 1 }.min().map { Int($0) }
  }

  /// `soğansız`, `mantar olmasın` rule an ingredient out; `mantarlı`, `mantar olsun` ask for it.
  private func readNames(_ words: [String], into demands: inout Demands) {
    for (index, word) in words.enumerated() {
      for (ending, isWithout) in Self.endings where word.hasSuffix(ending) {
        let stem = String(word.dropLast(ending.count))
        let pair = index > 0 ? words[index - 1] + " " + stem : stem
        let named = pantry.place(named: pair) ?? pantry.place(named: stem)
        guard let place = named ?? pantry.place(ending: stem) else { continue }
        if isWithout { demands.excluded.insert(place) } else { demands.wanted.append(place) }
      }
      guard index + 1 < words.count, let place = pantry.place(named: word) else { continue }
      if Self.refusing.contains(where: words[index + 1].hasPrefix) {
        demands.excluded.insert(place)
      } else if words[index + 1] == "olsun" {
        demands.wanted.append(place)
      }
    }
    for place in demands.excluded { demands.excluded.formUnion(namesakes(of: place)) }
    demands.refused = demands.wanted.filter { demands.allergies[$0] != nil }
    demands.wanted = demands.wanted.filter { demands.allows($0, of: pantry) }
  }

  /// Items of the same short name: `kırmızı soğan` goes with `soğan`.
  private func namesakes(of place: Int) -> [Int] {
    let short = Turkish.fold(pantry.items[place].short)
    return pantry.items.indices.filter { other in
      Turkish.fold(pantry.items[other].short).split(separator: " ").last.map(String.init) == short
    }
  }

  private static let endings: [(String, Bool)] = [
    ("siz", true), ("suz", true), ("li", false), ("lu", false),
  ]

  private static let refusing = [
    "olmasin", "koyma", "istemi", "yok", "sevmi", "alerji", "kullanma",
  ]
}

/// A note folded to words, asked for phrases at the beginning of words.
private struct Folded: Sendable {
  var text: String
  var words: [String]

  init(_ said: String) {
    words = Turkish.fold(said).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    text = words.joined(separator: " ")
  }

  /// Whether the phrase stands here; its last word may go on (`alerji` in `alerjim`), from 5 letters.
  func has(_ phrase: String) -> Bool {
    let parts = phrase.split(separator: " ").map(String.init)
    guard let last = parts.last, words.count >= parts.count else { return false }
    return (0...(words.count - parts.count)).contains { start in
      let window = words[start..<start + parts.count]
      guard zip(window.dropLast(), parts.dropLast()).allSatisfy({ $0 == $1 }) else { return false }
      guard let word = window.last else { return false }
      return word == last || last.count >= 5 && word.hasPrefix(last)
    }
  }
}
