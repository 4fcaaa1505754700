import Domain
import Turkish

/// The lines of the shopping list, as far as the talk has told them.
struct ListLines {
  struct Line {
    var name: String
    var isChecked: Bool
  }

  private(set) var lines: [Line] = []
  /// Whether there are no others.
  private(set) var isWhole = false

  init(_ dialogue: Dialogue) {
    var open: Int?
    steps: for step in dialogue.steps where step.result.isOK {
      guard let value = step.result.value else { continue }
      switch step.call.name {
      case "getShoppingList", "updateShoppingList":
        lines = Self.lines(value[.items]) + lines
        isWhole = true
        break steps
      case "addToShoppingList":
        lines = Self.lines(value[.added]) + lines
        open = open ?? value[.open]?.number.map { Int($0) }
        isWhole = open == Set(lines.map(\.name)).count
        if isWhole { break steps }
      case "undo": break steps
      default: continue
      }
    }
    var told: Set<String> = []
    // What grew is told again.
    lines = lines.reversed().filter { told.insert($0.name).inserted }.reversed()
  }

  private static func lines(_ items: JSON?) -> [Line] {
    (items?.array ?? []).compactMap { item in
      item[.name]?.string.map { Line(name: $0, isChecked: item[.checked]?.bool == true) }
    }
  }

  /// The line that a thing is: by its whole name, else by the last word of it; nil where there is none,
  /// or more than one.
  func line(_ name: String) -> Line? {
    let words = Turkish.fold(name).split(separator: " ")
    let own = lines.filter { Turkish.fold($0.name).split(separator: " ") == words }
    let alike = lines.filter { Turkish.fold($0.name).split(separator: " ").last == words.last }
    let found = own.isEmpty ? alike : own
    return found.count == 1 ? found.first : nil
  }
}
