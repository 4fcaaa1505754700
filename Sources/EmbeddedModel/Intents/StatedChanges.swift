import Analysis
import Domain
import Turkish
import struct Foundation.Date

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

  /// "7 ünite novorapid yaptım", then "daha yapmadım, akşam yapacağım": what was just recorded was not done.
  mutating func findUndone() {
    let own = message.undoneRecords
    guard own.count == 1, let choice = own[0].choice else { return }
    let isNewest = message.state.records.first?.choice == choice
    let fitting = candidates.indices.filter { place in
      guard candidates[place].calls.count == 1, let call = candidates[place].calls.first else {
        return false
      }
      return isNewest && call.tool == "undo"
        || ToolVerb(of: call.tool) == .delete && call.arguments.members == [choice]
    }
    keepAlone(of: fitting)
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

extension MessageAnalysis {
  /// With which verb it is denied that what a tool records was done.
  private static let deeds: [String: WordClass] = [
    "logMedication": .inject, "logMeal": .eat, "logActivity": .walk,
  ]

  /// The records of the message before that it says not to be so: of whoever and whenever it names.
  var undoneRecords: [TalkRecord] {
    guard let denial = undone else { return [] }
    return state.records.filter { record in
      guard record.age < 2, let deed = Self.deeds[record.tool], denial.verbIs(deed),
        [1, 4].contains(denial.form?.person ?? 0) == (record.owner == nil),
        let date = record.date(in: scene.zone)
      else { return false }
      return denial.spans.compactMap(\.time).allSatisfy { isWhen(date, $0) }
    }
  }

  /// Whether a time of a message can be that of a record: "akşamkini", and not "dün" of what is of today.
  private func isWhen(_ date: Date, _ time: TimeReading) -> Bool {
    let civil = scene.zone.civil(at: date)
    guard time.clock == nil, time.anchor == nil, time.days == nil, time.period == nil,
      time.part != nil || time.namesDay
    else { return false }
    let isOfPart =
      time.part.map { $0.hours.contains(civil.hour) || $0.hours.contains(civil.hour + 24) } ?? true
    return isOfPart && (!time.namesDay || time.day == civil.day)
  }

  /// "daha yapmadım", "henüz içmedim, akşam içeceğim": the clause of a deed that was not done, where nothing
  /// is told besides but what is still to be done.
  var undone: Clause? {
    guard (1...2).contains(scene.clauses.count), let denial = scene.clauses.first,
      denial.isNegated, denial.isPast, !denial.isQuestion,
      scene.clauses.dropFirst().allSatisfy({ !$0.isQuestion && $0.tellsPlan }),
      denial.spans.allSatisfy({ span in
        span.isMark || span.time?.anchor == nil && span.time != nil
          || span.has(.filler, .no, .deictic) || span.finiteVerb != nil
          || scene.sentence.folded(span).fits("undone.yet")
      })
    else { return nil }
    return denial
  }
}

extension Clause {
  /// "akşam yapacağım": what is still to be done.
  fileprivate var tellsPlan: Bool {
    guard let form, !form.isNegative else { return false }
    return form.mood == .future || form.mood == .optative
  }
}
