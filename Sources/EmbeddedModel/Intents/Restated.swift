import Analysis
import Domain
import Foundation
import Turkish

/// A figure that is told once more of the same thing, a moment after it was recorded.
///
///     su 1 bardak | su 2 bardaktı     400 ml, and not 600
///     tokluk 178 | tokluk 187miş      one reading of 187
///     trigliserid 165 | trigliserid 156   one value of the laboratory
///     6 ünite yaptım | yanlış yazdım, 6 değil 5 ünite yaptım
extension Stated {
  /// Whether there is one, which nothing else then competes with.
  mutating func findRestated() -> Bool {
    guard message.times.isEmpty, message.persons.isEmpty,
      !message.scene.has(.more, .target, .list, .eat)
    else { return false }
    let own = candidates.indices.filter { place in
      ToldChange(candidates[place], in: message)?.restates == true
    }
    return keepAlone(of: own)
  }

  /// "2 değil 3 dilim": the amount of the only food of the newest meal that has the denied one.
  mutating func findDeniedAmount() {
    let spans = message.spans
    guard message.persons.isEmpty, let meal = message.scene.dialogue.meal,
      let denial = spans.indices.first(where: { spans[$0].has(.not) }), denial > 0,
      let old = message.quantities.first(where: { $0.spans.upperBound == denial }),
      let new = message.quantities.first(where: { $0.spans.lowerBound == denial + 1 }),
      message.quantities.count == 2, message.scene.clauses.count == 1,
      !message.scene.has(.medication, .doseunit, .inject),
      spans.allSatisfy({ $0.finiteVerb == nil || $0.has(.eat, .not) }),
      case let own = meal.items.filter({ $0.quantity == old.value }), own.count == 1,
      [old, new].allSatisfy({ $0.measure == nil || $0.measure?.unit == own[0].unit }),
      message.foods.allSatisfy({ FoodRole.shares($0.name, own[0].name) })
    else { return }
    let fitting = candidates.indices.filter { place in
      guard candidates[place].calls.count == 1, let call = candidates[place].calls.first,
        call.tool == "updateMeal", call.arguments[.replace] == nil, call.arguments[.remove] == nil,
        let items = call.arguments[.items]?.array, items.count == 1
      else { return false }
      return items[0][.name]?.string == own[0].name && items[0][.quantity]?.number == new.value
    }
    keepAlone(of: fitting)
  }
}

extension MessageAnalysis {
  /// "sadece bademi yedim yani": the newest meal told once more, which is no second one.
  func isToldAgain(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMeal", let meal = scene.dialogue.meal,
      let record = state.records.first(where: { $0.kind == .meal }),
      scene.now.timeIntervalSince(record.writtenAt) < Self.saidAgain,
      times.isEmpty, persons.isEmpty, !scene.has(.more),
      scene.words.contains(where: { $0.fits("meal.saidAgain") })
    else { return false }
    let items = candidate.calls.flatMap { $0.arguments[.items]?.array ?? [] }
    return !items.isEmpty
      && items.allSatisfy { item in
        meal.items.contains { known in
          FoodRole.shares(known.name, item[.name]?.string ?? "")
            && (item[.quantity]?.number).map { $0 == known.quantity } != false
        }
      }
  }

  /// After so many seconds the same food is one more.
  private static let saidAgain = 1800.0
}

extension ToldChange {
  /// Whether it gives the newest record of a kind that is named the figure that it was told to have.
  var restates: Bool {
    guard candidate.calls.count == 1, let call = candidate.calls.first, call.tool == "updateEntry",
      (call.arguments.members ?? []).count(where: { !$0.isNamed(.unit) }) == 2,
      changesFigure, told.count == 1, let record, record.owner == nil,
      !isLate(for: record), record.age <= Self.talkedOf,
      message.state.records.first(where: { $0.kind == record.kind })?.choice
        == record.choice
    else { return false }
    if denies(record) { return true }
    return scene.clauses.count == 1 && names(record) && (saysWas || isSteady(record))
  }

  /// "6 değil 5": the old figure denied right before the new one.
  private func denies(_ record: TalkRecord) -> Bool {
    let old = record.figures.compactMap(record.figure)
    guard old.count == 1, let new = told.first?.spans.lowerBound else { return false }
    return message.quantities.contains { quantity in
      let end = quantity.spans.upperBound
      return quantity.value == old[0] && end + 1 == new && message.spans[end].has(.not)
    }
  }

  /// Messages after which what was told is no longer what is talked of.
  private static let talkedOf = 4

  private func names(_ record: TalkRecord) -> Bool {
    if record.measured != nil {
      return message.spans.contains { $0.analyte.map(record.isOf) ?? false }
    }
    return message.spans.contains { span in
      record.names.contains { span.has($0) } || record.kind == .glucose && span.placesReading
        || record.kind == .weight && span.measure?.measure == .kilogram
    }
  }

  /// A value of the laboratory, of which nobody has two within minutes; a pulse or a fever changes.
  private func isSteady(_ record: TalkRecord) -> Bool {
    guard let old = record.figures.first.flatMap(record.figure), old > 0, let new = told.first
    else { return false }
    return ["lab", "hba1c"].contains(record.measured)
      && (0.8...1.25).contains(new.value / old)
  }
}
