import Analysis
import Domain
import Turkish

/// The meals that this thread wrote before, as what was said since takes them up.
struct WrittenMeals {
  private let words: ThreadWords
  /// The messages since a meal was written.
  private let open: [Said]

  init(_ words: ThreadWords) {
    self.words = words
    open = words.open(for: "logMeal").map(\.said)
  }

  /// Whether a meal of before holds a food of a call, and what was said since does not tell it again: it
  /// names only others of the call, or only says how it was.
  ///
  ///     "bir kase ezogelin, bir dilim ekmek", then "doydum, ezogelin pek güzel olmuş"
  func isWritten(_ name: String, beside names: [String]) -> Bool {
    guard !words.isAgreeing, open.contains(where: { !$0.words.isEmpty }),
      !open.contains(where: { $0.has("writtenMeals.again") })
    else { return false }
    let parts = ThreadWords.words(of: name)
    guard !parts.isEmpty, names.contains(where: isSaid) else { return false }
    return (isSaid(name) ? onlyTalks : true) && isRecorded(parts)
  }

  private func isSaid(_ name: String) -> Bool {
    ThreadWords.words(of: name).contains { word in
      open.contains { $0.holds(word: word, loosely: true) }
    }
  }

  private func isRecorded(_ parts: [String]) -> Bool {
    words.evidence.results.contains { result in
      result[.meal] != nil
        && NamedRecord.all(in: result).contains { ThreadWords.words(of: $0.name) == parts }
    }
  }

  /// Whether nothing of the open matter tells that something was eaten: no deed of the writer's, no
  /// order, no number.
  private var onlyTalks: Bool {
    !words.open(for: "logMeal").contains { entry in
      entry.amounts.contains(where: \.isDefinite) || entry.said.has("writeRule.eating")
        || entry.said.orders("writeRule.logging")
        || entry.said.words.contains { word in
          VerbEnding.isFirstPerson(word) && !word.fits("writtenMeals.noDeed")
        }
    }
  }
}
