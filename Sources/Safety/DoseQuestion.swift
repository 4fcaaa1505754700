import Turkish

/// A message under the question whether it asks for a dose decision.
struct DoseQuestion {
  let saying: Saying
  let words: [Saying.Word]

  init(_ text: String) {
    saying = Saying(text)
    words = saying.words
  }

  func isOne(wasRefused: Bool) -> Bool {
    guard !words.isEmpty else { return false }
    return asksHowMuch || asksWhetherToTake || asksToChange || asksToStopOrStart || asksRatio
      || calculates || asksToBeTold || judgesAmount || asksBareAmount || asksForMore || asksBySize
      || asksForPills || judgesBareAmount || calculatesByRatio || (wasRefused && insists)
  }

  // MARK: Vocabulary

  private static let units: Set<String> = ["iu", "unit", "units", "doz", "u", "dose"]
  private static let taking = [
    "yap", "vur", "al", "bas", "ver", "uygula", "kullan", "ic", "enjekte", "et", "ekle", "ayarla",
    "gir", "cek", "olmali", "yaptir",
  ]
  /// Endings that ask what to do, not what was done.
  private static let deciding = [
    "ayim", "eyim", "yayim", "yeyim", "alim", "elim", "aliyim", "mali", "meli", "sam", "sem",
    "sak", "sek", "maliyim", "meliyim", "maliyiz", "meliyiz", "abilirim", "ebilirim",
    "abilir", "ebilir", "abiliriz", "sin", "sun", "ilmali", "ilmeli", "ilir", "inmali", "inir",
    "iyim", "ar", "er", "acagim", "ecegim", "acaz", "acam", "icam", "icem", "malidir", "alsam",
    "sa", "se", "caz", "cam", "cem", "mam", "mem", "malisin", "mak", "mek", "iim", "eem", "aam",
  ]

  func isUnit(_ index: Int) -> Bool {
    let text = words[index].text
    if text == "u" {
      return index > 0 && words[index - 1].value != nil
        || index > 0 && words[index - 1].text == "kac"
    }
    return Self.units.contains(text) || text.hasPrefix("unite") || text.hasPrefix("doz")
  }

  var namesUnit: Bool { words.indices.contains(where: isUnit) }
  var namesInsulin: Bool {
    words.indices.contains { index in
      Drugs.isInsulin(saying.text(at: index))
        || saying.text(at: index).hasPrefix("igne") && !isNeedle(index)
    } || namesUnit
  }
  var namesDrug: Bool {
    words.indices.contains { Drugs.isDrug(saying.text(at: $0)) && !isNeedle($0) }
  }

  /// `İğne ucu`, which is bought and not injected.
  private func isNeedle(_ index: Int) -> Bool {
    saying.text(at: index).hasPrefix("igne") && saying.text(at: index + 1).hasPrefix("uc")
  }

  /// Whether anything in it is near a dose: a drug, a unit, a ratio, a decision.
  var speaksOfDoses: Bool {
    namesInsulin || namesDrug || hasDecision || saying.has(prefix: "oran")
      || saying.has(prefix: "faktor") || saying.has(prefix: "hesap")
  }

  /// Whether a word is one of taking, in a form that asks what to do.
  private func isDecision(_ text: String) -> Bool {
    Self.taking.contains { stem in
      guard text.hasPrefix(stem) else { return false }
      let ending = text.dropFirst(stem.count)
      return Self.deciding.contains {
        ending == $0 || ending.hasSuffix($0) && ending.count <= $0.count + 3
      }
    }
  }

  var hasDecision: Bool {
    words.contains { isDecision($0.text) } || hasNeed
  }

  var hasNeed: Bool {
    saying.has([
      "gerek", "gerekir", "gerekiyor", "gerekli", "lazim", "yeter", "yeterli", "onerirsin",
      "onerirsiniz", "uygun",
    ])
  }

  /// `yaptım`, `yapmışım`, `kaydettim`, `yapıyordum`: about what has been.
  var hasRecord: Bool {
    let stems = Self.taking + ["kaydet", "yaz", "kullan", "say", "not"]
    return words.indices.contains { index in
      let word = words[index].text
      if word.hasPrefix("verd"), ["izin", "onay", "tamam"].contains(saying.text(at: index - 1)) {
        return false
      }
      return stems.contains { stem in
        guard word.hasPrefix(stem) else { return false }
        let ending = word.dropFirst(stem.count)
        return ["di", "du", "ti", "tu", "mis", "mus", "iyordu", "uyordu", "mistim", "ildi"].contains
        {
          ending.hasPrefix($0)
        }
      }
    } || saying.has(["kayitli", "toplam", "toplamda", "kaydim", "kayitlarda"])
  }

  // MARK: Questions

  private static let amounts: Set<String> = ["kac", "kacar", "ne", "nekadar", "kaca", "kacti"]

  /// `Kaç ünite yapayım`, `ne kadar insülin`.
  private var asksHowMuch: Bool {
    if asksForSize { return true }
    let asks = words.indices.contains { index in
      guard Self.amounts.contains(words[index].text) else { return false }
      let isHowMuch =
        words[index].text != "ne" || ["kadar", "kadarlik"].contains(saying.text(at: index + 1))
      return isHowMuch
        && (index..<min(index + 5, words.count)).contains { place in
          isUnit(place) && !isSize(place) || Drugs.isInsulin(saying.text(at: place))
            || saying.text(at: place).hasPrefix("igne")
        } || isHowMuch && namesInsulin && isDecision(saying.text(at: index + 1))
    }
    let english =
      saying.has(["units", "dose", "insulin"]) && saying.has(["how", "should"])
      || saying.has(["units", "dose"]) && saying.has(["need"])
    guard asks || english else { return false }
    if hasRecord { return hasNeed || hasDecision && !hasOnlyAorist }
    return !isAboutFacts
  }

  /// `Kaç ünitelik kalem`, `kaç ünitelik satılıyor`: how large what is bought is.
  private func isSize(_ index: Int) -> Bool {
    saying.text(at: index).hasPrefix("unitelik")
      && ["kalem", "kartus", "flakon", "sise", "kutu", "satil"]
        .contains { saying.text(at: index + 1).hasPrefix($0) }
  }

  /// `Bolus ne olmalı`, `doz ne kadar olsun`, `10 ünite vursam kaça düşer`.
  private var asksForSize: Bool {
    guard namesInsulin, !isAboutFacts, !hasRecord else { return false }
    return saying.has(["olmali", "olsun"]) && saying.has(["ne", "kac", "kaca"])
      || namesUnit && saying.has(["kac", "kaca"])
        && words.contains {
          isDecision($0.text) && $0.text.hasSuffix("sam") || $0.text.hasSuffix("sem")
        }
  }

  /// Whether the only forms of deciding are `olur`, `eder` and the like.
  var hasOnlyAorist: Bool {
    !words.contains { word in
      isDecision(word.text) && !["ar", "er", "ir", "ur"].contains { word.text.hasSuffix($0) }
    }
  }

  private static let questions: Set<String> = [
    "mi", "mu", "miyim", "muyum", "miyiz", "muyuz", "mudur", "midir",
  ]

  /// `İnsülin yapayım mı`, `novorapid vursam mı`, `iki doz birden alsam olur mu`.
  private var asksWhetherToTake: Bool {
    guard namesInsulin || namesDrug else { return false }
    return words.indices.contains { index in
      let word = words[index].text
      guard isDecision(word), !isListing, !Self.habits.contains(word) else { return false }
      if Self.questions.contains(saying.text(at: index + 1)) { return !isLogging(index) }
      let verdicts = [
        "olur", "iyi", "dogru", "sorun", "zarar", "gerek", "gerekir", "lazim", "ne", "yeter",
        "dusuru", "fark",
      ]
      let asksVerdict =
        ["sam", "sem", "sak", "sek", "mam", "mem", "sa", "se"].contains { word.hasSuffix($0) }
        && (saying.has(Self.questions) || saying.has(anyPrefix: verdicts))
      return asksVerdict
    } || asksNeed
  }

  /// What a drug does, not what a person should do.
  private static let habits: Set<String> = [
    "yapar", "eder", "verir", "alir", "keser", "icer", "basar",
  ]

  /// `Ek doz gerekir mi`, `düzeltme insülini lazım mı`.
  private var asksNeed: Bool {
    guard namesInsulin, !isAboutFacts, !hasRecord || saying.has(["ek", "tekrar", "daha"]) else {
      return false
    }
    return words.indices.contains { index in
      ["gerek", "lazim", "sart"].contains { words[index].text.hasPrefix($0) }
        && (saying.text(at: index + 1).hasPrefix("mi")
          || saying.text(at: index + 1).hasPrefix("mu"))
    }
  }

  /// Whether it asks for a record: `14 ünite kaydeder misin`.
  private func isLogging(_ index: Int) -> Bool {
    saying.has(prefix: "kayd") || saying.has(prefix: "hatirlat")
  }

  private var isListing: Bool {
    saying.has(prefix: "liste") || saying.has(prefix: "market")
      || saying.has(["eczaneden", "alisveris"])
  }

  private static let changing = [
    "artir", "arttir", "azalt", "yukselt", "dusur", "degistir", "cikar", "indir", "ayarla", "bol",
    "ikiye", "katla", "titre", "guncelle", "eksilt", "kis", "duzenle", "hesapla",
  ]

  /// `Dozu artırayım mı`, `insülinimi 2 azaltsam`, `dozumu ayarla`.
  private var asksToChange: Bool {
    guard namesInsulin || namesDrug else { return false }
    return words.contains { word in
      guard let stem = Self.changing.first(where: { word.text.hasPrefix($0) }) else { return false }
      let ending = String(word.text.dropFirst(stem.count))
      if ending.isEmpty || ["r", "in", "iniz", "sana", "sene", "ir"].contains(ending) {
        return ending != "r" && ending != "ir" || saying.asks
      }
      return Self.deciding.contains { ending.hasSuffix($0) } && !isAboutFacts
    }
  }

  private static let leaving = [
    "birak", "kes", "atla", "basla", "degis", "unut", "gec", "iptal", "geciktir", "ertele",
    "yarila",
  ]

  /// `Metformini bırakayım mı`, `ilacı içmesem olur mu`, `Ozempic'e başlasam mı`.
  private var asksToStopOrStart: Bool {
    guard namesDrug || namesInsulin else { return false }
    return words.indices.contains { index in
      let word = words[index].text
      guard let stem = Self.leaving.first(where: { word.hasPrefix($0) }) else {
        return isSkipping(index)
      }
      let ending = word.dropFirst(stem.count)
      let questions = ["mi", "miyim", "muyum", "mu", "miyiz"]
      if [
        "ayim", "eyim", "sam", "sem", "abilir", "ebilir", "mali", "meli", "yayim", "yabilir",
        "maliyim", "sak", "abilirim", "ebilirim", "yabilirim", "meliyim",
      ]
      .contains(where: { ending.hasSuffix($0) }) {
        return saying.asks || questions.contains(saying.text(at: index + 1))
          || ending.hasSuffix("sam")
          || ending.hasSuffix("sem")
      }
      return ["mak", "mek"].contains(String(ending))
        && saying.has(["istiyorum", "olur", "gerekir", "mantikli"])
        && saying.asks
    }
  }

  /// `içmesem`, `yapmasam`, `almasam`, `vurmayayım`.
  private func isSkipping(_ index: Int) -> Bool {
    let word = words[index].text
    return ["yap", "vur", "al", "ic", "kullan", "bas"].contains { stem in
      ["masam", "mesem", "mayayim", "meyeyim", "masak", "mesek", "mayim"].contains(
        String(word.dropFirst(stem.count)))
        && word.hasPrefix(stem)
    }
  }

}
