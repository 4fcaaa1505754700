/// Cuts text that arrives in pieces into sentences, losing nothing.
///
///     var stream = SentenceStream()
///     stream.feed("Merhaba. Nasıl")  // ["Merhaba. "]
///     stream.finish()                // "Nasıl"
///
/// A sentence ends at a line break, or at `.`, `!`, `?`, `…` before white space and a letter that is
/// not small; a point after a number (`14. gün`, `1. Un`) ends none. What is longer than `limit` bytes
/// is cut at a space, and what is longer than twice that anywhere, so that a stream without an end
/// stays small.
package struct SentenceStream {
  private static let limit = 2_000

  private var held = ""
  /// How many bytes of `held` have been looked at.
  private var seen = 0

  package init() {}

  /// Takes in a piece and returns the sentences that are now whole, white space included.
  package mutating func feed(_ piece: String) -> [String] {
    held += piece
    var sentences: [String] = []
    var start = held.startIndex
    while let end = nextEnd(from: start) {
      sentences.append(String(held[start..<end]))
      start = end
    }
    guard !sentences.isEmpty else { return [] }
    seen -= held.utf8.distance(from: held.startIndex, to: start)
    held.removeSubrange(..<start)
    return sentences
  }

  /// Returns what is left; the stream is empty afterwards.
  package mutating func finish() -> String {
    defer {
      held = ""
      seen = 0
    }
    return held
  }

  /// Where the sentence ends that begins at `start`; nil where more must come to say so.
  ///
  /// Looks at bytes, because a letter costs many times as much, and at letters where white space is.
  private mutating func nextEnd(from start: String.Index) -> String.Index? {
    let first = held.utf8.distance(from: held.startIndex, to: start)
    seen = max(seen, first)
    var place = held.utf8.index(held.startIndex, offsetBy: seen)
    while place < held.endIndex {
      let length = seen - first
      let isSpace = Self.mayBeSpace(held.utf8[place])
      if isSpace || length > 2 * Self.limit, held.isLetter(at: place) {
        let next = held.index(after: place)
        // The last letter may still grow by a mark.
        guard next < held.endIndex else { return nil }
        let isCut = length >= (held[place] == " " ? Self.limit : 2 * Self.limit)
        if isCut || isSpace && isEnd(place, from: start) {
          seen = held.utf8.distance(from: held.startIndex, to: next)
          return next
        }
      }
      held.utf8.formIndex(after: &place)
      seen += 1
    }
    return nil
  }

  /// Whether a byte is white space or the first of it.
  private static func mayBeSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09...0x0D, 0x20, 0xC2, 0xE2: true
    default: false
    }
  }

  /// Whether the white space at `place` is the last of a sentence.
  private func isEnd(_ place: String.Index, from start: String.Index) -> Bool {
    let here = held[place]
    if here.isNewline { return true }
    guard here == " " || here == "\t", place > start else { return false }
    let next = held[held.index(after: place)]
    guard !next.isWhitespace, !next.isLowercase else { return false }
    var before = held.index(before: place)
    while before > start, "\"'”’)*_".contains(held[before]) { held.formIndex(before: &before) }
    guard ".!?…".contains(held[before]) else { return false }
    return held[before] != "." || before == start || !held[held.index(before: before)].isNumber
  }
}

extension String {
  /// Whether a letter begins at a place among the bytes.
  fileprivate func isLetter(at place: Index) -> Bool { Index(place, within: self) != nil }
}
