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
    var atHand: Bool?
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
    .flag(.atHand, "Alınacak değil, evde varsa true"))
  package static let brief: ToolBrief? = ToolBrief(
    "biten, alınacak şeyi alışveriş listesine ekler",
    ["items.name", "items.quantity", "items.unit"])

  let shopping: ShoppingRecords
  let recipes: RecipeRecords
  let foods: FoodTable

  package init(shopping: ShoppingRecords, recipes: RecipeRecords, foods: FoodTable) {
    self.shopping = shopping
    self.recipes = recipes
    self.foods = foods
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    var new = try lines(arguments.items ?? [])
    var list = try stored { try shopping.all() }
    var athand: [ShoppingItem] = []
    if let id = arguments.recipe {
      let needed = try lines(ofRecipe: id, for: arguments.servings)
      athand = needed.filter { line in
        list.contains { $0.isChecked && NameMatch(line.name, for: $0.name) == .same }
      }
      new += needed.filter { !athand.contains($0) }
      if new.isEmpty, !athand.isEmpty { throw .invalid(Texts.allAtHand(athand)) }
    }
    guard !new.isEmpty else { throw .invalid(Texts.noItems) }
    if arguments.atHand == true { return try keep(new, in: &list, context) }
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
    let kept = try stored { try shopping.replace(list, change) }
    let added = places.filter(kept.indices.contains).map { kept[$0] }
    return .object([
      .added: .array(added.map { $0.json(withState: false) }),
      .open: .number(Double(kept.filter { !$0.isChecked }.count)),
      .atHand: athand.isEmpty ? nil : .texts(athand.map(\.name)),
    ])
  }

  /// Things that are in the house: checked lines, which a recipe's list leaves out.
  private func keep(
    _ things: [ShoppingItem], in list: inout [ShoppingItem], _ context: ToolContext
  ) throws(ToolFailure) -> JSON {
    for thing in things {
      if let place = list.firstIndex(where: { NameMatch(thing.name, for: $0.name) == .same }) {
        list[place].isChecked = true
      } else {
        var line = thing
        line.isChecked = true
        list.append(line)
      }
    }
    let lines = list
    let change = context.change(Self.name, Texts.atHand(things))
    let kept = try stored { try shopping.replace(lines, change) }
    return [
      .added: [], .open: .number(Double(kept.filter { !$0.isChecked }.count)),
      .kept: .texts(things.map(\.name)),
    ]
  }

  /// What a recipe needs and a house does not always have: not water and salt.
  private func lines(
    ofRecipe id: Int64, for servings: Int?
  ) throws(ToolFailure) -> [ShoppingItem] {
    guard let made = try stored({ try recipes.recipe(id) }) else {
      throw .notFound(Texts.noRecipe(id))
    }
    let recipe = made.scaled(to: servings ?? made.servings)
    let needed = recipe.ingredients.filter { !["su", "tuz"].contains($0.food) }
    guard !needed.isEmpty else { throw .invalid(Texts.emptyRecipeForList) }
    return needed.map { line in
      let isCounted = line.unit == Measure.piece.rawValue || line.grams == nil
      return ShoppingItem(
        name: line.name, quantity: isCounted ? line.quantity?.rounded(.up) : line.grams,
        unit: isCounted ? line.unit : Measure.gram.rawValue,
        category: foods.shopCategory(line.name))
    }
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
