import Analysis
import Domain
import Turkish

/// A reply to the question whether several meals shall go, which names some of them.
///
///     DeletionAnswer("sadece kahvaltıyı").gone(of: meals)       // the breakfast
///     DeletionAnswer("evet ama öğlen kalsın").gone(of: meals)   // all but the lunch
///     DeletionAnswer("hayır, öğlen kalsın").gone(of: meals)     // nil: nothing was agreed to
struct DeletionAnswer {
  private let words: [String]

  init(_ text: String) {
    words = Turkish.tokens(of: text).filter { $0.kind != .mark }.map(\.folded)
  }

  /// The meals that are to go; nil where a word is left that says something else, or where it names none.
  func gone(of meals: [Meal]) -> [Meal]? {
    guard words.count <= 8 else { return nil }
    var named: Set<Int> = []
    var (spares, deletes) = (false, false)
    for word in words {
      let places = places(of: word, in: meals)
      if !places.isEmpty {
        named.formUnion(places)
      } else if word.fits("deletion.sparing") {
        spares = true
      } else if word.fits("deletion.ordering") {
        deletes = true
      } else if !Self.besides.contains(where: { word.fits($0) }) {
        return nil
      }
    }
    // "öğleni silme, kahvaltıyı sil": which word goes with which is not looked at.
    guard !named.isEmpty, named.count < meals.count, spares != deletes,
      deletes
        || !says("agreement.refusing") && (says("agreement.yes") || says("deletion.leavingOut"))
    else { return nil }
    return meals.indices.filter { named.contains($0) == deletes }.map { meals[$0] }
  }

  private static let besides = ["deletion.beside", "agreement.yes", "agreement.refusing"]

  private func says(_ row: String) -> Bool { words.contains { $0.fits(row) } }

  /// `kahvaltıyı`, `öğlen`, `çorbayı`: the meals of a kind, or the one that is nothing but such a food; not
  /// `sabaha`, nor the eggs of a breakfast.
  private func places(of word: String, in meals: [Meal]) -> [Int] {
    let ofKind = meals.indices.filter { place in
      word.fits("write.meal.\(meals[place].type.rawValue)") && !word.fits("deletion.later")
    }
    if !ofKind.isEmpty { return ofKind }
    let holding = meals.indices.filter { place in
      meals[place].items.contains { item in
        Turkish.tokens(of: item.name).contains { Self.isForm(word, of: $0.folded) }
      }
    }
    return holding.count == 1 && meals[holding[0]].items.count == 1 ? holding : []
  }

  private static func isForm(_ word: String, of name: String) -> Bool {
    guard name.utf8.count > 2, word.hasPrefix(name) else { return word == name }
    let form = NounSuffixes.form(of: Array(word.utf8), stem: name.utf8.count)
    return word == name || form.map { $0.derivation == nil } ?? false
  }
}
