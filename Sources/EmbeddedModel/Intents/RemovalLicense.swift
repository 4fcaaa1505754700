import Analysis
import Domain
import Foundation
import Turkish

// What a message has to say before a record is removed or taken back.
extension ToldChange {
  /// Whether it orders that, or denies what the record tells.
  var mayTakeAway: Bool {
    // "geri al", then "geri getir": what was taken back is wanted again.
    // "geri getirin" after a record: nothing was taken back.
    let last = scene.dialogue.lastWrite?.call.name
    if last == "undo" || last.map({ ToolVerb(of: $0) == .log }) == true,
      scene.sentence.tokens.contains(where: { $0.folded.fits("undo.bring") })
    {
      return false
    }
    let target = record ?? message.state.records.first
    if givesUpElse(than: target) { return false }
    guard isRemovalWanted else {
      // "yapmadım, iptal ettim" denies it all the same; "sildim" alone does not.
      if scene.isQuestion, scene.has(.remove, .undo, .giveup) { return false }
      let isOfNone = target == nil && !scene.has(.remove, .undo, .giveup)
      return corrects && !scene.isQuestion || leadsWithNo && target.map(isOfElse) != true
        || isBareDenial || target.map(isDenied) ?? isOfNone
    }
    guard let target else { return true }
    return !isOfPieces(target) && !isOfOtherDrug(than: target) && !pointsElsewhere(than: target)
  }

  /// "dünküyü sil" of what was told of today; "sabahkini sil" of a meal, where the talk is of readings.
  private func pointsElsewhere(than target: TalkRecord) -> Bool {
    let said = Self.moments.first { row in
      message.spans.indices.contains { message.word($0).fits(row.key) }
    }
    guard let said, let date = target.date(in: scene.zone) else { return false }
    let (now, zone) = (scene.now, scene.zone)
    let isMeant = { (date: Date) in
      let day = said.key == "pointed.yesterday" ? now.addingTimeInterval(-Self.day) : now
      return zone.day(at: date) == zone.day(at: day)
        && said.hours.contains(zone.civil(at: date).hour)
    }
    if record != nil || candidate.calls.contains(where: { $0.tool == "undo" }) {
      return !isMeant(date)
    }
    // A meal that is deleted by its name, beside readings of that time.
    return target.kind != .meal && !scene.has(.meal)
      && message.state.records.contains { one in
        one.kind == target.kind && one.date(in: zone).map(isMeant) == true
      }
  }

  private static let day = 86_400.0

  /// Words that point at the record of a time, and the hours of it.
  private static let moments: [(key: String, hours: Range<Int>)] = [
    ("pointed.yesterday", 0..<24), ("pointed.morning", 4..<12), ("pointed.noon", 11..<17),
    ("pointed.evening", 16..<24), ("pointed.night", 0..<24),
  ]

  /// "yok yok bir bardağına attım" after a reading: a no, and what nothing of the record explains.
  private func isOfElse(_ record: TalkRecord) -> Bool {
    record.kind != .meal
      && !scene.clauses.contains {
        $0.isNegated && $0.isPast && $0.verbIs(.eat, .inject, .take, .measure)
      }
      && message.spans.indices.contains { place in
        let isDeed = message.spans[place].finiteVerb?.verb.map {
          $0.mood == .past && !$0.isNegative && !message.spans[place].has(.correction)
        }
        return isForeign(place, to: record) || isDeed == true
      }
  }

  /// "yapmadım", "yemedim daha, akşam yiyeceğim": a deed that is denied, and nothing besides.
  private var isBareDenial: Bool {
    if !message.undoneRecords.isEmpty { return true }
    let said = message.spans.filter { !$0.isMark && !$0.has(.filler) }
    let target = record ?? message.state.records.first
    return said.count == 1 && said[0].finiteVerb != nil
      && scene.clauses.contains { clause in
        clause.isNegated && clause.isPast && target.map { mayDeny(clause, $0) } != false
      }
  }

  /// "yemedim" denies a meal, and no insulin; "bozmadım" of a fast denies no reading.
  private func mayDeny(_ clause: Clause, _ record: TalkRecord) -> Bool {
    switch record.kind {
    case .medication: clause.verbIs(.inject, .take)
    case .glucose: clause.verbIs(.measure, .take, .be, .comeout)
    default: true
    }
  }

  /// "lantus yapmadım" after a Lantus: a record that is said not to have happened.
  private func isDenied(_ record: TalkRecord) -> Bool {
    scene.clauses.filter { $0.isNegated || $0.has(.absent) }.contains { clause in
      clause.spans.contains { span in
        switch record.kind {
        case .meal:
          span.food.map { food in
            record.meal?.items.contains { FoodRole.shares($0.name, food.phrase) } == true
          } ?? false
        case .medication: span.reading(.medication).map { isSameDrug($0.phrase, record) } ?? false
        case .symptom:
          span.reading(.symptom, .ache).map { isNamed($0.phrase, by: record) } ?? false
        default:
          record.measured.map { $0 == span.analyte?.kind }
            ?? record.kind.ownNames.contains { span.has($0) }
        }
      }
    }
  }

  /// "4 kurabiye yedim", then "ikisini sil": some of the pieces, and not the meal.
  private func isOfPieces(_ record: TalkRecord) -> Bool {
    guard let meal = record.meal else { return false }
    let pieces = meal.items.compactMap(\.quantity).max() ?? 0
    return candidate.calls.contains { ToolVerb(of: $0.tool) == .delete || $0.tool == "undo" }
      && message.quantities.contains { quantity in
        let next = quantity.spans.upperBound
        let isOfRecords =
          next < message.spans.count && message.spans[next].has(.meal, .record, .lastword)
        return quantity.measure == nil && quantity.value < pieces && !isOfRecords
          && message.word(quantity.spans.lowerBound).fits("change.pieces")
      }
  }

  /// "metformini sil" after an insulin.
  private func isOfOtherDrug(than record: TalkRecord) -> Bool {
    let named = message.spans.compactMap { $0.reading(.medication)?.phrase }
    return record.kind == .medication && !named.isEmpty
      && !named.contains { isSameDrug($0, record) }
  }

  private func isNamed(_ name: String, by record: TalkRecord) -> Bool {
    record.value[.kind]?.string.map { FoodRole.shares($0, name) } ?? true
  }
}
