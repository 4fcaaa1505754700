/// A sentence that says what another does in the order or with the words that the rules know.
///
/// The tokens stay as they were written; the spans are moved, joined, counted anew or left out.
package protocol SentenceRewrite {
  /// As it was read, with the words that were built from its own.
  var sentence: Sentence { get }
  /// What its spans have become.
  var spans: [Span] { get }
}

extension SentenceRewrite {
  package var result: Sentence {
    Sentence(text: sentence.text, tokens: sentence.tokens, spans: spans)
  }

  /// A span as it is folded.
  func word(_ place: Int) -> String { sentence.folded(spans[place]) }
}
