/// What the ending of a folded verb says.
package enum VerbEnding {
  package static let questions: Set<String> = WordSets.words("verb.questions")

  private static let tenses = WordSets.list("verb.tenses")
  private static let noEvent = WordSets.list("verb.noEvent")

  /// Whether the ending tells something that happens, has happened or is about to.
  ///
  /// Not a negation, a condition, a habit (aorist), a noun of action or something long past.
  package static func isEvent(_ ending: Substring) -> Bool {
    guard tenses.contains(where: ending.hasPrefix) else { return false }
    return !noEvent.contains { mark in
      mark.count == 2
        ? ending.hasSuffix(mark) || ending.hasSuffix(mark + "m") : ending.contains(mark)
    }
  }

  private static let able = WordSets.list("verb.able")
  private static let denials = WordSets.list("verb.denials")

  /// Whether the ending tells that something does not happen or cannot: `gelmiyor`, `gelemedi`.
  package static func isDenial(_ ending: Substring) -> Bool {
    able.contains { ability in
      ending.hasPrefix(ability)
        && denials.contains { ending.dropFirst(ability.count).hasPrefix($0) }
    } && !noEvent.contains { $0.count > 2 && ending.contains($0) }
      && !ending.fits("verb.conditional")
  }

  /// Whether a word is a verb that the writer says of themselves: `yaptım`, `bayılıyorum`.
  package static func isFirstPerson(_ word: String) -> Bool {
    word.fits("verb.firstPerson")
  }

  /// Whether a word is a finished verb, after which another statement begins.
  package static func isFinite(_ word: String) -> Bool {
    word.count > 4
      && word.fits("verb.finite")
  }
}
