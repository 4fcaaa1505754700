import Analysis
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
    if let fixed = changedReading(clause) { return fixed }
    if !clause.isUnreal, !asksAbout(clause) {
      if let value = reading(clause, index) { return logGlucose(value, index) }
      if let question = unsureReading(clause, index) { return question }
    }
    return readGlucose(clause, index)
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

  /// "131 çıktım", "79um", "137 ile uyandım": a person is their glucose.
  func isOwnReading(_ place: Int, _ clause: Clause) -> Bool {
    guard let number = clause.spans[place].number else { return false }
    if isCopular(place, clause) { return true }
    // "79'a düştüm" may be of kilograms.
    guard clause.isPast, !(clause.verbIs(.trend) && isDative(place, clause)) else { return false }
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

  /// Whether a clause with a number asks rather than tells: "180 yüksek mi?", "son 3 günde ortalamam".
  private func asksAbout(_ clause: Clause) -> Bool {
    // "libre 134 gösteriyor" tells.
    let tells = clause.verbIs(.comeout) && clause.form?.mood == .progressive
    return clause.isQuestion || clause.verbIs(.show) && !clause.isPast && !tells
  }

  func logGlucose(_ value: ToldReading, _ index: Int) -> Proposal {
    // The value may stand alone after the clause that says what was measured: "ölçtüm, 92'ydi".
    let around = max(0, index - 2)...index
    var members: [JSON.Member] = [.init("value", .number(value.number))]
    if let unit = value.unit { members.append(.init("unit", .string(unit.rawValue))) }
    let own = clauses[index].times
    // "sabah açlık 99, tokluk 141" is one morning; else a reading that was told keeps its time.
    let isKindred = clauses[index].has(.glucose)
    let lending = around.filter { place in
      place == index || isKindred && !isMealNamed(clauses[place])
        || !tellsValue(clauses[place])
          && !isMealNamed(clauses[place])
    }
    let times = own.isEmpty ? lending.flatMap { clauses[$0].times } : own
    if let at = moment(times) { members.append(.init("at", .string(self.text(at)))) }
    let text = folded(around.filter { $0 == index || !tellsValue(clauses[$0]) })
    if let context = glucoseContext(times, text) ?? contextAfter(index) {
      members.append(.init("context", .string(context.rawValue)))
    }
    if let person = readingOwner(around, index) {
      members.append(Whose.argument(person))
    }
    return Proposal(
      frame: "kan şekeri kaydı", score: value.isCertain ? 0.9 : 0.75,
      calls: [PlannedCall("logGlucose", .object(members))])
  }

  /// Whose reading it is, where it is somebody else's: "annemin şekeri", "Ali'nin şekeri", "Ayşe ölçtü".
  private func readingOwner(_ around: ClosedRange<Int>, _ index: Int) -> String? {
    let clause = clauses[index]
    if let own = clause.first(.person) { return own.phrase }
    if ownSugar(clause) { return nil }
    if clause.verbIs(.measure), clause.form?.person == 3, clause.isPast,
      let first = clause.spans.first,
      first.isUnknown || first.has(.household), !Words.isPlaceOrPerson(sentence.folded(first)),
      !ReadingWords.measurers.contains(sentence.folded(first))
    {
      return Turkish.lowercased(sentence.source(first))
    }
    for (place, span) in clause.spans.enumerated() where span.isUnknown {
      let tokens = sentence.tokens[span.tokens]
      let next = place + 1 < clause.spans.count ? clause.spans[place + 1] : nil
      if tokens.count == 1, let token = tokens.first,
        ["in", "nin", "un", "nun"].contains(token.suffix), next?.has(.sugarword, .glucose) ?? false
      {
        return Turkish.lowercased(String(token.text.prefix { $0 != "'" && $0 != "’" }))
      }
    }
    return around.lazy.compactMap { self.clauses[$0].first(.person)?.phrase }.first
  }

  /// "kahvaltıydı o": which meal it was, not when this was measured.
  private func isMealNamed(_ clause: Clause) -> Bool {
    dialogue.meal != nil && clause.verbPlace == nil
      && clause.spans.contains { span in
        span.time?.meal != nil
          && ["ydi", "ydu", "di"].contains(where: sentence.folded(span).hasSuffix)
      }
  }

  private func tellsValue(_ clause: Clause) -> Bool { clause.numbers.contains { $0.value >= 20 } }

  /// "yemekten önce 110, sonra 170": the second is after the meal.
  private func contextAfter(_ index: Int) -> GlucoseContext? {
    guard index > 0, clauses[index].times.isEmpty, let first = clauses[index].spans.first,
      sentence.folded(first) == "sonra" || sentence.folded(first) == "sonrasi",
      clauses[index - 1].times.contains(where: {
        $0.anchor.map { $0.event == .meal && $0.relation == .before } ?? false
      })
    else { return nil }
    return .afterMeal
  }

  /// The folded words of some clauses.
  private func folded(_ places: [Int]) -> String {
    places.flatMap { clauses[$0].spans }.map { sentence.folded($0) }.joined(separator: " ")
  }

  /// The context that times or the folded words of a reading name.
  func glucoseContext(_ times: [TimeReading], _ folded: String) -> GlucoseContext? {
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
    if folded.contains("aclik") || folded.contains("aclig") || folded.contains("ac karn")
      || folded.contains("acken")
    {
      return .fasting
    }
    if folded.contains("tokluk") || folded.contains("toklug")
      || folded.contains("yemekten") && folded.contains("sonra")
      || folded.contains("tok karn") || folded.contains("tokken")
    {
      return .afterMeal
    }
    if folded.contains("yemekten once") || folded.contains("yemek oncesi") { return .beforeMeal }
    if folded.contains("yatmadan") { return .bedtime }
    if folded.split(separator: " ").contains(where: { word in
      ["spor", "egzersiz", "yuruyus"].contains { word.hasPrefix($0) }
    }) {
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
    if clause.spans.filter({ !$0.isMark }).map(sentence.folded) == ["ok"] { return nil }
    // "son şekerim", "son ölçümüm"
    let isLast =
      isAbout && clause.numbers.isEmpty && clause.verbPlace == nil
      && clause.spans.contains { sentence.folded($0) == "son" }
      && clause.spans.allSatisfy { $0.isMark || $0.has(.glucose, .sugarword, .deictic, .filler) }
    let asks =
      isLast || clause.isQuestion || clause.verbIs(.show, .measure) || clause.has(.show)
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
    // "şekerime baktım, 139": told, not asked.
    let tells =
      clause.isPast && clause.form?.person == 1 && index + 1 < clauses.count
      && clauses[index + 1].verbPlace == nil
      && clauses[index + 1].numbers.contains { $0.value >= 40 }
    guard !tells || clause.isQuestion else { return nil }
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

  func ownSugar(_ clause: Clause) -> Bool {
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
