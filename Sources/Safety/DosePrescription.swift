import Analysis
import Turkish

/// A sentence of an answer under the question whether it prescribes a dose.
///
/// In doubt it does, where a number stands next to a unit of insulin or a drug and the sentence
/// orders, demands or suggests.
struct DosePrescription {
  let utterance: Utterance
  let words: [Utterance.Word]

  init(_ sentence: Utterance) {
    utterance = sentence.without(Self.marks)
    words = utterance.words
  }

  /// They part nothing inside an answer's sentence: "14 ünite: yapın" is one order.
  private static let marks: Set<String> = ["*", "(", ")", ":"]

  var namesInsulin: Bool { words.contains { Drugs.isInsulin($0.text) } }
  var namesDrug: Bool { words.contains { Drugs.isDrug($0.text) } }

  var isOne: Bool {
    // Most sentences end here: what could be dosed has no name in them.
    guard namesSubject || ordersNumber || dialsPen else { return false }
    if dialsPen || suggests { return true }
    guard words.contains(where: { isUnit($0.text) || Drugs.isDrug($0.text) || $0.text == "u" })
    else {
      return false
    }
    if isRatio || changesDose || stopsDrug { return true }
    guard hasAmount else { return ordersInsulin }
    return directs || statesDose || isBare
  }

  /// Whether a word is there without which only a bare number can be a dose: a drug, a unit, a ratio.
  private var namesSubject: Bool {
    words.contains { word in
      let text = word.text
      return Drugs.isDrug(text) || isUnit(text) || text == "u" || text.begins(with: "doz")
        || text.begins(with: "oran") || text.begins(with: "faktor")
    }
  }

  // MARK: Amounts

  func isUnit(_ text: String) -> Bool {
    text.begins(with: "unit") && (text.begins(with: "unite") || text == "unit" || text == "units")
      || text == "iu" || text.begins(with: "doz") && !text.begins(with: "dozunda")
  }

  func isAmount(_ index: Int) -> Bool {
    // The number of a type is none: "tip 1'de insülin tedavisi".
    guard words[index].value != nil,
      !Terms.list("dosePrescription.type").contains(utterance.text(at: index - 1))
    else { return false }
    let next = utterance.text(at: index + 1)
    if isUnit(next) || next == "u" { return true }
    if next.hasPrefix("birim") || next == "ek" || next == "hizli" { return namesInsulin }
    if Terms.list("dosePrescription.isAmount").contains(where: next.hasPrefix) {
      return namesDrug && !next.hasPrefix("mgdl") && utterance.text(at: index + 2) != "/"
    }
    if Terms.list("dosePrescription.isAmount.2").contains(
      where: next.hasPrefix)
    {
      return !utterance.has(prefix: "glikoz") && !utterance.has(prefix: "glukoz")
        && !utterance.has(prefix: "seker")
        && !Self.foods.contains { utterance.text(at: index + 2).hasPrefix($0) }
    }
    if (max(0, index - 3)..<index).contains(where: { isUnit(utterance.text(at: $0)) }),
      !Self.measures.contains(next)
    {
      return true
    }
    // "İnsülini 6'ya çıkarın", "6 Lantus"
    return Drugs.isNamed(next) || namesInsulin && isBareAmount(index)
  }

  /// `6'ya`, right before a verb of changing or taking.
  private func isBareAmount(_ index: Int) -> Bool {
    let verbs = Terms.list("dosePrescription.verbs")
    return verbs.contains { utterance.text(at: index + 1).hasPrefix($0) }
  }

  /// What comes in tablets and drops and is no drug: `1 tablet çikolata`, `3 damla limon`.
  private static let foods = Terms.list("dosePrescription.foods")

  private static let measures: Set<String> = Terms.set("dosePrescription.measures")

  private static let fillers: Set<String> = Terms.set("dosePrescription.fillers")

  /// `6 ünite`: nothing but an amount, as an answer to "just the number".
  private var isBare: Bool {
    return words.count <= 6
      && words.allSatisfy {
        $0.value != nil || isUnit($0.text) || $0.text == "u" || Self.fillers.contains($0.text)
      }
  }

  var hasAmount: Bool { words.indices.contains(where: isAmount) }

  // MARK: Directing

  private static let verbs = Terms.list("dosePrescription.verbs.2")
  /// Endings of orders, wishes, necessity and suggestion.
  private static let orders = Terms.list("dosePrescription.orders")
  private static let notDoses: Set<String> = Terms.set("dosePrescription.notDoses")
  private static let demands: Set<String> = Terms.set("dosePrescription.demands")

  private var directs: Bool {
    guard !declines else { return false }
    return words.indices.contains { isOrder($0) } || utterance.has(Self.demands) && !isRecord
  }

  func isOrder(_ index: Int) -> Bool {
    let word = words[index].text
    guard index == 0 || !Self.notDoses.contains(utterance.text(at: index - 1)) else { return false }
    return Self.verbs.contains { stem in
      guard word.hasPrefix(stem) else { return false }
      let ending = String(word.dropFirst(stem.count))
      return Self.orders.contains(ending) && !isNoun(word)
    }
  }

  private static let nouns: Set<String> = Terms.set("dosePrescription.nouns")

  /// Words that only look like a verb: `ver`i, `in`sülin, `al`erji, `iç`in.
  private func isNoun(_ word: String) -> Bool {
    if word == "alin" || word == "kesin" { return !hasAmountBefore(word) }
    return Self.nouns.contains(word) || Drugs.isInsulin(word)
  }

  private func hasAmountBefore(_ word: String) -> Bool {
    guard let place = words.firstIndex(where: { $0.text == word }) else { return false }
    return words.indices.contains { $0 < place && isAmount($0) } || word == "alin" && hasAmount
  }

  /// `Söyleyemem`, `önermem`, `yapmayın`: the sentence refuses or warns.
  var declines: Bool { utterance.has(Self.refusing) }

  private static let refusing: Set<String> = Terms.set("dosePrescription.refusing")

  private static let records = Terms.list("dosePrescription.records")
  var isRecord: Bool {
    words.contains { word in Self.records.contains { word.text.hasPrefix($0) } }
  }

  /// `Dozunuz 6 ünite`, `Bolus: 4 Ü`, `60 / 10 = 6 ünite`.
  private var statesDose: Bool {
    guard !isRecord, !declines else { return false }
    let nouns = Terms.list("dosePrescription.nouns.2")
    let states = words.contains { word in nouns.contains { word.text.hasPrefix($0) } }
    return states && !utterance.has(Terms.set("dosePrescription.statesDose"))
      || utterance.has(["=", "÷"])
      || utterance.has(Terms.set("dosePrescription.statesDose.2"))
  }
}
