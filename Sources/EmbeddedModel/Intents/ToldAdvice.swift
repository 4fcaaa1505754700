import Analysis
import Turkish

// What others said, what ought to be done by their words, and what a dish is made of: nothing of it was done.
extension ToldRecord {
  /// "doktor günde 30 dakika yürü dedi", "doktor metformin 1000 mg yazdı", and not what was done then.
  var isAdvised: Bool {
    guard MessageAnalysis.acts.contains(candidate.intent) else { return false }
    let isDone = message.scene.clauses.contains { clause in
      clause.isPast && !clause.isNegated && [1, 4].contains(clause.form?.person ?? 0)
        && clause.verbIs(.inject, .eat, .walk, .sleep, .take)
    }
    return !isDone && (isOrderTold || isPrescribed || isRateTold)
  }

  /// "doktor babama günde 2 litre su dedi", "diyetisyen günde 3 bardak süt önerdi": how much there ought to
  /// be, by the word of those who treat.
  private var isRateTold: Bool {
    let words = message.spans.flatMap {
      message.scene.sentence.folded($0).split(separator: " ").map(String.init)
    }
    return Self.advised.contains(candidate.intent)
      && words.contains { $0.fits("advice.giver") } && words.contains { $0.fits("advice.said") }
      && (words.contains { $0.fits("advice.rate") } || clause.verbIs(.talk))
      && !message.scene.clauses.contains { clause in
        clause.isPast && !clause.isNegated && clause.verbIs(.inject, .eat, .walk, .sleep, .take)
      }
  }

  /// "Mehmet yazdı: şekerim 240", "Fatma: öğlen makarna yedim", "almancaya çevir: 2 yumurta yedim": words of
  /// somebody else, or to work on.
  var isQuoted: Bool {
    let spans = message.spans
    guard
      let colon = spans.indices.first(where: { place in
        spans[place].isMark && message.word(place) == ":"
      }), colon > 0, colon < anchor, colon <= 6
    else { return false }
    let head = spans[..<colon].flatMap { span in
      message.scene.sentence.folded(span).split(separator: " ").map(String.init)
    }
    if head.contains(where: { $0.fits("told.textTask") || $0.fits("told.writes") }) { return true }
    let isName =
      head.count <= 2
      && head.contains { AssertionReader.isPerson($0) || GivenNames.isName($0) }
    let quoted = message.scene.sentence.tokens[spans[colon].tokens.upperBound...]
    return isName
      && quoted.contains { VerbEnding.isFirstPerson($0.folded) || $0.folded.fits("told.ofMine") }
  }

  /// "yürü dedi", "iç diyor": an order that somebody gave.
  private var isOrderTold: Bool {
    message.spans.indices.dropLast().contains { place in
      message.spans[place].readings.contains { reading in
        reading.verb.map { $0.mood == .imperative && $0.person == 2 && !$0.isNegative } ?? false
      } && message.word(place + 1).fits("told.ordered")
    }
  }

  /// "doktor metformin yazdı": a drug that was given to be taken.
  private var isPrescribed: Bool {
    guard candidate.intent == "logMedication", let form = clause.form,
      [3, 6].contains(form.person), let verb = clause.verbPlace
    else { return false }
    let word = message.scene.sentence.folded(clause.spans[verb])
    // "augmentin 1000 başladılar" needs nobody who is named.
    if word.fits("told.begun") { return true }
    return word.fits("told.prescribed")
      && clause.spans.contains { message.scene.sentence.folded($0).fits("person.staff") }
  }

  private static let advised: Set = ["logMeal", "logWater", "logActivity", "logMedication"]

  /// "tarifte 2 yumurta 1 bardak süt var": what a dish is made of.
  var isOfRecipe: Bool {
    candidate.intent == "logMeal" && !message.scene.has(.eat)
      && clause.spans.contains { span in
        span.reading(.recipe)?.noun?.grammaticalCase == .locative
      }
  }
}
