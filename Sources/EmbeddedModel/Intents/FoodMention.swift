import Analysis
import Turkish

/// A word or phrase that names a food, or may.
struct FoodMention: Sendable {
  /// Places of its spans, with the words that describe it.
  var spans: Range<Int>
  /// The span that names it.
  var head: Int
  var name: String
  var isKnown: Bool
  /// `biraz`, `bol`: an amount without a number.
  var vagueness: String?
}

extension NumberReading {
  /// How `biraz` and `bol` are kept in the name of a food; nil for what counts.
  var vagueness: String? {
    tellsNoCount ? low < 1 ? Texts.little : Texts.plenty : nil
  }
}

extension FoodMention {
  static func all(in sentence: Sentence) -> [FoodMention] {
    let spans = sentence.spans
    var found: [FoodMention] = []
    for place in spans.indices {
      let span = spans[place]
      if let food = span.food {
        let mention = known(place, food, sentence)
        // `kuşkonmaz salatası`: the second word of a compound takes the first with it.
        if let last = found.last, last.spans.upperBound == mention.spans.lowerBound,
          food.noun?.possessor == 3, spans[last.head].food?.noun?.length ?? 0 == 0
        {
          let words = [last.name, Turkish.lowercased(Turkish.possessive(food.phrase))]
          found[found.count - 1] = FoodMention(
            spans: last.spans.lowerBound..<mention.spans.upperBound, head: place,
            name: words.joined(separator: " "), isKnown: true)
          continue
        }
        found.append(mention)
      } else if span.isUnknown || span.reading(.thing) != nil, !span.isFuzzy {
        let shown = span.reading(.thing)?.phrase ?? Turkish.lowercased(sentence.source(span))
        guard shown.utf8.count > 2, shown.utf8.count < 40, !isConverb(place, sentence),
          !sentence.folded(span).fits("food.never"), !span.isDeed(in: sentence),
          WordSets.choice(sentence.folded(span)) == nil
        else { continue }
        found.append(
          FoodMention(spans: place..<place + 1, head: place, name: shown, isKnown: false))
      }
    }
    return found
  }

  /// "ayıklayıp yedim", "soyarak yedim": what was done to a food right before it was eaten.
  private static func isConverb(_ place: Int, _ sentence: Sentence) -> Bool {
    place + 1 < sentence.spans.count && sentence.spans[place].isUnknown
      && sentence.folded(sentence.spans[place]).fits("verb.converb")
      && sentence.spans[place + 1].finiteVerb != nil
  }

  private static func known(_ place: Int, _ food: Span.Reading, _ sentence: Sentence)
    -> FoodMention
  {
    var start = place
    var words: [String] = []
    while start > 0 {
      let before = sentence.spans[start - 1]
      let word = sentence.folded(before)
      guard before.food == nil, before.number == nil, before.time == nil, before.measure == nil,
        !before.isMark,
        WordSets.qualities.contains(word) || before.isUnknown && WordSets.describes(word),
        sentence.tokens[sentence.spans[start].tokens.lowerBound].startsLine == false
      else { break }
      start -= 1
      words.insert(Turkish.lowercased(sentence.source(before)), at: 0)
    }
    if let size = size(before: start, sentence), !words.contains(where: isSize) {
      words.insert(size, at: 0)
    }
    let name = (words + [food.phrase]).joined(separator: " ")
    let said = sentence.spans[..<start].last { !$0.has(.filler) }
    let isLittle = said.map { WordSets.words("little").contains(sentence.folded($0)) } ?? false
    let vagueness = isLittle ? Texts.little : said?.number?.vagueness
    return FoodMention(
      spans: start..<place + 1, head: place, name: Turkish.lowercased(name), isKnown: true,
      vagueness: vagueness)
  }

  /// `küçük` of "küçük bir elma", `orta` of "1 orta boy portakal": a size apart from its food.
  private static func size(before place: Int, _ sentence: Sentence) -> String? {
    guard place > 1 else { return nil }
    let next = sentence.spans[place - 1]
    let isApart =
      next.number?.isArticle == true || WordSets.words("sized").contains(sentence.folded(next))
    let word = sentence.spans[place - 2]
    guard isApart, word.tokens.count == 1, isSize(sentence.folded(word)),
      word.tokens.upperBound == next.tokens.lowerBound
    else { return nil }
    return Turkish.lowercased(sentence.source(word))
  }

  private static func isSize(_ word: String) -> Bool {
    switch MeasureSize.of(Turkish.fold(word)) {
    case .small, .medium, .large: true
    default: false
    }
  }
}
