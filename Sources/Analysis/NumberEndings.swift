/// What stands at or after a number and says how it is meant, on folded text.
package enum NumberEndings {
  package static let ablatives = WordSets.words("number.ablatives")
  package static let datives = WordSets.words("number.datives")
  package static let pasts = WordSets.words("number.pasts")
  package static let reported = WordSets.words("number.reported")
  /// What makes a number a bound or a stretch: `60'ın altında`, `120 130 arası`.
  package static let bounds = WordSets.words("number.bounds")
  /// What may be written apart from a number that it belongs to: cases and the past copula.
  package static let endings = WordSets.words("number.endings")
  /// What is counted by a number before it, by how it begins.
  package static let counted = WordSets.words("number.counted")
  /// The same where a whole word is needed.
  package static let countedNames = WordSets.words("number.countedNames")
}
