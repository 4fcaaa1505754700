import Analysis
package import Domain
import Turkish

/// What a model tells of earlier meals, held against the records that were read.
///
///     ToldHistory(known: [], results: [], foods: table).checked("Dün akşam 2 lahmacun yediniz.")
///     // says that nothing was looked up
package struct ToldHistory: Sendable {
  private let known: [String]
  private let results: [JSON]
  private let foods: FoodTable

  /// - Parameters:
  ///   - known: The person's words of the thread.
  ///   - results: What the tools of the thread answered.
  ///   - foods: The table that knows a word for a food.
  package init(known: [String], results: [JSON], foods: FoodTable) {
    (self.known, self.results, self.foods) = (known, results, foods)
  }

  /// The sentence, or what is said instead where it tells that a food was eaten that neither the person
  /// nor any record names.
  package func checked(_ sentence: String) -> String {
    let said = Said(sentence)
    guard said.has("toldHistory.eaten"), !said.asksBack else { return sentence }
    let named = said.words.filter { word in
      word.count > 3 && !word.fits("claims.noFoods") && !word.fits("toldHistory.eaten")
        && isFood(word)
    }
    guard !named.isEmpty else { return sentence }
    // Only now: the results of a thread are long.
    let told = Said((known + results.flatMap(\.texts)).joined(separator: "\n"))
    let isInvented = named.contains { !told.holds(word: $0, loosely: true) }
    return isInvented ? Texts.notLookedUp : sentence
  }

  private func isFood(_ word: String) -> Bool {
    foods.estimate(FoodMention(name: word), []) != nil
  }
}
