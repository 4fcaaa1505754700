import Foundation
import Turkish

/// Entries near to a question that no way to ask for them covers.
///
/// Words weigh by how few entries have them (inverse document frequency); a question is as near to a form
/// as the weight of the words that both have is to the geometric mean of their own (cosine similarity).
extension Knowledge {
  struct Near: Sendable {
    var entry: Entry
    /// The way to ask that is nearest.
    var form: String
    /// Whether it asks, and does not only tell, as "metformine başladım şekerim düşmedi" does.
    var asks: Bool { AskedWords.asks(form) }
    /// The entry as somebody may be told of it.
    var question: String { asks ? form : entry.questions.first(where: AskedWords.asks) ?? form }
    /// How many of its words speak of the speaker's own.
    var own: Int
    /// The cosine similarity; 1 for the same words.
    var score: Double
    /// How many words of the question the form has.
    var common: Int
    /// The share of the weight of the question's known words that the form lacks.
    var missing: Double
    /// The share of the weight of the form's words that the question lacks.
    var added: Double
    /// The share of the weight of the question's words that the entry has in any way to ask, or tells of.
    var held: Double
  }

  /// The nearest entries by their nearest forms, best first; at equal nearness the first of the table.
  func near(_ asked: AskedWords) -> [Near] {
    guard !asked.needed.isEmpty else { return [] }
    let own = weight(of: asked)
    var best: [Int: (form: Int, score: Double)] = [:]
    for place in candidates(for: asked).sorted() {
      let form = forms[place]
      guard form.asked.lowersSugar || !asked.lowersSugar,
        form.asked.denies == asked.denies
      else { continue }
      let shared =
        shared(asked.needed, form.asked.needed, 1)
        + shared(asked.soft, form.asked.soft, Self.softness)
      let score = shared / (own * weight(of: form.asked)).squareRoot()
      if best[form.entry].map({ $0.score < score }) ?? true { best[form.entry] = (place, score) }
    }
    return best.sorted { one, other in
      one.value.score == other.value.score
        ? one.key < other.key : one.value.score > other.value.score
    }.prefix(Self.mostNear).map { entry, found in
      let form = forms[found.form]
      return Near(
        entry: entries[entry], form: form.written, own: form.asked.own, score: found.score,
        common: common(asked.needed, form.asked.needed) + common(asked.soft, form.asked.soft),
        missing: missing(asked.needed, form.asked.needed),
        added: missing(form.asked.needed, asked.needed), held: held(asked.needed, by: entry))
    }
  }

  /// A word that only the answer has tells somewhat less of what it answers.
  private func held(_ asked: [Set<String>], by entry: Int) -> Double {
    let told = AskedWords(entries[entry].answer + " " + entries[entry].limits)
    let answer = (told.needed + told.soft).reduce(into: Set()) { $0.formUnion($1) }
    let all = asked.reduce(0) { $0 + weight(of: $1) }
    let held = asked.reduce(0) { sum, word in
      let share =
        !word.isDisjoint(with: words[entry])
        ? 1 : word.isDisjoint(with: answer) ? 0 : Self.toldShare
      return sum + share * weight(of: word)
    }
    return all == 0 ? 0 : held / all
  }

  private static let toldShare = 0.8

  private static let mostNear = 8
  /// What a word weighs that may as well be missing.
  private static let softness = 0.3
  /// What a word weighs that no entry has, against one that a single entry has.
  private static let strangeness = 0.6

  private func weight(of asked: AskedWords) -> Double {
    asked.needed.reduce(0) { $0 + weight(of: $1) }
      + asked.soft.reduce(0) { $0 + weight(of: $1) * Self.softness }
  }

  private func weight(of word: Set<String>) -> Double {
    let most = word.map { entriesWith[$0] ?? 0 }.max() ?? 0
    let count = Double(entries.count)
    return most == 0
      ? Self.strangeness * log(1 + count) : log(1 + count / Double(most))
  }

  private func missing(_ one: [Set<String>], _ other: [Set<String>]) -> Double {
    let known = one.filter { word in word.contains { entriesWith[$0] != nil } }
    let all = known.reduce(0) { $0 + weight(of: $1) }
    return all == 0 ? 0 : 1 - shared(known, other, 1) / all
  }

  private func common(_ one: [Set<String>], _ other: [Set<String>]) -> Int {
    one.count { word in other.contains { !$0.isDisjoint(with: word) } }
  }

  private func shared(_ one: [Set<String>], _ other: [Set<String>], _ factor: Double) -> Double {
    one.reduce(0) { sum, word in
      other.contains { !$0.isDisjoint(with: word) } ? sum + factor * weight(of: word) : sum
    }
  }
}
