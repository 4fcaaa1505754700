package import Domain
import Turkish

/// Checks off, takes back, removes and changes lines of the shopping list.
///
///     updateShoppingList(check: ["çay"])
///
/// Lines are meant by id or by name. A name that fits none or several fails, telling the list; then
/// nothing changes. Removing several lines at once is asked about.
package struct UpdateShoppingList: Tool {
  package struct Arguments: Decodable, Sendable {
    struct Change: Decodable, Sendable {
      var name: String
      var quantity: Double?
      var unit: String?
    }

    var check: [String]?
    var uncheck: [String]?
    var remove: [String]?
    var change: [Change]?
    var first: [String]?
  }

  package static let name = "updateShoppingList"
  package static let summary =
    "Alışveriş listesinde alınanı işaretler, işareti kaldırır, siler, miktarı değiştirir."
  package static let writes = true
  package static let schema = ToolSchema(
    .list(.check, of: .text, "Alınanlar"),
    .list(.uncheck, of: .text, "İşareti kaldırılacaklar"),
    .list(
      .remove, of: .text,
      "Silinecekler; bütün liste için “hepsi”, alınmışlar için “alınanlar”"),
    .list(
      .change,
      of: .object([
        .text(.name, "Adı ya da numarası", required: true),
        .number(.quantity, "Yeni miktar", in: 0...1_000_000_000),
        .text(.unit, "Yeni birim"),
      ]), "Miktarı değişenler"),
    .list(.first, of: .text, "Başa alınacaklar"))
  package static let brief: ToolBrief? = ToolBrief(
    "listedekini alındı diye işaretler (check), siler (remove)", ["check", "remove"])

  let shopping: ShoppingRecords

  package init(shopping: ShoppingRecords) { self.shopping = shopping }

  package func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    guard let remove = arguments.remove else { return nil }
    let lines = ShoppingLines(items: try stored { try shopping.all() })
    let places = try places(remove, in: lines, checked: false)
    return places.count > 1 ? Texts.confirmRemoval(places.map { lines.items[$0] }) : nil
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    var lines = ShoppingLines(items: try stored { try shopping.all() })
    var told: [String] = []
    for place in try places(arguments.check ?? [], in: lines, checked: false) {
      lines.items[place].isChecked = true
      told.append("\(lines.items[place].name) alındı")
    }
    for place in try places(arguments.uncheck ?? [], in: lines, checked: true) {
      lines.items[place].isChecked = false
      told.append("\(lines.items[place].name) yeniden alınacak")
    }
    for change in arguments.change ?? [] { told.append(try apply(change, to: &lines)) }
    let gone = try places(arguments.remove ?? [], in: lines, checked: false)
    told += gone.map { "\(lines.items[$0].name) silindi" }
    let left = try moved(lines, arguments, &told).filter { !gone.contains($0) }
      .map { lines.items[$0] }
    guard !told.isEmpty else { throw .invalid(Texts.nothingToChange) }
    let change = context.change(Self.name, "liste (\(told.joined(separator: ", ")))")
    // Lines stand in the order in which they were stored.
    let kept = arguments.first == nil ? left : left.map(\.renewed)
    return .shoppingList(try stored { try shopping.replace(kept, change) })
      .setting(.changes, to: .texts(told))
  }

  /// The places of the lines in the order that is wanted.
  private func moved(
    _ lines: ShoppingLines, _ arguments: Arguments, _ told: inout [String]
  ) throws(ToolFailure) -> [Int] {
    let first = try places(arguments.first ?? [], in: lines, checked: false)
    told += first.map { Texts.movedUp(lines.items[$0].name) }
    return first + lines.items.indices.filter { !first.contains($0) }
  }

  private func places(
    _ names: [String], in lines: ShoppingLines, checked: Bool
  ) throws(ToolFailure) -> [Int] {
    var places: [Int] = []
    for name in names {
      for place in try lines.places(of: name, checked: checked) where !places.contains(place) {
        places.append(place)
      }
    }
    return places
  }

  private func apply(
    _ change: Arguments.Change, to lines: inout ShoppingLines
  ) throws(ToolFailure) -> String {
    guard change.quantity != nil || change.unit != nil else {
      throw .invalid(Texts.nothingToChange)
    }
    if change.quantity == 0 { throw .invalid(Texts.positive("Miktar")) }
    for place in try lines.places(of: change.name, checked: false) {
      let line = lines.items[place]
      let amount = Amount(change.quantity ?? line.quantity, change.unit ?? line.unit, of: line.name)
      try amount.checkedForList(of: line.name)
      (lines.items[place].quantity, lines.items[place].unit) = (amount.quantity, amount.unit)
      return lines.items[place].brief
    }
    throw .notFound(Texts.notOnList(change.name, lines.items))
  }
}
