package import Domain
import Turkish

/// Keeps what is at hand, and what is used up.
///
///     updatePantry(add: [{name: "yumurta", quantity: 6}], remove: ["un"])
///
/// An amount that is told holds instead of the one before. Emptying it is asked about.
package struct UpdatePantry: Tool {
  package struct Arguments: Decodable, Sendable {
    struct Item: Decodable, Sendable {
      var name: String
      var quantity: Double?
      var unit: String?
    }

    var add: [Item]?
    var remove: [String]?
  }

  package static let name = "updatePantry"
  package static let summary =
    "Evde olanı (add) ve biteni (remove) not eder: kiler, buzdolabı. Alışveriş listesi ayrıdır."
  package static let writes = true
  package static let schema = ToolSchema(
    .list(
      .add,
      of: .object([
        .text(.name, "Yalın hâlde; örn. yumurta", required: true),
        .number(.quantity, "Söylendiyse kaç birim", in: 0...1_000_000_000),
        .text(.unit, "Birimi; örn. paket"),
      ]), "Evde olanlar"),
    .list(.remove, of: .text, "Bitenler; hepsi için “\(Texts.allOfPantry)”"))
  package static let brief: ToolBrief? = ToolBrief(
    "evde olanı (add) ve biteni (remove) not eder", ["add.name", "remove"])

  let shopping: ShoppingRecords
  let foods: FoodTable

  package init(shopping: ShoppingRecords, foods: FoodTable) {
    self.shopping = shopping
    self.foods = foods
  }

  package func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    guard isEmptying(arguments) else { return nil }
    let items = try stored { try shopping.atHand() }
    return items.count > 1 ? Texts.confirmEmptying(items) : nil
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    var atHand = AtHand(try stored { try shopping.atHand() })
    let new = try items(arguments.add ?? [])
    let names = isEmptying(arguments) ? atHand.items.map(\.name) : arguments.remove ?? []
    guard !new.isEmpty || arguments.remove?.isEmpty == false else {
      throw .invalid(Texts.nothingForPantry)
    }
    var (gone, missing): ([String], [String]) = ([], [])
    for name in names {
      if let found = atHand.useUp(name) { gone.append(found) } else { missing.append(name) }
    }
    for item in new { atHand.add(item) }
    let left = atHand.change
    let change = context.change(Self.name, Texts.atHand(new, gone: gone))
    if left != StockChange() { _ = try stored { try shopping.keep(left, nil, change) } }
    return try stored { try shopping.atHand() }.json.appending([
      .init(.kept, .array(new.map(\.json))), .init(.gone, .texts(gone)),
      .init(.missing, .texts(missing)),
    ])
  }

  private func isEmptying(_ arguments: Arguments) -> Bool {
    arguments.remove?.contains { Turkish.fold($0.trimmed) == Turkish.fold(Texts.allOfPantry) }
      ?? false
  }

  private func items(_ items: [Arguments.Item]) throws(ToolFailure) -> [StockItem] {
    var found: [StockItem] = []
    for item in items {
      guard let name = item.name.unlessEmpty else { throw .invalid(Texts.emptyName) }
      let amount = Amount(item.quantity == 0 ? nil : item.quantity, item.unit, of: name)
      try amount.checkedForList(of: name)
      found.append(
        StockItem(
          name: name, quantity: amount.quantity, unit: amount.unit,
          category: foods.shopCategory(name)))
    }
    return found
  }
}
