import Domain
import Turkish

// Recipes, the archive and labels in words.
extension AnswerWriter {
  /// A recipe with its amounts, steps and figures, and what can be done with it.
  func recipe(_ value: JSON) -> String {
    let servings = value["servings"]?.number ?? 1
    var lines = [Texts.recipeTitle(value["name"]?.string ?? "", servings: servings)]
    lines.append(recipeFigures(value))
    lines.append(
      (value["ingredients"]?.array ?? []).map { "- " + amount($0) }.joined(separator: "\n"))
    let steps = value["steps"]?.array ?? []
    lines.append(
      steps.enumerated().compactMap { number, step in step.string.map { "\(number + 1). \($0)" } }
        .joined(separator: "\n"))
    lines += (value["chefNotes"]?.array ?? []).compactMap(\.string)
    lines += (value["warnings"]?.array ?? []).compactMap(\.string)
    lines.append(value["saved"] == .bool(true) ? Texts.recipeKeptNext : Texts.recipeNext)
    return lines.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func recipeFigures(_ value: JSON) -> String {
    let one = value["perServing"]
    let minutes = (value["prepMinutes"]?.number ?? 0) + (value["cookMinutes"]?.number ?? 0)
    return Texts.recipeFigures(
      carbs: grams(one?["carbs"]), calories: one?["calories"]?.number,
      load: value["glycemicLoad"]?.number,
      minutes: minutes)
  }

  /// What the archive holds of what was looked for.
  func archive(_ value: JSON, _ asked: JSON = [:]) -> String {
    if let detail = value["detail"] {
      return detail["recipe"] == nil ? product(detail) : recipe(detail)
    }
    let entries = value["entries"]?.array ?? []
    guard !entries.isEmpty else {
      return (asked.members ?? []).isEmpty ? Texts.archiveEmpty : Texts.archiveNothingFound
    }
    return entries.map { entry in
      let carbs = entry["carbsPerServing"]?.number ?? entry["carbsPer100"]?.number
      let isServing = entry["carbsPerServing"]?.number != nil
      return "- "
        + Texts.archiveLine(
          entry["name"]?.string ?? "", carbs: carbs.map { NumberText.plain($0) },
          isServing: isServing)
    }.joined(separator: "\n")
  }

  /// A label as it was read, with what is to be checked.
  func label(_ value: JSON) -> String {
    if let found = value["found"]?.array { return Texts.productsFound(found.map(choice)) }
    let name = value["product"]?["name"]?.string.map { " (\($0))" } ?? ""
    guard let told = carbs(of: value) else { return Texts.labelWithoutCarbs(name) }
    let basis = value["basis"]?.string
    let opening =
      switch value["source"]?.string {
      case "openFoodFacts": Texts.productFound(name, told, basis)
      case "person": Texts.labelTyped(name, told)
      default: Texts.labelRead(name, told)
      }
    return ([opening] + openPoints(value)).joined(separator: "\n\n")
  }

  private func choice(_ product: JSON) -> String {
    Texts.productChoice(
      product["name"]?.string ?? "", grams(product["carbsPer100"]),
      product["barcode"]?.string ?? "", isPlausible: product["plausible"] != .bool(false))
  }

  /// A recipe after a change: what was changed, and what it is now.
  func recipeUpdated(_ value: JSON) -> String {
    let changes = (value["changes"]?.array ?? []).compactMap(\.string)
    let lines = (value["ingredients"]?.array ?? []).map { "- " + amount($0) }
    let parts = [
      Texts.recipeUpdated(value["name"]?.string ?? "", changes),
      Texts.recipeTitle(
        value["name"]?.string ?? "", servings: value["servings"]?.number ?? 1),
      recipeFigures(value), lines.joined(separator: "\n"),
    ]
    return (parts + (value["warnings"]?.array ?? []).compactMap(\.string))
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// A kept product: its name, figures and whose they are.
  private func product(_ value: JSON) -> String {
    let name = value["product"]?["name"]?.string ?? Texts.record
    let told = carbs(of: value) ?? Texts.carbsUnknown
    let basis = value["basis"]?.string.map { " (\($0))" } ?? ""
    return (["**\(Turkish.capitalised(name))**: \(told)\(basis)."] + openPoints(value))
      .joined(separator: "\n\n")
  }

  /// A product as it is after a correction.
  func productUpdated(_ value: JSON) -> String {
    let changes = (value["changes"]?.array ?? []).compactMap(\.string)
    let called = value["product"]?["name"]?.string
    let isNamed = called.map { name in changes.contains { $0.contains(name) } } ?? true
    let name = isNamed ? "" : " (\(called ?? ""))"
    let told = carbs(of: value) ?? Texts.carbsUnknown
    return ([Texts.productUpdated(name, changes, told)] + openPoints(value))
      .joined(separator: "\n\n")
  }

  /// What of a product is still to be looked at.
  private func openPoints(_ value: JSON) -> [String] {
    var lines = (value["warnings"]?.array ?? []).compactMap(\.string)
    let isSure = (value["confidence"]?["carbs"]?.number ?? 0) >= 0.7
    if case .bool(true)? = value["needsReview"], !isSure { lines.append(Texts.labelCheck) }
    return lines
  }

  /// The carbohydrate with its amount: of 100 g, and of a serving where the label has one.
  private func carbs(of value: JSON) -> String? {
    let isLiquid = value["per100Unit"]?.string == "mililitre"
    let hundred = value["per100"]?["carbs"]
    let part = value["perServing"]?["carbs"]
    let serving = value["serving"]?["amount"]?.number.map { NumberText.plain($0) }
    let unit = isLiquid ? "ml" : "g"
    guard hundred?.number != nil else {
      return part?.number.map { _ in Texts.inServing(grams(part), serving.map { "\($0) \(unit)" }) }
    }
    guard part?.number != nil, let serving else { return Texts.inHundred(grams(hundred), unit) }
    return Texts.inHundred(grams(hundred), unit) + ", "
      + Texts.inServing(grams(part), "\(serving) \(unit)")
  }
}
