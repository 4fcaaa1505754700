import Analysis
import Turkish

/// The words of a question without its marks, those with `mi` written to them without it.
struct QuestionWords {
  let tokens: [Token]
  /// Folded.
  let words: [String]
  /// Whether it asks by its words.
  let isAsked: Bool

  init(_ scene: Scene) {
    tokens = scene.sentence.tokens.filter { $0.kind != .mark }
    let asking = tokens.map { $0.kind == .word ? $0.folded.joinedAsking ?? 0 : 0 }
    words = zip(tokens, asking).map { String($0.folded.dropLast($1)) }
    isAsked = scene.isQuestion || asking.contains { $0 > 0 }
  }
}
