import Analysis
import Domain
import Turkish

/// Changes of what was just recorded that leave no doubt.
extension Stated {
  /// "geri al": nothing besides.
  mutating func findUndo() {
    guard message.scene.has(.undo),
      message.spans.allSatisfy({ span in
        span.isMark || span.has(.filler)
          || span.has(.undo)
            && span.finiteVerb?.verb.map { $0.mood == .imperative && !$0.isNegative } == true
      })
    else { return }
    let own = candidates.indices.filter { place in
      candidates[place].calls.count == 1 && candidates[place].calls[0].tool == "undo"
    }
    if let best = best(own) { keep(candidates[best].claims, of: [best]) }
  }

  /// "8 ünite novorapid yaptım", then "sabah yaptım"; "makarna yedim", then "dün akşamdı": when the record
  /// of the message before was, which named no time.
  mutating func findMoment() {
    let scene = message.scene
    guard let step = scene.dialogue.newest, step.age < 2, step.result.isOK,
      ToolVerb(of: step.call.name) == .log, scene.clauses.count == 1,
      scene.has(.correction)
        || step.call.arguments[.at] == nil && step.call.arguments[.eatenAt] == nil,
      scene.dialogue.steps.count(where: { $0.age == step.age }) == 1, message.persons.isEmpty,
      message.times.count == 1
    else { return }
    let isAll = message.spans.allSatisfy { span in
      if span.isMark || span.time != nil || span.has(.filler, .deictic, .correction) { return true }
      guard let form = span.finiteVerb?.verb, let verb = Self.deeds[step.call.name] else {
        return false
      }
      return span.has(verb) && form.mood == .past && !form.isNegative
        && [1, 4].contains(form.person)
    }
    let said = message.times[0].time
    guard isAll, said.direction != .future, said.part != nil || said.namesDay || said.clock != nil
    else { return }
    let own = candidates.indices.filter { place in
      guard let call = candidates[place].calls.first, ToolVerb(of: call.tool) == .update else {
        return false
      }
      return (call.arguments.members ?? []).allSatisfy {
        $0.isNamed(.at) || $0.isNamed(.eatenAt) || $0.isNamed(.entry) || $0.isNamed(.meal)
      }
    }
    if let best = best(own) { keep(candidates[best].claims, of: [best]) }
  }

  /// "138", then "açken", "tok karnına diye yaz": when the reading of the message before was measured.
  mutating func findContext() {
    guard let step = message.scene.dialogue.newest, step.age < 2, step.result.isOK,
      step.call.name == "logGlucose", message.scene.clauses.count == 1, message.persons.isEmpty,
      message.quantities.isEmpty,
      message.spans.allSatisfy({ span in
        span.isMark || span.placesReading || span.isOfGlucose || span.has(.filler, .put, .talk)
      })
    else { return }
    let own = candidates.indices.filter { place in
      let told = candidates[place].calls.first?.arguments.members ?? []
      return candidates[place].intent == "updateEntry"
        && told.contains { $0.isNamed(.context) }
        && told.allSatisfy { $0.isNamed(.context) || $0.isNamed(.entry) }
    }
    if let best = best(own) { keep(candidates[best].claims, of: [best]) }
  }

  /// With which verb what a tool records is told again.
  private static let deeds: [String: WordClass] = [
    "logMedication": .inject, "logMeal": .eat, "logGlucose": .measure,
  ]
}
