import Turkish

/// Cuts a sentence into clauses at its finite verbs and full stops.
package struct ClauseReader {
  package let sentence: Sentence

  package init(sentence: Sentence) { self.sentence = sentence }

  package func read() -> [Clause] {
    var clauses: [Clause] = []
    var open: [Span] = []
    var verbPlace: Int?
    var startsSentence = true
    func close(endsSentence: Bool) {
      let hasWords = open.contains { !$0.isMark }
      if hasWords {
        clauses.append(
          flagged(Clause(spans: open, verbPlace: verbPlace, startsSentence: startsSentence)))
      }
      startsSentence = hasWords ? endsSentence : startsSentence || endsSentence
      open = []
      verbPlace = nil
    }
    for (place, span) in sentence.spans.enumerated() {
      if span.isMark, isFullStop(place) {
        open.append(span)
        close(endsSentence: true)
        continue
      }
      if sentence.tokens[span.tokens.lowerBound].startsLine, place > 0 { close(endsSentence: true) }
      if verbPlace != nil, !trails(span) || opensReading(place) { close(endsSentence: false) }
      if sentence.folded(span) == ",",
        tellsReading(open) || restates(open) || nothingElse(after: place)
          || isOneOfReadings(open, place)
      {
        close(endsSentence: false)
      }
      if verbPlace == nil, !open.isEmpty,
        splitsNumbers(open, place) || endsReading(open, before: place)
      {
        close(endsSentence: false)
      }
      open.append(span)
      if verbPlace == nil, endsClause(place) { verbPlace = open.count - 1 }
    }
    close(endsSentence: true)
    return clauses
  }

  /// "şekerim 131 | 1 kase çorba"; not "şekerim bir yirmi".
  private func splitsNumbers(_ open: [Span], _ place: Int) -> Bool {
    let span = sentence.spans[place]
    guard span.number != nil, !sentence.folded(span).fits("reading.suddenly"),
      let last = open.last?.number,
      !NumberEndings.ablatives.contains(last.suffix),
      !(next(place).map { NumberEndings.bounds.contains(sentence.folded($0)) } ?? false),
      last.value >= 10 || last.value != last.value.rounded()
    else { return false }
    return tellsReading(open)
  }

  /// "Tokluk 158, …": a reading, or a weight, told without a verb.
  private func tellsReading(_ spans: [Span]) -> Bool {
    spans.contains { span in
      span.has(.glucose, .sugarword, .weight) && !span.has(.list)
        || span.time?.anchor.map { $0.relation != .at } ?? false
        || span.measure.map { $0.measure == .kilogram && $0.form.possessor == 1 } ?? false
        || span.number.map { $0.suffix.fits("number.mine") } ?? false
        || span.isUnknown && sentence.folded(span).fits("number.mine")
          && sentence.tokens[span.tokens.lowerBound].isGlued
    }
      && spans.contains { ($0.number?.value ?? 0) >= 1.5 && $0.number?.isArticle == false }
      && !spans.contains { $0.food != nil && !$0.has(.sugarword, .glucose) }
  }

  /// "150ymiş, …", "iki dilimdi, …": what was wrong, and then something else.
  private func restates(_ spans: [Span]) -> Bool {
    guard spans.allSatisfy({ $0.food == nil && $0.finiteVerb == nil }) else { return false }
    let corrects = spans.contains { $0.has(.correction, .no) }
    if corrects, spans.contains(where: { $0.number != nil }),
      let last = spans.last, last.number != nil || last.measure != nil || last.has(.doseunit)
    {
      return true
    }
    guard let number = spans.last?.number else { return false }
    return NumberEndings.pasts.contains(number.suffix)
      || NumberEndings.reported.contains(number.suffix)
  }

  /// "sabah 126, öğlen 149 ölçtüm": the first of several readings.
  private func isOneOfReadings(_ spans: [Span], _ place: Int) -> Bool {
    guard let last = spans.last?.number, last.value >= 40, !last.isArticle,
      spans.contains(where: { $0.time != nil }), !spans.contains(where: { $0.food != nil })
    else { return false }
    let rest = sentence.spans[(place + 1)...]
    return rest.contains { $0.has(.measure) } && rest.contains { ($0.number?.value ?? 0) >= 40 }
      && rest.contains { $0.time != nil }
  }

  /// "…, başka bir şey yemedim": what stands before the comma was eaten.
  private func nothingElse(after place: Int) -> Bool {
    let rest = sentence.spans[(place + 1)...]
    guard let verb = rest.firstIndex(where: { $0.finiteVerb?.verb?.isNegative == true }) else {
      return false
    }
    let between = sentence.spans[(place + 1)..<verb]
    return between.contains {
      Self.nothingElse.contains(sentence.folded($0))
    }
      && !between.contains { $0.food != nil || sentence.folded($0) == "," }
  }

  /// Whether a span after the verb still belongs to its clause: mı, değil, a copula, a tag.
  private func trails(_ span: Span) -> Bool {
    span.isMark && sentence.folded(span) != ","
      || isLastWord(span) && (span.has(.more) || sentence.folded(span).fits("clause.trailing"))
      || span.has(.ask, .not, .need, .hearsay)
      || (span.has(.filler, .more, .deictic) && span.food == nil && span.time == nil
        && !Self.openers.contains(sentence.folded(span)))
  }

  /// "yarım limon sıktım üstüne".
  private func isLastWord(_ span: Span) -> Bool {
    sentence.spans.last { !$0.isMark }?.tokens == span.tokens
  }

  private static let nothingElse = WordSets.words("nothing.else")

  /// Words that begin the next clause rather than trail the one before.
  private static let openers: Set<String> = WordSets.words("clause.opener")

  private func isFullStop(_ place: Int) -> Bool {
    switch sentence.folded(sentence.spans[place]) {
    case ".", "!", "?", ";": true
    default: false
    }
  }

  /// Whether the span at `place` is a finite verb that ends its clause.
  private func endsClause(_ place: Int) -> Bool {
    let span = sentence.spans[place]
    if span.has(.exist, .absent), span.food == nil { return isLast(place) || span.has(.absent) }
    guard let verb = span.finiteVerb, let form = verb.verb else { return looksLikeVerb(place) }
    if Self.particles.contains(sentence.folded(span)) { return false }
    // "ayaklarımda yanma var": a symptom, not "don't burn".
    if form.mood == .imperative, form.isNegative, span.has(.symptom), !isLast(place) {
      return false
    }
    if span.food != nil, form.mood == .imperative || form.mood == .aorist {
      if nextAsks(place) { return true }
      return isLast(place) && !precedesFood(place) && form.length == 0 && span.has(.put, .remove)
    }
    if form.length == 0 { return isLast(place) || Self.commands.contains { span.has($0) } }
    // -mış before a noun describes it: haşlanmış yumurta.
    if form.mood == .reported || form.mood == .future, form.person == 3, !isLast(place),
      nextIsNominal(place)
    {
      return false
    }
    if form.mood == .aorist, form.person == 3, !form.isNegative, nextIsNominal(place),
      !nextAsks(place)
    {
      return false
    }
    return true
  }

  /// Words that could be verbs and never are where they stand.
  private static let particles: Set<String> = WordSets.words("verb.never")

  private static let commands: [WordClass] = [.put, .remove, .undo, .show, .remind, .research]

  private func next(_ place: Int) -> Span? {
    place + 1 < sentence.spans.count ? sentence.spans[place + 1] : nil
  }

  /// Whether only marks and particles follow.
  private func isLast(_ place: Int) -> Bool {
    guard let next = next(place) else { return true }
    return next.isMark || next.has(.ask, .filler, .deictic, .not)
  }

  private func nextAsks(_ place: Int) -> Bool { next(place)?.has(.ask) ?? false }

  private func precedesFood(_ place: Int) -> Bool { next(place)?.food != nil }

  private func nextIsNominal(_ place: Int) -> Bool {
    guard let next = next(place) else { return false }
    return next.food != nil || (next.isUnknown && !looksLikeVerb(place + 1))
  }

  /// Whether an unknown word ends like a finite verb: oturduk, izliyorum, gideceğim.
  private func looksLikeVerb(_ place: Int) -> Bool {
    let span = sentence.spans[place]
    guard span.isUnknown, !span.isFuzzy else { return false }
    let word = sentence.folded(span)
    guard word.utf8.count > 4 else { return false }
    return Self.verbEndings.contains { word.hasSuffix($0) }
  }

  private static let verbEndings = WordSets.words("verb.ending")

  private func flagged(_ clause: Clause) -> Clause {
    var result = clause
    let folded = clause.spans.map { sentence.folded($0) }
    result.isQuestion =
      clause.has(.ask) || folded.last == "?" || clause.has(.question, .sourceask)
    let verbs =
      clause.verbPlace.map { clause.spans[$0].readings.compactMap(\.verb).filter(\.isFinite) } ?? []
    result.isNegated = verbs.contains(where: \.isNegative) || clause.has(.not, .absent, .skip)
    result.isUnreal =
      clause.has(.wish, .if)
      || verbs.contains { $0.mood == .conditional || $0.hasConditionalCopula }
      || clause.spans.contains { span in
        span.readings.contains {
          $0.verb.map { $0.mood == .conditional || $0.hasConditionalCopula } ?? false
        }
          && span.food == nil
      }
    result.isHearsay = clause.has(.hearsay)
    return result
  }
}
