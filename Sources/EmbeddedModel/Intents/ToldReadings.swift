import Analysis
import Turkish

// How a reading is told that nothing names as one.
extension Reading {
  /// "134 çıktı"; "saat 4te 210du".
  func isTold(_ figure: Quantity, in clause: Clause) -> Bool {
    let suffix = figure.number?.suffix ?? ""
    guard suffix.isEmpty else {
      return clause.verb == nil && message.times.contains { $0.time.clock != nil }
        && (NumberEndings.pasts.contains(suffix) || NumberEndings.reported.contains(suffix))
    }
    return clause.verbIs(.comeout) && clause.isPast
  }
}
