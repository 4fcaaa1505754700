import Analysis
import Domain
import Turkish

/// What a model judges of the person's readings, where a result plainly says otherwise.
///
///     RecordJudgements(results: [["statistics": ["lowest": 58, "highest": 260]]], isLookedAt: true)
///       .beside("Hiç düşük değeriniz olmadı.")  // "Baktığım kayıtlarınızda en düşük değer 58, …"
///
/// Nothing is taken away: what is told beside a sentence is true of the records, whatever the sentence meant.
struct RecordJudgements: Sendable {
  /// The lowest and the highest value of the newest look, mg/dL.
  private var bounds: (lowest: Double, highest: Double)?
  private let isLookedAt: Bool

  /// - Parameters:
  ///   - results: What the tools of this turn answered; what is another person's is left out.
  ///   - isLookedAt: Whether anything was looked up in the thread.
  init(results: [JSON], isLookedAt: Bool) {
    self.isLookedAt = isLookedAt
    for statistics in results.filter({ $0[.person] == nil }).compactMap({ $0[.statistics] }) {
      guard let lowest = statistics[.lowest]?.number, let highest = statistics[.highest]?.number
      else { continue }
      bounds = (Self.milligrams(lowest), Self.milligrams(highest))
    }
  }

  /// A value of either unit in mg/dL.
  private static func milligrams(_ value: Double) -> Double {
    (value * GlucoseUnit(supposedOf: value).milligrams).rounded()
  }

  /// What the records say beside an answer; nil where they say nothing else.
  func beside(_ answer: String) -> String? {
    let judged = answer.sentences.map { Utterance($0) }.filter(isOfReader)
    guard let bounds else {
      let isOwn = judged.contains { $0.has("judgements.own") && (deniesAny($0) || claimsAll($0)) }
      return isLookedAt || !isOwn ? nil : Texts.notLookedAt
    }
    let isWrong = judged.contains { utterance in
      bounds.lowest < Self.low && denies("judgements.low", utterance)
        || bounds.highest > Self.high && denies("judgements.high", utterance)
        || (bounds.lowest < Self.low || bounds.highest > Self.high) && claimsAll(utterance)
    }
    let known = [bounds.lowest, bounds.highest]
    guard isWrong, !known.contains(where: { tells($0, answer) }) else { return nil }
    return Texts.recordedBounds(
      NumberText.plain(bounds.lowest), NumberText.plain(bounds.highest))
  }

  /// The consensus range of time in range, mg/dL (ADA Standards of Care, section 6).
  private static let (low, high) = (70.0, 180.0)

  private func tells(_ value: Double, _ answer: String) -> Bool {
    FigureReader.figures(in: answer).contains { abs($0.low - value) < 0.5 }
  }

  /// Whether it states something of the reader, and not of what may be, of aims, or of somebody else.
  private func isOfReader(_ utterance: Utterance) -> Bool {
    !utterance.asks && !utterance.has("judgements.general")
      && !utterance.words.contains {
        AssertionReader.isPerson($0.text) || $0.text.fits("claims.kin")
      }
  }

  private func deniesAny(_ utterance: Utterance) -> Bool {
    denies("judgements.low", utterance) || denies("judgements.high", utterance)
  }

  /// `Hiç düşük değeriniz olmadı`.
  private func denies(_ row: String, _ utterance: Utterance) -> Bool {
    utterance.has(row) && utterance.has("judgements.none")
  }

  /// `Hepsi hedefteydi`.
  private func claimsAll(_ utterance: Utterance) -> Bool {
    utterance.has("judgements.all") && utterance.has("judgements.inRange")
  }
}
