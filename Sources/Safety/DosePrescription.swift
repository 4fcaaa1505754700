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

  // MARK: Without an amount

  private static let dosing = [
    "artir", "arttir", "azalt", "yukselt", "dusur", "cikar", "indir", "atla", "ikiye", "katla",
    "degistir",
    "yarila", "ayarla",
  ]

  /// `Dozu artırın`, `insülininizi azaltmalısınız`; not `doktorunuz dozu artırabilir`.
  private var changesDose: Bool {
    guard
      words.contains(where: { $0.text.hasPrefix("doz") || Drugs.isDrug($0.text) || isUnit($0.text) }
      )
    else {
      return false
    }
    return !isDoctors && commands(Self.dosing)
  }

  private static let stopping = ["birak", "kes", "atla", "basla", "ara", "durdur", "sonlandir"]

  private var stopsDrug: Bool {
    guard words.contains(where: { Drugs.isDrug($0.text) }), !isDoctors else { return false }
    if saying.has(["yerine"]), words.indices.contains(where: isOrder) { return true }
    return commands(Self.stopping)
      || words.indices.contains { index in
        // "almayın", "içmeyin", "yapmayabilirsiniz": to skip a drug is a decision too.
        Drugs.isDrug(saying.text(at: index))
          && [
            "yapmayin", "almayin", "icmeyin", "vurmayin", "kullanmayin", "yapma", "icme", "vurma",
          ]
          .contains { verb in
            (index + 1..<min(index + 4, words.count)).contains { saying.text(at: $0) == verb }
          }
          && !saying.has(prefix: "sormadan") && !saying.has(prefix: "danismadan")
      }
  }

  private func commands(_ stems: [String]) -> Bool {
    words.contains { word in
      guard let stem = stems.first(where: { word.text.hasPrefix($0) }) else { return false }
      let ending = String(word.text.dropFirst(stem.count))
      let forms = [
        "", "in", "un", "iniz", "yin", "yiniz", "mali", "meli", "malisiniz", "melisiniz", "malisin",
        "melisin", "abilirsiniz", "ebilirsiniz", "abilirsin", "ebilirsin", "yabilirsiniz",
        "yabilirsin", "maniz", "meniz", "man", "men", "saniz", "seniz", "san", "sen", "manizi",
        "menizi", "yalim", "alim", "elim", "mani", "meni",
      ]
      return forms.contains(ending) && word.text != "kesin" && word.text != "ara"
        || word.text == "kesin" && words.last?.text == "kesin"
    }
  }

  /// Whether the sentence leaves it to the doctor or warns: `hekiminize sormadan dozu artırmayın`.
  var isDoctors: Bool {
    let doctors = ["doktorunuz", "hekiminiz", "doktorun", "hekimin"]
    let asks = ["danis", "sor", "gorus", "konus", "arayin", "karar"]
    return words.contains { word in doctors.contains { word.text.hasPrefix($0) } }
      && (words.contains { word in asks.contains { word.text.hasPrefix($0) } })
      && !hasAmount
  }

  /// `İnsülin yapın`, without a plan or a doctor in the sentence.
  private var ordersInsulin: Bool {
    guard namesInsulin, !isDoctors, !saying.has(prefix: "plan"), !declines else { return false }
    let verbs = [
      "yapin", "vurun", "yapmalisiniz", "vurmalisiniz", "yapmaniz", "yapmalisin", "yap", "vur",
      "uygulayin", "yapabilirsiniz",
    ]
    return words.indices.contains { index in
      verbs.contains(saying.text(at: index))
        && (max(0, index - 3)..<index).contains { Drugs.isInsulin(saying.text(at: $0)) }
    }
  }

  /// `10 gramda 1 ünite`, `1 ünite 50 mg/dL düşürür`, `insülin oranınız 1:10`.
  private var isRatio: Bool {
    guard !isRecord, !declines else { return false }
    let grams = words.indices.contains { index in
      words[index].value != nil
        && (saying.text(at: index + 1).hasPrefix("gram")
          || ["g", "gr"].contains(saying.text(at: index + 1)))
        && words.indices.contains(where: isAmount)
    }
    if grams { return true }
    let lowers = words.contains { word in
      ["dusur", "karsila", "indir"].contains { word.text.hasPrefix($0) }
        && !word.text.hasPrefix("karsilas")
    }
    if lowers, hasAmount { return true }
    let speaksOfRatio = saying.has(prefix: "oran") || saying.has(prefix: "faktor")
    return speaksOfRatio && namesInsulin
      && words.contains { $0.value != nil || $0.kind == .clock || $0.kind == .fraction }
  }
}
