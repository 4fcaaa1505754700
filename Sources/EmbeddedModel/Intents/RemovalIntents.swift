import Analysis
import Domain
import Turkish

/// Records that are taken back: the last write, or one of those before.
extension CorrectionIntents {
  func removals() -> [IntentCandidate] {
    guard let last = state.records.first else { return [] }
    var found = [candidate(Change("undo", [], "undo", claims: everything), of: last)]
    for (place, record) in state.records.prefix(4).enumerated() {
      guard let choice = record.choice else { continue }
      let tool = record.kind == .meal ? "deleteMeal" : "deleteEntry"
      var change = Change(tool, [choice], "delete", claims: everything)
      change.notes = ["times=\(min(2, message.times.count))"]
      found.append(candidate(change, of: record, place))
    }
    return found
  }
}
