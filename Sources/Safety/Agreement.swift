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
    guard said.words.count <= 14, !said.has(refusing), !said.refuses, !said.asksBack else {
      return false
    }
    if let first = said.words.first, yes.contains(first) { return true }
    if said.words.allSatisfy({ approving.contains($0) || pointers.contains($0) }) { return true }
    let isDeed = said.has(prefix: WriteRule.eating + deeds) || said.orders(WriteRule.logging)
    guard isDeed else { return false }
    return said.has(prefix: pointing) || said.has(pointers) || takesUp(said, answer)
  }

  /// Whether a yes to `answer` can mean a call of `tool`: the words ask about such a deed.
  static func offers(_ tool: String, in answer: String) -> Bool {
    guard answer.contains("?"), let stems = offering[WriteRule.verb(of: tool)] else { return false }
    return Said(answer).has(prefix: stems)
  }

  /// `yulafı yedim`: the thing was named in the answer, and no amount is said.
  private static func takesUp(_ said: Said, _ answer: String) -> Bool {
    guard said.figures.isEmpty else { return false }
    let told = Said(answer)
    return said.words.contains { word in
      word.count > 3 && !Self.isDeed(word) && told.holds(word: word, loosely: false)
    }
  }

  private static func isDeed(_ word: String) -> Bool {
    (WriteRule.eating + deeds).contains { word.hasPrefix($0) }
  }

  private static let yes: Set<String> = Terms.set("agreement.yes")
  private static let approving: Set<String> = Terms.set("agreement.approving")
  private static let refusing: Set<String> = Terms.set("agreement.refusing")
  private static let pointing = Terms.list("agreement.pointing")
  private static let pointers: Set<String> = Terms.set("agreement.pointers")
  private static let deeds = Terms.list("agreement.deeds")

  private static let offering: [String: [String]] = [
    "log": WriteRule.logging + WriteRule.eating + Terms.list("agreement.offering"),
    "add": WriteRule.logging + Terms.list("agreement.offering.2"),
    "write": WriteRule.logging + Terms.list("agreement.offering.3"),
    "update": Terms.list("agreement.offering.4"),
    "delete": Terms.list("agreement.offering.5"), "undo": Terms.list("agreement.offering.6"),
    "set": Terms.list("agreement.offering.7"),
  ]
}
