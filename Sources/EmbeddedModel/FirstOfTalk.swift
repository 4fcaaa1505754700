import Analysis
import Domain
import Turkish

extension Interpreter {
  /// "30 dakika yürüdüm", then "akşam balık ve salata": what nothing before it explains is read as the
  /// first message of a talk, where that is a sure record of the writer's own.
  func alone(
    _ result: Understanding, _ scene: Scene, _ offered: Set<String>?
  ) -> Understanding? {
    let dialogue = scene.dialogue
    guard dialogue.isUnderWay, result.isLost || result.onlyAsksIfMeant,
      dialogue.lastAnswer?.contains("?") != true, dialogue.personInFocus == nil,
      !scene.has(.correction, .not, .no, .yes, .same, .more, .instead, .deictic, .remove, .undo)
    else { return nil }
    let fresh = Scene(
      scene.sentence, dialogue.forgotten, now: scene.now, zone: scene.zone, units: units)
    let first = weighed(Reading(fresh, weights: weights), offered)
    guard !first.calls.isEmpty, first.unsure.isEmpty,
      first.calls.allSatisfy({ ToolVerb(of: $0.tool) == .log && $0.arguments[.person] == nil }),
      // A second record of a kind may be about the first.
      !dialogue.steps.contains(where: { step in
        step.age < 4 && first.calls.contains { $0.tool == step.call.name }
      }),
      // "4 yaptım" after a reading is a dose, and of what is asked.
      scene.sentence.spans.contains(where: \.namesDrug)
        || !first.calls.contains(where: { $0.tool == "logMedication" }),
      result.isLost || first.calls == result.proposed
        || result.proposed.allSatisfy({ $0.tool == "updateEntry" })
          && first.calls.allSatisfy({ $0.tool == "logMeal" })
    else { return nil }
    return first
  }
}

extension Understanding {
  /// Whether all it does is to ask if one reading is meant.
  fileprivate var onlyAsksIfMeant: Bool {
    guard calls.isEmpty, speeches.count == 1, case .ask(let question) = speeches[0],
      case .isMeant = question.kind
    else { return false }
    return question.choices.count < 2
  }
}
