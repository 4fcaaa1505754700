import Analysis
import Domain
import Turkish

/// What of a profile the person says of somebody else, or that it is not so, or over.
///
///     "tip 1 değilim tip 2yim" and diabetes: type1
///     "diyabetim yok, tip 2 olan babam" and diabetes: type2
///     "eskiden metformin kullanıyordum" and medications: [metformin]
struct DeniedFacts {
  /// The words of each part between marks, of all messages.
  private let parts: [[String]]

  init(_ words: ThreadWords) {
    parts = words.entries.flatMap { entry in
      Turkish.tokens(of: entry.text).split { $0.kind == .mark && ",.;:!?\n".contains($0.folded) }
        .map { $0.map(\.folded) }
    }
  }

  /// What of a change of the profile is denied.
  func denied(in arguments: JSON) -> [String] {
    let listed = [JSON.Key.medications, .allergies, .diet].flatMap { key in
      (arguments[key]?.array ?? []).compactMap(\.string).filter { text in
        let word = ThreadWords.words(of: text).first ?? text
        // "doktorum metformin yazdı" tells of the writer, "doktorum vegan" does not.
        return deny([word]) || key == .diet && deny([word], alsoOf: "denied.diets")
      }
    }
    let type = arguments[.diabetes]?.string
      .flatMap { deny(WordSets.list("wordCheck.diabetes.\($0)")) ? $0 : nil }
    return listed + [type].compactMap(\.self)
  }

  /// Whether words stand somewhere, and nowhere as what holds of the writer; the phrases are several ways to
  /// say the same: `tip 1`, `tip1`.
  func deny(_ phrases: [String], alsoOf row: String = "denied.others") -> Bool {
    let places = parts.flatMap { part in
      phrases.flatMap { phrase in
        Self.ends(of: phrase.split(separator: " ").map(String.init), in: part).map { (part, $0) }
      }
    }
    return !places.isEmpty && places.allSatisfy { Self.isDenied($0.0, after: $0.1, row) }
  }

  /// The places behind a phrase in a part of a sentence.
  private static func ends(of phrase: [String], in part: [String]) -> [Int] {
    guard let last = phrase.last, part.count >= phrase.count else { return [] }
    return (0...part.count - phrase.count).filter { start in
      let end = start + phrase.count
      return zip(phrase.dropLast(), part[start..<end - 1]).allSatisfy { $0 == $1 }
        && (part[end - 1] == last || Said.isSame(last, part[end - 1]))
    }.map { $0 + phrase.count }
  }

  private static func isDenied(_ part: [String], after place: Int, _ row: String) -> Bool {
    let verb = part[place...].first { $0.fits("denied.predicate") || VerbEnding.isFinite($0) }
    if verb?.fits("denied.facts") == true { return true }
    // `annem gibi tip 2yim`
    let others = part.indices.filter { place in
      (AssertionReader.isPerson(part[place]) || part[place].fits(row))
        && part.dropFirst(place + 1).first?.fits("denied.like") != true
    }.map { part[$0] }
    return !others.isEmpty
      && !part.enumerated().contains { index, word in
        // "fıstık" looks like a verb.
        index != place - 1 && !others.contains(word)
          && (VerbEnding.isFirstPerson(word) || word.fits("bindings.self"))
      }
  }
}
