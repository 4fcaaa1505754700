import Analysis
import Domain
import Turkish

/// Figures of a glucose that nobody has measured now.
extension MessageAnalysis {
  /// "geçen sene 400 olmuştu şekerim", "sensörün alarmını 70'e kurdum", "600'e kadar ölçüyor", "birazdan
  /// ölçeceğim kesin 200 çıkar".
  func isNoReading(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logGlucose", let place = candidate.anchor,
      clauseOf.indices.contains(place), !scene.has(.put)
    else { return false }
    let clause = scene.clauses[clauseOf[place]]
    return isLongAgo(clause) || isSetting(clause) || isReach(place) || isForetold(clause)
  }

  /// A habit or a value of a year ago, in the past or without a verb: "eskiden hep 200'dü".
  private func isLongAgo(_ clause: Clause) -> Bool {
    let words = scene.words
    let isSaid =
      words.contains { $0.fits("glucose.longAgo") }
      || zip(words, words.dropFirst()).contains { "\($0) \($1)".fits("glucose.longAgo") }
    return isSaid && scene.clauses.count == 1 && !clause.isQuestion
      && !times.contains { $0.time.clock != nil || $0.time.part != nil }
  }

  private func isSetting(_ clause: Clause) -> Bool {
    clause.spans.contains { span in
      let word = scene.sentence.folded(span)
      // "hedefim 120", but not "hedefim 120, 180 çıktı".
      return word.fits("glucose.setting")
        || word.fits("glucose.goal") && clause.verbPlace == nil
          && clause.numbers.count == 1 && scene.clauses.count == 1
    }
  }

  private func isReach(_ place: Int) -> Bool {
    guard spans[place].number?.form.grammaticalCase == .dative, place + 2 < spans.count else {
      return false
    }
    return word(place + 1).fits("glucose.upTo") && word(place + 2).fits("glucose.reaching")
  }

  private func isForetold(_ clause: Clause) -> Bool {
    // "çıkar" is an order too.
    guard !clause.isQuestion,
      clause.spans.contains(where: { $0.readings.contains { $0.verb?.mood == .aorist } }),
      let number = scene.clauses.firstIndex(where: {
        $0.spans.first?.tokens == clause.spans.first?.tokens
      })
    else { return false }
    return scene.words.contains { $0.fits("glucose.soon") }
      || scene.clauses[..<number].contains { $0.form?.mood == .future && $0.verbIs(.measure) }
  }
}
