import Analysis
import Domain
import Turkish

// Words that only say that all is done, before it is.
extension Claims {
  /// Whether a sentence says no more than that it is done, although nothing is, or something still waits for
  /// a yes: `Oldu`, `Hallettim`, beside a question also `Kaydettim`.
  func tellsTooSoon(_ words: [String]) -> Bool {
    func isDone(_ word: String) -> Bool { word.fits("claims.settled") }
    let isBeside = !deeds.undone.isEmpty
    let tells = words.contains { isDone($0) || isBeside && isSaving($0) }
    guard tells,
      words.allSatisfy({
        isDone($0) || isSaving($0) || $0.fits("claims.fine") || $0.fits("claims.around")
      })
    else { return false }
    if isBeside { return true }
    let said = Said(deeds.words)
    return deeds.done.isEmpty && !deeds.hasPast
      && (wishesWrite || said.isStatement && !said.figures.isEmpty)
  }
}
