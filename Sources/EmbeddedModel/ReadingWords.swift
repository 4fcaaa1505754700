import Analysis

/// Words that say what a number beside a glucose word is, on folded text.
enum ReadingWords {
  static let endings = NumberEndings.endings
  static let ablatives = NumberEndings.ablatives
  static let datives = NumberEndings.datives
  static let pasts = NumberEndings.pasts
  static let reported = NumberEndings.reported

  /// What numbers are told of besides bodies and laboratories, by how the word begins.
  static let measures = [
    "boyu", "yasi", "insulin", "lantus", "novorapid", "fiyat", "tarti", "puan",
  ]
  /// The same where a whole word is needed.
  static let measureNames: Set<String> = ["pin", "no", "numara", "kapi", "daire", "sayfa"]

  static let counted = NumberEndings.counted
  static let countedNames = NumberEndings.countedNames

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

  static let bounds = NumberEndings.bounds

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
