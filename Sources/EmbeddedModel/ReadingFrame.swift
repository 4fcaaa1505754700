import Analysis
import Domain
import Turkish

/// A glucose value that a clause tells.
struct ToldReading {
  var number: Double
  var unit: GlucoseUnit?
  var isCertain: Bool
}

/// The reading of a clause: the number that stands beside the glucose word, and no other.
extension Scene {
  func reading(_ clause: Clause, _ index: Int) -> ToldReading? {
    guard let place = valuePlace(clause), let number = clause.spans[place].number,
      !isUsual(clause), !isReplacedLater(clause, index), !namesTwoDevices
    else { return nil }
    let isAbout = isAboutGlucose(clause)
    guard isAbout || !clause.has(.weigh, .weight), index == 0 || !clauses[index - 1].verbIs(.weigh)
    else { return nil }
    let value = number.value + hundreds(before: place, in: clause)
    let after = clause.spans.dropFirst(place + 1).first
    let unit: GlucoseUnit? =
      after?.has(.mmol) == true
      ? .mmolL : after?.has(.mgdl) == true ? .mgdL : clause.has(.mmol) ? .mmolL : nil
    let isSelf = isOwnReading(place, clause)
    let fits = (40...600).contains(value)
    guard
      isAbout || (isSelf || isAnchored(clause) || continues(clause, index)) && fits
        || unit == .mmolL || isBesideMeasuring(clause, index)
        || (unit == .mgdL && after.map { sentence.folded($0).contains("dl") } ?? false)
    else { return nil }
    if clause.verbIs(.eat, .walk, .inject), !isAbout { return nil }
    return ToldReading(number: value, unit: unit, isCertain: isAbout || unit != nil)
  }

  // MARK: Which number

  /// Where the value stands: where it moved to, else beside the glucose word, else the last.
  private func valuePlace(_ clause: Clause) -> Int? {
    let places = clause.spans.indices.filter { place in
      isGlucoseNumber(clause.spans[place], in: clause, at: place)
        && !isDenied(place, clause) && !isOfElse(place, clause)
    }
    let kept = places.filter { place in
      !(isAblative(place, clause) && places.contains { $0 > place })
        && !isLeadingDigit(place, clause)
    }
    if kept.count < 2 { return kept.first }
    if let moved = kept.last(where: { isDative($0, clause) }), clause.verbIs(.trend, .comeout) {
      return moved
    }
    return kept.first { isBesideGlucose($0, clause) } ?? kept.last
  }

  /// Whether a number can be a glucose value: no amount of something else, in a range that bodies reach.
  private func isGlucoseNumber(_ span: Span, in clause: Clause, at place: Int) -> Bool {
    guard let number = span.number, number.kind == .exact, !number.isArticle, !number.isPercent
    else { return false }
    let after = clause.spans.dropFirst(place + 1).first
    if after?.measure?.factor == 0.001 { return number.value >= 20 && isAboutGlucose(clause) }
    if after?.measure != nil { return after?.has(.mgdl) ?? false }
    if let food = after?.food, !(after?.has(.sugarword, .glucose) ?? false), !food.phrase.isEmpty {
      return false
    }
    let value = number.value
    if isHundredths(span), after?.has(.mmol) != true { return false }
    let isMmol = after?.has(.mmol) == true || clause.has(.mmol)
    if isMmol { return (1...40).contains(value) }
    if value < 20 {
      return value >= 1.5
        && (value != value.rounded() && isAboutGlucose(clause) || ownSugar(clause) && value >= 2)
    }
    return value <= (ownSugar(clause) ? 5000 : 900)
  }

  /// `1,40`: no meter shows two places, and it may be 140 as one says it.
  func isHundredths(_ span: Span) -> Bool {
    let parts = sentence.source(span).split { $0 == "," || $0 == "." }
    guard parts.count == 2, let number = span.number, number.value < 20 else { return false }
    return parts[1].prefix { $0.isNumber }.count == 2
  }

  func word(_ place: Int, _ clause: Clause) -> String {
    clause.spans.indices.contains(place) ? sentence.folded(clause.spans[place]) : ""
  }

  /// The place after a number and what is written apart from it.
  func afterNumber(_ place: Int, _ clause: Clause) -> Int {
    var next = place + 1
    while ReadingWords.endings.contains(word(next, clause))
      || clause.spans.indices.contains(next) && clause.spans[next].has(.mgdl)
    {
      next += 1
    }
    return next
  }

  func hasEnding(_ place: Int, _ clause: Clause, in endings: Set<String>) -> Bool {
    guard let number = clause.spans[place].number else { return false }
    return endings.contains(number.suffix) || endings.contains(word(place + 1, clause))
  }

  private func isAblative(_ place: Int, _ clause: Clause) -> Bool {
    hasEnding(place, clause, in: ReadingWords.ablatives)
  }

  func isDative(_ place: Int, _ clause: Clause) -> Bool {
    hasEnding(place, clause, in: ReadingWords.datives)
  }

  /// "45 değil 145", "180'i geçince", "120 altında", "60 arttı", "140 yazacakken 40 yazdım".
  func isDenied(_ place: Int, _ clause: Clause) -> Bool {
    var next = afterNumber(place, clause)
    while ["birden", "puan", "kadar", "aniden"].contains(word(next, clause)) { next += 1 }
    let after = word(next, clause)
    if clause.spans.indices.contains(next), clause.spans[next].has(.not) { return true }
    if ReadingWords.isSupposed(after) || ReadingWords.bounds.contains(after) { return true }
    if clause.spans.indices.contains(next), clause.spans[next].number != nil,
      ReadingWords.bounds.contains(word(next + 1, clause))
    {
      return true
    }
    if !isDative(place, clause), !isAblative(place, clause) {
      if ReadingWords.isRise(after) { return true }
      let value = clause.spans[place].number?.value ?? 0
      if ReadingWords.isFall(after), value <= 30 || next > place + 1 && value < 70 { return true }
    }
    if ReadingWords.slips.contains(after), let end = clause.spans.last?.tokens.upperBound,
      sentence.spans.contains(where: {
        $0.tokens.lowerBound >= end && ($0.number?.value ?? 0) >= 20
      })
    {
      return true
    }
    return clause.spans[..<place].contains { ReadingWords.isMistyped(sentence.folded($0)) }
  }

  /// Whether a number counts or measures something else than glucose.
  func isOfElse(_ place: Int, _ clause: Clause) -> Bool {
    let next = word(place + 1, clause)
    if ReadingWords.counted.contains(where: { next.hasPrefix($0) })
      || ReadingWords.countedNames.contains(next)
    {
      return true
    }
    if clause.spans.indices.contains(place + 1),
      clause.spans[place + 1].has(.doseunit, .steps, .money)
    {
      return true
    }
    for before in clause.spans[..<place].reversed() {
      if before.number != nil { break }
      if before.isMark { continue }
      let word = sentence.folded(before)
      if isOtherMeasure(before, word) { return true }
      if before.has(.glucose, .sugarword) { return false }
    }
    return false
  }

  private func isOtherMeasure(_ span: Span, _ word: String) -> Bool {
    if span.has(.glucose) || span.has(.sugarword) { return false }
    if span.has(.weight, .steps, .doseunit) || ReadingWords.measureNames.contains(word) {
      return true
    }
    if MeasureNames.isOne(word) || ReadingWords.measures.contains(where: word.hasPrefix) {
      return true
    }
    return span.isUnknown && ReadingWords.isOwnThing(word)
  }

  /// Whether nothing but times and fillers stands between the glucose word and the number.
  private func isBesideGlucose(_ place: Int, _ clause: Clause) -> Bool {
    for before in clause.spans[..<place].reversed() {
      if before.has(.glucose, .sugarword) { return true }
      guard before.time != nil || before.has(.filler) || isLeading(before) else { return false }
    }
    return false
  }

  private func isLeading(_ span: Span) -> Bool {
    span.number.map { (1...9).contains($0.value) && $0.value == $0.value.rounded() } ?? false
  }

  /// The first digit of `bir yirmi`, `1 40`.
  private func isLeadingDigit(_ place: Int, _ clause: Clause) -> Bool {
    isLeading(clause.spans[place]) && place + 1 < clause.spans.count
      && hundreds(before: place + 1, in: clause) > 0
  }

  /// What `bir` adds to `şekerim bir yirmi`: 100.
  private func hundreds(before place: Int, in clause: Clause) -> Double {
    guard place > 1, let number = clause.spans[place].number, (10...99).contains(number.value),
      number.value == number.value.rounded(), isLeading(clause.spans[place - 1]),
      let first = clause.spans[place - 1].number, first.suffix.isEmpty,
      isBesideGlucose(place - 1, clause)
    else { return 0 }
    return first.value * 100
  }
}
