import Analysis
import Turkish

/// Messages that forbid to keep what they tell.
extension Scene {
  /// "yazma", "kaydetme": nothing of the message is to be kept.
  var forbidsKeeping: Bool {
    clauses.contains { clause in
      clause.verbIs(.put)
        && clause.form.map { form in
          form.mood == .imperative && form.person == 2 && form.isNegative
        } == true
    }
  }

  /// "ekmeği yazma, yemedim onu": nothing is said but that one thing is not to be kept, and was not eaten.
  var forbidsNamed: Bool {
    forbidsKeeping && !isQuestion
      && sentence.spans.allSatisfy { span in
        span.isMark || span.food?.noun?.grammaticalCase == .accusative || span.has(.filler)
          || sentence.folded(span).fits("uneaten.pointing")
          || span.has(.put, .eat) && span.finiteVerb?.verb?.isNegative == true
      }
  }
}
