import Domain
import Foundation
import GRDB
import Support
import Testing

@testable import Store

@Suite("Undo")
struct UndoTests {
  let scratch = Scratch()

  @Test("Every kind of write is taken back, to the same rows and ids, across sessions")
  func everyKind() throws {
    let store = scratch.store()
    try Self.fill(store.records)
    let cases = UndoCase.diary + UndoCase.lists
    #expect(!cases.isEmpty)
    for sample in cases {
      let before = try store.dump()
      try sample.write(store.records, Sample.change(sample.name))
      #expect(try store.dump() != before, "\(sample.name) writes")
      try store.close()
      #expect(try store.records.undo.last()?.summary == sample.name)
      #expect(try store.records.undo.undoLast() == Sample.change(sample.name))
      #expect(try store.dump() == before, "\(sample.name) is taken back")
    }
    #expect(try store.faults() == [])
  }

  private static func fill(_ records: Records) throws {
    _ = try records.meals.add(Sample.meal("a", "b"), Sample.change("1"))
    _ = try records.meals.add(Sample.meal("c"), Sample.change("2"))
    _ = try records.glucose.add(Sample.reading(120), Sample.change("3"))
    _ = try records.entries.add(Sample.entry(1), Sample.change("4"))
    try records.targets.set(Target(kind: .carbs, value: 1), Sample.change("5"))
    let list = ["süt", "et"].map {
      ShoppingItem(name: $0, quantity: 1, unit: nil, category: "diğer")
    }
    _ = try records.shopping.replace(list, Sample.change("6"))
  }

  @Test("Changes are taken back newest first, and none twice")
  func order() throws {
    let records = scratch.store().records
    _ = try records.glucose.add(Sample.reading(1), Sample.change("bir"))
    _ = try records.glucose.add(Sample.reading(2), Sample.change("iki"))
    #expect(try records.undo.undoLast()?.summary == "iki")
    _ = try records.glucose.add(Sample.reading(3), Sample.change("üç"))
    #expect(try records.undo.undoLast()?.summary == "üç")
    #expect(try records.undo.undoLast()?.summary == "bir")
    #expect(try records.undo.undoLast() == nil)
    #expect(try records.undo.last() == nil)
    #expect(try records.glucose.latest(9).isEmpty)
  }

  @Test("A write that changes nothing is no change; one that fails leaves nothing")
  func nothing() throws {
    let store = scratch.store()
    try store.records.glucose.delete([42], Sample.change("yok"))
    #expect(try store.records.undo.last() == nil)
    var meal = Sample.meal("a")
    meal.items.append(Sample.item("b", carbs: 1))
    meal.items[1].confidence = .nan
    #expect(throws: StoreFailure.self) { try store.records.meals.add(meal, Sample.change("x")) }
    #expect(try store.dump().isEmpty)
    #expect(try store.records.undo.last() == nil)
  }

  @Test("Talk and settings are not part of undo")
  func talkStays() throws {
    let store = scratch.store()
    _ = try store.records.glucose.add(Sample.reading(1), Sample.change("bir"))
    let thread = try store.thread("selam", "merhaba")
    try store.records.settings.set("a", "1")
    #expect(try store.records.undo.undoLast()?.summary == "bir")
    #expect(try store.records.conversations.messages(thread.id).count == 2)
    #expect(try store.records.settings.value("a") == "1")
  }

  @Test("The log keeps the newest thousand changes")
  func bounded() throws {
    let store = scratch.store()
    for value in 1...1010 {
      _ = try store.records.glucose.add(Sample.reading(Double(value)), Sample.change("\(value)"))
    }
    let counts = try store.connection.read { db in
      try ["changes", "undo_steps"].map {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)") ?? 0
      }
    }
    #expect(counts == [UndoLog.capacity, UndoLog.capacity])
    var undone = 0
    while try store.records.undo.undoLast() != nil { undone += 1 }
    #expect(undone == UndoLog.capacity)
    #expect(
      try store.records.glucose.latest(99).map(\.milligrams)
        == (1...10).reversed().map { Double($0) })
  }

  @Test("Any sequence of writes and undos is taken back step by step", arguments: 1...12)
  func random(seed: Int) throws {
    let store = scratch.store()
    var random = SplitMix(state: UInt64(seed))
    var states: [[String]] = []
    for step in 0..<60 {
      if Int.random(in: 0..<4, using: &random) == 0, let expected = states.popLast() {
        #expect(try store.records.undo.undoLast() != nil)
        #expect(try store.dump() == expected, "seed \(seed), step \(step)")
      } else {
        let before = try store.dump()
        try Self.write(store.records, step, &random)
        if try store.dump() != before { states.append(before) }
      }
    }
    while let expected = states.popLast() {
      #expect(try store.records.undo.undoLast() != nil)
      #expect(try store.dump() == expected, "seed \(seed)")
    }
    #expect(try store.faults() == [])
  }

  private static func write(
    _ records: Records, _ step: Int, _ random: inout SplitMix
  ) throws {
    let change = Sample.change("\(step)")
    let id = Int64.random(in: 1...6, using: &random)
    let number = Double.random(in: 0...1, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: _ = try records.meals.add(Sample.meal("m\(step)", "n'\(step)"), change)
    case 2: try records.meals.delete([id, id + 1], change)
    case 3:
      guard var meal = try records.meals.latest(3).last else { return }
      meal.items = (0..<id).map { Sample.item("i\($0)", carbs: number) }
      try records.meals.replace(meal, change)
    case 4: _ = try records.glucose.add(Sample.reading(number), change)
    case 5: try records.glucose.delete([id], change)
    case 6: try records.targets.set(Target(kind: .water, value: number), change)
    case 7:
      var list = try records.shopping.all().filter { ($0.id ?? 0) % 3 != id % 3 }
      list.append(.init(name: "\(number)", quantity: number, unit: nil, category: "x"))
      list[0].isChecked.toggle()
      _ = try records.shopping.replace(list, change)
    default: _ = try records.entries.add(Sample.entry(number), change)
    }
  }
}

/// A write and its name.
private struct UndoCase: Sendable {
  var name: String
  var write: @Sendable (Records, Change) throws -> Void

  init(_ name: String, _ write: @escaping @Sendable (Records, Change) throws -> Void) {
    self.name = name
    self.write = write
  }

  static let diary = [
    UndoCase("add meal") { _ = try $0.meals.add(Sample.meal("x", "y"), $1) },
    UndoCase("replace meal") {
      var meal = try #require(try $0.meals.latest(1).first)
      meal.items = [Sample.item("z")]
      try $0.meals.replace(meal, $1)
    },
    UndoCase("favourite meal") {
      let meal = try #require(try $0.meals.latest(1).first)
      _ = try #require(try FavoriteMeals($0.meals).mark(meal, $1))
    },
    UndoCase("delete meals") { try $0.meals.delete($0.meals.latest(9).compactMap(\.id), $1) },
    UndoCase("add reading") { _ = try $0.glucose.add(Sample.reading(1.0 / 3), $1) },
    UndoCase("replace reading") {
      var reading = try #require(try $0.glucose.latest(1).first)
      reading.milligrams = 0.1 + 0.2
      try $0.glucose.replace(reading, $1)
    },
    UndoCase("delete reading") { try $0.glucose.delete([1], $1) },
    UndoCase("add entry") { _ = try $0.entries.add(Sample.entry(3), $1) },
    UndoCase("replace entry") {
      var entry = try #require(try $0.entries.latest(nil, 1).first)
      entry.note = "it's; --"
      try $0.entries.replace(entry, $1)
    },
    UndoCase("delete entry") { try $0.entries.delete([1], $1) },
  ]

  static let lists = [
    UndoCase("new target") { try $0.targets.set(Target(kind: .fat, value: 1), $1) },
    UndoCase("set target") { try $0.targets.set(Target(kind: .carbs, value: 9), $1) },
    UndoCase("list") {
      var list = try $0.shopping.all()
      list[0].isChecked = true
      list.removeLast()
      list.append(ShoppingItem(name: "un", quantity: nil, unit: nil, category: "diğer"))
      _ = try $0.shopping.replace(list, $1)
    },
    UndoCase("what is at hand") {
      let flour = StockItem(name: "un", quantity: 1.5, unit: "kilogram", category: "temel gıda")
      let list = try $0.shopping.all()
      _ = try $0.shopping.keep(StockChange(kept: [flour]), Array(list.dropFirst()), $1)
    },
    UndoCase("note") {
      _ = try $0.notes.add(Note(kind: .reminder, content: "a\n'b'", at: Sample.now), $1)
    },
    UndoCase("profile") {
      try $0.profile.set(["name": "Ay'şe", "medications": ["metformin"]], $1)
    },
    UndoCase("profile again") {
      try $0.profile.set(["name": .null, "medications": ["metformin", "aspirin"]], $1)
    },
    UndoCase("measure") {
      let cup = PersonalMeasure(unit: "fincan", food: nil, amount: 90, isWeight: false)
      try $0.measures.set(cup, $1)
    },
  ]
}
