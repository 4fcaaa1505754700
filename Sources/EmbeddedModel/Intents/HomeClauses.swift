import Analysis
import Turkish

/// What is told of the house in the midst of other talk: "bugün pazara gittim, dolaba 2 kilo domates koydum".
extension Scene {
  /// The clauses that speak of the house, and those that only chat; nil where there are not both.
  ///
  /// A clause chats where it names no thing, no figure, no medicine and no reading, and holds no word that
  /// turns what is done with things.
  var homeAlone: (order: String, rest: String)? {
    let isOfHome = [ListRow.home, .homeward, .homeHead, .wholeHome].contains(where: says)
    guard isOfHome, !has(.list), (2...Self.mostOfHome).contains(clauses.count) else { return nil }
    let chat = clauses.filter(chats)
    guard !chat.isEmpty, chat.count < clauses.count else { return nil }
    return (text(of: clauses.filter { !chats($0) }), text(of: chat))
  }

  private static let mostOfHome = 4
  /// Rows of which no word may stand in chatter.
  private static let turning: [ListRow] = [
    .add, .get, .plan, .need, .bought, .have, .left, .stored, .remove, .unwanted, .unbuying, .gone,
    .absent, .used, .deny, .not, .asking, .home, .homeward, .outOfHome, .wholeHome, .refusing,
    .writing, .unwritten, .toldOther,
  ]

  private func chats(_ clause: Clause) -> Bool {
    let spans = clause.spans
    let isOfThings = spans.contains { span in
      span.food != nil || span.number != nil || span.measure != nil
        || span.has(.thing, .list, .shop, .medication, .glucose, .eat, .recipe)
    }
    let words = spans.flatMap(\.tokens).filter { sentence.tokens[$0].kind != .mark }
      .map { sentence.tokens[$0].folded }
    return !isOfThings && !clause.isNegated
      && !Self.turning.contains { ListSentence.table[$0].stands(in: words) }
  }

  private func text(of clauses: [Clause]) -> String {
    clauses.compactMap { clause in
      guard let first = clause.spans.first, let last = clause.spans.last else { return nil }
      return sentence.source(first.tokens.lowerBound..<last.tokens.upperBound)
    }.joined(separator: " ")
  }
}
