import Domain
import Tables

/// Rows and names of the food table; a row is decoded only when somebody asks for it.
final class FoodContents: Sendable {
  /// A row and the table that it stands in.
  private struct Line {
    var row: TableText.Row
    var category: Int
  }

  private let lines: [Line]
  private let categories: [String]
  private let texts: Lazy<[FoodName]>
  private let index: Lazy<NameIndex>

  init() {
    var lines: [Line] = []
    var categories: [String] = []
    for table in TableText.names where Self.holdsFoods(table) {
      TableText.forEachRow(of: table) { lines.append(Line(row: $0, category: categories.count)) }
      categories.append(String(table.dropFirst("Foods/".count)))
    }
    self.lines = lines
    self.categories = categories
    texts = Lazy { [lines] in FoodName.all(in: lines.map(\.row)) }
    index = Lazy { [lines] in NameIndex(rows: lines.map(\.row)) }
  }

  private static func holdsFoods(_ table: String) -> Bool {
    table.hasPrefix("Foods/")
      && ![Groceries.table, AskedNames.table, FoodStates.table].contains(table)
  }

  /// Every name as the tables write it.
  var names: [FoodName] { texts.value }

  /// All names folded, a line's canonical name before its other ones.
  var keys: NameKeys { index.value.keys }

  /// The line of each of `keys`.
  var owners: [Int32] { index.value.owners }

  /// The number of the row with this id.
  func line(of id: String) -> Int? {
    var id = id
    return id.withUTF8 { bytes in
      var key = NameKeys(capacity: 1)
      key.add(bytes)
      return index.value.ids.number(of: key[0])
    }
  }

  func food(_ line: Int) -> Food? {
    Food(row: lines[line].row, category: categories[lines[line].category])
  }
}

/// Ids and names, found by their folded words.
private struct NameIndex: Sendable {
  var ids: NameKeys
  var keys = NameKeys(capacity: 14_000)
  var owners: [Int32] = []

  init(rows: [TableText.Row]) {
    ids = NameKeys(capacity: rows.count)
    owners.reserveCapacity(14_000)
    for (line, row) in rows.enumerated() {
      let fields = row.fields(FoodColumn.names.rawValue + 1)
      guard fields.count > FoodColumn.names.rawValue else { continue }
      ids.add(fields[FoodColumn.id.rawValue].bindMemory(to: UInt8.self))
      keys.add(fields[FoodColumn.name.rawValue].bindMemory(to: UInt8.self))
      for name in NameList(fields[FoodColumn.names.rawValue]) { keys.add(name) }
      while owners.count < keys.count { owners.append(Int32(line)) }
    }
  }
}

extension FoodName {
  /// The names of all rows, each row's canonical one before its other ones.
  fileprivate static func all(in rows: [TableText.Row]) -> [FoodName] {
    var names: [FoodName] = []
    names.reserveCapacity(14_000)
    for row in rows {
      let fields = row.fields(FoodColumn.names.rawValue + 1)
      guard fields.count > FoodColumn.names.rawValue else { continue }
      let id = String(decoding: fields[FoodColumn.id.rawValue], as: UTF8.self)
      let name = String(decoding: fields[FoodColumn.name.rawValue], as: UTF8.self)
      names.append(FoodName(text: name, food: id))
      for other in NameList(fields[FoodColumn.names.rawValue]) {
        names.append(FoodName(text: String(decoding: other, as: UTF8.self), food: id))
      }
    }
    return names
  }
}

/// The names in a field that parts them by `; `.
private struct NameList: Sequence, IteratorProtocol {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  init(_ field: UnsafeRawBufferPointer) { rest = field.bindMemory(to: UInt8.self)[...] }

  mutating func next() -> UnsafeBufferPointer<UInt8>? {
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ";") }
    guard !rest.isEmpty else { return nil }
    let name = rest.prefix { $0 != UInt8(ascii: ";") }
    rest = rest[name.endIndex...]
    return UnsafeBufferPointer(rebasing: name)
  }
}
