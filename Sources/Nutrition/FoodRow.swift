import Domain
import Tables

/// The columns of a food row, in the order of the tables.
enum FoodColumn: Int, CaseIterable {
  case id, name, names, state, kcal, carbs, sugar, fiber, protein, fat, saturatedFat, salt, alcohol
  case glycemicIndex, glycemicSource, portions, source, confidence, note
}

extension Food {
  /// Reads a row of a food table; nil for one without figures, which the table's lint refuses.
  init?(row: TableText.Row, category: String) {
    let fields = row.fields(FoodColumn.allCases.count)
    func text(_ column: FoodColumn) -> String {
      fields.count > column.rawValue
        ? String(decoding: fields[column.rawValue], as: UTF8.self) : ""
    }
    func number(_ column: FoodColumn) -> Double? { Double(text(column)) }
    guard let energy = number(.kcal), let carbs = number(.carbs), let protein = number(.protein),
      let fat = number(.fat), let confidence = number(.confidence)
    else { return nil }
    let portions = FoodPortion.list(parsing: text(.portions))
    self.init(
      id: text(.id), name: text(.name), category: category, state: text(.state),
      per100g: Nutrients(
        energy: energy, carbs: carbs, sugar: number(.sugar), fiber: number(.fiber),
        protein: protein, fat: fat, saturatedFat: number(.saturatedFat), salt: number(.salt),
        alcohol: number(.alcohol) ?? 0),
      glycemicIndex: number(.glycemicIndex).map {
        GlycemicIndex(value: $0, source: Texts.glycemicSource(text(.glycemicSource)))
      },
      portions: portions.list, density: portions.density, source: Texts.source(text(.source)),
      confidence: confidence, scope: Texts.scope(text(.note)),
      piece: Texts.piece(text(.note)))
  }
}

extension FoodPortion {
  /// Reads `*dilim=32(28-40); dilim:ince=20; ml=1.03`; parts that cannot be read are left out.
  static func list(parsing text: String) -> (list: [FoodPortion], density: Double) {
    var list: [FoodPortion] = []
    var density = 1.0
    for part in text.parts(at: ";") {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      var unit = sides[0].drop { $0 == " " }
      let amount = sides[1].split(separator: "(", maxSplits: 1)
      guard let grams = Double(amount[0].filter { $0 != " " }) else { continue }
      if unit == "ml" {
        density = grams
        continue
      }
      let isDefault = unit.first == "*"
      if isDefault { unit = unit.dropFirst() }
      let names = unit.split(separator: ":", maxSplits: 1)
      list.append(
        FoodPortion(
          unit: String(names[0]), size: names.count > 1 ? String(names[1]) : nil, grams: grams,
          range: amount.count > 1 ? range(parsing: amount[1]) : nil, isDefault: isDefault))
    }
    return (list, density)
  }

  private static func range(parsing text: Substring) -> ClosedRange<Double>? {
    let bounds = text.filter { $0 != ")" && $0 != " " }.split(separator: "-").compactMap {
      Double($0)
    }
    guard bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
    return bounds[0]...bounds[1]
  }
}
