import Analysis
import Domain
import Foundation
import Turkish

/// Taking back, and deleting what is named.
extension Scene {
  func takeBack(at index: Int) -> Proposal? {
    let clause = clauses[index]
    guard !clause.isQuestion || clause.isRequest else { return nil }
    if clause.has(.undo), !clause.isNegated {
      return Proposal(
        frame: "geri alma", score: 0.95, calls: [PlannedCall("undo")],
        clauses: clauses.count - index)
    }
    if let back = cancelled(index) ?? denied(index) { return back }
    guard clause.verbIs(.remove, .giveup), clause.form?.isNegative != true,
      clause.isRequest || (clause.verbIs(.giveup) && index == 0), !givesUpNamed(index)
    else { return nil }
    guard !clause.has(.list, .outofscope), !clause.spans.contains(where: \.isUnknown) else {
      return nil
    }
    let names = foods(clause, takesUnknown: false).mentions.filter { !isWater($0) }
    if names.isEmpty, let meal = removedMeal(clause) { return meal }
    if namesObject(clause) {
      if let entry = removedEntry(clause) { return entry }
      guard names.isEmpty else { return removedFoods(clause, names) }
    }
    guard names.isEmpty else { return nil }
    guard
      clause.has(.deictic, .record)
        || clause.spans.allSatisfy({
          $0.isMark || $0.has(.remove, .giveup, .filler, .correction, .household)
        }) || clause.has(.correction)
    else { return nil }
    return Proposal(frame: "geri alma", score: 0.88, calls: [PlannedCall("undo")])
  }

  // MARK: The message before

  /// "iptal", "vazgeçtim" right after something was written.
  private func cancelled(_ index: Int) -> Proposal? {
    guard index == 0, clauses.count == 1, dialogue.lastWrite?.age == 1,
      dialogue.newest?.result.isOK == true,
      sentence.tokens.contains(where: {
        $0.folded == "iptal" || $0.folded.hasPrefix("vazgec")
      }),
      contentSpans.allSatisfy({ $0.isMark || $0.has(.no, .giveup, .remove, .correction, .deictic) })
    else { return nil }
    return Proposal(frame: "geri alma", score: 0.94, calls: [PlannedCall("undo")])
  }

  /// "aslında yemedim", "yok yapmadım" right after: what was written did not happen.
  private func denied(_ index: Int) -> Proposal? {
    guard index == 0, clauses.count <= 2, let clause = clauses.first(where: { $0.form != nil }),
      let form = clause.form, form.isNegative, clause.isPast, form.person == 1 || form.person == 4,
      !clause.isQuestion,
      contentSpans.allSatisfy({ span in
        span.has(.correction, .no, .deictic, .filler, .selfword)
          || span.finiteVerb?.verb?.isNegative == true
      })
    else { return nil }
    // "başka bir şey yemedim": what was written stays.
    let limits = ["baska", "hicbir", "sey", "daha", "fazla", "pek", "bisey", "birsey"]
    guard !sentence.tokens.contains(where: { token in limits.contains { token.folded == $0 } })
    else { return nil }
    let written = dialogue.steps.filter { $0.age == 1 && $0.result.isOK }
    guard let place = written.firstIndex(where: { denies(clause, $0) }) else { return nil }
    if place == 0 || dialogue.lastWrite?.call.id == written[place].call.id {
      return Proposal(
        frame: "geri alma", score: 0.94, calls: [PlannedCall("undo")], clauses: clauses.count)
    }
    guard let call = deletion(of: written[place]) else { return nil }
    return Proposal(frame: "silme", score: 0.94, calls: [call], clauses: clauses.count)
  }

  /// Whether a negated verb is the one that a step wrote down.
  private func denies(_ clause: Clause, _ step: Dialogue.Step) -> Bool {
    switch step.call.name {
    case "logMeal", "updateMeal": clause.verbIs(.eat)
    case "logWater": clause.verbIs(.eat)
    case "logMedication": clause.verbIs(.eat, .inject, .cook, .take)
    case "logActivity": clause.verbIs(.walk, .cook)
    case "logSleep": clause.verbIs(.sleep)
    case "logGlucose", "logWeight": clause.verbIs(.measure, .weigh)
    default: false
    }
  }

  private func deletion(of step: Dialogue.Step) -> PlannedCall? {
    if let meal = step.result.value?["meal"] { return PlannedCall("deleteMeal", ["meal": meal]) }
    return LoggedEntry(step).map { PlannedCall("deleteEntry", .object([$0.choice])) }
  }

  /// "vazgeçtim sütten": not all, only what the next words name.
  private func givesUpNamed(_ index: Int) -> Bool {
    clauses[index].verbIs(.giveup) && index + 1 < clauses.count
      && clauses[index + 1].verbPlace == nil && clauses[index + 1].hasFood
  }

  // MARK: What is named

  /// Whether something is to be deleted, not whether it comes out: "şekerim çok çıkar mı".
  private func namesObject(_ clause: Clause) -> Bool {
    guard clause.verbIs(.remove), !clause.isUnreal, !(clause.isQuestion && clause.form?.person == 3)
    else { return false }
    return clause.has(.record)
      || clause.spans.contains { span in
        span.measure?.form.grammaticalCase == .accusative
          || span.readings.contains { $0.noun?.grammaticalCase == .accusative }
      }
  }

  private func removedMeal(_ clause: Clause) -> Proposal? {
    let namesMeal =
      clause.has(.meal) || clause.times.contains { $0.meal != nil }
      || clause.isParticiple(.eat)
      || clause.spans.contains {
        $0.reading(.record).map { $0.phrase.contains("öğün") || $0.phrase.contains("yemek") }
          ?? false
      }
    guard namesMeal else { return nil }
    if let several = lastMeals(clause) { return several }
    guard clause.numbers.allSatisfy({ $0.isArticle || $0.value < 2 }) else {
      // More than the thread knows: rather nothing than one of them.
      return Proposal(frame: "öğün silme", score: 0.9, speech: .notUnderstood(sentence.text))
    }
    return Proposal(
      frame: "öğün silme", score: 0.9, calls: [PlannedCall("deleteMeal", whichMeal(clause))])
  }

  /// "son iki öğünü sil": only where the thread knows so many.
  private func lastMeals(_ clause: Clause) -> Proposal? {
    guard let count = clause.numbers.first?.value, (2...10).contains(count),
      clause.spans.contains(where: { sentence.folded($0).hasPrefix("son") }),
      dialogue.meals.count >= Int(count)
    else { return nil }
    let calls = dialogue.meals.prefix(Int(count)).map {
      PlannedCall("deleteMeal", ["meal": .number($0.id)])
    }
    return Proposal(frame: "öğün silme", score: 0.92, calls: calls)
  }

  /// "suyu sil", "ölçümü sil", "sabahki şekerimi sil": the last entry of a kind.
  private func removedEntry(_ clause: Clause) -> Proposal? {
    let topics: [(WordClass, LoggedEntry.Kind)] = [
      (.water, .water), (.glucose, .glucose), (.sugarword, .glucose), (.activity, .activity),
      (.steps, .activity), (.sleepnoun, .sleep), (.weight, .weight), (.moodnoun, .mood),
      (.symptom, .symptom), (.medication, .medication),
    ]
    let ownKilo = clause.spans.contains { $0.measure?.measure == .kilogram }
    guard
      let kind = topics.first(where: { topic in clause.has(topic.0) })?.1
        ?? (ownKilo ? .weight : nil),
      clause.spans.allSatisfy({ $0.number == nil }),
      dialogue.meal.map({ meal in
        !foods(clause, takesUnknown: false).mentions.contains { Self.holds(meal, $0.name) }
      }) ?? true
    else { return nil }
    var choice: [JSON.Member] = [.init("which", .string(kind.rawValue))]
    if let time = clause.times.first(where: { $0.part != nil || $0.clock != nil }),
      let at = moment([time])
    {
      // Another reading of the same day is not the one that is meant.
      guard
        let entry = dialogue.entries.first(where: { entry in
          entry.kind == kind
            && entry.value["at"]?.string.flatMap { CivilTime(parsing: $0, in: zone) }
              .map { abs($0.date.timeIntervalSince(at)) < 3 * 3600 } ?? false
        })
      else { return nil }
      choice = [entry.choice]
    } else if let day = clause.times.compactMap(\.day).first {
      choice.append(.init("date", .string(day.text)))
    }
    return Proposal(
      frame: "kayıt silme", score: 0.9, calls: [PlannedCall("deleteEntry", .object(choice))])
  }

  /// "pilavı sil": out of the meal that holds it, wherever that is.
  private func removedFoods(_ clause: Clause, _ names: [Mention]) -> Proposal? {
    guard clause.verbIs(.remove), clause.isRequest, !isQuestion, clause.times.isEmpty,
      names.allSatisfy({ !$0.hasAmount })
    else { return nil }
    for meal in dialogue.meals {
      let held = names.compactMap { Self.item(of: meal, named: $0.name)?.name }
      guard held.count == names.count else { continue }
      if Set(held).count == meal.items.count {
        return Proposal(
          frame: "öğün silme", score: 0.86,
          calls: [PlannedCall("deleteMeal", ["meal": .number(meal.id)])])
      }
      return update(meal, [.init("remove", .array(held.map(JSON.string)))], 0.86)
    }
    return Proposal(
      frame: "düzeltme", score: 0.7,
      calls: [PlannedCall("updateMeal", ["remove": .array(names.map { .string($0.name) })])])
  }

  private func whichMeal(_ clause: Clause) -> JSON {
    let isAll = clause.spans.contains {
      ["butun", "tum", "hepsini", "hepsi"].contains(sentence.folded($0))
    }
    if isAll {
      let day = clause.times.compactMap(\.day).first ?? zone.civil(at: now).day
      return ["which": "all", "date": .string(day.text)]
    }
    guard let type = mealType(clause.times) ?? namedMeal(clause) else { return ["which": "last"] }
    var members: [JSON.Member] = [.init("which", .string(type.rawValue))]
    if let day = clause.times.compactMap(\.day).first {
      members.append(.init("date", .string(day.text)))
    }
    return .object(members)
  }
}

extension Dialogue {
  /// The meals of the thread as they are now, newest first.
  var meals: [LoggedMeal] {
    var seen: Set<Double> = []
    var gone: Set<Double> = []
    var found: [LoggedMeal] = []
    for step in steps where step.result.isOK {
      guard let value = step.result.value else { continue }
      switch step.call.name {
      case "deleteMeal":
        for meal in value["deleted"]?.array ?? [value] {
          if let id = meal["meal"]?.number { gone.insert(id) }
        }
      case "logMeal", "updateMeal":
        guard let meal = LoggedMeal(value, age: step.age), !gone.contains(meal.id),
          seen.insert(meal.id).inserted
        else { continue }
        found.append(meal)
      // What was taken back is not known here.
      case "undo": return found
      default: continue
      }
    }
    return found
  }
}
