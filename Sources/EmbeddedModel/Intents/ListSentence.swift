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
    /// Used up, and to be bought: no row of its own.
    case refill
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

    var name: String { mention.name }
  }

  enum Part {
    case thing(Thing)
    case deed(Deed)
    /// All lines, or all that are not named.
    case others
  }

  static let table = PhraseRows("Kitchen/list")
  static let deeds = PhraseRow(longestFirst: Deed.allCases.map { table[$0.rawValue] })

  private(set) var parts: [Part] = []
  /// Folded words without marks, and the token of each.
  let words: [String]
  let tokens: [Int]
  let sentence: Sentence
  private let foods: [FoodMention]
  private var quantities: [Quantity]

  /// Whether unknown words between things may be things too, as where a list is named.
  init?(_ scene: Scene, takesUnknown: Bool) {
    let sentence = scene.sentence
    let tokens = sentence.tokens.indices.filter { sentence.tokens[$0].kind != .mark }
    self.sentence = sentence
    self.tokens = tokens
    let leaves = Self.countedAlone(in: sentence)
    words = tokens.map { sentence.tokens[$0].folded }
    quantities = Quantity.all(in: sentence).filter { quantity in
      if leaves.contains(quantity.spans.lowerBound) { return false }
      // "bi de salça", "bir tek sütü" count nothing.
      let next = quantity.spans.upperBound
      guard quantity.number?.isArticle == true, next < sentence.spans.count else { return true }
      let word = sentence.folded(sentence.spans[next])
      return !word.fits("meal.too") && !Self.table["alone"].fits(word)
    }
    foods =
      FoodMention.all(in: sentence).filter { food in
        let span = sentence.spans[food.head]
        guard !span.has(.list, .shop, .glucose, .medication), !span.isTold,
          !sentence.isPurpose(food.spans.upperBound), !sentence.isMeasured(food)
        else { return false }
        return span.food != nil && !span.has(.filler) || span.has(.thing)
          || takesUnknown && span.isUnknown && !Self.stands(food, beforeListIn: sentence)
            && !Self.isNoName(sentence.folded(span))
      }
      + leaves.map { place in
        FoodMention(
          spans: place..<place + 1, head: place,
          name: Turkish.lowercased(sentence.source(sentence.spans[place])), isKnown: false)
      }
    guard !namesVessel, read() else { return nil }
  }

  /// "bayram için listeye çay ekle": what stands before the list, where a thing follows it.
  private static func stands(_ food: FoodMention, beforeListIn sentence: Sentence) -> Bool {
    guard let list = sentence.spans.firstIndex(where: { $0.has(.list) }), food.head < list else {
      return false
    }
    return sentence.spans[list...].contains { $0.food != nil || $0.has(.thing) }
  }

  /// "yaprak, pirinç": units that are things as well, where nothing of them is counted.
  private static func countedAlone(in sentence: Sentence) -> [Int] {
    Quantity.all(in: sentence).filter { quantity in
      let next = quantity.spans.upperBound
      return quantity.number == nil && quantity.measure?.isFoodToo == true
        && next < sentence.spans.count && sentence.spans[next].isMark
    }.map(\.spans.lowerBound)
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
    return quantities.isEmpty
  }

  /// Reads what begins at a word, and tells where it ends; nil where that is not explained.
  private mutating func part(at place: Int) -> Int? {
    let food = food(at: tokens[place])
    let match = Self.deed(at: place, of: words)
    if let match, food.map({ !isLonger($0, than: match, at: place) }) ?? true,
      let deed = Deed(rawValue: match.row)
    {
      parts.append(.deed(deed))
      return match.places.upperBound
    }
    if let match = Self.table["others"].match(words, at: place) {
      parts.append(.others)
      return match.places.upperBound
    }
    if let end = describe(at: place) { return end }
    // "bunların hepsini": what points at things is none.
    let isPointing = food.map { !isKnown($0) && Self.table["pointing"].fits(words[place]) } ?? true
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

  /// "süt ekle yağsız olsun", "kıyma yaz az yağlı": of which kind the thing before the deed is to be.
  private mutating func describe(at place: Int) -> Int? {
    guard case .deed = parts.last, let last = parts.lastIndex(where: \.isThing) else { return nil }
    let end =
      words.indices[place...].first { !WordSets.describes(words[$0]) && !isDegree($0) }
      ?? words.endIndex
    let kind = Self.table["kind"].match(words, at: end)
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
    place + 1 < words.endIndex && Self.table["degree"].fits(words[place])
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
    return span.food != nil || span.has(.thing)
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
      let amount = quantities.remove(at: place)
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
          || Self.table["too"].fits(sentence.folded(sentence.spans[before])))
    return Thing(
      mention: mention, form: (span.food ?? span.reading(.thing))?.noun,
      isGrocery: span.has(.thing), isSaidToo: isSaidToo, isAimed: isAimed)
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
    let isYes = place == 0 && words.count > 2 && table["opening.yes"].fits(words[0])
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
    if span.isMark || span.has(.more) || Self.table["joins"].fits(sentence.folded(span)) {
      return true
    }
    guard !foods.contains(where: { sentence.spans[$0.head].tokens == span.tokens }),
      let place = tokens.firstIndex(of: span.tokens.lowerBound)
    else { return false }
    return span.finiteVerb != nil && !sentence.folded(span).fits("meal.too")
      || Self.deeds.match(words, at: place) != nil
  }
}
