package import struct Foundation.Date

/// What a diary entry other than a meal or a glucose reading is about.
///
/// Each kind stands with its form, which tells all of it (`EntryForm`).
package struct EntryKind: RawRepresentable, Sendable, Hashable, Codable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
}

/// One line of a day's diary: a symptom, a glass of water, a walk.
package struct Entry: Sendable, Equatable {
  package var id: Int64?
  package var kind: EntryKind
  package var at: Date
  /// The entry's own values, named as in the contract's arguments: `{"milliliters":200}`.
  package var values: JSON
  package var note: String?
  /// Whose it is, as said: `babam`; nil for the writer.
  package var subject: String?

  package init(
    id: Int64? = nil, kind: EntryKind, at: Date, values: JSON, note: String?,
    subject: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.at = at
    self.values = values
    self.note = note
    self.subject = subject
  }

  /// Whether it is the writer's; another's never counts in sums, statistics and targets.
  package var isOwn: Bool { subject == nil }
}

/// What a person can aim at; raw values are those of the contract.
package enum TargetKind: String, Sendable, CaseIterable, Codable {
  case calories, carbs, protein, fat, fiber, water, steps, weight, sleep, glucoseLow, glucoseHigh
}

/// A daily target or a bound: a value, or a range.
package struct Target: Sendable, Equatable {
  package var kind: TargetKind
  /// kcal, grams, ml, steps, kg, hours or mg/dL, by kind.
  package var value: Double?
  package var min: Double?
  package var max: Double?

  package init(kind: TargetKind, value: Double?, min: Double? = nil, max: Double? = nil) {
    self.kind = kind
    self.value = value
    self.min = min
    self.max = max
  }
}

/// A line of the shopping list.
package struct ShoppingItem: Sendable, Equatable {
  package var id: Int64?
  package var name: String
  package var quantity: Double?
  package var unit: String?
  package var category: String
  package var isChecked: Bool

  package init(
    id: Int64? = nil, name: String, quantity: Double?, unit: String?, category: String,
    isChecked: Bool = false
  ) {
    self.id = id
    self.name = name
    self.quantity = quantity
    self.unit = unit
    self.category = category
    self.isChecked = isChecked
  }
}

/// A thing that is in the house.
package struct StockItem: Sendable, Equatable {
  package var id: Int64?
  package var name: String
  package var quantity: Double?
  package var unit: String?
  package var category: String
  /// Whether it came from the shopping list, and was not told to be there.
  package var isBought: Bool

  package init(
    id: Int64? = nil, name: String, quantity: Double?, unit: String?, category: String,
    isBought: Bool = false
  ) {
    self.id = id
    self.name = name
    self.quantity = quantity
    self.unit = unit
    self.category = category
    self.isBought = isBought
  }
}

/// A note that the assistant or the person keeps.
package struct Note: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable, Codable { case insight, pattern, reminder }

  package var id: Int64?
  package var kind: Kind
  package var content: String
  package var at: Date

  package init(id: Int64? = nil, kind: Kind, content: String, at: Date) {
    self.id = id
    self.kind = kind
    self.content = content
    self.at = at
  }
}
