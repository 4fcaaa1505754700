import Domain
import Tables
import Turkish

/// Names that mean very different things when they are counted so: `2 ekmek`, `1 döner`, `pide`.
struct AskedNames: Sendable {
  static let table = "Foods/asked"

  /// The unit of a row for which nothing was said of the amount.
  private static let unsaid = "-"

  private let choices: [String: [FoodChoice]]

  init() {
    var choices: [String: [FoodChoice]] = [:]
    TableText.forEachRow(of: Self.table) { row in
      choices[Self.key(row[0], row[1])] = row[2].split(separator: ";").map(Self.choice)
    }
    self.choices = choices
  }

  /// What a name with this unit can mean, nil as the unit where nothing was said; empty where it is clear.
  func choices(of name: String, unit: String?) -> [FoodChoice] {
    choices[Self.key(name, unit ?? Self.unsaid)] ?? []
  }

  private static func key(_ name: String, _ unit: String) -> String {
    NameWord.words(of: name).map(\.folded).joined(separator: " ") + "|" + unit
  }

  /// `dilim=unit dilim`, `yarım ekmek=times 0.5`, `bütün ekmek=same`; a bare one is the food's name.
  private static func choice(_ text: Substring) -> FoodChoice {
    let sides = text.drop { $0 == " " }.split(separator: "=", maxSplits: 1).map(String.init)
    let said = sides.first ?? ""
    guard sides.count == 2 else { return FoodChoice(said: said, name: said) }
    let effect = sides[1].split(separator: " ", maxSplits: 1).map(String.init)
    switch (effect.first, effect.last) {
    case ("unit", let unit?): return FoodChoice(said: said, unit: unit)
    case ("times", let factor?): return FoodChoice(said: said, factor: Double(factor) ?? 1)
    default: return FoodChoice(said: said)
    }
  }
}
