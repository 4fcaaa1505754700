import Tables
package import Domain

/// The food table, read from the tables in the binary when it is first asked.
///
///     let foods = FoodBook().table
///     foods.estimate(FoodMention(name: "yumurta", quantity: 2), [])  // 100 g, 1,1 g carbs
package final class FoodBook: Sendable {
  private let contents = Lazy { FoodContents() }
  private let groceries = Lazy { Groceries() }
  private let asked = Lazy { AskedNames() }
  private let stateWords = Lazy { FoodStates.Words() }
  private let allergens = Lazy { Allergens() }

  package init() {}

  /// The port for the rest of the house.
  package var table: FoodTable {
    var table = FoodTable(
      names: { self.contents.value.names },
      food: { id in
        let contents = self.contents.value
        return contents.line(of: id).flatMap(contents.food)
      },
      estimate: { mention, measures in
        let contents = self.contents.value
        return FoodMatcher(contents: contents).match(mention.name, in: mention.unit).map {
          var rule = PortionRule(food: $0.food, match: $0, measures: measures)
          rule.states = FoodStates(contents: contents, words: self.stateWords.value)
          rule.asked = self.asked.value
          return rule.estimate(mention)
        }
      },
      similar: { SimilarFoods(contents: self.contents.value).foods(like: $0, limit: $1) },
      shopCategory: { name in
        self.groceries.value.aisle(of: name) ?? Aisle.of(self.contents.value, name)
      })
    table.holds = { allergy, names in self.allergens.value.holds(allergy, in: names) }
    return table
  }
}
