import Analysis
package import Domain
import Turkish

/// Bare numbers of an answer where the talk is of what a dose is reckoned from.
///
///     let talk = DoseTalk(said: ["tok karnına 260 çıktı"], results: [])
///     talk.checked("Karbonhidrat payı 6, düzeltme payı 2.")  // "Doz öneremem; …"
///
/// With a drug, a needle, a ratio, a high glucose or counted carbohydrates in what the person said, a number
/// that counts nothing and is told as a result needs no unit to be a dose.
package struct DoseTalk: Sendable {
  private let isOne: Bool
  /// The numbers of the records, and those that the person said and no dose is as large as: both may be read
  /// back.
  private let recorded: Set<Double>
  /// All numbers that the person said: what they did may be told them again.
  private let told: Set<Double>

  /// - Parameters:
  ///   - said: The person's newest messages.
  ///   - results: What tools gave.
  package init(said: [String], results: [JSON]) {
    isOne = said.contains { Self.isReckonedFrom($0) }
    guard isOne else {
      (recorded, told) = ([], [])
      return
    }
    let own = said.flatMap { FigureReader.figures(in: $0) }.map(\.low)
    recorded = Set(results.flatMap(Self.numbers)).union(own.filter { $0 >= Self.leastGlucose })
    told = recorded.union(own)
  }

  /// The sentence, or the fixed one in its place where such a number stands in it.
  package func checked(_ sentence: String, after earlier: String = "") -> String {
    guard isOne, !Self.isRowOfFood(sentence, after: earlier) else { return sentence }
    let plain = DoseText.plain(sentence)
    let tokens = Turkish.tokens(of: plain)
    let utterance = Utterance(tokens)
    if DoseBySame(utterance).isOne { return Texts.doseSentence }
    let prescription = DosePrescription(utterance)
    guard prescription.mayTellResult else { return sentence }
    let owned = FigureReader.figures(in: plain, tokens).filter(Self.isOwned)
    let result = DoseResult(
      prescription, owned: Set(owned.flatMap { [$0.low, $0.high] }), recorded: recorded,
      told: told, listed: Self.lastOfList(in: earlier))
    return result.isOne ? Texts.doseSentence : sentence
  }

  // MARK: What was said

  private static let glucoses = 180.0...600.0

  private static func isReckonedFrom(_ text: String) -> Bool {
    let utterance = Utterance(text)
    if DoseUnowned.isTalkOfDoses(text) || DoseScale.isAsked(in: utterance) { return true }
    let figures = FigureReader.figures(in: text)
    let isHigh = figures.contains { figure in
      glucoses.contains(figure.low) && figure.unit.isEmpty
        && (figure.dimension == nil || figure.dimension == .glucose)
        || figure.dimension == .glucose && figure.low * figure.factor >= glucoses.lowerBound
    }
    let isCounted = figures.contains { $0.dimension == .mass }
    return isHigh || utterance.has("stem.myRatio")
      || utterance.has("stem.carbs") && (isCounted || utterance.has("stem.ratio"))
  }

  private static func numbers(in json: JSON) -> [Double] {
    switch json {
    case .number(let value): [value]
    case .array(let values): values.flatMap(numbers)
    case .object(let members): members.flatMap { numbers(in: $0.value) }
    case .string(let text): FigureReader.figures(in: text).flatMap { [$0.low, $0.high] }
    case .null, .bool: []
    }
  }

  // MARK: What a number belongs to

  /// Whether a number has a unit of its own, or a noun right before it that no dose is told of.
  private static func isOwned(_ figure: Figure) -> Bool {
    guard let dimension = figure.dimension, dimension != .dose,
      !figure.unit.fits("doseResult.between")
    else { return false }
    guard figure.unit.isEmpty, dimension != .percent else { return true }
    return figure.before.last?.fits("doseResult.shares") != true
      && !(dimension == .glucose && figure.low < leastGlucose)
  }

  /// No meter tells less in mg/dL.
  private static let leastGlucose = 40.0

  /// Whether it is a row of a table whose head names what food has.
  private static func isRowOfFood(_ sentence: String, after earlier: String) -> Bool {
    guard sentence.contains("|") else { return false }
    let head = earlier.split(whereSeparator: \.isNewline).last { line in
      line.contains("|") && line.contains(where: \.isLetter) && !line.contains(where: \.isNumber)
    }
    return head.map { head in
      Turkish.tokens(of: String(head)).contains { $0.folded.fits("answerFigures.nutrients") }
    } ?? false
  }

  /// The number of the newest line of a list; 0 where there is none.
  private static func lastOfList(in earlier: String) -> Double {
    let numbers = earlier.split(whereSeparator: \.isNewline).compactMap { line -> Double? in
      let digits = line.drop { $0 == " " || $0 == "*" }.prefix { $0.isASCII && $0.isNumber }
      let mark = line.drop { $0 == " " || $0 == "*" }.dropFirst(digits.count).first
      return mark == "." || mark == ")" ? Double(digits) : nil
    }
    return numbers.last ?? 0
  }
}

/// A number of a sentence that counts nothing and is told as a result: `6 çıkıyor`, `sonuç: sekiz`, `6 + 2`.
struct DoseResult {
  private let utterance: Utterance
  private let owned: Set<Double>
  private let recorded: Set<Double>
  private let told: Set<Double>
  private let listed: Double
  private let prescription: DosePrescription
  private var words: [Utterance.Word] { utterance.words }

  init(
    _ prescription: DosePrescription, owned: Set<Double>, recorded: Set<Double>,
    told: Set<Double>, listed: Double
  ) {
    self.prescription = prescription
    utterance = prescription.utterance
    (self.owned, self.recorded, self.told, self.listed) = (owned, recorded, told, listed)
  }

  var isOne: Bool {
    if meetsCarbs { return true }
    return words.indices.contains { isBare($0) && isResult($0) }
  }

  /// `1'i genellikle 10-15 gramı karşılar`.
  private var meetsCarbs: Bool {
    utterance.has("doseWithoutAmount.isRatio.2") && utterance.has("stem.gram")
      && words.contains { $0.value != nil && !$0.suffix.isEmpty }
  }

  /// More than any dose of a day.
  private static let most = 100.0

  private func isBare(_ place: Int) -> Bool {
    let word = words[place]
    if word.text.fits("doseHidden.romans"), word.source.allSatisfy(\.isUppercase) { return true }
    guard let value = word.value, value > 0, value <= Self.most, word.kind != .clock,
      !word.text.fits("word.one"), !(word.kind == .word && value < 1), !isOfTest(place),
      !isEating(place),
      !owned.contains(value), !isOfList(place, value)
    else { return false }
    // `Porsiyonu 2'ye bölün`: what is divided is eaten.
    return !utterance.fits(place - 1, "doseResult.before")
      && !(utterance.fits(place - 1, "doseResult.divided") && word.suffix.fits("number.datives"))
  }

  /// `Oğlunuz iki tabak makarna yedi`: eaten, and no seven.
  private func isEating(_ place: Int) -> Bool {
    words[place].text.fits("doseResult.ate")
      && words[..<place].contains { $0.clause == words[place].clause && $0.value != nil }
  }

  /// `HbA1c 7`, which is read as two words and two numbers.
  private func isOfTest(_ place: Int) -> Bool {
    (place - 3..<place).contains { utterance.fits($0, "doseResult.tests") }
  }

  /// `3. Ölçün`, the line after the second one.
  private func isOfList(_ place: Int, _ value: Double) -> Bool {
    place == 0 && value == listed + 1 && words.count > 1
      && words[1].sentence != words[0].sentence
  }

  private func isResult(_ place: Int) -> Bool {
    var next = prescription.end(after: place)
    while isNear(next, place), utterance.fits(next, "doseResult.between") { next += 1 }
    guard isNear(next, place) else { return !isRecorded(place) }
    let word = words[next]
    if word.value != nil { return isBare(next) && isResult(next) }
    if word.text.fits("doseResult.verbs") || prescription.isOrderOfAmount(next) { return true }
    // `Geçen sefer 4 yapmıştınız`, of which neither the person nor a record knows.
    if word.text.fits("doseResult.done") { return words[place].value.map(told.contains) != true }
    if word.text.fits("doseResult.ends") { return !isRecorded(place) }
    return word.kind == .mark && words.indices.contains(next + 1) && words[next + 1].value != nil
      && !utterance.fits(next, "doseReckoned.percent")
  }

  private func isNear(_ next: Int, _ place: Int) -> Bool {
    words.indices.contains(next) && words[next].clause == words[place].clause
  }

  private func isRecorded(_ place: Int) -> Bool {
    words[place].value.map(recorded.contains) ?? false
  }
}

extension DosePrescription {
  /// Whether anything in it could be a bare number at all.
  var mayTellResult: Bool {
    words.contains { $0.value != nil || $0.text.fits("doseHidden.romans") }
  }

  /// Whether a word orders or praises what stands before it: `eklemek uygundur`, `hesaplayın`, `yeter`.
  func isOrderOfAmount(_ place: Int) -> Bool {
    let word = utterance.text(at: place)
    return word.fits("doseUnowned.verdicts") || word.fits("doseReckoned.verdicts")
      || word.fits("doseUnowned.verbs", "doseUnowned.infinitives")
      || word.fits("doseUnowned.verbs", "doseUnowned.forms")
      || word.fits("doseResult.reckoning", "doseBare.forms")
  }
}
