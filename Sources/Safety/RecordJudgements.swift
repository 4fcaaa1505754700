import Analysis
package import Domain
import Turkish

/// What a model judges of the person's readings, where a result plainly says otherwise.
///
///     let judged = RecordJudgements(known: [], results: [["statistics": ["lowest": 58, "highest": 260]]])
///     judged.checked("Hiç düşük değeriniz olmadı.")  // "Kayıtlarınızdaki en düşük değer 58 mg/dL …"
///
/// Only what is sure: no low and no high, all in range, the lowest and the highest, how often was
/// measured, a mean of which nothing was read.
package struct RecordJudgements: Sendable {
  private var lowest: Double?
  private var highest: Double?
  private var count: Double?
  /// All numbers that may be told.
  private var numbers: Set<Double> = []
  private var isAllInRange = false

  /// - Parameters:
  ///   - known: The person's words of the thread.
  ///   - results: What the tools of the thread answered.
  package init(known: [String], results: [JSON]) {
    for result in results where result[.person] == nil {
      numbers.formUnion(Self.numbers(in: result))
      take(result)
    }
    numbers.formUnion(known.flatMap { FigureReader.figures(in: $0) }.map(\.low))
  }

  private mutating func take(_ result: JSON) {
    guard let statistics = result[.statistics] else { return }
    if let value = statistics[.lowest]?.number { lowest = Self.milligrams(value) }
    if let value = statistics[.highest]?.number { highest = Self.milligrams(value) }
    isAllInRange = statistics[.tir]?.number == 100
    count = result[.readings]?.number ?? count
  }

  /// No meter tells less in mg/dL, and none more in mmol/L.
  private static func milligrams(_ value: Double) -> Double {
    value < 34 ? (value * 18.018).rounded() : value
  }

  private static func numbers(in json: JSON) -> [Double] {
    switch json {
    case .number(let value): [value, value.rounded()]
    case .array(let values): values.flatMap(numbers)
    case .object(let members): members.flatMap { numbers(in: $0.value) }
    case .string(let text): FigureReader.figures(in: text).flatMap { [$0.low, $0.high] }
    case .null, .bool: []
    }
  }

  // MARK: Sentences

  /// The sentence, or what the records say in its place.
  package func checked(_ sentence: String) -> String {
    let utterance = Utterance(sentence)
    guard !utterance.asks, isOwn(utterance) else { return sentence }
    if isWrong(utterance) {
      guard let lowest, let highest else { return Texts.notLookedAt }
      return Texts.recordedBounds(NumberText.plain(lowest), NumberText.plain(highest))
    }
    if let told = measuredTimes(utterance), told > (count ?? 0), !numbers.contains(told) {
      return count.map { Texts.recordedReadings(NumberText.plain($0)) } ?? Texts.notLookedAt
    }
    return tellsUnknownMean(utterance) ? Texts.notLookedAt : sentence
  }

  /// Whether it tells of the reader's values, and not of what is aimed at or may be.
  private func isOwn(_ utterance: Utterance) -> Bool {
    utterance.has("judgements.own") && !utterance.has("judgements.general")
  }

  private func isWrong(_ utterance: Utterance) -> Bool {
    deniesAny("judgements.low", utterance, holds: lowest.map { $0 >= 70 })
      || deniesAny("judgements.high", utterance, holds: highest.map { $0 <= 180 })
      || claimsAll(utterance) || namesBound(utterance)
  }

  /// `Hiç düşük değeriniz olmadı`, although there is one, or nobody has looked.
  private func deniesAny(_ row: String, _ utterance: Utterance, holds: Bool?) -> Bool {
    utterance.has(row) && utterance.has("judgements.any") && utterance.has("judgements.none")
      && holds != true
  }

  /// `Hepsi hedefteydi`.
  private func claimsAll(_ utterance: Utterance) -> Bool {
    guard utterance.has("judgements.all"), utterance.has("judgements.inRange"), !isAllInRange else {
      return false
    }
    guard let lowest, let highest else { return true }
    return lowest < 70 || highest > 180
  }

  /// `En düşüğü 150 mg/dL`, where it is 58.
  private func namesBound(_ utterance: Utterance) -> Bool {
    [("judgements.low", lowest), ("judgements.high", highest)].contains { row, bound in
      guard let bound, !utterance.has("judgements.mean") else { return false }
      return utterance.places(of: row).contains { place in
        guard utterance.fits(place - 1, "judgements.most") else { return false }
        let told = (place + 1..<place + 5).lazy.compactMap { later in
          utterance.words.indices.contains(later) ? utterance.words[later].value : nil
        }.first { $0 >= 20 || $0 != $0.rounded() }
        return told.map { abs(Self.milligrams($0) - bound) > 1.5 } ?? false
      }
    }
  }

  /// `On iki kez ölçmüşsünüz`: twelve.
  private func measuredTimes(_ utterance: Utterance) -> Double? {
    utterance.words.indices.lazy.compactMap { place -> Double? in
      guard let value = utterance.words[place].value, value > 1,
        utterance.fits(place + 1, "judgements.times"),
        (place + 2..<place + 5).contains(where: { utterance.fits($0, "judgements.measured") })
      else { return nil }
      return value
    }.first
  }

  /// `Ortalamanız yüz kırk üçtü`, which no result holds.
  private func tellsUnknownMean(_ utterance: Utterance) -> Bool {
    guard utterance.has("judgements.yourMean"), utterance.words.contains(where: isTold) else {
      return false
    }
    return utterance.words.filter(isTold).allSatisfy { word in
      word.value.map { !numbers.contains($0) } ?? false
    }
  }

  /// Whether a number can be a mean; how many days it is of is none.
  private func isTold(_ word: Utterance.Word) -> Bool {
    word.value.map { $0 >= 34 || $0 != $0.rounded() } == true && word.kind != .clock
  }
}
