import Domain

/// Holidays as days: `Ramazan Bayramı`, `yılbaşında`, `1950 kurban bayramı`.
enum Holiday: Int, Sendable {
  case ramadan, sacrifice, newYear, children, labour, youth, victory, republic

  /// The first day of the holiday in a year; nil for a year without one.
  func day(in year: Int) -> CivilDay? {
    switch self {
    case .ramadan: Self.islamic(month: 10, day: 1, in: year)
    case .sacrifice: Self.islamic(month: 12, day: 10, in: year)
    case .newYear: CivilDay(year: year, month: 1, day: 1)
    case .children: CivilDay(year: year, month: 4, day: 23)
    case .labour: CivilDay(year: year, month: 5, day: 1)
    case .youth: CivilDay(year: year, month: 5, day: 19)
    case .victory: CivilDay(year: year, month: 8, day: 30)
    case .republic: CivilDay(year: year, month: 10, day: 29)
    }
  }

  /// A day of the tabular Islamic calendar as it falls in a civil year.
  ///
  /// The calendar kept in Türkiye follows the moon and differs by a day now and then; the years that
  /// are known to differ are listed.
  private static func islamic(month: Int, day: Int, in year: Int) -> CivilDay? {
    guard (1900...2100).contains(year) else { return nil }
    let estimate = (year - 622) * 33 / 32
    for lunar in estimate - 1...estimate + 2 {
      let days = day + (59 * (month - 1) + 1) / 2 + (lunar - 1) * 354 + (14 + 11 * lunar) / 30
      // The calendar's epoch lies that many days before 1970.
      let found = CivilDay(number: days - 492_150)
      guard found.parts.year == year else { continue }
      let isEarly = early.contains(year * 100 + month)
      return isEarly ? found - 1 : found
    }
    return nil
  }

  /// Year and Islamic month of feasts that began a day before the tabular calendar.
  private static let early: Set<Int> = [197_412, 198_810, 201_812, 202_412]

  static let names: [String: Holiday] = [
    "ramazan": .ramadan, "seker": .ramadan, "kurban": .sacrifice, "cocuk": .children,
    "genclik": .youth, "spor": .youth, "zafer": .victory, "cumhuriyet": .republic, "isci": .labour,
  ]
}

extension TimeScanner {
  func holiday(_ place: Int) -> TimePiece? {
    var start = place
    var year = yearNumber(place)
    if year != nil { start += 1 }
    guard let (holiday, end) = holidayName(start) else { return nil }
    var last = end
    if year == nil, let after = yearNumber(end) {
      year = after
      last += 1
    }
    var draft = TimeDraft()
    draft.day = .holiday(holiday, year: year)
    return TimePiece(draft: draft, end: last)
  }

  private func holidayName(_ place: Int) -> (Holiday, Int)? {
    if folded(place).hasPrefix("yilbas") { return (.newYear, place + 1) }
    guard let holiday = Holiday.names[folded(place)], folded(place + 1).hasPrefix("bayram"),
      !folded(place + 1).hasPrefix("bayramlik")
    else { return nil }
    return (holiday, place + 2)
  }
}
