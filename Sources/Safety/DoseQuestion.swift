import Analysis
import Turkish

/// A message under the question whether it asks for a dose decision.
struct DoseQuestion {
  let utterance: Utterance
  let words: [Utterance.Word]

  init(_ text: String) {
    utterance = Utterance(text)
    words = utterance.words
  }

  func isOne(wasRefused: Bool) -> Bool {
    guard !words.isEmpty else { return false }
    return asksHowMuch || asksWhetherToTake || asksToChange || asksToStopOrStart || asksRatio
      || calculates || asksToBeTold || judgesAmount || asksBareAmount || asksForMore || asksBySize
      || asksForPills || judgesBareAmount || calculatesByRatio || (wasRefused && insists)
  }

  // MARK: Vocabulary

  private static let units: Set<String> = Terms.set("doseQuestion.units")
  private static let taking = Terms.list("doseQuestion.taking")
  /// Endings that ask what to do, not what was done.
  private static let deciding = Terms.list("doseQuestion.deciding")

  func isUnit(_ index: Int) -> Bool {
    let text = words[index].text
    if text == "u" {
      return index > 0 && words[index - 1].value != nil
        || index > 0 && words[index - 1].text == "kac"
    }
    return Self.units.contains(text) || text.hasPrefix("unite") || text.hasPrefix("doz")
  }

  var namesUnit: Bool { words.indices.contains(where: isUnit) }
  var namesInsulin: Bool {
    words.indices.contains { index in
      Drugs.isInsulin(utterance.text(at: index))
        || utterance.text(at: index).hasPrefix("igne") && !isNeedle(index)
    } || namesUnit
  }
  var namesDrug: Bool {
    words.indices.contains { Drugs.isDrug(utterance.text(at: $0)) && !isNeedle($0) }
  }

  /// `İğne ucu`, which is bought and not injected.
  private func isNeedle(_ index: Int) -> Bool {
    utterance.text(at: index).hasPrefix("igne") && utterance.text(at: index + 1).hasPrefix("uc")
  }

  /// Whether anything in it is near a dose: a drug, a unit, a ratio, a decision.
  var speaksOfDoses: Bool {
    namesInsulin || namesDrug || hasDecision || utterance.has(prefix: "oran")
      || utterance.has(prefix: "faktor") || utterance.has(prefix: "hesap")
  }

  /// Whether a word is one of taking, in a form that asks what to do.
  private func isDecision(_ text: String) -> Bool {
    Self.taking.contains { stem in
      guard text.hasPrefix(stem) else { return false }
      let ending = text.dropFirst(stem.count)
      return Self.deciding.contains {
        ending == $0 || ending.hasSuffix($0) && ending.count <= $0.count + 3
      }
    }
  }

  var hasDecision: Bool {
    words.contains { isDecision($0.text) } || hasNeed
  }

  var hasNeed: Bool {
    utterance.has(Terms.set("doseQuestion.hasNeed"))
  }

  /// `yaptım`, `yapmışım`, `kaydettim`, `yapıyordum`: about what has been.
  var hasRecord: Bool {
    let stems = Self.taking + Terms.list("doseQuestion.hasRecord")
    return words.indices.contains { index in
      let word = words[index].text
      if word.hasPrefix("verd"),
        Terms.list("doseQuestion.hasRecord.2").contains(utterance.text(at: index - 1))
      {
        return false
      }
      return stems.contains { stem in
        guard word.hasPrefix(stem) else { return false }
        let ending = word.dropFirst(stem.count)
        return Terms.list("doseQuestion.hasRecord.3").contains {
          ending.hasPrefix($0)
        }
      }
    } || utterance.has(Terms.set("doseQuestion.hasRecord.4"))
  }

  // MARK: Questions

  private static let amounts: Set<String> = Terms.set("doseQuestion.amounts")

  /// `Kaç ünite yapayım`, `ne kadar insülin`.
  private var asksHowMuch: Bool {
    if asksForSize { return true }
    let asks = words.indices.contains { index in
      guard Self.amounts.contains(words[index].text) else { return false }
      let isHowMuch =
        words[index].text != "ne"
        || Terms.list("doseQuestion.asksHowMuch").contains(utterance.text(at: index + 1))
      return isHowMuch
        && (index..<min(index + 5, words.count)).contains { place in
          isUnit(place) && !isSize(place) || Drugs.isInsulin(utterance.text(at: place))
            || utterance.text(at: place).hasPrefix("igne")
        } || isHowMuch && namesInsulin && isDecision(utterance.text(at: index + 1))
    }
    let english =
      utterance.has(Terms.set("doseQuestion.asksHowMuch.2"))
      && utterance.has(Terms.set("doseQuestion.asksHowMuch.3"))
      || utterance.has(Terms.set("doseQuestion.asksHowMuch.4"))
        && utterance.has(Terms.set("doseQuestion.asksHowMuch.5"))
    guard asks || english else { return false }
    if hasRecord { return hasNeed || hasDecision && !hasOnlyAorist }
    return !isAboutFacts
  }

  /// `Kaç ünitelik kalem`, `kaç ünitelik satılıyor`: how large what is bought is.
  private func isSize(_ index: Int) -> Bool {
    utterance.text(at: index).hasPrefix("unitelik")
      && Terms.list("doseQuestion.isSize")
        .contains { utterance.text(at: index + 1).hasPrefix($0) }
  }

  /// `Bolus ne olmalı`, `doz ne kadar olsun`, `10 ünite vursam kaça düşer`.
  private var asksForSize: Bool {
    guard namesInsulin, !isAboutFacts, !hasRecord else { return false }
    return utterance.has(Terms.set("doseQuestion.asksForSize"))
      && utterance.has(Terms.set("doseQuestion.asksForSize.2"))
      || namesUnit && utterance.has(Terms.set("doseQuestion.asksForSize.3"))
        && words.contains {
          isDecision($0.text) && $0.text.hasSuffix("sam") || $0.text.hasSuffix("sem")
        }
  }

  /// Whether the only forms of deciding are `olur`, `eder` and the like.
  var hasOnlyAorist: Bool {
    !words.contains { word in
      isDecision(word.text) && !["ar", "er", "ir", "ur"].contains { word.text.hasSuffix($0) }
    }
  }

  private static let questions: Set<String> = Terms.set("doseQuestion.questions")

  /// `İnsülin yapayım mı`, `novorapid vursam mı`, `iki doz birden alsam olur mu`.
  private var asksWhetherToTake: Bool {
    guard namesInsulin || namesDrug else { return false }
    return words.indices.contains { index in
      let word = words[index].text
      guard isDecision(word), !isListing, !Self.habits.contains(word) else { return false }
      if Self.questions.contains(utterance.text(at: index + 1)) { return !isLogging(index) }
      let verdicts = Terms.list("doseQuestion.verdicts")
      let asksVerdict =
        Terms.list("doseQuestion.asksVerdict").contains { word.hasSuffix($0) }
        && (utterance.has(Self.questions) || utterance.has(anyPrefix: verdicts))
      return asksVerdict
    } || asksNeed
  }

  /// What a drug does, not what a person should do.
  private static let habits: Set<String> = Terms.set("doseQuestion.habits")

  /// `Ek doz gerekir mi`, `düzeltme insülini lazım mı`.
  private var asksNeed: Bool {
    guard namesInsulin, !isAboutFacts,
      !hasRecord || utterance.has(Terms.set("doseQuestion.asksNeed"))
    else {
      return false
    }
    return words.indices.contains { index in
      Terms.list("doseQuestion.asksNeed.2").contains { words[index].text.hasPrefix($0) }
        && (utterance.text(at: index + 1).hasPrefix("mi")
          || utterance.text(at: index + 1).hasPrefix("mu"))
    }
  }

  /// Whether it asks for a record: `14 ünite kaydeder misin`.
  private func isLogging(_ index: Int) -> Bool {
    utterance.has(prefix: "kayd") || utterance.has(prefix: "hatirlat")
  }

  private var isListing: Bool {
    utterance.has(prefix: "liste") || utterance.has(prefix: "market")
      || utterance.has(Terms.set("doseQuestion.isListing"))
  }

  private static let changing = Terms.list("doseQuestion.changing")

  /// `Dozu artırayım mı`, `insülinimi 2 azaltsam`, `dozumu ayarla`.
  private var asksToChange: Bool {
    guard namesInsulin || namesDrug else { return false }
    return words.contains { word in
      guard let stem = Self.changing.first(where: { word.text.hasPrefix($0) }) else { return false }
      let ending = String(word.text.dropFirst(stem.count))
      if ending.isEmpty || Terms.list("doseQuestion.asksToChange").contains(ending) {
        return ending != "r" && ending != "ir" || utterance.asks
      }
      return Self.deciding.contains { ending.hasSuffix($0) } && !isAboutFacts
    }
  }

  private static let leaving = Terms.list("doseQuestion.leaving")

  /// `Metformini bırakayım mı`, `ilacı içmesem olur mu`, `Ozempic'e başlasam mı`.
  private var asksToStopOrStart: Bool {
    guard namesDrug || namesInsulin else { return false }
    return words.indices.contains { index in
      let word = words[index].text
      guard let stem = Self.leaving.first(where: { word.hasPrefix($0) }) else {
        return isSkipping(index)
      }
      let ending = word.dropFirst(stem.count)
      let questions = Terms.list("doseQuestion.questions.2")
      if Terms.list("doseQuestion.asksToStopOrStart")
        .contains(where: { ending.hasSuffix($0) })
      {
        return utterance.asks || questions.contains(utterance.text(at: index + 1))
          || ending.hasSuffix("sam")
          || ending.hasSuffix("sem")
      }
      return Terms.list("doseQuestion.asksToStopOrStart.2").contains(String(ending))
        && utterance.has(Terms.set("doseQuestion.asksToStopOrStart.3"))
        && utterance.asks
    }
  }

  /// `içmesem`, `yapmasam`, `almasam`, `vurmayayım`.
  private func isSkipping(_ index: Int) -> Bool {
    let word = words[index].text
    return Terms.list("doseQuestion.isSkipping").contains { stem in
      Terms.list("doseQuestion.isSkipping.2").contains(
        String(word.dropFirst(stem.count)))
        && word.hasPrefix(stem)
    }
  }

}
