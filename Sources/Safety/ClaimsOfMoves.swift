import Analysis
import Domain
import Turkish

// Deeds that are told by where a record went, and records that are told as they would stand after one.
extension Claims {
  /// What is claimed by a verb of moving with its goal or its start: `düne aldım`, `08.00'e çektim`, `yarıya
  /// indirdim`, `listeden düştü`; and of a food that was told, `simit tamam`.
  func moved(in tokens: [Token]) -> Set<Deed> {
    var claimed: Set<Deed> = []
    // `Tarifi 6 kişiliğe çıkardım`: what the model itself has written.
    let isOfText = tokens.contains { $0.folded.fits("claims.made") }
    for (place, token) in tokens.enumerated().dropFirst() {
      let next = tokens.indices.contains(place + 1) ? tokens[place + 1].folded : ""
      guard !next.fits("claims.noClaim") else { continue }
      let before = tokens[place - 1]
      if isMoving(token.folded), !isOfText, Self.isGoal(before) { claimed.insert(.change) }
      if token.folded.fits("claims.gone"), before.folded.fits("claims.fromRecords") {
        claimed.insert(.erase)
      }
      if wishesWrite, next.isEmpty, token.folded.fits("claims.fine"),
        namesSaidFood([before.folded])
      {
        claimed.insert(.save)
      }
    }
    return claimed
  }

  func isMoving(_ word: String) -> Bool { word.fits("claims.moving") }

  /// Whether a word says where something was moved to, and neither how it was taken (`dikkate aldım`) nor
  /// into what a value was converted (`mg/dL'ye çevirdim`).
  private static func isGoal(_ token: Token) -> Bool {
    if token.suffix.isEmpty {
      return token.folded.count > 3 && token.folded.fits("claims.goals")
        && !token.folded.fits("claims.noGoals")
    }
    return token.suffix.fits("number.datives") && !token.folded.fits("claims.noGoals")
  }

  // MARK: How records stand

  /// Whether it tells how a record stands after a change that no call made: `tarihi dün oldu`, `profiliniz
  /// güncel`, `hedefiniz 150 g`.
  func tellsOfChange(_ words: [String], _ sentence: String) -> Bool {
    guard !sentence.contains("?"), let last = words.last else { return false }
    if tellsOfTarget(words, sentence) { return true }
    guard deeds.done.isEmpty, !Said(deeds.words).asksBack else { return false }
    if last.fits("claims.became"), words.contains(where: { $0.fits("claims.attributes") }) {
      return true
    }
    return (!deeds.hasPast || wishesWrite) && last.fits("claims.upToDate")
      && words.dropLast().last?.fits("claims.ownRecords") == true
  }

  /// Whether a target is told that the person has just set in words, and no call has.
  private func tellsOfTarget(_ words: [String], _ sentence: String) -> Bool {
    guard sentence.hasNumber, words.contains(where: { $0.fits("claims.yourTarget") }),
      !deeds.done.contains(where: { $0.call.name == "setTarget" })
    else { return false }
    let said = Said(deeds.words)
    return said.has("writeRule.setsTarget") && !said.asksBack && !said.figures.isEmpty
  }
}
