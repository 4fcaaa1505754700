import Domain
import Tables
import Turkish

/// A unit of a kitchen and what one of it weighs of a thing.
struct KitchenMeasure: Sendable, Equatable {
  var unit: String
  var grams: Double
}

/// Something to cook with: what it is called, what it is, and what 100 g of it hold.
struct PantryItem: Sendable {
  /// Id of the food table's row.
  var food: String
  /// In a list of ingredients: `haşlanmış nohut`.
  var name: String
  /// In a step and in a dish's name: `nohut`.
  var short: String
  var groups: [String]
  var traits: Traits
  /// How it is counted, the largest measure first; empty where it is weighed.
  var measures: [KitchenMeasure]
  var per100g: Nutrients
  /// Of the food table, else of the kitchen's table of classes.
  var glycemicIndex: Double?

  /// The usual measure; nil where it is weighed.
  var unit: String? { measures.first?.unit }
  /// What one `unit` weighs.
  var unitGrams: Double? { measures.first?.grams }

  /// Glycemic load of `grams`.
  func load(of grams: Double) -> Double {
    (glycemicIndex ?? 0) * per100g.carbs * grams / 10_000
  }
}

/// All that the patterns cook with, looked up in the food table once.
struct Pantry: Sendable {
  let items: [PantryItem]
  /// Places in `items` by food id.
  let places: [String: Int]
  /// Places by group, in the table's order.
  let groups: [String: [Int]]
  /// What may stand in for an item, best first.
  let swaps: [Int: [Int]]
  /// What words mean that name several things, by folded word.
  let kin: [String: (said: String, places: Set<Int>)]
  /// Places by folded name.
  private let names: [String: Int]
  /// Places by the last word of a name.
  private let endings: [String: Int]
  /// Ids of the table that the food table does not have; a test holds it empty.
  let missing: [String]

  init(foods: FoodTable) {
    let indexes = Self.indexes()
    var items: [PantryItem] = []
    var names: [String: Int] = [:]
    var missing: [String] = []
    TableText.forEachRow(of: "Kitchen/ingredients") { row in
      guard let food = foods.food(row[0]) else { return missing.append(row[0]) }
      let item = PantryItem(row: row, food: food, indexes: indexes)
      for name in [item.name, item.short] + row[3].split(separator: ";").map(String.init) {
        let key = Turkish.fold(name).trimmed
        if names[key] == nil { names[key] = items.count }
      }
      items.append(item)
    }
    let places = Dictionary(
      items.enumerated().map { ($1.food, $0) }, uniquingKeysWith: { first, _ in first })
    self.items = items
    self.places = places
    self.names = names
    self.missing = missing
    var groups: [String: [Int]] = [:]
    for (place, item) in items.enumerated() {
      for group in item.groups { groups[group, default: []].append(place) }
    }
    self.groups = groups
    swaps = Self.swaps(places)
    kin = Self.kin(places, groups)
    var endings: [String: Int] = [:]
    for (place, item) in items.enumerated() {
      guard let word = Turkish.fold(item.name).split(separator: " ").last.map(String.init),
        word.count >= 4, endings[word] == nil
      else { continue }
      let alone = foods.estimate(FoodMention(name: word), [])?.food
      if alone.map({ places[$0.id] != nil }) ?? true {
        endings[word] = place
      }
    }
    self.endings = endings
  }

  /// The item that a folded name means by itself; nil for none.
  func place(named folded: String) -> Int? { names[folded] }

  /// The first item whose name ends with this word: `kırmızı mercimek` for `mercimek`.
  ///
  /// Not where the word alone is a food of its own: `patates` is no `tatlı patates`.
  func place(ending word: String) -> Int? { endings[word] }

  /// The item that a folded word means, as a name or as the end of one.
  func anyPlace(of word: String) -> Int? { place(named: word) ?? place(ending: word) }

  /// Every folded name, and the last words of names that may stand for them.
  var words: [String] {
    Array(names.keys) + Array(endings.keys)
  }

  /// Everything that is called so, in one word of its name's ends: `soğan`, `kırmızı soğan`;
  /// `mantar`, `istiridye mantarı`.
  func kinds(of word: String) -> [Int] {
    let short = place(named: word).map { Turkish.fold(items[$0].short) } ?? word
    return items.indices.filter { place in
      place == self.place(named: word)
        || [items[place].name, items[place].short].contains { name in
          let words = Turkish.fold(name).split(separator: " ").map(String.init)
          return [word, short].contains { asked in
            Turkish.fold(name) == asked || words.first == asked || words.last == asked
              || asked.count >= 4 && words.count > 1
                && words.last.map { $0.hasPrefix(asked.dropLast()) && $0.count <= asked.count + 2 }
                  ?? false
          }
        }
    }
  }

  private static func kin(
    _ places: [String: Int], _ groups: [String: [Int]]
  ) -> [String: (said: String, places: Set<Int>)] {
    var kin: [String: (said: String, places: Set<Int>)] = [:]
    TableText.forEachRow(of: "Kitchen/kin") { row in
      let parts = row[2].split(separator: ";").map { String($0).trimmed }
      kin[row[0]] = (
        row[1],
        Set(
          parts.flatMap { part in
            part.first == "@"
              ? groups[String(part.dropFirst())] ?? [] : places[part].map { [$0] } ?? []
          })
      )
    }
    return kin
  }

  private static func indexes() -> [String: Double] {
    var indexes: [String: Double] = [:]
    TableText.forEachRow(of: "Kitchen/indexes") { indexes[$0[0]] = Double($0[1]) }
    return indexes
  }

  private static func swaps(_ places: [String: Int]) -> [Int: [Int]] {
    var swaps: [Int: [Int]] = [:]
    TableText.forEachRow(of: "Kitchen/swaps") { row in
      guard let place = places[row[0]] else { return }
      swaps[place] = row[1].split(separator: ";").compactMap { places[String($0).trimmed] }
    }
    return swaps
  }
}

extension PantryItem {
  fileprivate init(row: TableText.Row, food: Food, indexes: [String: Double]) {
    func grams(_ unit: String) -> Double? {
      food.portions.first { $0.unit == unit && $0.size == nil }?.grams
    }
    var units = row[6].split(separator: ",").map(String.init)
    // What a large spoon is too large for is counted by small ones.
    if units.last == "yemek kaşığı" { units.append("çay kaşığı") }
    let measures = units.compactMap { unit in
      grams(unit).flatMap { $0 > 0 ? KitchenMeasure(unit: unit, grams: $0) : nil }
    }
    self.init(
      food: food.id, name: row[1], short: row[2],
      groups: row[4].split(separator: ",").map(String.init), traits: Traits(parsing: row[5]),
      measures: measures,
      per100g: food.per100g, glycemicIndex: food.glycemicIndex?.value ?? indexes[row[7]])
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
