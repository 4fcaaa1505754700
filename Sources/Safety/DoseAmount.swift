import Analysis
import Turkish

// Dose questions that name neither an insulin nor a unit: `pizza yedim kaç vurayım`.
extension DoseQuestion {
  /// Verbs that mean injecting here whatever their object.
  private static let injecting = WordSets.list("doseAmount.injecting")
  private static let general = WordSets.list("doseAmount.general")

  private func decides(_ index: Int, _ stems: [String]) -> Bool {
    guard words.indices.contains(index) else { return false }
    return stems.contains { stem in
      let word = words[index].text
      return word.hasPrefix(stem) && String(word.dropFirst(stem.count)).fits("doseAmount.forms")
    }
  }

  /// `Kaç vurayım`, `ne kadar yapmam lazım`, `fazladan ne basayım`.
  var asksBareAmount: Bool {
    words.indices.contains { index in
      let after: Int
      switch words[index].text {
      case "kac", "kacar", "kaca", "nekadar": after = index + 1
      case "ne": after = utterance.text(at: index + 1).fits("word.asMuch") ? index + 2 : index + 1
      default: return false
      }
      if decides(after, Self.injecting) {
        return !utterance.has("doseAmount.asksBareAmount")
      }
      guard decides(after, Self.general), after > index + 1 || !words[index].text.fits("word.what")
      else {
        return false
      }
      // `al`, `çek` and `ayarla` take other things too, unless a needle is named.
      guard words[after].text.fits("stem.do") || namesInjector else { return false }
      return !hasObject(before: index)
    }
  }

  private var namesInjector: Bool {
    words.contains { $0.text.fits("doseAmount.namesInjector") }
  }

  /// `hedefimi kaç yapayım`, `pilavı ne kadar yapayım`: something else is made.
  private func hasObject(before index: Int) -> Bool {
    if utterance.has("doseAmount.others") { return true }
    let before = utterance.text(at: index - 1)
    return (before.fits("ending.vowel")) && !before.fits("doseAmount.adverbs")
      && words[index - 1].value == nil
  }

  /// `Düzeltme yapayım mı`, `ek vursam mı`, `2 yapsam yeter mi`.
  var asksForMore: Bool {
    guard !utterance.has("doseAmount.asksForMore")
    else { return false }
    return words.indices.contains { index in
      guard decides(index, Self.injecting + WordSets.list("doseAmount.asksForMore.2")) else {
        return false
      }
      let before = utterance.text(at: index - 1)
      let isMore =
        before.fits("stem.correction") || before.fits("doseAmount.asksForMore.3")
      if isMore,
        utterance.text(at: index + 1).fits("doseAmount.questions")
          || words[index].text.fits("ending.ifI")
      {
        return true
      }
      return index > 0 && words[index - 1].value != nil && words[index].text.fits("ending.ifI")
        && utterance.text(at: index + 1).fits("doseAmount.verdicts")
        && utterance.has("doseAmount.questions")
    }
  }

  /// `Düzeltme dozu kaç`, `bolus ne kadar`, `künefe için ek insülin`, `kiloma göre toplam doz kaç`.
  var asksBySize: Bool {
    guard !isAboutFacts, !hasRecord || utterance.has("stem.weight") else { return false }
    return words.indices.contains { index in
      let isWhatIs = words[index].text.fits("word.whatIs")
      if isWhatIs || words[index].text.fits("doseAmount.asksBySize"), index > 0 {
        let isEnd = words.dropFirst(index + 1).allSatisfy {
          $0.text.fits("doseAmount.asksBySize.2")
        }
        let near = max(0, index - 2)..<index
        return isEnd
          && near.contains { isUnit($0) || Drugs.isInsulin(words[$0].text) && !isWhatIs }
          && !utterance.has("stem.list") && !utterance.text(at: index - 1).fits("word.asMuch")
      }
      guard words[index].text.fits("word.for"), index > 0 else { return false }
      let rest = words.dropFirst(index + 1)
      return (1...3).contains(rest.count)
        && rest.allSatisfy {
          $0.text.fits("doseAmount.asksBySize.3") || isUnit(rest.startIndex)
            || Drugs.isInsulin($0.text) || $0.text.fits("stem.dose")
            || $0.text.fits("stem.insulinUnit")
        }
        && rest.contains { Drugs.isInsulin($0.text) || $0.text.fits("stem.dose") }
    }
  }

  /// `Metformin kaç mg içmeliyim`, `jardiance günde kaç tane`.
  var asksForPills: Bool {
    guard words.contains(where: { Drugs.isNamed($0.text) }), !hasRecord,
      !utterance.has("doseAmount.asksForPills")
    else { return false }
    return words.indices.contains { index in
      words[index].text.fits("word.howMany")
        && utterance.text(at: index + 1).fits("doseAmount.asksForPills.2")
    }
  }

  /// `10 ünite fazla gelir mi`, `bu yemeğe 7 fazla mı gelir, ünite olarak`.
  var judgesBareAmount: Bool {
    guard namesUnit, words.contains(where: { $0.value != nil }), !hasRecord else { return false }
    return words.indices.contains { index in
      let isMuch = words[index].text.fits("doseAmount.isMuch")
      let next = [utterance.text(at: index + 1), utterance.text(at: index + 2)]
      return isMuch && WordSets.list("doseAmount.judgesBareAmount").contains { next.contains($0) }
        && WordSets.list("doseAmount.judgesBareAmount.2").contains { next.contains($0) }
    }
  }

  /// The words outside the question, where they tell a meal or a reading.
  static func told(in text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    let folded = words.map { Turkish.fold($0).filter { $0.isLetter || $0.isNumber } }
    guard var start = folded.firstIndex(where: { $0.fits("doseAmount.amountWords") }) else {
      return nil
    }
    while start > 0, folded[start - 1].fits("doseAmount.lead") { start -= 1 }
    let end = folded.indices.last { index in
      index >= start
        && ((injecting + general).contains { folded[index].hasPrefix($0) }
          && !VerbEnding.isFinite(folded[index])
          || folded[index].fits("doseAmount.needs")
          || folded[index].fits("doseAmount.amountWords"))
    }
    let rest = words[..<start] + words[((end ?? start) + 1)...]
    let told = rest.joined(separator: " ").trimmingPrefix { ",;. ".contains($0) }
    let isMeal = rest.contains { Turkish.fold($0).filter(\.isLetter).fits("doseAmount.eaten") }
    let isReading = !EmergencyScene(String(told), hour: nil).readings.isEmpty
    return isMeal || isReading ? String(told) : nil
  }

  /// `Oranım 1/10, 75 gram yedim, hesapla`.
  var calculatesByRatio: Bool {
    let isRatio = words.indices.dropFirst().dropLast().contains { index in
      ["/", ":"].contains(words[index].text) && words[index - 1].value != nil
        && words[index + 1].value != nil
    }
    return utterance.has("stem.ratio") && (isRatio || utterance.has("stem.myRatio"))
      && (utterance.has("stem.calculate")
        || utterance.has("doseAmount.calculatesByRatio"))
      && words.contains { $0.value != nil }
      && WordSets.list("doseAmount.calculatesByRatio.2").contains { unit in
        words.contains { $0.text.hasPrefix(unit) }
      }
  }
}
