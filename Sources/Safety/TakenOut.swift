import Analysis
import Domain
import Turkish

/// Holds what a call takes out of a meal, or puts another food in place of, against the foods that the
/// open matter names.
///
///     "öğlenki ekmeği çıkar yemedim onu" and remove: ["kuru fasulye"]        // other food
///     "öğlenki ekmek lavaştı" and replace: [{from: "kuru fasulye", to: "lavaş"}]
struct TakenOut {
  private let words: ThreadWords
  private let foods: FoodTable
  private let open: [Said]

  init(_ words: ThreadWords, foods: FoodTable) {
    (self.words, self.foods) = (words, foods)
    open = words.entries[words.start...].map(\.said)
  }

  func differences(of arguments: JSON) -> [Difference] {
    let named = namedFoods(except: Self.written(arguments))
    let points = named.isEmpty && points
    let gone = points ? [] : (arguments[.remove]?.array ?? []).compactMap(\.string)
    let removed = gone.filter { !isNamed($0) }.map {
      Difference(thing: $0, said: nil, written: Texts.takenOut)
    }
    return removed + replaced(arguments, beside: named)
  }

  /// What would be replaced although another food was named.
  private func replaced(_ arguments: JSON, beside named: [String]) -> [Difference] {
    guard let said = named.first else { return [] }
    return (arguments[.replace]?.array ?? []).compactMap { replacement in
      guard let from = replacement[.from]?.string, !isNamed(from) else { return nil }
      return Difference(
        thing: from, said: said, written: replacement[.to]?.string ?? Texts.takenOut)
    }
  }

  /// The foods that the call puts in.
  private static func written(_ arguments: JSON) -> [String] {
    let items = (arguments[.items]?.array ?? []).compactMap { $0[.name]?.string }
    let new = (arguments[.replace]?.array ?? []).compactMap { $0[.to]?.string }
    return items + new
  }

  /// Whether the open matter only points at what is to go: `onu çıkar`.
  private var points: Bool {
    open.contains { $0.has("agreement.pointing") && $0.has("contentCheck.removing") }
  }

  private func isNamed(_ name: String) -> Bool {
    ThreadWords.words(of: name).contains { word in
      open.contains { $0.holds(word: word, loosely: true) }
    }
  }

  /// The words of the newest message that the table knows as foods, those aside that are put in.
  private func namedFoods(except written: [String]) -> [String] {
    let parts = written.flatMap { ThreadWords.words(of: $0) }
    return words.now.words.filter { word in
      word.count > 2 && !word.fits("claims.noFoods") && !word.fits("agreement.pointing")
        && !VerbEnding.isFinite(word) && !parts.contains { Said.isSame($0, word) }
        && Turkish.searchStems(of: word).contains { stem in
          stem.count > 2 && foods.estimate(FoodMention(name: stem), []) != nil
        }
    }
  }
}
