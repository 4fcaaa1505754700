import Analysis
import Domain
import Turkish

/// What speaks for and against a number being a reading of now, and what is only asked about.
extension Scene {
  /// "şekerim genelde 140", "şekerim 110 olmalı", "geçen ay şekerim 140": nothing that was measured now.
  func isUsual(_ clause: Clause) -> Bool {
    guard let first = clause.spans.first, let last = clause.spans.last else { return false }
    let tokens = sentence.tokens[first.tokens.lowerBound..<last.tokens.upperBound]
    let isSaid = tokens.indices.contains { place in
      let word = tokens[place].folded
      if ReadingWords.usual.contains(word) || ReadingWords.wished.contains(word) { return true }
      guard ReadingWords.firstOfPairs.contains(word), place + 1 < tokens.endIndex else {
        return false
      }
      let pair = "\(word) \(tokens[place + 1].folded)"
      return ReadingWords.usual.contains(pair) || ReadingWords.longAgo.contains(pair)
    }
    return isSaid || clause.has(.wish)
  }

  /// "320'ydi | 180'e indi", "290du | şimdi 175": only where it is now is written.
  func isReplacedLater(_ clause: Clause, _ index: Int) -> Bool {
    guard clause.times.isEmpty, index + 1 < clauses.count,
      let place = clause.spans.lastIndex(where: { $0.number != nil }),
      hasEnding(place, clause, in: ReadingWords.pasts)
    else { return false }
    let next = clauses[index + 1]
    guard next.numbers.contains(where: { $0.value >= 20 }), !next.hasFood else { return false }
    let isNow = next.spans.contains { ["simdi", "su an", "suan"].contains(sentence.folded($0)) }
    let moves =
      next.verbIs(.trend)
      && next.spans.indices.contains { isDative($0, next) && next.spans[$0].number != nil }
    return isNow || moves || next.verbIs(.be) && next.isPast && next.times.isEmpty
  }

  /// "yatmadan önce 138", "yemekten iki saat sonra 176 çıktı".
  func isAnchored(_ clause: Clause) -> Bool {
    clause.times.contains { $0.anchor != nil } && !clause.hasFood
      && (clause.verbPlace == nil || clause.verbIs(.comeout))
  }

  /// Whether a measuring verb or a glucose word without a number stands in another clause.
  func isBesideMeasuring(_ clause: Clause, _ index: Int) -> Bool {
    let before = index > 0 ? clauses[index - 1] : nil
    let afterMeasuring = before.map { $0.verbIs(.measure) && $0.numbers.isEmpty } ?? false
    // "sabah 118, akşam 164 ölçtüm"
    let beforeMeasuring =
      clause.verbPlace == nil && !clause.times.isEmpty
      && clauses.dropFirst(index + 1).contains { $0.verbIs(.measure) && !$0.numbers.isEmpty }
    let measures =
      beforeMeasuring || clause.has(.measure) || clause.verbIs(.comeout, .measure) || afterMeasuring
    return clauses.contains { isAboutGlucose($0) && $0.numbers.isEmpty }
      || (measures && clauses.contains { $0.verbIs(.measure) || $0.has(.measure) })
      || before.map(looked) ?? false && isBare(clause)
  }

  /// "az önce baktım, 147".
  private func looked(_ clause: Clause) -> Bool {
    clause.verb?.phrase == "bak" && clause.isPast && clause.numbers.isEmpty
      && clause.spans.allSatisfy {
        $0.isMark || $0.time != nil || $0.has(.filler, .show, .glucose, .deictic, .more)
      }
  }

  /// Whether the clause goes on with readings: of this message, of the last ones, or after eating.
  func continues(_ clause: Clause, _ index: Int) -> Bool {
    guard isBare(clause) else { return false }
    let earlier = clauses[..<index]
    let wasTold = earlier.contains { told in
      (isAboutGlucose(told) || isAnchored(told)) && !isUsual(told)
        && told.numbers.contains { $0.value >= 20 }
    }
    if wasTold { return true }
    if clauses.dropFirst(index + 1).first.map({ isAboutGlucose($0) && clause.times.count > 0 })
      ?? false,
      clause.times.contains(where: { $0.anchor != nil })
    {
      return true
    }
    let tells = !clause.times.isEmpty || clause.verbIs(.be, .comeout, .trend) || isNow(clause)
    if dialogue.lastAnswer == Talk.ask(Question(kind: .whichReading, calls: [])) { return true }
    if isAfterEating(clause), earlier.contains(where: { $0.verbIs(.eat) && $0.isPast }) {
      return true
    }
    // "akşamki 120 olacak" corrects a reading that nobody wrote.
    return tells && clause.form?.mood != .future
      && dialogue.steps.contains { $0.call.name == "logGlucose" && $0.result.isOK && $0.age <= 2 }
  }

  /// "15 dakika sonra 95 oldu", "hâlâ 46": what followed on what was eaten, no amount of it.
  func isAfterEating(_ clause: Clause) -> Bool {
    guard isBare(clause), clause.numbers.contains(where: { (40...600).contains($0.value) }) else {
      return false
    }
    if clause.verbIs(.be, .comeout, .trend) { return clause.isPast }
    let isLater = clause.spans.contains { sentence.folded($0).hasSuffix("sonra") }
    return clause.verbPlace == nil && (isLater && !clause.times.isEmpty || isNow(clause))
  }

  private func isNow(_ clause: Clause) -> Bool {
    clause.spans.contains {
      ["simdi", "hala", "halen", "su an", "suan", "yine"].contains(sentence.folded($0))
    }
  }

  /// Whether a clause holds one number and nothing but when it was and that it came out.
  func isBare(_ clause: Clause) -> Bool {
    clause.numbers.filter { !$0.isArticle }.count == 1
      && clause.spans.allSatisfy { span in
        let word = sentence.folded(span)
        return span.isMark || span.time != nil || span.number != nil
          || span.has(
            .filler, .glucose, .measure, .comeout, .trend, .be, .deictic, .more, .person,
            .correction, .mgdl, .mmol)
            && span.food == nil
          || ReadingWords.endings.contains(word) || ["hala", "halen", "suan", "an"].contains(word)
      }
  }

  // MARK: Asking

  /// A number that is rather a reading, or a reading without one number: asked about, not written.
  func unsureReading(_ clause: Clause, _ index: Int) -> Proposal? {
    func asks(_ kind: Question.Kind, _ calls: [PlannedCall]) -> Proposal {
      Proposal(
        frame: "kan şekeri sorulur", score: 0.6, speech: .ask(Question(kind: kind, calls: calls)))
    }
    let isVague = isVague(clause) || namesTwoDevices && clause.numbers.contains { $0.value >= 40 }
    if isAboutGlucose(clause), !isUsual(clause), isVague { return asks(.whichReading, []) }
    guard clauses.count == 1, isBare(clause), !isUsual(clause),
      let place = clause.spans.lastIndex(where: { $0.number?.kind == .exact }),
      let value = clause.spans[place].number?.value, (40...500).contains(value),
      !isDenied(place, clause), !isOfElse(place, clause),
      clause.verbPlace == nil || clause.isPast,
      !clause.times.isEmpty && clause.verbPlace == nil
        || clause.verbIs(.comeout) && !isDative(place, clause)
        || isDative(place, clause) && clause.verbIs(.trend) && clause.form?.person == 1
    else { return nil }
    let told = ToldReading(number: value, unit: nil, isCertain: false)
    return asks(.bareReading(value), logGlucose(told, index).calls)
  }

  /// "parmaktan 134 sensörden 120": two values of one moment.
  var namesTwoDevices: Bool {
    func tells(_ stems: [String]) -> Bool {
      clauses.contains { clause in
        tellsNumber(clause)
          && clause.spans.contains { span in stems.contains { sentence.folded(span).hasPrefix($0) }
          }
      }
    }
    return tells(["parmak"]) && tells(["sensor", "libre", "dexcom"])
  }

  private func tellsNumber(_ clause: Clause) -> Bool {
    clause.times.isEmpty && clause.numbers.contains { $0.value >= 40 }
  }

  /// "140-150", "yetmişin altında": no one value.
  private func isVague(_ clause: Clause) -> Bool {
    clause.spans.indices.contains { place in
      if isHundredths(clause.spans[place]) { return true }
      guard let number = clause.spans[place].number, number.low >= 40, number.high <= 600 else {
        return false
      }
      if number.kind == .range { return true }
      return ReadingWords.bounds.contains(word(afterNumber(place, clause), clause))
        && !isOfElse(place, clause)
    }
  }
}
