import Analysis
import Turkish

/// What the words of talk about the list are that name no thing and do nothing to one.
extension ListSentence {
  /// What may stand besides, a verb, or a word with the ending of a place.
  static func isNoName(_ word: String) -> Bool {
    table[.rest].parts(hold: word) || word.fits("list.turn") || word.fits("list.cased")
  }

  /// An amount's word, a time, or one that may stand besides.
  func isExplained(_ place: Int) -> Bool {
    guard let number = sentence.spans.firstIndex(where: { $0.tokens.contains(tokens[place]) })
    else { return false }
    let span = sentence.spans[number]
    return [
      ListRow.rest, .pointing, .home, .homeHead, .homeward, .outOfHome, .ingredients,
    ].contains { Self.table[$0].parts(hold: words[place]) }
      || words[place].fits("list.model") && number > 0 && sentence.spans[number - 1].number != nil
      || span.number != nil || span.measure != nil || span.time != nil
      || span.has(.list, .shop, .filler, .deictic, .more)
      || isOfPurpose(number)
      || span.has(.person) && isBeside(number)
      || span.isUnknown && tellsWhoOrWhere(number)
      || sentence.isOwner(number) || sentence.isOfVessel(number)
  }

  /// "kapıcı ekmeği getirdi", "aktardan ıhlamuru aldım": who got a thing, or from whom it comes.
  private func tellsWhoOrWhere(_ place: Int) -> Bool {
    let word = sentence.folded(sentence.spans[place])
    let isGot = [ListRow.bought, .sent].contains { Self.table[$0].stands(in: words) }
    if word.fits("list.source") {
      return isGot || [ListRow.get, .plan, .add].contains { Self.table[$0].stands(in: words) }
    }
    return isGot && sentence.spans[..<place].allSatisfy(\.isMark)
      && place + 1 < sentence.spans.count && sentence.spans[place + 1].isNamed
  }

  /// "okul için", "düşük şeker için", "cihaza pil lazım": what something is for.
  private func isOfPurpose(_ place: Int) -> Bool {
    let span = sentence.spans[place]
    if sentence.isPurpose(place + 1) { return span.finiteVerb == nil }
    if sentence.isPurpose(place + 2) {
      return span.food == nil && !span.has(.thing) && span.finiteVerb == nil && !span.isMark
    }
    return span.isUsedFor(
      before: place + 1 < sentence.spans.count ? sentence.spans[place + 1] : nil)
  }

  /// "misafir için", "anneme", "komşu gönderdi": for whom something is bought, or from whom it came.
  private func isBeside(_ place: Int) -> Bool {
    let span = sentence.spans[place]
    let isForThem =
      span.reading(.person)?.noun?.grammaticalCase == .dative
      || sentence.isPurpose(place + 1)
    return isForThem
      || [ListRow.sent, .stored, .reason].contains { Self.table[$0].stands(in: words) }
  }
}

extension Sentence {
  /// "bebeğin maması", "kumandanın pili": whose thing it is, right before its name.
  func isOwner(_ place: Int) -> Bool {
    let next = place + 1
    guard next < spans.count, spans[next].isNamed,
      spans[next].readings.contains(where: { reading in
        reading.noun.map { $0.possessor == 3 || $0.grammaticalCase == .accusative } ?? false
      })
    else { return false }
    let span = spans[place]
    if span.isUnknown { return folded(span).fits("list.genitive") }
    let isNoun = span.isNamed || span.has(.person, .animal)
    return isNoun && span.readings.contains { $0.noun?.grammaticalCase == .genitive }
  }
}

extension Span {
  /// "cihaza pil": a thing in the dative right before another one says what that is for.
  func isUsedFor(before next: Span?) -> Bool {
    (food ?? reading(.thing))?.noun?.grammaticalCase == .dative && next?.isNamed == true
  }

  /// Whether it is a food or a thing to buy.
  fileprivate var isNamed: Bool { food != nil || has(.thing) }
}
