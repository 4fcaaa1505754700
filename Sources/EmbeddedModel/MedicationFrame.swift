import Domain
import Turkish

/// Drugs that were taken: recorded as said, never advised on.
extension Scene {
  func medication(_ clause: Clause, _ index: Int) -> Proposal? {
    guard !clause.isNegated, let names = medicationNames(clause, index) else { return nil }
    let did =
      clause.verbIs(.inject, .eat, .take, .put, .finish, .cook, .bring)
      && (clause.isPast || clause.isRequest)
    let ownDose = doseOf(clause.spans)
    let dose = ownDose ?? doseOf(clause.spans + spans(after: clause))
    let isBare = clause.verbPlace == nil && dose != nil
    guard did || isBare else { return nil }
    let takesNext =
      index + 1 < clauses.count && clauses[index + 1].verbPlace == nil
      && (clauses[index + 1].has(.medication) || ownDose == nil && dose != nil)
    let calls = names.map { name in
      var members: [JSON.Member] = [.init("name", .string(name))]
      if let dose {
        members.append(.init("dose", .number(dose.value)))
        if let unit = dose.unit { members.append(.init("unit", .string(unit))) }
      }
      return PlannedCall("logMedication", .object(members + particulars(clause)))
    }
    return Proposal(frame: "ilaç", score: 0.93, calls: calls, clauses: takesNext ? 2 : 1)
  }

  /// The drugs that a clause names; a general word (ilaç, doz) only where no name stands.
  private func medicationNames(_ clause: Clause, _ index: Int) -> [String]? {
    let general = Words.drugsInGeneral
    func names(_ clause: Clause) -> [String] {
      clause.spans.compactMap { span in
        span.time == nil ? span.reading(.medication)?.phrase : nil
      }
    }
    var found = names(clause)
    if found.allSatisfy(general.contains), index + 1 < clauses.count,
      clauses[index + 1].verbPlace == nil
    {
      found += names(clauses[index + 1])
    }
    let exact = found.filter { !general.contains($0) }
    if !exact.isEmpty { return exact }
    if let word = found.first { return [word] }
    return clause.spans.contains { ["unite", "iu"].contains(sentence.folded($0)) }
      ? ["insülin"] : nil
  }

  /// A dose as it was said.
  private struct Dose {
    var value: Double
    var unit: String?
  }

  /// The first number that counts units or names a strength.
  private func doseOf(_ near: [Span]) -> Dose? {
    for place in near.indices {
      guard let number = near[place].number, number.kind != .vague, place + 1 < near.count else {
        continue
      }
      let next = near[place + 1]
      if countsDoses(next) {
        return Dose(value: number.value, unit: Turkish.lowercased(doseUnit(next)))
      }
      if next.has(.medication), !number.isArticle { return Dose(value: number.value, unit: nil) }
    }
    return nil
  }

  private func countsDoses(_ span: Span) -> Bool {
    if span.has(.doseunit, .mgdl) { return true }
    guard let unit = span.measure?.unit else { return false }
    return unit == "adet" || unit == "mililitre" || span.measure?.factor == 0.001
  }

  private func spans(after clause: Clause) -> [Span] {
    guard let last = clause.spans.last else { return [] }
    return clauses.flatMap(\.spans).filter { $0.tokens.lowerBound >= last.tokens.upperBound }
  }

  private func doseUnit(_ span: Span) -> String {
    if let measure = span.measure {
      return measure.factor == 0.001 ? "mg" : measure.unit == "adet" ? "tablet" : measure.unit
    }
    switch sentence.folded(span) {
    case "unite", "uniteyi", "unit", "u", "iu": return "ünite"
    case "mg", "miligram": return "mg"
    default: return span.reading(.doseunit)?.phrase ?? sentence.source(span)
    }
  }
}
