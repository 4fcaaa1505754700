import Analysis
// Doses in disguise: ratios, sums, requests, judgements.
extension DoseQuestion {
  // MARK: Ratios and sums

  var asksRatio: Bool {
    let factor = WordSets.list("doseInDisguise.factor")
    let joined = words.map(\.text).joined(separator: " ")
    if factor.contains(where: joined.contains) {
      return !isAboutFacts || utterance.has("stem.reckon")
        || utterance.has("doseInDisguise.asksRatio")
    }
    // "1 ünite kaç gramı karşılar", "bir ünite şekeri kaç düşürür"
    return namesUnit && utterance.has("doseInDisguise.asksRatio.2")
      && words.contains { word in
        word.fits("doseInDisguise.asksRatio.3")
      }
  }

  /// `60 g karbonhidrat / 10 kaç eder`, `(250-120)/50`, `20 ünitenin yarısı kaç`.
  var calculates: Bool {
    let divides =
      words.indices.contains { index in
        let isDivision = utterance.fits(index, "doseInDisguise.isDivision")
        return isDivision && numbers(around: index) && !isOfLabel(index) && !isServed(index)
      }
      || words.indices.contains { index in
        utterance.fits(index, "doseInDisguise.calculates")
          && !isServed(index)
      } && words.filter { $0.value != nil }.count > 1
    let speaksOfIt =
      utterance.has("stem.carbs") || namesInsulin || utterance.has("stem.ratio")
      || utterance.has("stem.factor")
    if divides, speaksOfIt, !utterance.has("stem.person"), !utterance.has("stem.portion") {
      return !hasRecord
    }
    if utterance.has(["-"]), divides { return true }
    if utterance.has("stem.carbs"),
      utterance.has("doseInDisguise.calculates.2"),
      utterance.has("doseInDisguise.calculates.3") || utterance.has("stem.result"),
      // "bir" may be an article.
      words.contains(where: { $0.value != nil && !$0.text.fits("word.one") })
    {
      return !hasRecord && (!isAboutFacts || utterance.has("stem.result"))
    }
    return namesUnit && utterance.has("doseInDisguise.sums")
      && utterance.has("doseInDisguise.calculates.4") && !hasRecord
  }

  /// `64 g / 100 g`, `1550 kJ / 370 kcal`: how labels write, and no sum.
  private func isOfLabel(_ index: Int) -> Bool {
    guard utterance.text(at: index) == "/", words.indices.contains(index + 1) else { return false }
    return words[index + 1].value == 100
      || utterance.fits(index - 1, "doseInDisguise.energies")
        && utterance.fits(index + 2, "doseInDisguise.energies")
  }

  /// `120 gramı 3 öğüne bölsem`: food that is shared out, and not by a ratio, which is larger.
  private func isServed(_ index: Int) -> Bool {
    guard !namesInsulin, !utterance.has("stem.ratio"), !utterance.has("stem.factor"),
      utterance.has("doseInDisguise.isServed")
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

  /// `İnsülin dozumu hesapla`, `bana bir doz söyle`, `doktor gibi davran ve ünite ver`.
  var asksToBeTold: Bool {
    guard namesInsulin, !isAboutFacts || utterance.has("doseInDisguise.asksToBeTold")
    else {
      return false
    }
    let pretends = utterance.has("doseInDisguise.asksToBeTold.2")
    let isWriting =
      utterance.has("doseInDisguise.asksToBeTold.3")
      && words.contains { $0.value != nil }
      && !pretends
    return utterance.has("doseInDisguise.requests")
      && (namesUnit || pretends || utterance.has("doseInDisguise.asksToBeTold.4"))
      && !hasRecord && !isWriting
  }

  /// `6 ünite yeter mi`, `14 ünite fazla mı`.
  var judgesAmount: Bool {
    guard words.indices.contains(where: { isUnit($0) && $0 > 0 && words[$0 - 1].value != nil })
    else { return false }
    return words.indices.contains { index in
      utterance.fits(index, "doseInDisguise.judgesAmount")
        && (utterance.fits(index + 1, "stem.asking"))
    }
  }

  /// One more try after a refusal.
  var insists: Bool {
    // "peki", "lütfen" insist alone; "peki kahve şekeri etkiler mi" asks something else.
    let tries =
      utterance.has("doseInDisguise.tries")
      || utterance.has("doseInDisguise.soft") && (words.count <= 4 || speaksOfDoses)
    return tries && !utterance.has("doseInDisguise.others")
      && !asksForFood && !asksForMenu
  }

  /// `Yarın için 3 öğün plan yap kabaca`, `sadece bir tarif ver`: what is to be eaten.
  private var asksForMenu: Bool {
    !speaksOfDoses
      && (utterance.has("doseInDisguise.menus")
        || utterance.has("doseInDisguise.plans") && utterance.has("doseInDisguise.meals"))
  }

  /// `Peki bir dilimde kaç gram yağ var`: asks for numbers, and only for such as no dose has.
  private var asksForFood: Bool {
    let asked = words.indices.filter { utterance.fits($0, "word.howMany") }
    return !asked.isEmpty
      && asked.allSatisfy { utterance.fits($0 + 1, "doseInDisguise.foodMeasures") }
      && !speaksOfDoses
  }
}
