package import Domain
import Turkish

/// A recipe as text for people and for other programs.
package enum RecipeExport {
  /// Markdown that `RecipeReader` reads again: name, servings, ingredients, steps, figures.
  package static func markdown(_ recipe: Recipe) -> String {
    var parts = ["# \(recipe.name)"]
    var facts = ["\(recipe.servings) kişilik"]
    if recipe.prepMinutes > 0 { facts.append("Hazırlama: \(recipe.prepMinutes) dakika") }
    if recipe.cookMinutes > 0 { facts.append("Pişirme: \(recipe.cookMinutes) dakika") }
    parts.append(facts.joined(separator: "  \n"))
    parts.append(
      "## Malzemeler\n\n" + recipe.ingredients.map { "- \(line($0))" }.joined(separator: "\n"))
    let steps = recipe.steps.enumerated().map { "\($0.offset + 1). \($0.element)" }
    parts.append("## Yapılışı\n\n" + steps.joined(separator: "\n"))
    parts.append("## Bir porsiyonda\n\n" + figures(recipe))
    if !recipe.chefNotes.isEmpty {
      parts.append(
        "## Şefin notları\n\n" + recipe.chefNotes.map { "- \($0)" }.joined(separator: "\n"))
    }
    if let note = recipe.note { parts.append("## Notum\n\n\(note)") }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// schema.org's Recipe as JSON-LD.
  package static func jsonLD(_ recipe: Recipe) -> JSON {
    let total = recipe.prepMinutes + recipe.cookMinutes
    return .object([
      "@context": "https://schema.org", "@type": "Recipe", "name": .string(recipe.name),
      "inLanguage": "tr", "recipeCategory": .string(recipe.meal.rawValue),
      "keywords": recipe.style.map(JSON.string),
      "recipeYield": .string("\(recipe.servings) porsiyon"),
      "prepTime": recipe.prepMinutes > 0 ? .string("PT\(recipe.prepMinutes)M") : nil,
      "cookTime": recipe.cookMinutes > 0 ? .string("PT\(recipe.cookMinutes)M") : nil,
      "totalTime": total > 0 ? .string("PT\(total)M") : nil,
      "recipeIngredient": .array(recipe.ingredients.map { .string(line($0)) }),
      "recipeInstructions": .array(
        recipe.steps.map { ["@type": "HowToStep", "text": .string($0)] }),
      "nutrition": recipe.knownPerServing.map(nutrition),
    ])
  }

  /// `2 adet yumurta (100 g)`, `150 g mantar`.
  package static func line(_ line: RecipeIngredient) -> String {
    let grams = line.grams.map { "\(NumberText.plain($0)) g" }
    guard let quantity = line.quantity else {
      return [grams, line.name].compactMap(\.self).joined(separator: " ")
    }
    let counted = [NumberText.plain(quantity, decimals: 2), line.unit, line.name]
      .compactMap(\.self).joined(separator: " ")
    guard line.unit != Measure.gram.rawValue else { return counted }
    return counted + (grams.map { " (\($0))" } ?? "")
  }

  private static func figures(_ recipe: Recipe) -> String {
    guard let one = recipe.knownPerServing else { return Texts.unreckoned }
    var lines = [
      "- Karbonhidrat: \(NumberText.plain(one.carbs)) g",
      "- Enerji: \(NumberText.plain(one.energy, decimals: 0)) kcal",
      "- Protein: \(NumberText.plain(one.protein)) g", "- Yağ: \(NumberText.plain(one.fat)) g",
    ]
    if let fiber = one.fiber { lines.append("- Lif: \(NumberText.plain(fiber)) g") }
    if let load = recipe.glycemicLoad {
      lines.append("- Glisemik yük: \(NumberText.plain(load, decimals: 0))")
    }
    return lines.joined(separator: "\n")
  }

  private static func nutrition(_ one: Nutrients) -> JSON {
    func grams(_ value: Double) -> JSON { .string("\(rounded(value)) g") }
    return .object([
      "@type": "NutritionInformation", "servingSize": "1 porsiyon",
      "calories": .string("\(rounded(one.energy, 1)) kcal"),
      "carbohydrateContent": grams(one.carbs), "proteinContent": grams(one.protein),
      "fatContent": grams(one.fat), "fiberContent": one.fiber.map(grams),
      "sugarContent": one.sugar.map(grams),
    ])
  }

  /// With a decimal point, as other programs read it.
  private static func rounded(_ value: Double, _ power: Double = 10) -> String {
    JSON.number((value * power).rounded() / power).text
  }
}
