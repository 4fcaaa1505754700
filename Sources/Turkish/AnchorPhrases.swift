/// Times told from an event: `yemekten 2 saat sonra`, `yatmadan önce`, `aç karnına`, `spor sonrası`.
extension TimeScanner {
  func anchor(_ place: Int) -> TimePiece? {
    if let belly = belly(place) { return belly }
    guard let (event, meal, end) = event(place) else { return nil }
    let isHappening = kind(end - 1) == .happening
    let form = form(end - 1)
    var anchor = TimeAnchor(event: event, relation: .at, meal: meal?.type)
    var place = end
    if form.grammaticalCase == .ablative || isHappening {
      if Self.fillers.contains(folded(place)) { place += 1 }
      if let amount = amount(at: place), amount.form.derivation == nil {
        anchor.minutes = amount.seconds / 60
        place = amount.end
        if folded(place) == "kadar" { place += 1 }
      }
    } else if anchor.event == .fasting || anchor.event == .full {
      return piece(anchor, end)
    } else if form.grammaticalCase != .bare && !folded(place).hasPrefix("oncesi") {
      return nil
    }
    switch kind(place) {
    case .after: anchor.relation = .after
    case .ago: anchor.relation = .before
    default:
      guard isHappening, anchor.minutes == nil, folded(end - 1).hasSuffix("ktan") == false else {
        return nil
      }
      if folded(end - 1).hasSuffix("madan") || folded(end - 1).hasSuffix("meden") {
        anchor.relation = .before
        guard event == .sleep else { return nil }
      }
      if folded(end).hasSuffix("maz") { return piece(anchor, end + 1) }
      return piece(anchor, end)
    }
    if !isHappening, form.grammaticalCase == .bare,
      !folded(place).hasPrefix("once") || folded(place) == "once",
      !folded(place).hasPrefix("sonras")
    {
      return nil
    }
    return piece(anchor, place + 1)
  }

  private static let fillers: Set<String> = ["hemen", "yaklasik", "tam", "biraz", "az", "sadece"]

  private func piece(_ anchor: TimeAnchor, _ end: Int) -> TimePiece {
    var draft = TimeDraft()
    draft.anchor = anchor
    draft.grain = .hour
    return TimePiece(draft: draft, end: end)
  }

  /// The event that begins at `place`, the meal that it is, and the token after it.
  private func event(_ place: Int) -> (TimeAnchor.Event, MealWord?, Int)? {
    if let (meal, end) = mealWord(place) { return (.meal, meal, end) }
    let next = place + 1
    switch kind(place) {
    case .yemek:
      return kind(next) == .happening ? event(next) : (.meal, nil, next)
    case .event, .happening:
      guard let value = atoms[place].word?.value, let event = TimeAnchor.Event(rawValue: value)
      else {
        return nil
      }
      return (event, nil, next)
    default: return nil
    }
  }

  /// `aç karnına`, `tok karna`, `açken`.
  private func belly(_ place: Int) -> TimePiece? {
    let isHungry = folded(place) == "ac"
    guard isHungry || folded(place) == "tok", Self.bellies.contains(folded(place + 1)) else {
      return nil
    }
    return piece(TimeAnchor(event: isHungry ? .fasting : .full, relation: .at), place + 2)
  }

  private static let bellies: Set<String> = [
    "karnina", "karna", "karin", "karinla", "karnimla", "karnima", "karninda", "karnayken",
    "karninayken", "karniyla",
  ]
}
