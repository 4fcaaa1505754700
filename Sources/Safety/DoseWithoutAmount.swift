import Turkish

// Prescriptions that name no amount: changes, stops, orders to inject; and ratios.
extension DosePrescription {
  private static let dosing = [
    "artir", "arttir", "azalt", "yukselt", "dusur", "cikar", "indir", "atla", "ikiye", "katla",
    "degistir",
    "yarila", "ayarla",
  ]

  /// `Dozu artırın`, `insülininizi azaltmalısınız`; not `doktorunuz dozu artırabilir`.
  var changesDose: Bool {
    guard
      words.contains(where: { $0.text.hasPrefix("doz") || Drugs.isDrug($0.text) || isUnit($0.text) }
      )
    else {
      return false
    }
    return !isDoctors && commands(Self.dosing)
  }

  private static let stopping = ["birak", "kes", "atla", "basla", "ara", "durdur", "sonlandir"]

  var stopsDrug: Bool {
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
  var ordersInsulin: Bool {
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
  var isRatio: Bool {
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
