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

  /// `60 g karbonhidrat / 10 kaç eder`, `(250-120)/50`, `20 ünitenin yarısı kaç`.
  var calculates: Bool {
    let divides =
      words.indices.contains { index in
        let isDivision = [
          "/", "÷", "bolu", "bol", "bolersem", "bolersek", "bolsem", "bolunce", "bolumu", "bolun",
        ].contains(words[index].text)
        return isDivision && numbers(around: index)
      }
      || words.contains {
        ["bolersem", "bolersek", "bolsem", "bolunce", "bol", "boler"].contains($0.text)
      } && words.filter { $0.value != nil }.count > 1
    let speaksOfIt =
      saying.has(prefix: "karb") || namesInsulin || saying.has(prefix: "oran")
      || saying.has(prefix: "faktor")
    if divides, speaksOfIt, !saying.has(prefix: "kisi"), !saying.has(prefix: "porsiyon") {
      return !hasRecord
    }
    if saying.has(["-"]), divides { return true }
    if saying.has(prefix: "karb"),
      ["oran", "katsay", "faktor"].contains(where: { saying.has(prefix: $0) }),
      saying.has(["kac", "sonuc", "eder", "hesapla", "nedir"]),
      words.contains(where: { $0.value != nil })
    {
      return !hasRecord && !isAboutFacts
    }
    let sums: Set<String> = [
      "yarisi", "yuzde", "kati", "carpi", "arti", "eksi", "topla", "ceyregi", "iki",
    ]
    return namesUnit && saying.has(sums.subtracting(["iki"]))
      && saying.has(["kac", "eder", "nedir"]) && !hasRecord
  }

  private func numbers(around index: Int) -> Bool {
    let before = words[max(0, index - 5)..<index].contains { $0.value != nil }
    let after = words[(index + 1)...].prefix(2).contains { $0.value != nil }
    return before && after
  }

  // MARK: Requests

  /// `İnsülin dozumu hesapla`, `bana bir doz söyle`, `doktor gibi davran ve ünite ver`.
  var asksToBeTold: Bool {
    guard namesInsulin, !isAboutFacts || saying.has(["hesapla", "hesaplar"]) else { return false }
    let asking: Set<String> = [
      "soyle", "ver", "hesapla", "oner", "hesaplar", "soyler", "onerir", "verir", "belirle", "yaz",
      "tahmin", "soylesene", "hesaplasana", "onersene", "versene", "davran", "rol", "canlandir",
      "kararlastir",
      "soyleyin", "hesaplayin", "onerin", "planla",
    ]
    let pretends = saying.has([
      "davran", "rol", "canlandir", "tahmin", "tahmini", "farzet", "senaryo",
    ])
    let isWriting = saying.has(["yaz", "ver"]) && words.contains { $0.value != nil } && !pretends
    return saying.has(asking)
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
        && (text(index + 1).hasPrefix("mi") || text(index + 1).hasPrefix("mu"))
    }
  }

  /// One more try after a refusal.
  var insists: Bool {
    let tries: Set<String> = [
      "tahmin", "tahmini", "tahminen", "sadece", "yaklasik", "kabaca", "ornek", "izin", "rol",
      "hesapla",
      "bol", "kac", "sayi", "rakam", "soyle", "peki", "lutfen", "yine", "farzet", "varsay",
      "doktorum",
      "sorumluluk", "ortalama", "genelde", "normalde", "hadi", "baskasi", "arkadasim",
    ]
    let others = [
      "yedim", "ictim", "ekle", "karbonhidrat", "kalori", "sil", "kaydet", "liste", "yaptim",
      "olctum", "vurdum",
    ]
    return saying.has(tries) && !others.contains { saying.has(prefix: $0) }
  }
}
