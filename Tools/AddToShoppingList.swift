package import Domain
import Turkish

/// Puts things on the shopping list.
///
///     addToShoppingList(items: [{name: "domates", quantity: 2, unit: "kilogram"}])
///
/// What is on the list already, not yet bought and counted alike, grows instead of standing twice.
package struct AddToShoppingList: Tool {
  package struct Arguments: Decodable, Sendable {
    struct Item: Decodable, Sendable {
      var name: String
      var quantity: Double?
      var unit: String?
    }

    var items: [Item]?
    var recipe: Int64?
    var servings: Int?
    var usedUp: Bool?
  }

  package static let name = "addToShoppingList"
  package static let summary =
    "Alışveriş listesine söylenenleri (items) ya da bir tarifin malzemelerini (recipe) ekler."
  package static let writes = true
  package static let schema = ToolSchema(
    .list(
      .items,
      of: .object([
        .text(.name, "Yalın hâlde; örn. domates", required: true),
        .number(.quantity, "Söylendiyse kaç birim; örn. 2", in: 0...1_000_000_000),
        .text(.unit, "Birimi; örn. kilogram, paket"),
      ]), "Alınacaklar"),
    .integer(.recipe, "Malzemeleri eklenecek tarifin numarası", in: 1...1_000_000_000),
    .integer(.servings, "Söylendiyse tarif kaç kişilik", in: 1...50),
    .flag(.usedUp, "Söylenenler evde bittiyse true"))
  package static let brief: ToolBrief? = ToolBrief(
    "biten, alınacak şeyi alışveriş listesine ekler",
    ["items.name", "items.quantity", "items.unit"])

  let shopping: ShoppingRecords
  let recipes: RecipeRecords
  let foods: FoodTable
  let profile: ProfileRecords

  package init(records: Records, foods: FoodTable) {
    shopping = records.shopping
    recipes = records.recipes
    profile = records.profile
    self.foods = foods
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    var new = try lines(arguments.items ?? [])
    var list = try stored { try shopping.all() }
    var held = AtHand(try stored { try shopping.atHand() })
    var atHand: [ShoppingItem] = []
    if let id = arguments.recipe {
      let needed = try needs(ofRecipe: id, for: arguments.servings)
      let missing = needed.map { line in held.missing(line, is: isSame) }
      atHand = zip(needed, missing).filter { $0.1 == nil }.map(\.0)
      new += missing.compactMap { $0?.buyable }
      if new.isEmpty, !atHand.isEmpty { throw .invalid(Texts.allAtHand(atHand)) }
    }
    guard !new.isEmpty else { throw .invalid(Texts.noItems) }
    if arguments.usedUp == true { new.forEach { _ = held.useUp($0.name) } }
    var places: [Int] = []
    for line in new {
      let place = list.firstIndex { $0.takes(line) } ?? list.endIndex
      if place == list.endIndex {
        list.append(line)
      } else {
        list[place] = list[place].adding(line)
      }
      if !places.contains(place) { places.append(place) }
    }
    let change = context.change(Self.name, Texts.added(new))
    let (lines, left) = (list, held.change)
    let kept = try stored { try shopping.keep(left, lines, change) }
    let added = places.filter(kept.indices.contains).map { kept[$0] }
    let doubled = arguments.recipe == nil ? new.filter { held.place(of: $0.name) != nil } : []
    let warnings = AllergyCheck(of: profile, foods: foods).warnings(named: new.map(\.name))
    return .object([
      .added: .array(added.map { $0.json(withState: false) }),
      .open: .number(Double(kept.filter { !$0.isChecked }.count)),
      .atHand: atHand.isEmpty ? nil : .texts(atHand.map(\.name)),
      .held: doubled.isEmpty ? nil : .texts(doubled.map(\.name)),
      .warnings: warnings.isEmpty ? nil : .texts(warnings),
    ])
  }

  /// What a recipe needs and a house does not always have: not water and salt.
  private func needs(
    ofRecipe id: Int64, for servings: Int?
  ) throws(ToolFailure) -> [ShoppingItem] {
    guard let made = try stored({ try recipes.recipe(id) }) else {
      throw .notFound(Texts.noRecipe(id))
    }
    let recipe = made.scaled(to: servings ?? made.servings)
    let needed = recipe.ingredients.filter { !["su", "tuz"].contains($0.food) }
    guard !needed.isEmpty else { throw .invalid(Texts.emptyRecipeForList) }
    return needed.map { line in
      let name = Purchase.name(of: line.name)
      return ShoppingItem(
        needed: line, as: name, category: foods.shopCategory(name))
    }
  }

  /// Whether two names are of one thing of the food table: `soğan`, `kuru soğan`.
  private func isSame(_ one: String, _ other: String) -> Bool {
    if NameMatch(other, for: one) == .same { return true }
    let rows = [one, other].map { foods.estimate(FoodMention(name: $0), [])?.food.id }
    return rows[0] != nil && rows[0] == rows[1]
  }

  private func lines(_ items: [Arguments.Item]) throws(ToolFailure) -> [ShoppingItem] {
    var lines: [ShoppingItem] = []
    for item in items {
      guard let name = item.name.unlessEmpty else { throw .invalid(Texts.emptyName) }
      let amount = Amount(item.quantity == 0 ? nil : item.quantity, item.unit, of: name)
      try amount.checkedForList(of: name)
      lines.append(
        ShoppingItem(
          name: name, quantity: amount.quantity, unit: amount.unit,
          category: foods.shopCategory(name)))
    }
    return lines
  }
}
