/// Clock times: `saat 8`, `14:30'da`, `sekizi beş geçe`, `yediye çeyrek var`, `akşam 7 buçukta`.
extension TimeScanner {
  /// What makes a bare number an hour.
  private enum Cue { case none, dayPart, oclock }

  private struct Phrase {
    var clock: TimeDraft.Clock
    var end: Int
    var isWeak = false
    var isApproximate = false
  }

  func clock(_ place: Int) -> TimePiece? {
    var start = place
    var cue = isCued(place) ? Cue.dayPart : takesPlaceOfClock(place) ? .oclock : .none
    if Self.hedges.contains(folded(place)),
      unit(place + 1) == .hour || tokens.count > place + 1 && tokens[place + 1].kind == .clock
    {
      start += 1
    }
    if unit(start) == .hour {
      guard number(start - 1) == nil || isCued(start - 1) || isEnd(start - 1),
        form(start) == .bare || isSetTo(start)
      else { return nil }
      start += 1
      cue = .oclock
      if Self.hedges.contains(folded(start)) { start += 1 }
    }
    guard var phrase = phrase(at: start, cue) else { return nil }
    finish(&phrase)
    var draft = TimeDraft()
    draft.clock = phrase.clock
    draft.isWeak = phrase.isWeak
    draft.isApproximate =
      phrase.isApproximate || (place..<start).contains { folded($0) == "yaklasik" }
    draft.grain = phrase.clock.minute == 0 ? .hour : .minute
    return TimePiece(draft: draft, end: phrase.end)
  }

  /// `saati 13.30 yap`: an hour with its minutes, which is no length.
  private func isSetTo(_ place: Int) -> Bool {
    guard ["saati", "saatini"].contains(folded(place)), tokens.indices.contains(place + 1) else {
      return false
    }
    let next = tokens[place + 1]
    return next.kind == .clock || next.kind == .number && next.folded.dropLast(2).last == "."
  }

  private static let hedges: Set<String> = ["yaklasik", "tam", "tami"]

  /// Whether a day or a part of the day stands right before.
  func isCued(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    switch kind(place - 1) {
    case .part, .day, .weekday, .meal: return true
    case .after: return kind(place - 2) == .part
    case .unit: return unit(place - 1) == .day && form(place - 1).derivation == nil
    case .yemek: return kind(place - 2) == .part
    default: return false
    }
  }

  private func finish(_ phrase: inout Phrase) {
    if Self.particles.contains(folded(phrase.end)), phrase.end > 0,
      tokens[phrase.end - 1].kind != .word, tokens[phrase.end - 1].suffix.isEmpty
    {
      phrase.end += 1
    }
    if kind(phrase.end) == .around {
      phrase.isApproximate = true
      phrase.end += 1
    } else if kind(phrase.end) == .toward {
      phrase.isApproximate = true
      phrase.end += 1
    }
  }

  private static let particles: Set<String> = [
    "de", "da", "te", "ta", "deydi", "daydi", "teydi", "taydi", "deymis", "daymis", "teymis",
    "taymis",
  ]

  private static let hardLocatives: Set<String> = ["te", "ta", "teydi", "taydi"]

  private func phrase(at place: Int, _ cue: Cue) -> Phrase? {
    guard place < tokens.count else { return nil }
    if let written = written(at: place) {
      let isZeroed = tokens[place].folded.hasPrefix("0")
      let isFirst = place == 0 || tokens[place - 1].kind == .mark
      let isAlone =
        tokens[place].folded.contains(".") && (isZeroed || isFirst && written.hour > 9)
        && (isEnd(place + 1) || isFirst && number(place + 1) != nil)
      guard
        tokens[place].kind == .clock || cue != .none || isLocated(place) || isAlone
          || leads(place, written)
      else {
        return nil
      }
      return Phrase(clock: written, end: place + 1, isWeak: isAlone)
    }
    if let digits = fourDigits(at: place, isCued: cue != .none) {
      return Phrase(clock: digits, end: place + 1)
    }
    guard let hour = number(place), hour.kind == .exact || hour.kind == .range, hour.low >= 0,
      hour.low <= 24, !hour.isPercent
    else { return nil }
    if let gone = goneOrTo(hour) { return gone }
    if let half = half(hour, cue) { return half }
    guard hour.kind == .exact, hour.low == hour.low.rounded(), !isPressure(hour) else { return nil }
    return minutes(hour, cue) ?? wholeHour(hour, cue)
  }

  /// `akşam 14e 9`: the upper figure of a blood pressure in tens.
  private func isPressure(_ upper: NumberReading) -> Bool {
    var next = upper.tokens.upperBound
    var isDative = upper.form.grammaticalCase == .dative
    if tokens.indices.contains(next), tokens[next].isGlued, Self.datives.contains(folded(next)) {
      isDative = true
      next += 1
    }
    guard isDative, let lower = number(next), lower.kind == .exact,
      next + 1 == tokens.count || tokens[next + 1].kind == .mark
    else { return false }
    return (8...24).contains(upper.low) && (4...15).contains(lower.low) && lower.low < upper.low
  }

  private static let datives: Set<String> = ["e", "a", "ye", "ya"]

  /// `9.00 2 yumurta⏎11.00 1 elma`: the hours that begin the entries of a diary; one alone may be a glucose
  /// (`3.20 kahvaltı öncesi`).
  private func leads(_ place: Int, _ clock: TimeDraft.Clock) -> Bool {
    clock.minute % 5 == 0 && begins(place)
      && tokens.indices.lazy.filter { begins($0) && tokens[$0].folded.contains(".") }
        .prefix(2).count > 1
  }

  /// Whether a number begins a line or a sentence, and another number or a meal follows it.
  private func begins(_ place: Int) -> Bool {
    guard number(place) != nil, tokens[place].suffix.isEmpty else { return false }
    let isFirst =
      place == 0 || tokens[place].startsLine || [".", ";"].contains(folded(place - 1))
    return isFirst
      && (number(place + 1) != nil || kind(place + 1) == .meal || kind(place + 1) == .snack)
  }

  func isLocated(_ place: Int) -> Bool {
    if let suffix = NumberSuffix.of(tokens[place].suffix), suffix.grammaticalCase == .locative {
      return true
    }
    return Self.particles.contains(folded(place + 1)) || kind(place + 1) == .around
  }

  /// `sekizi beş geçe`, `8'e çeyrek var`.
  private func goneOrTo(_ hour: NumberReading) -> Phrase? {
    let next = hour.tokens.upperBound
    guard hour.low == hour.low.rounded() else { return nil }
    let clock = TimeDraft.Clock(
      hour: Int(hour.low) % 24, minute: 0, isExact: hour.low > 12 || hour.low == 0)
    if hour.form.grammaticalCase == .accusative, TimeWords.gone.contains(folded(next)) {
      return Phrase(
        clock: clock, end: next + 1, isWeak: folded(next) == "gece", isApproximate: true)
    }
    guard let amount = number(next), let minute = Self.minute(amount) else { return nil }
    var verb = amount.tokens.upperBound
    if unit(verb) == .minute { verb += 1 }
    if hour.form.grammaticalCase == .accusative, TimeWords.gone.contains(folded(verb)) {
      return Phrase(
        clock: TimeDraft.Clock(hour: clock.hour, minute: minute, isExact: clock.isExact),
        end: verb + 1)
    }
    if hour.form.grammaticalCase == .dative, kind(verb) == .to {
      let before = (clock.hour + 23) % 24
      return Phrase(
        clock: TimeDraft.Clock(
          hour: clock.hour == 1 && !clock.isExact ? 12 : before, minute: 60 - minute,
          isExact: clock.isExact),
        end: verb + 1)
    }
    return nil
  }

  private static func minute(_ amount: NumberReading) -> Int? {
    guard amount.kind == .exact || amount.kind == .range, amount.suffix.isEmpty else { return nil }
    if amount.value == 0.25 { return 15 }
    if amount.value == 0.5 { return 30 }
    return amount.value >= 1 && amount.value < 60 ? Int(amount.value) : nil
  }

  /// `yedi buçukta`, `12 buçuk`, `yarımda` (half past twelve).
  private func half(_ hour: NumberReading, _ cue: Cue) -> Phrase? {
    let end = hour.tokens.upperBound
    let isAlone = hour.low == 0.5 && tokens[hour.tokens.lowerBound].kind == .word
    guard hour.low - hour.low.rounded(.down) == 0.5, hour.low > 1 || isAlone,
      tokens[end - 1].kind == .word || cue == .oclock
    else { return nil }
    let clock = TimeDraft.Clock(
      hour: isAlone ? 12 : Int(hour.low), minute: 30, isExact: hour.low > 13)
    if hour.form.grammaticalCase == .locative, !isAlone || cue != .none {
      return Phrase(clock: clock, end: end)
    }
    if isAlone { return cue == .oclock && isEnd(end) ? Phrase(clock: clock, end: end) : nil }
    switch cue {
    case .oclock: return Phrase(clock: clock, end: end)
    case .dayPart where stands(end) || hour.form.hasCopula: return Phrase(clock: clock, end: end)
    default: break
    }
    let isWhole = hour.tokens.lowerBound == 0 && hour.suffix.isEmpty && isEnd(end)
    if hour.form.hasCopula || isWhole { return Phrase(clock: clock, end: end, isWeak: true) }
    if kind(end) == .around || hour.form.grammaticalCase == .ablative || kind(end) == .until,
      hour.form.grammaticalCase != .bare || kind(end) == .around
    {
      return Phrase(clock: clock, end: end)
    }
    return nil
  }

  /// `on bir kırk beş`, `sekiz kırkta`, `dokuz elli dokuz`.
  private func minutes(_ hour: NumberReading, _ cue: Cue) -> Phrase? {
    let next = hour.tokens.upperBound
    guard hour.suffix.isEmpty, let minute = number(next), minute.kind == .exact,
      minute.low >= 10 || isZeroed(next),
      minute.low < 60, minute.low == minute.low.rounded(), unit(minute.tokens.upperBound) == nil
    else { return nil }
    let end = minute.tokens.upperBound
    // "15 30 da": people leave the apostrophe out.
    let isLocated =
      minute.form.grammaticalCase == .locative
      || Self.particles.contains(folded(end)) && minute.tokens.count == 1
        && tokens[next].kind == .number && tokens[next].folded.count == 2
    guard
      cue == .oclock && (minute.suffix.isEmpty || isLocated || minute.form.grammaticalCase != .bare)
        || isLocated || (cue == .dayPart && stands(end)) || folded(end) == "icin"
    else { return nil }
    return Phrase(
      clock: TimeDraft.Clock(
        hour: Int(hour.low) % 24, minute: Int(minute.low), isExact: hour.low > 12 || hour.low == 0),
      end: end)
  }

  private func isZeroed(_ place: Int) -> Bool {
    tokens[place].folded.hasPrefix("0") && tokens[place].folded.count == 2
  }

  /// `saat 8`, `8'de`, `akşam 7`, `8 gibi`.
  private func wholeHour(_ hour: NumberReading, _ cue: Cue) -> Phrase? {
    let (first, end) = (hour.tokens.lowerBound, hour.tokens.upperBound)
    let isOwned = kind(first - 1) == .part && form(first - 1).grammaticalCase == .genitive
    guard !hour.form.isPossessive || hour.form.grammaticalCase == .bare || isOwned,
      hour.form.derivation == .none
    else { return nil }
    let isDigits = tokens[first].kind == .number
    if isDigits, tokens[first].folded.contains(where: { $0 == "," || $0 == "." }) { return nil }
    // "03'te" is at night: nobody writes the hours of the afternoon so.
    let clock = TimeDraft.Clock(
      hour: Int(hour.low) % 24, minute: 0,
      isExact: hour.low > 12 || hour.low == 0 || isDigits && isZeroed(first))
    if cue == .oclock { return afterSaat(hour, clock) }
    let isLone = hour.isPronounLike || folded(first) == "birde"
    if hour.form.grammaticalCase == .locative {
      // "üçte biri" is a third.
      let isFraction = number(end).map { !$0.suffix.isEmpty && $0.low < hour.low } ?? false
      guard cue == .dayPart || !isLone && !isFraction else { return nil }
      return Phrase(clock: clock, end: end, isWeak: cue == .none && hour.form.hasCopula)
    }
    // "5 te": the ending alone; the word for "too" is never so written.
    if isDigits, hour.suffix.isEmpty, hour.low > 0, Self.hardLocatives.contains(folded(end)) {
      return Phrase(clock: clock, end: end)
    }
    if cue == .dayPart, isHour(hour, isDigits: isDigits, isLone: isLone) {
      return Phrase(clock: clock, end: end)
    }
    return hinted(hour, clock, cue)
  }

  /// An hour after `saat`; not the one of `saat 8 saat uyudum`.
  private func afterSaat(_ hour: NumberReading, _ clock: TimeDraft.Clock) -> Phrase? {
    let end = hour.tokens.upperBound
    guard unit(end) == nil || !hour.suffix.isEmpty else { return nil }
    if let next = number(end), hour.suffix.isEmpty, next.low == hour.low + 1,
      kind(end + 1) == .around
    {
      return Phrase(clock: clock, end: end + 1, isApproximate: true)
    }
    return Phrase(clock: clock, end: end)
  }

  /// Whether a number after a part of the day is its hour: by its case, or since nothing is counted.
  private func isHour(_ hour: NumberReading, isDigits: Bool, isLone: Bool) -> Bool {
    let end = hour.tokens.upperBound
    switch hour.form.grammaticalCase {
    case .ablative, .dative: return !isLone
    default: break
    }
    if hour.form.hasCopula { return true }
    guard hour.suffix.isEmpty else { return false }
    return stands(end) || (isDigits && Self.particles.contains(folded(end)))
  }

  /// `8 gibi`, `8'den beri`, `5'e doğru`, `11 civarında`.
  private func hinted(_ hour: NumberReading, _ clock: TimeDraft.Clock, _ cue: Cue) -> Phrase? {
    let end = hour.tokens.upperBound
    let isBare = hour.suffix.isEmpty
    switch kind(end) {
    case .around:
      guard isBare else { return nil }
      if Self.hourly.contains(folded(end)) || cue == .dayPart {
        return Phrase(clock: clock, end: end)
      }
      guard folded(end).hasSuffix("nda") else { return nil }
      return Phrase(clock: clock, end: end, isWeak: true)
    case .since, .toward: return isBare ? nil : Phrase(clock: clock, end: end)
    default: return nil
    }
  }

  private static let hourly: Set<String> = [
    "gibi", "sularinda", "sulari", "siralarinda", "siralari", "gibiydi", "sularindaydi",
  ]

  private static let spoons = ["kasik", "kasig"]
  private static let closers: Set<String> = ["icin", "diye", "olunca", "itibariyle"]

  /// Whether a bare hour can end here: nothing follows that it could count.
  private func stands(_ place: Int) -> Bool {
    if isEnd(place) || Self.closers.contains(folded(place)) { return true }
    switch kind(place) {
    case .around, .meal, .until, .since: return true
    // "kahvaltıda 3 yemek kaşığı" counts spoons.
    case .yemek: return !Self.spoons.contains { folded(place + 1).hasPrefix($0) }
    default: return false
    }
  }
}
