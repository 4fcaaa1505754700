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
    case add, plan, need, bought, ticked, unbought, left, remove, unwanted, unbuying
    case first, last, before, after, set, have, gone, absent
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

    var name: String { mention.name }
  }

  enum Part {
    case thing(Thing)
    case deed(Deed)
  }

  static let table = PhraseRows("Kitchen/list")
  private static let deeds = PhraseRow(longestFirst: Deed.allCases.map { table[$0.rawValue] })

  private(set) var parts: [Part] = []
  /// Folded words without marks, and the token of each.
  let words: [String]
  private let tokens: [Int]
  private let sentence: Sentence
  private let foods: [FoodMention]
  private var quantities: [Quantity]

  /// Whether unknown words between things may be things too, as where a list is named.
  init?(_ scene: Scene, takesUnknown: Bool) {
    let sentence = scene.sentence
    let tokens = sentence.tokens.indices.filter { sentence.tokens[$0].kind != .mark }
    self.sentence = sentence
    self.tokens = tokens
    words = tokens.map { sentence.tokens[$0].folded }
    quantities = Quantity.all(in: sentence).filter { quantity in
      // "bi de salça" counts nothing.
      let next = quantity.spans.upperBound
      return quantity.number?.isArticle != true || next == sentence.spans.count
        || !sentence.folded(sentence.spans[next]).fits("meal.too")
    }
    foods = FoodMention.all(in: sentence).filter { food in
      let span = sentence.spans[food.head]
      guard !span.has(.list, .shop, .glucose, .medication) else { return false }
      return span.food != nil && !span.has(.filler) || span.has(.thing)
        || takesUnknown && span.isUnknown
    }
    guard !namesVessel, read() else { return nil }
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
      let food = food(at: tokens[place])
      let match = Self.deeds.match(words, at: place)
      if let match, food.map({ !isLonger($0, than: match, at: place) }) ?? true,
        let deed = Deed(rawValue: match.row)
      {
        parts.append(.deed(deed))
        place = match.places.upperBound
      } else if let food {
        let end = next(after: food)
        // "pınar süt": the name of one thing, or of two.
        guard
          isKnown(food) || end == words.count || self.food(at: tokens[end]).map(isKnown) != true
            || hasMark(between: food, and: end)
        else { return false }
        parts.append(.thing(thing(food)))
        place = end
      } else if isExplained(place) {
        place += 1
      } else {
        return false
      }
    }
    return quantities.isEmpty
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
    if let place = quantities.firstIndex(where: { belongs($0, to: food) }) {
      mention.take(Amount(quantities.remove(at: place)))
    }
    let (before, after) = (food.spans.lowerBound - 1, food.spans.upperBound)
    // "ekmek de", "bir de ekmek".
    let isSaidToo =
      after < sentence.spans.count && sentence.folded(sentence.spans[after]).fits("meal.too")
      || before >= 0
        && (sentence.spans[before].has(.more)
          || sentence.folded(sentence.spans[before]).fits("meal.too"))
    return Thing(
      mention: mention, form: (span.food ?? span.reading(.thing))?.noun,
      isGrocery: span.has(.thing), isSaidToo: isSaidToo)
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

  private func areNeighbours(_ between: Range<Int>) -> Bool {
    between.allSatisfy { sentence.spans[$0].has(.filler) && !sentence.spans[$0].isMark }
  }

  /// Whether the thing of an amount stands before it: "süt 2 litre, ekmek 1".
  private func follows(_ quantity: Quantity) -> Bool {
    let start = quantity.spans.lowerBound
    let run = sentence.spans[..<start].lastIndex { $0.isMark || isVerb($0) }.map { $0 + 1 } ?? 0
    let firstFood = foods.first { $0.spans.lowerBound >= run }?.spans.lowerBound ?? .max
    let firstAmount = Quantity.all(in: sentence).first { $0.spans.lowerBound >= run }
    return firstFood < firstAmount?.spans.lowerBound ?? .max
  }

  private func isVerb(_ span: Span) -> Bool {
    span.finiteVerb != nil && !foods.contains { sentence.spans[$0.head].tokens == span.tokens }
  }

  /// An amount's word, a time, or one that may stand besides.
  private func isExplained(_ place: Int) -> Bool {
    guard let number = sentence.spans.firstIndex(where: { $0.tokens.contains(tokens[place]) })
    else { return false }
    let span = sentence.spans[number]
    return Self.table["rest"].fits(words[place]) || Self.table["home"].fits(words[place])
      || span.number != nil || span.measure != nil || span.time != nil
      || span.has(.list, .shop, .filler, .deictic, .more)
  }
}

extension ListSentence {
  /// Things with what becomes of them; nil where that is not plain.
  ///
  /// Under a heading they are wanted; what is used up is wanted too where something is put on the list:
  /// "şampuan ekle, sabun da bitti".
  func actions(isHeaded: Bool) -> [(deed: Deed, things: [Thing])]? {
    let told = isHeaded && deeds.isEmpty ? [(.add, things)] : ordered
    guard let told, told.contains(where: { [.add, .plan, .refill].contains($0.deed) }) else {
      return told
    }
    return told.map { [.gone, .absent].contains($0.deed) ? (.refill, $0.things) : $0 }
  }

  private var things: [Thing] {
    parts.compactMap { part in if case .thing(let thing) = part { thing } else { nil } }
  }

  private var ordered: [(deed: Deed, things: [Thing])]? {
    var actions: [(deed: Deed, things: [Thing])] = []
    var opening: Deed?
    var waiting: [Thing] = []
    for part in parts {
      switch part {
      case .thing(let thing): waiting.append(thing)
      case .deed(let deed) where !waiting.isEmpty:
        let whole = opening.flatMap { Self.merged($0, deed) } ?? deed
        opening = nil
        actions.append((whole, waiting))
        waiting = []
      case .deed(let deed):
        guard let last = actions.indices.last else {
          opening = opening.flatMap { Self.merged($0, deed) } ?? deed
          continue
        }
        guard let whole = Self.merged(actions[last].deed, deed) else { return nil }
        actions[last].deed = whole
      }
    }
    guard !waiting.isEmpty else { return actions.isEmpty ? nil : actions }
    if let opening { return actions + [(opening, waiting)] }
    guard let last = actions.indices.last, waiting.allSatisfy(\.isSaidToo) else { return nil }
    actions[last].things += waiting
    return actions
  }

  /// What becomes of things, in the order in which it is said.
  var deeds: [Deed] {
    parts.compactMap { part in if case .deed(let deed) = part { deed } else { nil } }
  }

  /// Whether a deed is told in more than one word: "dolaba koydum".
  func says(_ deed: Deed, moreThan count: Int) -> Bool {
    Self.table[deed.rawValue].places(in: words).contains { $0.count > count }
  }

  /// What two deeds to the same thing come to: "aldım, işaretle", "bitti, listeye yaz".
  private static func merged(_ one: Deed, _ other: Deed) -> Deed? {
    if one == other { return one }
    return outcomes.first { $0.of.contains(one) && $0.of.contains(other) }?.deed
  }

  /// The first that fits holds.
  private static let outcomes: [(of: Set<Deed>, deed: Deed)] = [
    ([.add, .plan, .need], .add), ([.gone, .absent], .gone),
    ([.gone, .absent, .refill, .add, .plan, .need], .refill),
    ([.bought, .ticked, .remove, .have], .ticked), ([.left, .unbought], .unbought),
    ([.bought, .unbought, .left], .unbought),
    ([.unbuying, .remove], .unbuying), ([.unbuying, .unwanted], .unbuying),
    ([.remove, .unwanted, .have], .remove), ([.left, .unwanted], .left),
  ]
}
