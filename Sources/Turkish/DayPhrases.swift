/// Days: `dün`, `evvelsi gün`, `geçen salı`, `12 Kasım 2026`, `ayın 5'i`, `3 gün önce`.
extension TimeScanner {
  func day(_ place: Int) -> TimePiece? {
    guard place < tokens.count else { return nil }
    if tokens[place].kind == .date { return numericDate(place) }
    if let date = date(place) { return date }
    switch kind(place) {
    case .day: return namedDay(place)
    case .weekday: return weekday(place)
    case .this, .past, .before, .next, .weekNext, .last: return pointedDay(place)
    case .unit: return nthWeekday(place) ?? dayOfMonth(place)
    case .month: return nthWeekday(place) ?? monthFirst(place)
    default: return folded(place).hasPrefix("obur") ? otherDay(place) : loneDay(place)
    }
  }

  /// `15'inde`: the day of a month that is not named.
  private func loneDay(_ place: Int) -> TimePiece? {
    guard let (day, next) = dayNumber(place), let number = number(place), number.form.isPossessive,
      number.form.grammaticalCase == .locative, tokens[place].kind == .number || day > 10,
      kind(place - 1) != .month, !isEnd(next) || place == 0
    else { return nil }
    return piece(.date(day: day, month: nil, year: nil, weekday: nil), next)
  }

  /// `Temmuz'un ilk cuması`, `ayın son pazarı`, at the month in the genitive.
  private func nthWeekday(_ place: Int) -> TimePiece? {
    guard form(place).grammaticalCase == .genitive, let (nth, next) = nth(place + 1),
      kind(next) == .weekday,
      form(next).possessor == 3 || form(next).grammaticalCase == .accusative,
      let weekday = atoms[next].word?.value
    else { return nil }
    let month = kind(place) == .month ? atoms[place].word?.value : nil
    return piece(.nthWeekday(nth, weekday: weekday, month: month), next + 1)
  }

  /// `ilk`, `ikinci`, `son`: which of several, with the place after it.
  func nth(_ place: Int) -> (Int, Int)? {
    if folded(place) == "ilk" { return (1, place + 1) }
    if kind(place) == .last { return (-1, place + 1) }
    guard let number = number(place), number.kind == .ordinal, (1...5).contains(number.low) else {
      return nil
    }
    return (Int(number.low), number.tokens.upperBound)
  }

  private func piece(_ day: TimeDraft.Day, _ end: Int, isFuture: Bool = false) -> TimePiece {
    var draft = TimeDraft()
    draft.day = day
    draft.isFuture = isFuture
    return TimePiece(draft: draft, end: closed(end))
  }

  /// Takes in `günü`, `tarihinde` after a day.
  private func closed(_ end: Int) -> Int {
    if unit(end) == .day, form(end).possessor != 0 || form(end).grammaticalCase == .accusative,
      form(end).derivation == nil
    {
      return end + 1
    }
    return Self.dating.contains(folded(end)) ? end + 1 : end
  }

  private static let dating: Set<String> = ["tarihinde", "tarihli", "tarihi"]

  /// `dün`, `bugünkü`, `dünden önceki gün`, `dün değil evvelsi gün`.
  private func namedDay(_ place: Int) -> TimePiece? {
    guard let word = atoms[place].word, !form(place).isPlural else { return nil }
    let next = place + 1
    let step = word.value < 0 ? TimeWord.Kind.before : .next
    if form(place).grammaticalCase == .ablative {
      if Self.leftover.contains(folded(next)) { return nil }
      if kind(next) == step, word.value != 0 {
        let end = unit(next + 1) == .day ? next + 2 : next + 1
        return piece(.offset(word.value * 2), end, isFuture: word.value > 0)
      }
      if let shifted = shifted(.offset(word.value), next) { return shifted }
    }
    if word.value == -1, folded(next) == "degil", kind(next + 1) == .before {
      return piece(.offset(-2), unit(next + 2) == .day ? next + 3 : next + 2)
    }
    var found = piece(.offset(word.value), next, isFuture: word.value > 0)
    found.draft.isRelative = form(place).isRelative
    return found
  }

  /// `dünden iki gün önce`, `salıdan bir hafta önce`: what comes after the day in the ablative.
  private func shifted(_ day: TimeDraft.Day, _ place: Int) -> TimePiece? {
    guard let amount = amount(at: place), let count = days(amount) else { return nil }
    switch kind(amount.end) {
    case .ago: return piece(.shifted(day, -count, amount.unit), amount.end + 1)
    case .after: return piece(.shifted(day, count, amount.unit), amount.end + 1)
    default: return nil
    }
  }

  static let leftover: Set<String> = ["kalma", "kalan", "kalmis", "kalanlari", "artan"]

  /// `öbür gün` is the day after tomorrow.
  private func otherDay(_ place: Int) -> TimePiece? {
    unit(place + 1) == .day ? piece(.offset(2), place + 2, isFuture: true) : nil
  }

  private func weekday(
    _ place: Int, week: Int? = nil, isNext: Bool = false, isLast: Bool = false
  ) -> TimePiece? {
    guard let word = atoms[place].word, !form(place).isPlural, form(place).derivation == nil else {
      return nil
    }
    let next = place + 1
    let grammaticalCase = form(place).grammaticalCase
    let day = isLast ? TimeDraft.Day.lastWeekday(word.value) : .weekday(word.value, week: week)
    if grammaticalCase == .ablative, !isNext,
      let shifted = shifted(day, next)
    {
      return shifted
    }
    if word.value == 7, week == nil, !isNext, !isLast {
      // "pazar" is a market too.
      let isMarket =
        grammaticalCase != .bare && grammaticalCase != .genitive && kind(next) != .since
      guard !isMarket, !Self.market.contains(where: { folded(next).hasPrefix($0) }) else {
        return nil
      }
    }
    var found =
      isNext
      ? piece(.nextWeekday(word.value), next, isFuture: true)
      : piece(day, next, isFuture: (week ?? 0) > 0)
    found.draft.isRelative = form(place).isRelative
    if grammaticalCase == .dative, kind(next) != .until { found.draft.isFuture = true }
    return found
  }

  private static let market: [String] = [
    "alisveris", "liste", "canta", "torba", "araba", "fiyat", "yeri", "tezgah", "filesi", "poset",
  ]

  /// `geçen salı`, `bu cuma`, `evvelsi gün`, `haftaya salı`, `geçen hafta pazar`.
  private func pointedDay(_ place: Int) -> TimePiece? {
    guard let pointer = kind(place) else { return nil }
    let next = place + 1
    if kind(next) == .weekday {
      switch pointer {
      case .this: return weekday(next, week: 0)
      case .past: return weekday(next, isLast: true)
      case .before: return weekday(next, week: -1)
      case .last: return weekday(next)
      case .next: return weekday(next, isNext: true)
      default: return weekday(next, week: 1)
      }
    }
    if pointer == .weekNext { return piece(.away(1, .week), next, isFuture: true) }
    if unit(next) == .day, !form(next).isPlural, form(next).derivation == nil {
      switch pointer {
      case .before: return piece(.offset(-2), next + 1)
      case .next: return piece(.offset(1), next + 1, isFuture: true)
      case .this where form(next).grammaticalCase == .bare: return piece(.offset(0), next + 1)
      default: return nil
      }
    }
    if unit(next) == .week, kind(next + 1) == .weekday {
      let week = [TimeWord.Kind.past, .before].contains(pointer) ? -1 : pointer == .next ? 1 : 0
      return weekday(next + 1, week: week)
    }
    if pointer == .before, kind(next) == .part { return TimePiece(draft: dayBefore, end: next) }
    return nil
  }

  /// The day of `evvelsi akşam`.
  private var dayBefore: TimeDraft {
    var draft = TimeDraft()
    draft.day = .offset(-2)
    return draft
  }

  // MARK: Dates

  func dayNumber(_ place: Int) -> (Int, Int)? {
    guard let number = number(place), number.kind == .exact || number.kind == .ordinal,
      number.low >= 1,
      number.low <= 31, number.low == number.low.rounded(), !number.isPercent
    else { return nil }
    return (Int(number.low), number.tokens.upperBound)
  }

  func yearNumber(_ place: Int) -> Int? {
    guard place < tokens.count, tokens[place].kind == .number, tokens[place].folded.utf8.count == 4,
      let year = Int(tokens[place].folded), (1900...2100).contains(year)
    else { return nil }
    return year
  }

  /// `12 Kasım 2026`, `üç mart`, `cuma 18 temmuz`.
  private func date(_ place: Int) -> TimePiece? {
    var start = place
    var weekday: Int?
    if kind(place) == .weekday {
      weekday = atoms[place].word?.value
      start += 1
      if kind(start) == .month { return monthFirst(start, weekday: weekday) }
    }
    guard let (day, next) = dayNumber(start), number(start)?.suffix.isEmpty == true,
      kind(next) == .month,
      let month = atoms[next].word?.value
    else { return nil }
    return finish(day, month, next + 1, weekday)
  }

  /// `mart 3 2015`, `martın üçü`, `Kasımın 12'sinde`.
  private func monthFirst(_ place: Int, weekday: Int? = nil) -> TimePiece? {
    guard let month = atoms[place].word?.value, let (day, next) = dayNumber(place + 1) else {
      return nil
    }
    let isOwned = form(place).grammaticalCase == .genitive
    let isDated =
      isEnd(next) || yearNumber(next) != nil || kind(next) == .weekday || kind(next) == .part
    guard isOwned || form(place).grammaticalCase == .bare && isDated else { return nil }
    return finish(day, month, next, weekday)
  }

  private func finish(_ day: Int, _ month: Int, _ end: Int, _ weekday: Int?) -> TimePiece? {
    var (end, weekday, year) = (end, weekday, Int?.none)
    if let written = yearNumber(end) {
      year = written
      end += 1
    }
    if weekday == nil, kind(end) == .weekday, !form(end).isPlural {
      weekday = atoms[end].word?.value
      end += 1
    }
    guard Self.isDay(day, of: month) else { return nil }
    return piece(.date(day: day, month: month, year: year, weekday: weekday), end)
  }

  /// There is no 31 February; whether there is a 29th is left to its year.
  private static func isDay(_ day: Int, of month: Int) -> Bool {
    guard (1...12).contains(month) else { return false }
    return (1...(month == 2 ? 29 : [4, 6, 9, 11].contains(month) ? 30 : 31)).contains(day)
  }

  /// `ayın 5'i`, `bu ayın 5'inde`.
  private func dayOfMonth(_ place: Int) -> TimePiece? {
    guard unit(place) == .month, form(place).grammaticalCase == .genitive,
      let (day, next) = dayNumber(place + 1), let number = number(place + 1), !number.suffix.isEmpty
    else { return nil }
    return piece(.date(day: day, month: nil, year: nil, weekday: nil), next)
  }

  /// `2026-11-21`, `21.11.2026`, `21/11`.
  private func numericDate(_ place: Int) -> TimePiece? {
    let parts = tokens[place].folded.split { "-./".contains($0) }.compactMap { Int($0) }
    let isYearFirst = parts.first.map { $0 > 31 } ?? false
    switch parts.count {
    case 3:
      let (year, day) = isYearFirst ? (parts[0], parts[2]) : (parts[2], parts[0])
      let full = year < 100 ? 2000 + year : year
      guard Self.isDay(day, of: parts[1]), (1900...2100).contains(full) else { return nil }
      return piece(.date(day: day, month: parts[1], year: full, weekday: nil), place + 1)
    case 2 where Self.isDay(parts[0], of: parts[1]):
      return piece(.date(day: parts[0], month: parts[1], year: nil, weekday: nil), place + 1)
    default: return nil
    }
  }
}
