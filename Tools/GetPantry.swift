package import Domain

/// Tells what is at hand.
///
///     getPantry()                  // {items: [{item: 1, name: "yumurta", quantity: 6, …}]}
///     getPantry(names: ["yumurta"])  // only these, and which of them are not there
package struct GetPantry: Tool {
  package struct Arguments: Decodable, Sendable { var names: [String]? }

  package static let name = "getPantry"
  package static let summary = "Evde ne olduğunu (kiler, buzdolabı) gösterir."
  package static let writes = false
  package static let schema = ToolSchema(.list(.names, of: .text, "Sorulanlar; yoksa hepsi"))
  package static let brief: ToolBrief? = ToolBrief("evde ne olduğunu gösterir")

  let shopping: ShoppingRecords

  package init(shopping: ShoppingRecords) { self.shopping = shopping }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let items = try stored { try shopping.atHand() }
    guard let names = arguments.names, !names.isEmpty else { return items.json }
    let found = names.map { name in
      bestMatch(for: name, among: items.map(\.name), atLeast: .head)?.places ?? []
    }
    let places = Set(found.flatMap(\.self)).sorted()
    let missing = zip(names, found).filter(\.1.isEmpty).map(\.0)
    return places.map { items[$0] }.json.setting(.missing, to: .texts(missing))
  }
}
