import Domain
import Foundation
import GRDB
import Testing

@testable import Store

@Suite("Whose a record is")
struct SubjectTests {
  let scratch = Scratch()

  /// A file as it was before the column, with records of the writer and of others in notes.
  private func olderStore() throws -> ProfileStore {
    let old = try #require(Schema.migrations.firstIndex { $0.name.hasSuffix("whose a record is") })
    let store = scratch.store()
    let file = scratch.file
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    let queue = try DatabaseQueue(path: file)
    try queue.writeWithoutTransaction { db in
      db.add(tokenizer: TurkishTokenizer<LightStems>.self)
      try Schema.bring(db, upTo: Array(Schema.migrations[..<old]), stems: LightStems.version)
      try db.execute(
        sql: """
          INSERT INTO meals (type, eaten_at, note) VALUES
            ('lunch', 1, 'Annem için'), ('lunch', 2, 'evde'), ('lunch', 3, NULL);
          INSERT INTO entries (kind, at, details, note) VALUES
            ('water', 1, '{"milliliters":400}', 'Babam için'), ('mood', 2, '{"mood":"iyi"}', 'sınav');
          INSERT INTO glucose (milligrams, unit, at, context, note, source) VALUES
            (120, 'mg/dL', 1, NULL, 'Annem', 'manual'), (110, 'mg/dL', 2, NULL, NULL, 'manual');
          """)
    }
    try queue.close()
    return store
  }

  @Test("A note that said whose becomes the subject, another note stays")
  func migrated() throws {
    let records = try olderStore().records
    let always = Date.distantPast..<Date.distantFuture
    let meals = try records.meals.between(always)
    #expect(meals.map(\.subject) == ["Annem", nil, nil])
    #expect(meals.map(\.note) == [nil, "evde", nil])
    let entries = try records.entries.between(always, nil)
    #expect(entries.map(\.subject) == ["Babam", nil])
    #expect(entries.map(\.note) == [nil, "sınav"])
    let readings = try records.glucose.between(always)
    #expect(readings.map(\.subject) == ["Annem", nil])
    #expect(readings.map(\.isOwn) == [false, true])
  }

  @Test("Whose records there are is told once each, of meals, entries and readings")
  func subjects() throws {
    #expect(try olderStore().records.entries.subjects() == ["Annem", "Babam"])
  }

  @Test("They are found by an index, and not among all readings of a sensor")
  func indexed() throws {
    let store = scratch.store()
    _ = try store.records.entries.subjects()
    let plan = try store.connection.inspect { db in
      try Row.fetchAll(
        db, sql: "EXPLAIN QUERY PLAN SELECT subject FROM glucose WHERE subject IS NOT NULL"
      ).map { $0["detail"] as String }
    }
    #expect(plan.contains { $0.contains("glucose_by_subject") }, "\(plan)")
  }

  @Test("A change of whose it is, and a deletion, are taken back")
  func undone() throws {
    let records = scratch.store().records
    var meal = Sample.meal("a")
    meal.subject = "Can"
    meal = try records.meals.add(meal, Sample.change("a"))
    var others = meal
    others.subject = "babam"
    try records.meals.replace(others, Sample.change("b"))
    #expect(try records.meals.latest(1) == [others])
    _ = try records.undo.undoLast()
    #expect(try records.meals.latest(1) == [meal])
    try records.meals.delete([meal.id ?? 0], Sample.change("c"))
    _ = try records.undo.undoLast()
    #expect(try records.meals.latest(1) == [meal])
  }
}
