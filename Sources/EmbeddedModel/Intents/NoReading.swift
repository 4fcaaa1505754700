import Analysis
import Domain
import Turkish

/// Figures of a glucose that nobody has measured now.
extension MessageAnalysis {
  /// "geçen sene 400 olmuştu şekerim", "sensörün alarmını 70'e kurdum", "600'e kadar ölçüyor", "birazdan
  /// ölçeceğim kesin 200 çıkar".
  func isNoReading(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logGlucose", let place = candidate.anchor,
      clauseOf.indices.contains(place), !isToBePut
    else { return false }
    let clause = scene.clauses[clauseOf[place]]
    return isLongAgo(clause) || isSetting(clause) || isReach(place) || isForetold(place)
  }

  /// "şekerimi 138 yaz", and not "138'e düştü".
  private var isToBePut: Bool { spans.contains { $0.has(.put) && !$0.has(.trend) } }

  /// A habit or a value of a year ago, in the past or without a verb: "eskiden hep 200'dü".
  private func isLongAgo(_ clause: Clause) -> Bool {
    let words = scene.words
    let isSaid =
      words.contains { $0.fits("glucose.longAgo") }
      || zip(words, words.dropFirst()).contains { "\($0) \($1)".fits("glucose.longAgo") }
      || clause.form?.mood == .reported && spans.contains(where: isYear)
    return isSaid && scene.clauses.count(where: { $0.verb != nil }) < 2 && !clause.isQuestion
      && !times.contains { $0.time.clock != nil || $0.time.part != nil }
  }

  /// "2019'da şekerim 38'e düşmüş": a year.
  private func isYear(_ span: Span) -> Bool {
    guard let number = span.number, (1930...2100).contains(number.value) else { return false }
    return number.form.grammaticalCase == .locative
  }

  /// "alarmını 70'e kurdum"; one that rang tells a reading.
  private func isSetting(_ clause: Clause) -> Bool {
    let words = clause.spans.map { scene.sentence.folded($0) }
    return words.contains { $0.fits("glucose.setting") }
      && words.contains { $0.fits("glucose.set") }
  }

  private func isReach(_ place: Int) -> Bool {
    guard spans[place].number?.form.grammaticalCase == .dative, place + 2 < spans.count else {
      return false
    }
    return word(place + 1).fits("word.asMuch") && word(place + 2).fits("saidReadings.reaching")
      && !scene.words.contains { $0.fits("saidReadings.own") }
  }

  /// "kesin 200 çıkar" of what is still to be measured.
  private func isForetold(_ place: Int) -> Bool {
    guard !scene.isQuestion, place + 1 < spans.count,
      spans[place + 1].readings.contains(where: { $0.verb?.mood == .aorist && $0.verb?.person == 3 }
      )
    else { return false }
    return scene.words.contains { $0.fits("glucose.soon") }
      || scene.clauses[..<clauseOf[place]].contains {
        $0.form?.mood == .future && $0.verbIs(.measure)
      }
  }
}
