package import Domain

/// Tells what is on the photo of a meal, about how much, and its carbohydrate; records nothing.
///
///     readMealPhoto(image: "~/tabak.jpg")   // items with grams and ranges, totals.carbs
///
/// What is on the plate and how much of it is a model's estimate; the figures are the food table's. A
/// model on another machine gets the photo only after the person's yes. Without one that sees it fails
/// and says what is needed; the person's words do as well.
package struct ReadMealPhoto: Tool {
  package struct Arguments: Decodable, Sendable {
    var image: String
    var mealType: MealType?
  }

  package static let name = "readMealPhoto"
  package static let summary =
    "Yemek fotoğrafındaki yiyecekleri tahmini porsiyonlarıyla söyler; kaydetmez. Kişi onaylarsa logMeal."
  package static let writes = false
  package static let schema = ToolSchema(
    .text(.image, "Resim dosyasının yolu, söylendiği gibi", required: true),
    .choice(.mealType, MealType.allCases.map(\.rawValue), "Söylendiyse öğün"))
  package static let brief: ToolBrief? = ToolBrief("yemek fotoğrafına bakar", [.image])

  let foods: FoodTable
  let services: KitchenServices

  package init(foods: FoodTable, services: KitchenServices) {
    self.foods = foods
    self.services = services
  }

  package func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    services.eyes.sight().flatMap(Texts.mayLook)
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    guard let sight = services.eyes.sight() else {
      throw ToolFailure(code: "noSight", message: Texts.noSightForMeal)
    }
    let telling = sight.telling { context.tell(Texts.looking(sight)) }
    let seen: SeenPicture
    do throws(ProductFailure) {
      seen = try await services.eyes.see(arguments.image, telling, context.now)
    } catch {
      let words = error.kind == .noFile ? "" : " " + Texts.wordsInstead
      throw ToolFailure(code: error.kind.rawValue, message: error.message + words)
    }
    switch seen {
    case .meal(let items): return told(items, by: sight, arguments)
    case .label: throw ToolFailure(code: "isLabel", message: Texts.isLabel)
    case .other: throw ToolFailure(code: "notMeal", message: Texts.noMealSeen)
    }
  }

  private func told(_ items: [SeenFood], by sight: Sight, _ arguments: Arguments) -> JSON {
    let portions = items.map { SeenPortion($0, foods) }
    let known = portions.filter { $0.estimate != nil }
    // Too near and too far hold for the whole plate: the ends are added, not the mean of the doubts.
    func sum(_ value: (SeenPortion) -> Double) -> JSON {
      .figure(known.map(value).reduce(0, +))
    }
    return .object([
      .image: .string(arguments.image), .seenBy: .string(sight.model),
      .mealType: arguments.mealType.map { .string($0.rawValue) },
      .items: .array(portions.map(\.json)),
      .totals: [
        .carbs: sum(\.carbs), .carbsLow: sum(\.carbsRange.lowerBound),
        .carbsHigh: sum(\.carbsRange.upperBound),
        .calories: .figure(
          known.compactMap { $0.estimate?.nutrients.energy }.reduce(0, +), decimals: 0),
      ],
      .unknown: .texts(portions.filter { $0.estimate == nil }.map(\.food.name)),
      .saved: false,
    ])
  }
}
