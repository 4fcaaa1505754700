/// The food table as the rest of the house sees it.
package struct FoodTable: Sendable {
  /// Every name in the table, for the lexicon of the embedded engine and for completion.
  package var names: @Sendable () -> [FoodName]
  /// The row with this id.
  package var food: @Sendable (_ id: String) -> Food?
  /// What a mention means; nil where no row may stand for it, and never a merely similar food.
  package var estimate: @Sendable (FoodMention, [PersonalMeasure]) -> FoodEstimate?
  /// Foods whose names share words with `name`, closest first.
  package var similar: @Sendable (_ name: String, _ limit: Int) -> [Food]
  /// The aisle in which a shop keeps a thing: `süt ürünleri`, `temizlik`, else `diğer`.
  package var shopCategory: @Sendable (_ name: String) -> String
  /// Whether a food of these names plainly holds what an allergy or intolerance names.
  package var holds: @Sendable (_ allergy: String, _ names: [String]) -> Bool = { _, _ in false }

  package init(
    names: @escaping @Sendable () -> [FoodName],
    food: @escaping @Sendable (String) -> Food?,
    estimate: @escaping @Sendable (FoodMention, [PersonalMeasure]) -> FoodEstimate?,
    similar: @escaping @Sendable (String, Int) -> [Food],
    shopCategory: @escaping @Sendable (String) -> String
  ) {
    self.names = names
    self.food = food
    self.estimate = estimate
    self.similar = similar
    self.shopCategory = shopCategory
  }
}
