import Tables
import Turkish

/// Ways to eat by the words for them, with what they leave out: `çölyak`, `vegan`.
struct DietNames: Sendable {
  static let shipped = DietNames()

  private var diets: [(phrases: [[String]], traits: Set<String>, said: String)] = []

  private init() {
    TableText.forEachRow(of: "Kitchen/demands") { row in
      let traits = IngredientTable.traits(leftOutBy: row[1])
      guard !traits.isEmpty else { return }
      let phrases = row[0].split(separator: ";").map { phrase in
        phrase.split(separator: " ").map(String.init)
      }
      diets.append((phrases, traits, row[2]))
    }
  }

  /// How the diets are said that words name: `glutensiz`; nil for none.
  func said(in words: [String]) -> String? {
    let found = diets.filter { $0.phrases.contains { Self.stands($0, in: words) } }.map(\.said)
    return found.isEmpty ? nil : found.joined(separator: ", ")
  }

  /// What a way to eat leaves out that words name: `vegan`.
  func traits(in words: [String]) -> (traits: Set<String>, said: String)? {
    diets.first { $0.phrases.contains { Self.stands($0, in: words) } }.map { ($0.traits, $0.said) }
  }

  private static func stands(_ phrase: [String], in words: [String]) -> Bool {
    guard let last = phrase.last, words.count >= phrase.count else { return false }
    return (0...(words.count - phrase.count)).contains { start in
      let end = start + phrase.count - 1
      return Array(words[start..<end]) == Array(phrase.dropLast())
        && (words[end] == last || last.count >= 5 && words[end].hasPrefix(last))
    }
  }
}

/// What ingredients hold, by their names or the ids of foods, from the tables of the kitchen and of allergens.
struct IngredientTable: Sendable {
  static let shipped = IngredientTable()

  /// What a word means that rules things out: traits, or certain ingredients.
  struct Thing: Sendable {
    var traits: Set<String> = []
    var groups: Set<String> = []
    var foods: Set<String> = []
    /// The dish without it: `glutensiz`.
    var said: String
  }

  private struct Row: Sendable {
    var food: String
    var traits: Set<String>
    var groups: Set<String>
  }

  private var rows: [Row] = []
  private var byName: [String: Int] = [:]
  private var byFood: [String: Int] = [:]
  private var kinds: [String: Set<String>] = [:]
  private var things: [String: Thing] = [:]
  private var allergens: [(allergies: [String], foods: [String])] = []

  private init() {
    TableText.forEachRow(of: "Kitchen/ingredients") { row in
      byFood[row[0]] = rows.count
      for name in [row[1], row[2]] + Self.list(row[3]) {
        let key = Turkish.fold(name)
        if byName[key] == nil { byName[key] = rows.count }
      }
      rows.append(
        Row(food: row[0], traits: Self.names(row[5]), groups: Self.names(row[4])))
    }
    TableText.forEachRow(of: "Kitchen/kinds") { row in
      guard row[1] != "?" else { return }
      for food in Self.list(row[0]) where !food.hasPrefix("@") { kinds[food] = Self.names(row[1]) }
    }
    TableText.forEachRow(of: "Kitchen/things") { row in
      var thing = Thing(traits: Self.traits(leftOutBy: row[1]), said: row[2])
      for part in Self.list(row[1]) where !part.hasPrefix("no ") {
        if part.hasPrefix("@") {
          thing.groups.insert(String(part.dropFirst()))
        } else {
          thing.foods.insert(part)
        }
      }
      for word in Self.list(row[0]) { things[word] = thing }
    }
    TableText.forEachRow(of: "Language/allergens") { row in
      allergens.append((Self.list(row[0]), Self.list(row[1])))
    }
  }

  private static func list(_ field: String) -> [String] {
    field.split(separator: ";").map { String($0).trimmed }
  }

  private static func names(_ field: String) -> Set<String> {
    Set(field.split(separator: ",").map(String.init))
  }

  /// What `no meat; no fish` leaves out.
  static func traits(leftOutBy needs: String) -> Set<String> {
    list(needs).filter { $0.hasPrefix("no ") }
      .reduce(into: []) { $0.formUnion(names(String($1.dropFirst(3)))) }
  }

  /// What a folded word means that rules things out, in any case: `gluten`, `yumurtaya`.
  func thing(of word: String) -> Thing? {
    if let thing = things[word] { return thing }
    let stems = things.keys.filter { word.hasPrefix($0) && $0.count >= 3 }
    return stems.max { $0.count < $1.count }.flatMap { stem in
      NounSuffixes.form(of: Array(word.utf8), stem: stem.utf8.count).flatMap { form in
        form.derivation == nil ? things[stem] : nil
      }
    }
  }

  /// Whether an ingredient is or holds a thing; nil where no table can say.
  func holds(_ thing: Thing, name: String, food: String?) -> Bool? {
    let key = Turkish.fold(name)
    let id = food ?? key.replacing(" ", with: "-")
    if let place = byName[key] ?? byFood[id] {
      let row = rows[place]
      return !row.traits.isDisjoint(with: thing.traits)
        || !row.groups.isDisjoint(with: thing.groups) || thing.foods.contains(row.food)
    }
    if let traits = kinds[id] {
      if thing.foods.contains(id) { return true }
      return thing.traits.isEmpty ? nil : !traits.isDisjoint(with: thing.traits)
    }
    return isAllergen(key, of: thing) ? true : nil
  }

  /// Whether the table of allergens tells of a name that it holds a thing.
  private func isAllergen(_ name: String, of thing: Thing) -> Bool {
    let words = things.filter { $0.value.said == thing.said }.map(\.key)
    let foods = allergens.filter { row in
      row.allergies.contains { allergy in words.contains { $0.hasPrefix(allergy) } }
    }.flatMap(\.foods)
    let parts = name.split(separator: " ").map(String.init)
    return foods.contains { food in
      food.count < 4
        ? parts.contains(food)
        : parts.indices.contains { parts[$0...].joined(separator: " ").hasPrefix(food) }
    }
  }
}
