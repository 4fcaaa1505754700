package import Domain

/// All that the assistant can do.
///
///     Toolbox(records: records, foods: foods).all.first  // LogMeal
package struct Toolbox: Sendable {
  /// The tools in the order in which models and people are told of them.
  package let all: [any Tool]

  package init(
    records: Records, foods: FoodTable, kitchen: KitchenServices = .absent,
    research: ResearchServices = .absent, web: WebServices = .absent
  ) {
    all =
      Self.food(records, foods) + Self.kitchen(records, foods, kitchen)
      + Self.shopping(records, foods) + Self.body(records, foods)
      + [
        SearchPubMed(
          settings: records.settings, research: records.research, services: research),
        SearchWeb(services: web),
      ] + Self.memory(records)
  }

  private static func food(_ records: Records, _ foods: FoodTable) -> [any Tool] {
    [
      LogMeal(records: records, foods: foods),
      RepeatMeal(foods: foods, records: records),
      GetMeals(meals: records.meals, foods: foods),
      GetDay(records: records, foods: foods),
      UpdateMeal(records: records, foods: foods),
      DeleteMeal(meals: records.meals),
      GetNutrition(meals: records.meals, targets: records.targets),
      LookupFood(foods: foods, records: records),
      SetMeasure(measures: records.measures, foods: foods),
      SetTarget(targets: records.targets),
      GetTargets(targets: records.targets),
      UpdateProfile(profile: records.profile),
      GetProfile(profile: records.profile),
    ]
  }

  private static func kitchen(
    _ records: Records, _ foods: FoodTable, _ kitchen: KitchenServices
  ) -> [any Tool] {
    [
      ScanLabel(products: records.products, services: kitchen),
      ReadMealPhoto(foods: foods, services: kitchen),
      UpdateProduct(products: records.products, services: kitchen),
      GenerateRecipe(
        recipes: records.recipes, kitchen: kitchen, shopping: records.shopping,
        profile: records.profile),
      SaveRecipe(records: records, maker: kitchen.recipes, foods: foods),
      UpdateRecipe(records: records, maker: kitchen.recipes, foods: foods),
      SearchArchive(records: records),
      SetFavorite(records: records),
      DeleteFromArchive(recipes: records.recipes, products: records.products),
    ]
  }

  private static func shopping(_ records: Records, _ foods: FoodTable) -> [any Tool] {
    [
      AddToShoppingList(records: records, foods: foods),
      GetShoppingList(shopping: records.shopping),
      UpdateShoppingList(shopping: records.shopping),
      GetPantry(shopping: records.shopping),
      UpdatePantry(shopping: records.shopping, foods: foods),
    ]
  }

  private static func body(_ records: Records, _ foods: FoodTable) -> [any Tool] {
    [
      LogGlucose(
        glucose: records.glucose, targets: records.targets, profile: records.profile),
      GetGlucose(
        glucose: records.glucose, sensor: records.sensor, meals: records.meals, foods: foods,
        targets: records.targets, profile: records.profile),
    ] + diary.map { $0.init(records: records) } + [
      UpdateEntry(records: records),
      DeleteEntry(records: records),
    ]
  }

  /// The tools that record one kind of entry each.
  static let diary: [any DiaryTool.Type] = [
    LogSymptom.self, LogWater.self, LogActivity.self, LogMedication.self, LogMood.self,
    LogSleep.self, LogWeight.self, LogMeasurement.self,
  ]

  private static func memory(_ records: Records) -> [any Tool] {
    [
      RecallConversations(conversations: records.conversations),
      WriteNote(notes: records.notes),
      GetNotes(notes: records.notes),
      Undo(changes: records.undo),
    ]
  }
}
