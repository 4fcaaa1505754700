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
  private let ids: NameKeys
  /// All names, a line's canonical name before its other ones.
  let keys: NameKeys
  /// The line of each name.
  let owners: [Int32]
  private let texts: Later<[FoodName]>

  init() {
    var lines: [Line] = []
    var categories: [String] = []
    var ids = NameKeys(capacity: 3000)
    var keys = NameKeys(capacity: 14000)
    var owners: [Int32] = []
    for table in TableText.names where table.hasPrefix("Foods/") && table != Groceries.table {
      categories.append(String(table.dropFirst("Foods/".count)))
      TableText.forEachRow(of: table) { row in
        let fields = row.fields(FoodColumn.names.rawValue + 1)
        guard fields.count > FoodColumn.names.rawValue else { return }
        ids.add(fields[FoodColumn.id.rawValue].bindMemory(to: UInt8.self))
        keys.add(fields[FoodColumn.name.rawValue].bindMemory(to: UInt8.self))
        for name in NameList(fields[FoodColumn.names.rawValue]) { keys.add(name) }
        while owners.count < keys.count { owners.append(Int32(lines.count)) }
        lines.append(Line(row: row, category: categories.count - 1))
      }
    }
    self.lines = lines
    self.categories = categories
    self.ids = ids
    self.keys = keys
    self.owners = owners
    texts = Later { [lines] in lines.flatMap { FoodName.all(in: $0.row) } }
  }

  /// Every name as the tables write it.
  var names: [FoodName] { texts.value }

  /// The number of the row with this id.
  func line(of id: String) -> Int? {
    var id = id
    return id.withUTF8 { bytes in
      var key = NameKeys(capacity: 1)
      key.add(bytes)
      return ids.number(of: key[0])
    }
  }

  func food(_ line: Int) -> Food? {
    Food(row: lines[line].row, category: categories[lines[line].category])
  }

  /// The row's id alone, without reading the rest.
  func id(_ line: Int) -> String { lines[line].row[FoodColumn.id.rawValue] }
}

extension FoodName {
  /// The names of one row, the canonical one first.
  fileprivate static func all(in row: TableText.Row) -> [FoodName] {
    let fields = row.fields(FoodColumn.names.rawValue + 1)
    guard fields.count > FoodColumn.names.rawValue else { return [] }
    let id = String(decoding: fields[FoodColumn.id.rawValue], as: UTF8.self)
    let name = String(decoding: fields[FoodColumn.name.rawValue], as: UTF8.self)
    return [FoodName(text: name, food: id)]
      + NameList(fields[FoodColumn.names.rawValue]).map {
        FoodName(text: String(decoding: $0, as: UTF8.self), food: id)
      }
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
