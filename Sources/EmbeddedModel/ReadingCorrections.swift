import Analysis
import Domain
import Turkish

/// Readings that are corrected or taken away after they were written.
extension Scene {
  /// "150ymiş", "sabahki 120 olacak", "son ölçümü 164 yap", "ölçümü sil".
  func changedReading(_ clause: Clause) -> Proposal? {
    guard !isQuestion else { return nil }
    return removedReading(clause) ?? namedReading(clause) ?? retoldReading(clause)
  }

  /// The step that wrote the reading that a clause means: the last, or that of the time that it names.
  func meantReading(_ clause: Clause) -> Dialogue.Step? {
    guard !clause.times.isEmpty else {
      return dialogue.lastWrite.flatMap { $0.call.name == "logGlucose" ? $0 : nil }
    }
    return dialogue.steps.first { step in
      guard step.call.name == "logGlucose", step.result.isOK,
        let at = step.result.value?["at"]?.string, let time = CivilTime(parsing: at, in: zone)
      else { return false }
      return clause.times.allSatisfy { said in
        (said.part?.hours.contains(time.hour) ?? true)
          && (said.clock?.hour ?? time.hour) == time.hour
          && (said.day ?? time.day) == time.day
      }
    }
  }

  private func removedReading(_ clause: Clause) -> Proposal? {
    guard clause.verbIs(.remove), clause.isRequest, !clause.isNegated, clause.numbers.isEmpty,
      clause.has(.glucose) || ownSugar(clause), !clause.has(.list)
    else { return nil }
    let meant = meantReading(clause)?.result.value?["reading"]
    guard meant != nil || clause.times.isEmpty else { return nil }
    let choice: JSON.Member = meant.map { .init("reading", $0) } ?? .init("which", "glucose")
    return Proposal(
      frame: "ölçüm silme", score: 0.93, calls: [PlannedCall("deleteEntry", .object([choice]))])
  }

  /// "son ölçümü 164 yap".
  private func namedReading(_ clause: Clause) -> Proposal? {
    guard clause.verbIs(.change, .bring), clause.isRequest, isAboutGlucose(clause),
      let value = clause.numbers.last?.value, value >= 20
    else { return nil }
    return Proposal(
      frame: "kayıt düzeltme", score: 0.93,
      calls: [PlannedCall("updateEntry", ["which": "glucose", "value": .number(value)])])
  }

  private func retoldReading(_ clause: Clause) -> Proposal? {
    guard isBare(clause), let place = clause.spans.lastIndex(where: { $0.number != nil }),
      let value = clause.spans[place].number?.value, value >= 20, !isOfElse(place, clause),
      hasEnding(place, clause, in: ReadingWords.reported)
        || clause.verbIs(.be) && clause.form?.mood == .future,
      let step = meantReading(clause), step.age <= 6, let id = step.result.value?["reading"]
    else { return nil }
    return Proposal(
      frame: "kayıt düzeltme", score: 0.93,
      calls: [PlannedCall("updateEntry", ["reading": id, "value": .number(value)])])
  }
}
