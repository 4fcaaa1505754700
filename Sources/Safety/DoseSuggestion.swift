import Analysis
import Turkish

// Prescriptions without an order's grammar: lists, conditions, frequencies, needs denied.
extension DosePrescription {
  /// Whether the sentence suggests a dose by other means than an order.
  var suggests: Bool {
    guard !declines else { return false }
    return advisesIf || ordersNumber || namesDose || isConditional || divides || deniesNeed
      || ordersFrequency
      || ordersDose || addsUnits || judgesChange || replacesDrug || tellsRatio
  }

  /// `4 yerine 6 yaparsan düzelir`, `2 fazla yaparsan yükselmezsin`, `metformini akşam da alsan iyi olur`: a
  /// dose that is put as a condition.
  var advisesIf: Bool {
    guard !declines, !isRecord, !isDoctors, !isAboutOthers, !utterance.asks else { return false }
    return words.indices.contains { place in
      guard words[place].text.fits("doseIf.verbs", "doseIf.forms") else { return false }
      let isMore =
        utterance.fits(place - 1, "doseIf.more") && place > 1 && words[place - 2].value != nil
      let isOther =
        place > 2 && words[place - 1].value != nil
        && utterance.fits(place - 2, "word.instead") && words[place - 3].value != nil
      // "yemekle alsan": how, and not whether.
      let isAdded =
        namesDrug && utterance.fits(place - 1, "doseIf.too")
        && (place + 1..<words.count).contains { utterance.fits($0, "doseIf.better") }
      return isMore || isOther || isAdded
    }
  }

  /// `İki birim yapın`, `dört vurun`: a number of nothing else, right before a verb of injecting.
  var ordersNumber: Bool {
    words.indices.contains { index in
      guard words[index].value != nil else { return false }
      let next = utterance.text(at: index + 1)
      if next.fits("stem.units") {
        return namesInsulin || hasInjecting(from: index + 2, to: index + 5)
      }
      guard next.fits("stem.inject") else { return false }
      return isOrder(index + 1) || next.fits("word.inject")
    }
  }

  private func hasInjecting(from start: Int, to end: Int) -> Bool {
    (start..<max(start, min(end, words.count))).contains { index in
      utterance.fits(index, "doseSuggestion.injecting") && isOrder(index)
    }
  }

  /// `NovoRapid: 4`, `Öneri: Lantus 12`, `bolus 4`: an insulin and a bare number.
  private var namesDose: Bool {
    guard !isRecord else { return false }
    return words.indices.contains { index in
      guard Drugs.isInsulin(utterance.text(at: index)) || utterance.fits(index, "stem.correction"),
        !Self.hasNumberInName(utterance.text(at: index))
      else { return false }
      var place = index + 1
      while utterance.fits(place, "doseSuggestion.namesDose"),
        place < index + 4
      {
        place += 1
      }
      guard words.indices.contains(place), let value = words[place].value, value > 0, value < 100,
        words[place].kind != .clock, !isArticle(place)
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

  /// `Hızlı etkili bir insülindir`: "bir" before a word that nobody counts.
  private func isArticle(_ place: Int) -> Bool {
    words[place].text.fits("word.one") && words.indices.contains(place + 1)
      && words[place + 1].clause == words[place].clause && words[place + 1].kind == .word
      && !utterance.fits(place + 1, "doseBare.verbs")
  }

  private static func isMeasure(_ word: String) -> Bool {
    word.fits("doseSuggestion.measures")
      || word.fits("doseSuggestion.isMeasure")
  }

  private static func hasNumberInName(_ word: String) -> Bool {
    word.fits("doseSuggestion.hasNumberInName")
  }

  /// `Şeker 250 ise 3 ünite`, `kilogram başına yarım ünite`.
  private var isConditional: Bool {
    guard hasUnits, !isRecord else { return false }
    return words.contains { word in
      word.fits("doseSuggestion.isConditional")
        || word.fits("doseSuggestion.isConditional.2")
    }
  }

  private var hasUnits: Bool {
    words.indices.contains { index in
      guard words[index].value != nil else { return false }
      let next = utterance.text(at: index + 1)
      return next.fits("stem.insulinUnit") || next.fits("doseSuggestion.hasUnits")
    }
  }

  /// `Karbonhidratı 10'a bölün, çıkan sayı kadar ünite`.
  private var divides: Bool {
    guard !isRecord, words.contains(where: { $0.value != nil }),
      words.contains(where: { isUnit($0.text) || Drugs.isInsulin($0.text) })
    else { return false }
    return words.contains { word in
      word.fits("doseSuggestion.divides")
    }
  }

  /// `İlacınızı almanıza gerek yok`, `insüline ihtiyacınız kalmadı`.
  private var deniesNeed: Bool {
    guard namesDrug, !isDoctors else { return false }
    let joined = words.map(\.text).joined(separator: " ")
    return WordSets.list("doseSuggestion.deniesNeed").contains { joined.holds($0) }
      && !utterance.has("stem.loggingIt")
  }

  /// `Metformini günde üç defa alın`, `2x1000 kullanın`.
  private var ordersFrequency: Bool {
    guard namesDrug, !isRecord, !isDoctors, !utterance.has("doseSuggestion.general") || hasAmount
    else { return false }
    let tells =
      utterance.has("doseSuggestion.ordersFrequency")
      || words.indices.contains { index in
        words[index].value != nil
          && utterance.fits(index + 1, "doseSuggestion.ordersFrequency.2")
      }
    guard tells else { return false }
    let hasMeasure = words.indices.contains { index in
      words[index].value != nil
        && utterance.fits(index + 1, "doseSuggestion.ordersFrequency.3")
    }
    if hasMeasure, utterance.has("doseSuggestion.ordersFrequency.4"), !isAboutOthers {
      return true
    }
    return utterance.has("doseSuggestion.verbs")
      || utterance.fits(words.count - 1, "word.for")
      || utterance.fits(words.count - 1, "word.drink")
      || hasInjecting(from: 0, to: words.count)
  }

  /// `Ek doz yapın`, without a number.
  private var ordersDose: Bool {
    guard !isRecord, !isDoctors, !utterance.has("stem.plan") else { return false }
    return words.indices.contains { index in
      utterance.fits(index, "doseSuggestion.ordersDose")
        && utterance.fits(index + 1, "doseSuggestion.ordersDose.2")
        && isOrder(index + 1)
    }
  }

  /// What a study did is knowledge.
  private var isAboutOthers: Bool {
    utterance.has("doseSuggestion.isAboutOthers")
  }

  /// `Ek olarak 2 ünite`, `3 ünite ile düzeltebilirsiniz`.
  private var addsUnits: Bool {
    hasUnits && !isRecord
      && (utterance.has("doseSuggestion.addsUnits")
        || utterance.has("stem.canCorrect")
        || utterance.has("doseSuggestion.addsUnits.2"))
  }

  /// `Dozu düşürmek mantıklı`.
  private var judgesChange: Bool {
    guard !isDoctors, !isAboutOthers,
      words.contains(where: { $0.text.fits("stem.dose") || Drugs.isDrug($0.text) }),
      utterance.has("doseSuggestion.judgesChange") || isHarmless
    else { return false }
    if isHarmless,
      words.contains(where: { !$0.text.endings(after: "doseSuggestion.changes").isEmpty })
    {
      return true
    }
    return words.contains { $0.text.fits("doseSuggestion.changes", "ending.infinitive") }
  }

  /// `Atlamanızda sakınca yok`.
  private var isHarmless: Bool {
    let joined = words.map(\.text).joined(separator: " ")
    return WordSets.list("doseSuggestion.harmless").contains { joined.holds($0) }
  }

  /// `Metformin yerine limon suyu için`.
  private var replacesDrug: Bool {
    guard !isRecord, !isDoctors, !isAboutOthers, !utterance.asks else { return false }
    return words.indices.contains {
      Drugs.isNamed(utterance.text(at: $0)) && standsIn($0 + 1)
    }
  }

  /// `Karbonhidrat oranınız 1/10`, `düzeltme faktörünüz 40`.
  private var tellsRatio: Bool {
    guard !isRecord else { return false }
    let isRatio = utterance.has("doseSuggestion.tellsRatio")
    let isFraction = words.contains {
      $0.kind == .fraction || $0.kind == .clock || $0.kind == .date
    }
    if isRatio, isFraction,
      utterance.has("stem.carbs") || utterance.has("doseSuggestion.tellsRatio.2")
    {
      return true
    }
    return utterance.has("stem.factor") && words.contains { $0.value != nil }
      && utterance.has("doseSuggestion.tellsRatio.3")
  }
}
