import Turkish

/// Where a reading that is told without a verb ends and something else begins.
extension ClauseReader {
  /// Whether `open` tells a reading to its end and the span at `place` begins another matter:
  /// "şekerim 112 | kahvaltıda iki yumurta yedim", "açlık 112 | tokluk 160".
  func endsReading(_ open: [Span], before place: Int) -> Bool {
    let span = sentence.spans[place]
    guard !span.isMark, !belongs(span, place) else { return false }
    if beginsReading(place), open.contains(where: isWeight),
      open.contains(where: { $0.number != nil })
    {
      return true
    }
    guard let value = toldValue(open, before: place) else { return false }
    let isFood = span.food != nil && !span.has(.glucose)
    if isFood, value < 60, open.last?.number?.suffix.isEmpty ?? false {
      return value >= 40 && open.contains(where: isOwnGlucose)
    }
    return bringsElse(from: place)
  }

  /// "… içtim | hâlâ 46".
  func opensReading(_ place: Int) -> Bool {
    sentence.folded(sentence.spans[place]).fits("reading.still")
      && place + 1 < sentence.spans.count && sentence.spans[place + 1].number != nil
  }

  private func isWeight(_ span: Span) -> Bool {
    span.has(.weight) || span.measure.map { $0.measure == .kilogram } ?? false
  }

  /// "… şekerim 126": the glucose word with its number behind it.
  private func beginsReading(_ place: Int) -> Bool {
    let span = sentence.spans[place]
    guard isOwnGlucose(span), !span.has(.question) else { return false }
    for next in sentence.spans[(place + 1)...].prefix(3) {
      if let number = next.number { return number.value >= 20 && number.kind == .exact }
      guard next.time != nil || next.has(.filler) else { return false }
    }
    return false
  }

  private func isOwnGlucose(_ span: Span) -> Bool {
    if span.has(.glucose) { return true }
    return span.reading(.sugarword)?.noun.map { $0.possessor != 0 } ?? false
  }

  /// The value that `open` ends with, where it stands behind what makes it a reading.
  private func toldValue(_ open: [Span], before place: Int) -> Double? {
    var rest = open[...]
    while let last = rest.last,
      last.isMark && sentence.folded(last) != "," || last.has(.mgdl, .mmol)
        || NumberEndings.endings.contains(sentence.folded(last))
        || last.has(.filler) && last.number == nil && last.food == nil
    {
      let word = sentence.folded(last)
      if NumberEndings.ablatives.contains(word) || NumberEndings.datives.contains(word) {
        return nil
      }
      rest.removeLast()
    }
    guard let number = rest.popLast()?.number, number.kind == .exact, !number.isArticle,
      !number.isPercent,
      number.value >= 20 || number.value >= 1.5 && number.value != number.value.rounded(),
      !NumberEndings.ablatives.contains(number.suffix),
      !NumberEndings.datives.contains(number.suffix)
    else { return nil }
    let near = rest.suffix(while: { $0.number == nil })
    guard !near.contains(where: { $0.food != nil && !$0.has(.sugarword, .glucose) }) else {
      return nil
    }
    if near.contains(where: isOwnGlucose) { return number.value }
    guard number.value >= 60 else { return nil }
    let isAnchored = near.contains { $0.time?.anchor != nil || $0.has(.sugarword) }
    return isAnchored || isTimed(near, before: place) ? number.value : nil
  }

  /// "sabah 110 | öğlen 145 ölçtüm": one of several readings, each with its time.
  private func isTimed(_ near: ArraySlice<Span>, before place: Int) -> Bool {
    let rest = sentence.spans[place...]
    return near.contains { $0.time != nil } && rest.contains { $0.has(.measure) }
      && rest.contains { ($0.number?.value ?? 0) >= 40 }
      && sentence.spans[place].time != nil
  }

  /// Whether a span still says something of the number before it.
  private func belongs(_ span: Span, _ place: Int) -> Bool {
    let word = sentence.folded(span)
    if NumberEndings.endings.contains(word) || NumberEndings.bounds.contains(word) { return true }
    if span.has(.mgdl, .mmol, .ask, .not, .comeout, .trend, .measure, .exist, .money) {
      return true
    }
    if word.fits("reading.suddenly") { return true }
    // "120 130 arası"
    if span.number != nil, place + 1 < sentence.spans.count,
      NumberEndings.bounds.contains(sentence.folded(sentence.spans[place + 1]))
    {
      return true
    }
    if let measure = span.measure, measure.form.possessor != 1, place > 0,
      sentence.spans[place - 1].number != nil
    {
      return true
    }
    if NumberEndings.counted.contains(where: { word.hasPrefix($0) })
      || NumberEndings.countedNames.contains(word)
    {
      return true
    }
    return span.has(.filler) && span.time == nil && span.number == nil
      && !word.fits("reading.joins")
  }

  /// Whether a food, another number or an act follows before the sentence ends.
  private func bringsElse(from place: Int) -> Bool {
    for (offset, span) in sentence.spans[place...].enumerated() {
      if span.isMark, [".", "!", "?", ";"].contains(sentence.folded(span)) { return false }
      if span.food != nil, !span.has(.glucose, .sugarword) { return true }
      if let number = span.number, number.kind != .vague { return !number.isArticle || offset > 0 }
      if span.has(.weight, .person) { return true }
      if let verb = span.finiteVerb?.verb {
        return verb.length > 0 && span.has(.eat, .walk, .inject, .sleep)
      }
    }
    return false
  }
}

extension ArraySlice<Span> {
  /// The longest end of it whose spans all fit.
  fileprivate func suffix(while fits: (Span) -> Bool) -> ArraySlice<Span> {
    let start = lastIndex { !fits($0) }.map { $0 + 1 } ?? startIndex
    return self[start...]
  }
}
