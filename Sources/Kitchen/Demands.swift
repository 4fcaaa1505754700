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
  /// Figures of a serving that were named.
  var limits = Limits()
  /// Kinds of dishes that were named, by the styles' ids.
  var styles: Set<String> = []
  /// Kinds of dishes that were ruled out.
  var unwanted: Set<String> = []
  /// Which of them the person does not bear, and what it is that they do not.
  var allergies: [Int: String] = [:]
  /// What was named as something that should be in it.
  var wanted: [Given] = []
  /// Places that were asked for and may not be in it.
  var refused: [Int] = []
  /// Things of which a lot was asked for.
  var plenty: [Int] = []
  /// What the kitchen lacks: an oven, or any fire.
  var lacks = Appliances()
  /// Sentences about wishes that nothing here can judge, as a price.
  var asides: [String] = []
  /// How each thing that is left out was said: `şekersiz`.
  var said: [(traits: Traits, places: Set<Int>, word: String)] = []
  /// What the wish itself leaves out, and no profile.
  var conditions: [RecipeCondition] = []

  /// Whether anything may not be in the dish.
  var rulesOut: Bool { !forbidden.isEmpty || !excluded.isEmpty }

  /// Whether what is not good for pregnancy is left out.
  var isForPregnancy: Bool { forbidden.contains(.mercury) }

  /// What is left out, as it was said.
  var saidWords: [String] {
    var seen: Set<String> = []
    return said.map(\.word).filter { seen.insert($0).inserted }
  }

  /// Whether an item may be in the dish.
  func allows(_ place: Int, of pantry: Pantry) -> Bool {
    pantry.items[place].traits.isDisjoint(with: forbidden) && !excluded.contains(place)
  }

  /// Whether a pattern is a kind of dish that was not ruled out.
  func allows(_ pattern: Pattern) -> Bool {
    unwanted.isDisjoint(with: pattern.styles)
      && (!forbidden.contains(.spice) || !pattern.isSpiced)
  }

  /// What is said where an item was asked for and may not be in the dish.
  func leftOut(_ place: Int, of pantry: Pantry) -> String {
    let item = pantry.items[place]
    if let allergy = allergies[place] { return Texts.leftOut(item.short, allergy: allergy) }
    let word = said.first {
      !item.traits.isDisjoint(with: $0.traits) || $0.places.contains(place)
    }?.word
    return Texts.leftOut(item.short, because: word)
  }
}

/// Reads notes and styles by the words of the tables.
struct DemandReader: Sendable {
  private struct Rule: Sendable {
    var words: [String]
    var forbids: Traits
    var wantsSpice: Bool
    /// Carbohydrates of a serving that it means at most.
    var mostCarbs: Double?
    var lacks: Appliances
    /// A wish that cannot be judged.
    var aside: String?
    var said: String
  }

  private let rules: [Rule]
  let things: Things
  let notes: NoteReader
  let styles: Styles
  private let pantry: Pantry
  private let foods: FoodTable

  init(pantry: Pantry, foods: FoodTable) {
    self.pantry = pantry
    self.foods = foods
    styles = Styles()
    things = Things(pantry: pantry)
    let own = Set(things.words + pantry.words)
    var rules: [Rule] = []
    TableText.forEachRow(of: "Kitchen/demands") { row in
      let needs = row[1].split(separator: ";").map { String($0).trimmed }
      let banned = needs.filter { $0.hasPrefix("no ") }.map {
        Traits(parsing: String($0.dropFirst(3)))
      }
      rules.append(
        Rule(
          words: row[0].split(separator: ";").map { String($0).trimmed },
          forbids: banned.reduce(into: []) { $0.formUnion($1) },
          wantsSpice: needs.contains("want spice"),
          mostCarbs: needs.lazy.compactMap { need in
            need.hasPrefix("carbs ") ? Double(need.dropFirst(6)) : nil
          }.first,
          lacks: Appliances(lacking: needs),
          aside: needs.first { $0.hasPrefix("tell ") }.map { String($0.dropFirst(5)) },
          said: row[2]))
    }
    self.rules = rules
    let ways = rules.filter { !$0.lacks.isEmpty }.flatMap(\.words)
      .map { $0.split(separator: " ").map(String.init) }.filter { $0.count > 1 }
    notes = NoteReader(
      keys: own.union(styles.words), dishes: Set(styles.words).subtracting(own), ways: ways)
  }

  /// Everything that a wish demands.
  func demands(of wish: RecipeWish) -> Demands {
    var demands = Demands()
    let note = NoteText(wish.notes ?? "")
    let style = NoteText(wish.style ?? "")
    for text in [note, style] + wish.diets.map(NoteText.init) { keepRules(text, &demands) }
    for text in [note, style] { read(text, into: &demands) }
    for diet in wish.diets { keepRefused(NoteText(diet), &demands) }
    if wish.isPregnant { keepRules(NoteText("hamile"), &demands) }
    if let spoken = wish.spoken.map(NoteText.init) {
      keepRules(spoken, &demands)
      keepRefused(spoken, &demands)
    }
    demands.styles.formUnion(styles.ids(called: wish.style ?? ""))
    for allergy in wish.allergies { keepAllergy(allergy, &demands) }
    demands.conditions = conditions(of: wish)
    demands.mostMinutes = minutes(in: wish.notes ?? "") ?? minutes(in: wish.style ?? "")
    demands.limits = demands.limits.joined(with: Limits(note)).joined(with: Limits(style))
    // A dish that is both hot and without spice is not: what is left out wins.
    if !demands.forbidden.isDisjoint(with: [.hot, .spice]) { demands.wantsSpice = false }
    demands.styles.subtract(demands.unwanted)
    if demands.lacks.contains(.oven) { demands.styles.remove("firin") }
    demands.refused = demands.wanted.map(\.place).filter { !demands.allows($0, of: pantry) }
    demands.wanted = demands.wanted.filter { demands.allows($0.place, of: pantry) }
    return demands
  }

  /// `en çok 30 dakika`, `yarım saatte`: the shortest time that is named.
  private func minutes(in text: String) -> Int? {
    let durations = Turkish.durations(in: Turkish.tokens(of: text)).map(\.minutes)
    return durations.filter { $0 >= 1 }.min().map { Int($0) }
  }

  // MARK: Diets and allergies

  private func keepRules(_ note: NoteText, _ demands: inout Demands) {
    for rule in rules where rule.words.contains(where: { Self.has($0, note) }) {
      demands.forbidden.formUnion(rule.forbids)
      demands.wantsSpice = demands.wantsSpice || rule.wantsSpice
      if let most = rule.mostCarbs {
        demands.limits.most[.carbs] = min(demands.limits.most[.carbs] ?? most, most)
      }
      demands.lacks.formUnion(rule.lacks)
      if let aside = rule.aside.flatMap({ Texts.aside($0, rule.said) }),
        !demands.asides.contains(aside)
      {
        demands.asides.append(aside)
      }
      if !rule.forbids.isEmpty { demands.said.append((rule.forbids, [], rule.said)) }
    }
  }

  /// Whether a phrase stands in a note and is not denied; its last word may go on from 5 letters.
  private static func has(_ phrase: String, _ note: NoteText) -> Bool {
    let parts = phrase.split(separator: " ").map(String.init)
    let words = note.words.map(\.folded)
    guard let last = parts.last, words.count >= parts.count else { return false }
    return (0...(words.count - parts.count)).contains { start in
      let end = start + parts.count
      guard Array(words[start..<end - 1]) == Array(parts.dropLast()) else { return false }
      if end < words.count, NoteWords.isOne(words[end], of: "denial") || note.lifts(from: end) {
        return false
      }
      return words[end - 1] == last || last.count >= 5 && words[end - 1].hasPrefix(last)
    }
  }

  /// What the profile says that the person does not bear.
  private func keepAllergy(_ allergy: String, _ demands: inout Demands) {
    for (place, item) in pantry.items.enumerated() where foods.holds(allergy, [item.name]) {
      demands.allergies[place] = allergy
      demands.excluded.insert(place)
    }
    guard let thing = things[Turkish.fold(allergy).trimmed] else { return }
    demands.forbidden.formUnion(thing.traits)
    for place in pantry.items.indices
    where !pantry.items[place].traits.isDisjoint(with: thing.traits)
      || thing.places.contains(place)
    {
      demands.allergies[place] = demands.allergies[place] ?? allergy
      demands.excluded.insert(place)
    }
  }

  // MARK: What a note names

  private func read(_ note: NoteText, into demands: inout Demands) {
    for mention in notes.mentions(in: note) {
      if mention.want == .refused {
        for hit in mention.hits { refuse(hit.key, mention.isAllergy, &demands) }
      } else {
        for hit in mention.hits where hit.form.derivation != .without {
          demands.styles.formUnion(styles.ids(named: hit.key))
        }
        if let wish = wish(in: mention) {
          demands.wanted.append(wish)
          if mention.isPlenty { demands.plenty.append(wish.place) }
        }
      }
    }
    // An allergy to what no table of ours names: the word before it.
    for (place, word) in note.words.enumerated().dropFirst()
    where NoteWords.begins(word.folded, as: "bearing") && notes.refuses(place, note) {
      keepUnknown(note.words[place - 1].folded, &demands)
    }
  }

  /// What words leave out, and nothing that they ask for: `glutensiz`, `mantar olmasın`.
  private func keepRefused(_ note: NoteText, _ demands: inout Demands) {
    for mention in notes.mentions(in: note) where mention.want == .refused {
      for hit in mention.hits { refuse(hit.key, mention.isAllergy, &demands) }
    }
  }

  /// What a mention asks for, where that can be cooked with.
  private func wish(in mention: NoteMention) -> Given? {
    guard mention.want == .wished, let hit = mention.hits.first(where: { place(of: $0.key) != nil })
    else { return nil }
    guard let place = place(of: hit.key),
      !NoteWords.isOne(pantry.items[place].food, of: "unwished")
    else { return nil }
    var given = Given(place: place, line: mention.amount, foods, pantry)
    let own = Given(place: place, key: hit.key, in: pantry)
    if mention.amount == nil { (given.kin, given.said) = (own.kin, own.said) }
    given.isNamed = mention.isWith
    // Meat and fish make a dish, and so does what ends its name; neither is put in beside it.
    let isMain = !pantry.items[place].traits.isDisjoint(with: [.meat, .fish])
    given.needsPlace = mention.isWith && isMain || hit.form == .bare && mention.amount == nil
    return given
  }

  /// What of the pantry a word means.
  func item(of key: String) -> PantryItem? { place(of: key).map { pantry.items[$0] } }

  /// The ways to eat that a note names, as they are said.
  func conditions(in note: NoteText) -> [(said: String, traits: Traits)] {
    rules.filter { rule in
      !rule.forbids.isEmpty && rule.words.contains { Self.has($0, note) }
    }.map { ($0.said, $0.forbids) }
  }

  private func place(of key: String) -> Int? {
    pantry.place(named: key) ?? pantry.place(ending: key)
  }

  private func refuse(_ key: String, _ isAllergy: Bool, _ demands: inout Demands) {
    demands.unwanted.formUnion(styles.ids(named: key))
    if let thing = things[key] {
      demands.forbidden.formUnion(thing.traits)
      demands.excluded.formUnion(thing.places)
      demands.said.append((thing.traits, thing.places, thing.said))
    } else if place(of: key) != nil {
      demands.excluded.formUnion(pantry.kinds(of: key))
    }
    guard isAllergy else { return }
    keepUnknown(key, &demands)
  }

  private func keepUnknown(_ name: String, _ demands: inout Demands) {
    guard name.count > 2 else { return }
    for (place, item) in pantry.items.enumerated() where foods.holds(name, [item.name]) {
      demands.excluded.insert(place)
    }
  }
}
