import Analysis
import Turkish

/// What a word that can be a food means where it stands.
extension MentionReader {
  /// `iki küp şekerli bir çay`, `çay içtim, iki şekerli`: sugar that is counted.
  mutating func takesSugar(_ next: Span?) -> Bool {
    guard let amount, let quantity = amount.quantity, amount.unit == nil || amount.isSpoon,
      strangers.last.map({ ["kup", "kesme"].contains(Turkish.fold($0)) }) ?? (amount.unit != nil)
        || next?.food == nil
    else { return false }
    self.amount = nil
    strangers = []
    var sugar = Mention.sugar(quantity, amount.unit)
    sugar.isPerPiece = true
    mentions.append(sugar)
    return true
  }

  /// "mercimeği çiğken tarttım", "kuskusu kuru tartıp": the food before was weighed so.
  mutating func marksRaw(_ word: String, _ next: Span?) -> Bool {
    let isWeighed = next?.has(.weigh) ?? false || next.map { sentence.folded($0) } == "olarak"
    guard
      ["cigken", "cigden", "kuruyken"].contains(word)
        || isWeighed && ["cig", "kuru"].contains(word), let last = mentions.last
    else { return false }
    let isSaid = last.name.hasPrefix("çiğ ") || last.name.hasPrefix("kuru ")
    if !isSaid { mentions[mentions.count - 1].name = "çiğ \(last.name)" }
    return true
  }

  /// A food with the words that describe it.
  func mention(_ food: Span.Reading, _ span: Span, joined: Bool) -> Mention {
    var words = described
    if joined { words = strangers + words }
    var base = food.phrase
    if joined, food.noun?.possessor == 3 {
      base = Turkish.possessive(base)
    } else if food.noun?.length == 0, base.contains(" "), !span.isFuzzy,
      Turkish.fold(base) != sentence.folded(span), !base.hasPrefix("çiğ ")
    {
      // A compound said without its suffix (izmir köfte) keeps the person's form.
      base = sentence.source(span)
    }
    let name = (words + [base]).joined(separator: " ")
    var mention = Mention(name: Turkish.lowercased(name), isKnown: true)
    mention.isGuess = span.isFuzzy
    mention.isSource = food.noun?.grammaticalCase == .ablative
    mention.isPredicate = food.noun?.copula == .past || food.noun?.copula == .reported
    return mention
  }

  /// `bir tabak kuru, pilav`, `pilav kuru cacık`: kuru alone is kuru fasulye.
  func namesBeans(_ next: Span?) -> Bool {
    guard let food = next?.food else { return !(next?.isUnknown ?? false) && !takesThings }
    return ["cacık", "turşu", "salata", "ayran", "soğan"].contains(food.phrase)
  }

  /// Whether a span that can be a food means something else here.
  func isOther(_ span: Span, _ spans: [Span], _ place: Int) -> Bool {
    if span.has(.glucose) { return true }
    // "tatlı olarak iki baklava", "ekmek yerine galeta".
    if !takesThings, place + 1 < spans.count,
      ["olarak", "niyetine", "diye", "yerine"].contains(sentence.folded(spans[place + 1]))
    {
      return true
    }
    if span.has(.sugarword), let noun = span.food?.noun, noun.possessor == 1 || noun.possessor == 4
    {
      return true
    }
    // "180 ml sütte pişirdim" is eaten, "mısırda" is not.
    if takesUnknown, amount == nil, span.food?.noun?.grammaticalCase == .locative { return true }
    let isCopular = (span.food?.noun?.copula ?? NounForm.Copula.none) != NounForm.Copula.none
    // "karpuz çok tatlıydı"
    if isCopular, span.food?.phrase == "tatlı" { return true }
    if let verb = span.finiteVerb?.verb, verb.length > 0, verb.mood != .imperative,
      isCopular || place == spans.count - 1
    {
      return true
    }
    return span.has(.idiom, .household, .thanks, .yes, .no, .correction)
  }

  func foodFollows(_ spans: [Span], _ place: Int) -> Bool {
    for span in spans[(place + 1)...] {
      if span.food != nil || (takesUnknown && span.isUnknown) { return true }
      if span.isMark || span.time != nil || span.number != nil || span.finiteVerb != nil {
        return false
      }
    }
    return false
  }
}

extension Sentence {
  /// A name in the middle of a sentence, or before what somebody else ate: a maker, a place, a person.
  func isName(_ span: Span) -> Bool {
    let shown = source(span)
    guard shown.first?.isUppercase == true, shown.dropFirst().contains(where: \.isLowercase) else {
      return false
    }
    let isFirst = tokens[..<span.tokens.lowerBound].allSatisfy { $0.kind != .word }
    let isOthers =
      spans.last { $0.finiteVerb != nil }?.finiteVerb?.verb.map {
        $0.person == 3 || $0.person == 6
      } ?? false
    return !isFirst || isOthers
  }
}
