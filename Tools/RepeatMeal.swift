package import Domain
import Foundation

/// Stores a meal once more: the one that is usual, a favourite, or that of a day.
///
///     repeatMeal(mealType: "breakfast")                      // the usual breakfast
///     repeatMeal(date: "2026-11-20", mealType: "breakfast")  // that day's
///     repeatMeal(date: "2026-11-20", without: ["ekmek"])     // the same, of which one food was left out
///
/// Usual is what was eaten most often as this meal in the last sixty days, at least twice. Where it is less
/// than 60 % of those meals it is asked about first. Amounts are those of the newest one.
package struct RepeatMeal: Tool {
  package struct Arguments: Decodable, Sendable {
    var mealType: MealType?
    var date: String?
    var eatenAt: String?
    var favorite: Bool?
    var without: [String]?
  }

  package static let name = "repeatMeal"
  package static let summary =
    "Kişinin her zamanki ya da favori öğününü ya da bir günün öğününü yeniden kaydeder: “her zamanki "
    + "kahvaltım”, “dünkünün aynısı”. Yiyecekler söylendiyse logMeal."
  package static let writes = true
  package static let schema = ToolSchema(
    .choice(
      .mealType, MealType.allCases.map(\.rawValue),
      "Hangi öğün; söylenmezse saate göre: breakfast kahvaltı, lunch öğle, dinner akşam, snack ara "
        + "öğün, lateSnack gece"),
    .text(.date, "Hangi günün öğünü; örn. dün için 2026-11-20. Söylenmezse her zamanki"),
    .moment(.eatenAt, "Ne zaman yendi; örn. 2026-11-21T08:30:00+03:00. Söylenmezse şimdi"),
    .flag(.favorite, "Favori öğünü: true"),
    .list(.without, of: .text, "Bu kez yenmeyen yiyecekler; örn. ekmek"))
  package static let brief: ToolBrief? = ToolBrief(
    "her zamanki öğünü ya da dünkünü yeniden kaydeder", [.mealType, .date])

  /// The share of a type's meals from which on the usual one needs no question.
  static let certain = 0.6

  let foods: FoodTable
  let meals: MealRecords
  private let measures: MeasureRecords
  private let archive: Keepings
  let lows: LowBefore

  package init(foods: FoodTable, records: Records) {
    self.foods = foods
    meals = records.meals
    measures = records.measures
    archive = Keepings(recipes: records.recipes, products: records.products)
    lows = LowBefore(glucose: records.glucose, sensor: records.sensor)
  }

  package func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    let source = try source(of: arguments, in: context)
    guard source.share < Self.certain else { return nil }
    if arguments.favorite == true { return Texts.isFavorite(source.meal) }
    return Texts.isUsual(source.meal, as: try type(of: arguments, in: context))
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let source = try source(of: arguments, in: context).meal
    let meal = source.again(
      at: try context.pastMoment(arguments.eatenAt, for: "eatenAt"),
      as: try type(of: arguments, in: context))
    let change = context.change(Self.name, Texts.brief(meal))
    let kept = try stored { try meals.add(meal, change) }
    return kept.json(in: context, against: try lows.reading(before: kept))
      .setting(.repeats, to: .id(source.id))
  }

  private func type(
    of arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) -> MealType {
    if let type = arguments.mealType { return type }
    let moment = try context.pastMoment(arguments.eatenAt, for: "eatenAt")
    return MealType(hour: context.zone.civil(at: moment).hour)
  }

  /// The meal that is meant, without what was left out of it, and its share of the meals that could be.
  private func source(
    of arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) -> (meal: Meal, share: Double) {
    var source = try whole(arguments, in: context)
    guard let without = arguments.without, !without.isEmpty else { return source }
    let estimator = MealEstimator(
      foods: foods, measures: try stored { try measures.all() }, archive: try archive.opened())
    source.meal = try estimator.meal(source.meal, after: MealEdit(remove: without)).meal
    return source
  }

  private func whole(
    _ arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) -> (meal: Meal, share: Double) {
    let type = try type(of: arguments, in: context)
    if arguments.favorite == true { return try favorite(type, isSaid: arguments.mealType != nil) }
    guard let moment = try context.moment(arguments.date, for: "date") else {
      return try usual(type, in: context)
    }
    let day = context.zone.day(at: moment.date)
    let stretch = context.zone.interval(of: day..<day + 1)
    let found = try stored { try meals.between(stretch) }
      .filter { $0.isOwn && !$0.items.isEmpty }
    guard let meal = found.last(where: { $0.type == type }) else {
      throw .notFound(Texts.noMealToRepeat(type, onDay: day, today: context.today, others: found))
    }
    return (meal, 1)
  }

  /// The favourite of a type that was eaten last, where no type was said that of any; it is asked about
  /// where there are others.
  private func favorite(
    _ type: MealType, isSaid: Bool
  ) throws(ToolFailure) -> (meal: Meal, share: Double) {
    let every = try stored { try FavoriteMeals(meals).all() }
    let fitting = every.filter { $0.type == type }
    let all = fitting.isEmpty && !isSaid ? every : fitting
    guard let first = all.first else { throw .notFound(Texts.noFavorite(type)) }
    return (first, 1 / Double(all.count))
  }

  private func usual(
    _ type: MealType, in context: ToolContext
  ) throws(ToolFailure) -> (meal: Meal, share: Double) {
    let stretch = context.now.addingTimeInterval(-MealHabits.reach)..<context.now
    let habits = MealHabits(try stored { try meals.between(stretch) })
    guard let first = habits.of(type).first else { throw .notFound(Texts.nothingUsual(type)) }
    return (first.meal, Double(first.count) / Double(max(1, habits.count(of: type))))
  }
}
