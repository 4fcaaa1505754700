/// What a person calls those whose values, meals and symptoms they also tell of.
package enum KinWords {
  /// As written, each with `my`: in other cases these are their beginnings (`annemin`).
  ///
  /// Without what is also said to anybody who listens: `hocam`, `dostum`.
  package static let own = [
    "annem", "anneannem", "babaannem", "büyükannem", "büyükbabam", "babam", "dedem", "ninem",
    "nenem",
    "kızım", "oğlum", "eşim", "kocam", "karım", "kardeşim", "ablam", "abim", "ağabeyim", "teyzem",
    "halam", "amcam", "dayım", "yengem", "eniştem", "torunum", "yeğenim", "kuzenim", "nişanlım",
    "sevgilim", "arkadaşım", "komşum", "çocuğum", "bebeğim", "kayınvalidem", "kayınpederim",
    "kaynanam", "görümcem", "gelinim", "damadım", "baldızım", "bacanağım", "hastam", "öğrencim",
  ]

  /// Whether a phrase ends in a word for kin, with or without `my`: `küçük kızım`, `anne`.
  package static func isKin(_ phrase: String) -> Bool {
    guard let last = Turkish.fold(phrase).split(separator: " ").last.map(String.init) else {
      return false
    }
    return folded.contains { $0 == last || $0.dropLast() == last || $0.dropLast(2) == last }
  }

  private static let folded = own.map(Turkish.fold)
}
