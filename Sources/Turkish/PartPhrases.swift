/// Parts of the day and meals: `sabaha karşı`, `öğleden sonra`, `akşam yemeğinde`, `ara öğünde`.
extension TimeScanner {
  func part(_ place: Int) -> TimePiece? {
    var start = place
    var isThis = false
    if kind(place) == .this, kind(place + 1) == .part, folded(place) == "bu" {
      start += 1
      isThis = true
    } else if kind(place) == .past, kind(place + 1) == .part {
      return other(place)
    }
    guard kind(start) == .part, let word = atoms[start].word,
      let part = DayPart(rawValue: word.value),
      !form(start).isPlural, form(start).derivation == nil, !isPassed(start)
    else { return nil }
    var draft = TimeDraft()
    draft.part = part
    draft.isThis = isThis
    draft.grain = .hour
    draft.isRelative = form(start).isRelative
    draft.typicalMinute = Self.typical[folded(start)]
    guard let end = shaded(&draft, start) else { return nil }
    return TimePiece(draft: draft, end: end)
  }

  /// `geçe` as it is written is not the night.
  private func isPassed(_ place: Int) -> Bool {
    tokens[place].folded == "gece" && tokens[place].text.unicodeScalars.contains("ç")
  }

  private static let typical: [String: Int] = [
    "aksamustu": 1050, "aksamuzeri": 1050, "ikindi": 960, "kusluk": 600, "ikindide": 960,
  ]

  /// What the words after a part make of it; nil where it is no time after all.
  private func shaded(_ draft: inout TimeDraft, _ place: Int) -> Int? {
    let next = place + 1
    let word = folded(next)
    switch (form(place).grammaticalCase, draft.part) {
    case (.ablative, .noon) where kind(next) == .after:
      draft.part = .afternoon
      return next + 1
    case (.ablative, .noon) where kind(next) == .ago:
      draft.part = .morning
      draft.typicalMinute = 660
      return next + 1
    case (.ablative, _) where Self.leftover.contains(word): return nil
    case (.dative, .morning) where word == "karsi":
      draft.part = .dawn
      return next + 1
    case (.dative, _) where kind(next) == .toward:
      draft.isApproximate = true
      return next + 1
    case (.dative, _) where kind(next) == .until: return nil
    case (.dative, .morning): draft.isFuture = true
    case (.dative, _): draft.isThis = true
    default: break
    }
    if draft.part == .night, word.hasPrefix("yaris") {
      draft.part = .midnight
      draft.clock = TimeDraft.Clock(hour: 0, minute: 0, isExact: true)
      return next + 1
    }
    if draft.part == .evening, word.hasPrefix("ustu") || word.hasPrefix("uzeri") {
      draft.part = .afternoon
      draft.typicalMinute = 1050
      return next + 1
    }
    if Self.shades.contains(word) { return next + 1 }
    return word == folded(place) ? next + 1 : next
  }

  private static let shades: Set<String> = [
    "vakti", "vaktinde", "vakit", "saatlerinde", "uzeri", "ustu", "arasi", "arasinda", "erkenden",
    "sularinda", "siralarinda", "civari", "gibi",
  ]

  /// `geçen akşam`, `geçen gece`: some evening before this one.
  private func other(_ place: Int) -> TimePiece? {
    guard var piece = part(place + 1) else { return nil }
    piece.draft.day = .offset(-1)
    piece.draft.isApproximate = true
    return piece
  }

  // MARK: Meals

  func meal(_ place: Int) -> TimePiece? {
    var isThis = false
    var start = place
    if kind(place) == .this, folded(place) == "bu" {
      isThis = true
      start += 1
    }
    guard let (meal, end) = mealWord(start) else { return nil }
    var draft = TimeDraft()
    draft.meal = meal
    draft.isThis = isThis
    draft.grain = .hour
    draft.isRelative = form(end - 1).isRelative
    if form(end - 1).grammaticalCase == .dative { draft.isWeak = true }
    return TimePiece(draft: draft, end: end)
  }

  /// The meal that begins at `place`, and the token after it.
  func mealWord(_ place: Int) -> (MealWord, Int)? {
    let next = place + 1
    switch kind(place) {
    case .part:
      guard form(place) == .bare || form(place).possessor == 3,
        let value = atoms[place].word?.value,
        let part = DayPart(rawValue: value)
      else { return nil }
      return partMeal(part, next)
    case .meal:
      guard form(place).derivation == nil, !form(place).isPlural,
        let value = atoms[place].word?.value,
        !folded(next).hasPrefix("tabag")
      else { return nil }
      return (TimeWords.meals[value], next)
    case .snack: return nil
    default: break
    }
    if folded(place) == "ara", kind(next) == .snack { return (.snack, next + 1) }
    if folded(place) == "cay", unit(next) == .hour,
      form(next).possessor == 3 || form(next).length > 0
    {
      return (.teaTime, next + 1)
    }
    if folded(place) == "bes", folded(next).hasPrefix("cayi") { return (.teaTime, next + 1) }
    return nil
  }

  private func partMeal(_ part: DayPart, _ next: Int) -> (MealWord, Int)? {
    if kind(next) == .meal, part == .morning || folded(next).hasPrefix("kahvalt"),
      form(next).derivation == nil
    {
      return (part == .afternoon ? .teaTime : .breakfast, next + 1)
    }
    if part == .afternoon, folded(next).hasPrefix("cayi") { return (.teaTime, next + 1) }
    let isSnack = folded(next).hasPrefix("atistirma")
    guard isSnack || kind(next) == .yemek && form(next).length > 0 else { return nil }
    if isSnack { return (part == .night ? .nightSnack : .snack, next + 1) }
    switch part {
    case .dawn, .morning: return (.breakfast, next + 1)
    case .noon: return (.lunch, next + 1)
    case .afternoon: return (.snack, next + 1)
    case .evening: return (.dinner, next + 1)
    case .night, .midnight: return (.nightSnack, next + 1)
    }
  }
}
