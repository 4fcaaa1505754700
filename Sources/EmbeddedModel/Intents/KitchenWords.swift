import Analysis
import Tables
import Turkish

/// Words by which people mean something of their kitchen, from the tables.
///
/// A word of four letters or more is found with every ending, a shorter one as it stands; the words of
/// a phrase stand next to each other.
struct KitchenWords: Sendable {
  /// The kinds of `Kitchen/requests`.
  enum Kind: String, Sendable {
    case scanned, elsewhere, amend, sheet, naming, confirm, favorite, favorites, unfavorite, delete,
      show
    case products, recipes, archive, this, portions, people, drop, set, list, athome, whattocook
    case marking, product, answering, besides, absent, denied
    case mealphoto, labelword, agree, refuse, wrong, askmodel
    case howmade, athand, ofit, portioned, ownrecipe, ownrecipes, keep, half, double,
      anydish, another, otherwise, swap, service, serviceword, searching, search, heading, noting,
      bought,
      clear, whatdish, style, noteword, whole, feeding, foreach, thisdish, existing, puts, always,
      keptrecipe, notborne
    /// The names of diets, and of ways to cook with little.
    case diet, way
  }

  static let shipped = KitchenWords()

  /// What `updateShoppingList` calls all lines that were bought.
  static let boughtLines = "alınanlar"

  /// How a dish is asked for after its name.
  static let recipeOf = " tarifi"

  private var rows: [String: PhraseRow] = [:]
  /// Names of figures of a label that are too short to be found by how they begin: `tuz`, with their kind.
  private var short: [(stem: String, kind: String)] = []

  private init() {
    TableText.forEachRow(of: "Kitchen/requests") { row in
      add(row[1], to: row[0])
    }
    TableText.forEachRow(of: "Kitchen/demands") { row in
      if !IngredientTable.traits(leftOutBy: row[1]).isEmpty { add(row[0], to: Kind.diet.rawValue) }
      if row[1].contains("lacks ") { add(row[0], to: Kind.way.rawValue) }
    }
    TableText.forEachRow(of: "Kitchen/styles") { row in
      for names in [row[1], row[2]] { add(Turkish.fold(names), to: Kind.style.rawValue) }
    }
    TableText.forEachRow(of: "Labels/terms") { row in
      // Ways in which people speak of a label are no figures of it.
      guard !row[0].contains(".") else { return }
      let kind =
        row[0] == "carbs" ? "figure.carbs" : row[0] == "sugars" ? "figure.sugars" : "figure"
      add(row[1], to: kind)
      for stem in row[1].split(separator: ";").map(\.trimmed) where stem.utf8.count < 4 {
        short.append((stem, kind))
      }
    }
  }

  private mutating func add(_ field: String, to kind: String) {
    let more = PhraseRow(field) { word in
      word.utf8.count >= 4 ? .beginning(String(word)) : .whole(String(word))
    }
    rows[kind] = rows[kind].map { PhraseRow(longestFirst: [$0, more]) } ?? more
  }

  func has(_ kind: Kind, in words: [String]) -> Bool { has(kind.rawValue, in: words) }

  /// Whether all words belong to a kind.
  func areAll(_ kind: Kind, _ words: [String]) -> Bool {
    !words.isEmpty && words.allSatisfy { rows[kind.rawValue]?.fits($0) ?? false }
  }

  /// How many words name a figure of a label, and whether the carbohydrate is one of them.
  func figures(in words: [String]) -> (count: Int, hasCarbs: Bool, isSugarAlone: Bool) {
    let kinds = words.compactMap { word in
      ["figure.carbs", "figure.sugars", "figure"].first { rows[$0]?.fits(word) ?? false }
        ?? short.first { Self.isNoun(word, of: $0.stem) }?.kind
    }
    let hasCarbs = kinds.contains("figure.carbs")
    return (kinds.count, hasCarbs, !kinds.isEmpty && kinds.allSatisfy { $0 == "figure.sugars" })
  }

  /// `tuzu`, `lifi`: a noun in some case, and no word that is made of it.
  private static func isNoun(_ word: String, of stem: String) -> Bool {
    guard word.hasPrefix(stem),
      let form = NounSuffixes.form(of: Array(word.utf8), stem: stem.utf8.count)
    else { return false }
    return form.derivation == nil && form.copula == .none && !form.isRelative
      && [0, 3].contains(form.possessor)
  }

  /// Whether every house has a thing, so that no recipe puts it on the list.
  func isAlwaysThere(_ name: String) -> Bool { areAll(.always, [Turkish.fold(name)]) }

  /// The place that an ordinal word names: 1 for `ilkini`.
  func ordinal(in words: [String]) -> Int? {
    (1...5).first { has("ordinal.\($0)", in: words) }
  }

  private func has(_ kind: String, in words: [String]) -> Bool {
    rows[kind]?.stands(in: words) ?? false
  }
}
