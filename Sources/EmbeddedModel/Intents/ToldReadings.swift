import Analysis
import Domain
import Turkish

// How a reading is told that nothing names as one.
extension Reading {
  /// "134 çıktı", "38 oldu", "58'e düştüm"; "saat 4te 210du".
  func isTold(_ figure: Quantity, in clause: Clause) -> Bool {
    if followsMillimoles(figure) { return true }
    let suffix = figure.number?.suffix ?? ""
    if figure.number?.form.grammaticalCase == .dative {
      return clause.verbIs(.trend) && clause.isPast
    }
    guard suffix.isEmpty else {
      return clause.verb == nil && message.times.contains { $0.time.clock != nil }
        && (NumberEndings.pasts.contains(suffix) || NumberEndings.reported.contains(suffix))
    }
    return clause.verbIs(.comeout, .be, .trend) && clause.isPast
  }

  /// "7,4 mmol", then "3,7": a decimal after a reading of the same unit.
  func followsMillimoles(_ figure: Quantity) -> Bool {
    message.isDecimal(figure) && message.canBeGlucose(figure)
      && message.state.records.contains { record in
        record.kind == .glucose && record.value[.unit]?.string == GlucoseUnit.mmolL.rawValue
      }
  }
}
