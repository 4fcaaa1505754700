import Domain
import Tables
import Turkish

/// What a part of a dish does in it, by the names of the tables: `main`, `veg`, `fat`.
typealias Role = String

/// One thing that a pattern calls for, per serving.
struct PatternPart: Sendable {
  var role: Role
  /// Places in the pantry, the usual one first.
  var options: [Int]
  /// Whether the table names one food, so that only what may stand in for it can replace it.
  var isFixed: Bool
  var grams: Double
  /// Whether the dish is still the same without it.
  var isOptional: Bool
}

/// A dish of home cooking with open places.
struct Pattern: Sendable {
  var id: String
  /// `{veg:li} {main} sote`.
  var name: String
  var meals: Set<RecipeMeal>
  /// The one that it is for where nothing else is said.
  var meal: RecipeMeal
  var styles: [String]
  var method: Int
  var parts: [PatternPart]
  var prepMinutes: Int
  var cookMinutes: Int

  /// Whether it is sweet: no salt goes into it.
  var isSweet: Bool
}

extension Pattern {
  /// Whether its own name promises spice.
  var isSpiced: Bool {
    let words = Turkish.fold(name).split(separator: " ").map(String.init)
    return words.contains { NoteWords.isOne($0, of: "spiced") }
  }

  /// Whether the name itself, outside of its open places, names a thing: `yulaflı kek` oats.
  func isNamed(after item: PantryItem) -> Bool {
    let fixed = name.split(separator: " ").filter { !$0.contains("{") }
      .map { Turkish.fold(String($0)) }
    return Turkish.fold(item.short).split(separator: " ").contains { word in
      word.utf8.count > 3 && fixed.contains { $0.hasPrefix(word) }
    }
  }
}

/// The patterns and the ways of cooking that they share.
struct PatternBook: Sendable {
  let patterns: [Pattern]
  let methods: [Method]
  /// Lines of the tables that cannot be read; a test holds it empty.
  let faults: [String]

  init(pantry: Pantry) {
    var methods: [Method] = []
    var numbers: [String: Int] = [:]
    TableText.forEachRow(of: "Kitchen/methods") { row in
      numbers[row[0]] = methods.count
      methods.append(
        Method(
          id: row[0], yield: Double(row[1]) ?? 1, steps: row[2], takes: row[3], soaked: row[4]))
    }
    var patterns: [Pattern] = []
    var faults: [String] = []
    TableText.forEachRow(of: "Kitchen/patterns") { row in
      if let pattern = Pattern(row: row, pantry: pantry, methods: numbers) {
        patterns.append(pattern)
      } else {
        faults.append(row[0])
      }
    }
    self.patterns = patterns
    self.methods = methods
    self.faults = faults
  }
}

extension Pattern {
  fileprivate init?(row: TableText.Row, pantry: Pantry, methods: [String: Int]) {
    guard let method = methods[row[4]], let prep = Int(row[6]), let cook = Int(row[7]) else {
      return nil
    }
    let texts = row[5].split(separator: ";").map { String($0).trimmed }
    let parts = texts.compactMap { PatternPart(parsing: $0, pantry: pantry) }
    let meals = row[2].split(separator: ",").compactMap { Self.meals[String($0)] }
    guard parts.count == texts.count, !meals.isEmpty else { return nil }
    let salt = pantry.places["tuz"]
    self.init(
      id: row[0], name: row[1], meals: Set(meals), meal: meals[0],
      styles: row[3].split(separator: ",").map(String.init), method: method, parts: parts,
      prepMinutes: prep, cookMinutes: cook,
      isSweet: parts.contains { Self.sweetRoles.contains($0.role) }
        && !parts.contains { $0.options.first == salt || $0.role == "aromatic" })
  }

  static let meals: [String: RecipeMeal] = [
    "b": .breakfast, "l": .lunch, "d": .dinner, "s": .snack, "a": .salad, "t": .dessert,
  ]

  private static let sweetRoles: Set<Role> = ["sweet", "fruit", "dried", "ezme"]
}

extension PatternPart {
  /// Reads `veg@sote=80`, `fat:zeytinyagi=8?`; nil for anything else.
  fileprivate init?(parsing text: String, pantry: Pantry) {
    let sides = text.split(separator: "=")
    guard sides.count == 2, let mark = sides[0].firstIndex(where: { $0 == ":" || $0 == "@" })
    else { return nil }
    let what = String(sides[0][sides[0].index(after: mark)...])
    let isFixed = sides[0][mark] == ":"
    let amount = sides[1].last == "?" ? sides[1].dropLast() : sides[1]
    let options = isFixed ? pantry.places[what].map { [$0] } : pantry.groups[what]
    guard let grams = Double(amount), let options, !options.isEmpty else { return nil }
    self.init(
      role: String(sides[0][..<mark]), options: options, isFixed: isFixed, grams: grams,
      isOptional: sides[1].last == "?")
  }
}
