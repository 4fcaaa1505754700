import Domain
import Foundation
import Turkish

extension ToolSchema {
  init(properties: [Property]) {
    self.init()
    self.properties = properties
  }
}

extension ToolSchema.Property {
  /// `from` and `to`, which choose an interval.
  static let interval: [ToolSchema.Property] = [
    .moment(.from, "Başlangıç; örn. 2026-11-20 ya da 2026-11-20T00:00:00+03:00"),
    .moment(.to, "Bitiş, kendisi hariç; örn. 2026-11-21"),
  ]

  /// When something was; now where it is left out.
  static let at = ToolSchema.Property.moment(
    "at", "Ne zaman oldu; örn. 2026-11-21T08:30:00+03:00. Söylenmezse şimdi")

  /// Whose a record is where it is somebody else's.
  static let person = ToolSchema.Property.text(
    "person", "Yalnızca başkasınınsa kimin, söylendiği gibi; örn. annem, Can")

  /// Whose records are meant where they are somebody else's.
  static let whose = ToolSchema.Property.text(
    "person", "Yalnızca başkasının kayıtları soruluyorsa kimin; örn. annem, Can")

  /// What was said besides.
  static let note = ToolSchema.Property.text("note", "Söylendiyse ek bilgi")

  /// The id of a record.
  static func id(_ name: JSON.Key, _ help: String) -> ToolSchema.Property {
    .integer(name, help, in: 1...9_007_199_254_740_991)
  }
}

extension ToolContext {
  /// The interval's bounds for a result.
  func bounds(_ interval: Range<Date>) -> [JSON.Member] {
    [
      .init(.from, .string(text(interval.lowerBound))),
      .init(.to, .string(text(interval.upperBound))),
    ]
  }
}

/// The meals of an interval, narrowed to a type or to those that hold a food.
struct MealStretch {
  var meals: [Meal]
  /// What others ate in that time, where the writer's meals are meant; never counted.
  var others: [Meal]
  /// The items that were asked for by name, all where none was named.
  var items: [MealItem]

  /// A model reads so many meals at most; a longer stretch gives the newest of them.
  static let limit = 200

  /// Finds them; a food is meant by its name or as the row of the table that the name stands for.
  init(
    _ interval: Range<Date>, of person: Person, type: MealType?, food: String?,
    in records: MealRecords, foods: FoodTable
  ) throws(ToolFailure) {
    let found = try stored { try records.between(interval) }
      .filter { type == nil || $0.type == type }
    let all = found.filter { person.owns($0.subject) }
    others = person.isWriter && food?.unlessEmpty == nil ? found.filter { !$0.isOwn } : []
    guard let food = food?.unlessEmpty else {
      meals = all
      items = all.flatMap(\.items)
      return
    }
    let row = foods.estimate(FoodMention(name: food), [])?.food.id
    func isMeant(_ item: MealItem) -> Bool {
      if let row, item.food == row { return true }
      return NameMatch(food, for: item.name).map { $0 != .shorter } ?? false
    }
    meals = all.filter { $0.items.contains(where: isMeant) }
    items = meals.flatMap { $0.items.filter(isMeant) }
  }

  var totals: Nutrients { items.compactMap(\.nutrients).reduce(Nutrients(), +) }

  /// How often and how much of the named food, by unit.
  var amounts: JSON {
    var sums: [(unit: String, quantity: Double)] = []
    for item in items {
      guard let quantity = item.quantity else { continue }
      let unit = item.unit ?? Measure.piece.rawValue
      if let place = sums.firstIndex(where: { $0.unit == unit }) {
        sums[place].quantity += quantity
      } else {
        sums.append((unit, quantity))
      }
    }
    return [
      .times: .number(Double(items.count)),
      .amounts: .array(
        sums.map { [.quantity: .figure($0.quantity, decimals: 2), .unit: .string($0.unit)] }),
    ]
  }
}
