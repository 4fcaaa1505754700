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

    struct Move: Decodable, Sendable {
      var name: String
      var before: String?
      var after: String?
    }

    var check: [String]?
    var uncheck: [String]?
    var remove: [String]?
    var change: [Change]?
    var first: [String]?
    var last: [String]?
    var move: [Move]?
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
    .list(.first, of: .text, "Başa alınacaklar"), .list(.last, of: .text, "Sona alınacaklar"),
    .list(
      .move,
      of: .object([
        .text(.name, "Yeri değişen", required: true), .text(.before, "Bunun önüne"),
        .text(.after, "Ya da bunun arkasına"),
      ]), "Başka bir satırın yanına alınacaklar"))
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
    let stock = try stored { try shopping.atHand() }
    var atHand = AtHand(stock)
    var told: [String] = []
    for place in try places(arguments.check ?? [], in: lines, checked: false) {
      if !lines.items[place].isChecked { atHand.buy(lines.items[place]) }
      lines.items[place].isChecked = true
      told.append("\(lines.items[place].name) alındı")
    }
    for place in try places(arguments.uncheck ?? [], in: lines, checked: true) {
      if lines.items[place].isChecked { atHand.giveBack(lines.items[place]) }
      lines.items[place].isChecked = false
      told.append("\(lines.items[place].name) yeniden alınacak")
    }
    for change in arguments.change ?? [] { told.append(try apply(change, to: &lines)) }
    try move(arguments, &lines, &told)
    let gone = try places(arguments.remove ?? [], in: lines, checked: false)
    told += gone.map { "\(lines.items[$0].name) silindi" }
    let left = lines.items.indices.filter { !gone.contains($0) }.map { lines.items[$0] }
    guard !told.isEmpty else {
      throw .invalid(arguments.remove == nil ? Texts.nothingToChange : Texts.nothingToRemove)
    }
    let change = context.change(Self.name, "liste (\(told.joined(separator: ", ")))")
    let (bought, kept) = (atHand.change, ShoppingLines(items: left).reordered)
    return .shoppingList(try stored { try shopping.keep(bought, kept, change) })
      .setting(.changes, to: .texts(told)).appending(Self.told(bought, of: stock))
  }

  /// What was put at hand with it, or taken out there; nothing where the list alone has changed.
  private static func told(_ bought: StockChange, of stock: [StockItem]) -> [JSON.Member] {
    let gone = stock.filter { item in bought.gone.contains { $0 == item.id } }.map(\.name)
    return [
      bought.kept.isEmpty ? nil : .init(.kept, .array(bought.kept.map(\.json))),
      gone.isEmpty ? nil : .init(.gone, .texts(gone)),
    ].compactMap(\.self)
  }

  /// Puts lines elsewhere on the list.
  private func move(
    _ arguments: Arguments, _ lines: inout ShoppingLines, _ told: inout [String]
  ) throws(ToolFailure) {
    // The first that is named stands first.
    for name in (arguments.first ?? []).reversed() {
      told.append(try moved(name, to: .first, &lines))
    }
    for name in arguments.last ?? [] { told.append(try moved(name, to: .last, &lines)) }
    for move in arguments.move ?? [] {
      guard let target = move.before.map(LinePlace.before) ?? move.after.map(LinePlace.after) else {
        throw .invalid(Texts.whereToMove)
      }
      told.append(try moved(move.name, to: target, &lines))
    }
  }

  private func moved(
    _ name: String, to target: LinePlace, _ lines: inout ShoppingLines
  ) throws(ToolFailure) -> String {
    let places = try lines.places(of: name, checked: false)
    guard let place = places.first, places.count == 1 else { throw .invalid(Texts.whereToMove) }
    return try lines.move(place, to: target)
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
