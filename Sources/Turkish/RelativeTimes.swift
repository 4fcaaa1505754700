/// Times told from now, and amounts of time: `iki saat önce`, `az önce`, `3 gün önce`.
extension TimeScanner {
  /// A number with a unit of time.
  struct Amount {
    var count: Double
    var unit: TimeUnit
    /// All of it in seconds: `1 saat 20 dakika`.
    var seconds: Double
    var end: Int
    var isApproximate: Bool
    /// The suffixes of the unit.
    var form: NounForm
  }

  func amount(at place: Int) -> Amount? {
    guard let (count, next, isVague) = count(at: place),
      let unit = unit(next) ?? (isHourSign(next) ? .hour : nil)
    else { return nil }
    var amount = Amount(
      count: count, unit: unit, seconds: count * unit.seconds, end: next + 1,
      isApproximate: isVague,
      form: form(next))
    if unit == .hour, amount.form == .bare, let more = number(next + 1),
      self.unit(more.tokens.upperBound) == .minute, more.kind == .exact
    {
      amount.seconds += more.low * 60
      amount.end = more.tokens.upperBound + 1
      amount.unit = .minute
      amount.count = amount.seconds / 60
      amount.form = form(amount.end - 1)
    }
    return amount
  }

  /// The `s` of `1s 52dk`, which alone may be anything.
  private func isHourSign(_ place: Int) -> Bool {
    guard ["s", "sa"].contains(folded(place)), let minutes = number(place + 1) else { return false }
    return minutes.kind == .exact && unit(minutes.tokens.upperBound) == .minute
  }

  /// `2`, `2-3`, `iki üç`, `birkaç`: the mean, and whether it is rough.
  private func count(at place: Int) -> (Double, Int, Bool)? {
    guard let first = number(place), first.suffix.isEmpty || first.form == .none,
      first.kind == .exact || first.kind == .vague
    else { return nil }
    let end = first.tokens.upperBound
    if folded(end) == "-", let second = number(end + 1), second.low > first.low {
      return ((first.low + second.low) / 2, second.tokens.upperBound, true)
    }
    if let second = number(end), second.low == first.low + 1, second.suffix.isEmpty {
      return ((first.low + second.low) / 2, second.tokens.upperBound, true)
    }
    return (first.value, end, first.kind == .vague)
  }

  func relative(_ place: Int) -> TimePiece? {
    if let now = now(place) { return now }
    guard var amount = amount(at: place), amount.form.derivation == nil else { return nil }
    if folded(amount.end) == "kadar" || folded(amount.end) == "falan" {
      amount.end += 1
      amount.isApproximate = true
    }
    if let both = compound(amount) { return both }
    switch kind(amount.end) {
    case .ago: return away(amount, sign: -1, end: amount.end + 1)
    // "üç ay önceki tahlil", but "30 dakika önceki gün"
    case .before where folded(amount.end) == "onceki" && unit(amount.end + 1) == nil:
      return away(amount, sign: -1, end: amount.end + 1)
    case .after, .within:
      var piece = away(amount, sign: 1, end: amount.end + 1)
      piece.draft.isFuture = true
      piece.draft.isWeak = true
      return piece
    default: return nil
    }
  }

  /// `1 ay 21 gün önce`, `2 hafta 3 gün önce`.
  private func compound(_ amount: Amount) -> TimePiece? {
    guard let day = days(amount), amount.form == .bare, let more = self.amount(at: amount.end),
      more.unit.rawValue < amount.unit.rawValue, let rest = days(more), kind(more.end) == .ago
    else { return nil }
    var draft = TimeDraft()
    draft.day = .shifted(.away(-day, amount.unit), -rest, more.unit)
    draft.grain = more.unit
    return TimePiece(draft: draft, end: more.end + 1)
  }

  /// The count of an amount of whole days, weeks, months or years.
  func days(_ amount: Amount) -> Int? {
    amount.unit.rawValue >= TimeUnit.day.rawValue && amount.count == amount.count.rounded()
      ? Int(amount.count) : nil
  }

  private func away(_ amount: Amount, sign: Int, end: Int) -> TimePiece {
    var draft = TimeDraft()
    draft.isApproximate = amount.isApproximate || Self.hedging.contains(folded(end - amount.end))
    draft.grain = amount.unit
    if amount.unit.rawValue >= TimeUnit.day.rawValue, amount.count == amount.count.rounded() {
      draft.day = .away(sign * Int(amount.count), amount.unit)
    } else {
      draft.away = Double(sign) * amount.seconds
    }
    if folded(end - 1).hasPrefix("oncesinden"), kind(end) == .since { draft.isSince = true }
    return TimePiece(draft: draft, end: end)
  }

  private static let hedging: Set<String> = ["yaklasik"]

  /// `şimdi`, `şu an`, `az önce`, `demin`.
  private func now(_ place: Int) -> TimePiece? {
    var end = place + 1
    var draft = TimeDraft()
    draft.isNow = true
    draft.grain = .second
    switch kind(place) {
    case .now:
      if kind(end) == .until { return nil }
    case .just: draft.isApproximate = true
    case .this
    where folded(place) == "su" && ["an", "anda", "anki", "siralar"].contains(folded(end)):
      end += 1
    default:
      guard Self.little.contains(folded(place)) else { return nil }
      if folded(place) == "bir" || folded(place) == "bi" {
        guard Self.little.contains(folded(end)) else { return nil }
        end += 1
      }
      guard kind(end) == .ago else { return nil }
      end += 1
      draft.isApproximate = true
    }
    return TimePiece(draft: draft, end: end)
  }

  private static let little: Set<String> = [
    "az", "biraz", "azicik", "birazcik", "bir", "bi", "hemen", "azcik",
  ]
}
