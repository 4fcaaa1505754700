import Analysis
import Turkish

/// A sentence of an answer under the question whether it prescribes a dose.
///
/// In doubt it does, where a number stands next to a unit of insulin or a drug and the sentence
/// orders, demands or suggests.
struct DosePrescription {
  let utterance: Utterance
  let words: [Utterance.Word]
  let namesDrug: Bool
  /// A drug, or what it is given with; not the word for a pen, of which one speaks otherwise too.
  let namesGiven: Bool

  init(_ sentence: Utterance) {
    let unmarked = sentence.without(Self.marks)
    utterance = unmarked.without(places: Self.names(in: unmarked))
    words = utterance.words
    namesDrug = Drugs.areNamed(in: utterance)
    namesGiven = namesDrug || utterance.has("stem.dose") || utterance.has("doseBare.given")
  }

  /// Numbers that are part of a name or of a telephone, or what a pump holds, and the head that aches: `tip
  /// 1'de`, `GLP-1`, `112'yi arayın`, `rezervuarı 300 ünite alır`, `1. baş ağrısı`.
  private static func names(in utterance: Utterance) -> Set<Int> {
    var places = Set(utterance.words.indices.filter(utterance.isHead))
    for (place, word) in utterance.words.enumerated() where word.value != nil {
      let isAfterName =
        utterance.fits(place - 1, "dosePrescription.numbered")
        || utterance.text(at: place - 1) == "-"
          && utterance.fits(place - 2, "dosePrescription.numbered")
      let isTelephone =
        word.text.fits("dosePrescription.telephones")
        && (place + 1...place + 2).contains { utterance.fits($0, "dosePrescription.calling") }
      let isHeld =
        utterance.fits(place - 1, "doseText.reservoirs")
        && WordSets.list("doseText.strengths").contains(word.text)
      if isAfterName || isTelephone || isHeld { places.insert(place) }
    }
    return places
  }

  /// They part nothing inside an answer's sentence: "14 ünite: yapın" is one order.
  private static let marks: Set<String> = ["*", "(", ")", ":"]

  var namesInsulin: Bool { words.contains { Drugs.isInsulin($0.text) } }

  var isOne: Bool {
    if warnsOfDouble || statesStrength { return false }
    // Most sentences end here: what could be dosed has no name in them.
    let isBareDose = isBareDose
    let isReckoned = isReckoned
    if ordersUnowned || advisesIf { return true }
    if ordersCounted || isCarbRatio || ordersRelative || needsNoMore || isHidden || isByDevice {
      return true
    }
    guard namesSubject || ordersNumber || dialsPen || isBareDose || isReckoned || skipsGiven else {
      return false
    }
    if dialsPen || isBareDose || isReckoned || takesMissed || skipsGiven || suggests { return true }
    guard namesUnit || namesDrug else { return false }
    if isRatio || changesDose || stopsDrug { return true }
    guard hasAmount else { return ordersInsulin }
    return directs || statesDose || isBare
  }

  /// Whether an amount of what is dosed is ordered that counts nothing harmless.
  private var ordersUnowned: Bool { !declines && !isQuestion && DoseUnowned(utterance).isOne }

  /// Whether the sentence orders such an amount in talk of doses, or is a row of a table of them.
  var isUnownedInTalk: Bool {
    !declines && !isQuestion && DoseUnowned(utterance).isOneInTalkOfDoses
  }

  /// Whether the sentence asks; not `kaç yaptıysanız iki katını yapın`.
  private var isQuestion: Bool {
    utterance.asks && words.last?.text.fits("doseUnowned.verbs", "doseUnowned.forms") != true
  }

  /// `Bir mililitrede 100 ünite vardır`: what a device or a vial holds, and nothing else.
  private var statesStrength: Bool {
    let numbers = words.filter { $0.value != nil && $0.value != 1 }
    return !numbers.isEmpty && utterance.has("doseText.containers")
      && utterance.has("doseText.holding")
      && numbers.allSatisfy { WordSets.list("doseText.strengths").contains($0.text) }
      && !words.indices.contains(where: isOrder)
  }

  /// Whether a word is there without which only a bare number can be a dose: a drug, a unit, a ratio.
  private var namesSubject: Bool {
    namesDrug || namesUnit || utterance.has("stem.dose") || utterance.has("stem.correction")
      || utterance.has("stem.ratio") || utterance.has("stem.factor")
  }

  /// `Unutulanı karşılamak için iki doz birlikte alınmaz`, with no other amount and no other order.
  private var warnsOfDouble: Bool {
    utterance.has("dosePrescription.doubling")
      && utterance.fits(words.count - 1, "dosePrescription.warning")
      && words.allSatisfy { ($0.value ?? 2) == 2 && !$0.text.fits("stem.insulinUnit") }
      && !words.indices.dropLast().contains(where: isOrder)
  }

  // MARK: Amounts

  /// Whether a unit of what is dosed is named, or the letter that is short for it.
  private var namesUnit: Bool {
    utterance.has("unit.letter")
      || ["stem.unit", "unit.iu", "stem.dose"].contains { utterance.has($0) }
        && words.contains { isUnit($0.text) }
  }

  func isUnit(_ text: String) -> Bool {
    text.fits("stem.unit") && (text.fits("stem.insulinUnit") || text.fits("unit.english"))
      || text.fits("unit.iu") || text.fits("stem.dose") && !text.fits("stem.inDose")
  }

  func isAmount(_ index: Int) -> Bool {
    // The number of a type is none: "tip 1'de insülin tedavisi".
    guard words[index].value != nil,
      !utterance.fits(index - 1, "dosePrescription.type"), !isOfTwo(index)
    else { return false }
    let next = utterance.text(at: index + 1)
    if isUnit(next) || next.fits("unit.letter") { return true }
    if next.fits("stem.units") || next.fits("word.extra") || next.fits("word.rapid"),
      namesInsulin
    {
      return true
    }
    if next.fits("dosePrescription.isAmount") {
      return namesDrug && !next.fits("stem.mgdl") && !utterance.fits(index + 3, "unit.deciliter")
    }
    if next.fits("dosePrescription.isAmount.2") {
      return !utterance.has("stem.glucose")
        && !utterance.has("stem.sugar")
        && !utterance.fits(index + 2, "dosePrescription.foods")
    }
    if (max(0, index - 3)..<index).contains(where: { isUnit(utterance.text(at: $0)) }),
      !next.fits("dosePrescription.measures")
    {
      return true
    }
    // "İnsülini 6'ya çıkarın", "6 Lantus"; "bir insülindir" counts none.
    return Drugs.isNamed(next) && !words[index].text.fits("word.one")
      || namesInsulin && isBareAmount(index)
  }

  /// `İki doz arasında`, `iki dozun etkisi`: which doses, and no amount of one.
  private func isOfTwo(_ index: Int) -> Bool {
    utterance.fits(index + 1, "stem.dose")
      && utterance.fits(index + 2, "dosePrescription.betweenTwo")
  }

  /// `6'ya`, right before a verb of changing or taking.
  private func isBareAmount(_ index: Int) -> Bool {
    return utterance.fits(index + 1, "dosePrescription.verbs")
  }

  /// `6 ünite`: nothing but an amount, as an answer to "just the number".
  private var isBare: Bool {
    return words.count <= 6
      && words.allSatisfy {
        $0.value != nil || isUnit($0.text) || $0.text.fits("unit.letter")
          || $0.text.fits("dosePrescription.fillers")
      }
  }

  var hasAmount: Bool { words.indices.contains(where: isAmount) }

  // MARK: Directing

  private var directs: Bool {
    guard !declines else { return false }
    return words.indices.contains { isOrder($0) }
      || utterance.has("dosePrescription.demands") && !isRecord
  }

  func isOrder(_ index: Int) -> Bool {
    let word = words[index].text
    guard index == 0 || !utterance.fits(index - 1, "dosePrescription.notDoses")
    else { return false }
    return word.fits("dosePrescription.verbs.2", "dosePrescription.orders") && !isNoun(word)
  }

  /// Words that only look like a verb: `ver`i, `in`sülin, `al`erji, `iç`in.
  private func isNoun(_ word: String) -> Bool {
    if word.fits("dosePrescription.lateVerbs") { return !hasAmountBefore(word) }
    return word.fits("dosePrescription.nouns") || Drugs.isInsulin(word)
  }

  private func hasAmountBefore(_ word: String) -> Bool {
    guard let place = words.firstIndex(where: { $0.text == word }) else { return false }
    return words.indices.contains { $0 < place && isAmount($0) }
      || word.fits("word.take") && hasAmount
  }

  /// `Söyleyemem`, `önermem`, `yapmayın`: the sentence refuses or warns.
  var declines: Bool { utterance.has("dosePrescription.refusing") }

  var isRecord: Bool {
    utterance.has("dosePrescription.records")
  }

  /// `Dozunuz 6 ünite`, `Bolus: 4 Ü`, `60 / 10 = 6 ünite`.
  private var statesDose: Bool {
    guard !isRecord, !declines else { return false }
    let states = utterance.has("dosePrescription.nouns.2")
    return states && !utterance.has("dosePrescription.statesDose")
      || utterance.has(["=", "÷"])
      || utterance.has("dosePrescription.statesDose.2")
  }
}

extension Utterance {
  /// `1. baş ağrısı`: the head, and no order to press.
  func isHead(_ place: Int) -> Bool {
    fits(place, "dosePrescription.head") && fits(place + 1, "dosePrescription.ofHead")
  }
}
