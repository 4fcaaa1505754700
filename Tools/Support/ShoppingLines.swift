import Domain
import Turkish

extension ShoppingItem {
  /// The line as the shopping tools tell it.
  func json(withState: Bool = true) -> JSON {
    .object([
      .item: .id(id), .name: .string(name), .quantity: .figure(quantity, decimals: 2),
      .unit: .text(unit), .category: .string(category),
      .checked: withState ? .bool(isChecked) : nil,
    ])
  }

  /// `2 kilogram domates`.
  var brief: String { Texts.amount(quantity, unit, of: name) }

  /// The same as a new line.
  var renewed: ShoppingItem {
    var line = self
    line.id = nil
    return line
  }

  private var measure: Measure? { Measure(rawValue: unit ?? Measure.piece.rawValue) }

  /// Whether more of the same thing goes into this line: same name, and units that add up.
  func takes(_ other: ShoppingItem) -> Bool {
    guard !isChecked, NameMatch(other.name, for: name) == .same else { return false }
    if other.quantity == nil || quantity == nil { return true }
    let (mine, theirs) = (measure, other.measure)
    if let mine, let theirs, mine.family != .count { return mine.family == theirs.family }
    return Turkish.fold(unit ?? Measure.piece.rawValue)
      == Turkish.fold(other.unit ?? Measure.piece.rawValue)
  }

  /// The line with the other's amount on top, in the larger of the two units.
  func adding(_ other: ShoppingItem) -> ShoppingItem {
    guard let more = other.quantity else { return self }
    var sum = self
    guard let quantity else {
      (sum.quantity, sum.unit) = (more, other.unit ?? unit)
      return sum
    }
    guard let mine = measure?.metric, let theirs = other.measure?.metric, mine != theirs else {
      sum.quantity = quantity + more
      sum.unit = unit ?? other.unit
      return sum
    }
    sum.quantity = (quantity * mine + more * theirs) / max(mine, theirs)
    sum.unit = mine > theirs ? unit : other.unit
    return sum
  }
}

extension Amount {
  /// Fails for more than 1,000 of a thing, and for more than 100 kg or l of it.
  func checkedForList(of name: String) throws(ToolFailure) {
    try checked(of: name)
    let isCounted = unit.flatMap(Measure.init(rawValue:)).map { $0.family == .count } ?? true
    if isCounted, let quantity, quantity > 1000 {
      throw .invalid(Texts.impossibleAmount(quantity, unit, of: name))
    }
  }
}

extension JSON {
  /// The whole list, with the number of open lines.
  static func shoppingList(_ items: [ShoppingItem]) -> JSON {
    [
      .items: .array(items.map { $0.json() }),
      .open: .number(Double(items.filter { !$0.isChecked }.count)),
    ]
  }
}

/// Finding lines of the list by what a person calls them.
struct ShoppingLines {
  /// Words that stand for all lines, and for those that are checked.
  static let all = "hepsi"
  static let bought = "alınanlar"

  var items: [ShoppingItem]

  /// The places of the lines that `asked` means, an id or a name; `isChecked` are looked at first.
  func places(of asked: String, checked isChecked: Bool) throws(ToolFailure) -> [Int] {
    if let id = Int64(asked.trimmed) {
      if let place = items.firstIndex(where: { $0.id == id }) { return [place] }
      throw .notFound(Texts.notOnList(asked, items))
    }
    switch Turkish.fold(asked.trimmed) {
    case Turkish.fold(Self.all): return Array(items.indices)
    case Turkish.fold(Self.bought): return items.indices.filter { items[$0].isChecked }
    default: break
    }
    for state in [isChecked, !isChecked] {
      let candidates = items.indices.filter { items[$0].isChecked == state }
      guard let found = bestMatch(for: asked, among: candidates.map { items[$0].name }) else {
        continue
      }
      if found.places.count > 1, found.match < .same {
        throw .notFound(Texts.severalOnList(asked, found.places.map { items[candidates[$0]] }))
      }
      return [candidates[found.places[0]]]
    }
    throw .notFound(Texts.notOnList(asked, items))
  }
}

/// Where a line of the list is to go.
enum LinePlace {
  case first, last
  case before(String)
  case after(String)
}

extension ShoppingLines {
  /// Puts a line where it is to be, and tells it.
  mutating func move(_ place: Int, to target: LinePlace) throws(ToolFailure) -> String {
    let line = items[place]
    let told: LinePlace
    let other: Int
    switch target {
    case .first: (other, told) = (0, target)
    case .last: (other, told) = (items.endIndex, target)
    case .before(let name):
      other = try only(name)
      told = .before(items[other].name)
    case .after(let name):
      other = try only(name) + 1
      told = .after(items[other - 1].name)
    }
    items.remove(at: place)
    items.insert(line, at: other > place ? other - 1 : other)
    return Texts.moved(line.name, told)
  }

  /// The place of the one line that is called so.
  private func only(_ name: String) throws(ToolFailure) -> Int {
    let places = try places(of: name, checked: false)
    guard let place = places.first, places.count == 1 else {
      throw .invalid(Texts.whereToMove)
    }
    return place
  }

  /// The lines for records that tell their order by when they were stored: from the first one on that
  /// does not stand in that order, all are new.
  var reordered: [ShoppingItem] {
    var last: Int64 = 0
    let rest = items.drop { line in
      guard let id = line.id, id > last else { return false }
      last = id
      return true
    }
    return items[..<rest.startIndex] + rest.map(\.renewed)
  }
}

extension Texts {
  static let emptyList = "Alışveriş listesi boş."
  static let nothingToRemove = "Listede silinecek bir şey yok."

  static func notOnList(_ asked: String, _ items: [ShoppingItem]) -> String {
    items.isEmpty
      ? emptyList
      : "Listede “\(asked.prefix(60))” yok. Listedekiler: \(list(items.map(\.name)))."
  }

  static func severalOnList(_ asked: String, _ items: [ShoppingItem]) -> String {
    "“\(asked.prefix(60))” birden çok satıra uyuyor: \(list(items.map(\.name))). Hangisi?"
  }

  static func confirmRemoval(_ items: [ShoppingItem]) -> String {
    "Listeden \(items.count) satır silinecek: \(list(items.map(\.name))). Silinsin mi?"
  }

  static func added(_ items: [ShoppingItem]) -> String {
    "listeye eklenenler (\(items.map(\.brief).joined(separator: ", ")))"
  }
}
