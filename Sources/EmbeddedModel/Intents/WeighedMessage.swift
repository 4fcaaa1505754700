import Analysis
import Domain
import Turkish

/// What the readings of a message would do, while the requests look at it.
struct WeighedMessage {
  let reading: Reading
  let decision: Decision
  let reply: PlainReply
  var result = Understanding()

  init(_ reading: Reading, weights: Weights, offered: Set<String>?) {
    self.reading = reading
    reply = PlainReply(scene: reading.message.scene)
    decision = Decision(reading, weights: weights, offered: offered)
    for call in decision.taken.flatMap(\.calls) where !result.calls.contains(call) {
      result.calls.append(call)
    }
    result.calls = reading.message.withDosesNamed(result.calls)
    result.certainty = decision.certainty
    // "köfte yedim, şekerimi yükseltir mi?": what was asked besides is still open.
    if reply.scene.isQuestion, !decision.taken.isEmpty, decision.taken.allSatisfy(\.writes) {
      result.certainty = min(result.certainty, Decision.Certainty.write)
    }
    result.weighed = decision.considered.map(WeighedReading.init)
    result.asked = Asked(result.calls, in: reply.scene)
  }

  /// Whether the readings do nothing and are not asked about.
  var isIdle: Bool { result.calls.isEmpty && decision.doubted.isEmpty }

  /// A call in the place of those that were read.
  mutating func calling(_ call: PlannedCall) -> Understanding {
    result.calls = [call]
    return result
  }

  /// A question in the place of the calls.
  mutating func asking(_ question: Speech) -> Understanding {
    result.calls = []
    result.speeches = [question]
    return result
  }

  /// The same calls, meals with what of them is kept.
  func completed(_ calls: [PlannedCall]) -> [PlannedCall] {
    let meal = ProductMeal(reply.scene)
    return calls.map { meal.completed($0, reading.message.foods) }
  }

  /// What is done, or said where nothing is.
  var understanding: Understanding {
    var result = result
    if !result.calls.isEmpty, result.calls.allSatisfy(reading.message.changesNothing) {
      result.calls = []
      result.speeches = [.unchanged]
    } else if !result.calls.isEmpty {
      result.unsure = decision.doubted.flatMap(\.calls)
      result.unread = reading.message.unread(besides: decision)
    } else if !decision.isOfMereFigure,
      let lone = reading.loneReading ?? reply.scene.namesInsulinAlone
    {
      result.speeches = [lone]
    } else if !decision.doubted.isEmpty, !decision.doubted.contains(where: \.isMereName) {
      // What may not have been eaten is not asked about together with what was told.
      let (told, uneaten) = decision.doubted.parted(by: reading.message.mayBeUneaten)
      let calls = completed((told.isEmpty ? uneaten : told).flatMap(\.calls))
      let other = completed(decision.rival.flatMap(\.calls))
      if told.isEmpty, !uneaten.isEmpty {
        // Whoever brought it did not eat it.
        let own = calls.map { PlannedCall($0.tool, $0.arguments.setting(.person, to: nil)) }
        result.speeches = [.ask(Question(kind: .isEaten(own), calls: own))]
      } else {
        let isOther = !other.isEmpty && other.map(\.inUsualUnit) != calls.map(\.inUsualUnit)
        let choices = [calls] + (isOther && uneaten.isEmpty ? [other] : [])
        result.speeches = [.ask(Question(kind: .isMeant(choices), calls: calls))]
        let unread = reading.message.unread(besides: decision)
        if !unread.isEmpty { result.beside = .apart(unread.joined(separator: ", ")) }
      }
    } else {
      let asked =
        reading.reminder ?? reading.loneFoods ?? reading.broughtFoods ?? reading.sameOfOther
        ?? reading.foodsOfTold
      result.speeches = [asked ?? reply.speech]
    }
    return result
  }
}

extension IntentCandidate {
  /// Whether it takes a word for a name that nothing plain says to be one: "ben yoruldum".
  fileprivate var isMereName: Bool {
    guard calls.count == 1, calls[0].tool == "updateProfile",
      let members = calls[0].arguments.members, members.count == 1
    else { return false }
    return members[0].isNamed(.name)
  }
}

extension PlannedCall {
  /// The same without mg/dL, where a value can be in no other unit.
  fileprivate var inUsualUnit: PlannedCall {
    guard tool == "logGlucose", (arguments[.value]?.number ?? 0) > 35,
      arguments[.unit]?.string == GlucoseUnit.mgdL.rawValue
    else { return self }
    return PlannedCall(tool, arguments.setting(.unit, to: nil))
  }
}
