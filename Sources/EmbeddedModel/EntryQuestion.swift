import Analysis
import Domain
import Turkish

/// Questions about one's own entries: "bugün kaç ünite yaptım?", "kilom kaç?", "ilacımı içtim mi?".
extension Scene {
  func entryQuestion(at index: Int) -> Proposal? {
    let clause = clauses[index]
    let asks = clause.isQuestion || clause.verbIs(.show) || clause.has(.show)
    guard !clause.isUnreal, !clause.has(.target, .list, .recallnoun, .note, .remind),
      let topic = askedTopic(clause, asks)
    else { return nil }
    return Proposal(
      frame: "kayıt sorusu", score: 0.91,
      calls: [PlannedCall("getDay", .object(stretch(of: topic, clause)))], topic: topic)
  }

  private func askedTopic(_ clause: Clause, _ asks: Bool) -> LoggedEntry.Kind? {
    if namesSymptoms(clause), asks || clause.verbPlace == nil { return .symptom }
    guard asks else { return nil }
    if asksWeight(clause) { return .weight }
    // What was done, not what to do: "kaç ünite yapayım" is another question.
    guard clause.isPast || clause.form?.hasPastCopula == true else { return nil }
    let isOwn = clause.form?.person == 1 || clause.form?.person == 4
    let counts = clause.spans.contains { IntakeReader.isUnits(sentence.folded($0)) }
    if counts, isOwn || clause.verbIs(.be) { return .medication }
    guard isOwn, !clause.hasRealFood || clause.has(.medication) else { return nil }
    if clause.has(.medication), clause.verbIs(.inject, .eat, .take, .cook) { return .medication }
    if clause.verbIs(.sleep), !clause.has(.glucose, .sugarword) { return .sleep }
    if clause.verbIs(.walk) || clause.has(.activity, .steps) { return .activity }
    return nil
  }

  /// "belirtilerim", "şikayetlerim".
  private func namesSymptoms(_ clause: Clause) -> Bool {
    clause.spans.contains { span in
      let word = sentence.folded(span)
      return word.hasPrefix("belirtilerim") || word.hasPrefix("sikayetlerim")
        || word.hasPrefix("semptomlarim")
    } && !clause.has(.research, .researchnoun)
  }

  /// "kilom kaç", "kaç kiloyum", "son kilom neydi".
  private func asksWeight(_ clause: Clause) -> Bool {
    let isOwn = clause.spans.contains { span in
      span.measure.map {
        $0.measure == .kilogram && ($0.form.possessor == 1 || $0.form.copula == .person)
      } ?? span.reading(.weight)?.noun.map { $0.possessor == 1 || $0.copula == .person } ?? false
        || ["kiloyum", "kiloydum"].contains(sentence.folded(span))
    }
    return isOwn && clause.has(.question) && !clause.hasRealFood
      && clause.numbers.allSatisfy(\.isArticle)
      && (clause.verbPlace == nil || clause.verbIs(.be, .comeout, .show) && !clause.isUnreal)
      && clause.form?.mood != .future && clause.form?.mood != .necessity
  }

  /// The days to look in: those that are said; else today, a night with the day before, weeks of weights.
  private func stretch(of topic: LoggedEntry.Kind, _ clause: Clause) -> [JSON.Member] {
    let said = days(clause)
    let isSince =
      clause.spans.contains { ["en son", "ne zaman"].contains(sentence.folded($0)) }
      || folded.contains("en son") || folded.contains("ne zaman")
    let back: Int
    switch topic {
    case .weight: back = 30
    case .medication where isSince: back = 14
    // A night's sleep is written down in the morning, or later.
    case .sleep where clause.times.allSatisfy({ $0.period == nil }): back = 1
    default: return said
    }
    if topic != .sleep, !said.isEmpty, !isSince { return said }
    let today = zone.day(at: now)
    return [
      .init("from", .string(text(zone.start(of: today - back)))),
      .init("to", .string(text(zone.start(of: today + 1)))),
    ]
  }
}
