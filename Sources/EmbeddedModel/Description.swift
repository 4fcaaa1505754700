import Analysis
import Domain
import Turkish

/// Corrections of what kind or size a food of the newest meal was: "tabak büyüktü", "kıymalıydı".
extension Scene {
  func described(_ clause: Clause, _ meal: LoggedMeal) -> Proposal? {
    guard meal.age <= 2, clause.verbPlace == nil, !clause.isQuestion, !clause.isNegated,
      clause.times.isEmpty
    else { return nil }
    var item = meal.items.count == 1 ? meal.items[0] : nil
    var words: [String] = []
    var isTold = false
    for span in clause.spans where !span.isMark && !span.has(.correction, .deictic) {
      let word = sentence.folded(span)
      if words.isEmpty, let name = span.food?.phrase, let named = Self.item(of: meal, named: name) {
        item = named
      } else if let measure = span.measure, measure.measure.metric == nil, span.number == nil {
        words += [measure.size?.adjective].compactMap(\.self)
        isTold = isTold || measure.form.copula == .past && !words.isEmpty
      } else if ["az", "cok", "yarim", "tam", "bol", "orta"].contains(word) {
        words.append(Turkish.lowercased(sentence.source(span)))
      } else if let quality = Self.told(Turkish.lowercased(sentence.source(span))) {
        words += quality == "boy" ? [] : [quality]
        isTold = true
      } else if let size = MeasureSize.of(word)?.adjective {
        words.append(size)
      } else if Self.isKind(word) {
        words.append(Turkish.lowercased(sentence.source(span)))
      } else if !span.has(.filler) {
        return nil
      }
    }
    // "kıymalı", "küçük" alone, right after.
    if meal.age == 1, clauses.count == 1, contentSpans.count <= 2, !words.isEmpty { isTold = true }
    guard isTold, let item, !words.isEmpty,
      !words.contains(where: { item.name.split(separator: " ").contains(Substring($0)) })
    else { return nil }
    let name = (words + [item.name]).joined(separator: " ")
    return replacing(item, Mention(name: name, isKnown: true), meal, 1)
  }

  /// `büyük` of `büyüktü`, `kıymalı` of `kıymalıydı`; nil for a word that describes nothing.
  private static func told(_ word: String) -> String? {
    for ending in ["ydı", "ydi", "ydu", "ydü", "dı", "di", "du", "dü", "tı", "ti", "tu", "tü"]
    where word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      if let size = MeasureSize.of(Turkish.fold(stem))?.adjective { return size }
      let folded = Turkish.fold(stem)
      if isKind(folded) || ["boy", "light", "diyet"].contains(folded) { return stem }
    }
    return nil
  }

  /// `kıymalı`, `şekersiz`: what is in a food, or is not.
  private static func isKind(_ word: String) -> Bool {
    word.utf8.count > 4 && ["li", "lu", "siz", "suz"].contains(where: word.hasSuffix)
      && !Words.judgements.contains(word)
  }
}
