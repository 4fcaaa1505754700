package import struct Foundation.Date

/// A meal that was eaten more than once: the same foods, whatever their amounts.
package struct MealHabit: Sendable, Equatable {
  /// The newest of them, whose amounts are meant when it is eaten once more.
  package var meal: Meal
  package var count: Int

  package init(meal: Meal, count: Int) {
    self.meal = meal
    self.count = count
  }
}

/// What a person eats again and again, from their own meals.
package struct MealHabits: Sendable {
  /// How far back habits are looked for, in seconds: sixty days.
  package static let reach = 60 * 86_400.0

  private let meals: [Meal]

  /// Takes meals oldest first; another's are left out.
  package init(_ meals: [Meal]) { self.meals = meals.filter(\.isOwn) }

  /// The meals of a type by how often they were eaten, at least `least` times; the newer one first where
  /// two were eaten as often.
  package func of(_ type: MealType, atLeast least: Int = 2) -> [MealHabit] {
    let groups = Dictionary(grouping: meals.filter { $0.type == type && !$0.items.isEmpty }) {
      $0.contents
    }
    return groups.values.compactMap { group in
      group.max { ($0.eatenAt, $0.id ?? 0) < ($1.eatenAt, $1.id ?? 0) }
        .map { MealHabit(meal: $0, count: group.count) }
    }.filter { $0.count >= least }.sorted { left, right in
      (left.count, left.meal.eatenAt, left.meal.id ?? 0)
        > (right.count, right.meal.eatenAt, right.meal.id ?? 0)
    }
  }

  /// How many meals of a type there are.
  package func count(of type: MealType) -> Int { meals.count { $0.type == type } }

  /// The foods of a type's meals with the number of meals that held them, most frequent first.
  package func foods(of type: MealType) -> [(name: String, count: Int)] {
    var counts: [String: (name: String, count: Int, order: Int)] = [:]
    for (order, meal) in meals.enumerated() where meal.type == type {
      var seen: Set<String> = []
      for item in meal.items where seen.insert(item.identity).inserted {
        counts[item.identity, default: (item.name, 0, order)].count += 1
      }
    }
    return counts.values.sorted { ($1.count, $0.order, $0.name) < ($0.count, $1.order, $1.name) }
      .map { ($0.name, $0.count) }
  }
}

extension Meal {
  /// Which foods it holds, whatever their order and amounts.
  package var contents: Set<String> { Set(items.map(\.identity)) }

  /// The same eaten once more; the copy is new and its note is not taken along.
  package func again(at moment: Date, as type: MealType) -> Meal {
    Meal(type: type, eatenAt: moment, items: items, note: nil, subject: subject)
  }
}

extension MealItem {
  /// The food, or the name where the table does not have it.
  fileprivate var identity: String { food ?? name.lowercased() }
}
