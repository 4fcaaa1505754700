import Domain
import Analysis
import Turkish

/// Whether a person's message agrees to what was proposed right before it.
enum Agreement {
  /// Whether `words` take up `answer`: a yes, a word that points at it, or a deed with its thing.
  ///
  ///     isGiven(in: "onu yedim, kaydet", to: "40 g yulaf iyi gelir.")  // true
  ///     isGiven(in: "teşekkürler", to: "40 g yulaf iyi gelir.")        // false
  static func isGiven(in words: String, to answer: String) -> Bool {
    guard !answer.isEmpty else { return false }
    let said = Said(words)
    guard said.words.count <= 14, !said.has("agreement.refusing"), !said.refuses, !said.asksBack
    else {
      return false
    }
    // `Öyle yaptım ama pilavı yemedim` takes up the rest.
    if said.has("agreement.leaving"), !said.has("agreement.deeds") { return false }
    if let first = said.words.first, first.fits("agreement.yes") { return true }
    if said.words.allSatisfy({ $0.fits("agreement.approving") || $0.fits("agreement.pointers") }) {
      return true
    }
    let isDeed = said.has("agreement.deeds") || said.orders("writeRule.logging")
    guard isDeed else { return false }
    return said.has("agreement.pointing") || said.has("agreement.pointers") || takesUp(said, answer)
  }

  /// Whether a yes to `answer` can mean a call of `tool`: the words ask about such a deed.
  static func offers(_ tool: String, in answer: String) -> Bool {
    answer.contains("?")
      && ToolVerb(of: tool).map { Said(answer).has("agreement.offering.\($0.rawValue)") } ?? false
  }

  /// `yulafı yedim`: the thing was named in the answer, and no amount is said.
  private static func takesUp(_ said: Said, _ answer: String) -> Bool {
    guard said.figures.isEmpty else { return false }
    let told = Said(answer)
    return said.words.contains { word in
      word.count > 3 && !word.fits("agreement.deeds") && told.holds(word: word, loosely: false)
    }
  }
}
