import Analysis
import Turkish

// Prescriptions without an order's grammar: lists, conditions, frequencies, needs denied.
extension DosePrescription {
  /// Whether the sentence suggests a dose by other means than an order.
  var suggests: Bool {
    guard !declines else { return false }
    return ordersNumber || namesDose || isConditional || divides || deniesNeed || ordersFrequency
      || ordersDose || addsUnits || judgesChange || replacesDrug || tellsRatio
  }

  private static let injecting = Terms.list("doseSuggestion.injecting")
  private static let measures: Set<String> = Terms.set("doseSuggestion.measures")

  /// `İki birim yapın`, `dört vurun`: a number of nothing else, right before a verb of injecting.
  var ordersNumber: Bool {
    words.indices.contains { index in
      guard words[index].value != nil else { return false }
      let next = utterance.text(at: index + 1)
      if next.begins(with: "birim") {
        return namesInsulin || hasInjecting(from: index + 2, to: index + 5)
      }
      guard next.begins(with: "vur") || next.begins(with: "enjekte") else { return false }
      return isOrder(index + 1) || next == "enjekte"
    }
  }

  private func hasInjecting(from start: Int, to end: Int) -> Bool {
    (start..<max(start, min(end, words.count))).contains { index in
      Self.injecting.contains { utterance.text(at: index).hasPrefix($0) } && isOrder(index)
    }
  }

  /// `NovoRapid: 4`, `Öneri: Lantus 12`, `bolus 4`: an insulin and a bare number.
  private var namesDose: Bool {
    guard !isRecord else { return false }
    return words.indices.contains { index in
      guard Drugs.isInsulin(utterance.text(at: index)),
        !Self.hasNumberInName(utterance.text(at: index))
      else { return false }
      var place = index + 1
      while Terms.list("doseSuggestion.namesDose").contains(utterance.text(at: place)),
        place < index + 4
      {
        place += 1
      }
      guard words.indices.contains(place), let value = words[place].value, value > 0, value < 100,
        words[place].kind != .clock
      else { return false }
      var after = place + 1
      while utterance.text(at: after) == "-"
        || words.indices.contains(after) && words[after].value != nil
      {
        after += 1
      }
      return !Self.isMeasure(utterance.text(at: after)) && !isUnit(utterance.text(at: after))
        && words[place].suffix.isEmpty
    }
  }

  private static func isMeasure(_ word: String) -> Bool {
    measures.contains(word)
      || Terms.list("doseSuggestion.isMeasure")
        .contains(where: word.hasPrefix)
  }

  private static func hasNumberInName(_ word: String) -> Bool {
    Terms.list("doseSuggestion.hasNumberInName").contains { word.hasPrefix($0) }
  }

  /// `Şeker 250 ise 3 ünite`, `kilogram başına yarım ünite`.
  private var isConditional: Bool {
    guard hasUnits, !isRecord else { return false }
    return words.contains { word in
      Terms.list("doseSuggestion.isConditional")
        .contains(word.text)
        || Terms.list("doseSuggestion.isConditional.2").contains { word.text.hasSuffix($0) }
    }
  }

  private var hasUnits: Bool {
    words.indices.contains { index in
      guard words[index].value != nil else { return false }
      let next = utterance.text(at: index + 1)
      return next.hasPrefix("unite") || Terms.list("doseSuggestion.hasUnits").contains(next)
    }
  }

  /// `Karbonhidratı 10'a bölün, çıkan sayı kadar ünite`.
  private var divides: Bool {
    guard !isRecord, words.contains(where: { $0.value != nil }),
      words.contains(where: { isUnit($0.text) || Drugs.isInsulin($0.text) })
    else { return false }
    return words.contains { word in
      Terms.list("doseSuggestion.divides")
        .contains(word.text)
    }
  }

  /// `İlacınızı almanıza gerek yok`, `insüline ihtiyacınız kalmadı`.
  private var deniesNeed: Bool {
    guard namesDrug, !isDoctors else { return false }
    let joined = words.map(\.text).joined(separator: " ")
    return Terms.list("doseSuggestion.deniesNeed").contains { joined.holds($0) }
      && !joined.holds("kaydetme")
  }

  private static let verbs: Set<String> = Terms.set("doseSuggestion.verbs")

  /// `Metformini günde üç defa alın`, `2x1000 kullanın`.
  private var ordersFrequency: Bool {
    guard namesDrug, !isRecord, !isDoctors else { return false }
    let tells =
      utterance.has(Terms.set("doseSuggestion.ordersFrequency"))
      || words.indices.contains { index in
        words[index].value != nil
          && Terms.list("doseSuggestion.ordersFrequency.2").contains(utterance.text(at: index + 1))
      }
    guard tells else { return false }
    let hasMeasure = words.indices.contains { index in
      words[index].value != nil
        && Terms.list("doseSuggestion.ordersFrequency.3").contains(
          where: utterance.text(at: index + 1).hasPrefix)
    }
    if hasMeasure, utterance.has(Terms.set("doseSuggestion.ordersFrequency.4")), !isAboutOthers {
      return true
    }
    return utterance.has(Self.verbs) || utterance.text(at: words.count - 1) == "icin"
      || utterance.text(at: words.count - 1) == "ic"
      || hasInjecting(from: 0, to: words.count)
  }

  /// `Ek doz yapın`, without a number.
  private var ordersDose: Bool {
    guard !isRecord, !isDoctors, !utterance.has(prefix: "plan") else { return false }
    return words.indices.contains { index in
      Terms.list("doseSuggestion.ordersDose").contains(
        utterance.text(at: index))
        && Terms.list("doseSuggestion.ordersDose.2").contains {
          utterance.text(at: index + 1).hasPrefix($0)
        }
        && isOrder(index + 1)
    }
  }

  /// What a study did is knowledge.
  private var isAboutOthers: Bool {
    utterance.has(anyPrefix: Terms.list("doseSuggestion.isAboutOthers"))
  }

  /// `Ek olarak 2 ünite`, `3 ünite ile düzeltebilirsiniz`.
  private var addsUnits: Bool {
    hasUnits && !isRecord
      && (utterance.has(Terms.set("doseSuggestion.addsUnits"))
        || utterance.has(prefix: "duzeltebil")
        || utterance.has(Terms.set("doseSuggestion.addsUnits.2")))
  }

  /// `Dozu düşürmek mantıklı`.
  private var judgesChange: Bool {
    guard !isDoctors, !isAboutOthers,
      words.contains(where: { $0.text.hasPrefix("doz") || Drugs.isDrug($0.text) }),
      utterance.has(Terms.set("doseSuggestion.judgesChange"))
    else { return false }
    let changes = Terms.list("doseSuggestion.changes")
    return words.contains { word in
      changes.contains { word.text == $0 + "mak" || word.text == $0 + "mek" }
    }
  }

  /// `Metformin yerine limon suyu için`.
  private var replacesDrug: Bool {
    guard !isRecord, !isDoctors, !isAboutOthers, !utterance.asks else { return false }
    return words.indices.contains {
      Drugs.isNamed(utterance.text(at: $0)) && utterance.text(at: $0 + 1) == "yerine"
    }
  }

  /// `Karbonhidrat oranınız 1/10`, `düzeltme faktörünüz 40`.
  private var tellsRatio: Bool {
    guard !isRecord else { return false }
    let isRatio = words.contains { Terms.list("doseSuggestion.tellsRatio").contains($0.text) }
    let isFraction = words.contains {
      $0.kind == .fraction || $0.kind == .clock || $0.kind == .date
    }
    if isRatio, isFraction,
      utterance.has(prefix: "karb") || utterance.has(Terms.set("doseSuggestion.tellsRatio.2"))
    {
      return true
    }
    return utterance.has(prefix: "faktor") && words.contains { $0.value != nil }
      && utterance.has(anyPrefix: Terms.list("doseSuggestion.tellsRatio.3"))
  }
}
