/// Clock ranges: `sabah 5'ten 7'ye kadar`, `20:00 ile 21:30 arasında`, `saat 15-16`.
extension TimeScanner {
  private struct Endpoint {
    var clock: TimeDraft.Clock
    var end: Int
    var grammaticalCase: NounForm.Case
    var isDigital: Bool
    var part: DayPart?
  }

  func clockRange(_ place: Int) -> TimePiece? {
    var start = place
    var isCued = isCued(place)
    if unit(start) == .hour, number(start - 1) == nil, form(start).derivation == nil {
      start += 1
      isCued = true
    }
    guard let first = endpoint(start) else { return nil }
    if first.part != nil { return nil }
    if first.grammaticalCase == .ablative { return fromTo(first, isCued) }
    guard first.grammaticalCase == .bare else { return nil }
    let joint = folded(first.end)
    guard joint == "-" || joint == "ile" || joint == "ve" || joint == "ila",
      let second = endpoint(first.end + 1), second.grammaticalCase == .bare || joint != "-"
    else { return nil }
    let isClosed = kind(second.end) == .between
    let isLocated = isClosed && folded(second.end) == "arasinda"
    let isSure = isCued || first.isDigital && second.isDigital
    guard isSure || isLocated, isClosed || joint == "-" else { return nil }
    var found = piece(first, second, end: isClosed ? second.end + 1 : second.end)
    found.draft.isWeak = !isSure
    return found
  }

  private func fromTo(_ first: Endpoint, _ isCued: Bool) -> TimePiece? {
    guard let second = endpoint(first.end), second.grammaticalCase == .dative else { return nil }
    let isUntil = kind(second.end) == .until
    guard isUntil || isCued || first.isDigital || second.part != nil else { return nil }
    var found = piece(first, second, end: isUntil ? second.end + 1 : second.end)
    // "5'ten sabah yediye": both are in the part that is said of the end.
    if !isCued, !first.clock.isExact, first.clock.hour < second.clock.hour {
      found.draft.part = second.part
    }
    return found
  }

  private func piece(_ first: Endpoint, _ second: Endpoint, end: Int) -> TimePiece {
    var draft = TimeDraft()
    draft.clock = first.clock
    draft.endClock = second.clock
    draft.endPart = second.part
    draft.grain = first.clock.minute == 0 && second.clock.minute == 0 ? .hour : .minute
    return TimePiece(draft: draft, end: end)
  }

  private func endpoint(_ place: Int) -> Endpoint? {
    guard place < tokens.count else { return nil }
    var start = place
    var part: DayPart?
    if kind(place) == .part, let value = atoms[place].word?.value {
      part = DayPart(rawValue: value)
      start += 1
      if unit(start) == .hour { start += 1 }
    } else if unit(start) == .hour {
      start += 1
    }
    if let written = written(at: start) {
      let suffix = NumberSuffix.of(tokens[start].suffix) ?? .none
      return Endpoint(
        clock: written, end: start + 1, grammaticalCase: suffix.grammaticalCase,
        isDigital: true, part: part)
    }
    guard let hour = number(start), hour.kind == .exact, hour.low >= 0, hour.low <= 24 else {
      return nil
    }
    let fraction = hour.low - hour.low.rounded(.down)
    guard fraction == 0 || fraction == 0.5 else { return nil }
    return Endpoint(
      clock: TimeDraft.Clock(
        hour: Int(hour.low) % 24, minute: fraction == 0 ? 0 : 30,
        isExact: hour.low > 12 || hour.low == 0),
      end: hour.tokens.upperBound, grammaticalCase: hour.form.grammaticalCase, isDigital: false,
      part: part)
  }
}
