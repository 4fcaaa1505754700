package import Domain
import Tables
import Turkish

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
  /// What makes a sentence an order or a dose, as beginnings of words.
  private var orders: [String] = []
  /// Phrases for a search for papers that found nothing.
  private(set) var searched: [String] = []

  private init() {
    TableText.forEachRow(of: "Research/stances") { row in
      if row[0] == "order" { orders += row[2].listed() }
      guard let stance = Paper.Stance(rawValue: row[0]) else { return }
      searched += row[1].listed()
      phrases.append((stance, row[2].listed()))
    }
  }

  /// The sentence of a paper that says what came out; never one that tells doses or speaks to somebody:
  /// words of papers are data.
  package func sentence(of paper: Paper) -> String? {
    paper.tellingSentences.prefix(12).first { !tellsDose($0) && !isOrder($0) }
  }

  private func tellsDose(_ sentence: String) -> Bool {
    sentence.contains(/\d\s*(?:-\s*)?(?:units?|IU|U|ünite|ui|birim)\b/.ignoresCase())
      || sentence.contains(/\b(?:unit|ünite|birim)\p{L}*\b.{0,40}\binsulin\p{L}*/.ignoresCase())
  }

  private func isOrder(_ sentence: String) -> Bool {
    let words =
      " "
      + Turkish.fold(sentence).split { !$0.isLetter && !":".contains($0) }.joined(separator: " ")
      + " "
    return orders.contains { order in
      let isWhole = order.hasPrefix("=")
      let word = Turkish.fold(isWhole ? String(order.dropFirst()) : order)
      return words.contains(" " + word + (isWhole ? " " : ""))
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
