/// Names of what people measure, or have measured, besides glucose, on folded text.
///
///     MeasureNames.isOne("potasyumum")  // true
///     MeasureNames.isOne("crp")         // true
///     MeasureNames.isOne("sekerim")     // false
///
/// Insulin, which is also taken, is one only as `insulinim` and with `cpeptid`; carbohydrate, money
/// and other counted things are none.
package enum MeasureNames {
  /// Names by how they begin; no word of another kind begins so.
  package static let beginnings = [
    // Of the body.
    "kilo", "tansiyon", "nabiz", "nabz", "ates", "oksijen", "satur",
    // Of a laboratory.
    "kolestero", "trigliserit", "trigliserid", "kreatinin", "ferritin", "demir", "hemoglobin",
    "hemogram", "hematokrit", "hba", "a1c", "keton", "vitamin", "b12", "folat", "potasyum",
    "sodyum", "kalsiyum", "magnezyum", "fosfor", "cinko", "albumin", "mikroalbumin", "bilirubin",
    "sedimantasyon", "trombosit", "lokosit", "eritrosit", "homosistein", "prolaktin", "kortizol",
    "testosteron", "peptid", "peptit", "cpeptid", "cpeptit", "homa", "tsh", "ldl", "hdl", "crp",
    "gfr", "egfr", "ggt", "hgb", "wbc", "mcv",
  ]
  /// Short names, as whole words: more of them begin other words (`alt`ı, `ure`tim, `bel`ki).
  package static let names: Set<String> = [
    "tip", "tur", "bel", "belim", "boy", "boyum", "yas", "yasim", "ure", "urem", "uresi", "urik",
    "urat", "urikasit", "b", "c", "d", "alt", "ast", "alp", "t3", "t4", "ft3", "ft4", "sedim",
    "psa", "spo", "plt", "rbc", "hct", "rdw", "mch", "insulinim",
  ]

  /// Whether a folded word names such a measure, in any case.
  package static func isOne(_ word: String) -> Bool { names.contains(word) || isDistinct(word) }

  /// Whether it does so without a short name, which means other things elsewhere: not `tip`, `boy`.
  package static func isDistinct(_ word: String) -> Bool {
    beginnings.contains { word.utf8.starts(with: $0.utf8) } && !word.hasPrefix("kilomet")
  }
}
