import Turkish

/// A way of cooking as steps with open places.
///
/// A sentence stands only where each of its places has something to name, and none of those that it
/// rules out: `(!fat) Yapışmaz tavada {main:i} yağsız pişirin.`
struct Method: Sendable {
  var id: String
  /// Weight of what is listed, its water included, that stays in the finished dish: at most 1, since a pot
  /// only loses; a judgement of ours.
  var yield: Double
  /// Weight by dry weight of the roles that are boiled in water which is no ingredient.
  ///
  /// Pasta that is drained; about what dry and cooked rows of the food table tell.
  var soaked: [Role: Double]
  /// The groups that a role takes beside the pattern's own things: `veg` only what can be grated.
  var takes: [Role: Set<String>]
  private let steps: [[StepSentence]]

  /// The place for the minutes that no other sentence names: `{dk} dakika pişirin`.
  static let minutes: Role = "dk"

  init(id: String, yield: Double, steps: String, takes: String, soaked: String = "") {
    self.id = id
    self.yield = yield
    self.soaked = [:]
    for part in soaked.split(separator: ";") {
      let sides = part.split(separator: "=").map { String($0).trimmed }
      if sides.count == 2, let factor = Double(sides[1]) { self.soaked[sides[0]] = factor }
    }
    self.takes = [:]
    for part in takes.split(separator: ";") {
      let sides = part.split(separator: "=").map { String($0).trimmed }
      guard sides.count == 2 else { continue }
      self.takes[sides[0]] = Set(sides[1].split(separator: ",").map(String.init))
    }
    self.steps = steps.split(separator: "|").map { step in
      String(step).split(separator: "/").map { StepSentence(parsing: String($0).trimmed) }
    }
  }

  /// Every role that some sentence names.
  var roles: Set<Role> {
    Set(steps.flatMap { $0 }.flatMap(\.template.roles))
  }

  /// The steps for a dish with these things, each role's names in order; empty ones are left out.
  func told(_ names: [Role: [String]]) -> [String] {
    steps.compactMap { sentences in
      let told = sentences.filter { $0.fits(names) }.map { $0.template.filled(names) }
      return told.isEmpty ? nil : told.map(Turkish.capitalised).joined(separator: " ")
    }
  }
}

/// A sentence of a step with the roles that must and must not be there for it.
private struct StepSentence: Sendable {
  var template: DishText
  var needed: [Role]
  var unless: [Role]

  /// Reads `(!fat) (minced) …`.
  init(parsing text: String) {
    var rest = text[...]
    var needed: [Role] = []
    var unless: [Role] = []
    while rest.hasPrefix("("), let end = rest.firstIndex(of: ")") {
      let role = rest[..<end].dropFirst()
      if role.hasPrefix("!") {
        unless.append(String(role.dropFirst()))
      } else {
        needed.append(String(role))
      }
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
    }
    self.needed = needed
    self.unless = unless
    template = DishText(String(rest))
  }

  func fits(_ names: [Role: [String]]) -> Bool {
    template.fits(names) && needed.allSatisfy { names[$0] != nil }
      && unless.allSatisfy { names[$0] == nil }
  }
}

/// A text with places for the things of a dish: `{veg:li} {main} sote`.
struct DishText: Sendable {
  private enum Piece: Sendable {
    case text(String)
    /// The things of one role, or of several together: `{acid+fat:i}`.
    case place([Role], Turkish.Suffix?)
  }

  private let pieces: [Piece]

  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"),
      let end = rest[start...].firstIndex(of: "}")
    {
      if start > rest.startIndex { pieces.append(.text(String(rest[..<start]))) }
      let inner = rest[rest.index(after: start)..<end].split(separator: ":")
      let suffix = inner.count > 1 ? Self.suffixes[String(inner[1])] : nil
      pieces.append(.place(inner[0].split(separator: "+").map(String.init), suffix))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
  }

  /// The roles that it names.
  var roles: [Role] {
    pieces.flatMap { piece -> [Role] in
      if case .place(let roles, _) = piece { roles } else { [] }
    }
  }

  /// The roles that it names without an ending: what the dish is, not what is in it.
  var bareRoles: [Role] {
    pieces.flatMap { piece -> [Role] in
      if case .place(let roles, nil) = piece { roles } else { [] }
    }
  }

  /// Whether every place has something to name.
  func fits(_ names: [Role: [String]]) -> Bool {
    pieces.allSatisfy { piece in
      guard case .place(let roles, _) = piece else { return true }
      return roles.contains { names[$0] != nil }
    }
  }

  /// The text with all names of each role, the suffix on the last one.
  func filled(_ names: [Role: [String]]) -> String { filled { names[$0] ?? [] } }

  /// The text with the first name of each role; a role that is not there leaves no gap.
  func title(_ names: [Role: [String]]) -> String {
    let text = filled { Array((names[$0] ?? []).prefix(1)) }
    return Turkish.capitalised(text.split(separator: " ").joined(separator: " "))
  }

  private func filled(_ names: (Role) -> [String]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): return text
      case .place(let roles, let suffix):
        // The suffix goes on the last name alone: in a list it would look like a compound.
        let list = roles.flatMap(names)
        guard let suffix, let last = list.last else { return Turkish.list(list) }
        return Turkish.list(list.dropLast() + [Turkish.adding(suffix, to: last)])
      }
    }.joined()
  }

  private static let suffixes: [String: Turkish.Suffix] = [
    "i": .accusative, "e": .dative, "in": .genitive, "le": .instrumental, "li": .with,
  ]
}
