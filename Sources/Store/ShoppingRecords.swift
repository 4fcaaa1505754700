import Domain
import GRDB
import Synchronization

extension ShoppingRecords {
  static func stored(in connection: Connection) -> Self {
    let seen = Watermark()
    return Self(
      replace: { items, change in
        let list = try connection.write(change) { db in
          try ShoppingRows(db: db).replace(items, seen: seen.highest)
          return try ShoppingRows(db: db).all()
        }
        seen.raise(to: list)
        return list
      },
      all: {
        let list = try connection.read { db in try ShoppingRows(db: db).all() }
        seen.raise(to: list)
        return list
      },
      keep: { atHand, items, change in
        let list = try connection.write(change) { db in
          try PantryRows(db: db).keep(atHand)
          if let items { try ShoppingRows(db: db).replace(items, seen: seen.highest) }
          return try ShoppingRows(db: db).all()
        }
        seen.raise(to: list)
        return list
      },
      atHand: { try connection.read { db in try PantryRows(db: db).all() } })
  }
}

/// The highest id on the list when this process last read it; nil before that.
///
/// An item that another process adds between our reading and our writing is missing from what we
/// write, but nobody took it off: it stays.
private final class Watermark: Sendable {
  private let value = Mutex<Int64?>(nil)

  var highest: Int64? { value.withLock { $0 } }

  func raise(to list: [ShoppingItem]) {
    let highest = list.compactMap(\.id).max() ?? 0
    value.withLock { $0 = max($0 ?? 0, highest) }
  }
}

/// The list as rows, inside a transaction.
private struct ShoppingRows {
  let db: Database

  func all() throws -> [ShoppingItem] {
    try Row.fetchAll(db, sql: "SELECT * FROM shopping ORDER BY id").map { row in
      ShoppingItem(
        id: row["id"], name: row["name"], quantity: row["quantity"], unit: row["unit"],
        category: row["category"], isChecked: row["is_checked"])
    }
  }

  /// Writes the difference; removes only what was on the list when it was read.
  func replace(_ items: [ShoppingItem], seen: Int64?) throws {
    let old = Dictionary(uniqueKeysWithValues: try all().map { ($0.id, $0) })
    let kept = Set(items.compactMap(\.id))
    for id in old.keys.compactMap({ $0 }).sorted() where !kept.contains(id) {
      guard id <= seen ?? .max else { continue }
      try db.execute(sql: "DELETE FROM shopping WHERE id = ?", arguments: [id])
    }
    for item in items where item.id == nil || old[item.id] != item {
      if old[item.id] == nil { try add(item) } else { try change(item) }
    }
  }

  private func add(_ item: ShoppingItem) throws {
    try db.execute(
      sql: """
        INSERT INTO shopping (id, name, quantity, unit, category, is_checked)
        VALUES (?, ?, ?, ?, ?, ?)
        """, arguments: [item.id] + item.columns)
  }

  private func change(_ item: ShoppingItem) throws {
    try db.execute(
      sql: """
        UPDATE shopping SET name = ?, quantity = ?, unit = ?, category = ?, is_checked = ?
        WHERE id = ?
        """, arguments: item.columns + [item.id])
  }
}

extension ShoppingItem {
  fileprivate var columns: StatementArguments {
    [
      Stored.text(name), quantity, Stored.text(unit), Stored.text(category), isChecked,
    ]
  }
}
