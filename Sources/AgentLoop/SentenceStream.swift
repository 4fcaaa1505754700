/// Cuts text that arrives in pieces into sentences, losing nothing.
///
///     var stream = SentenceStream()
///     stream.feed("Merhaba. Nasıl")  // ["Merhaba. "]
///     stream.finish()                // "Nasıl"
///
/// A sentence ends at a line break, or at `.`, `!`, `?`, `…` before white space and a letter that is
/// not small; a point after a number (`14. gün`, `1. Un`) ends none. What is longer than `limit`
/// characters is cut at a space, and what is longer than twice that anywhere, so that a stream without
/// an end stays small.
package struct SentenceStream {
  private static let limit = 2_000

  private var held: [Character] = []
  /// How much of `held` has been looked at.
  private var seen = 0

  package init() {}

  /// Takes in a piece and returns the sentences that are now whole, white space included.
  package mutating func feed(_ piece: String) -> [String] {
    // The last character may grow by a combining mark, so the pieces are joined as text.
    if let last = held.popLast() {
      held.append(contentsOf: String(last) + piece)
      seen = min(seen, held.count - 1)
    } else {
      held.append(contentsOf: piece)
    }
    seen = max(0, seen)
    var sentences: [String] = []
    var start = 0
    while seen + 1 < held.count {
      if isEnd(seen, from: start) {
        sentences.append(String(held[start...seen]))
        start = seen + 1
      } else if seen - start >= (held[seen] == " " ? Self.limit : 2 * Self.limit) {
        sentences.append(String(held[start...seen]))
        start = seen + 1
      }
      seen += 1
    }
    held.removeFirst(start)
    seen -= start
    return sentences
  }

  /// Returns what is left; the stream is empty afterwards.
  package mutating func finish() -> String {
    defer {
      held = []
      seen = 0
    }
    return String(held)
  }

  /// Whether the white space at `index` is the last of a sentence.
  private func isEnd(_ index: Int, from start: Int) -> Bool {
    let here = held[index]
    if here.isNewline { return true }
    guard here == " " || here == "\t", index > start else { return false }
    let next = held[index + 1]
    guard !next.isWhitespace, !next.isLowercase else { return false }
    var before = index - 1
    while before > start, "\"'”’)*_".contains(held[before]) { before -= 1 }
    guard ".!?…".contains(held[before]) else { return false }
    return held[before] != "." || before == start || !held[before - 1].isNumber
  }
}
