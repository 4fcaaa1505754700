import Analysis
import Domain
import Turkish

/// Cuts a message into its parts, whatever else is told in it.
struct DictatedParts {
  var parts: [DictatedPart] = []
  let sentence: Sentence
  let lines: ListLines
  /// Whether the list is named, so that a medicine is one of its lines and no dose.
  let takesMedicines: Bool
  /// Whether a medicine was taken, or how much of one is told.
  let tellsDose: Bool
  private let foods: [FoodMention]
  let quantities: [Quantity]
  /// Folded words and marks, and the span of each.
  private var words: [String] = []
  private var places: [Int] = []

  private static let table = ListSentence.table
  /// What is a row of its own, before the deeds and behind them.
  private static let opening: [(row: ListRow, kind: DictatedPart.Kind)] = [
    (.aside, .besides), (.dictatedRepair, .repair), (.dictatedUndone, .turn), (.told, .turn),
    (.wonder, .asking),
  ]
  private static let beside: [(row: ListRow, kind: DictatedPart.Kind)] = [
    (.dictatedMore, .more), (.dictatedBesides, .besides), (.dictatedElsewhere, .elsewhere),
    (.toldOther, .turn), (.dictatedAsking, .asking),
  ]
  private static let pointers: [(row: ListRow, pointer: DictatedPart.Pointer)] = [
    (.pointFirst2, .first(2)), (.pointFirst, .first(1)), (.pointOthers, .others),
    (.pointThose, .those), (.pointAll, .all), (.pointTwo, .last(2)), (.pointOne, .last(1)),
    (.others, .all),
  ]

  init(_ scene: Scene, _ lines: ListLines) {
    sentence = scene.sentence
    self.lines = lines
    takesMedicines = scene.has(.list, .shop)
    foods = FoodMention.all(in: sentence).map { $0.withoutOrder(in: scene.sentence) }
    quantities = Quantity.all(in: sentence)
    tellsDose =
      quantities.contains { $0.doseUnit != nil || $0.isStrength }
      || scene.clauses.contains { $0.verbIs(.inject) && $0.isPast }
    for (place, span) in sentence.spans.enumerated() {
      for token in span.tokens where sentence.tokens.indices.contains(token) {
        words.append(sentence.tokens[token].folded)
        places.append(place)
      }
    }
    read()
    joinNames()
    number()
  }

  // MARK: Reading

  private mutating func read() {
    var word = 0
    var depth = 0
    while word < words.count {
      let span = places[word]
      let isInside = depth > 0
      if words[word] == "(", !isSmiley(word) { depth += 1 }
      if words[word] == ")" { depth = max(0, depth - 1) }
      if sentence.tokens[sentence.spans[span].tokens.lowerBound].startsLine, word > 0 {
        parts.append(DictatedPart(kind: .fullStop, spans: span..<span))
      }
      var part = self.part(at: word)
      // "ampul (E27, iki adet)": in parentheses only amounts are heard.
      if isInside || depth > 0, part.quantity?.number.map({ $0.form.derivation == .with }) ?? true {
        part.kind = .besides
      }
      parts.append(part)
      repeat { word += 1 } while word < words.count && places[word] < part.spans.upperBound
    }
  }

  private func part(at word: Int) -> DictatedPart {
    let place = places[word]
    func one(_ kind: DictatedPart.Kind) -> DictatedPart {
      DictatedPart(kind: kind, spans: place..<place + 1)
    }
    let food = foods.first { $0.spans.lowerBound == place && isKnown($0) }
    if let found = phrase(of: Self.opening, at: word) { return found }
    if let match = ListSentence.deed(at: word, of: words),
      let deed = ListSentence.Deed(rawValue: match.row),
      food.map({ $0.spans.upperBound - place <= match.places.count }) ?? true
    {
      return part(.deed(deed), match)
    }
    if sentence.spans[place].isMark { return one(mark(at: word)) }
    if let line = compoundLine(at: place) { return line }
    if let found = phrase(of: Self.beside, at: word)
      ?? phrase(of: Self.pointers.map { ($0.row, .pointer($0.pointer)) }, at: word)
    {
      return found
    }
    if food.map({ $0.spans.count == 1 }) ?? true, let drug = drug(at: place) {
      return one(.thing(drug))
    }
    if let food { return sentence.isMeasured(food) ? one(.turn) : thing(food) }
    if let line = unitLine(at: place) { return one(.thing(DictatedPart.Item(named: line))) }
    if let quantity = quantities.first(where: { $0.spans.lowerBound == place }) {
      return amount(quantity)
    }
    return one(kind(of: place, word))
  }

  private func phrase(
    of rows: [(row: ListRow, kind: DictatedPart.Kind)], at word: Int
  ) -> DictatedPart? {
    rows.lazy.compactMap { row, kind in
      Self.table[row].match(words, at: word).map { part(kind, $0) }
    }.first
  }

  private func part(_ kind: DictatedPart.Kind, _ match: PhraseRow.Match) -> DictatedPart {
    DictatedPart(
      kind: kind,
      spans: places[match.places.lowerBound]..<places[match.places.upperBound - 1] + 1)
  }

  private func mark(at word: Int) -> DictatedPart.Kind {
    let next = word + 1 < words.count ? words[word + 1] : ""
    // "bulaşık det., çöp poşeti"
    if words[word] == ".", next == "," { return .besides }
    // "bir kilo pirinç... yok": what follows goes on.
    if words[word] == ".", next == "." || word > 0 && words[word - 1] == "." { return .pause }
    if ["(", ")"].contains(next), isSmiley(word + 1) { return .besides }
    return mark(words[word])
  }

  /// Whether a bracket is the mouth of ":(".
  private func isSmiley(_ word: Int) -> Bool { word > 0 && [":", ";"].contains(words[word - 1]) }

  private func mark(_ text: String) -> DictatedPart.Kind {
    switch text {
    case ".", "!": .fullStop
    case "?": .questionMark
    case "+": .more
    case "…": .pause
    case ":", ">": .colon
    case "(", ")", "'", "\"", "“", "”", "*", "x": .besides
    default: text.unicodeScalars.allSatisfy { $0.properties.isEmoji } ? .besides : .pause
    }
  }

  private func isKnown(_ food: FoodMention) -> Bool {
    let span = sentence.spans[food.head]
    guard !span.has(.list, .shop) else { return false }
    // Medicines are taken as well; things to measure with are not measured.
    if span.has(.medication) {
      return takesMedicines && !tellsDose && (span.food != nil || span.has(.thing))
    }
    // "iade ettim" is no meat.
    let isVerb =
      span.readings.contains { $0.verb != nil } && sentence.folded(span).fits("list.turn")
    guard !isVerb, !span.isTold else { return false }
    return span.has(.thing) || span.food != nil && !span.has(.filler, .glucose)
  }

  /// A thing that somebody wants or got; "köfte için", "pilava", "kahvaltıda" say what for and when.
  private func thing(_ food: FoodMention) -> DictatedPart {
    let span = sentence.spans[food.head]
    let form = (span.food ?? span.reading(.thing))?.noun
    let next = food.spans.upperBound
    let isPurpose =
      form.map { [.dative, .locative].contains($0.grammaticalCase) || $0.derivation == .ness }
      ?? false
      || sentence.isPurpose(next)
    guard !isPurpose else { return DictatedPart(kind: .besides, spans: food.spans) }
    let start = quantities.first {
      $0.spans.upperBound <= food.spans.lowerBound
        && food.spans.lowerBound - $0.spans.upperBound < 2
    }?.spans.upperBound
    let isSaidToo =
      next < sentence.spans.count && isToo(next)
      || start.map { ($0..<food.spans.lowerBound).contains(where: isToo) } ?? false
    let thing = ListSentence.Thing(
      mention: Mention(name: food.name, isKnown: true), form: form, isGrocery: span.has(.thing),
      isSaidToo: isSaidToo)
    let line = lines.line(named: food.name.split(separator: " ").map { Turkish.fold(String($0)) })
    return DictatedPart(
      kind: .thing(
        DictatedPart.Item(
          thing: thing, line: line, isFood: span.food != nil,
          isDefinite: form.map { $0.grammaticalCase == .accusative || $0.isPlural } ?? false,
          isMeans: form?.grammaticalCase == .instrumental)),
      spans: food.spans)
  }

  func isToo(_ place: Int) -> Bool {
    sentence.folded(sentence.spans[place]).fits("meal.too")
  }

  private func kind(of place: Int, _ word: Int) -> DictatedPart.Kind {
    let span = sentence.spans[place]
    let text = sentence.folded(span)
    if let line = lines.line(said: text) {
      let isSaidToo = place + 1 < sentence.spans.count && isToo(place + 1)
      var item = DictatedPart.Item(named: line, isSaidToo: isSaidToo)
      item.isDefinite = text.fits("list.object")
      return .thing(item)
    }
    if let list = span.reading(.list) { return isGoal(list) ? .goal : .besides }
    if span.has(.more) { return .more }
    if isOfCompound(place) { return .name }
    if Self.table[.joins].fits(text) { return .join }
    if text.fits("list.turn"), span.isUnknown || span.readings.contains(where: { $0.verb != nil }) {
      return .turn
    }
    if [ListRow.rest, .pointing].contains(where: { Self.table[$0].parts(hold: words[word]) }) {
      return .besides
    }
    if span.has(.filler, .deictic, .shop, .yes) || span.time != nil { return .besides }
    if span.finiteVerb != nil, span.food == nil { return .turn }
    if span.has(.person) || MeasureSize.of(text) != nil { return .besides }
    return span.isUnknown && !text.fits("list.cased") && text.count > 2 ? .name : .other
  }

  /// The "makine" of "makine yağı".
  private func isOfCompound(_ place: Int) -> Bool {
    sentence.tellsOfWhat(place)
      && foods.contains { food in
        food.spans.lowerBound == place + 1 && sentence.isOfSomething(food)
          && (isKnown(food) || sentence.spans[food.head].isUnknown)
      }
  }

  /// "listeye", "alışverişe", "market listesi:", "listem için"; not "listede", "listenin".
  private func isGoal(_ list: Span.Reading) -> Bool {
    [.dative, .bare].contains(list.noun?.grammaticalCase ?? .bare)
  }
}

extension FoodMention {
  /// "koy süt": an order, and no milk from the village.
  func withoutOrder(in sentence: Sentence) -> FoodMention {
    guard spans.count > 1, spans.lowerBound < head,
      sentence.spans[spans.lowerBound].has(.put),
      let space = name.firstIndex(of: " ")
    else { return self }
    var food = self
    food.spans = spans.lowerBound + 1..<spans.upperBound
    food.name = String(name[name.index(after: space)...])
    return food
  }
}

extension Span {
  /// "yağdı", "dönerdi": what ends as a verb does names nothing to buy.
  var isTold: Bool {
    let copula = (food ?? reading(.thing))?.noun?.copula ?? .none
    return [.past, .reported, .conditional, .whileBeing].contains(copula)
  }
}

extension Sentence {
  /// "şekerim 162", "şeker 96": what is measured, and no sugar.
  func isMeasured(_ food: FoodMention) -> Bool {
    let span = spans[food.head]
    guard food.spans.count == 1, Turkish.fold(food.name).fits("list.sugar") else { return false }
    let next = food.spans.upperBound
    let figure = next < spans.count ? spans[next].number?.value ?? 0 : 0
    let isCounted = next + 1 < spans.count && spans[next + 1].measure != nil
    return figure >= 40 && !isCounted
      || (span.food?.noun?.possessor ?? 0) > 0 && span.food?.noun != .bare
        && span.food?.noun?.grammaticalCase != .accusative
  }

  /// Whether what stands before a place says what something is for: "köfte için".
  func isPurpose(_ place: Int) -> Bool {
    place < spans.count && folded(spans[place]).fits("list.purpose")
  }
}
