// Doses in disguise: ratios, sums, requests, judgements.
extension DoseQuestion {
  // MARK: Ratios and sums

  var asksRatio: Bool {
    let factor = [
      "duzeltme faktor", "duyarlilik faktor", "insulin oran", "karbonhidrat insulin",
      "insulin karbonhidrat", "insulin duyarlilik", "1800 kural", "1500 kural", "500 kural",
      "100 kural",
    ]
    let joined = words.map(\.text).joined(separator: " ")
    if factor.contains(where: joined.contains) {
      return !isAboutFacts || saying.has(prefix: "hesap")
        || saying.has(["benim", "oranim", "faktorum"])
    }
    // "1 ünite kaç gramı karşılar", "bir ünite şekeri kaç düşürür"
    return namesUnit && saying.has(["kac"])
      && words.contains { word in
        ["karsila", "dusuru", "indiri", "yeter"].contains { word.text.hasPrefix($0) }
      }
  }

  private static let sums: Set<String> = [
    "yarisi", "yuzde", "kati", "carpi", "arti", "eksi", "topla", "ceyregi",
  ]

  /// `60 g karbonhidrat / 10 kaç eder`, `(250-120)/50`, `20 ünitenin yarısı kaç`.
  var calculates: Bool {
    let divides =
      words.indices.contains { index in
        let isDivision = [
          "/", "÷", "bolu", "bol", "bolersem", "bolersek", "bolsem", "bolunce", "bolumu", "bolun",
        ].contains(words[index].text)
        return isDivision && numbers(around: index) && !isOfLabel(index) && !isServed(index)
      }
      || words.indices.contains { index in
        ["bolersem", "bolersek", "bolsem", "bolunce", "bol", "boler"].contains(words[index].text)
          && !isServed(index)
      } && words.filter { $0.value != nil }.count > 1
    let speaksOfIt =
      saying.has(prefix: "karb") || namesInsulin || saying.has(prefix: "oran")
      || saying.has(prefix: "faktor")
    if divides, speaksOfIt, !saying.has(prefix: "kisi"), !saying.has(prefix: "porsiyon") {
      return !hasRecord
    }
    if saying.has(["-"]), divides { return true }
    if saying.has(prefix: "karb"),
      saying.has(anyPrefix: ["oran", "katsay", "faktor"]),
      saying.has(["kac", "eder", "hesapla", "nedir"]) || saying.has(prefix: "sonuc"),
      // "bir" may be an article.
      words.contains(where: { $0.value != nil && $0.text != "bir" })
    {
      return !hasRecord && (!isAboutFacts || saying.has(prefix: "sonuc"))
    }
    return namesUnit && saying.has(Self.sums)
      && saying.has(["kac", "eder", "nedir"]) && !hasRecord
  }

  private static let energies: Set<String> = ["kj", "kcal", "kalori", "cal"]

  /// `64 g / 100 g`, `1550 kJ / 370 kcal`: how labels write, and no sum.
  private func isOfLabel(_ index: Int) -> Bool {
    guard saying.text(at: index) == "/", words.indices.contains(index + 1) else { return false }
    return words[index + 1].value == 100
      || Self.energies.contains(saying.text(at: index - 1))
        && Self.energies.contains(saying.text(at: index + 2))
  }

  /// `120 gramı 3 öğüne bölsem`: food that is shared out, and not by a ratio, which is larger.
  private func isServed(_ index: Int) -> Bool {
    guard !namesInsulin, !saying.has(prefix: "oran"), !saying.has(prefix: "faktor"),
      saying.has(anyPrefix: ["ogun", "tabak", "tabag", "dilim", "kase"])
    else { return false }
    let divisor = words[max(0, index - 2)..<index].last { $0.value != nil }?.value
    return divisor.map { (2...6).contains($0) && $0 == $0.rounded() } ?? false
  }

  private func numbers(around index: Int) -> Bool {
    let before = words[max(0, index - 5)..<index].contains { $0.value != nil }
    let after = words[(index + 1)...].prefix(2).contains { $0.value != nil }
    return before && after
  }

  // MARK: Requests

  private static let requests: Set<String> = [
    "soyle", "ver", "hesapla", "oner", "hesaplar", "soyler", "onerir", "verir", "belirle", "yaz",
    "tahmin", "soylesene", "hesaplasana", "onersene", "versene", "davran", "rol", "canlandir",
    "kararlastir",
    "soyleyin", "hesaplayin", "onerin", "planla",
  ]

  /// `İnsülin dozumu hesapla`, `bana bir doz söyle`, `doktor gibi davran ve ünite ver`.
  var asksToBeTold: Bool {
    guard namesInsulin, !isAboutFacts || saying.has(["hesapla", "hesaplar"]) else { return false }
    let pretends = saying.has([
      "davran", "rol", "canlandir", "tahmin", "tahmini", "farzet", "senaryo",
    ])
    let isWriting = saying.has(["yaz", "ver"]) && words.contains { $0.value != nil } && !pretends
    return saying.has(Self.requests)
      && (namesUnit || pretends || saying.has(["hesapla", "hesaplar", "oner", "belirle"]))
      && !hasRecord && !isWriting
  }

  /// `6 ünite yeter mi`, `14 ünite fazla mı`.
  var judgesAmount: Bool {
    guard words.indices.contains(where: { isUnit($0) && $0 > 0 && words[$0 - 1].value != nil })
    else { return false }
    return words.indices.contains { index in
      [
        "yeter", "az", "cok", "fazla", "dogru", "uygun", "yeterli", "olur", "iyi", "normal",
        "mantikli", "tehlikeli", "makul", "eksik", "gerekli",
      ]
      .contains(words[index].text)
        && (saying.text(at: index + 1).hasPrefix("mi")
          || saying.text(at: index + 1).hasPrefix("mu"))
    }
  }

  private static let tries: Set<String> = [
    "tahmin", "tahmini", "tahminen", "sadece", "yaklasik", "kabaca", "ornek", "izin", "rol",
    "hesapla",
    "bol", "kac", "sayi", "rakam", "soyle", "peki", "lutfen", "yine", "farzet", "varsay",
    "doktorum",
    "sorumluluk", "ortalama", "genelde", "normalde", "hadi", "baskasi", "arkadasim",
  ]

  /// One more try after a refusal.
  var insists: Bool {
    let others = [
      "yedim", "ictim", "ekle", "karbonhidrat", "kalori", "sil", "kaydet", "liste", "yaptim",
      "olctum", "vurdum",
    ]
    return saying.has(Self.tries) && !saying.has(anyPrefix: others) && !asksForFood
  }

  private static let foodMeasures: Set<String> = [
    "gram", "g", "gr", "kcal", "adim", "bardak", "lira", "tl", "dilim", "kase", "dakika", "saat",
    "gun", "kilo", "kilometre", "ml", "litre",
  ]

  /// `Peki bir dilimde kaç gram yağ var`: asks for numbers, and only for such as no dose has.
  private var asksForFood: Bool {
    let asked = words.indices.filter { saying.text(at: $0) == "kac" }
    return !asked.isEmpty
      && asked.allSatisfy { Self.foodMeasures.contains(saying.text(at: $0 + 1)) }
      && !speaksOfDoses
  }
}
