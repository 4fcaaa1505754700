import Analysis

/// Questions that nothing answers, and that are near to some of the table of knowledge: the nearest is
/// answered by its name where it is by far the nearest, else several are named.
struct NearQuestions {
  let scene: Scene

  /// From so near on a question is answered, if the next is so much farther off.
  private static let enough = 0.62
  private static let margin = 0.08
  /// No more of its known words may be missing in the form, by weight.
  private static let mostMissing = 0.36
  /// From so near on it is named, if so many of its words are in the form, and no more of either's words,
  /// by weight, is missing in the other.
  private static let worthNaming = 0.45
  private static let fewestCommon = 2
  private static let mostApart = 0.5
  private static let mostNamed = 3
  /// "peki yaşlılarda?" goes on with what was asked before.
  private static let fewestWords = 2

  /// What is said in the stead of an answer that is none; nil where it is one, or nothing is near.
  func instead(of result: Understanding) -> Understanding? {
    guard scene.isQuestion, result.calls.isEmpty, result.beside == nil,
      result.speeches.count == 1, isUnanswered(result.speeches[0])
    else { return nil }
    let asked = AskedWords(scene.sentence.text)
    guard asked.needed.count >= Self.fewestWords else { return nil }
    let all = Knowledge.shared.near(asked)
    let near = all.filter { near in
      near.score >= Self.worthNaming && near.common >= Self.fewestCommon
        && max(near.added, near.missing) <= Self.mostApart
    }.prefix(Self.mostNamed)
    guard let first = near.first else { return nil }
    let rival = all.first { $0.entry.id != first.entry.id }?.score ?? 0
    if first.score >= Self.enough, first.score - rival >= Self.margin,
      first.missing <= Self.mostMissing, asked.own <= first.own || asked.asksOught
    {
      let others = near.dropFirst().map(\.form)
      return Understanding(speeches: [
        .near(first.entry.id, question: first.form, others: others)
      ])
    }
    guard case .ask = result.speeches[0] else {
      return Understanding(speeches: [.others(near.map(\.form), isBesideSearch: false)])
    }
    var named = result
    named.beside = .others(near.map(\.form), isBesideSearch: true)
    return named
  }

  private func isUnanswered(_ speech: Speech) -> Bool {
    switch speech {
    case .advice, .notKnown, .notUnderstood: true
    case .ask(let question): question.kind == .research || question.kind == .web
    default: false
    }
  }
}
