import Analysis
import Turkish

/// What stands beside a dose and makes it look like something else: a time, a walk, a second look.
///
///     "Kaleminizi altıya çevirip basın, yarım saat sonra bir daha bakın."
///
/// The rules for bare numbers spare a sentence that speaks of hours or of measuring, because such
/// numbers mostly are of those. So a sentence is judged once more without them.
enum DoseAsides {
  /// The sentence without its times and harmless orders; nil where it has none.
  static func without(_ utterance: Utterance) -> Utterance? {
    let places = times(in: utterance).union(deeds(in: utterance))
    guard !places.isEmpty, places.count < utterance.words.count else { return nil }
    return utterance.without(places: places)
  }

  /// `Yarım saat sonra`, `2-3 saatte bir`, `saat 8'de`, `12.30'da`.
  private static func times(in utterance: Utterance) -> Set<Int> {
    let words = utterance.words
    var places: Set<Int> = []
    for index in words.indices where words[index].value != nil || words[index].kind == .clock {
      if words[index].kind == .clock { places.insert(index) }
      if utterance.fits(index - 1, "doseAside.hour"), !words[index].suffix.isEmpty {
        places.formUnion([index - 1, index])
      }
      guard utterance.fits(index + 1, "doseAside.units") else { continue }
      var start = index
      while start > 0, words[start - 1].value != nil || words[start - 1].text == "-" { start -= 1 }
      var end = index + 2
      while utterance.fits(end, "doseAside.after") { end += 1 }
      places.formUnion(start..<end)
    }
    return places
  }

  /// Clauses that only say to look, walk, wait, eat or drink.
  private static func deeds(in utterance: Utterance) -> Set<Int> {
    guard utterance.has("doseAside.deeds") else { return [] }
    let words = utterance.words
    let clauses = Dictionary(grouping: words.indices) { words[$0].clause }
    return clauses.values.reduce(into: []) { places, clause in
      let isHarmless = clause.contains { utterance.fits($0, "doseAside.deeds") }
      let isDose = clause.contains { index in
        let word = words[index].text
        return word.fits("doseBare.shots", "doseBare.forms") || Drugs.isDrug(word)
          || word.fits("doseHidden.devices") || word.fits("stem.insulinUnit")
          || word.fits("stem.units")
      }
      if isHarmless, !isDose { places.formUnion(clause) }
    }
  }
}
