import Analysis
import Domain
import Foundation
import Turkish

/// Questions about one's own records other than glucose: what was eaten, taken, walked, slept, weighed.
///
///     dün akşam ilacımı içtim mi         the doses of yesterday evening
///     lantusu yaptım mı bugün            those of lantus, else when it was last
///     bugün kaç karbonhidrat | dün kahvaltıda?   what was asked before, of that time
///
/// That records are asked for is learned, of which time and name is read from the words here: a time that
/// is named is never answered with another. Nothing that writes is touched.
struct RecordRequests: Request {
  private let scene: Scene
  private let offered: Set<String>?

  /// Readings of other things that such a question may have been taken for.
  private static let reads: Set = [
    "getDay", "getMeals", "getNutrition", "getGlucose", "getProfile", "getTargets", "lookupFood",
    "searchPubMed", "searchWeb", "recallConversations", "getShoppingList", "getNotes",
  ]

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
  }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    let words = RecordWords(message: message.reading.message)
    let calls = message.result.calls
    guard
      calls.allSatisfy({ Self.reads.contains($0.tool) })
        || words.asksForDoses && calls.allSatisfy({ $0.tool == "updateProfile" })
        || words.asksWhenItWas && calls.allSatisfy({ ToolVerb(of: $0.tool) == .log }),
      !message.comparesStretches, message.reading.message.spans.count <= Self.longest,
      !mayBeTold(message), !scene.tellsOfWritten
    else { return nil }
    let question =
      RecordFollowUp(words: words, reading: message.reading).question
      ?? (isKnown ? nil : RecordQuestion(words: words, reading: message.reading))
    guard let question, offered.allow(question.calls) else {
      return ofSaidTime(message.result, words)
    }
    var result = message.result
    result.calls = question.calls
    result.speeches = []
    result.unsure = []
    result.asked = question.asked
    return result
  }

  private static let longest = 16

  /// "bacağımdaki morluk kanser mi": what the table of knowledge answers as it stands.
  private var isKnown: Bool {
    // "ilacını içti mi" after a question about the wife.
    scene.personMeant == nil
      && Knowledge.shared.entry(
        for: scene.sentence.text, isWhole: true, isAsked: scene.isQuestion, isTold: false) != nil
  }

  /// "kaç tane hurma yedim ki 3 tane galiba": with a figure it may be a record, which is asked about.
  private func mayBeTold(_ message: WeighedMessage) -> Bool {
    message.decision.doubted.contains(where: \.writes)
      && message.reading.message.spans.contains { $0.number.map { !$0.isArticle } ?? false }
  }

  /// A reading of today where another time is said, with that time.
  private func ofSaidTime(_ result: Understanding, _ words: RecordWords) -> Understanding? {
    guard result.calls.count == 1, let call = result.calls.first,
      ["getDay", "getMeals", "getNutrition"].contains(call.tool),
      call.arguments[.from] == nil, call.arguments[.period] == nil,
      case .stretch(let stretch) = RecordTimes(message: words.message).said
    else { return nil }
    let isMeals = call.tool == "getMeals"
    let dates = isMeals ? stretch.dates : stretch.hours(in: scene.zone) ?? stretch.dates
    var arguments = call.arguments
      .setting(.from, to: .string(scene.text(dates.lowerBound)))
      .setting(.to, to: .string(scene.text(dates.upperBound)))
    if isMeals, let meal = stretch.meal, arguments[.mealType] == nil {
      arguments = arguments.setting(.mealType, to: .string(meal.rawValue))
    }
    var changed = result
    changed.calls = [PlannedCall(call.tool, arguments)]
    return changed
  }
}

extension WeighedMessage {
  /// "bu haftaki karbonhidratım geçen haftadan fazla mı": two stretches, each looked up.
  fileprivate var comparesStretches: Bool {
    result.calls.count > 1 && result.calls.allSatisfy { $0.tool == "getNutrition" }
  }
}

/// A question of records as it is answered: about what, of which time, whose, of which name.
struct RecordQuestion {
  var topic: RecordTopic
  var stretch: RecordStretch?
  /// A drug, a kind of movement, a complaint, a food.
  var name: String?
  var person: String?
  /// Whether the last one alone is asked for, however far back.
  var isNewest = false
  var asked = Asked()
  private let scene: Scene

  /// How far back the last one may lie, and what is told of what changes slowly, in days.
  static let (reach, season, month) = (365, 90, 30)

  init(_ topic: RecordTopic, in scene: Scene) {
    self.topic = topic
    self.scene = scene
  }

  /// What a message asks for in full; nil where it asks for no records, or for a time that none can be of.
  init?(words: RecordWords, reading: Reading) {
    let message = words.message
    guard let topic = words.topic, words.asks else { return nil }
    self.init(topic, in: message.scene)
    switch RecordTimes(message: message).said {
    case .nothing: break
    case .meal(let meal):
      // "akşam kaç ünite yaptım" at two in the morning is of the evening that has been.
      let today = RecordStretch(dates: scene.day(0), meal: meal)
      let isYetToCome = today.hours(in: scene.zone).map { $0.lowerBound > scene.now } ?? false
      stretch = isYetToCome ? RecordStretch(dates: scene.day(1), meal: meal) : today
    case .stretch(let said): stretch = said
    case .unserved: return nil
    }
    guard !words.says(.recordThen) else { return nil }
    name = RecordName(topic, reading).name
    person =
      message.persons.first.map { Whose.said($0.name) }
      ?? (words.isOfThem || scene.asksOfThird ? scene.dialogue.lastOther : scene.personMeant)
    if topic == .review, stretch == nil, words.says(.recordWeek) {
      stretch = RecordStretch(dates: scene.days(back: 6))
    }
    // "onu bir daha ne zaman yedim": of what, only the talk would tell.
    if topic == .meals, name == nil, scene.words.contains(where: { $0.fits("record.it") }) {
      return nil
    }
    isNewest = stretch == nil && asksLast(words)
    note(words)
    guard isServed(words) else { return nil }
  }

  /// "en son ne zaman yürüdüm", "tansiyonum kaçtı"; not "hangi günler", nor how it goes.
  private func asksLast(_ words: RecordWords) -> Bool {
    guard !words.says(.recordEveryTime) else { return false }
    if words.says(.newest) || words.asksLastEaten { return true }
    return topic == .entries(.measurement) && words.says(.newestValue)
  }

  /// What of the records is asked for: how often, how much, only one's own.
  mutating func note(_ words: RecordWords) {
    if case .entries(let kind) = topic {
      asked.topic = kind
      if [.sleep, .medication, .activity].contains(kind) { asked.extreme = words.extreme }
      // The least of all nights, not of the last.
      if asked.extreme != nil, stretch?.meal == .lateSnack { stretch = nil }
    }
    asked.isCount = words.says(.recordHowOften)
    asked.isMean = scene.has(.mean)
    asked.isOfFood = topic == .nutrients && name != nil
    asked.isList = words.says(.recordEveryTime)
    asked.isNewest = isNewest
    asked.isOwnOnly = scene.has(.selfword)
    asked.isMostDay = topic == .nutrients && words.says(.recordWhichDay) && scene.has(.most)
    asked.isChange =
      topic == .entries(.weight)
      && (scene.clauses.contains { $0.verbIs(.weigh, .trend, .give, .leave) }
        || words.says(.recordFirst) || scene.has(.weigh, .trend))
    if case .entries(.measurement) = topic { asked.measurement = Asked.measurement(in: scene) }
  }

  /// After "tansiyonum" a question that names no measurement is of that one still.
  mutating func keepMeasurement() {
    guard case .entries(.measurement) = topic, asked.measurement == nil else { return }
    asked.measurement = name.flatMap { KeptMeasures.names($0) ? $0 : nil }
  }

  /// Whether the words leave no part of the question out: a food's own figures need what was eaten.
  private func isServed(_ words: RecordWords) -> Bool {
    switch topic {
    case .nutrients:
      guard words.message.foods.contains(where: \.isKnown) else { return true }
      // "öğlen yediğim bulgurda kaç karbonhidrat vardı", not "bir muzda kaç karbonhidrat var".
      let wasIn = words.says(.recordWasIn)
      return name != nil && (scene.has(.eat) || stretch != nil && wasIn)
    case .review: return stretch.map { $0.meal == nil && $0.isLong } ?? false
    // "pizzaya kaç ünite yapmıştım": the doses of a meal, which no record of a drug tells.
    case .entries(.medication) where words.message.foods.contains(where: \.isKnown): return false
    case .entries where stretch?.meal != nil: return stretch?.hours(in: scene.zone) != nil
    default: return true
    }
  }

  // MARK: As calls

  var calls: [PlannedCall] {
    let whose = person.map { [JSON.Member(.person, .string($0))] } ?? []
    switch topic {
    case .meals:
      return [PlannedCall("getMeals", .object(mealArguments + whose))]
    case .nutrients where name != nil || stretch?.meal != nil:
      return [PlannedCall("getMeals", .object(mealArguments + whose))]
    case .nutrients:
      let day = stretch?.dates ?? (asked.isMostDay ? scene.days(back: Self.month) : scene.day(0))
      return [PlannedCall("getNutrition", .object(members(day) + whose))]
    case .entries(let kind):
      var members = members(entryDates(kind))
      members.append(.init(.kind, .string(kind.rawValue)))
      if let name { members.append(.init(.name, .string(name))) }
      return [PlannedCall("getDay", .object(members + whose))]
    case .review:
      let dates = members(stretch?.dates ?? scene.day(0)) + whose
      let movement = dates + [.init(.kind, .string(TalkRecord.Kind.activity.rawValue))]
      return [
        PlannedCall("getGlucose", .object(dates)), PlannedCall("getNutrition", .object(dates)),
        PlannedCall("getDay", .object(movement)),
      ]
    }
  }

  private var mealArguments: [JSON.Member] {
    var found = members(isNewest ? scene.days(back: Self.reach) : stretch?.dates ?? mealDates)
    if let meal = stretch?.meal { found.append(.init(.mealType, .string(meal.rawValue))) }
    if let name { found.append(.init(.food, .string(name))) }
    return found
  }

  /// Of how often something was eaten a month is told.
  private var mealDates: Range<Date> {
    asked.isCount ? scene.days(back: Self.month) : scene.day(0)
  }

  private func entryDates(_ kind: TalkRecord.Kind) -> Range<Date> {
    if isNewest { return scene.days(back: Self.reach) }
    if let stretch {
      // What one slept in the night is kept at waking.
      if kind == .sleep, stretch.meal == .lateSnack {
        return stretch.dates.lowerBound.addingTimeInterval(
          18 * 3600)..<stretch.dates.upperBound.addingTimeInterval(15 * 3600)
      }
      return stretch.hours(in: scene.zone) ?? stretch.dates
    }
    if asked.isMean { return scene.days(back: 13) }
    if asked.extreme != nil { return scene.days(back: Self.season) }
    if asked.isList { return scene.days(back: Self.month) }
    switch kind {
    case .weight, .measurement: return scene.days(back: Self.season)
    case .symptom: return scene.days(back: Self.month)
    case .medication, .water: return asked.isCount ? scene.days(back: Self.month) : scene.day(0)
    case .activity, .sleep:
      let isHabit = scene.clauses.contains { $0.form?.mood == .progressive }
      return isHabit || asked.isCount ? scene.days(back: Self.month) : scene.day(0)
    default: return scene.day(0)
    }
  }

  private func members(_ dates: Range<Date>) -> [JSON.Member] {
    [
      .init(.from, .string(scene.text(dates.lowerBound))),
      .init(.to, .string(scene.text(dates.upperBound))),
    ]
  }
}

extension RecordStretch {
  /// Whether it is of more than a day.
  var isDay: Bool { !isLong }

  fileprivate var isLong: Bool { dates.upperBound.timeIntervalSince(dates.lowerBound) > 25 * 3600 }
}

extension Scene {
  /// A day so many days back, as an interval.
  func day(_ back: Int) -> Range<Date> {
    let day = zone.day(at: now) - back
    return zone.interval(of: day..<day + 1)
  }

  /// The days from so many days back on, today included.
  func days(back: Int) -> Range<Date> {
    let today = zone.day(at: now)
    return zone.interval(of: (today - back)..<today + 1)
  }
}
