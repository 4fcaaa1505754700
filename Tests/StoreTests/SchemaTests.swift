import Domain
import Foundation
import GRDB
import Synchronization
import Testing

@testable import Store

@Suite("Schema")
struct SchemaTests {
  let scratch = Scratch()

  @Test("An older file is brought forward with its rows, and its undo log stays what it was")
  func migration() throws {
    let store = scratch.store()
    let meal = try store.records.meals.add(Sample.meal("a"), Sample.change("a"))
    let steps =
      Schema.migrations + [
        Schema.Migration(name: "2026-12-01 mood") { db in
          try db.execute(
            sql: "ALTER TABLE meals ADD COLUMN mood TEXT; UPDATE meals SET note = 'moved'")
        }
      ]
    try store.connection.inspect { try Schema.bring($0, upTo: steps, stems: LightStems.version) }
    let version = try store.connection.inspect { try Int.fetchOne($0, sql: "PRAGMA user_version") }
    #expect(version == steps.count)
    #expect(try store.records.meals.latest(1).first?.note == "moved")
    #expect(try store.records.meals.latest(1).first?.items == meal.items)
    #expect(try store.records.undo.undoLast()?.summary == "a")
    #expect(try store.records.meals.latest(1).isEmpty)
    try store.close()
    #expect(throws: StoreFailure.newer(path: scratch.file)) { try store.open() }
  }

  @Test("What was checked on the list of an older file is at hand in a newer one, each thing once")
  func pantry() throws {
    let store = scratch.store()
    let old = Schema.migrations.prefix { !$0.name.hasSuffix("what is at hand") }
    try store.connection.inspect { db in
      try db.execute(sql: "DROP TABLE pantry; PRAGMA user_version = \(old.count)")
      try db.execute(
        sql: """
          INSERT INTO shopping (name, quantity, unit, category, is_checked) VALUES
            ('süt', 2, 'litre', 'x', 1), ('süt', NULL, NULL, 'x', 1), ('un', NULL, NULL, 'x', 0)
          """)
    }
    // Only this step: what came after it is there already.
    let steps = Array(Schema.migrations.prefix(old.count + 1))
    try store.connection.inspect { db in
      try Schema.bring(db, upTo: steps, stems: LightStems.version)
      try db.execute(sql: "PRAGMA user_version = \(Schema.migrations.count)")
    }
    try store.close()
    #expect(try store.records.shopping.atHand().map(\.name) == ["süt"])
    #expect(try store.records.shopping.all().count == 3)
  }

  @Test("A migration that fails leaves the file as it was")
  func failingMigration() throws {
    struct Broken: Error {}
    let store = scratch.store()
    let meal = try store.records.meals.add(Sample.meal("a"), Sample.change("a"))
    let steps =
      Schema.migrations + [
        Schema.Migration(name: "2026-12-01 broken") { db in
          try db.execute(sql: "DELETE FROM meal_items")
          throw Broken()
        }
      ]
    #expect(throws: StoreFailure.self) {
      try store.connection.inspect { try Schema.bring($0, upTo: steps, stems: LightStems.version) }
    }
    #expect(try store.records.meals.latest(1) == [meal])
    #expect(try scratch.store().records.meals.latest(1) == [meal])
  }

  @Test("Migrations are named by date, in order, each once")
  func names() {
    let names = Schema.migrations.map(\.name)
    #expect(!names.isEmpty && names == names.sorted() && Set(names).count == names.count)
    for name in names { #expect(name.wholeMatch(of: /20\d\d-\d\d-\d\d .+/) != nil) }
  }

  @Test("The tables are those that were released")
  func released() throws {
    let sql = try scratch.store().connection.read { db in
      try String.fetchAll(
        db,
        sql:
          "SELECT type || ' ' || name FROM sqlite_schema WHERE name NOT LIKE '%\\_%' ESCAPE '\\' ORDER BY 1"
      )
    }
    #expect(
      sql == [
        "table changes", "table conversations", "table drafts", "table entries", "table glucose",
        "table highlights", "table meals",
        "table measures", "table messages", "table notes", "table pantry", "table products",
        "table profile",
        "table recall", "table recipes", "table researches", "table settings",
        "table shopping", "table spending", "table targets", "view spoken",
      ])
  }

  @Test("Several openers of a new file agree on one schema")
  func openingAtOnce() async throws {
    let file = scratch.file
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let store = ProfileStore(file: file, stems: LightStems.self)
          try store.records.settings.set("k\(number)", "v")
        }
      }
      try await group.waitForAll()
    }
    #expect(try scratch.store().records.settings.all().count == 8)
    #expect(try scratch.store().faults() == [])
  }

  @Test("Writers of two connections neither fail nor lose")
  func twoWriters() async throws {
    let file = scratch.file
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<2 {
        group.addTask {
          let store = ProfileStore(file: file, stems: LightStems.self)
          let thread = try store.thread("başlangıç \(writer)")
          for number in 0..<60 {
            let value = Double(writer * 1000 + number)
            _ = try store.records.glucose.add(Sample.reading(value), Sample.change("\(value)"))
            _ = try store.records.conversations.append(
              Sample.said("mesaj \(number)", minutes: 1), thread.id)
          }
        }
      }
      try await group.waitForAll()
    }
    let store = scratch.store()
    #expect(try store.records.glucose.latest(999).count == 120)
    #expect(try store.records.conversations.list(nil).map(\.messageCount) == [61, 61])
    #expect(try store.records.conversations.recall(.init(words: "mesaj", limit: 200)).count == 120)
    #expect(try store.faults() == [])
    for _ in 0..<120 { #expect(try store.records.undo.undoLast() != nil) }
    #expect(try store.dump().isEmpty)
  }

  @Test("A shopping item that another process added meanwhile stays on the list")
  func sharedList() throws {
    let (one, two) = (scratch.store(), scratch.store())
    func item(_ name: String) -> ShoppingItem {
      ShoppingItem(name: name, quantity: nil, unit: nil, category: "diğer")
    }
    var mine = try one.records.shopping.replace([item("süt"), item("et")], Sample.change("a"))
    _ = try two.records.shopping.replace(
      two.records.shopping.all() + [item("un")], Sample.change("b"))
    mine.removeFirst()
    let list = try one.records.shopping.replace(mine, Sample.change("c"))
    #expect(list.map(\.name) == ["et", "un"])
  }
}
