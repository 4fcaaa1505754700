import Analysis
import Domain
import Turkish

/// Questions about what was: the figures and deeds that they name are stored already, or were not so.
extension MessageAnalysis {
  /// "kilom 90'a düştü mü", "214 çıktıktan sonra ne yapmıştım": whether a record's words are only asked.
  func isAskedBack(_ candidate: IntentCandidate) -> Bool {
    guard candidate.logs, let number = clause(of: candidate) else { return false }
    let clause = scene.clauses[number]
    if asksOfPast(clause) || candidate.isMeasured && isGeneral(clause) { return true }
    guard number + 1 < scene.clauses.count else { return false }
    let next = scene.clauses[number + 1]
    return next.isQuestion && beginsMeanwhile(next)
  }

  /// "280'di di mi", "içmiştim sanırım", "başım dönmüştü, ne zamandı": what may be stored already is asked
  /// about, and never written at once.
  func isRecalledOnly(_ candidate: IntentCandidate) -> Bool {
    guard candidate.logs, !scene.has(.put), let number = clause(of: candidate) else { return false }
    let clause = scene.clauses[number]
    if isTagged(clause) || isRecalled(clause) { return true }
    guard number + 1 < scene.clauses.count else { return false }
    let next = scene.clauses[number + 1]
    return isTag(next) || next.isQuestion && asksWhen(next) || isRetold(clause, behind: number)
  }

  private func clause(of candidate: IntentCandidate) -> Int? {
    candidate.anchor.flatMap { clauseOf.indices.contains($0) ? clauseOf[$0] : nil }
  }

  /// "öğlen yediğim kaça çıkarır", "akşam kaç çıkar": a glucose rises, nothing is taken out.
  func isRiseAsked(_ clause: Clause) -> Bool {
    guard let verb = clause.verbPlace, folded(clause.spans[verb]).fits("asked.rise") else {
      return false
    }
    let isAorist = !folded(clause.spans[verb]).fits("remove.out") || clause.isQuestion
    return clause.spans[..<verb].contains { span in
      folded(span).fits("asked.howHigh")
        || isAorist && span.number?.form.grammaticalCase == .dative && span.food == nil
    }
  }

  private func folded(_ span: Span) -> String { scene.sentence.folded(span) }

  /// "180'e çıktı mı", "ne yemiştim", "başım ağrıyor muydu", "moralim nasıldı"; "neden 250 çıktı" takes it
  /// for given.
  private func asksOfPast(_ clause: Clause) -> Bool {
    guard clause.isQuestion else { return false }
    if clause.spans.contains(where: { folded($0).fits("asked.wasSo") }) { return true }
    guard clause.isPast || clause.form?.hasPastCopula == true, let verb = clause.verbPlace else {
      return false
    }
    let behind = clause.spans[(verb + 1)...].first { !$0.isMark }
    return behind?.has(.ask) == true
      || clause.spans.contains { $0.has(.question) && !folded($0).fits("asked.why") }
  }

  /// "280'di di mi", "metformin içtim değil mi"; not "140 iyi değil mi".
  private func isTagged(_ clause: Clause) -> Bool {
    let said = clause.spans.filter { !$0.isMark }
    return (1...2).contains { length in
      guard said.count > length else { return false }
      let tag = said.suffix(length).map(folded).joined(separator: " ")
      let before = said[said.count - length - 1]
      return tag.fits("asked.tag") && (before.number != nil || before.finiteVerb != nil)
    }
  }

  /// "değil mi": a clause of its own.
  private func isTag(_ clause: Clause) -> Bool {
    clause.spans.filter { !$0.isMark }.map(folded).joined(separator: " ").fits("asked.tag")
  }

  /// "dün 2 bardak su içmiştim sanırım": what somebody thinks to remember.
  private func isRecalled(_ clause: Clause) -> Bool {
    clause.form?.mood == .reported && clause.form?.hasPastCopula == true
      && clause.spans.contains { folded($0).fits("told.recalled") }
  }

  /// "sabah 140 akşam 180 iyi midir": of figures as such; "şekerim 140 normal midir" is of one's own.
  private func isGeneral(_ clause: Clause) -> Bool {
    clause.verb == nil && clause.spans.contains { folded($0).fits("asked.generally") }
      && !spans.contains { folded($0).fits("value.own") || folded($0).fits("value.theirs") }
  }

  /// "ne zamandı", "hangi gündü o"; not "ne zaman ölçeyim".
  private func asksWhen(_ clause: Clause) -> Bool {
    let words = clause.spans.filter { !$0.isMark }.map(folded).joined(separator: " ")
      .split(separator: " ")
    return zip(words, words.dropFirst()).contains { "\($0) \($1)".fits("asked.when") }
  }

  /// "şekerim 142 iken ne yemiştim".
  private func beginsMeanwhile(_ clause: Clause) -> Bool {
    clause.spans.first { !$0.isMark }.map { folded($0).fits("asked.meanwhile") } ?? false
  }

  /// "dün akşam 8 yaptım 269 oldum, az mı yapmışım": a deed of an earlier day that is asked about.
  private func isRetold(_ clause: Clause, behind number: Int) -> Bool {
    guard clause.isPast, times.contains(where: { isOfEarlierDay($0.time) }) else { return false }
    return scene.clauses[(number + 1)...].contains { later in
      later.isQuestion && later.form?.mood == .reported && later.form?.person == 1
    }
  }

  private func isOfEarlierDay(_ time: TimeReading) -> Bool {
    guard let moment = scene.moment([time]) else { return false }
    return moment < scene.now && scene.zone.day(at: moment) != scene.zone.day(at: scene.now)
  }
}

extension Reading {
  /// The same with a question in the place of records that somebody only recalls, or asks to have confirmed.
  func asking(of result: Understanding) -> Understanding {
    guard result.calls.contains(where: \.writes) else { return result }
    let recalled = candidates.filter(message.isRecalledOnly).flatMap(\.calls)
    guard result.calls.contains(where: recalled.contains) || goesBack(result.calls) else {
      return result
    }
    var asked = result
    asked.calls = []
    asked.speeches = [.ask(Question(kind: .isMeant([result.calls]), calls: result.calls))]
    return asked
  }

  /// "öğlen 5 akşam 7 novorapid" at two o'clock: no row of one day, if the evening were yesterday's, and
  /// nothing says that it was done.
  private func goesBack(_ calls: [PlannedCall]) -> Bool {
    guard !message.times.contains(where: \.time.namesDay),
      calls.contains(where: { $0.tool == "logMedication" }),
      message.scene.clauses.allSatisfy({ $0.verbPlace == nil })
    else { return false }
    return zip(calls, calls.dropFirst()).contains { one, next in
      guard one.tool == next.tool, one.writes,
        let first = one.arguments[.at]?.string, let second = next.arguments[.at]?.string
      else { return false }
      return second.prefix(10) < first.prefix(10) && second.dropFirst(10) > first.dropFirst(10)
    }
  }
}
