package import Domain
import Foundation

/// Tells the meals of a day or an interval, with their figures.
///
///     getMeals(from: "2026-11-20", to: "2026-11-21", mealType: "lunch")
///
/// Without a date it tells today's. No meals is a normal answer.
package struct GetMeals: Tool {
  package struct Arguments: Decodable, Sendable {
    var from: String?
    var to: String?
    var mealType: MealType?
    var food: String?
    var person: String?
  }

  package static let name = "getMeals"
  package static let summary =
    "Kayıtlı öğünleri gösterir: ne yendi, ne zaman, kaç gram karbonhidrat. Tarih söylenmezse bugün."
  package static let writes = false
  package static let schema = ToolSchema(
    properties: ToolSchema.Property.interval + [
      .choice(.mealType, MealType.allCases.map(\.rawValue), "Yalnızca bu öğün"),
      .text(.food, "Yalnızca bu yiyeceğin geçtiği öğünler; örn. yumurta"), .whose,
    ])
  package static let brief: ToolBrief? = ToolBrief("kayıtlı öğünleri gösterir", [.food])

  let meals: MealRecords
  let foods: FoodTable

  package init(meals: MealRecords, foods: FoodTable) {
    self.meals = meals
    self.foods = foods
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let interval = try context.interval(from: arguments.from, to: arguments.to)
    let person = Person(arguments.person)
    let stretch = try MealStretch(
      interval, of: person, type: arguments.mealType, food: arguments.food, in: meals,
      foods: foods)
    let told = stretch.meals.suffix(MealStretch.limit)
    var answer = JSON.object(context.bounds(interval)).appending([
      .init(.count, .number(Double(stretch.meals.count))),
      .init(.meals, .array(told.map { $0.json(in: context) })),
      .init(.totals, .totals(stretch.totals)),
    ])
    if let subject = person.subject { answer = answer.setting(.person, to: .string(subject)) }
    if !stretch.others.isEmpty {
      let others = stretch.others.suffix(20).map { $0.json(in: context) }
      answer = answer.setting(.others, to: .array(others))
    }
    guard let food = arguments.food?.unlessEmpty else { return answer }
    answer = answer.setting(.matched, to: stretch.amounts)
    return stretch.meals.isEmpty
      ? try answer.appending(besides(food, interval, arguments, in: context)) : answer
  }

  /// Where a food was not eaten: what was in its stead, and when it was eaten last.
  private func besides(
    _ food: String, _ interval: Range<Date>, _ arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) -> [JSON.Member] {
    let person = Person(arguments.person)
    let instead = try MealStretch(
      interval, of: person, type: arguments.mealType, food: nil, in: meals, foods: foods)
    let back = context.now.addingTimeInterval(-Self.reach * 86_400)
    let ever = try MealStretch(
      back..<context.now.addingTimeInterval(1), of: person, type: nil, food: food, in: meals,
      foods: foods)
    let told = instead.meals.suffix(Self.most).map { $0.json(in: context) }
    return (told.isEmpty ? [] : [.init(.instead, .array(told))])
      + (ever.meals.last.map { [.init(.last, $0.json(in: context))] } ?? [])
  }

  /// How far back a food is looked for, in days, and how many other meals are told in its stead.
  private static let (reach, most) = (400.0, 5)
}
