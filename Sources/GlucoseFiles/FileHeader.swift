import Domain
import Turkish

/// Where the header of a file stands and what it says of the columns.
struct FileHeader {
  /// The columns that matter, from 0.
  struct Columns {
    var time: Int
    var kind: Int
    var values: [Int]
  }

  let kind: GlucoseFile.Kind
  let place: Int
  let unit: GlucoseUnit?
  let columns: Columns
  /// The header's own word of how dates are written.
  private let pattern: String

  /// Nil where the first rows hold none.
  init?(_ rows: [SeparatedRows.Row]) {
    for (place, row) in rows.prefix(6).enumerated() {
      if row.cells.count >= 12,
        FileWords.begins(row[7], with: "clarity.glucose")
          || FileWords.begins(row[1], with: "clarity.time") && Self.unit(of: row[7]) != nil
      {
        kind = .clarity
        columns = Columns(time: 1, kind: 2, values: [7])
        unit = Self.unit(of: row[7])
        pattern = row[1]
        self.place = place
        return
      }
      let isLibre =
        FileWords.begins(row[4], with: "libreview.historic")
        || Self.unit(of: row[4]) != nil && Self.unit(of: row[5]) != nil
      if row.cells.count >= 15, isLibre {
        kind = .libreview
        columns = Columns(time: 2, kind: 3, values: [4, 5, 14])
        unit = Self.unit(of: row[4])
        pattern = ""
        self.place = place
        return
      }
    }
    return nil
  }

  private static func unit(of cell: String) -> GlucoseUnit? {
    let folded = Turkish.fold(cell)
    return folded.contains("mmol/l") ? .mmolL : folded.contains("mg/dl") ? .mgdL : nil
  }

  /// Whether the day comes first: by a number over 12 anywhere, by the header, else by the person.
  func order(
    of body: [SeparatedRows.Row], before top: SeparatedRows.Row?, said: DateOrder?
  ) throws(FileFailure) -> DateOrder {
    var dates = body.map { $0[columns.time] }
    // LibreView tells in its first line when it was made, in the same way.
    if kind == .libreview, let top { dates.append(top[2].replacing(" UTC", with: "")) }
    let open = dates.compactMap(WrittenMoment.init).filter { !$0.isOrdered }
    guard let example = open.first else { return .dayFirst }
    let isDay = open.contains { $0.first > 12 }
    let isMonth = open.contains { $0.second > 12 }
    if isDay, isMonth { throw .orderMixed }
    if isDay { return .dayFirst }
    if isMonth { return .monthFirst }
    if let told = told ?? said { return told }
    throw .orderUnknown(example: "\(example.first)-\(example.second)")
  }

  /// What the header's pattern says: `GG-AA-YYYY`, `MM-DD-YYYY`.
  private var told: DateOrder? {
    guard let start = pattern.firstIndex(of: "(") else { return nil }
    let inside = String(pattern[pattern.index(after: start)...])
    if FileWords.begins(inside, with: "dayfirst") { return .dayFirst }
    return FileWords.begins(inside, with: "monthfirst") ? .monthFirst : nil
  }
}
