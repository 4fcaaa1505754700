import Turkish

/// A sentence of an answer under the question whether it prescribes a dose.
///
/// In doubt it does, where a number stands next to a unit of insulin or a drug and the sentence
/// orders, demands or suggests.
struct DosePrescription {
  let saying: Saying
  let words: [Saying.Word]

  init(_ sentence: Saying) {
    saying = sentence.without(Self.marks)
    words = saying.words
  }

  /// They part nothing inside an answer's sentence: "14 ünite: yapın" is one order.
  private static let marks: Set<String> = ["*", "(", ")", ":"]

  var namesInsulin: Bool { words.contains { Drugs.isInsulin($0.text) } }
  var namesDrug: Bool { words.contains { Drugs.isDrug($0.text) } }

  var isOne: Bool {
    // Most sentences end here: what could be dosed has no name in them.
    guard namesSubject || ordersNumber else { return false }
    if suggests { return true }
    guard words.contains(where: { isUnit($0.text) || Drugs.isDrug($0.text) || $0.text == "u" })
    else {
      return false
    }
    if isRatio || changesDose || stopsDrug { return true }
    guard hasAmount else { return ordersInsulin }
    return directs || statesDose || isBare
  }

  /// Whether a word is there without which only a bare number can be a dose: a drug, a unit, a ratio.
  private var namesSubject: Bool {
    words.contains { word in
      let text = word.text
      return Drugs.isDrug(text) || isUnit(text) || text == "u" || text.begins(with: "doz")
        || text.begins(with: "oran") || text.begins(with: "faktor")
    }
  }

  // MARK: Amounts

  func isUnit(_ text: String) -> Bool {
    text.begins(with: "unit") && (text.begins(with: "unite") || text == "unit" || text == "units")
      || text == "iu" || text.begins(with: "doz") && !text.begins(with: "dozunda")
  }

  func isAmount(_ index: Int) -> Bool {
    guard words[index].value != nil else { return false }
    let next = saying.text(at: index + 1)
    if isUnit(next) || next == "u" { return true }
    if next.hasPrefix("birim") || next == "ek" || next == "hizli" { return namesInsulin }
    if ["mg", "miligram", "mcg"].contains(where: next.hasPrefix) {
      return namesDrug && !next.hasPrefix("mgdl") && saying.text(at: index + 2) != "/"
    }
    if ["tablet", "hap", "damla", "kapsul", "ampul", "kalem", "igne"].contains(
      where: next.hasPrefix)
    {
      return !saying.has(prefix: "glikoz") && !saying.has(prefix: "glukoz")
        && !saying.has(prefix: "seker")
        && !Self.foods.contains { saying.text(at: index + 2).hasPrefix($0) }
    }
    if (max(0, index - 3)..<index).contains(where: { isUnit(saying.text(at: $0)) }),
      !Self.measures.contains(next)
    {
      return true
    }
    // "İnsülini 6'ya çıkarın", "6 Lantus"
    return Drugs.isNamed(next) || namesInsulin && isBareAmount(index)
  }

  /// `6'ya`, right before a verb of changing or taking.
  private func isBareAmount(_ index: Int) -> Bool {
    let verbs = ["cikar", "yukselt", "indir", "dusur", "artir", "azalt", "yap", "vur"]
    return verbs.contains { saying.text(at: index + 1).hasPrefix($0) }
  }

  /// What comes in tablets and drops and is no drug: `1 tablet çikolata`, `3 damla limon`.
  private static let foods = ["cikolata", "limon", "zeytinyag", "sirke", "vanilya", "bitter"]

  private static let measures: Set<String> = [
    "gram", "g", "gr", "mgdl", "mmol", "dakika", "saat", "kez", "kere", "gun", "defa", "kayit",
  ]

  private static let fillers: Set<String> = [
    "yaklasik", "tahminen", "kadar", "-", "/", "insulin", "sonuc", "cevap", "ila", "tahminim",
    "tahmini",
    "cevabim", "onerim", "bence",
  ]

  /// `6 ünite`: nothing but an amount, as an answer to "just the number".
  private var isBare: Bool {
    return words.count <= 6
      && words.allSatisfy {
        $0.value != nil || isUnit($0.text) || $0.text == "u" || Self.fillers.contains($0.text)
      }
  }

  var hasAmount: Bool { words.indices.contains(where: isAmount) }

  // MARK: Directing

  private static let verbs = [
    "yap", "vur", "uygula", "enjekte", "kullan", "bas", "ekle", "artir", "arttir", "azalt", "dusur",
    "cikar", "yukselt", "ic", "al", "ver", "dene", "basla", "birak", "kes", "atla", "ayarla", "gec",
    "yut", "cek", "tamamla", "hesapla", "planla", "dus", "in", "bol", "et", "gonder", "degistir",
  ]
  /// Endings of orders, wishes, necessity and suggestion.
  private static let orders = [
    "", "in", "un", "iniz", "unuz", "yin", "yun", "yiniz", "sin", "sun", "mali", "meli", "malisin",
    "melisin", "malisiniz", "melisiniz", "maliyiz", "meliyiz", "malidir", "melidir", "maniz",
    "meniz",
    "man", "men", "masi", "mesi", "abilirsin", "ebilirsin", "abilirsiniz", "ebilirsiniz",
    "yabilirsin", "yabilirsiniz", "yebilirsiniz", "ilir", "ilmali", "ilmeli", "ilmalidir", "inir",
    "ulur", "inmali", "ilmesi", "ilabilir", "ilebilir", "inabilir", "elim", "alim", "sana", "sene",
    "saniz", "seniz", "san", "sen", "arsiniz", "ersiniz", "ursunuz", "irsiniz", "arsin", "ersin",
    "acaksin", "eceksin", "acaksiniz", "eceksiniz", "yacaksiniz", "yeceksiniz", "iver", "mak",
    "mek",
    "n", "niz", "r", "rsiniz", "rsin", "nir", "nmali", "nmalidir", "yarak", "arak", "erek", "ip",
    "up",
    "ir", "ar", "er", "ilecek", "ilacak", "inacak", "yalim", "yelim",
  ]
  private static let notDoses: Set<String> = [
    "not", "randevu", "dikkate", "altina", "destek", "yardim", "bilgi", "haber", "ele", "kayit",
    "goz",
    "yer", "rapor", "gorus", "fikir", "onay", "kayda", "hatirlatma", "liste", "ozet",
  ]
  private static let demands: Set<String> = [
    "gerek", "gerekir", "gerekiyor", "gerekli", "gerekebilir", "gerekecek", "gereklidir", "lazim",
    "sart",
    "oneririm", "oneriyorum", "onerilir", "onerim", "onerilen", "onerimiz", "tavsiye", "tavsiyem",
    "uygun", "uygundur", "kafi", "kafidir", "yeterli", "yeterlidir", "yeter", "yeterlidir", "ideal",
    "idealdir",
    "ihtiyaciniz", "ihtiyacin", "ihtiyac", "iyi", "mantikli", "makul", "dogru", "olmali",
    "olmalidir", "olsun",
    "take", "inject", "enough", "should", "use", "recommend", "need", "yapilmali", "hedefleyin",
    "tercih",
    "normalde",
    "eder", "cikar", "ediyor", "denk", "karsilik", "anlamina", "gerektigi", "gerektigini", "onerir",
    "onerirler", "oneriyor", "oneriyorlar", "onermekte", "tavsiyesi", "yapardim", "vururdum",
    "olsam", "oneri", "oneridir", "tavsiyedir", "gerekmektedir", "istenir", "yazmaktadir",
  ]

  private var directs: Bool {
    guard !declines else { return false }
    return words.indices.contains { isOrder($0) } || saying.has(Self.demands) && !isRecord
  }

  func isOrder(_ index: Int) -> Bool {
    let word = words[index].text
    guard index == 0 || !Self.notDoses.contains(saying.text(at: index - 1)) else { return false }
    return Self.verbs.contains { stem in
      guard word.hasPrefix(stem) else { return false }
      let ending = String(word.dropFirst(stem.count))
      return Self.orders.contains(ending) && !isNoun(word)
    }
  }

  private static let nouns: Set<String> = [
    "icin", "icen", "icer", "alin", "kesin", "kesinlikle", "bas", "basin", "alan", "veri", "ekim",
    "bolu", "ines", "ic", "in", "alim", "altin", "inin", "et", "etin", "alisin", "gec", "gecen",
    "yapi",
  ]

  /// Words that only look like a verb: `ver`i, `in`sülin, `al`erji, `iç`in.
  private func isNoun(_ word: String) -> Bool {
    if word == "alin" || word == "kesin" { return !hasAmountBefore(word) }
    return Self.nouns.contains(word) || Drugs.isInsulin(word)
  }

  private func hasAmountBefore(_ word: String) -> Bool {
    guard let place = words.firstIndex(where: { $0.text == word }) else { return false }
    return words.indices.contains { $0 < place && isAmount($0) } || word == "alin" && hasAmount
  }

  /// `Söyleyemem`, `önermem`, `yapmayın`: the sentence refuses or warns.
  var declines: Bool { saying.has(Self.refusing) }

  private static let refusing: Set<String> = [
    "oneremem", "soyleyemem", "veremem", "hesaplayamam", "onermem", "onermiyorum", "soylemem",
    "edemem",
    "belirleyemem", "oneremiyorum",
  ]

  private static let records = [
    "kaydet", "kaydol", "kayd", "yapmis", "yaptim", "yaptin", "yaptig", "vurmus", "vurdun",
    "vurdug", "almis", "aldin",
    "aldig", "kayit", "kaydi", "girmis", "girdi", "yazmis", "yazd", "soylemis", "soyled", "silind",
    "sildim", "guncel",
    "eklend", "ekledim", "kullanmis", "kullandi", "yapildi", "yaptiniz", "icmis", "ictin", "ictig",
  ]
  var isRecord: Bool {
    words.contains { word in Self.records.contains { word.text.hasPrefix($0) } }
  }

  /// `Dozunuz 6 ünite`, `Bolus: 4 Ü`, `60 / 10 = 6 ünite`.
  private var statesDose: Bool {
    guard !isRecord, !declines else { return false }
    let nouns = ["dozunuz", "dozun", "bolus", "ihtiyac", "gereken", "duzeltme", "doz"]
    let states = words.contains { word in nouns.contains { word.text.hasPrefix($0) } }
    return states && !saying.has(["mi", "mu", "kayitli"]) || saying.has(["=", "÷"])
      || saying.has(["bolu", "bolersek"])
  }
}
