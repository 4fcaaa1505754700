import Domain
import Turkish

/// Glucose: readings that are said, and questions about readings.
extension Scene {
  func glucose(at index: Int) -> Proposal? {
    let clause = clauses[index]
    let inRange =
      clause.isQuestion
      && clause.spans.contains { span in
        let word = sentence.folded(span)
        return word.contains("aralikta") || word == "hedefte"
      }
    if inRange {
      return Proposal(
        frame: "kan şekeri sorusu", score: 0.93,
        calls: [PlannedCall("getGlucose", glucoseRange(clause))])
    }
    guard !clause.has(.target) || clause.has(.show) else { return nil }
    if let fixed = correctedReading(clause) { return fixed }
    if let value = glucoseValue(clause), !clause.isUnreal, !asksAbout(clause) {
      return logGlucose(value, index)
    }
    return readGlucose(clause, index)
  }

  /// "son ölçümü 164 yap".
  private func correctedReading(_ clause: Clause) -> Proposal? {
    guard clause.verbIs(.change, .bring), clause.isRequest, isAboutGlucose(clause),
      let value = clause.numbers.last?.value, value >= 20
    else { return nil }
    return Proposal(
      frame: "kayıt düzeltme", score: 0.93,
      calls: [PlannedCall("updateEntry", ["which": "glucose", "value": .number(value)])])
  }

  private struct Value {
    var number: Double
    var unit: GlucoseUnit?
    var isCertain: Bool
  }

  /// Whether a clause speaks of glucose: by its words, or because the message does and it measures.
  func isAboutGlucose(_ clause: Clause) -> Bool {
    if clause.has(.glucose, .mmol) { return true }
    for span in clause.spans where span.has(.sugarword) {
      if let noun = span.reading(.sugarword)?.noun,
        noun.possessor != 0 || noun.isPlural == false && noun.possessor == 0 && !isFoodSugar(clause)
      {
        return true
      }
    }
    return false
  }

  /// "iki şeker", "şeker attım": sugar to eat.
  private func isFoodSugar(_ clause: Clause) -> Bool {
    clause.verbIs(.eat, .put, .cook) || clause.has(.list, .need, .ranout, .target, .carbs)
      || clause.spans.contains { $0.measure.map { $0.unit != "gram" } ?? false }
  }

  private func glucoseValue(_ clause: Clause) -> Value? {
    let isAbout = isAboutGlucose(clause)
    let place0 = clauses.firstIndex { $0.spans.first?.tokens == clause.spans.first?.tokens } ?? 0
    guard !clause.has(.weigh, .weight), place0 == 0 || !clauses[place0 - 1].verbIs(.weigh) else {
      return nil
    }
    let afterMeasuring =
      place0 > 0 && clauses[place0 - 1].verbIs(.measure) && clauses[place0 - 1].numbers.isEmpty
    // "sabah 118, akşam 164 ölçtüm"
    let beforeMeasuring =
      clause.verbPlace == nil && !clause.times.isEmpty && place0 + 1 < clauses.count
      && clauses[place0 + 1].verbIs(.measure) && !clauses[place0 + 1].numbers.isEmpty
    let measures =
      beforeMeasuring || clause.has(.measure) || clause.verbIs(.comeout, .measure) || afterMeasuring
    let candidates = clause.spans.enumerated().filter {
      isGlucoseNumber($0.element, in: clause, at: $0.offset)
    }
    guard let (place, span) = candidates.last.map({ ($0.offset, $0.element) }),
      let number = span.number
    else { return nil }
    let after = clause.spans.dropFirst(place + 1).first
    let unit: GlucoseUnit? =
      after?.has(.mmol) == true
      ? .mmolL : after?.has(.mgdl) == true ? .mgdL : clause.has(.mmol) ? .mmolL : nil
    let neighbours =
      clauses.contains { isAboutGlucose($0) && $0.numbers.isEmpty }
      || (measures && clauses.contains { $0.verbIs(.measure) || $0.has(.measure) })
    let isSelf = isOwnReading(place, clause)
    // "92 oldu" after a reading, "yatmadan önce 138", "yemekten iki saat sonra 176 çıktı".
    let recent =
      dialogue.steps.contains { $0.call.name == "logGlucose" && $0.age <= 2 }
      && clause.verbIs(.be, .comeout) && clause.isPast && !clause.hasFood
    let anchored =
      clause.times.contains { $0.anchor != nil } && !clause.hasFood
      && (clause.verbPlace == nil || clause.verbIs(.comeout))
    guard
      isAbout || (isSelf || recent || anchored) && (40...600).contains(number.value)
        || unit == .mmolL || neighbours
        || (unit == .mgdL && after.map { sentence.folded($0).contains("dl") } ?? false)
    else { return nil }
    if clause.verbIs(.eat, .walk, .inject), !isAbout { return nil }
    return Value(number: number.value, unit: unit, isCertain: isAbout || unit != nil)
  }

  /// "131 çıktım", "79um", "137 ile uyandım": a person is their glucose.
  private func isOwnReading(_ place: Int, _ clause: Clause) -> Bool {
    guard let number = clause.spans[place].number else { return false }
    if isCopular(place, clause) { return true }
    guard clause.isPast else { return false }
    if let verb = clause.verb, ["uyan", "kalk"].contains(verb.phrase),
      [1, 4].contains(clause.form?.person)
    {
      let next = place + 1 < clause.spans.count ? sentence.folded(clause.spans[place + 1]) : ""
      return next == "ile" || ["le", "la", "yle", "yla"].contains(number.suffix)
    }
    return clause.verbIs(.comeout) && clause.form?.person == 1 && !clause.hasFood
  }

  /// `79um`, `180'im`: a number that says what one is.
  private func isCopular(_ place: Int, _ clause: Clause) -> Bool {
    guard let number = clause.spans[place].number, !clause.hasFood else { return false }
    let endings: Set<String> = ["um", "im", "yim", "yum", "dayim", "deyim", "tayim", "teyim"]
    if endings.contains(number.suffix) { return true }
    guard place + 1 < clause.spans.count,
      let token = sentence.tokens[clause.spans[place + 1].tokens].first
    else { return false }
    return token.isGlued && endings.contains(token.folded)
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
    let isMmol = after?.has(.mmol) == true || clause.has(.mmol)
    if isMmol { return (1...40).contains(value) }
    if value < 20 {
      return value >= 1.5
        && (value != value.rounded() && isAboutGlucose(clause) || ownSugar(clause) && value >= 2)
    }
    return value <= (ownSugar(clause) ? 5000 : 900)
  }

  /// Whether a clause with a number asks rather than tells: "180 yüksek mi?", "son 3 günde ortalamam".
  private func asksAbout(_ clause: Clause) -> Bool {
    clause.isQuestion || (clause.verbIs(.show) && !clause.isPast)
  }

  private func logGlucose(_ value: Value, _ index: Int) -> Proposal {
    // The value may stand alone after the clause that says what was measured: "ölçtüm, 92'ydi".
    let around = max(0, index - 2)...index
    var members: [JSON.Member] = [.init("value", .number(value.number))]
    if let unit = value.unit { members.append(.init("unit", .string(unit.rawValue))) }
    let own = clauses[index].times
    let times = own.isEmpty ? around.flatMap { clauses[$0].times } : own
    if let at = moment(times) { members.append(.init("at", .string(text(at)))) }
    if let context = glucoseContext(times) {
      members.append(.init("context", .string(context.rawValue)))
    }
    if let person = around.lazy.compactMap({ self.clauses[$0].first(.person) }).first {
      members.append(.init("note", .string(Turkish.capitalised(person.phrase))))
    }
    return Proposal(
      frame: "kan şekeri kaydı", score: value.isCertain ? 0.9 : 0.75,
      calls: [PlannedCall("logGlucose", .object(members))])
  }

  func glucoseContext(_ times: [TimeReading]) -> GlucoseContext? {
    for anchor in times.compactMap(\.anchor) {
      switch (anchor.event, anchor.relation) {
      case (.fasting, _): return .fasting
      case (.full, _), (.meal, .after): return .afterMeal
      case (.meal, .before): return .beforeMeal
      case (.sleep, .before): return .bedtime
      case (.exercise, _): return .exercise
      default: break
      }
    }
    let folded = self.folded
    if folded.contains("aclik") || folded.contains("ac karn") || folded.contains("acken") {
      return .fasting
    }
    if folded.contains("tokluk") || folded.contains("yemekten") && folded.contains("sonra")
      || folded.contains("tok karn") || folded.contains("tokken")
    {
      return .afterMeal
    }
    if folded.contains("yemekten once") || folded.contains("yemek oncesi") { return .beforeMeal }
    if folded.contains("yatmadan") { return .bedtime }
    if folded.contains("spor") || folded.contains("egzersiz") || folded.contains("yuruyus") {
      return .exercise
    }
    return nil
  }

  private func readGlucose(_ clause: Clause, _ index: Int) -> Proposal? {
    let isAbout =
      isAboutGlucose(clause)
      || (clause.has(.cgmnoun) && !clause.has(.day)
        && !clause.spans.contains {
          $0.reading(.cgmnoun).map { $0.phrase == "özet" || $0.phrase == "rapor" } ?? false
        } && !clause.has(.carbs, .calories, .protein, .fat, .fiber))
    let asks =
      clause.isQuestion || clause.verbIs(.show, .measure) || clause.has(.show)
      || clause.verbIs(.want) && !clause.isPast
    let over = clause.spans.contains {
      ["ustune", "altina", "uzerine", "ustunde", "altinda"].contains(sentence.folded($0))
    }
    let drops =
      clause.isQuestion && !clause.hasFood
      && (clause.verbIs(.trend)
        || clause.verbIs(.comeout) && over && clause.numbers.contains { $0.value >= 40 })
    let isBareRange =
      clause.isQuestion && clause.times.contains { $0.rangeHours != nil && $0.period == nil }
      && clause.spans.allSatisfy { span in
        span.isMark || span.time != nil
          || span.has(.question, .ask, .filler, .trend, .comeout, .show, .be, .cgmnoun)
      }
    guard
      (isAbout && (asks || clause.has(.cgmnoun))) || drops || isBareRange
        || (isAbout && clause.verbPlace == nil && !clause.times.isEmpty && clause.numbers.isEmpty)
    else { return nil }
    guard !isGeneral(clause) else { return nil }
    var score = 0.82
    if clause.hasFood, clause.verbIs(.affect) || clause.has(.affect) { score = 0.3 }
    return Proposal(
      frame: "kan şekeri sorusu", score: score,
      calls: [PlannedCall("getGlucose", glucoseRange(clause))])
  }

  /// "… şekeri yükseltir mi?", "kan şekeri kaç olmalı?": not about the person's own readings.
  private func isGeneral(_ clause: Clause) -> Bool {
    guard let form = clause.form else { return false }
    if form.mood == .aorist && !form.hasPastCopula && clause.verbIs(.affect, .trend) {
      return clause.hasFood || !ownSugar(clause)
    }
    return form.mood == .necessity || (form.mood == .conditional && !clause.verbIs(.show))
  }

  private func ownSugar(_ clause: Clause) -> Bool {
    clause.spans.contains { span in
      span.readings.contains { reading in
        reading.noun?.possessor == 1
          && (reading.sense == .word(.sugarword) || reading.sense == .word(.glucose))
      }
    }
  }

  /// `range`, or `from` and `to`, as the clause says; nothing for "şimdi".
  func glucoseRange(_ clause: Clause) -> JSON {
    for time in clause.times {
      if let hours = time.rangeHours, let name = Self.rangeNames[hours] {
        return ["range": .string(name)]
      }
      if let span = time.dates(now: now, zone: zone) {
        return [
          "from": .string(text(span.lowerBound)), "to": .string(text(min(span.upperBound, now))),
        ]
      }
    }
    return .object([])
  }

  static let rangeNames = [
    1: "1h", 3: "3h", 6: "6h", 12: "12h", 24: "24h", 168: "7d", 336: "14d", 720: "30d", 2160: "90d",
  ]
}
