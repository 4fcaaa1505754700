import Domain
import Turkish

// What a food holds, what it does, and which of several has less.
extension AnswerWriter {
  func food(_ value: JSON) -> String {
    guard let name = value[.food]?.string != nil ? value[.name]?.string : nil,
      let portion = value[.portion]
    else {
      return Texts.foodUnknown(
        value[.name]?.string ?? "",
        (value[.alternatives]?.array ?? []).compactMap { $0[.name]?.string })
    }
    let item = portion.setting(.name, to: .string(name))
    let weight = portion[.grams]?.number ?? 0
    var text = Turkish.capitalised(amount(item))
    let isWeight = portion[.unit]?.string == Measure.gram.rawValue
    let said = [
      isWeight ? nil : "\(NumberText.plain(weight)) g",
      portion[isWeight ? .basis : .scope]?.string,
    ].compactMap(\.self)
    if !said.isEmpty { text += " (\(said.joined(separator: ", ")))" }
    text += portion[.isEstimate]?.bool == true ? ": tahmini " : ": "
    text += "**\(grams(portion[.carbs])) karbonhidrat**\(range(portion[.carbsRange]))"
    if let calories = portion[.calories]?.number { text += ", \(NumberText.plain(calories)) kcal" }
    for nutrient in asked.nutrients {
      text += ", "
      text +=
        portion[nutrient.rawValue]?.number == nil
        ? Texts.notMeasured(nutrient.turkish)
        : "\(grams(portion[nutrient.rawValue])) \(nutrient.turkish)"
    }
    text += "."
    if weight.rounded() != 100 {
      text += " 100 gramında \(grams(value[.per100g]?[.carbs])) karbonhidrat var."
    }
    if let index = value[.glycemicIndex]?.number {
      text += " Glisemik indeksi \(NumberText.plain(index))."
    }
    if asked.asksFoodEffect { text += "\n\n" + effect(of: portion) }
    let warnings = (value[.warnings]?.array ?? []).compactMap(\.string)
    return warnings.isEmpty ? text : text + "\n\n" + warnings.joined(separator: " ")
  }

  /// What the portions of several foods hold together; nil where they are compared, or one is not known.
  func together(_ foods: [JSON]) -> String? {
    let carbs = foods.compactMap { $0[.portion]?[.carbs]?.number }
    guard !asked.comparesFoods, foods.count > 1, carbs.count == foods.count else { return nil }
    return Texts.together(NumberText.plain(carbs.reduce(0, +)))
  }

  /// What a portion is expected to do to the sugar, and who decides how much of it is eaten.
  private func effect(of portion: JSON) -> String {
    let isOfLoad = portion[.impact]?[.basis]?.string == Impact.Basis.glycemicLoad.rawValue
    let load = isOfLoad ? portion[.glycemicLoad]?.number : nil
    return Texts.impact(portion[.impact]?[.level]?.string, load: load) + " " + Texts.portionDecides
  }

  /// ` (45–83 g)`; nothing where no range is known.
  private func range(_ range: JSON?) -> String {
    guard let low = range?[.low]?.number, let high = range?[.high]?.number else { return "" }
    return " (\(NumberText.range(low, high, decimals: 0)) g)"
  }
}

/// Which of the foods that were looked up has less of what counts.
///
/// By the figures of the results alone: glycemic load of the usual portions where all have one, else
/// their carbohydrate; or what was asked for, in 100 g.
struct FoodComparison {
  private let foods: [(name: String, value: JSON)]
  private let nutrients: [Asked.Nutrient]

  /// Nil where fewer than two of the results know their food, or two mean the same.
  init?(_ results: [JSON], asked: Asked) {
    foods = results.compactMap { value in
      guard value[.food]?.string != nil, let name = value[.name]?.string else { return nil }
      return (name, value)
    }
    nutrients = asked.nutrients
    let ids = Set(foods.compactMap { $0.value[.food]?.string })
    guard asked.comparesFoods, foods.count > 1, ids.count == foods.count else { return nil }
  }

  var text: String {
    let told = nutrients.compactMap { nutrient in
      ranked { $0[.per100g]?[JSON.Key(nutrient.rawValue)]?.number }
        .map { Texts.holding(nutrient.turkish, $0.reversed()) }
    }
    if !told.isEmpty { return told.joined(separator: " ") }
    if let loads = ranked({ $0[.portion]?[.glycemicLoad]?.number }) {
      return Texts.raisingLess(loads, isLoad: true)
    }
    return ranked { $0[.portion]?[.carbs]?.number }.map { Texts.raisingLess($0, isLoad: false) }
      ?? ""
  }

  /// All foods by a figure, least first; nil where one lacks it.
  private func ranked(_ figure: (JSON) -> Double?) -> [(name: String, figure: Double)]? {
    let figures = foods.compactMap { food in figure(food.value).map { (food.name, $0) } }
    return figures.count == foods.count ? figures.sorted { $0.1 < $1.1 } : nil
  }
}
