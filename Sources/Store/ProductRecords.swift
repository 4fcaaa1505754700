import Domain
import GRDB

extension ProductRecords {
  static func stored(in connection: Connection) -> Self {
    Self(
      add: { product, change in
        try connection.write(change) { db in
          try db.execute(
            sql: """
              INSERT INTO products (
                name, brand, barcode, serving_amount, serving_unit, per_serving, per_100, is_liquid,
                confidence, source, warnings, is_favorite, created_at, changed_at, piece_count,
                piece_name)
              VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
              """, arguments: product.columns())
          var kept = product
          kept.id = db.lastInsertedRowID
          (kept.createdAt, kept.changedAt) = (product.createdAt.stored, product.changedAt.stored)
          return kept
        }
      },
      replace: { product, change in
        try connection.write(change) { db in
          try db.execute(
            sql: """
              UPDATE products SET name = ?, brand = ?, barcode = ?, serving_amount = ?,
                serving_unit = ?, per_serving = ?, per_100 = ?, is_liquid = ?, confidence = ?,
                source = ?, warnings = ?, is_favorite = ?, created_at = ?, changed_at = ?,
                piece_count = ?, piece_name = ?
              WHERE id = ?
              """, arguments: product.columns() + [product.id])
          guard db.changesCount > 0 else { throw StoreFailure.missing(.product) }
        }
      },
      delete: { ids, change in
        try connection.write(change) { db in
          for id in ids {
            try db.execute(sql: "DELETE FROM products WHERE id = ?", arguments: [id])
          }
        }
      },
      product: { id in
        try connection.read { db in
          try Row.fetchOne(db, sql: "SELECT * FROM products WHERE id = ?", arguments: [id])
            .map(Product.init(row:))
        }
      },
      all: {
        try connection.read { db in
          try Row.fetchAll(db, sql: "SELECT * FROM products ORDER BY changed_at DESC, id DESC")
            .map(Product.init(row:))
        }
      })
  }
}

extension Product {
  fileprivate init(row: Row) throws {
    let amount: Double? = row["serving_amount"]
    let unit: LabelServing.Unit? = try row.optionalValue("serving_unit")
    let perServing: String? = row["per_serving"]
    self.init(
      id: row["id"], name: row["name"], brand: row["brand"], barcode: row["barcode"],
      serving: amount.flatMap { amount in
        unit.map { LabelServing(amount: amount, unit: $0, pieces: Self.pieces(row)) }
      },
      perServing: try perServing.map { try StoredJSON.value(LabelFigures.self, $0) },
      per100: try StoredJSON.value(LabelFigures.self, row["per_100"]),
      isLiquid: row["is_liquid"],
      confidence: try StoredJSON.value(LabelConfidence.self, row["confidence"]),
      source: try row.value("source"),
      warnings: try StoredJSON.value([String].self, row["warnings"]),
      isFavorite: row["is_favorite"], createdAt: row.date("created_at"),
      changedAt: row.date("changed_at"))
  }

  private static func pieces(_ row: Row) -> LabelServing.Pieces? {
    guard let count: Double = row["piece_count"], let name: String = row["piece_name"] else {
      return nil
    }
    return LabelServing.Pieces(count: count, name: name)
  }

  fileprivate func columns() throws -> StatementArguments {
    [
      Stored.text(name), Stored.text(brand), Stored.text(barcode), serving?.amount,
      serving?.unit.rawValue, try perServing.map(StoredJSON.text), try StoredJSON.text(per100),
      isLiquid, try StoredJSON.text(confidence), source.rawValue, try StoredJSON.text(warnings),
      isFavorite, createdAt.milliseconds, changedAt.milliseconds, serving?.pieces?.count,
      serving?.pieces?.name,
    ]
  }
}
