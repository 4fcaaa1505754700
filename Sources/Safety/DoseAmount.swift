import Analysis
import Turkish

// Dose questions that name neither an insulin nor a unit: `pizza yedim kaç vurayım`.
extension DoseQuestion {
  /// Verbs that mean injecting here whatever their object.
  private static let injecting = Terms.list("doseAmount.injecting")
  private static let general = Terms.list("doseAmount.general")
  /// Forms that ask what to do: `-ayım`, `-malı`, `-sam`, `-acağım`, `-mam lazım`.
  private static let forms = Terms.list("doseAmount.forms")

  private func decides(_ index: Int, _ stems: [String]) -> Bool {
    guard words.indices.contains(index) else { return false }
    return stems.contains { stem in
      let word = words[index].text
      return word.hasPrefix(stem) && Self.forms.contains(String(word.dropFirst(stem.count)))
    }
  }

  /// `Kaç vurayım`, `ne kadar yapmam lazım`, `fazladan ne basayım`.
  var asksBareAmount: Bool {
    words.indices.contains { index in
      let after: Int
      switch words[index].text {
      case "kac", "kacar", "kaca", "nekadar": after = index + 1
      case "ne": after = utterance.text(at: index + 1) == "kadar" ? index + 2 : index + 1
      default: return false
      }
      if decides(after, Self.injecting) {
        return !utterance.has(Terms.set("doseAmount.asksBareAmount"))
      }
      guard decides(after, Self.general), after > index + 1 || words[index].text != "ne" else {
        return false
      }
      // `al`, `çek` and `ayarla` take other things too, unless a needle is named.
      guard words[after].text.hasPrefix("yap") || namesInjector else { return false }
      return !hasObject(before: index)
    }
  }

  private var namesInjector: Bool {
    words.contains { Terms.list("doseAmount.namesInjector").contains(where: $0.text.hasPrefix) }
  }

  private static let adverbs: Set<String> = Terms.set("doseAmount.adverbs")

  /// `hedefimi kaç yapayım`, `pilavı ne kadar yapayım`: something else is made.
  private func hasObject(before index: Int) -> Bool {
    let others = Terms.list("doseAmount.others")
    if utterance.has(anyPrefix: others) { return true }
    let before = utterance.text(at: index - 1)
    return (before.hasSuffix("i") || before.hasSuffix("u")) && !Self.adverbs.contains(before)
      && words[index - 1].value == nil
  }

  private static let questions: Set<String> = Terms.set("doseAmount.questions")

  /// `Düzeltme yapayım mı`, `ek vursam mı`, `2 yapsam yeter mi`.
  var asksForMore: Bool {
    guard !utterance.has(anyPrefix: Terms.list("doseAmount.asksForMore"))
    else { return false }
    return words.indices.contains { index in
      guard decides(index, Self.injecting + Terms.list("doseAmount.asksForMore.2")) else {
        return false
      }
      let before = utterance.text(at: index - 1)
      let isMore =
        before.hasPrefix("duzeltme") || Terms.list("doseAmount.asksForMore.3").contains(before)
      if isMore,
        Self.questions.contains(utterance.text(at: index + 1)) || words[index].text.hasSuffix("sam")
      {
        return true
      }
      let verdicts = Terms.list("doseAmount.verdicts")
      return index > 0 && words[index - 1].value != nil && words[index].text.hasSuffix("sam")
        && verdicts.contains(utterance.text(at: index + 1)) && utterance.has(Self.questions)
    }
  }

  /// `Düzeltme dozu kaç`, `bolus ne kadar`, `künefe için ek insülin`, `kiloma göre toplam doz kaç`.
  var asksBySize: Bool {
    guard !isAboutFacts, !hasRecord || utterance.has(prefix: "kilo") else { return false }
    return words.indices.contains { index in
      let isWhatIs = words[index].text == "nedir"
      if isWhatIs || Terms.list("doseAmount.asksBySize").contains(words[index].text), index > 0 {
        let isEnd = words.dropFirst(index + 1).allSatisfy {
          Terms.list("doseAmount.asksBySize.2").contains($0.text)
        }
        let near = max(0, index - 2)..<index
        return isEnd
          && near.contains { isUnit($0) || Drugs.isInsulin(words[$0].text) && !isWhatIs }
          && !utterance.has(prefix: "liste") && utterance.text(at: index - 1) != "kadar"
      }
      guard words[index].text == "icin", index > 0 else { return false }
      let rest = words.dropFirst(index + 1)
      return (1...3).contains(rest.count)
        && rest.allSatisfy {
          Terms.list("doseAmount.asksBySize.3").contains($0.text) || isUnit(rest.startIndex)
            || Drugs.isInsulin($0.text) || $0.text.hasPrefix("doz") || $0.text.hasPrefix("unite")
        }
        && rest.contains { Drugs.isInsulin($0.text) || $0.text.hasPrefix("doz") }
    }
  }

  /// `Metformin kaç mg içmeliyim`, `jardiance günde kaç tane`.
  var asksForPills: Bool {
    guard words.contains(where: { Drugs.isNamed($0.text) }), !hasRecord,
      !utterance.has(anyPrefix: Terms.list("doseAmount.asksForPills"))
    else { return false }
    return words.indices.contains { index in
      words[index].text == "kac"
        && Terms.list("doseAmount.asksForPills.2").contains(utterance.text(at: index + 1))
    }
  }

  /// `10 ünite fazla gelir mi`, `bu yemeğe 7 fazla mı gelir, ünite olarak`.
  var judgesBareAmount: Bool {
    guard namesUnit, words.contains(where: { $0.value != nil }), !hasRecord else { return false }
    return words.indices.contains { index in
      let isMuch = Terms.list("doseAmount.isMuch").contains(words[index].text)
      let next = [utterance.text(at: index + 1), utterance.text(at: index + 2)]
      return isMuch && Terms.list("doseAmount.judgesBareAmount").contains { next.contains($0) }
        && Terms.list("doseAmount.judgesBareAmount.2").contains { next.contains($0) }
    }
  }

  private static let amountWords: Set<String> = Terms.set("doseAmount.amountWords")

  private static let eaten: Set<String> = Terms.set("doseAmount.eaten")

  /// The words outside the question, where they tell a meal or a reading.
  static func told(in text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    let folded = words.map { Turkish.fold($0).filter { $0.isLetter || $0.isNumber } }
    guard var start = folded.firstIndex(where: Self.amountWords.contains) else { return nil }
    let lead = Terms.list("doseAmount.lead")
    while start > 0, lead.contains(where: folded[start - 1].hasPrefix) { start -= 1 }
    let needs = Terms.list("doseAmount.needs")
    let end = folded.indices.last { index in
      index >= start
        && ((injecting + general).contains { folded[index].hasPrefix($0) }
          && !VerbEnding.isFinite(folded[index])
          || needs.contains { folded[index].hasPrefix($0) }
          || Self.amountWords.contains(folded[index]))
    }
    let rest = words[..<start] + words[((end ?? start) + 1)...]
    let told = rest.joined(separator: " ").trimmingPrefix { ",;. ".contains($0) }
    let isMeal = rest.contains { Self.eaten.contains(Turkish.fold($0).filter(\.isLetter)) }
    let isReading = !EmergencyScene(String(told), hour: nil).readings.isEmpty
    return isMeal || isReading ? String(told) : nil
  }

  /// `Oranım 1/10, 75 gram yedim, hesapla`.
  var calculatesByRatio: Bool {
    let isRatio = words.indices.dropFirst().dropLast().contains { index in
      ["/", ":"].contains(words[index].text) && words[index - 1].value != nil
        && words[index + 1].value != nil
    }
    return utterance.has(prefix: "oran") && (isRatio || utterance.has(prefix: "oranim"))
      && (utterance.has(prefix: "hesapla")
        || utterance.has(Terms.set("doseAmount.calculatesByRatio")))
      && words.contains { $0.value != nil }
      && Terms.list("doseAmount.calculatesByRatio.2").contains { unit in
        words.contains { $0.text.hasPrefix(unit) }
      }
  }
}
