package import Domain
package import struct Foundation.Date

extension Turkish {
  /// The time expressions of a sentence, resolved against `now` in `zone`, from left to right.
  ///
  ///     times(in: tokens(of: "dün akşam 8'de"), now: now, zone: zone)  // yesterday 20:00
  ///
  /// The past is the default: a bare hour or weekday is the nearest past one. What lies ahead is
  /// marked `.future`. A bare number is no time without a cue.
  package static func times(in tokens: [Token], now: Date, zone: Zone) -> [TimeReading] {
    let scanner = TimeScanner(tokens: tokens)
    guard scanner.hasTime else { return [] }
    let resolver = TimeResolver(now: now, zone: zone)
    var readings: [TimeReading] = []
    var place = 0
    while place < tokens.count {
      if scanner.kind(place) == .each, let skipped = scanner.piece(at: place + 1) {
        // "her sabah" is a habit, no time.
        place = skipped.end
        continue
      }
      guard let piece = scanner.longest(at: place) else {
        place += 1
        continue
      }
      readings.append(resolver.reading(piece.draft, tokens: place..<piece.end))
      place = max(piece.end, place + 1)
    }
    return readings
  }

  /// How long things took: numbers with a unit of time that are no point in time.
  ///
  ///     durations(in: tokens(of: "50 dakika yürüdüm"))  // 50
  package static func durations(in tokens: [Token]) -> [DurationReading] {
    let scanner = TimeScanner(tokens: tokens)
    guard scanner.hasTime else { return [] }
    var readings: [DurationReading] = []
    var place = 0
    while place < tokens.count {
      guard let amount = scanner.amount(at: place), !scanner.isPoint(amount, place) else {
        place += 1
        continue
      }
      readings.append(
        DurationReading(
          tokens: place..<amount.end, minutes: amount.seconds / 60,
          isApproximate: amount.isApproximate))
      place = amount.end
    }
    return readings
  }
}

extension TimeScanner {
  /// A piece with all that joins it.
  func longest(at place: Int) -> TimePiece? {
    guard var whole = piece(at: place) else { return nil }
    while whole.end < tokens.count {
      var next = whole.end
      if folded(next) == ",", next + 1 < tokens.count { next += 1 }
      guard let piece = piece(at: next), let joined = whole.draft.joined(with: piece.draft) else {
        break
      }
      whole = TimePiece(draft: joined, end: piece.end)
    }
    if kind(whole.end) == .since, !whole.draft.isSince {
      whole.draft.isSince = true
      whole.end += 1
    } else if folded(whole.end) == "bu", folded(whole.end + 1) == "yana" {
      whole.draft.isSince = true
      whole.end += 2
    }
    return whole
  }

  /// Whether an amount of time is part of `2 saat önce`, `son 3 gün`, `saat 8 saat`.
  func isPoint(_ amount: Amount, _ place: Int) -> Bool {
    switch kind(amount.end) {
    case .ago, .after, .since, .to: return true
    default: break
    }
    if TimeWords.gone.contains(folded(amount.end)), amount.unit == .minute { return true }
    if folded(amount.end) == "kadar", kind(amount.end + 1) == .ago || kind(amount.end + 1) == .after
    {
      return true
    }
    switch kind(place - 1) {
    case .last, .past, .before, .next: return true
    default: return false
    }
  }
}

extension TimeReading {
  /// The best single instant, and whether it was said or is only typical.
  ///
  ///     "dün akşam"  // yesterday 19:30, not exact
  ///
  /// Nil for a stretch of days, and for an event without a clock. Never after `now` unless the
  /// reading is of the future.
  package func moment(now: Date, zone: Zone) -> (date: Date, isExact: Bool)? {
    if let instant { return (instant, !isApproximate) }
    guard draft.span == nil, let day else { return nil }
    if let clock {
      let date = zone.date(of: CivilTime(day: day, hour: clock.hour, minute: clock.minute))
      return (date, !isApproximate && !clock.isAmbiguous)
    }
    let minute = draft.typicalMinute ?? (part ?? meal?.part)?.typicalMinute
    if minute == nil, zone.day(at: now) == day { return (now, false) }
    let date = zone.start(of: day).addingTimeInterval(Double(minute ?? 750) * 60)
    return (direction == .past ? min(date, now) : date, false)
  }

  /// When it was by the usual hour of the meal that it is told from (`kahvaltıdan 1 saat sonra`, said
  /// in the evening); nil where no meal is named, or where that is less than three hours ago.
  package func momentOfMeal(now: Date, zone: Zone) -> Date? {
    guard let anchor, anchor.event == .meal, clock == nil, instant == nil,
      let minute = anchor.meal?.typicalMinute
    else { return nil }
    let shift = (anchor.relation == .before ? -1 : 1) * (anchor.minutes ?? 0)
    let date = zone.start(of: day ?? zone.day(at: now))
      .addingTimeInterval((Double(minute) + shift) * 60)
    return now.timeIntervalSince(date) > 3 * 3600 ? date : nil
  }

  /// Whether it is the beginning of a stretch up to now: `1 kasımdan beri`.
  package var isSince: Bool { draft.isSince }

  /// Whether a day was said: `dün`, `12 Kasım`; not only a part of one.
  package var namesDay: Bool { draft.day != nil }

  /// Whether a weekday was said, which may be the last one or the next: `cuma günü`.
  package var namesWeekday: Bool {
    switch draft.day {
    case .weekday, .lastWeekday: true
    default: false
    }
  }

  /// Whether it is pointed at as one of today: `bu akşam`.
  package var pointsAtToday: Bool { draft.isThis }

  /// Whether nothing but a day was said.
  package var namesOnlyDay: Bool {
    draft.day != nil && draft.part == nil && draft.clock == nil && draft.meal == nil
      && draft.anchor == nil
  }

  /// Its day alone, of `dün sabah`; nil where none was said.
  package func onlyDay(now: Date, zone: Zone) -> TimeReading? {
    guard draft.day != nil else { return nil }
    var draft = TimeDraft()
    draft.day = self.draft.day
    draft.isFuture = self.draft.isFuture
    return TimeResolver(now: now, zone: zone).reading(draft, tokens: tokens)
  }

  /// Whether it is a part of a day without a clock: `sabah`, `dün akşam`.
  package var isPartAlone: Bool {
    part != nil && clock == nil && instant == nil && draft.span == nil && draft.anchor == nil
  }

  /// The one time that both readings say, for pieces that stand apart (`dün pilav yedim, akşam`).
  ///
  /// Nil where both say the same slot, or either is a stretch of time.
  package func joined(with other: TimeReading, now: Date, zone: Zone) -> TimeReading? {
    guard let draft = draft.joined(with: other.draft) else { return nil }
    return TimeResolver(now: now, zone: zone).reading(draft, tokens: tokens)
  }
}

extension MealType {
  /// Minutes after midnight at which a main meal is usual; nil for what has no hour of its own.
  fileprivate var typicalMinute: Int? {
    switch self {
    case .breakfast: DayPart.morning.typicalMinute
    case .lunch: DayPart.noon.typicalMinute
    case .dinner: DayPart.evening.typicalMinute
    case .snack, .lateSnack: nil
    }
  }
}
