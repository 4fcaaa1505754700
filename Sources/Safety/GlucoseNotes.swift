import Analysis
package import Domain
package import struct Foundation.Date
import Turkish

/// What balli itself says of a glucose beside the words of a model: what to do about a low, how old a value
/// is, and what the records say where they are judged otherwise.
///
///     notes.beside("Şekeriniz 118 mg/dL.", [["current": ["value": 118, "at": "2026-11-21T09:00:00+03:00"]]])
///     // "Son ölçüm: 118 mg/dL, bugün 09.00 (6 saat önce)."
package struct GlucoseNotes: Sendable {
  let now: Date
  let zone: Zone

  package init(now: Date, zone: Zone) {
    self.now = now
    self.zone = zone
  }

  /// A paragraph for each; empty where nothing is missing.
  ///
  /// - Parameters:
  ///   - answer: What the model said.
  ///   - results: What the tools of this turn answered.
  ///   - earlier: What those of earlier turns did.
  /// - Returns: Turkish sentences, a paragraph for each note.
  package func beside(_ answer: String, _ results: [JSON], earlier: [JSON] = []) -> String {
    let judgements = RecordJudgements(
      results: results, isLookedAt: (results + earlier).contains(where: Self.isOfGlucose))
    return
      (results.compactMap { advice($0, answer) } + results.compactMap { age($0, answer) }
      + [judgements.beside(answer)].compactMap { $0 })
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      .joined(separator: "\n\n")
  }

  private static func isOfGlucose(_ result: JSON) -> Bool {
    result[.current] != nil || result[.readings] != nil || result[.statistics] != nil
  }

  /// The rule for a value that was recorded and needs something done; nil where the answer has it.
  private func advice(_ result: JSON, _ answer: String) -> String? {
    guard result[.reading] != nil, result[.person] == nil, isOfNow(result[.at]),
      let text = result[.assessment]?.string,
      GlucoseAssessment.Level(of: result)?.isUrgent == true
    else { return nil }
    return Self.figures(in: text).isSubset(of: Self.figures(in: answer)) ? nil : text
  }

  private static func figures(in text: String) -> Set<Double> {
    Set(FigureReader.figures(in: text).flatMap { [$0.low, $0.high] })
  }

  /// Whether a record is of the last two hours: what was low on another day is not treated now.
  private func isOfNow(_ at: JSON?) -> Bool {
    guard let date = at?.string.flatMap({ CivilTime(parsing: $0, in: zone)?.date }) else {
      return true
    }
    return now.timeIntervalSince(date) < Self.stillNow
  }

  /// Seconds in which a low is still treated.
  private static let stillNow = 7200.0

  /// When the newest value was taken; nil where the answer does not tell it, or tells when.
  private func age(_ result: JSON, _ answer: String) -> String? {
    guard let current = result[.current], let value = current[.value]?.number,
      let at = current[.at]?.string.flatMap({ CivilTime(parsing: $0, in: zone)?.date }),
      let sentence = answer.sentences.first(where: { Self.figures(in: $0).contains(value) }),
      !tells(at, in: sentence)
    else { return nil }
    let unit = current[.unit]?.string ?? ""
    return Texts.newestGlucose(
      "\(NumberText.plain(value)) \(unit)", at: DateText.moment(at, now: now, zone: zone),
      age: DateText.age(of: at, now: now), person: result[.person]?.string)
  }

  /// Whether a sentence names the time of a reading, to the hour.
  private func tells(_ date: Date, in sentence: String) -> Bool {
    Turkish.times(in: Turkish.tokens(of: sentence), now: now, zone: zone).contains { time in
      let said = time.instant ?? (time.clock == nil ? nil : time.moment(now: now, zone: zone)?.date)
      return said.map { abs($0.timeIntervalSince(date)) <= 3600 } ?? false
    }
  }
}
