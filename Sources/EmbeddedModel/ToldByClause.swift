import Analysis
package import Domain
package import struct Foundation.Date
import Turkish

extension EmbeddedModel {
  /// The meals and doses that clauses of a message tell, each for itself, where the message as a whole is
  /// not read because of what stands beside them.
  ///
  ///     toldByClause(in: "şekerim 400, kusuyorum, 6 ünite novorapid yaptım")  // logMedication
  ///
  /// Nothing where a clause tells of somebody else, asks, takes back, or holds a figure, a food or a drug
  /// that it does not explain: what is written beside an emergency has to be certain.
  package func toldByClause(in text: String, now: Date, zone: Zone) -> [ToolCall] {
    let scene = interpreterInUse.scene(text, Dialogue([]), now, zone)
    guard scene.clauses.count > 1, !scene.isQuestion, !tellsTheirs(text),
      !scene.sentence.tokens.contains(where: { $0.folded.fits("clauses.repair") })
    else { return [] }
    var told: [ToolCall] = []
    for clause in scene.clauses {
      let calls = calls(for: scene.source(clause), now: now, zone: zone)
      if clause.isPast, clause.form?.person == 1, Self.tellsDeed(calls) {
        guard Self.isPlain(clause) else { return [] }
        told += calls
      } else if !Self.isAside(clause, calls) {
        return []
      }
    }
    return told
  }

  private static let deeds: Set<String> = ["logMeal", "logMedication"]
  private static let states: Set<String> = ["logGlucose", "logSymptom", "logMood"]

  private static func tellsDeed(_ calls: [ToolCall]) -> Bool {
    !calls.isEmpty
      && calls.allSatisfy { deeds.contains($0.name) && $0.arguments[.person] == nil }
  }

  private static func isPlain(_ clause: Clause) -> Bool {
    !clause.isQuestion && !clause.isNegated && !clause.isUnreal && !clause.isHearsay
  }

  /// What one feels and the reading: a clause that holds nothing else to keep, and no other time.
  private static func isAside(_ clause: Clause, _ calls: [ToolCall]) -> Bool {
    guard clause.times.isEmpty, !clause.isQuestion, !clause.isUnreal, !clause.isHearsay else {
      return false
    }
    if !calls.isEmpty { return calls.allSatisfy { states.contains($0.name) } }
    return clause.numbers.isEmpty && !clause.has(.medication)
      && !clause.spans.contains { $0.food != nil && !$0.isOfGlucose }
  }
}
