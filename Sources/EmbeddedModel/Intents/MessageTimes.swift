import Analysis
import Domain
import Turkish

/// Which times of a message are meant by what stands at a place of it.
extension MessageAnalysis {
  /// "tansiyon 13/8": two values, though they could be a day of a month.
  func isPressure(_ place: Int) -> Bool {
    scene.has(.pressure) && spans[place].time != nil
      && scene.sentence.source(spans[place]).allSatisfy { $0.isNumber || $0 == "/" }
  }

  /// The times that frame the span at `place`: those near it, on the day that was named last.
  func times(for place: Int) -> [TimeReading] {
    let near = nearTimes(for: place)
    guard !near.isEmpty, !near.contains(where: \.namesDay) else { return near }
    // "gece 2 bardak rakı içtim | dün"
    let after = timesOnly(inClause: clauseOf[place] + 1)?.first(where: \.namesOnlyDay)
    return (after ?? namedDay(before: place)).map { [$0] + near } ?? near
  }

  /// The day that was named last before a place: "dün", and that of "dün sabah 130 öğlen 180".
  func namedDay(before place: Int) -> TimeReading? {
    let named = times.last { $0.place < place && $0.time.namesDay }
    guard let named, !named.time.namesOnlyDay else { return named?.time }
    let isRow = named.time.days == nil && named.time.clock == nil && named.time.part != nil
    guard isRow, clauseOf[named.place] == clauseOf[place] else { return nil }
    return named.time.onlyDay(now: scene.now, zone: scene.zone)
  }

  /// The times of the clause of the span at `place`; where they tell no moment (`aç karnına`), with the
  /// nearest beside it.
  private func nearTimes(for place: Int) -> [TimeReading] {
    let all = times
    if let time = bracketedTime(after: place) { return [time] }
    if let measured = timesOfMeasuring(place) { return measured }
    if let late = timesAfterMissing(place) { return late }
    let own = ownTimes(of: place, all)
    if !own.contains(where: { $0.clock != nil || $0.instant != nil }),
      let told = clock(behind: clauseOf[place], own)
    {
      return own + told
    }
    guard !own.contains(where: isMoment) else { return own }
    if let after = timesOnly(inClause: clauseOf[place] + 1) ?? timesBehind(clause: clauseOf[place])
    {
      return own + after
    }
    let before = all.last { $0.place < place && clauseOf[$0.place] < clauseOf[place] }
    return own + (before.map { reaches(place, from: $0.place) ? [$0.time] : [] } ?? [])
  }

  private func ownTimes(of place: Int, _ all: [(place: Int, time: TimeReading)]) -> [TimeReading] {
    let clause = clauseOf[place]
    let own = all.filter { clauseOf[$0.place] == clause }
    let within = spans.indices.filter { clauseOf[$0] == clause }.map { spans[$0] }
    let values = max(
      within.count { $0.number != nil }, within.count { $0.has(.medication) && !$0.has(.doseunit) })
    // Several values of one clause each have the time next before them.
    guard own.count > 1, values > 1 else { return own.map(\.time) }
    // "jardiance sabah 9'da, metformin 1000 şimdi aldım": each its own, between two marks.
    let between = part(around: place)
    let near = own.filter { between.contains($0.place) }
    let told = near.isEmpty ? own : near
    guard let last = told.last(where: { $0.place < place }) else { return [told[0].time] }
    // Times that touch (`dün sabah`, `öğlen 13'te`) belong together, and an hour alone is of the part of
    // the day before it (`dün akşam hapı 8'de`).
    var run = [last]
    for time in own.filter({ $0.place < last.place }).reversed() {
      let between = time.place..<run[0].place
      let isOfPart = run[0].time.isOnlyClock && time.time.namesPart && !hasFigure(between)
      if isOfPart || between.count <= 2 && !hasValue(between) {
        run.insert(time, at: 0)
      } else if between.count <= 2 {
        break
      }
    }
    return run.map(\.time)
  }

  /// Whether a time says when something was, on its own.
  private func isMoment(_ time: TimeReading) -> Bool {
    time.days != nil || time.moment(now: scene.now, zone: scene.zone) != nil
  }

  /// Whether a time of an earlier clause is still meant: in the clause before, or before no other value of
  /// the same sentence ("gece 4'te uyandım, kalkmışken ölçtüm, 97").
  private func reaches(_ place: Int, from time: Int) -> Bool {
    let between = clauseOf[time] + 1..<max(clauseOf[time] + 1, clauseOf[place] + 1)
    // "gece 2'de uyandım, terlemişim, şekere baktım 71": one who woke up tells of that hour.
    if isWaking(clauseOf[time]), between.count < 5,
      !between.contains(where: { scene.clauses[$0].startsSentence }), !hasValue(time + 1..<place)
    {
      return true
    }
    return between.count < 2
      || between.count == 2 && !between.contains { scene.clauses[$0].startsSentence }
        && (!hasValue(time + 1..<place) || scene.clauses[clauseOf[time]].verbIs(.eat))
  }

  private func isWaking(_ clause: Int) -> Bool {
    spans.indices.contains { place in
      clauseOf[place] == clause && spans[place].finiteVerb != nil && word(place).fits("times.woken")
    }
  }

  /// Whether a time near the span at `place` tells a moment that is not among its own.
  func leavesTime(at place: Int) -> Bool {
    let own = times(for: place)
    return times.contains { near, time in
      abs(clauseOf[near] - clauseOf[place]) < 3 && isMoment(time) && !own.contains(time)
    }
  }

  /// "açlık 91 (07:00)": the clock time in brackets right after a value.
  private func bracketedTime(after place: Int) -> TimeReading? {
    let next = spans.indices.first { $0 > place && !isUnit($0) }
    guard let next, word(next) == "(", next + 1 < spans.count, let time = spans[next + 1].time
    else { return nil }
    return time.clock == nil ? nil : time
  }

  /// What stands between a value and what is said of it: `mg/dL`, `ünite`.
  private func isUnit(_ place: Int) -> Bool {
    spans[place].has(.mgdl, .mmol, .doseunit) || spans[place].measure != nil
  }

  /// "novorapid 8 ünite yaptım | yarım saat önce", "şeker 95 | 1 saat önce ölçtüm": the times of a clause
  /// that says nothing else.
  private func timesOnly(inClause clause: Int) -> [TimeReading]? {
    guard scene.clauses.indices.contains(clause), !scene.clauses[clause].startsSentence else {
      return nil
    }
    // "saat 05.10 idi", "saat on buçukta, yirmi dört ünite"
    let parts = scene.clauses[clause].spans
    let said = parts.indices.filter { place in
      !parts[place].isMark && !parts[place].has(.be, .filler, .doseunit, .measure)
        && !(parts[place].number != nil && parts.dropFirst(place + 1).first?.has(.doseunit) == true)
        && !isDuration(place, parts)
    }.map { parts[$0] }
    guard said.allSatisfy({ $0.finiteVerb == nil }) else { return nil }
    let times = said.compactMap(\.time)
    return !times.isEmpty && times.count == said.count ? times : nil
  }

  /// "30 dakika", before "evvelki gün".
  private func isDuration(_ place: Int, _ parts: [Span]) -> Bool {
    func isUnit(_ place: Int) -> Bool {
      parts.indices.contains(place) && scene.sentence.folded(parts[place]).fits("times.duration")
    }
    return parts[place].number != nil && isUnit(place + 1)
      || isUnit(place) && place > 0 && parts[place - 1].number != nil
  }

  /// "lantusu dün gece unutmuşum | şimdi yaptım": when what was missed was done after all.
  private func timesAfterMissing(_ place: Int) -> [TimeReading]? {
    let own = clauseOf[place]
    let isMissed = spans.indices.contains { other in
      clauseOf[other] == own && spans[other].finiteVerb != nil && word(other).fits("times.missed")
    }
    guard isMissed else { return nil }
    let done = scene.clauses.indices.first {
      $0 > own && scene.clauses[$0].verbIs(.inject, .take, .eat)
    }
    guard let done else { return nil }
    let told = times.filter { clauseOf[$0.place] == done }.map(\.time)
    return told.contains(where: isMoment) ? told : nil
  }

  /// What stands between the two marks of the clause that are nearest to a place.
  private func part(around place: Int) -> Range<Int> {
    func isEnd(_ other: Int) -> Bool {
      spans[other].isMark || clauseOf[other] != clauseOf[place]
    }
    let first = spans[..<place].indices.last(where: isEnd).map { $0 + 1 } ?? 0
    let last = spans[place...].indices.dropFirst().first(where: isEnd) ?? spans.count
    return first..<last
  }

  /// "sabah şekerim 152 çıktı | sekizde baktım", "pasta yedim | saat 16.00 sularında": the hour of what was
  /// told in the clause before, where the next one tells nothing else.
  func clock(behind clause: Int, _ own: [TimeReading]) -> [TimeReading]? {
    let clauses = scene.clauses
    guard clauses.indices.contains(clause + 1) else { return nil }
    let telling = clauses[clause + 1]
    let times = telling.spans.compactMap(\.time)
    let parts = Set((own + times).compactMap(\.part))
    let isTold = telling.verb == nil || telling.isPast
    guard isTold, times.count(where: { $0.clock != nil }) == 1, parts.count < 2,
      telling.spans.allSatisfy({ span in
        span.isMark || span.time != nil || span.has(.filler, .be, .measure, .deictic)
          || scene.sentence.folded(span).fits("times.looked") || span.isPlace
      })
    else { return nil }
    // "kahvaltıda 2 yumurta, saat 10'da, bir elma": of what comes after it.
    let isLast = clause + 2 == clauses.count || clauses[clause + 2].startsSentence
    return telling.verb != nil || isLast ? times : nil
  }

  private func hasFigure(_ range: Range<Int>) -> Bool {
    range.contains { spans[$0].number != nil }
  }

  private func hasValue(_ range: Range<Int>) -> Bool {
    range.contains { place in
      spans[place].number != nil || spans[place].has(.medication)
        || spans[place].food != nil && !spans[place].has(.sugarword)
    }
  }

  /// "geçen hafta pizza yedim", "mart ayında HbA1c 6,8": told of a stretch of weeks and of no day in it.
  func isUndated(_ candidate: IntentCandidate) -> Bool {
    guard candidate.logs, candidate.intent != "logMood", let anchor = candidate.anchor,
      spans.indices.contains(anchor),
      candidate.calls.allSatisfy({ $0.arguments[.at] == nil && $0.arguments[.eatenAt] == nil })
    else { return false }
    if saysOnce(clauseOf[anchor]) { return true }
    let told = times(for: anchor)
    let today = scene.zone.day(at: scene.now)
    return !told.contains { $0.namesDay || $0.instant != nil }
      && told.contains { time in
        guard let days = time.days, days.upperBound.number - days.lowerBound.number > 4,
          !time.isRelative, !days.contains(today) || !ownsFood
        else { return false }
        return !days.contains(today) || clause(of: anchor).isPast
      }
  }

  /// "bu yılın ilk inciri": the stretch says of which food, not when; that of "bu ayın başında" does.
  private var ownsFood: Bool {
    spans.indices.contains { place in
      spans[place].time != nil && word(place).fits("undated.genitive")
        && foods.contains { food in
          food.spans.lowerBound > place
            && (place + 1..<food.spans.lowerBound).allSatisfy {
              spans[$0].number != nil || word($0).fits("food.never")
            }
        }
    }
  }

  /// "geçen gün", "eskiden": some day, and nobody knows which.
  private func saysOnce(_ clause: Int) -> Bool {
    let words = spans.indices.filter { clauseOf[$0] == clause }.flatMap { place in
      scene.sentence.folded(spans[place]).split(separator: " ").map(String.init)
    }
    return words.contains { $0.fits("undated.once") }
      || zip(words, words.dropFirst()).contains { "\($0) \($1)".fits("undated.once") }
  }
}

extension Span {
  /// `sahilde`, `okulda`.
  fileprivate var isPlace: Bool {
    food == nil && finiteVerb == nil
      && readings.contains { $0.noun?.grammaticalCase == .locative }
  }
}

extension TimeReading {
  /// `8'de`: an hour, and nothing that says of which half of the day.
  fileprivate var isOnlyClock: Bool { clock != nil && part == nil && meal == nil && !namesDay }

  /// `dün akşam`: a part of a day without an hour.
  fileprivate var namesPart: Bool { clock == nil && part != nil }
}
