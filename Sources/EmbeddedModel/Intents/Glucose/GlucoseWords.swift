import Analysis
import Domain
import Foundation
import Turkish

/// The words of a question about readings, each explained by a row of the table, a time, a name or a number.
///
///     GlucoseWords(scene)?.ask   // nil where a word is left over
struct GlucoseWords {
  var ask = GlucoseAsk()
  /// How many words it has.
  let count: Int
  /// Whether it can be understood without the question before it.
  private(set) var isComplete = false
  /// Whether only its bounds or its times say that it is about readings, which may be those talked of.
  private(set) var isLoose = false

  static let table = NamedRows<GlucoseRow>("Language/glucose-questions")
  /// All rows by which a word may be explained.
  private static let explaining = PhraseRow(
    longestFirst: table.names.filter { name in
      !name.hasPrefix("measure.") && !ofStretches.contains { $0.rawValue == name }
    }
    .map { table[named: $0] })
  /// Those that explain a word only beside a number or a month.
  private static let ofStretches: [GlucoseRow] = [
    .within, .withinUnit, .withinWeeks, .withinMonths, .week, .month,
  ]

  let scene: Scene
  let tokens: [Token]
  /// The folded words, those with `mi` written to them without it.
  let words: [String]
  var taken: [Bool]
  /// Places of words that name a stretch of time, which ask for nothing else: of `son üç gün` the `son`.
  var isTime: [Bool]
  var isAsked: Bool
  var bases: [GlucoseAsk.Base] = []

  init?(_ scene: Scene) {
    self.scene = scene
    let asked = QuestionWords(scene)
    (tokens, words, isAsked) = (asked.tokens, asked.words, asked.isAsked)
    count = words.count
    taken = Array(repeating: false, count: words.count)
    isTime = taken
    guard (1...Self.mostWords).contains(count), scene.paths.all.isEmpty, takePersons() else {
      return nil
    }
    // "şekerim 11.20" may be a value, and asks for nothing.
    let values: Set<Token.Kind> = [.fraction, .date, .clock]
    guard isAsked || says(.ask) || !tokens.contains(where: { values.contains($0.kind) }) else {
      return nil
    }
    takeContexts()
    takeStretches()
    guard takeTimes(), takeFigures(), takeRest() else { return nil }
    guard setBase() else { return nil }
    setFocus()
    isLoose = !hasSign
    isComplete = (hasSign || hasLooseSign) && isQuestion
    guard isComplete || isQuestion || bases.count > 0 || ask.hours != nil else { return nil }
  }

  private static let mostWords = 16

  // MARK: Rows

  func says(_ row: GlucoseRow) -> Bool {
    Self.table[row].places(in: words).contains { !isTime[$0].contains(true) }
  }

  mutating func take(_ range: Range<Int>) {
    for place in range { taken[place] = true }
  }

  mutating func takeTime(_ range: Range<Int>) {
    take(range)
    for place in range { isTime[place] = true }
  }

  func isFree(_ range: Range<Int>) -> Bool { !taken[range].contains(true) }

  /// The places of a row's phrases that are not taken yet.
  func free(_ row: GlucoseRow) -> [Range<Int>] { free(named: row.rawValue) }

  func free(named row: String) -> [Range<Int>] {
    Self.table[named: row].places(in: words).filter(isFree)
  }

  // MARK: Whose

  /// Takes the one who is named; false for several.
  private mutating func takePersons() -> Bool {
    let named = Person.all(in: scene.sentence)
    guard named.count <= 1 else { return false }
    if let person = named.first {
      ask.owner = .other(Whose.said(person.name))
      let spans = scene.sentence.spans[person.places]
      let ranges = spans.map { scene.sentence.tokens[$0.tokens].map(\.range) }.joined()
      for range in ranges {
        if let place = tokens.firstIndex(where: { $0.range == range }) { taken[place] = true }
      }
    }
    return true
  }

  /// `canin`, `can`: a name in small letters that nothing else explains.
  private mutating func takeName(_ place: Int) -> Bool {
    guard ask.owner == nil, tokens[place].kind == .word else { return false }
    let word = words[place]
    let names = [""] + ["person.genitive", "person.dative", "person.accusative"]
    for row in names {
      let endings = row.isEmpty ? [""] : WordSets.list(row)
      for ending in endings where word.hasSuffix(ending) {
        let stem = String(word.dropLast(ending.count))
        guard stem.count > 1, stem.fits("person.homograph") || isGiven(place, stem) else {
          continue
        }
        let text = tokens[place].text.prefix { $0 != "'" && $0 != "’" }
        ask.owner = .other(Turkish.capitalised(String(text.prefix(stem.count))))
        return true
      }
    }
    return false
  }

  private func isGiven(_ place: Int, _ stem: String) -> Bool {
    let named = scene.dialogue.steps.compactMap { $0.call.arguments[.person]?.string }
    if named.contains(where: { Turkish.fold($0) == stem }) { return true }
    return scene.sentence.spans.contains { span in
      scene.sentence.tokens[span.tokens].contains { $0.range == tokens[place].range }
        && span.reading(.given).map { Turkish.fold($0.phrase) == stem } == true
    }
  }

  // MARK: When they were taken

  private mutating func takeContexts() {
    let contexts: [(GlucoseRow, GlucoseContext)] = [
      (.bedtime, .bedtime), (.fasting, .fasting), (.afterMeal, .afterMeal),
    ]
    for (row, context) in contexts {
      for range in free(row) {
        take(range)
        if ask.context == nil { ask.context = context }
      }
    }
    let meals: [(GlucoseRow, MealType?)] = [
      (.mealBreakfast, .breakfast), (.mealLunch, .lunch), (.mealDinner, .dinner), (.mealAny, nil),
    ]
    for (row, meal) in meals {
      for range in free(row) {
        guard let (context, end) = relation(after: range.upperBound),
          isFree(range.lowerBound..<end)
        else { continue }
        take(range.lowerBound..<end)
        ask.context = ask.context ?? context
        if context == .afterMeal { ask.meal = ask.meal ?? meal }
      }
    }
  }

  /// `sonra`, `2 saat sonra`, `öncesi` behind a meal.
  private func relation(after place: Int) -> (GlucoseContext, Int)? {
    var place = place
    if place + 1 < count, tokens[place].kind == .number || words[place].fits("word.amount"),
      Self.table[.hours].fits(words[place + 1])
    {
      place += 2
    }
    guard place < count else { return nil }
    if Self.table[.mealAfter].fits(words[place]) { return (.afterMeal, place + 1) }
    return Self.table[.mealBefore].fits(words[place]) ? (.beforeMeal, place + 1) : nil
  }

  // MARK: Figures

  /// Takes bounds and values; false for a number that says something else.
  private mutating func takeFigures() -> Bool {
    for place in words.indices where !taken[place] && tokens[place].kind == .number {
      guard let value = PhraseRow.figure(words[place]) else { return false }
      var next = place + 1
      while next < count, !taken[next], Self.table[.numberEnding].fits(words[next]) { next += 1 }
      if place > 0, Self.table[.last].fits(words[place - 1]), (1...30).contains(value) {
        ask.lastCount = Int(value)
        take(place..<place + 1)
        continue
      }
      guard (2.0...600).contains(value), ask.above == nil, ask.below == nil, ask.value == nil
      else { return false }
      let word = next < count ? words[next] : ""
      let isObject =
        next > place + 1
        || !tokens[place].suffix.isEmpty && Self.table[.numberEnding].fits(tokens[place].suffix)
      // "140'ı kaç kere geçtim"
      let isPassed = isObject && Self.table[.overVerb].stands(in: Array(words[place...]))
      if Self.table[.over].fits(word) || isPassed && !Self.table[.under].fits(word) {
        ask.above = value
      } else if Self.table[.under].fits(word) {
        ask.below = value
      } else if says(.check), value > 20 || value != value.rounded() {
        ask.value = value
        isAsked = true
      } else {
        return false
      }
      take(place..<next)
    }
    return true
  }

  // MARK: The rest

  private mutating func takeRest() -> Bool {
    var place = 0
    while place < count {
      guard !taken[place] else {
        place += 1
        continue
      }
      if let match = Self.explaining.match(words, at: place), isFree(match.places) {
        take(match.places)
        place = match.places.upperBound
      } else if takeName(place) {
        take(place..<place + 1)
        place += 1
      } else {
        return false
      }
    }
    return true
  }

  private var isOther: Bool { if case .other = ask.owner { true } else { false } }

  /// Whether the words alone say that it is about readings of glucose.
  private var hasSign: Bool {
    if says(.thing) || ask.context != nil || says(.sign) || says(.ownThing) { return true }
    if ask.hours != nil || ask.onDays != nil, says(.ownVerb) || says(.review) { return true }
    let isAskedOf = says(.peak) || says(.trough) || says(.fell) || says(.rose)
    return isAskedOf && (isOther || !scene.dialogue.isUnderWay) || isOther && says(.thingLoose)
      || isOther && (says(.mean) || says(.highest) || says(.lowest))
      || isOther && ask.other != nil && says(.compare)
  }

  private var hasLooseSign: Bool {
    let bound = ask.above ?? ask.below ?? ask.value
    if let bound, bound >= 40, ask.value == nil || says(.checkOwn) || isOther { return true }
    if ask.isOwnStretch, says(.review) || says(.mean) { return true }
    if says(.howMany) || ask.other != nil && (says(.compare) || says(.judged)) { return true }
    if case .moment = ask.base { return says(.was) }
    return false
  }

  private var isQuestion: Bool {
    isAsked || says(.ask) || scene.clauses.allSatisfy { $0.verbPlace == nil } || says(.list)
      || says(.compare)
  }
}
