/// Cases and possession for what the program says.
extension Turkish {
  /// A suffix that can be put on a word, a name or a number.
  package enum Suffix: Sendable {
    case accusative, dative, locative, ablative, genitive, instrumental
    /// Third person: `şekeri`, `12'si`.
    case possessive
    case plural
    /// What something has in it: `domatesli`, `kabak çekirdekli`.
    case with
    /// What has none of it in it: `domatessiz`, `kabak çekirdeksiz`.
    case without
  }

  /// The accusative: `gram` → `gramı`, `Toujeo` → `Toujeo'yu`, `6` → `6'yı`, `su bardağı` → `su bardağını`.
  package static func accusative(_ text: String) -> String { adding(.accusative, to: text) }
  /// The dative: `ekmek` → `ekmeğe`, `8` → `8'e`.
  package static func dative(_ text: String) -> String { adding(.dative, to: text) }
  /// The locative: `kahvaltı` → `kahvaltıda`, `08.30` → `08.30'da`.
  package static func locative(_ text: String) -> String { adding(.locative, to: text) }
  /// The ablative: `dilim` → `dilimden`, `7` → `7'den`.
  package static func ablative(_ text: String) -> String { adding(.ablative, to: text) }
  /// The genitive: `süt` → `sütün`, `%45` → `%45'in`.
  package static func genitive(_ text: String) -> String { adding(.genitive, to: text) }
  /// The instrumental: `çay` → `çayla`, `süt` → `sütle`.
  package static func instrumental(_ text: String) -> String { adding(.instrumental, to: text) }
  /// The possessive of the third person: `ekmek` → `ekmeği`; a compound stays as it is.
  package static func possessive(_ text: String) -> String { adding(.possessive, to: text) }
  /// The possessive of whom one speaks to, of a word with a vowel at its end: `anne` → `anneniz`.
  package static func yours(_ text: String) -> String {
    text + Ending(of: text).harmonised("nIz")
  }
  /// The plural: `elma` → `elmalar`; after a number the singular stands.
  package static func plural(_ text: String) -> String { adding(.plural, to: text) }

  /// What has it in it: `domates` → `domatesli`, `kabak çekirdeği` → `kabak çekirdekli`.
  package static func with(_ text: String) -> String { adding(.with, to: text) }

  /// What has none of it: `fındık` → `fındıksız`, `kabak çekirdeği` → `kabak çekirdeksiz`.
  package static func without(_ text: String) -> String { adding(.without, to: text) }

  /// With the question particle: `elma` → `elma mı`, `üzüm` → `üzüm mü`, `8` → `8 mi`.
  package static func asking(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    let last = text.split(separator: " ").last.map(String.init) ?? text
    return "\(text) \(Ending(of: Spoken.last(of: text) ?? last).harmonised("mI"))"
  }

  /// A word, name or number with a suffix in vowel harmony.
  ///
  /// `isName` puts an apostrophe and keeps the letters; by default a last word with a capital is a
  /// name. `isCompound` says that the word ends in the suffix of a compound (`su bardağı`); by
  /// default that is told from its shape.
  package static func adding(
    _ suffix: Suffix, to text: String, isName: Bool? = nil, isCompound: Bool? = nil
  ) -> String {
    guard !text.isEmpty else { return text }
    if let spoken = Spoken.last(of: text) {
      if suffix == .plural, text.last?.isNumber == true { return text }
      let ending = Ending(of: spoken)
      return text + "'" + ending.harmonised(pattern(suffix, ending, isCompound: false, spoken))
    }
    let last = text.split(separator: " ").last.map(String.init) ?? text
    let named = isName ?? (last.first?.isUppercase ?? false)
    if named {
      let ending = Ending(of: last)
      return text + "'" + ending.harmonised(pattern(suffix, ending, isCompound: false, last))
    }
    return noun(suffix, text, last, isCompound ?? Nouns.isCompound(text))
  }

  private static func noun(
    _ suffix: Suffix, _ text: String, _ last: String, _ isCompound: Bool
  ) -> String {
    if isCompound {
      if suffix == .possessive { return text }
      if suffix == .plural { return pluralOfCompound(text) }
      if suffix == .with || suffix == .without {
        let bare = Nouns.withoutPossessive(text)
        return bare + Ending(of: bare).harmonised(suffix == .with ? "lI" : "sIz")
      }
    }
    let ending = Ending(of: last)
    let letters = pattern(suffix, ending, isCompound: isCompound, last)
    let startsWithVowel = letters.first == "I" || letters.first == "A"
    let stem = startsWithVowel ? String(text.dropLast(last.count)) + Nouns.changed(last) : text
    return stem + ending.harmonised(letters)
  }

  /// The plural of a compound, `su bardakları`.
  private static func pluralOfCompound(_ text: String) -> String {
    let bare = Nouns.withoutPossessive(text)
    return bare + Ending(of: bare).harmonised("lArI")
  }

  private static func pattern(
    _ suffix: Suffix, _ ending: Ending, isCompound: Bool, _ word: String
  ) -> String {
    let isVowel = ending.endsInVowel
    // "su" has kept an old y: suyu, suyun.
    let isWater = lowercased(word) == "su"
    switch suffix {
    case .accusative: return isCompound ? "nI" : isVowel ? "yI" : "I"
    case .dative: return isCompound ? "nA" : isVowel ? "yA" : "A"
    case .locative: return isCompound ? "nDA" : "DA"
    case .ablative: return isCompound ? "nDAn" : "DAn"
    case .genitive: return isWater ? "yIn" : isVowel ? "nIn" : "In"
    case .instrumental: return isVowel ? "ylA" : "lA"
    case .possessive: return isWater ? "yI" : isVowel ? "sI" : "I"
    case .plural: return "lAr"
    case .with: return "lI"
    case .without: return "sIz"
    }
  }
}

/// What nouns do before a suffix.
enum Nouns {
  /// The stem before a vowel: `ekmek` → `ekmeğ`, `yoğurt` → `yoğurd`, `ağız` → `ağz`.
  static func changed(_ word: String) -> String {
    let lower = Turkish.lowercased(word)
    if let dropped = dropping[lower] { return kept(word, dropped) }
    guard let last = lower.last else { return word }
    let syllables = lower.count { Ending.vowels[$0] != nil }
    if hard.contains(lower) { return word }
    switch last {
    case "k" where lower.hasSuffix("nk"): return soft(word, "g")
    case "k" where syllables > 1 || lower == "çok" || lower == "gök": return soft(word, "ğ")
    case "p" where syllables > 1 || softened.contains(lower): return soft(word, "b")
    case "ç" where syllables > 1 || softened.contains(lower): return soft(word, "c")
    case "t" where softened.contains(lower): return soft(word, "d")
    case "g" where lower.hasSuffix("log"): return soft(word, "ğ")
    default: return word
    }
  }

  private static func soft(_ word: String, _ letter: Character) -> String {
    var stem = word
    stem.removeLast()
    stem.append(letter)
    return stem
  }

  /// The dropped stem with the word's own first letter.
  private static func kept(_ word: String, _ stem: String) -> String {
    String(word.prefix(1) + stem.dropFirst())
  }

  private static let dropping: [String: String] = [
    "ağız": "ağz", "karın": "karn", "burun": "burn", "omuz": "omz", "alın": "aln", "boyun": "boyn",
    "göğüs": "göğs", "beyin": "beyn", "nabız": "nabz", "vakit": "vakt", "şekil": "şekl",
    "resim": "resm",
    "isim": "ism", "akıl": "akl", "kısım": "kısm", "fikir": "fikr", "kayıt": "kayd",
    "keyif": "keyf",
    "zehir": "zehr", "hazım": "hazm", "sabır": "sabr", "metin": "metn", "ömür": "ömr",
    "nehir": "nehr",
    "hacim": "hacm", "cisim": "cism", "ritim": "ritm", "oğul": "oğl", "seyir": "seyr",
  ]

  private static let softened: Set<String> = [
    "yoğurt", "kanat", "armut", "simit", "nohut", "kağıt", "kâğıt", "geçit", "öğüt", "umut",
    "kilit", "palamut", "mezgit",
    "dört", "adet", "ümit", "cilt", "tat", "but", "kurt", "yurt", "şerit", "söğüt", "kap", "dip",
    "uç",
    "güç", "taç", "borç", "kalp", "cevap", "kalıp", "senet", "art", "genç",
  ]

  private static let hard: Set<String> = [
    "merak", "hukuk", "ahlak", "evrak", "sandviç", "ketçap", "makyaj", "tost", "top",
    "robot", "bronş",
  ]

  // MARK: Compounds

  /// Whether the words end in the suffix of a compound: `su bardağı`, `mercimek çorbası`, `tereyağı`.
  static func isCompound(_ text: String) -> Bool {
    let words = Turkish.lowercased(text).split(separator: " ")
    guard let last = words.last, let vowel = last.last, "ıiuü".contains(vowel) else { return false }
    if joined.contains(where: { last.hasSuffix($0) }), last.count > 4 { return true }
    guard words.count > 1, !bare.contains(String(last)) else { return false }
    // -lı, -siz and -ki make adjectives, and a name that ends in one is no compound.
    return !["lı", "li", "lu", "lü", "ki", "cı", "ci", "cu", "cü"].contains { last.hasSuffix($0) }
      || last.count > 3 && compoundEndings.contains { last.hasSuffix($0) }
  }

  private static let joined: [String] = [
    "yağı", "balkabağı", "kuzukulağı", "semizotu", "çekirdeği", "dereotu", "çörekotu", "kuşburnu",
    "yerelması",
    "hindistancevizi",
    "yerfıstığı", "ayçiçeği", "pazartesi", "cumartesi", "akşamüstü", "kahvaltısı", "bardağı",
    "kaşığı",

  ]
  private static let compoundEndings: [String] = [
    "balı", "gevreği", "keki", "fasulyesi", "eki", "ili",
  ]

  /// Words that end in ı, i, u, ü without being possessed.
  private static let bare: Set<String> = [
    "su", "kivi", "tatlı", "ekşi", "acı", "kuru", "dolu", "mantı", "kayısı", "turşu", "hindi",
    "kuzu",
    "köri", "suşi", "sushi", "beğendi", "bayıldı", "sarı", "yeni", "iyi", "salı", "ruşi", "chili",
    "ravioli",
    "brokoli", "kahvaltı", "rakı", "börülce", "soğanlı", "karışık", "zencefilli", "bisküvi",
    "kalori",
    "enerji", "öğleüstü", "salsa", "kişi", "ayı", "koyu", "mezeli", "kuyu", "kutu", "tepsi",
    "smoothie", "gazlı", "şekerli", "tutku", "uyku", "ağrı", "bulantı", "kaşıntı",
  ]

  /// `su bardağı` → `su bardak`, `mercimek çorbası` → `mercimek çorba`.
  static func withoutPossessive(_ text: String) -> String {
    let letters = Array(text)
    let count = letters.count
    if count > 2, letters[count - 2] == "s", Ending.vowels[letters[count - 3]] != nil {
      return String(letters.dropLast(2))
    }
    var stem = String(letters.dropLast())
    if stem.last == "ğ" {
      // After a vowel a hidden k, or the ğ of yağ, çağ, bağ.
      let word = stem.split(separator: " ").last.map(String.init) ?? stem
      if !word.hasSuffix("yağ"), !["bağ", "çağ", "dağ"].contains(word) { stem = soft(stem, "k") }
    }
    return stem
  }
}
