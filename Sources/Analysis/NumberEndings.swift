/// What stands at or after a number and says how it is meant, on folded text.
package enum NumberEndings {
  package static let ablatives: Set<String> = ["den", "dan", "ten", "tan"]

  package static let pasts: Set<String> = ["di", "du", "ti", "tu", "idi", "ydi", "ydu"]

  package static let reported: Set<String> = ["mis", "mus", "ymis", "ymus", "imis"]

  /// What makes a number a bound or a stretch: `60'ın altında`, `120 130 arası`.
  package static let bounds: Set<String> = [
    "altinda", "altina", "alti", "altindaydi", "ustunde", "ustune", "ustu", "ustundeydi",
    "uzerinde", "uzerine", "fazla", "yukari", "asagi", "gecti", "gecmis", "geciyor", "uzeri",
    "arasi", "arasinda", "arasindaydi",
  ]

  /// What may be written apart from a number that it belongs to: cases and the past copula.
  package static let endings: Set<String> = [
    "a", "e", "ya", "ye", "i", "u", "yi", "yu", "de", "da", "te", "ta", "den", "dan", "ten", "tan",
    "di", "du", "ti", "tu", "idi", "ydi", "ydu", "imis", "ymis", "ymus", "dir", "dur", "tir", "tur",
    "nin", "nun", "in", "un",
  ]

  package static let datives: Set<String> = ["a", "e", "ya", "ye", "lere", "lara"]

  /// What is counted by a number before it, by how it begins.
  package static let counted = [
    "yasin", "yasim", "kere", "kez", "defa", "sefer", "lira", "derece", "puan", "lik", "luk",
    "saat", "dakika", "saniye", "gun", "hafta", "yil", "sene", "adim", "kisi", "unite", "birim",
    "tablet", "hap", "kat", "km", "kilometre", "metre", "sayfa", "karb", "kalori", "kcal",
    "basamak",
  ]

  /// The same where a whole word is needed.
  package static let countedNames: Set<String> = [
    "yas", "tl", "dk", "sn", "iu", "u", "ay", "aylik", "kg", "gr", "g", "ml", "x", "/", "%", "o",
  ]
}
