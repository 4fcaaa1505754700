/// What a person calls those whose values, meals and symptoms they also tell of.
package enum KinWords {
  /// As written, each with `my`: in other cases these are their beginnings (`annemin`).
  ///
  /// Without what is also said to anybody who listens: `hocam`, `dostum`.
  package static let own = [
    "annem", "anneannem", "babaannem", "büyükannem", "büyükbabam", "babam", "dedem", "ninem",
    "kızım", "oğlum", "eşim", "kocam", "karım", "kardeşim", "ablam", "abim", "ağabeyim", "teyzem",
    "halam", "amcam", "dayım", "yengem", "eniştem", "torunum", "yeğenim", "kuzenim", "nişanlım",
    "sevgilim", "arkadaşım", "komşum", "çocuğum", "bebeğim", "kayınvalidem", "kayınpederim",
    "kaynanam", "görümcem", "gelinim", "damadım", "baldızım", "bacanağım", "hastam", "öğrencim",
  ]
}
