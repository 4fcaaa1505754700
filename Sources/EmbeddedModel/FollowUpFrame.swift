import Analysis
import Domain
import Turkish

/// Corrections of what is no meal, further questions about the same, and "evet" or "hayır".
extension Scene {
  // MARK: The list

  /// "Beş değil on kilo yap onu" right after the list grew.
  func correctedList(_ clause: Clause) -> Proposal? {
    guard let step = dialogue.newest, step.call.name == "addToShoppingList", !clause.isQuestion,
      !clause.hasFood,
      let item = step.result.value?["added"]?.array?.last, let name = item["name"]?.string
    else { return nil }
    guard clause.has(.not, .correction, .deictic) || clause.verbIs(.change, .bring, .cook) else {
      return nil
    }
    let start = clause.spans.firstIndex { $0.has(.not) }.map { $0 + 1 } ?? 0
    var reader = MentionReader(sentence: sentence, takesUnknown: false)
    _ = reader.read(Array(clause.spans[start...]))
    guard let amount = reader.loose.first, let quantity = amount.quantity else { return nil }
    var members: [JSON.Member] = [
      .init("name", .string(name)), .init("quantity", .number(quantity)),
    ]
    if let unit = amount.unit ?? item["unit"]?.string {
      members.append(.init("unit", .string(unit)))
    }
    return Proposal(
      frame: "liste düzeltme", score: 0.91,
      calls: [PlannedCall("updateShoppingList", ["change": [.object(members)]])])
  }

  // MARK: Follow-ups

  /// "Peki dün?", "ya granola?": the last question again, about something else.
  func followUp(at index: Int) -> Proposal? {
    let clause = clauses[index]
    if let more = moreWater(clause) { return more }
    guard let step = dialogue.newest,
      clause.verbPlace == nil || clause.isUnreal || clause.isQuestion || clause.verbIs(.show)
    else { return nil }
    guard !clause.has(.eat) || clause.isQuestion else { return nil }
    let (mentions, _) = foods(clause, takesUnknown: false)
    switch step.call.name {
    case "lookupFood":
      if mentions.isEmpty, let amount = foods(clause, takesUnknown: false).loose.first,
        let name = step.call.arguments["name"]?.string
      {
        let mention = Mention(
          name: name, quantity: amount.quantity ?? 1, unit: amount.unit ?? "adet", isKnown: true)
        return Proposal(
          frame: "devam", score: 0.84, calls: [PlannedCall("lookupFood", mention.json)])
      }
      guard !mentions.isEmpty, !clause.isPast else { return nil }
      return Proposal(
        frame: "devam", score: 0.86, calls: mentions.map { PlannedCall("lookupFood", $0.json) })
    case "getGlucose":
      guard mentions.isEmpty, !clause.times.isEmpty else { return nil }
      return Proposal(
        frame: "devam", score: 0.8, calls: [PlannedCall("getGlucose", glucoseRange(clause))])
    case "getNutrition":
      guard mentions.isEmpty, !clause.times.isEmpty else { return nil }
      return Proposal(
        frame: "devam", score: 0.8, calls: [PlannedCall("getNutrition", period(clause))])
    case "getMeals", "getDay":
      guard !clause.times.isEmpty, mentions.isEmpty,
        let span = clause.times.lazy.compactMap({ $0.dates(now: self.now, zone: self.zone) }).first
      else { return nil }
      return Proposal(
        frame: "devam", score: 0.78,
        calls: [
          PlannedCall(
            "getMeals",
            ["from": .string(text(span.lowerBound)), "to": .string(text(span.upperBound))])
        ])
    default: return nil
    }
  }

  /// "250 daha içtim" after water.
  private func moreWater(_ clause: Clause) -> Proposal? {
    // "iki bardak daha", "ben de bir bardak içtim".
    let drank =
      clause.verb?.phrase == "iç" && clause.isPast && clause.form?.person == 1
      && clause.spans.contains { $0.measure != nil } && !clause.has(.medication)
    guard dialogue.newest?.call.name == "logWater", !clause.isQuestion, !clause.isNegated,
      drank || clause.spans.contains(where: { sentence.folded($0) == "daha" }), !clause.hasFood,
      !clause.spans.contains(where: \.isUnknown)
    else { return nil }
    let number = clause.numbers.first?.value ?? 1
    let unit = clause.spans.compactMap(\.measure).first
    let amount =
      unit.map { number * $0.factor * Self.milliliters($0.unit) }
      ?? (number < 20 ? number * 200 : number)
    return Proposal(
      frame: "su", score: 0.9, calls: [PlannedCall("logWater", ["milliliters": .number(amount)])])
  }

  /// "Evet", "hayır" to balli's own question.
  func reply(at index: Int) -> Proposal? {
    guard index == 0, clauses.count == 1,
      contentSpans.allSatisfy({
        $0.has(.yes, .no, .correction, .put, .filler, .thanks, .deictic, .not)
      }),
      !contentSpans.isEmpty
    else { return nil }
    let isNo = has(.no) && !has(.yes)
    guard dialogue.unanswered != nil, dialogue.lastAnswer?.contains("?") == true else { return nil }
    return Proposal(frame: "yanıt", score: 0.97, speech: isNo ? .dropped : .agreed)
  }
}
