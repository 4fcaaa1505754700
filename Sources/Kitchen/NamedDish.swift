import Domain
import Turkish

/// The dish that a wish names: "mercimek çorbası tarifi", "kısır nasıl yapılır", "laktozsuz krep".
struct NamedDish: Sendable {
  /// Its words, folded: "mercimek", "corbasi".
  let words: [String]
  /// As the person wrote it.
  let said: String
  /// The part of the food table that has it; nil for one that it does not know.
  let category: String?
  /// What its name says that it is made of: "mercimek".
  private(set) var things: [Given] = []
  /// The other words, which say what it is: "corbasi".
  private(set) var heads: [String] = []
  /// The thing that the name ends in or that stands before the word for the dish.
  private var core: Given?

  /// The name before the word for a recipe, or that a clause consists of; nil where none is named.
  init?(_ notes: String, in kitchen: CookBook) {
    let note = NoteText(notes)
    let names = Self.clauses(of: note).lazy.compactMap { Self.name(in: $0, note, kitchen) }
    guard let found = names.first else { return nil }
    words = note.words[found.words].map(\.folded)
    said = Turkish.lowercased(note.said(found.words))
    category = found.category
    read(NoteText(said), kitchen)
    if things.isEmpty, heads.isEmpty { return nil }
  }

  private mutating func read(_ name: NoteText, _ kitchen: CookBook) {
    var covered: Set<Int> = []
    for mention in kitchen.names.mentions(in: name) where !mention.isWithout {
      covered.formUnion(mention.words)
      guard let hit = mention.hits.first(where: { kitchen.pantry.anyPlace(of: $0.key) != nil }),
        let place = kitchen.pantry.anyPlace(of: hit.key)
      else { continue }
      var given = Given(place: place, key: hit.key, in: kitchen.pantry)
      given.isNamed = true
      let isMain = !kitchen.pantry.items[place].traits.isDisjoint(with: [.meat, .fish])
      given.needsPlace = !mention.isWith || isMain
      things.append(given)
      if !mention.isWith { core = given }
    }
    heads = name.words.indices.filter { !covered.contains($0) }.map { name.words[$0].folded }
      .filter { word in
        // "kremalı tavuk": what we do not cook with is told apart and says not what the dish is.
        let isOther = Self.isWith(word) && kitchen.isForeign(String(word.dropLast(2)))
        return !isOther && !NoteWords.isOne(word, of: "plain") && !Self.isWithout(word)
      }
  }

  // MARK: Finding the name

  private static let recipe = "tarif"
  private static let mostWords = 4
  private static let joints: Set = ["ve", "ile"]
  private static let meals = ["breakfast", "lunch", "dinner", "snack", "dessert", "mealword"]

  /// The parts of a note between its marks.
  private static func clauses(of note: NoteText) -> [Range<Int>] {
    let starts = note.words.indices.filter { $0 == 0 || note.words[$0].stop != .none }
    return starts.enumerated().map { place, start in
      start..<(place + 1 < starts.count ? starts[place + 1] : note.words.count)
    }
  }

  /// The longest name of a known dish that a clause ends in.
  private static func name(
    in clause: Range<Int>, _ note: NoteText, _ kitchen: CookBook
  ) -> (words: Range<Int>, category: String?)? {
    let words = note.words.map(\.folded)
    let asked = clause.first { words[$0].hasPrefix(recipe) && $0 > clause.lowerBound }
    var end = asked ?? clause.upperBound
    if asked == nil {
      while end > clause.lowerBound, NoteWords.isOne(words[end - 1], of: "tail") { end -= 1 }
    }
    let near = max(clause.lowerBound, end - mostWords)..<end
    guard !near.isEmpty, words[end - 1] != "bir",
      !near.contains(where: { joints.contains(words[$0]) }),
      !clause.contains(where: { NoteWords.begins(words[$0], as: "refuse") })
    else { return nil }
    let ways = kitchen.reader.notes.waysOfCooking(in: note)
    for start in near
    where words[start] != "bir" && !isMeal(words[start]) && !ways.contains(start) {
      // A clause without the word for a recipe holds a name and how the dish is to be.
      if asked == nil, !words[clause.lowerBound..<start].allSatisfy(isFree) { continue }
      let food = kitchen.foods.estimate(FoodMention(name: note.said(start..<end)), [])?.food
      if food != nil || isOurs(Array(words[start..<end]), kitchen) {
        return (start..<end, food?.category)
      }
    }
    return nil
  }

  private static func isMeal(_ word: String) -> Bool {
    meals.contains { NoteWords.isOne(word, of: $0) }
  }

  private static func isWithout(_ word: String) -> Bool {
    word.count > 4 && ["siz", "suz"].contains(where: word.hasSuffix)
  }

  private static func isWith(_ word: String) -> Bool {
    ["li", "lu"].contains(where: word.hasSuffix)
  }

  private static func isFree(_ word: String) -> Bool {
    NoteWords.isOne(word, of: "plain") || isMeal(word) || isWithout(word)
      || isWith(word) || Double(word) != nil
      || (NoteWords.all("minute") + NoteWords.all("hour")).contains(where: word.hasPrefix)
  }

  /// Whether words are things that we cook with and words of our dishes' names, with one of each.
  private static func isOurs(_ words: [String], _ kitchen: CookBook) -> Bool {
    let name = NoteText(words.joined(separator: " "))
    // "yumurtalı bir kahvaltı" names a meal.
    guard !NoteWords.isOne(words.last ?? "", of: "breakfast") else { return false }
    let covered = Set(kitchen.names.mentions(in: name).flatMap(\.words))
    let rest = words.indices.filter { !covered.contains($0) }.map { words[$0] }
    let heads = rest.filter { !NoteWords.isOne($0, of: "plain") && !isWithout($0) }
    guard !heads.isEmpty, heads.allSatisfy(kitchen.dishWords.contains) else { return false }
    return !covered.isEmpty || heads.contains { !isMeal($0) }
  }

  // MARK: Which pattern it is

  /// How much of it a pattern has in its own name: its last word, which says what it is, counts twice.
  func likeness(to pattern: Pattern) -> Int {
    let own = pattern.nameWords + pattern.idWords
    let named = words.indices.reduce(0) { sum, place in
      own.contains { Self.isAlike($0, words[place]) }
        ? sum + (place == words.count - 1 ? 2 : 1) : sum
    }
    return named + things.count { pattern.isCalled(after: $0) }
  }

  /// Whether a pattern is this dish: what it is called, made of what the name says.
  func isNamed(in pattern: Pattern, _ styles: Styles) -> Bool {
    isCalled(pattern, styles) && things.allSatisfy { holds($0, pattern) }
      && (core.map { Self.isCore($0, of: pattern) } ?? true)
  }

  /// Whether all that the name says it is made of has its own place in a pattern.
  func isMade(of pattern: Pattern) -> Bool { things.allSatisfy { holds($0, pattern) } }

  /// Whether the last word of the name says what a pattern is.
  func isKind(of pattern: Pattern) -> Bool {
    guard let head = heads.last else { return false }
    return (pattern.nameWords + pattern.idWords).contains { Self.isAlike($0, head) }
  }

  private func isCalled(_ pattern: Pattern, _ styles: Styles) -> Bool {
    let own = pattern.nameWords + pattern.idWords
    let whole = heads.joined()
    if !heads.isEmpty, own.contains(where: { Self.isAlike($0, whole) }) { return true }
    return heads.allSatisfy { head in
      own.contains { Self.isAlike($0, head) } || styles.isCalled(head, pattern.styles)
    }
  }

  private func holds(_ thing: Given, _ pattern: Pattern) -> Bool {
    pattern.parts.contains { $0.takes(thing) }
  }

  private static func isCore(_ thing: Given, of pattern: Pattern) -> Bool {
    let title = DishText(pattern.name)
    guard !title.roles.isEmpty else { return true }
    let roles = title.bareRoles.isEmpty ? title.roles : title.bareRoles
    if pattern.parts.contains(where: { roles.contains($0.role) && $0.takes(thing) }) { return true }
    // "kinoalı sütlaç": its own name has the thing.
    return pattern.parts.contains { $0.isFixed && $0.takes(thing) && !roles.contains($0.role) }
      && title.bareRoles.isEmpty
  }

  /// `corba` and `corbasi`, `tavuk` and `tavuklu`, `yemek` and `yemegi`.
  static func isAlike(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    guard short.count >= 4, short.count < long.count else { return one == other }
    if long.hasPrefix(short) { return endings.contains(String(long.dropFirst(short.count))) }
    let soft = short.dropLast()
    return short.last == "k" && ["gi", "gu"].contains { long == soft + $0 }
  }

  /// What may stand behind a word of a name, folded: `çorbası`, `fırında`, `kıymalı`.
  private static let endings: Set<String> = [
    "i", "u", "si", "su", "li", "lu", "da", "de", "ta", "te",
  ]
}

extension PatternPart {
  /// Whether the part may be a thing or what else its word means.
  func takes(_ thing: Given) -> Bool {
    options.contains { $0 == thing.place || thing.kin.contains($0) }
  }
}

extension Pattern {
  /// The words of its name outside of its open places, folded.
  var nameWords: [String] {
    name.split(separator: " ").filter { !$0.contains("{") }.map { Turkish.fold(String($0)) }
  }

  var idWords: [String] { id.split(separator: "-").map(String.init) }

  /// Whether its name has an open place for a thing.
  func isCalled(after thing: Given) -> Bool {
    let roles = DishText(name).roles
    return parts.contains { roles.contains($0.role) && $0.takes(thing) }
  }
}
