import Analysis
import Domain
import Turkish
import struct Foundation.Date

/// Questions about readings that are kept, of which every word is explained: when they were taken, whose
/// they are, over what days and hours, and what of them is asked.
///
///     dün açlığım kaçtı                    getGlucose(from, to, context: fasting)
///     Can geçen hafta kaç kere düştü       getGlucose(from, to, person: "Can"), how often it was low
///     geçen hafta?                         the same as the question before, over another week
///
/// What is asked for without any of this (`ortalamam kaç`) is left to `GlucoseRequests`.
struct KeptGlucose: Request {
  private let scene: Scene
  private let offered: Set<String>?

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
  }

  static let tool = "getGlucose"

  var plain: Understanding? {
    guard offered.allow(Self.tool), !comparesKindsOfDays, !asksOfDay,
      let words = GlucoseWords(scene),
      !scene.tellsOfWritten, let ask = asked(words), !ask.isToldAndAsked
    else { return nil }
    let calls = GlucoseArguments(ask, scene).calls
    guard !calls.isEmpty else { return nil }
    var result = Understanding(calls: calls)
    result.asked = Asked(calls, in: scene)
    result.asked.glucose = ask.focus
    result.asked.glucoseCount = ask.lastCount
    result.asked.countsDays = ask.countsDays
    return result
  }

  /// "en kötü günüm hangisi", "en çok ne zaman yükseliyor": days and hours that `GlucoseRequests` finds.
  private var asksOfDay: Bool {
    // "şekerim kaça çıkar": nobody knows.
    scene.words.contains { $0.fits("asked.rise") }
      || ["worstDay", "bestDay", "whenHigh"].contains {
        PhraseRows.glucoseAsks[$0].stands(in: scene.words)
      }
  }

  /// "hafta sonu hafta içine göre": what `GlucoseRequests` compares over a month.
  private var comparesKindsOfDays: Bool {
    let rows = PhraseRows.glucoseAsks
    return ["days.weekend", "days.weekdays"].allSatisfy { rows[$0].stands(in: scene.words) }
      && !rows["days.one"].stands(in: scene.words)
  }

  /// What is asked, with what a short question leaves unsaid taken from the one before.
  private func asked(_ words: GlucoseWords) -> GlucoseAsk? {
    var ask = words.ask
    ask.owner = ask.owner ?? scene.ownerMeant
    guard let before = GlucoseAsk(before: scene) else {
      return words.isComplete && !words.asksLastTime && ask.isFiltered ? ask.completed : nil
    }
    // "tokluk?" alone goes on with what was asked.
    if words.isComplete, !words.isLoose, ask.focus != nil || ask.base != nil || ask.hours != nil {
      // Whoever is talked of is meant until somebody else is named.
      if ask.owner == nil { ask.owner = before.owner }
      return ask.isFiltered ? ask.completed : nil
    }
    guard words.count <= Self.mostWords else { return nil }
    // "bu hafta geçen haftaya göre nasıl" names all that it compares.
    if ask.base != nil, ask.other != nil {
      if ask.owner == nil { ask.owner = before.owner }
      return ask.completed
    }
    return ask.goingOn(from: before, scene).completed
  }

  /// A longer message is no follow-up.
  private static let mostWords = 8
}

/// What a question about readings asks for; nil is what was not said.
struct GlucoseAsk: Sendable {
  /// Days or hours that are asked about.
  enum Base: Equatable, Sendable {
    case days(Range<CivilDay>)
    /// Hours back from now.
    case rolling(Int)
    /// The half hours around a moment.
    case moment(Date)

    var oneDay: CivilDay? {
      guard case .days(let days) = self, days.upperBound.number - days.lowerBound.number == 1
      else { return nil }
      return days.lowerBound
    }
  }

  /// Whose they are.
  enum Owner: Equatable, Sendable {
    case writer
    case other(String)
  }

  var owner: Owner?
  var base: Base?
  /// A second stretch to compare with.
  var other: Base?
  /// So many stretches like `base` before it: `ondan önceki hafta`.
  var isShifted = false
  /// Hours of the day, as the tool takes them.
  var hours: String?
  /// Other hours to compare with: `sabahları mı akşamları mı`.
  var otherHours: String?
  /// The day on which hours without a day would lie.
  var dayOfHours: CivilDay?
  /// Whether the hours are those of all days.
  var isHabit = false
  var onDays: String?
  var context: GlucoseContext?
  var meal: MealType?
  var above: Double?
  var below: Double?
  var value: Double?
  var focus: GlucoseFocus?
  var lastCount: Int?
  var countsDays = false
  /// Whether the stretch is told in a way that nothing else reads: `14 gün içinde`, `1 kasımdan beri`.
  var isOwnStretch = false
  /// Whether the goal is named: `hedefte mi`.
  var asksGoal = false
  /// Whether it is asked how often it was.
  var isOften = false
  /// Whether one's own figure is asked for: `tir kaç`.
  var asksFigure = false
  /// Whether more than the last days are meant: `hiç`.
  var isEver = false

  /// Whether it asks for something that needs the readings to be chosen, or told in another way.
  var isFiltered: Bool {
    context != nil || meal != nil || hours != nil || isOnWeekday || above != nil || below != nil
      || value != nil || otherOwner || isShifted || lastCount != nil
      || countsDays || other != nil || isOwnStretch
      || [.list, .beyondGoal, .trend, .contexts, .meals, .counted, .peak, .trough]
        .contains(focus)
      || isMoment || isEver && [.low, .veryLow, .high, .veryHigh].contains(focus)
      || asksFigure && [.inRange, .gmi].contains(focus) || asksGoal || focus == .variability
  }

  /// "şekerim 320 çıktı di mi": a value of no time that is told as well, to be asked about.
  var isToldAndAsked: Bool {
    focus == .check && base == nil && hours == nil && onDays == nil && !isEver
  }

  private var otherOwner: Bool { if case .other = owner { true } else { false } }

  /// Weekends and working days as a habit are what `GlucoseRequests` knows.
  private var isOnWeekday: Bool { onDays.map { $0 != "weekend" && $0 != "weekdays" } ?? false }

  private var isMoment: Bool { if case .moment = base { true } else { false } }

  /// With what a question means where it does not say it.
  var completed: GlucoseAsk {
    var ask = self
    if case .moment = ask.base, ask.focus == nil || ask.focus == .value || ask.focus == .peak {
      ask.focus = .atMoment
    }
    if ask.focus == nil { ask.focus = .value }
    if ask.focus == .contexts { (ask.context, ask.meal) = (nil, nil) }
    // "Can'ın şekeri": the newest.
    if ask.focus == .value, ask.otherOwner, ask.base == nil, ask.hours == nil, ask.onDays == nil,
      ask.context == nil, ask.meal == nil
    {
      ask.focus = .now
    }
    // "sabahki açlığım": what is measured on an empty stomach is the morning's.
    if ask.context == .fasting, ask.hours == Self.morning {
      if ask.base == nil, !ask.isHabit { ask.base = ask.dayOfHours.map { .days($0..<$0 + 1) } }
      ask.hours = nil
    }
    if ask.context == .afterMeal, ask.meal == nil, let meal = ask.hours.flatMap(Self.meals) {
      if ask.base == nil, !ask.isHabit { ask.base = ask.dayOfHours.map { .days($0..<$0 + 1) } }
      (ask.meal, ask.hours) = (meal, nil)
    }
    return ask
  }

  /// The bounds of the consensus have answers of their own, by episodes.
  mutating func nameBounds() {
    guard focus == .beyond, !countsDays else { return }
    switch (above, below) {
    case (180, nil): focus = .high
    case (250, nil): focus = .veryHigh
    case (nil, 70): focus = .low
    case (nil, 54): focus = .veryLow
    default: return
    }
    (above, below) = (nil, nil)
  }

  /// The same question about what this one names.
  func goingOn(from before: GlucoseAsk, _ scene: Scene) -> GlucoseAsk {
    var ask = before
    (ask.lastCount, ask.other, ask.otherHours) = (nil, nil, otherHours)
    if let owner { ask.owner = owner }
    if isShifted { ask.isShifted = true }
    if let base { ask.base = base }
    // "hangi gece düştüm son zamanlarda", "en yükseği hangi gün": not on the day that was talked of.
    if base == nil, isEver || countsDays && before.base?.oneDay != nil { ask.base = nil }
    (ask.isEver, ask.isOwnStretch) = (isEver, isOwnStretch)
    if focus == .compare, other == nil, let base {
      ask.base = GlucoseArguments.counterpart(of: base, scene) ?? before.base
      ask.other = base
    }
    if let other { ask.other = other }
    if let hours { (ask.hours, ask.isHabit, ask.dayOfHours) = (hours, isHabit, dayOfHours) }
    // "öğlen?" after a meal's readings is about the other meal.
    if hours != nil { ask.meal = nil }
    if let onDays { ask.onDays = onDays }
    if let context { (ask.context, ask.meal) = (context, nil) }
    if let meal { ask.meal = meal }
    if above != nil || below != nil { (ask.above, ask.below) = (above, below) }
    if let value { ask.value = value }
    if let focus {
      (ask.focus, ask.countsDays, ask.lastCount) = (focus, countsDays, lastCount)
      if ![.beyond, .low].contains(focus) { (ask.above, ask.below) = (nil, nil) }
      if focus != .check { ask.value = nil }
    }
    if case .moment = before.base, base == nil, focus != nil {
      ask.base = nil
      if focus == .trend { ask.focus = .now }
    }
    return ask
  }

  private static let morning = "05:00-12:00"

  private static func meals(_ hours: String) -> MealType? {
    switch hours {
    case "05:00-12:00": .breakfast
    case "11:00-15:00": .lunch
    case "18:00-24:00": .dinner
    default: nil
    }
  }
}

// MARK: The question before

extension GlucoseAsk {
  /// What the question before this message asked; nil where it was none about readings.
  init?(before scene: Scene) {
    guard let step = scene.dialogue.newest, step.call.name == KeptGlucose.tool else { return nil }
    self.init(step.call.arguments, scene)
    for text in scene.dialogue.earlier.prefix(Self.mostBack) {
      guard let earlier = scene.dialogue.scene(of: text, now: scene.now, zone: scene.zone) else {
        return
      }
      if let words = GlucoseWords(earlier), let focus = words.ask.focus {
        (self.focus, countsDays) = (focus, words.ask.countsDays)
        return
      }
    }
  }

  private static let mostBack = 4

  /// What a call asked for, by its arguments.
  private init(_ arguments: JSON, _ scene: Scene) {
    owner = arguments[.person]?.string.map { .other($0) } ?? .writer
    context = arguments[.context]?.string.flatMap(GlucoseContext.init(rawValue:))
    meal = arguments[.mealType]?.string.flatMap(MealType.init(rawValue:))
    onDays = arguments[.onDays]?.string
    above = arguments[.above]?.number
    below = arguments[.below]?.number
    value = arguments[.value]?.number
    if let window = arguments[.window]?.string { (hours, isHabit) = (window, true) }
    if let range = arguments[.range]?.string, let count = Int(range.dropLast()) {
      base = .rolling(range.hasSuffix("h") ? count : count * 24)
    }
    let bounds = [JSON.Key.from, .to].compactMap { key in
      arguments[key]?.string.flatMap { CivilTime(parsing: $0, in: scene.zone) }
    }
    guard bounds.count == 2 else { return }
    let seconds = bounds[1].date.timeIntervalSince(bounds[0].date)
    if seconds <= 7200 {
      base = .moment(bounds[0].date.addingTimeInterval(seconds / 2))
      return
    }
    if seconds >= 86_000 {
      let last = scene.zone.day(at: bounds[1].date.addingTimeInterval(-1))
      base = .days(bounds[0].day..<max(last, bounds[0].day) + 1)
    } else {
      base = .days(bounds[0].day..<bounds[0].day + 1)
      let end = bounds[1].clock == "00:00" ? "24:00" : bounds[1].clock
      hours = bounds[0].clock + "-" + end
    }
  }
}
