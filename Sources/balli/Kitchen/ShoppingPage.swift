import Domain
import Turkish

/// The shopping list by aisle, or what is at hand; what is in the basket stands below its aisle's open
/// things.
struct ShoppingPage {
  private let title: String
  /// Whether what is bought is told apart.
  private let hasMarks: Bool
  private let aisles: [(name: String, items: [ShoppingItem])]

  init(_ items: [ShoppingItem]) { self.init(items, Texts.listTitle, hasMarks: true) }

  init(atHand items: [StockItem]) {
    let lines = items.map {
      ShoppingItem(name: $0.name, quantity: $0.quantity, unit: $0.unit, category: $0.category)
    }
    self.init(lines, Texts.pantryTitle, hasMarks: false)
  }

  private init(_ items: [ShoppingItem], _ title: String, hasMarks: Bool) {
    (self.title, self.hasMarks) = (title, hasMarks)
    var aisles: [(name: String, items: [ShoppingItem])] = []
    for item in items {
      let name = item.category
      if let place = aisles.firstIndex(where: { $0.name == name }) {
        aisles[place].items.append(item)
      } else {
        aisles.append((name, [item]))
      }
    }
    let last = Texts.otherAisle
    self.aisles =
      aisles.filter { $0.name != last } + aisles.filter { $0.name == last }
  }

  var markdown: String {
    let parts = aisles.map { aisle in
      "**\(Turkish.capitalised(aisle.name))**\n\n"
        + lines(aisle.items) { hasMarks ? "- [\($0)] " : "- " }
    }
    return "# \(title)\n\n" + parts.joined(separator: "\n\n") + "\n"
  }

  var plain: String {
    let parts = aisles.map { aisle in
      "\(Turkish.capitalised(aisle.name))\n"
        + lines(aisle.items) { hasMarks ? "  [\($0)] " : "  " }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func lines(_ items: [ShoppingItem], _ mark: (String) -> String) -> String {
    let ordered = items.filter { !$0.isChecked } + items.filter(\.isChecked)
    return ordered.map { mark($0.isChecked ? "x" : " ") + Self.line($0) }
      .joined(separator: "\n")
  }

  /// `süt: 2 litre`.
  private static func line(_ item: ShoppingItem) -> String {
    guard let quantity = item.quantity else { return item.name }
    let amount = NumberText.plain(quantity, decimals: 2)
    return "\(item.name): \(amount) \(item.unit ?? "adet")"
  }
}
