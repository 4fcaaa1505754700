import Analysis
import Domain
import Turkish

/// When something was last: "son insülinimi ne zaman yaptım", "mantıyı en son ne zaman yedim".
///
/// The last one may lie days back; without a time in the question only today would be looked at.
struct NewestRequests: Request {
  private let scene: Scene
  private let offered: Set<String>?

  private static let table = OwnRow.table
  private static let reads: Set = ["getDay", "getMeals", "recallConversations"]
  /// How far back is looked, in days.
  private static let reach = 90

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
  }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    if let measured = lastMeasured(message) { return measured }
    // "metformini ne zaman içmeliyim": no record tells it.
    if says(.newest), scene.clauses.contains(where: { $0.form?.mood == .necessity }),
      message.decision.taken.flatMap(\.calls).allSatisfy({ Self.reads.contains($0.tool) })
    {
      message.result.calls = []
      return nil
    }
    guard message.decision.taken.flatMap(\.calls).allSatisfy({ Self.reads.contains($0.tool) }),
      says(.newest), !says(.recordElse), tellsOfOneself, !scene.tellsTime,
      let call, offered.allow(call.tool)
    else { return nil }
    var result = message.result
    result.calls = [call]
    result.asked = Asked(result.calls, in: scene)
    result.asked.isNewest = true
    return result.asked.topic == nil && call.tool == "getDay" ? nil : result
  }

  /// "tansiyonum kaçtı", "son hba1c", "dünkü nabzım": one's own value, whatever else the words could ask.
  private func lastMeasured(_ message: WeighedMessage) -> Understanding? {
    guard Asked.measurement(in: scene) != nil, scene.clauses.count == 1,
      message.reading.message.foods.isEmpty, message.reading.message.quantities.isEmpty,
      message.reading.message.persons.isEmpty, says(.newestValue) || says(.newest),
      scene.sentence.spans.allSatisfy(isOfValue), offered.allow("getDay")
    else { return nil }
    let day = scene.sentence.spans.compactMap(\.time).compactMap(\.day).first
    let from = day ?? scene.zone.day(at: scene.now) - Self.reach
    var dates: [JSON.Member] = [.init(.from, .string(from.text))]
    if let day { dates.append(.init(.to, .string((day + 1).text))) }
    var result = Understanding(calls: [PlannedCall("getDay", .object(dates))])
    result.asked = Asked(result.calls, in: scene)
    result.asked.isNewest = true
    return result
  }

  private func isOfValue(_ span: Span) -> Bool {
    span.isMark || span.analyte != nil || span.time != nil || span.has(.question, .filler, .ask)
      || scene.sentence.folded(span).fits("newest.words")
      || span.finiteVerb != nil && span.has(.measure)
  }

  private func says(_ row: OwnRow) -> Bool {
    Self.table[row].stands(in: scene.sentence.tokens.map(\.folded))
  }

  /// "yaptım", "son insülinim ne zamandı"; not "ne zaman içmeliyim", nor "insülin ne zaman bulundu".
  private var tellsOfOneself: Bool {
    let verbs = scene.clauses.filter { $0.verb != nil }
    return verbs.isEmpty
      ? says(.newestBare)
      : verbs.allSatisfy { $0.isPast && [1, 4].contains($0.form?.person ?? 0) }
  }

  private var call: PlannedCall? {
    let today = scene.zone.day(at: scene.now)
    let dates: [JSON.Member] = [.init(.from, .string((today - Self.reach).text))]
    let isOfDrug = scene.sentence.spans.contains { $0.reading(.medication) != nil }
    guard scene.has(.eat), !isOfDrug, !scene.has(.water) else {
      return PlannedCall("getDay", .object(dates))
    }
    let food = scene.sentence.spans.compactMap(\.food).first
    return food.map { PlannedCall("getMeals", .object(dates + [.init(.food, .string($0.phrase))])) }
  }
}

extension Scene {
  /// Whether a day, a clock or a part of the day is named.
  fileprivate var tellsTime: Bool {
    sentence.spans.compactMap(\.time).contains {
      $0.namesDay || $0.part != nil || $0.clock != nil || $0.instant != nil
    }
  }
}
