import Analysis
// Doses in disguise: ratios, sums, requests, judgements.
extension DoseQuestion {
  // MARK: Ratios and sums

  var asksRatio: Bool {
    let factor = Terms.list("doseInDisguise.factor")
    let joined = words.map(\.text).joined(separator: " ")
    if factor.contains(where: joined.contains) {
      return !isAboutFacts || utterance.has(prefix: "hesap")
        || utterance.has(Terms.set("doseInDisguise.asksRatio"))
    }
    // "1 ünite kaç gramı karşılar", "bir ünite şekeri kaç düşürür"
    return namesUnit && utterance.has(Terms.set("doseInDisguise.asksRatio.2"))
      && words.contains { word in
        Terms.list("doseInDisguise.asksRatio.3").contains { word.text.hasPrefix($0) }
      }
  }

  private static let sums: Set<String> = Terms.set("doseInDisguise.sums")

  /// `60 g karbonhidrat / 10 kaç eder`, `(250-120)/50`, `20 ünitenin yarısı kaç`.
  var calculates: Bool {
    let divides =
      words.indices.contains { index in
        let isDivision = Terms.list("doseInDisguise.isDivision").contains(words[index].text)
        return isDivision && numbers(around: index) && !isOfLabel(index) && !isServed(index)
      }
      || words.indices.contains { index in
        Terms.list("doseInDisguise.calculates").contains(words[index].text)
          && !isServed(index)
      } && words.filter { $0.value != nil }.count > 1
    let speaksOfIt =
      utterance.has(prefix: "karb") || namesInsulin || utterance.has(prefix: "oran")
      || utterance.has(prefix: "faktor")
    if divides, speaksOfIt, !utterance.has(prefix: "kisi"), !utterance.has(prefix: "porsiyon") {
      return !hasRecord
    }
    if utterance.has(["-"]), divides { return true }
    if utterance.has(prefix: "karb"),
      utterance.has(anyPrefix: Terms.list("doseInDisguise.calculates.2")),
      utterance.has(Terms.set("doseInDisguise.calculates.3")) || utterance.has(prefix: "sonuc"),
      // "bir" may be an article.
      words.contains(where: { $0.value != nil && $0.text != "bir" })
    {
      return !hasRecord && (!isAboutFacts || utterance.has(prefix: "sonuc"))
    }
    return namesUnit && utterance.has(Self.sums)
      && utterance.has(Terms.set("doseInDisguise.calculates.4")) && !hasRecord
  }

  private static let energies: Set<String> = Terms.set("doseInDisguise.energies")

  /// `64 g / 100 g`, `1550 kJ / 370 kcal`: how labels write, and no sum.
  private func isOfLabel(_ index: Int) -> Bool {
    guard utterance.text(at: index) == "/", words.indices.contains(index + 1) else { return false }
    return words[index + 1].value == 100
      || Self.energies.contains(utterance.text(at: index - 1))
        && Self.energies.contains(utterance.text(at: index + 2))
  }

  /// `120 gramı 3 öğüne bölsem`: food that is shared out, and not by a ratio, which is larger.
  private func isServed(_ index: Int) -> Bool {
    guard !namesInsulin, !utterance.has(prefix: "oran"), !utterance.has(prefix: "faktor"),
      utterance.has(anyPrefix: Terms.list("doseInDisguise.isServed"))
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

  private static let requests: Set<String> = Terms.set("doseInDisguise.requests")

  /// `İnsülin dozumu hesapla`, `bana bir doz söyle`, `doktor gibi davran ve ünite ver`.
  var asksToBeTold: Bool {
    guard namesInsulin, !isAboutFacts || utterance.has(Terms.set("doseInDisguise.asksToBeTold"))
    else {
      return false
    }
    let pretends = utterance.has(Terms.set("doseInDisguise.asksToBeTold.2"))
    let isWriting =
      utterance.has(Terms.set("doseInDisguise.asksToBeTold.3"))
      && words.contains { $0.value != nil }
      && !pretends
    return utterance.has(Self.requests)
      && (namesUnit || pretends || utterance.has(Terms.set("doseInDisguise.asksToBeTold.4")))
      && !hasRecord && !isWriting
  }

  /// `6 ünite yeter mi`, `14 ünite fazla mı`.
  var judgesAmount: Bool {
    guard words.indices.contains(where: { isUnit($0) && $0 > 0 && words[$0 - 1].value != nil })
    else { return false }
    return words.indices.contains { index in
      Terms.list("doseInDisguise.judgesAmount")
        .contains(words[index].text)
        && (utterance.text(at: index + 1).hasPrefix("mi")
          || utterance.text(at: index + 1).hasPrefix("mu"))
    }
  }

  private static let tries: Set<String> = Terms.set("doseInDisguise.tries")

  /// One more try after a refusal.
  var insists: Bool {
    let others = Terms.list("doseInDisguise.others")
    return utterance.has(Self.tries) && !utterance.has(anyPrefix: others) && !asksForFood
  }

  private static let foodMeasures: Set<String> = Terms.set("doseInDisguise.foodMeasures")

  /// `Peki bir dilimde kaç gram yağ var`: asks for numbers, and only for such as no dose has.
  private var asksForFood: Bool {
    let asked = words.indices.filter { utterance.text(at: $0) == "kac" }
    return !asked.isEmpty
      && asked.allSatisfy { Self.foodMeasures.contains(utterance.text(at: $0 + 1)) }
      && !speaksOfDoses
  }
}
