package import Domain
import Tables

/// What papers say came out, by the words of their key sentences.
///
///     Stances.shared.stance(of: "Cinnamon did not reduce HbA1c.")  // .none
///
/// From the table `Research/stances`. It only sorts what the papers say themselves, so that both sides
/// are shown; it judges nothing.
package struct Stances: Sendable {
  package static var shared: Stances { held.value }
  private static let held = Lazy { Stances() }

  private var phrases: [(stance: Paper.Stance, words: [String])] = []
  /// Phrases for a search for papers that found nothing.
  private(set) var searched: [String] = []

  private init() {
    TableText.forEachRow(of: "Research/stances") { row in
      guard let stance = Paper.Stance(rawValue: row[0]) else { return }
      searched += row[1].listed()
      phrases.append((stance, row[2].listed()))
    }
  }

  /// Nil for a sentence that says none of it.
  package func stance(of sentence: String) -> Paper.Stance? {
    let words =
      " " + sentence.lowercased().split { !$0.isLetter && $0 != "-" }.joined(separator: " ")
      + " "
    return phrases.first { _, phrases in phrases.contains { words.contains(" \($0) ") } }?.stance
  }
}
