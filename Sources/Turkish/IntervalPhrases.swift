/// Stretches of time: `son 3 gün`, `bu hafta`, `geçen ay`, `hafta sonu`, `Kasım ayında`, `3-5 Kasım`.
extension TimeScanner {
  func interval(_ place: Int) -> TimePiece? {
    switch kind(place) {
    case .last: return last(place) ?? calendar(place)
    case .this, .past, .before, .next, .whole: return calendar(place)
    case .unit: return bareUnit(place) ?? monthDays(place) ?? nthWeek(place)
    case .month:
      return monthDays(place) ?? monthsAcross(place) ?? nthWeek(place) ?? month(place)
        ?? daysAcross(place)
    case .end where folded(place).hasPrefix("haftason"): return span(.weekend(nil), place + 1, .day)
    case .weekNext where kind(place + 1) == .end: return nil
    default: return counted(place) ?? daysAcross(place) ?? year(place)
    }
  }

  private func span(
    _ span: TimeDraft.Span, _ end: Int, _ grain: TimeUnit, isFuture: Bool = false
  ) -> TimePiece {
    var draft = TimeDraft()
    draft.span = span
    draft.grain = grain
    draft.isFuture = isFuture
    let isLong = kind(end) == .within || kind(end) == .throughout
    return TimePiece(draft: draft, end: isLong ? end + 1 : end)
  }

  /// `son 3 gün`, `son bir haftalık`, `son hafta`, `son günlerde`.
  private func last(_ place: Int) -> TimePiece? {
    let next = place + 1
    if let amount = amount(at: next) {
      return span(.last(amount.count, amount.unit), amount.end, amount.unit)
    }
    guard let unit = unit(next), unit.rawValue >= TimeUnit.hour.rawValue else { return nil }
    if form(next).isPlural { return unit == .day ? span(.last(7, .day), next + 1, .day) : nil }
    return span(.last(1, unit), next + 1, unit)
  }

  /// `bu hafta`, `geçtiğimiz iki hafta`, `önceki ay`, `bu hafta sonu`, `geçen kış`, `bütün gün`.
  private func calendar(_ place: Int) -> TimePiece? {
    guard let pointer = kind(place) else { return nil }
    let next = place + 1
    let offset =
      switch pointer {
      case .past, .before, .last: -1
      case .next: 1
      default: 0
      }
    // "su yaz" is water, to be written down.
    if kind(next) == .season, let season = atoms[next].word?.value, pointer != .whole,
      folded(place) != "su" || form(next) != .bare
    {
      return span(.season(season, offset: offset), next + 1, .month, isFuture: offset > 0)
    }
    if kind(next) == .month, let month = atoms[next].word?.value, pointer != .whole,
      dayNumber(next + 1) == nil
    {
      return span(
        .month(month, year: nil, offset: offset), named(next + 1), .month, isFuture: offset > 0)
    }
    if kind(next) == .end, folded(next).hasPrefix("haftason") {
      return span(.weekend(offset), next + 1, .day, isFuture: offset > 0)
    }
    if number(next) != nil { return several(next, offset) }
    // "geçen haftaya göre": the week before, though "haftaya" alone is the next one.
    let isNamed = offset < 0 || pointer == .this
    let week: TimeUnit? = kind(next) == .weekNext && isNamed ? .week : nil
    guard let unit = unit(next) ?? week, !form(next).isPlural,
      form(next).derivation == nil || offset == 0,
      unit.rawValue >= TimeUnit.day.rawValue
    else {
      return folded(next) == "ceyrek" && self.unit(next + 1) == .year ? quarter(next, offset) : nil
    }
    if unit == .week, let weekend = weekPart(next + 1, offset) { return weekend }
    if unit == .day {
      guard pointer == .whole || form(next).grammaticalCase == .bare && pointer == .this else {
        return nil
      }
      return pointer == .whole ? span(.calendar(.day, offset: 0, count: 1), next + 1, .day) : nil
    }
    guard form(next).grammaticalCase != .genitive || dayNumber(next + 1) == nil else { return nil }
    return span(.calendar(unit, offset: offset, count: 1), next + 1, unit, isFuture: offset > 0)
  }

  /// `geçtiğimiz iki hafta`, `sonraki 3 saat`.
  private func several(_ place: Int, _ offset: Int) -> TimePiece? {
    guard offset != 0, let amount = amount(at: place) else {
      return offset != 0 || folded(place) != "ceyrek" ? nil : quarter(place, offset)
    }
    if folded(place) == "ceyrek" { return quarter(place, offset) }
    if offset > 0 {
      return span(.coming(amount.count, amount.unit), amount.end, amount.unit, isFuture: true)
    }
    if amount.unit.rawValue < TimeUnit.week.rawValue {
      return span(.last(amount.count, amount.unit), amount.end, amount.unit)
    }
    let count = max(1, Int(amount.count))
    return span(.calendar(amount.unit, offset: -count, count: count), amount.end, amount.unit)
  }

  private func quarter(_ place: Int, _ offset: Int) -> TimePiece? {
    guard unit(place + 1) == .year else { return nil }
    return span(
      .calendar(.quarter, offset: offset, count: 1), place + 2, .quarter, isFuture: offset > 0)
  }

  /// `hafta sonu`, `hafta içi` after `hafta`.
  private func weekPart(_ place: Int, _ offset: Int?) -> TimePiece? {
    if kind(place) == .end, form(place).possessor == 3 || folded(place).hasPrefix("sonu") {
      return span(.weekend(offset), place + 1, .day, isFuture: (offset ?? 0) > 0)
    }
    guard folded(place) == "ici" || folded(place).hasPrefix("icin"), kind(place) != .within else {
      return nil
    }
    return span(.workdays(offset ?? 0), place + 1, .day, isFuture: (offset ?? 0) > 0)
  }

  /// `hafta sonu`, `hafta boyunca`, `ay sonuna kadar`, `gün içinde`.
  private func bareUnit(_ place: Int) -> TimePiece? {
    guard let unit = unit(place), unit.rawValue >= TimeUnit.day.rawValue, number(place - 1) == nil,
      form(place).length == 0 || form(place).grammaticalCase == .genitive
    else { return nil }
    let next = place + 1
    if unit == .week, let weekend = weekPart(next, nil) { return weekend }
    if kind(next) == .end, folded(next).hasPrefix("sonuna"), kind(next + 1) == .until {
      return span(.rest(unit), next + 2, .second, isFuture: true)
    }
    if kind(next) == .throughout || kind(next) == .within && unit == .day {
      return span(.calendar(unit, offset: 0, count: 1), next + 1, unit)
    }
    guard form(place).grammaticalCase == .genitive, folded(next).hasPrefix("basin") else {
      return nil
    }
    return span(.calendar(unit, offset: 0, count: 1), next + 1, unit)
  }

  /// `3 gündür`, `bir haftalık`, `bir haftalığına`, `üç günden beri`.
  private func counted(_ place: Int) -> TimePiece? {
    guard let amount = amount(at: place) else { return nil }
    let isDuring = amount.form.copula == .assertive
    let isFrom = amount.form.grammaticalCase == .ablative && kind(amount.end) == .since
    let isBack = folded(amount.end) == "bu" && folded(amount.end + 1) == "yana"
    let isLong = amount.form.derivation == .ness && amount.unit.rawValue >= TimeUnit.week.rawValue
    guard isDuring || isFrom || isLong || isBack else { return nil }
    let end = amount.end + (isFrom ? 1 : isBack ? 2 : 0)
    return span(.last(amount.count, amount.unit), end, amount.unit)
  }

  // MARK: Months and days

  /// `Kasım ayında`, `kasımda`, `Ekim 2025`, `kasımdan beri`.
  private func month(_ place: Int) -> TimePiece? {
    guard let month = atoms[place].word?.value else { return nil }
    let next = place + 1
    if let year = yearNumber(next) {
      return span(.month(month, year: year, offset: 0), next + 1, .month)
    }
    if unit(next) == .month, form(next).possessor == 3 || form(next).grammaticalCase != .bare {
      return span(.month(month, year: nil, offset: 0), next + 1, .month)
    }
    // "ocakta" is on the stove.
    let isLocated =
      form(place).grammaticalCase == .locative && form(place).possessor == 0 && month != 1
    let isFrom = form(place).grammaticalCase == .ablative && kind(next) == .since
    guard isLocated || isFrom else { return nil }
    return span(.month(month, year: nil, offset: 0), next, .month)
  }

  private func named(_ place: Int) -> Int { unit(place) == .month ? place + 1 : place }

  /// `ayın 5'inden 10'una`, `bu ayın 3'ü ile 7'si arasında`.
  private func monthDays(_ place: Int) -> TimePiece? {
    let month = kind(place) == .month ? atoms[place].word?.value : nil
    guard month != nil || unit(place) == .month, form(place).grammaticalCase == .genitive,
      let (first, middle) = dayNumber(place + 1)
    else { return nil }
    let start = Self.joints.contains(folded(middle)) ? middle + 1 : middle
    guard let (last, end) = dayNumber(start), last > first, number(start)?.suffix.isEmpty == false
    else { return nil }
    return span(days(first, month, last, month), rangeEnd(end), .day)
  }

  /// `ağustostan ekime`, `mart ile mayıs arasında`, `haziran-ağustos arası`.
  private func monthsAcross(_ place: Int) -> TimePiece? {
    guard let first = atoms[place].word?.value else { return nil }
    let isFrom = form(place).grammaticalCase == .ablative
    let isJoined = Self.joints.contains(folded(place + 1))
    let next = isJoined ? place + 2 : place + 1
    guard isFrom || isJoined, kind(next) == .month, let last = atoms[next].word?.value,
      isFrom ? form(next).grammaticalCase == .dative : kind(next + 1) == .between
    else { return nil }
    return span(.months(first, last), rangeEnd(next + 1), .month)
  }

  /// `kasımın ikinci haftası`, `ayın son haftasında`.
  private func nthWeek(_ place: Int) -> TimePiece? {
    guard form(place).grammaticalCase == .genitive, let (nth, next) = nth(place + 1),
      unit(next) == .week, form(next).possessor == 3
    else { return nil }
    let month = kind(place) == .month ? atoms[place].word?.value : nil
    return span(.nthWeek(nth, month: month), next + 1, .week)
  }

  private static let joints: Set<String> = ["-", "ile", "ve", "ila"]

  /// `3-5 Kasım`, `8 Ağu - 12 Ağu`, `3 Kasımdan 5 Kasıma kadar`.
  private func daysAcross(_ place: Int) -> TimePiece? {
    guard let (first, afterFirst) = dayNumber(place) else { return nil }
    var middle = afterFirst
    var firstMonth: Int?
    if kind(middle) == .month {
      firstMonth = atoms[middle].word?.value
      middle += 1
    }
    let isJoined = Self.joints.contains(folded(middle))
    let isFrom =
      firstMonth == nil
      ? number(place)?.form.grammaticalCase == .ablative
      : form(middle - 1).grammaticalCase == .ablative
    guard isJoined || isFrom else { return nil }
    let start = isJoined ? middle + 1 : middle
    guard let (last, end) = dayNumber(start), kind(end) == .month,
      let month = atoms[end].word?.value
    else {
      return nil
    }
    return span(days(first, firstMonth ?? month, last, month), rangeEnd(end + 1), .day)
  }

  private func days(_ first: Int, _ firstMonth: Int?, _ last: Int, _ lastMonth: Int?)
    -> TimeDraft.Span
  {
    .days(
      .date(day: first, month: firstMonth, year: nil, weekday: nil),
      .date(day: last, month: lastMonth, year: nil, weekday: nil))
  }

  private func rangeEnd(_ end: Int) -> Int {
    switch kind(end) {
    case .until, .between: end + 1
    default: end
    }
  }

  /// `2025 yılında`, `2022'den beri`.
  private func year(_ place: Int) -> TimePiece? {
    guard let year = yearNumber(place) else { return nil }
    if unit(place + 1) == .year, form(place + 1).length > 0 {
      return span(.year(year), place + 2, .year)
    }
    return kind(place + 1) == .since && !tokens[place].suffix.isEmpty
      ? span(.year(year), place + 1, .year) : nil
  }
}
