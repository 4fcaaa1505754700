import Domain
import Foundation
import Testing

@testable import Store

@Suite("Records")
struct RecordsTests {
  let scratch = Scratch()

  @Test("A meal comes back as it was stored, items in order, unknown figures unknown")
  func meals() throws {
    let meals = scratch.store().records.meals
    var meal = Sample.meal("yumurta", "ekmek")
    meal.items.append(Sample.unknownItem("gizemli çorba"))
    let stored = try meals.add(meal, Sample.change("a"))
    meal.id = stored.id
    #expect(stored == meal)
    #expect(try meals.meal(#require(stored.id)) == meal)

    meal.items.removeFirst()
    meal.type = .dinner
    meal.note = nil
    try meals.replace(meal, Sample.change("b"))
    #expect(try meals.between(Sample.now..<Sample.now.addingTimeInterval(1)) == [meal])
    #expect(try meals.between(Sample.now.addingTimeInterval(-9)..<Sample.now).isEmpty)

    let second = try meals.add(Sample.meal("süt"), Sample.change("c"))
    #expect(try meals.latest(5).map(\.id) == [second.id, meal.id])
    #expect(try meals.latest(1) == [second])
    try meals.delete([try #require(second.id), 999], Sample.change("d"))
    #expect(try meals.latest(5) == [meal])
  }

  @Test("An id that was deleted is never given again")
  func idsAreNotReused() throws {
    let meals = scratch.store().records.meals
    let first = try meals.add(Sample.meal("a"), Sample.change("a"))
    try meals.delete([try #require(first.id)], Sample.change("b"))
    #expect(try meals.add(Sample.meal("b"), Sample.change("c")).id != first.id)
  }

  @Test("Changing what is gone says so and leaves nothing behind")
  func missing() throws {
    let store = scratch.store()
    var meal = Sample.meal("a")
    meal.id = 7
    #expect(throws: StoreFailure.missing(.meal)) {
      try store.records.meals.replace(meal, Sample.change("x"))
    }
    #expect(throws: StoreFailure.missing(.reading)) {
      try store.records.glucose.replace(Sample.reading(100), Sample.change("x"))
    }
    #expect(throws: StoreFailure.missing(.entry)) {
      try store.records.entries.replace(Sample.entry(1), Sample.change("x"))
    }
    #expect(throws: StoreFailure.missing(.conversation)) {
      try store.records.conversations.append(Sample.said("x"), 5)
    }
    #expect(try store.records.undo.last() == nil)
  }

  @Test("Readings and entries come back as they were stored")
  func diary() throws {
    let records = scratch.store().records
    var reading = try records.glucose.add(Sample.reading(99.0858), Sample.change("a"))
    reading.note = "annem"
    reading.subject = "annem"
    reading.context = nil
    try records.glucose.replace(reading, Sample.change("b"))
    #expect(try records.glucose.between(Date.distantPast..<Date.distantFuture) == [reading])
    #expect(try records.glucose.latest(3) == [reading])

    var water = try records.entries.add(Sample.entry(200), Sample.change("c"))
    water.subject = "Can"
    water.values = ["milliliters": 250.5, "b": [true, .null], "a": "ş\"\u{1F964}"]
    try records.entries.replace(water, Sample.change("d"))
    let mood = try records.entries.add(
      Entry(kind: .mood, at: Sample.now, values: ["mood": "iyi"], note: nil), Sample.change("e"))
    let all = Date.distantPast..<Date.distantFuture
    #expect(try records.entries.between(all, nil) == [water, mood])
    #expect(try records.entries.between(all, .mood) == [mood])
    #expect(try records.entries.latest(.water, 9) == [water])
    #expect(try records.entries.latest(nil, 1) == [mood])
  }

  @Test("There is one target a kind and one measure a unit and food; setting again replaces")
  func singles() throws {
    let records = scratch.store().records
    try records.targets.set(Target(kind: .water, value: 2000), Sample.change("a"))
    try records.targets.set(
      Target(kind: .carbs, value: nil, min: 100, max: 150), Sample.change("b"))
    try records.targets.set(Target(kind: .water, value: 2500), Sample.change("c"))
    #expect(
      try records.targets.all() == [
        Target(kind: .carbs, value: nil, min: 100, max: 150), Target(kind: .water, value: 2500),
      ])
    let bowl = PersonalMeasure(unit: "kase", food: nil, amount: 300, isWeight: false)
    let soup = PersonalMeasure(unit: "kase", food: "mercimek", amount: 250, isWeight: true)
    try records.measures.set(soup, Sample.change("d"))
    try records.measures.set(bowl, Sample.change("e"))
    try records.measures.set(bowl, Sample.change("f"))
    #expect(try records.measures.all() == [bowl, soup])
  }

  @Test("The shopping list stores the difference and keeps ids")
  func shopping() throws {
    let shopping = scratch.store().records.shopping
    let milk = ShoppingItem(name: "süt", quantity: 2, unit: "litre", category: "süt ürünleri")
    let egg = ShoppingItem(name: "yumurta", quantity: nil, unit: nil, category: "diğer")
    var list = try shopping.replace([milk, egg], Sample.change("a"))
    #expect(list.map(\.name) == ["süt", "yumurta"])
    list[0].isChecked = true
    list.remove(at: 1)
    let after = try shopping.replace(list + [egg], Sample.change("b"))
    #expect(after.map(\.id) == [1, 3])
    #expect(after[0].isChecked)
    #expect(try shopping.all() == after)
  }

  @Test("What is at hand is kept, changed and used up, and outlives the lines of the list")
  func atHand() throws {
    let shopping = scratch.store().records.shopping
    let egg = StockItem(name: "yumurta", quantity: 6, unit: nil, category: "süt ürünleri")
    let milk = StockItem(
      name: "süt", quantity: nil, unit: nil, category: "süt ürünleri", isBought: true)
    let line = ShoppingItem(
      name: "süt", quantity: nil, unit: nil, category: "süt ürünleri", isChecked: true)
    let list = try shopping.keep(
      StockChange(kept: [egg, milk]), [line], Sample.change("a"))
    #expect(list.map(\.name) == ["süt"])
    _ = try shopping.replace([], Sample.change("b"))
    var kept = try shopping.atHand()
    #expect(kept.map(\.name) == ["yumurta", "süt"] && kept[1].isBought && kept[0].quantity == 6)
    kept[0].quantity = 2.5
    _ = try shopping.keep(
      StockChange(kept: [kept[0]], gone: kept[1].id.map { [$0] } ?? []), nil, Sample.change("c"))
    #expect(try shopping.atHand() == [kept[0]])
  }

  @Test("Notes, and settings with removal")
  func notesAndSettings() throws {
    let records = scratch.store().records
    let note = try records.notes.add(
      Note(kind: .pattern, content: "sabahları yüksek", at: Sample.now), Sample.change("a"))
    #expect(try records.notes.all() == [note])
    try records.settings.set("b", "2")
    try records.settings.set("a", "1")
    try records.settings.set("b", "3")
    try records.settings.set("a", nil)
    #expect(try records.settings.value("a") == nil)
    #expect(try records.settings.all().map { "\($0.key)=\($0.value)" } == ["b=3"])
  }

  @Test("A NUL in a text does not end it")
  func nul() throws {
    let store = scratch.store()
    let thread = try store.thread("iki\0yumurta")
    #expect(try store.records.conversations.messages(thread.id)[0].text == "iki\u{FFFD}yumurta")
    _ = try store.records.notes.add(
      Note(kind: .insight, content: "a\0b", at: Sample.now), Sample.change("x\0y"))
    #expect(try store.records.undo.undoLast()?.summary == "x\u{FFFD}y")
  }

  @Test("What is stored is there after closing and opening")
  func reopening() throws {
    let store = scratch.store()
    let meal = try store.records.meals.add(Sample.meal("a"), Sample.change("a"))
    try store.close()
    #expect(try store.records.meals.latest(1) == [meal])
    #expect(try scratch.store().records.meals.latest(1) == [meal])
    #expect(try store.faults() == [])
  }
}
