import Turkish

// Prescriptions without an order's grammar: lists, conditions, frequencies, needs denied.
extension DosePrescription {
  /// Whether the sentence suggests a dose by other means than an order.
  var suggests: Bool {
    guard !declines else { return false }
    return ordersNumber || namesDose || isConditional || divides || deniesNeed || ordersFrequency
      || ordersDose || addsUnits || judgesChange || replacesDrug || tellsRatio
  }

  private static let injecting = ["yap", "vur", "enjekte", "bas", "uygula", "gonder", "cek"]
  private static let measures: Set<String> = [
    "gram", "g", "gr", "mg", "mgdl", "mmol", "dakika", "dk", "saat", "kez", "kere", "gun", "gunde",
    "defa", "kayit", "ml", "kisi", "kutu", "adet", "paket", "kalem", "hafta", "ay", "yil", "tip",
    "%", "kcal", "kalori", "dakikada", "saatte", "dakikadan", "olcum", "kaydiniz", "farkli", "tur",
    "adim", "tekrar", "set", "dilim", "bardak", "kasik", "mililitre", "saatlik", "gunluk",
    "dakikalik", "ogun", "derece", "yas", "c",
  ]

  /// `İki birim yapın`, `dört vurun`: a number of nothing else, right before a verb of injecting.
  var ordersNumber: Bool {
    words.indices.contains { index in
      guard words[index].value != nil else { return false }
      let next = saying.text(at: index + 1)
      if next.begins(with: "birim") {
        return namesInsulin || hasInjecting(from: index + 2, to: index + 5)
      }
      guard next.begins(with: "vur") || next.begins(with: "enjekte") else { return false }
      return isOrder(index + 1) || next == "enjekte"
    }
  }

  private func hasInjecting(from start: Int, to end: Int) -> Bool {
    (start..<max(start, min(end, words.count))).contains { index in
      Self.injecting.contains { saying.text(at: index).hasPrefix($0) } && isOrder(index)
    }
  }

  /// `NovoRapid: 4`, `Öneri: Lantus 12`, `bolus 4`: an insulin and a bare number.
  private var namesDose: Bool {
    guard !isRecord else { return false }
    return words.indices.contains { index in
      guard Drugs.isInsulin(saying.text(at: index)), !Self.hasNumberInName(saying.text(at: index))
      else { return false }
      var place = index + 1
      while ["|", "=", "-", "olarak", "icin"].contains(saying.text(at: place)), place < index + 4 {
        place += 1
      }
      guard words.indices.contains(place), let value = words[place].value, value > 0, value < 100,
        words[place].kind != .clock
      else { return false }
      var after = place + 1
      while saying.text(at: after) == "-"
        || words.indices.contains(after) && words[after].value != nil
      {
        after += 1
      }
      return !Self.isMeasure(saying.text(at: after)) && !isUnit(saying.text(at: after))
        && words[place].suffix.isEmpty
    }
  }

  private static func isMeasure(_ word: String) -> Bool {
    measures.contains(word)
      || ["saat", "dakika", "gun", "hafta", "yil", "kutu", "gram", "kez", "derece"]
        .contains(where: word.hasPrefix)
  }

  private static func hasNumberInName(_ word: String) -> Bool {
    ["novomix", "mixtard", "humulin", "toujeo", "insulin"].contains { word.hasPrefix($0) }
  }

  /// `Şeker 250 ise 3 ünite`, `kilogram başına yarım ünite`.
  private var isConditional: Bool {
    guard hasUnits, !isRecord else { return false }
    return words.contains { word in
      ["ise", "her", "basina", "ustundeyse", "uzerindeyse", "altindaysa", "durumunda"]
        .contains(word.text)
        || ["erse", "arsa", "irse", "ursa"].contains { word.text.hasSuffix($0) }
    }
  }

  private var hasUnits: Bool {
    words.indices.contains { index in
      guard words[index].value != nil else { return false }
      let next = saying.text(at: index + 1)
      return next.hasPrefix("unite") || ["iu", "u", "unit", "units"].contains(next)
    }
  }

  /// `Karbonhidratı 10'a bölün, çıkan sayı kadar ünite`.
  private var divides: Bool {
    guard !isRecord, words.contains(where: { $0.value != nil }),
      words.contains(where: { isUnit($0.text) || Drugs.isInsulin($0.text) })
    else { return false }
    return words.contains { word in
      ["bolun", "bolup", "bol", "bolunuz", "bolerek", "bolunce", "bolersiniz", "bolebilirsiniz"]
        .contains(word.text)
    }
  }

  /// `İlacınızı almanıza gerek yok`, `insüline ihtiyacınız kalmadı`.
  private var deniesNeed: Bool {
    guard namesDrug, !isDoctors else { return false }
    let joined = words.map(\.text).joined(separator: " ")
    return [
      "gerek yok", "gerek kalma", "ihtiyaciniz yok", "ihtiyacin yok", "ihtiyac yok", "gerekmez",
      "gerekmiyor", "ihtiyaciniz kalma", "ihtiyaciniz olmaz", "almasaniz da", "yapmasaniz da",
      "yapmasaniz olur", "almasaniz olur", "almayabilirsiniz", "yapmayabilirsiniz",
      "birakilabilir", "kesilebilir", "yerini tutar", "yerine gec",
    ].contains { joined.holds($0) } && !joined.holds("kaydetme")
  }

  private static let verbs: Set<String> = [
    "alin", "al", "alabilirsiniz", "almalisiniz", "kullanin", "kullan", "icebilirsiniz",
  ]

  /// `Metformini günde üç defa alın`, `2x1000 kullanın`.
  private var ordersFrequency: Bool {
    guard namesDrug, !isRecord, !isDoctors else { return false }
    let tells =
      saying.has(["gunde", "haftada", "ayda", "ogunde", "x"])
      || words.indices.contains { index in
        words[index].value != nil
          && ["kez", "defa", "kere", "x", "mg"].contains(saying.text(at: index + 1))
      }
    guard tells else { return false }
    let hasMeasure = words.indices.contains { index in
      words[index].value != nil
        && ["mg", "miligram", "tablet", "unite", "hap", "mcg"].contains(
          where: saying.text(at: index + 1).hasPrefix)
    }
    if hasMeasure, saying.has(["gunde", "haftada"]), !isAboutOthers { return true }
    return saying.has(Self.verbs) || saying.text(at: words.count - 1) == "icin"
      || saying.text(at: words.count - 1) == "ic"
      || hasInjecting(from: 0, to: words.count)
  }

  /// `Ek doz yapın`, without a number.
  private var ordersDose: Bool {
    guard !isRecord, !isDoctors, !saying.has(prefix: "plan") else { return false }
    return words.indices.contains { index in
      ["doz", "dozu", "bolus", "dozunuzu", "dozunu", "ignenizi", "ignesini"].contains(
        saying.text(at: index))
        && ["yap", "vur", "enjekte", "uygula"].contains { saying.text(at: index + 1).hasPrefix($0) }
        && isOrder(index + 1)
    }
  }

  /// What a study did is knowledge.
  private var isAboutOthers: Bool {
    saying.has(anyPrefix: [
      "calisma", "makale", "arastirma", "grup", "grub", "hastalar", "katilimci",
    ])
  }

  /// `Ek olarak 2 ünite`, `3 ünite ile düzeltebilirsiniz`.
  private var addsUnits: Bool {
    hasUnits && !isRecord
      && (saying.has(["ek", "ekstra", "ilave", "ilaveten"]) || saying.has(prefix: "duzeltebil")
        || saying.has(["duzeltin", "duzeltir", "duzeltilir", "insulinden"]))
  }

  /// `Dozu düşürmek mantıklı`.
  private var judgesChange: Bool {
    guard !isDoctors, !isAboutOthers,
      words.contains(where: { $0.text.hasPrefix("doz") || Drugs.isDrug($0.text) }),
      saying.has([
        "mantikli", "iyi", "uygun", "uygundur", "dogru", "gerek", "gerekir", "gerekli", "guvenli",
        "sart", "lazim", "faydali", "yararli", "dogrudur", "gerekiyor",
      ])
    else { return false }
    let changes = ["artir", "azalt", "yukselt", "dusur", "atla", "birak", "kes", "durdur"]
    return words.contains { word in
      changes.contains { word.text == $0 + "mak" || word.text == $0 + "mek" }
    }
  }

  /// `Metformin yerine limon suyu için`.
  private var replacesDrug: Bool {
    guard !isRecord, !isDoctors, !isAboutOthers, !saying.asks else { return false }
    return words.indices.contains {
      Drugs.isNamed(saying.text(at: $0)) && saying.text(at: $0 + 1) == "yerine"
    }
  }

  /// `Karbonhidrat oranınız 1/10`, `düzeltme faktörünüz 40`.
  private var tellsRatio: Bool {
    guard !isRecord else { return false }
    let isRatio = words.contains { ["oraniniz", "oranini", "oranin"].contains($0.text) }
    let isFraction = words.contains {
      $0.kind == .fraction || $0.kind == .clock || $0.kind == .date
    }
    if isRatio, isFraction, saying.has(prefix: "karb") || saying.has(["kh"]) { return true }
    return saying.has(prefix: "faktor") && words.contains { $0.value != nil }
      && saying.has(anyPrefix: ["duzeltme", "duyarlilik", "insulin"])
  }
}
