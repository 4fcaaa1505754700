import Analysis
import Domain
import Foundation
import Turkish

/// What of glucose a question is about.
enum GlucoseFocus: String, Sendable, CaseIterable {
  case compare, whenHigh, worstDay, bestDay, lowest, highest, veryLow, veryHigh, low, high, inRange,
    gmi, risk, variability, fasting, afterMeal
  case mean, last, summary
  /// How it is at this moment, whatever was spoken of before.
  case now
  /// What a food does.
  case food
  /// What it was at a moment that is long over.
  case atMoment
  /// The readings themselves, newest last; the only one there is, or what they come to.
  case list, value
  /// How high or low it went: `kaça çıktım`.
  case peak, trough
  /// How often, and on which days, beyond a bound that is named, or out of the range of the goal.
  case beyond, beyondGoal
  /// Whether the readings are where they should be.
  case judged
  /// Whether a value that is remembered is kept.
  case check
  /// Whether it goes up or down over the stretch.
  case trend
  /// Fasting beside after meals; after which meal it is highest; how many there are.
  case contexts, meals, counted

  /// What is asked where no time is named: a fortnight says how things are, a night is told by hours.
  fileprivate var usualRange: String? {
    switch self {
    case .low, .high, .veryLow, .veryHigh: "24h"
    case .compare: "7d"
    case .food: "90d"
    case .last, .now, .atMoment: nil
    default: "14d"
    }
  }
}

/// Questions about glucose that are plain from their words: what was lowest, how often it was low, how
/// this week compares with the last one.
///
/// Which records a message wants is learned; what of them it wants is in the table
/// `Language/glucose-asks`. Nothing that writes is touched.
struct GlucoseRequests: Request {
  private let offered: Set<String>?

  init(scene: Scene, offered: Set<String>?) { self.offered = offered }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    guard offered.allow(GlucoseQuestion.tool),
      GlucoseQuestion(message.reading.message).settle(&message.result)
    else { return nil }
    return message.result
  }
}

/// What a message asks of glucose.
private struct GlucoseQuestion {
  private let message: MessageAnalysis
  private let words: [String]
  private let hours: GlucoseHours?

  static let tool = "getGlucose"
  private static let table = PhraseRows.glucoseAsks
  /// Readings of other records that a question about glucose may have been taken for.
  private static let reads: Set<String> = [
    tool, "getMeals", "getDay", "getNutrition", "searchPubMed", "searchWeb", "getTargets",
    "getProfile", "lookupFood",
  ]

  init(_ message: MessageAnalysis) {
    self.message = message
    hours = GlucoseHours(message)
    words = message.scene.sentence.tokens.filter { !$0.folded.allSatisfy(\.isPunctuation) }
      .map(\.folded)
  }

  /// Makes the reading a question about glucose where the words are plain; says whether it did.
  func settle(_ result: inout Understanding) -> Bool {
    // "en az uyuduğum gece" is of sleep.
    guard words.count <= 16, !message.scene.has(.sleep, .sleepnoun) || says("ofGlucose"),
      result.calls.allSatisfy({ Self.reads.contains($0.tool) }), !holdsReading,
      let focus = focus
    else { return false }
    let isRead = !result.calls.isEmpty && result.calls.allSatisfy { $0.tool == Self.tool }
    guard isRead || message.persons.isEmpty && isPlain(focus) else { return false }
    result.asked.glucose = focus
    result.asked.isLastTime = isLastTime(focus)
    result.asked.glucoseUnit = unit
    result.calls = calls(focus, isRead ? result.calls : [])
    result.speeches = []
    return true
  }

  // MARK: Words

  private var focus: GlucoseFocus? {
    if food != nil { return .food }
    let times = message.times.map(\.time)
    if !times.isEmpty, times.allSatisfy(isNow), says(GlucoseFocus.now.rawValue) { return .now }
    if moment != nil, says("wasHowMuch") { return .atMoment }
    if !bothDays.isEmpty { return .compare }
    var found = GlucoseFocus.allCases.first { says($0.rawValue) }
    if found == .whenHigh, says("lastTime") { found = .high }
    if found == nil, unit != nil, times.isEmpty { return .now }
    // "7-10 arası şekerim nasıl?", "hafta sonları şekerim nasıl?"
    if hours != nil || days != nil, found == nil || found == .now { return .summary }
    return found == .now && !message.times.allSatisfy { isNow($0.time) } ? nil : found
  }

  /// `şu an`, `şimdi`.
  private func isNow(_ time: TimeReading) -> Bool {
    time.instant.map { abs($0.timeIntervalSince(message.scene.now)) < 60 } ?? false
  }

  /// The kind of days that is asked about as a habit: `hafta sonları`.
  private var days: String? {
    guard !says("days.one") else { return nil }
    return says("days.weekends") ? "weekend" : says("days.workdays") ? "weekdays" : nil
  }

  /// "Hafta sonu hafta içine göre nasıl?": the two kinds of days, in the order of the words.
  private var bothDays: [String] {
    guard !says("days.one") else { return [] }
    let kinds = [("weekend", "days.weekend"), ("weekdays", "days.weekdays")]
    let found = kinds.compactMap { name, row in
      Self.table[row].places(in: words).map(\.lowerBound).min().map { ($0, name) }
    }
    return found.count < 2 ? [] : found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The one clock time in the past that is named: `gece 3'te`, `dün akşam 8'de`.
  private var moment: Date? {
    guard hours == nil, !says("hours.between"), message.times.count == 1,
      let time = message.times.first?.time, time.clock != nil,
      let date = time.moment(now: message.scene.now, zone: message.scene.zone)?.date,
      message.scene.now.timeIntervalSince(date) > 1800
    else { return nil }
    return date
  }

  /// The unit that is asked for: `mmol olarak`.
  private var unit: GlucoseUnit? {
    says("asMillimoles") ? .mmolL : says("asMilligrams") ? .mgdL : nil
  }

  /// "Son hipom ne zamandı?": when it was last beyond a bound, which may be long ago.
  private func isLastTime(_ focus: GlucoseFocus) -> Bool {
    [.low, .high, .veryLow, .veryHigh].contains(focus) && says("lastTime")
  }

  /// Whether a phrase of a row stands in the message.
  private func says(_ row: String) -> Bool { Self.table[row].stands(in: words) }

  /// The known food whose effect is asked for.
  private var food: String? {
    guard says("afterFood") && says("effect") || says("ofEffect"), !says("ofElse"),
      let mention = message.foods.first(where: {
        $0.isKnown && !message.spans[$0.head].has(.sugarword)
      })
    else { return nil }
    return mention.name
  }

  /// A number with a unit or of a meter's size is a reading that is told, not asked for.
  private var holdsReading: Bool {
    message.spans.contains { span in
      span.time == nil
        && (span.number.map { $0.value > 31 && ![54, 70, 180, 250].contains($0.value) } ?? false)
    }
  }

  /// Whether the words alone make it a question about glucose.
  private func isPlain(_ focus: GlucoseFocus) -> Bool {
    guard !says("ofElse"), !says("ofKnowledge") || says("ofOwn"),
      !message.spans.contains(where: { $0.has(.medication, .activity) })
    else { return false }
    switch focus {
    case .food, .risk: return true
    case .whenHigh where isOfRise: return true
    case .low, .high, .veryLow, .veryHigh:
      // "Düştüm mü?", "hipoya girdim mi?": of nothing but oneself and a time.
      return message.scene.isQuestion && !namesFood
    case .compare:
      return (says("ofGlucose") || says("ofSelf") || isBare) && !namesFood && isAsked
    default:
      let isOfSelf = (hours != nil || days != nil) && says("ofSelf")
      let isReview = [.summary, .worstDay, .bestDay].contains(focus) && says("ofReview")
      return (says("ofGlucose") || isOfSelf || isReview) && !namesFood && isAsked
    }
  }

  /// "En çok ne zaman yükseliyor?": when something rises, and nothing else that could.
  private var isOfRise: Bool {
    message.spans.indices.allSatisfy { place in
      message.spans[place].isMark
        || message.word(place).split(separator: " ").allSatisfy {
          Self.table["bareRise"].fits(String($0))
        }
    }
  }

  /// "Bu hafta geçen haftaya göre nasıl?": two times, and nothing that is compared.
  private var isBare: Bool {
    let bare = Self.table["bareCompare"]
    return message.spans.indices.allSatisfy { place in
      let span = message.spans[place]
      return span.isMark || span.time != nil
        || message.word(place).split(separator: " ").allSatisfy { bare.fits(String($0)) }
    }
  }

  private var namesFood: Bool {
    message.foods.contains { $0.isKnown && !message.spans[$0.head].has(.sugarword, .glucose) }
  }

  /// A question, or words without a verb that tells.
  private var isAsked: Bool {
    message.scene.isQuestion || message.scene.clauses.allSatisfy { $0.verbPlace == nil }
  }

  // MARK: Calls

  private func calls(_ focus: GlucoseFocus, _ known: [PlannedCall]) -> [PlannedCall] {
    // Whose readings are meant stays as it was read.
    let whose = known.first?.arguments.setMembers.filter { $0.isNamed(.person) } ?? []
    let all = Stretches(message: message)
    let stretches = all.all()
    if focus == .compare, !bothDays.isEmpty {
      return bothDays.map { kind in
        call([.init(.range, .string("30d")), .init(.onDays, .string(kind))] + whose)
      }
    }
    if focus == .compare, let (one, two) = all.pairs(of: stretches).first {
      // The later one first, whatever the order of the words.
      let isLater = (one.range.first?.value.string ?? "") > (two.range.first?.value.string ?? "")
      return [
        call((isLater ? one : two).range + whose), call((isLater ? two : one).range + whose),
      ]
    }
    let told =
      stretches.first { stretch in
        let isHours = hours?.place.map { stretch.places.contains($0) } ?? false
        return !stretch.range.isEmpty && stretch.name != .inherited && !isHours
      }?.range ?? []
    if focus == .now { return [call(whose)] }
    if focus == .atMoment, let moment { return [call(Self.around(moment, message.scene) + whose)] }
    // "peki en düşüğü?" goes on with the stretch that was spoken of.
    let isLastTime = isLastTime(focus)
    let goesOn = told.isEmpty && hours == nil && !isLastTime && !says("ofGlucose")
    var arguments = goesOn ? known.first?.arguments.setMembers ?? [] : told
    let isOfEpisodes = [.low, .high, .veryLow, .veryHigh].contains(focus)
    let isCounted = isOfEpisodes && says("howOften")
    let usual = isLastTime ? "90d" : isCounted ? "14d" : focus.usualRange
    if arguments.isEmpty || focus == .food, let range = usual {
      arguments = [.init(.range, .string(range))]
    }
    if let days {
      arguments = [.init(.range, .string("30d")), .init(.onDays, .string(days))]
    }
    if let hours { arguments.append(.init(.window, .string(hours.window))) }
    if focus == .compare { arguments.append(.init(.compare, .string("previous"))) }
    if let food, focus == .food { arguments.append(.init(.food, .string(food))) }
    return [call(arguments.filter { !$0.isNamed(.person) } + whose)]
  }

  /// The half hours before and after a moment.
  private static func around(_ moment: Date, _ scene: Scene) -> [JSON.Member] {
    let bounds = [-1800.0, 1800].map { moment.addingTimeInterval($0) }
    return zip(["from", "to"], bounds).map { name, bound in
      JSON.Member(name, .string(scene.zone.civil(at: min(bound, scene.now)).text))
    }
  }

  private func call(_ arguments: [JSON.Member]) -> PlannedCall {
    PlannedCall(Self.tool, .object(arguments))
  }
}
