import Analysis
import Domain
import Turkish

/// A message about the list or about what is at hand, part by part: things with their amounts, and what
/// becomes of them.
///
/// There is none where a word of the message is left unexplained.
struct ListSentence {
  /// What becomes of a thing; the raw values are rows of `Kitchen/list`.
  enum Deed: String, CaseIterable {
    case add, get, plan, need, bought, ticked, unbought, left, remove, unwanted, unbuying
    case first, last, before, after, set, have, stored, sent, gone, absent, used
    /// Left out of all, standing for another, not meant; what something is bought for; not to be written.
    case except, instead, not, reason, deny
    /// Used up, and to be bought; off the list and at hand: no rows of their own.
    case refill, moved
  }

  struct Thing {
    var mention: Mention
    /// The case in which it stands; nil where it has none, or is no known word.
    var form: NounForm?
    /// Whether a shop has it, by the table of groceries.
    var isGrocery: Bool
    var isSaidToo: Bool
    /// Whether its amount is what it is brought to: "ikiye çıkar".
    var isAimed = false
    /// Whether it is eaten or drunk.
    var isFood = true

    var name: String { mention.name }
  }

  enum Part {
    case thing(Thing)
    case deed(Deed)
    /// All lines, or all that are not named.
    case others
  }

  static let table = NamedRows<ListRow>("Kitchen/list")
  static let deeds = PhraseRow(longestFirst: Deed.allCases.map { table[named: $0.rawValue] })

  private(set) var parts: [Part] = []
  /// Folded words without marks, and the token of each.
  let words: [String]
  let tokens: [Int]
  let sentence: Sentence
  private let foods: [FoodMention]
  private var quantities: [Quantity]

  /// Whether the house is what is named, and not the list.
  private let isOfHome: Bool
  /// Whether a place of the house is named to write to, since the last deed.
  private var isHomeward = false

  /// Whether unknown words between things may be things too, as where a list is named, and whether
  /// medicines and what one measures with are things to buy.
  init?(_ scene: Scene, takesUnknown: Bool, takesSupplies: Bool = false) {
    let sentence = scene.sentence
    let tokens = sentence.tokens.indices.filter { sentence.tokens[$0].kind != .mark }
    self.sentence = sentence
    self.tokens = tokens
    words = tokens.map { sentence.tokens[$0].folded }
    isOfHome = Self.table[.home].stands(in: words) && !scene.has(.list)
    quantities = sentence.listedAmounts
    foods = sentence.listedThings(takesUnknown: takesUnknown, takesSupplies: takesSupplies)
    // "üç kilo, yok yok iki kilo": what is taken back is read part by part.
    guard !namesVessel, !Self.table[.dictatedRepair].stands(in: words), read() else { return nil }
  }

  /// "kavanoz kapağı": a vessel that is no amount, but part of the name of what nobody knows.
  private var namesVessel: Bool {
    quantities.contains { quantity in
      quantity.number == nil
        && foods.contains { $0.spans.lowerBound == quantity.spans.upperBound && !isKnown($0) }
    }
  }

  // MARK: Reading

  private mutating func read() -> Bool {
    var place = 0
    while place < words.count {
      guard let end = part(at: place) else { return false }
      place = end
    }
    takeAmountBehind()
    takeElidedOrder()
    return quantities.isEmpty
  }

  /// Reads what begins at a word, and tells where it ends; nil where that is not explained.
  private mutating func part(at place: Int) -> Int? {
    if let aside = Self.table[.aside].match(words, at: place) { return aside.places.upperBound }
    let food = food(at: tokens[place])
    let match = Self.deed(at: place, of: words)
    if let match, food.map({ !isLonger($0, than: match, at: place) }) ?? true,
      let deed = Deed(rawValue: match.row), !isOver(deed, at: place)
    {
      parts.append(.deed(meant(deed, at: place)))
      isHomeward = false
      return match.places.upperBound
    }
    if let match = Self.table[.homeward].match(words, at: place) {
      isHomeward = true
      return match.places.upperBound
    }
    if let match = Self.table[.lines].match(words, at: place) { return match.places.upperBound }
    if let match = Self.table[.others].match(words, at: place) {
      parts.append(.others)
      return match.places.upperBound
    }
    if let end = describe(at: place) { return end }
    // "bunların hepsini": what points at things is none.
    let isPointing = food.map { !isKnown($0) && Self.table[.pointing].fits(words[place]) } ?? true
    guard let food, !isPointing else { return isExplained(place) ? place + 1 : nil }
    let end = next(after: food)
    // "pınar süt": the name of one thing, or of two.
    guard
      isKnown(food) || end == words.count || self.food(at: tokens[end]).map(isKnown) != true
        || hasMark(between: food, and: end)
    else { return nil }
    parts.append(.thing(thing(food)))
    return end
  }

  /// "evde süt vardı": whether it still is is not told, unless it is to be written down.
  private func isOver(_ deed: Deed, at place: Int) -> Bool {
    deed == .have && Self.table[.hadBeen].fits(words[place])
      && !Self.table[.homeward].stands(in: words)
  }

  /// "dolapta üç süt kaldı" is at hand; "evdekilere yaz" is no order to the list.
  private func meant(_ deed: Deed, at place: Int) -> Deed {
    // "telefon evde kaldı": left behind there.
    let isBehind = place > 0 && Self.table[.home].parts(hold: words[place - 1])
    if deed == .left, isOfHome, !isBehind, Self.table[.remains].fits(words[place]) { return .have }
    return [.add, .get].contains(deed) && isHomeward ? .stored : deed
  }

  /// "süt ekle yağsız olsun", "kıyma yaz az yağlı": of which kind the thing before the deed is to be.
  private mutating func describe(at place: Int) -> Int? {
    guard case .deed = parts.last, let last = parts.lastIndex(where: \.isThing) else { return nil }
    let end =
      words.indices[place...].first { !WordSets.describes(words[$0]) && !isDegree($0) }
      ?? words.endIndex
    let kind = Self.table[.kind].match(words, at: end)
    guard end > place, WordSets.describes(words[end - 1]), end == words.endIndex || kind != nil,
      case .thing(var thing) = parts[last]
    else { return nil }
    let said = (place..<end).map { Turkish.lowercased(sentence.tokens[tokens[$0]].text) }
    thing.mention.name = (said + [thing.name]).joined(separator: " ")
    parts[last] = .thing(thing)
    quantities.removeAll { quantity in
      quantity.spans.contains { span in
        sentence.spans[span].tokens.overlaps(tokens[place]..<tokens[end - 1] + 1)
      }
    }
    return kind?.places.upperBound ?? end
  }

  /// `az yağlı`, `yarım yağlı`.
  private func isDegree(_ place: Int) -> Bool {
    place + 1 < words.endIndex && Self.table[.degree].fits(words[place])
      && WordSets.describes(words[place + 1])
  }

  /// "pirinç kalmamış, 2 kilo alalım": the amount of the one thing, said behind what became of it.
  private mutating func takeAmountBehind() {
    let places = parts.indices.filter { parts[$0].isThing }
    guard let amount = quantities.first, quantities.count == 1, places.count == 1,
      case .thing(var thing) = parts[places[0]], !thing.mention.hasAmount
    else { return }
    thing.mention.take(Amount(packed: amount))
    parts[places[0]] = .thing(thing)
    quantities = []
  }

  /// "çay bitti, listeye": the order that its verb is left out of.
  private mutating func takeElidedOrder() {
    guard case .deed(.gone) = parts.last, let last = words.lastIndex(where: Self.isListward),
      !words[last...].contains(where: { Self.deed(at: 0, of: [$0]) != nil })
    else { return }
    parts.append(.deed(.add))
  }

  private static func isListward(_ word: String) -> Bool { table[.listward].fits(word) }

  /// The mention that begins at a token.
  private func food(at token: Int) -> FoodMention? {
    foods.first { sentence.spans[$0.spans.lowerBound].tokens.lowerBound == token }
  }

  /// Whether a known thing has more words than what would be a deed: `kaldırım taşı`.
  private func isLonger(_ food: FoodMention, than match: PhraseRow.Match, at place: Int) -> Bool {
    isKnown(food) && next(after: food) - place > match.places.count
  }

  private func isKnown(_ food: FoodMention) -> Bool {
    let span = sentence.spans[food.head]
    return span.food != nil || span.has(.thing, .medication)
  }

  /// Whether a mark parts a mention from the word after it.
  private func hasMark(between food: FoodMention, and place: Int) -> Bool {
    let end = sentence.spans[food.spans].map(\.tokens.upperBound).max() ?? 0
    return tokens[place] > end
  }

  private func next(after food: FoodMention) -> Int {
    let end = sentence.spans[food.spans].map(\.tokens.upperBound).max() ?? 0
    return tokens.firstIndex { $0 >= end } ?? tokens.endIndex
  }

  /// The thing with the amount beside it, which is then taken.
  private mutating func thing(_ food: FoodMention) -> Thing {
    let span = sentence.spans[food.head]
    var mention = Mention(name: food.name, isKnown: isKnown(food))
    var (start, isAimed) = (food.spans.lowerBound, false)
    if let place = quantities.firstIndex(where: { belongs($0, to: food) }) {
      let amount = withFigure(quantities.remove(at: place), behind: food)
      mention.take(Amount(packed: amount))
      start = min(start, amount.spans.lowerBound)
      isAimed =
        (amount.measure?.form.grammaticalCase ?? amount.number?.form.grammaticalCase) == .dative
    }
    let (before, after) = (start - 1, food.spans.upperBound)
    // "ekmek de", "bir de ekmek".
    let isSaidToo =
      after < sentence.spans.count && sentence.folded(sentence.spans[after]).fits("meal.too")
      || sentence.spans[start..<food.spans.lowerBound].contains {
        sentence.folded($0).fits("meal.too")
      }
      || before >= 0
        && (sentence.spans[before].has(.more)
          || Self.table[.too].fits(sentence.folded(sentence.spans[before])))
    return Thing(
      mention: mention,
      form: (span.food ?? span.reading(.thing) ?? span.reading(.medication))?.noun,
      isGrocery: span.has(.thing, .medication), isSaidToo: isSaidToo, isAimed: isAimed,
      isFood: span.food != nil)
  }

  /// "kutu süt 6": the unit before the thing, and how many behind it.
  private mutating func withFigure(_ unit: Quantity, behind food: FoodMention) -> Quantity {
    let figure = quantities.firstIndex { quantity in
      let next = quantity.spans.upperBound
      return quantity.isBare && quantity.number != nil
        && quantity.spans.lowerBound == food.spans.upperBound
        && (next == sentence.spans.count || isTurn(sentence.spans[next]))
    }
    guard unit.number == nil, let figure else { return unit }
    let count = quantities.remove(at: figure)
    return Quantity(
      spans: unit.spans, value: count.value, measure: unit.measure, number: count.number)
  }

  /// An amount belongs to the thing after it; where things come first, to the one before it.
  private func belongs(_ quantity: Quantity, to food: FoodMention) -> Bool {
    let (amount, thing) = (quantity.spans, food.spans)
    if amount.upperBound <= thing.lowerBound {
      return areNeighbours(amount.upperBound..<thing.lowerBound) && !follows(quantity)
    }
    return amount.lowerBound >= thing.upperBound
      && areNeighbours(thing.upperBound..<amount.lowerBound) && follows(quantity)
  }

  /// What a word or phrase says to have become of things; "tamam, muzu sil" begins with a yes.
  static func deed(at place: Int, of words: [String]) -> PhraseRow.Match? {
    let isYes = place == 0 && words.count > 2 && table[.openingYes].fits(words[0])
    return isYes ? nil : deeds.match(words, at: place)
  }

  private func areNeighbours(_ between: Range<Int>) -> Bool {
    between.allSatisfy { place in
      let span = sentence.spans[place]
      let word = sentence.folded(span)
      // "kabak x3", "üç tane de limon"
      return !span.isMark && (span.has(.filler) || word == "x" || word.fits("meal.too"))
    }
  }

  /// Whether the thing of an amount stands before it: "süt 2 litre, ekmek 1".
  private func follows(_ quantity: Quantity) -> Bool {
    let start = quantity.spans.lowerBound
    // "lor 500 gram bir demet maydanoz": the second of two amounts is of what follows.
    let all = Quantity.all(in: sentence)
    if all.contains(where: { $0.spans.upperBound == start }) { return false }
    let run = sentence.spans[..<start].lastIndex(where: isTurn).map { $0 + 1 } ?? 0
    let end = sentence.spans[start...].firstIndex(where: isTurn) ?? sentence.spans.count
    let told =
      foods.filter { (run..<end).contains($0.head) }
      .map { ($0.head, Enumerated(thing: $0.name)) }
      + all.filter { (run..<end).contains($0.spans.lowerBound) }
      .map { ($0.spans.lowerBound, Enumerated($0)) }
    return told.sorted { $0.0 < $1.0 }.map(\.1).amountsFollow
  }

  /// Whether what is said before a word has nothing to do with what is said after it.
  private func isTurn(_ span: Span) -> Bool {
    if span.isMark || span.has(.more) || Self.table[.joins].fits(sentence.folded(span)) {
      return true
    }
    guard !foods.contains(where: { sentence.spans[$0.head].tokens == span.tokens }),
      let place = tokens.firstIndex(of: span.tokens.lowerBound)
    else { return false }
    return span.finiteVerb != nil && !sentence.folded(span).fits("meal.too")
      || Self.deeds.match(words, at: place) != nil
  }
}
