/// Words that say what a number beside a glucose word is, on folded text.
enum ReadingWords {
  /// What may be written apart from a number that it belongs to: cases and the past copula.
  static let endings: Set<String> = [
    "a", "e", "ya", "ye", "i", "u", "yi", "yu", "de", "da", "te", "ta", "den", "dan", "ten", "tan",
    "di", "du", "ti", "tu", "idi", "ydi", "ydu", "imis", "ymis", "ymus", "dir", "dur", "tir", "tur",
    "nin", "nun", "in", "un",
  ]
  static let ablatives: Set<String> = ["den", "dan", "ten", "tan"]
  static let datives: Set<String> = ["a", "e", "ya", "ye", "lere", "lara"]
  static let pasts: Set<String> = ["di", "du", "ti", "tu", "idi", "ydi", "ydu"]
  static let reported: Set<String> = ["mis", "mus", "ymis", "ymus", "imis"]

  /// What numbers are told of besides bodies and laboratories, by how the word begins.
  static let measures = [
    "boyu", "yasi", "insulin", "lantus", "novorapid", "fiyat", "tarti", "puan",
  ]
  /// The same where a whole word is needed.
  static let measureNames: Set<String> = ["pin", "no", "numara", "kapi", "daire", "sayfa"]

  /// What is counted by a number before it, by how it begins.
  static let counted = [
    "yasin", "yasim", "kere", "kez", "defa", "sefer", "lira", "derece", "puan", "lik", "luk",
    "saat", "dakika", "saniye", "gun", "hafta", "yil", "sene", "adim", "kisi", "unite", "birim",
    "tablet", "hap", "kat", "km", "kilometre", "metre", "sayfa", "karb", "kalori", "kcal",
    "basamak",
  ]
  /// The same where a whole word is needed.
  static let countedNames: Set<String> = [
    "yas", "tl", "dk", "sn", "iu", "u", "ay", "aylik", "kg", "gr", "g", "ml", "x", "/", "%", "o",
  ]

  /// Who measures other people's.
  static let measurers: Set<String> = [
    "doktor", "doktorum", "hemsire", "hemsiremiz", "eczaci", "ebe", "hekim", "makine", "alet",
  ]

  /// What makes a value one that is usual, not one that was measured.
  static let usual: Set<String> = [
    "genelde", "genellikle", "cogunlukla", "normalde", "hep", "bazen", "arada", "surekli",
    "ortalama", "ortalamasi", "ortalamam", "aylik", "haftalik", "hemen hemen", "sik sik",
    "her zaman", "her sabah", "her gun", "her aksam", "eskiden",
  ]
  /// How the pairs of `usual` and `longAgo` begin.
  static let firstOfPairs: Set<String> = ["hemen", "sik", "her", "gecen", "evvelki"]
  /// What makes it a wish, a bound or a rule.
  static let wished: Set<String> = [
    "olsun", "olmali", "olmasin", "gecmesin", "gecmemeli", "kalsin", "inmeli", "dusmeli", "inmesin",
    "dusmesin", "tutmak", "tutmaya", "yapmak", "dusurmek", "indirmek", "cekmek", "olmasi",
    "olmasini", "yapsin", "olmaliymis",
  ]
  /// Units of time that are too long ago for a reading.
  static let longAgo: Set<String> = [
    "gecen ay", "gecen yil", "gecen sene", "gecen hafta", "gecen yaz", "gecen kis", "evvelki sene",
  ]

  /// What makes a number a bound or a stretch: `60'ın altında`, `120 130 arası`.
  static let bounds: Set<String> = [
    "altinda", "altina", "alti", "altindaydi", "ustunde", "ustune", "ustu", "ustundeydi",
    "uzerinde", "uzerine", "fazla", "yukari", "asagi", "gecti", "gecmis", "geciyor", "uzeri",
    "arasi", "arasinda", "arasindaydi",
  ]

  /// Slips of the pen that take a value back.
  static let slips: Set<String> = [
    "yazmisim", "yazdim", "girmisim", "girdim", "demisim", "soylemisim",
  ]

  /// Whether a word says that the number before it is by how much something moved.
  static func isRise(_ word: String) -> Bool {
    ["artt", "artm", "yukseldi", "yukselmis", "azald"].contains { word.hasPrefix($0) }
  }

  static func isFall(_ word: String) -> Bool {
    ["dustu", "dusmus", "indi", "inmis"].contains(word)
  }

  /// `140 yazacakken 40`, `girecekken`: what was meant stands before.
  static func isMistyped(_ word: String) -> Bool {
    (word.hasSuffix("acakken") || word.hasSuffix("ecekken"))
      && ["yaz", "gir", "di", "de", "soyle", "bas", "tusla"].contains { word.hasPrefix($0) }
  }

  /// Whether a word after a number only supposes it: `180'i geçince`, `70'e düşerse`.
  static func isSupposed(_ word: String) -> Bool {
    let stems = ["gec", "cik", "dus", "in", "ol", "as", "gor", "yuksel"]
    guard let stem = stems.first(where: { word.hasPrefix($0) }) else { return false }
    let rest = word.dropFirst(stem.count)
    return [
      "ince", "unca", "inca", "unce", "erse", "arsa", "ursa", "irse", "se", "sa", "medi", "madi",
      "mez", "maz",
    ]
    .contains(String(rest))
  }

  /// Whether a word names a thing of the person's own that is no glucose: `demirim`, `nabzım`.
  static func isOwnThing(_ word: String) -> Bool {
    (word.hasSuffix("im") || word.hasSuffix("um") || word.hasSuffix("am") || word.hasSuffix("em"))
      && ![
        "dim", "dum", "tim", "tum", "yim", "yum", "rim", "rum", "sim", "sum", "benim", "nedim",
      ].contains { word.hasSuffix($0) }
  }
}
