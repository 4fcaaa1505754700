/// Names of what people measure, or have measured, besides glucose, on folded text.
///
///     MeasureNames.isOne("potasyumum")  // true
///     MeasureNames.isOne("crp")         // true
///     MeasureNames.isOne("sekerim")     // false
///
/// Insulin, which is also taken, is one only as `insulinim` and with `cpeptid`; carbohydrate, money
/// and other counted things are none.
package enum MeasureNames {
  /// Whether a folded word names such a measure, in any case.
  package static func isOne(_ word: String) -> Bool {
    word.fits("measure.short") || isDistinct(word)
  }

  /// Whether it does so without a short name, which means other things elsewhere: not `tip`, `boy`.
  package static func isDistinct(_ word: String) -> Bool {
    (analytes.hasStem(of: word) || word.fits("measure.distinct")) && !word.fits("measure.none")
  }

  /// What the lexicon has; `alt` and `üre` only as they stand.
  private static let analytes = Beginnings(
    Vocabulary.singleWords { $0.analyte != nil }.filter { !$0.fits("measure.short") })
}
