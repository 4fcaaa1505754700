package import Domain
import Foundation
import Synchronization

/// Records in memory, with undo: what the store does, without a database.
///
///     let fake = FakeRecords()
///     let tools = Toolbox(records: fake.records, foods: FakeFoods.table)
package final class FakeRecords: Sendable {
  /// What is stored.
  package struct Content: Sendable {
    package var meals: [Meal] = []
    package var readings: [GlucoseReading] = []
    package var sensor: [GlucoseReading] = []
    package var entries: [Entry] = []
    package var targets: [Target] = []
    package var shopping: [ShoppingItem] = []
    package var pantry: [StockItem] = []
    package var notes: [Note] = []
    package var measures: [PersonalMeasure] = []
    package var profile: JSON = [:]
    package var recipes: [Recipe] = []
    package var products: [Product] = []
    package var settings: [String: String] = [:]
    package var threads: [Conversation] = []
    package var messages: [(thread: Int64, message: Message)] = []
    fileprivate var lastID: Int64 = 0

    mutating func nextID() -> Int64 {
      lastID += 1
      return lastID
    }
  }

  /// What every read and write throws once the records are broken.
  package struct Broken: Error {}

  private struct State {
    var content = Content()
    var undoable: [(change: Change, before: Content)] = []
    var changes: [Change] = []
    var isBroken = false
  }

  private let state = Mutex(State())

  package init() {}

  /// The same records once more, for a try that leaves these as they are.
  package func copy() -> FakeRecords {
    let twin = FakeRecords()
    let held = state.withLock { $0 }
    twin.state.withLock { $0 = held }
    return twin
  }

  /// What is stored now.
  package var content: Content { state.withLock { $0.content } }

  /// Every change that was made, oldest first, undone ones included.
  package var changes: [Change] { state.withLock { $0.changes } }

  /// Makes every further read and write fail.
  package func breakDown() { state.withLock { $0.isBroken = true } }

  package var records: Records {
    Records(
      meals: meals, glucose: glucose, entries: entries, targets: targets, shopping: shopping,
      notes: notes, measures: measures, profile: profile, conversations: conversations,
      settings: settings,
      undo: undo, recipes: recipes, products: products, sensor: sensor)
  }

  func read<Value>(_ body: (Content) throws -> Value) throws -> Value {
    try state.withLock { state in
      if state.isBroken { throw Broken() }
      return try body(state.content)
    }
  }

  func write<Value>(
    _ change: Change?, _ body: (inout Content) throws -> Value
  ) throws -> Value {
    try state.withLock { state in
      if state.isBroken { throw Broken() }
      let before = state.content
      let value = try body(&state.content)
      if let change {
        state.undoable.append((change, before))
        state.changes.append(change)
      }
      return value
    }
  }
}

// MARK: The ports

extension FakeRecords {
  private var meals: MealRecords {
    MealRecords(
      add: { [self] meal, change in
        try write(change) { content in
          var kept = meal
          kept.id = content.nextID()
          content.meals.append(kept)
          return kept
        }
      },
      replace: { [self] meal, change in
        try write(change) { content in
          for place in content.meals.indices where content.meals[place].id == meal.id {
            content.meals[place] = meal
          }
        }
      },
      delete: { [self] ids, change in
        try write(change) { content in
          content.meals.removeAll { meal in meal.id.map(ids.contains) ?? false }
        }
      },
      meal: { [self] id in try read { $0.meals.first { $0.id == id } } },
      between: { [self] span in
        try read { content in
          content.meals.filter { span.contains($0.eatenAt) }.sorted { $0.eatenAt < $1.eatenAt }
        }
      },
      latest: { [self] limit in try read { $0.meals.reversed().prefix(limit).map(\.self) } },
      favorites: { [self] in
        try read { content in
          content.meals.filter(\.isFavorite).sorted { $0.eatenAt > $1.eatenAt }
        }
      })
  }

  private var glucose: GlucoseRecords {
    GlucoseRecords(
      add: { [self] reading, change in
        try write(change) { content in
          var kept = reading
          kept.id = content.nextID()
          content.readings.append(kept)
          return kept
        }
      },
      replace: { [self] reading, change in
        try write(change) { content in
          for place in content.readings.indices where content.readings[place].id == reading.id {
            content.readings[place] = reading
          }
        }
      },
      delete: { [self] ids, change in
        try write(change) { content in
          content.readings.removeAll { reading in reading.id.map(ids.contains) ?? false }
        }
      },
      between: { [self] span in
        try read { content in
          content.readings.filter { span.contains($0.at) }.sorted { $0.at < $1.at }
        }
      },
      latest: { [self] limit in try read { $0.readings.reversed().prefix(limit).map(\.self) } })
  }

  private var entries: EntryRecords {
    EntryRecords(
      add: { [self] entry, change in
        try write(change) { content in
          var kept = entry
          kept.id = content.nextID()
          content.entries.append(kept)
          return kept
        }
      },
      replace: { [self] entry, change in
        try write(change) { content in
          for place in content.entries.indices where content.entries[place].id == entry.id {
            content.entries[place] = entry
          }
        }
      },
      delete: { [self] ids, change in
        try write(change) { content in
          content.entries.removeAll { entry in entry.id.map(ids.contains) ?? false }
        }
      },
      between: { [self] span, kind in
        try read { content in
          content.entries.filter { span.contains($0.at) && (kind == nil || $0.kind == kind) }
            .sorted { $0.at < $1.at }
        }
      },
      latest: { [self] kind, limit in
        try read { content in
          content.entries.filter { kind == nil || $0.kind == kind }.reversed().prefix(limit)
            .map(\.self)
        }
      },
      subjects: { [self] in
        try read { content in
          let all =
            content.entries.map(\.subject) + content.meals.map(\.subject)
            + content.readings.map(\.subject)
          return Set(all.compactMap(\.self)).sorted()
        }
      })
  }

  private var targets: TargetRecords {
    TargetRecords(
      setAll: { [self] targets, change in
        try write(change) { content in
          for target in targets {
            content.targets.removeAll { $0.kind == target.kind }
            content.targets.append(target)
          }
        }
      },
      all: { [self] in try read(\.targets) })
  }

  private var shopping: ShoppingRecords {
    ShoppingRecords(
      replace: { [self] items, change in
        try write(change) { content in content.list(items) }
      },
      all: { [self] in try read(\.shopping) },
      keep: { [self] atHand, items, change in
        try write(change) { content in
          content.keep(atHand)
          return items.map { content.list($0) } ?? content.shopping
        }
      },
      atHand: { [self] in try read(\.pantry) })
  }

  private var notes: NoteRecords {
    NoteRecords(
      add: { [self] note, change in
        try write(change) { content in
          var kept = note
          kept.id = content.nextID()
          content.notes.append(kept)
          return kept
        }
      },
      all: { [self] in try read(\.notes) })
  }

  private var measures: MeasureRecords {
    MeasureRecords(
      set: { [self] measure, change in
        try write(change) { content in
          content.measures.removeAll { $0.unit == measure.unit && $0.food == measure.food }
          content.measures.append(measure)
        }
      },
      all: { [self] in try read(\.measures) })
  }

  private var profile: ProfileRecords {
    ProfileRecords(
      set: { [self] values, change in
        try write(change) { content in
          for member in values.members ?? [] {
            let value = member.value == .null ? nil : member.value
            content.profile = content.profile.setting(member.key, to: value)
          }
        }
      },
      all: { [self] in
        try read { content in
          .object(
            ProfileForm.fields.compactMap { field in
              content.profile[field.name].map { .init(field.name, $0) }
            })
        }
      })
  }

  private var settings: SettingRecords {
    SettingRecords(
      value: { [self] key in try read { $0.settings[key] } },
      set: { [self] key, value in try write(nil) { $0.settings[key] = value } },
      all: { [self] in
        try read { content in
          content.settings.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) }
        }
      })
  }

  private var undo: UndoRecords {
    UndoRecords(
      undoLast: { [self] in
        try state.withLock { state in
          if state.isBroken { throw Broken() }
          guard let (change, before) = state.undoable.popLast() else { return nil }
          state.content = before
          return change
        }
      },
      last: { [self] in state.withLock { $0.undoable.last?.change } })
  }
}
