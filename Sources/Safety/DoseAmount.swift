import Analysis
import Turkish

// Dose questions that name neither an insulin nor a unit: `pizza yedim kaç vurayım`.
extension DoseQuestion {
  private func decides(_ index: Int, _ stems: String) -> Bool {
    utterance.text(at: index).fits(stems, "doseAmount.forms")
  }

  /// `Kaç vurayım`, `ne kadar yapmam lazım`, `fazladan ne basayım`.
  var asksBareAmount: Bool {
    words.indices.contains { index in
      guard utterance.fits(index, "doseAmount.amountWords") else { return false }
      let isWhat = utterance.fits(index, "word.what")
      let amount = isWhat && utterance.fits(index + 1, "word.asMuch") ? index + 2 : index + 1
      // "ne kadar hızlı vurmalıyım"
      let after = utterance.fits(amount, "overdosePhrases.sorts") ? amount + 1 : amount
      if decides(after, "doseAmount.injecting") {
        return !utterance.has("doseAmount.asksBareAmount")
      }
      guard decides(after, "doseAmount.general"), after > index + 1 || !isWhat
      else {
        return false
      }
      // `al`, `çek` and `ayarla` take other things too, unless a needle is named.
      guard utterance.fits(after, "stem.do") || namesInjector else { return false }
      return !hasObject(before: index)
    }
  }

  private var namesInjector: Bool {
    utterance.has("doseAmount.namesInjector")
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
      guard decides(index, "doseAmount.asksForMore.2") else {
        return false
      }
      let before = utterance.text(at: index - 1)
      let isMore =
        before.fits("stem.correction") || before.fits("doseAmount.asksForMore.3")
      if isMore,
        utterance.fits(index + 1, "doseAmount.questions")
          || utterance.fits(index, "ending.ifI")
      {
        return true
      }
      return index > 0 && words[index - 1].value != nil && utterance.fits(index, "ending.ifI")
        && utterance.fits(index + 1, "doseAmount.verdicts")
        && utterance.has("doseAmount.questions")
    }
  }

  /// `Düzeltme dozu kaç`, `bolus ne kadar`, `künefe için ek insülin`, `kiloma göre toplam doz kaç`.
  var asksBySize: Bool {
    guard !isAboutFacts, !hasRecord || utterance.has("stem.weight") else { return false }
    return words.indices.contains { index in
      let isWhatIs = utterance.fits(index, "word.whatIs")
      if isWhatIs || utterance.fits(index, "doseAmount.asksBySize"), index > 0 {
        let isEnd = words.dropFirst(index + 1).allSatisfy {
          $0.text.fits("doseAmount.asksBySize.2")
        }
        let near = max(0, index - 2)..<index
        // "insülini unutursam ne olur": what follows, not how much.
        let isOfEvent =
          utterance.fits(index - 1, "doseAmount.isOfEvent") || isOfOtherThing(index - 1)
        return isEnd && !isOfEvent
          && near.contains { isUnit($0) || Drugs.isInsulin(words[$0].text) && !isWhatIs }
          && !utterance.has("stem.list") && !utterance.fits(index - 1, "word.asMuch")
      }
      guard utterance.fits(index, "word.for"), index > 0 else { return false }
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
      utterance.fits(index, "word.howMany") && !isOfOtherThing(index - 1)
        && utterance.fits(index + 1, "doseAmount.asksForPills.2")
    }
  }

  /// `10 ünite fazla gelir mi`, `bu yemeğe 7 fazla mı gelir, ünite olarak`.
  var judgesBareAmount: Bool {
    guard namesUnit, words.contains(where: { $0.value != nil }), !hasRecord else { return false }
    return words.indices.contains { index in
      let isMuch = utterance.fits(index, "doseAmount.isMuch")
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
        && (folded[index].fits("doseAmount.verbs")
          && !VerbEnding.isFinite(folded[index])
          || folded[index].fits("doseAmount.needs")
          || folded[index].fits("doseAmount.amountWords"))
    }
    let after = words.indices[((end ?? start) + 1)...].prefix {
      // Papers are not looked for beside a dose.
      !folded[$0].fits("doseAmount.papers")
    }
    let rest = words[..<start] + after.map { words[$0] }
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
      && words.contains { $0.fits("doseAmount.calculatesByRatio.2") }
  }
}
