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
    lines.append(Texts.recipeNext)
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
  func archive(_ value: JSON) -> String {
    let entries = value["entries"]?.array ?? []
    guard !entries.isEmpty else { return Texts.archiveEmpty }
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
    let unit = value["per100Unit"]?.string == "mililitre" ? "100 ml" : "100 g"
    let name = value["product"]?["name"]?.string.map { " (\($0))" } ?? ""
    guard value["per100"]?["carbs"]?.number != nil else { return Texts.labelWithoutCarbs(name) }
    var lines = [Texts.labelRead(name, carbs: grams(value["per100"]?["carbs"]), per: unit)]
    if let basis = value["basis"]?.string { lines.append(Turkish.capitalised(basis) + ".") }
    lines += (value["warnings"]?.array ?? []).compactMap(\.string)
    if case .bool(true)? = value["needsReview"] { lines.append(Texts.labelCheck) }
    return lines.joined(separator: "\n\n")
  }
}
