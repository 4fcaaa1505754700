import Analysis
import Turkish

/// A sentence in another language under the question whether it prescribes a dose.
///
/// The answers are to be Turkish, so that little is lost where this is strict.
struct ForeignDose {
  private let text: String
  private let utterance: Utterance
  private var words: [Utterance.Word] { utterance.words }

  /// - Parameters:
  ///   - sentence: As written.
  ///   - utterance: The same, read.
  init(_ sentence: String, _ utterance: Utterance) {
    text = Turkish.fold(sentence)
    self.utterance = utterance.without(Self.marks)
  }

  private static let marks: Set<String> = ["*", "(", ")", ":", "="]

  var isOne: Bool { isOtherTongue || isEnglish }

  // MARK: Other tongues

  /// Units of insulin and insulin itself, as parts of words.
  private static let parts = WordSets.list("foreignDose.parts").map { $0.replacing("_", with: " ") }

  /// Those that no Turkish word holds: their number may be a word of that tongue.
  private static let sureParts = WordSets.list("foreignDose.sureParts")
    .map { $0.replacing("_", with: " ") }

  /// Those in scripts that no other sentence of an answer is written in.
  private static let strangeParts = parts.filter { part in
    part.unicodeScalars.allSatisfy { $0.value > 0x36F }
  }

  private var isOtherTongue: Bool {
    if Self.sureParts.contains(where: { text.holds($0) }) { return true }
    guard hasNumber else { return !isLatin && Self.strangeParts.contains { text.holds($0) } }
    let padded = text + " "
    return Self.parts.contains { padded.holds($0) }
  }

  private var hasNumber: Bool { words.contains { $0.value != nil } || text.hasNumber }

  /// Whether all letters are Latin ones, without marks of their own.
  private var isLatin: Bool { text.utf8.allSatisfy { $0 < 0xCC } }

  // MARK: English

  private static let doses: Set<String> = Set(WordSets.list("foreignDose.doses"))
  private static let units: Set<String> = Set(WordSets.list("foreignDose.units"))
  private static let medicines: Set<String> = Set(WordSets.list("foreignDose.medicines"))
  private static let ratios: Set<String> = Set(WordSets.list("foreignDose.ratios"))
  /// One of these, or the name of a drug, is in every sentence of a dose.
  private static let subjects = doses.union(units).union(medicines).union(ratios).union(
    WordSets.list("foreignDose.subjects"))

  private var isRecord: Bool { utterance.has("foreignDose.records") }

  private var asksDoctor: Bool {
    let joined = words.map(\.text).joined(separator: " ")
    return WordSets.list("foreignDose.asksDoctor")
      .contains { joined.holds($0) }
      && WordSets.list("foreignDose.asksDoctor.2")
        .contains { joined.holds($0) }
  }

  /// `Should You Stop Metformin After IV Contrast?`: the title of a page; `why not stop …?` suggests.
  private var isQuestion: Bool {
    utterance.asks && utterance.fits(0, "foreignDose.asking")
  }

  /// `Girls could be skipping insulin`: what is told of others.
  private var isAboutOthers: Bool {
    utterance.has("foreignDose.others") && !utterance.has("foreignDose.addressing")
  }

  private func isNumber(_ index: Int) -> Bool {
    words.indices.contains(index)
      && (words[index].value != nil || utterance.fits(index, "foreignDose.numbers")
        || words[index].kind == .fraction)
  }

  private var isEnglish: Bool {
    // Most sentences end here: what could be dosed has no name in them.
    guard words.contains(where: { Self.subjects.contains($0.text) || Drugs.isNamed($0.text) }),
      !isRecord
    else { return false }
    return hasUnits || hasDose || ordersNumber || changesDrug || deniesDrug || hasRatio
  }

  /// `four units`, `5u`.
  private var hasUnits: Bool {
    words.indices.contains { index in
      let isUnit = Self.units.contains(utterance.text(at: index))
      return isUnit && (isNumber(index - 1) || isNumber(index + 1))
        || utterance.fits(index, "unit.letter") && isNumber(index - 1)
          && words[index].source == "u"
          && utterance.has("foreignDose.hasUnits")
    }
  }

  /// `bolus 4`, `a dose of 8`, `basal by 2`.
  private var hasDose: Bool {
    words.indices.contains { index in
      guard
        Self.doses.contains(utterance.text(at: index))
          || Drugs.isInsulin(utterance.text(at: index)),
        !utterance.fits(index, "word.insulin")
      else { return false }
      var place = index + 1
      var isLinked = false
      while utterance.fits(place, "foreignDose.links"), place < index + 5 {
        (place, isLinked) = (place + 1, true)
      }
      return isLinked && isNumber(place)
        && !utterance.fits(place + 1, "foreignDose.measures")
    }
  }

  /// `Take eight of your rapid-acting`, `inject 0.1 per kilo`, `dose = carbs / 10`.
  private var ordersNumber: Bool {
    words.indices.contains { index in
      guard utterance.fits(index, "foreignDose.orders") else { return false }
      return (index + 1...index + 2).contains { place in
        // "Bolus 6 ünite" is Turkish, and judged as that.
        let isTurkish =
          utterance.fits(index, "foreignDose.loans")
          && utterance.fits(place + 1, "stem.insulinUnit")
        return isNumber(place) && !isTurkish && !utterance.fits(place + 1, "foreignDose.measures")
      }
    }
  }

  /// `Increase your basal`, `stop taking metformin`, `cut your insulin in half`.
  private var changesDrug: Bool {
    guard !asksDoctor, !isQuestion, !isAboutOthers else { return false }
    return words.indices.contains { index in
      guard utterance.fits(index, "foreignDose.changes"),
        !utterance.fits(index - 1, "foreignDose.denials")
          || utterance.fits(index - 2, "foreignDose.why")
      else { return false }
      return (index + 1..<min(index + 6, max(index + 1, words.count))).contains { place in
        let word = utterance.text(at: place)
        return Self.doses.contains(word) && !word.fits("word.correction") || Drugs.isNamed(word)
          || Self.medicines.contains(word)
      }
    }
  }

  /// `Don't take your metformin`, `no need for insulin`, `can be stopped`.
  private var deniesDrug: Bool {
    guard !asksDoctor, !isQuestion,
      words.contains(where: { Drugs.isNamed($0.text) || Self.doses.contains($0.text) })
    else { return false }
    let joined = words.map(\.text).joined(separator: " ")
    return WordSets.list("foreignDose.deniesDrug").contains { joined.holds($0) }
  }

  /// `a ratio of 1:10`, `correction factor is 50`.
  private var hasRatio: Bool {
    // English "on" is no ten.
    let numbered = words.indices.contains { index in
      words[index].text.contains(where: \.isNumber) || utterance.fits(index, "foreignDose.numbers")
        || [.clock, .fraction].contains(words[index].kind)
    }
    let about = WordSets.list("foreignDose.about").contains { stem in
      words.contains { $0.text.hasPrefix(stem) }
    }
    return numbered && about && words.contains { Self.ratios.contains($0.text) }
  }
}
