import Domain
import Turkish

/// What is at hand, while a tool changes it.
struct AtHand {
  private let before: [StockItem]
  private(set) var items: [StockItem]

  init(_ items: [StockItem]) {
    before = items
    self.items = items
  }

  /// What is to be stored.
  var change: StockChange {
    let gone = before.compactMap(\.id).filter { id in !items.contains { $0.id == id } }
    return StockChange(kept: items.filter { !before.contains($0) }, gone: gone)
  }

  /// The place of what is called so, by all of its words.
  func place(of name: String) -> Int? {
    items.firstIndex { NameMatch(name, for: $0.name) == .same }
  }

  /// Takes in what is told to be there; an amount that is told holds instead of the one before.
  mutating func add(_ item: StockItem) {
    guard let place = place(of: item.name) else { return items.append(item) }
    items[place].isBought = false
    if item.quantity != nil {
      (items[place].quantity, items[place].unit) = (item.quantity, item.unit)
    }
  }

  /// Takes in a line of the list that was bought, on top of what is there.
  mutating func buy(_ line: ShoppingItem) {
    guard let place = place(of: line.name) else { return items.append(StockItem(bought: line)) }
    let held = items[place].line
    let isSum = held.quantity != nil && line.quantity != nil && held.takes(line)
    let sum = isSum ? held.adding(line) : nil
    (items[place].quantity, items[place].unit) = (sum?.quantity, sum?.unit)
  }

  /// Takes out again what was not bought after all; what was told to be there stays.
  mutating func giveBack(_ line: ShoppingItem) {
    guard let place = place(of: line.name) else { return }
    if let rest = items[place].line.less(line) {
      (items[place].quantity, items[place].unit) = (rest.quantity, rest.unit)
    } else if items[place].isBought {
      items.remove(at: place)
    }
  }

  /// Takes out what is used up, of which all words must be said: `süt` is no `badem sütü`.
  ///
  /// - Returns: What it is called, or nil where there is no such thing.
  mutating func useUp(_ name: String) -> String? {
    place(of: name).map { items.remove(at: $0).name }
  }

  /// What is still to be bought of a line: nil where enough is at hand, also where nobody knows how
  /// much is there.
  func missing(_ line: ShoppingItem, is same: (String, String) -> Bool) -> ShoppingItem? {
    guard let held = items.first(where: { same($0.name, line.name) }) else { return line }
    return line.less(held.line)
  }
}

extension StockItem {
  fileprivate init(bought line: ShoppingItem) {
    self.init(
      name: line.name, quantity: line.quantity, unit: line.unit, category: line.category,
      isBought: true)
  }

  fileprivate var line: ShoppingItem {
    ShoppingItem(name: name, quantity: quantity, unit: unit, category: category)
  }

  /// Whether it can be an ingredient.
  var isEdible: Bool { !Texts.uneatenAisles.contains(category) }

  /// As the tools tell it.
  var json: JSON {
    .object([
      .item: .id(id), .name: .string(name), .quantity: .figure(quantity, decimals: 2),
      .unit: .text(unit), .category: .string(category),
    ])
  }
}

extension [StockItem] {
  /// As the tools tell it.
  var json: JSON { [.items: .array(map(\.json))] }
}
