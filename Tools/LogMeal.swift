package import Domain

/// Stores a meal that was eaten and tells its figures.
///
///     logMeal(items: [{name: "yumurta", quantity: 2, unit: "adet"}])  // 1.1 g of carbohydrate
///
/// Each food becomes an entry of its own. A food that the table does not have is kept by its name,
/// without figures; what was hardly understood and amounts that nobody eats are asked about first.
package struct LogMeal: Tool {
  package struct Arguments: Decodable, Sendable {
    var items: [SaidFood]
    var mealType: MealType?
    var eatenAt: String?
    var person: String?
    var note: String?
  }

  package static let name = "logMeal"
  package static let summary =
    "Yenen ya da içilenleri bir öğün olarak kaydeder, besin değerlerini hesaplar. Soru, plan ve istek "
    + "için kullanılmaz."
  package static let writes = true
  package static let schema = ToolSchema(
    .list(
      .items, of: .object(SaidFood.properties + SaidFood.keepings), "Her yiyecek ayrı bir öğe",
      required: true),
    .choice(
      .mealType, MealType.allCases.map(\.rawValue),
      "Söylendiyse öğün: breakfast kahvaltı, lunch öğle, dinner akşam, snack ara öğün, lateSnack gece"
    ),
    .moment(.eatenAt, "Ne zaman yendi; örn. 2026-11-21T08:30:00+03:00. Söylenmezse şimdi"),
    .person, .note)
  package static let brief: ToolBrief? = ToolBrief(
    "yenen, içilen yiyecekleri kaydeder",
    ["items.name", "items.quantity", "items.unit", .mealType])

  let meals: MealRecords
  let measures: MeasureRecords
  let foods: FoodTable
  let archive: Keepings
  let lows: LowBefore
  let profile: ProfileRecords

  package init(records: Records, foods: FoodTable) {
    self.foods = foods
    meals = records.meals
    measures = records.measures
    archive = Keepings(recipes: records.recipes, products: records.products)
    lows = LowBefore(glucose: records.glucose, sensor: records.sensor)
    profile = records.profile
  }

  package func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    Doubt.question(about: try meal(arguments, in: context).reckoned)
  }

  package func arguments(
    _ arguments: JSON, chosenBy answer: String, in context: ToolContext
  ) -> JSON? {
    guard let items = arguments[.items]?.array, let known = try? measures.all() else { return nil }
    for (place, item) in items.enumerated() {
      let mention = FoodMention(
        name: item[.name]?.string ?? "", quantity: item[.quantity]?.number,
        unit: item[.unit]?.string, grams: item[.grams]?.number)
      guard let choices = foods.estimate(mention, known)?.choices, !choices.isEmpty else {
        continue
      }
      let answer = ChoiceAnswer(answer)
      guard let choice = answer.choice(among: choices) else { return nil }
      var items = items
      items[place] = choice.applied(to: item, count: answer.count)
      return arguments.setting(.items, to: .array(items))
    }
    return nil
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let (meal, reckoned) = try meal(arguments, in: context)
    let change = context.change(Self.name, Texts.brief(meal))
    let kept = try stored { try meals.add(meal, change) }
    return kept.json(
      in: context, reckoned: reckoned, against: try lows.reading(before: kept),
      also: allergies(kept, reckoned.compactMap(\.recipe)))
  }

  /// What the person said they do not bear, where the meal is theirs, with what its recipes hold.
  private func allergies(_ meal: Meal, _ made: [Recipe]) -> [String] {
    guard meal.isOwn else { return [] }
    let check = AllergyCheck(of: profile, foods: foods)
    return check.warnings(for: meal.items) + made.flatMap(check.warnings(for:))
  }

  private func meal(
    _ arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) -> (meal: Meal, reckoned: [ReckonedItem]) {
    guard !arguments.items.isEmpty else { throw .invalid(Texts.noItems) }
    let eatenAt = try context.pastMoment(arguments.eatenAt, for: "eatenAt")
    let reckoning = MealEstimator(
      foods: foods, measures: try stored { try measures.all() }, archive: try archive.opened())
    var reckoned: [ReckonedItem] = []
    for said in arguments.items { reckoned.append(try reckoning.item(said)) }
    let type = arguments.mealType ?? MealType(hour: context.zone.civil(at: eatenAt).hour)
    let meal = Meal(
      type: type, eatenAt: eatenAt, items: reckoned.map(\.item),
      note: arguments.note?.unlessEmpty, subject: Person(arguments.person).subject)
    return (meal, reckoned)
  }
}
