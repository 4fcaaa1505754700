import Analysis
import Tables
import Turkish

/// The stems of the words that the engine knows, for full-text recall.
///
/// A sorted list in the binary, made from the language table and the food names; looked up without
/// being loaded, because it is asked by whoever only searches or stores.
package enum SearchLexicon {
  /// Raise it with the list: indexes that were made with an older one are made anew.
  package static let version = 20

  /// The keys under which recall finds a folded word.
  package static func stems(of foldedWord: String) -> [String] {
    guard let list = Self.list else { return Turkish.searchStems(of: foldedWord) }
    return Turkish.searchStems(of: foldedWord, known: list)
  }

  /// The list as it is in the binary.
  package static var lines: [String] { list?.lines.lines ?? [] }

  private static let list = SortedLines(of: "Language/stems").map(Stems.init)

  /// Nouns as they are, verbs with a hyphen.
  private struct Stems: StemList {
    let lines: SortedLines

    func holds(noun letters: ArraySlice<UInt8>) -> Bool { lines.contains(letters) }

    func holds(verb letters: ArraySlice<UInt8>) -> Bool {
      lines.contains(letters + [UInt8(ascii: "-")])
    }
  }
}
