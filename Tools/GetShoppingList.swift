package import Domain

/// Tells the shopping list, with what is bought already.
///
///     getShoppingList()  // [{item: 1, name: "süt", checked: false, …}]
package struct GetShoppingList: Tool {
  package struct Arguments: Decodable, Sendable {}

  package static let name = "getShoppingList"
  package static let summary = "Alışveriş listesini gösterir; alınmış olanlar işaretlidir."
  package static let writes = false
  package static let schema = ToolSchema()
  package static let brief: ToolBrief? = ToolBrief("alışveriş listesini gösterir")

  let shopping: ShoppingRecords

  package init(shopping: ShoppingRecords) { self.shopping = shopping }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    .shoppingList(try stored { try shopping.all() })
  }
}
