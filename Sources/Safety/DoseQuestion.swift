import Analysis
import Turkish

/// A message under the question whether it asks for a dose decision.
struct DoseQuestion {
  private(set) var utterance: Utterance
  private(set) var words: [Utterance.Word]

  init(_ text: String) {
    utterance = Utterance(text)
    words = utterance.words
    let ofFood = clausesOfFood
    guard !ofFood.isEmpty, ofFood.count < words.count else { return }
    utterance = utterance.without(places: ofFood)
    words = utterance.words
  }

  func isOne(wasRefused: Bool) -> Bool {
    guard !words.isEmpty, wasRefused || !isOfTaken else { return false }
    return asksHowMuch || asksWhetherToTake || asksToChange || asksToStopOrStart || asksRatio
      || calculates || asksToBeTold || judgesAmount || asksBareAmount || asksForMore || asksBySize
      || asksForPills || judgesBareAmount || calculatesByRatio || asksWhichAmount || asksOpinion
      || (wasRefused && insists)
  }

  // MARK: Vocabulary

  /// Endings that ask what to do, not what was done.
  private static let deciding = WordSets.list("doseQuestion.deciding")

  func isUnit(_ index: Int) -> Bool {
    let text = words[index].text
    if text.fits("unit.letter") {
      // "300 ü geçerse": the case of a number that is passed.
      return index > 0 && words[index - 1].value != nil
        && !utterance.fits(index + 1, "doseQuestion.isPassed")
        || index > 0 && utterance.fits(index - 1, "word.howMany")
    }
    // "kaç birim vurayım": "kaç birim lif" is another matter.
    if text.fits("unit.plain"), isDecision(utterance.text(at: index + 1)) {
      return utterance.fits(index - 1, "word.howMany") || index > 0 && words[index - 1].value != nil
    }
    return text.fits("doseQuestion.units") || text.fits("stem.insulinUnit")
      || text.fits("stem.dose")
  }

  var namesUnit: Bool { words.indices.contains(where: isUnit) }
  var namesInsulin: Bool {
    words.indices.contains { index in
      Drugs.isInsulin(utterance.text(at: index))
        || utterance.fits(index, "stem.needle") && !isNeedle(index)
    } || namesUnit
  }
  var namesDrug: Bool {
    words.indices.contains { Drugs.isDrug(utterance.text(at: $0)) && !isNeedle($0) }
  }

  /// `İğne ucu`, which is bought and not injected, and `dikiş iğnesi`.
  private func isNeedle(_ index: Int) -> Bool {
    utterance.fits(index, "stem.needle")
      && (utterance.fits(index + 1, "stem.tip")
        || utterance.fits(index - 1, "doseQuestion.isNeedle"))
  }

  /// Whether anything in it is near a dose: a drug, a unit, a ratio, a decision.
  var speaksOfDoses: Bool {
    namesInsulin || namesDrug || hasDecision || utterance.has("stem.ratio")
      || utterance.has("stem.factor") || utterance.has("stem.reckon")
  }

  /// Whether a word is one of taking, in a form that asks what to do.
  func isDecision(_ text: String) -> Bool {
    // "etkiler" is no form of "et".
    !text.fits("doseQuestion.noTaking")
      && text.endings(after: "doseQuestion.taking").contains { ending in
        Self.deciding.contains {
          ending == $0 || ending.hasSuffix($0) && ending.count <= $0.count + 3
        }
      }
  }

  var hasDecision: Bool {
    words.contains { isDecision($0.text) } || hasNeed
  }

  var hasNeed: Bool {
    utterance.has("doseQuestion.hasNeed")
  }

  /// `yaptım`, `yapmışım`, `kaydettim`, `yapıyordum`: about what has been.
  var hasRecord: Bool {
    words.indices.contains { index in
      let word = words[index].text
      if word.fits("stem.gave"),
        utterance.fits(index - 1, "doseQuestion.hasRecord.2")
      {
        return false
      }
      return word.fits("doseQuestion.hasRecord", "doseQuestion.hasRecord.3")
    } || utterance.has("doseQuestion.hasRecord.4")
  }

  // MARK: Questions

  /// `Kaç ünite yapayım`, `ne kadar insülin`.
  private var asksHowMuch: Bool {
    if asksForSize { return true }
    let asks = words.indices.contains { index in
      guard utterance.fits(index, "doseQuestion.amounts") else { return false }
      let isHowMuch =
        !utterance.fits(index, "word.what")
        || utterance.fits(index + 1, "doseQuestion.asksHowMuch")
      return isHowMuch && !asksOfSorts(index)
        && (index..<min(index + 5, words.count)).contains { place in
          isUnit(place) && !isSize(place) || Drugs.isInsulin(utterance.text(at: place))
            || utterance.fits(place, "stem.needle")
        } || isHowMuch && namesInsulin && isDecision(utterance.text(at: index + 1))
    }
    let english =
      utterance.has("doseQuestion.asksHowMuch.2")
      && utterance.has("doseQuestion.asksHowMuch.3")
      || utterance.has("doseQuestion.asksHowMuch.4")
        && utterance.has("doseQuestion.asksHowMuch.5")
    guard asks || english, !isReadBack else { return false }
    if hasRecord { return hasNeed || hasDecision && !hasOnlyAorist }
    return !isAboutFacts
  }

  /// `Kaç ünitelik kalem`, `kaç ünitelik satılıyor`: how large what is bought is.
  private func isSize(_ index: Int) -> Bool {
    utterance.fits(index, "stem.ofUnits")
      && utterance.fits(index + 1, "doseQuestion.isSize")
  }

  /// `Bolus ne olmalı`, `doz ne kadar olsun`, `10 ünite vursam kaça düşer`.
  private var asksForSize: Bool {
    guard namesInsulin, !isAboutFacts, !hasRecord, !asksOfMeasure else { return false }
    return utterance.has("doseQuestion.asksForSize")
      && utterance.has("doseQuestion.asksForSize.2")
      || namesUnit && utterance.has("doseQuestion.asksForSize.3")
        && words.contains {
          isDecision($0.text) && $0.text.fits("ending.ifI")
        }
  }

  /// `İğne ucu kaç mm olmalı`: how long a needle is.
  private var asksOfMeasure: Bool {
    words.indices.contains { index in
      utterance.fits(index, "word.howMany") && utterance.fits(index + 1, "doseQuestion.isMeasured")
    }
  }

  /// Whether the only forms of deciding are `olur`, `eder` and the like.
  var hasOnlyAorist: Bool {
    !words.contains { word in
      isDecision(word.text) && !word.fits("ending.habit")
    }
  }

  /// `İnsülin yapayım mı`, `novorapid vursam mı`, `iki doz birden alsam olur mu`.
  private var asksWhetherToTake: Bool {
    guard namesInsulin || namesDrug else { return false }
    return words.indices.contains { index in
      let word = words[index].text
      guard isDecision(word), !isListing, !word.fits("doseQuestion.habits"),
        !isOfElse(index), !isCarried(index), !asksWhetherFit(index), !asksOfPlace(index),
        !isSupposedStart(index), !isReused(index)
      else { return false }
      if utterance.fits(index + 1, "doseQuestion.questions") { return !isLogging(index) }
      let asksVerdict =
        word.fits("doseQuestion.asksVerdict")
        && (utterance.has("doseQuestion.questions") || utterance.has("doseQuestion.verdicts"))
      return asksVerdict
    } || asksNeed
  }

  /// `Ek doz gerekir mi`, `düzeltme insülini lazım mı`.
  private var asksNeed: Bool {
    guard namesInsulin, !isAboutFacts, !(isInGeneral && namesNoAmount),
      !hasRecord || utterance.has("doseQuestion.asksNeed")
    else { return false }
    return words.indices.contains { index in
      utterance.fits(index, "doseQuestion.asksNeed.2")
        && (utterance.fits(index + 1, "stem.asking"))
    }
  }

  /// Whether it asks for a record: `14 ünite kaydeder misin`.
  private func isLogging(_ index: Int) -> Bool {
    utterance.has("stem.record") || utterance.has("stem.remind")
  }

  /// `Kilo verirsem`, `dikkat etmeli miyim`: what is given, taken or done is no drug.
  private func isOfElse(_ index: Int) -> Bool {
    (utterance.fits(index, "stem.give")
      || utterance.fits(index, "doseQuestion.isCarried")
      || utterance.fits(index, "doseQuestion.isOfElse.3"))
      && (utterance.fits(index - 1, "doseQuestion.isOfElse")
        || utterance.fits(index - 2, "doseQuestion.isOfElse")
          && utterance.fits(index - 1, "doseQuestion.isOfElse.2"))
  }

  /// `Uçağa insülin alınır mı`, `yanıma insülin alayım mı`: what goes into a bag goes into nobody.
  private func isCarried(_ index: Int) -> Bool {
    utterance.fits(index, "doseQuestion.isCarried") && utterance.has("doseQuestion.isCarried.2")
      && namesNoAmount
  }

  /// `Bulanık insülin kullanılır mı`, `emzirirken metformin kullanılır mı`: what a drug is fit for, asked
  /// with no number; what has become of it, or in whom it is used, is answered in general.
  private func asksWhetherFit(_ index: Int) -> Bool {
    utterance.fits(index, "doseQuestion.asksWhetherFit.2")
      && utterance.has("doseQuestion.asksWhetherFit") && namesNoAmount
  }

  /// `Hep aynı yere yaparsam ne olur`, `koldan yapılır mı`: where on the body, not how much.
  private func asksOfPlace(_ index: Int) -> Bool {
    utterance.fits(index, "doseQuestion.asksOfPlace.2")
      && utterance.has("doseQuestion.asksOfPlace") && namesNoAmount
  }

  /// Whether nothing in it is a number, a unit, a dose or a sugar by which one would be reckoned.
  var namesNoAmount: Bool {
    words.indices.allSatisfy { index in
      words[index].value == nil || utterance.fits(index + 1, "doseQuestion.namesNoAmount")
        || utterance.fits(index - 1, "doseQuestion.isKind")
    } && !namesUnit && !utterance.has("doseQuestion.namesNoAmount.2")
  }

  private var isListing: Bool {
    utterance.has("stem.list") || utterance.has("stem.market")
      || utterance.has("doseQuestion.isListing")
  }

  /// `Dozu artırayım mı`, `insülinimi 2 azaltsam`, `dozumu ayarla`.
  private var asksToChange: Bool {
    guard namesInsulin || namesDrug, !isOfRecord else { return false }
    return words.contains { word in
      guard let ending = word.text.endings(after: "doseQuestion.changing").first else {
        return false
      }
      if isEffect(ending, of: word) || isOfParts(word) { return false }
      if ending.isEmpty || ending.fits("doseQuestion.asksToChange") {
        return !ending.fits("ending.aoristAlone") && !ending.fits("ending.aorist") || utterance.asks
      }
      return Self.deciding.contains { ending.hasSuffix($0) } && !isAboutFacts
    }
  }

  /// `Kortizon iğnesi şekeri ne kadar yükseltir`: what a drug does to a value, with no number in it.
  private func isEffect(_ ending: Substring, of word: Utterance.Word) -> Bool {
    guard ending.fits("ending.aoristAlone") || ending.fits("ending.aorist"),
      !namesUnit,
      words.indices.allSatisfy({
        words[$0].value == nil || utterance.fits($0 - 1, "doseQuestion.isKind")
      }),
      let place = words.firstIndex(where: { $0.text == word.text })
    else { return false }
    if utterance.fits(place - 1, "doseQuestion.isEffect.4") {
      return utterance.fits(place - 3, "doseQuestion.isEffect")
    }
    // "hangi ilaçlar şekeri yükseltir" asks it too.
    let asksWhich = place == words.count - 1 && utterance.has("doseQuestion.isEffect.3")
    let isAsked = utterance.fits(place + 1, "doseQuestion.isEffect.2")
    // "insülin direncini artırır mı": what is changed is neither a drug nor its dose.
    let isOfElse =
      place > 0 && !Drugs.isDrug(utterance.text(at: place - 1))
      && !Drugs.isInsulin(utterance.text(at: place - 1)) && !isUnit(place - 1)
      && utterance.fits(place - 1, "ending.accusative")
    return utterance.fits(place - 1, "doseQuestion.isEffect") && (asksWhich || isAsked)
      || isOfElse && isAsked
  }

  /// `Metformini bırakayım mı`, `ilacı içmesem olur mu`, `Ozempic'e başlasam mı`.
  private var asksToStopOrStart: Bool {
    guard namesDrug || namesInsulin else { return false }
    return words.indices.contains { index in
      let word = words[index].text
      guard let ending = word.endings(after: "doseQuestion.leaving").first else {
        return isSkipping(index)
      }
      if isSupposedStart(index) || isOfParts(words[index]) { return false }
      if ending.fits("doseQuestion.asksToStopOrStart") {
        return utterance.asks || utterance.fits(index + 1, "doseQuestion.questions.2")
          || ending.fits("ending.ifI")
      }
      return ending.fits("doseQuestion.asksToStopOrStart.2")
        && utterance.has("doseQuestion.asksToStopOrStart.3")
        && utterance.asks
    }
  }

  /// `İnsüline başlarsam bir daha bırakamaz mıyım`: what follows from a start that is supposed, where
  /// nobody is asked whether it would be well.
  private func isSupposedStart(_ index: Int) -> Bool {
    utterance.fits(index, "doseQuestion.isSupposedStart") && namesNoAmount
      && !words.indices.contains { place in
        utterance.fits(place, "doseQuestion.isSupposedStart.2")
          && utterance.fits(place + 1, "doseQuestion.questions")
      }
  }
}
