import Analysis
import Turkish

/// Words of talk about the list as they are typed in haste: "yazdm", "olmasn", "aldıkkk".
extension Scene {
  /// The message with such words written out; nil where there are none, and where it names no thing to buy
  /// and no list.
  var respelled: String? {
    guard
      has(.list, .shop, .thing, .household) || sentence.spans.contains(where: { $0.food != nil })
    else { return nil }
    var text = sentence.text
    for span in sentence.spans.reversed() where span.tokens.count == 1 {
      let token = sentence.tokens[span.tokens.lowerBound]
      guard token.kind == .word, token.suffix.isEmpty,
        let word = ListSpelling.shipped.word(for: token.folded, isOpen: span.isOpen)
      else { continue }
      text.replaceSubrange(token.range, with: word)
    }
    return text == sentence.text ? nil : text
  }
}

extension Span {
  /// Whether nothing is known of it, or that it is a verb.
  fileprivate var isOpen: Bool {
    isUnknown || food == nil && !has(.thing, .list, .filler) && finiteVerb != nil
  }
}

/// The words that the rows of the list are written with.
struct ListSpelling: Sendable {
  static let shipped = ListSpelling()

  /// What may be meant.
  private let words: Set<String>
  /// All that is written as it should be; read late, as most messages have nothing that is near to a word.
  private static let known = words(of: ListSentence.table.all)

  private init() {
    words = Self.words(
      of: [ListSentence.deeds]
        + [ListRow.exists, .askHas, .others].map { ListSentence.table[$0] })
  }

  private static func words(of rows: [PhraseRow]) -> Set<String> {
    Set(
      rows.flatMap(\.texts).flatMap { $0.split(separator: " ") }.map { word in
        String(word.last == "=" ? word.dropLast() : word)
      })
  }

  /// The word that is meant by one that is none: with its letters drawn out, or with vowels left out where
  /// it names no thing (`isOpen`).
  func word(for typed: String, isOpen: Bool) -> String? {
    guard typed.utf8.count > 3, let word = nearest(to: typed, isOpen: isOpen),
      !Self.known.contains(typed)
    else { return nil }
    return word
  }

  private func nearest(to typed: String, isOpen: Bool) -> String? {
    let calm = Self.calmed(typed)
    if calm != typed, words.contains(calm) { return calm }
    guard isOpen else { return nil }
    let found = words.compactMap { word in Self.missing(in: calm, of: word).map { ($0, word) } }
    guard let least = found.map(\.0).min() else { return nil }
    return found.filter { $0.0 == least }.map(\.1).min()
  }

  /// Each letter once where it is repeated.
  private static func calmed(_ word: String) -> String {
    word.reduce(into: "") { text, letter in
      if text.last != letter { text.append(letter) }
    }
  }

  /// How many vowels of a word were left out, one or two; nil where anything else differs.
  private static func missing(in typed: String, of word: String) -> Int? {
    let count = word.utf8.count - typed.utf8.count
    guard (1...2).contains(count), word.first == typed.first, word.last == typed.last else {
      return nil
    }
    var letters = typed[...]
    for letter in word {
      if letters.first == letter {
        letters.removeFirst()
      } else if !vowels.contains(letter) {
        return nil
      }
    }
    return letters.isEmpty ? count : nil
  }

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
}
