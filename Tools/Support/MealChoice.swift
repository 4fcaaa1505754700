import Domain
import Foundation

/// Which meal is meant: by its id, as the last one, or by its type and day.
struct MealChoice {
  var meal: Int64?
  var which: String?
  var date: String?
  /// Whose, where it is not the newest of all: as said.
  var person: String?

  /// Values of `which`: the last, or a meal's type.
  static let choices = ["last"] + MealType.allCases.map(\.rawValue)

  /// The arguments of a schema that choose a meal.
  static func properties(choices: [String] = choices) -> [ToolSchema.Property] {
    [
      .integer(.meal, "Öğünün numarası, biliniyorsa", in: 1...9_007_199_254_740_991),
      .choice(.which, choices, "Numara yerine: en son kaydedilen (last) ya da öğünün türü"),
      .moment(.date, "which ile: öğünün günü; örn. 2026-11-20. Söylenmezse bugün"),
    ]
  }

  /// The meal, or a failure that tells what is there.
  func find(in meals: MealRecords, context: ToolContext) throws(ToolFailure) -> Meal {
    if let meal {
      guard let found = try stored({ try meals.meal(meal) }) else {
        throw .notFound(Texts.noSuchMeal(meal))
      }
      return found
    }
    let type = which.flatMap(MealType.init(rawValue:))
    if type == nil && date == nil { return try last(in: meals) }
    return try find(type, in: meals, context: context)
  }

  /// The meal that was stored last.
  private func last(in meals: MealRecords) throws(ToolFailure) -> Meal {
    let newest = try stored { try meals.latest(person == nil ? 1 : 200) }
    guard let last = newest.first(where: { isMeant($0.subject) }) else {
      throw .notFound(Texts.noMeals)
    }
    return last
  }

  /// Whether a meal of this subject may be the one; who ate it counts where somebody is named.
  private func isMeant(_ subject: String?) -> Bool {
    person.map { Person($0).owns(subject) } ?? true
  }

  /// The day that `date` names, today where it is left out.
  func day(in context: ToolContext) throws(ToolFailure) -> CivilDay {
    guard let moment = try context.moment(date, for: "date") else { return context.today }
    return context.zone.day(at: moment.date)
  }

  /// All that the choice could mean, the newest first: of its day and type, and of the last day where
  /// neither is named.
  func among(in meals: MealRecords, context: ToolContext) throws(ToolFailure) -> [Meal] {
    let type = which.flatMap(MealType.init(rawValue:))
    guard type != nil || date != nil else {
      let start = context.now.addingTimeInterval(-86_400)
      return try stored { try meals.latest(10) }.filter {
        isMeant($0.subject) && $0.eatenAt > start
      }
    }
    let day = try day(in: context)
    return try stored { try meals.between(context.zone.interval(of: day..<day + 1)) }
      .filter { isMeant($0.subject) && (type == nil || $0.type == type) }.reversed()
  }

  private func find(
    _ type: MealType?, in meals: MealRecords, context: ToolContext
  ) throws(ToolFailure) -> Meal {
    let day = try day(in: context)
    var interval = context.zone.interval(of: day..<day + 1)
    let here = try stored { try meals.between(interval) }.filter { isMeant($0.subject) }
    if let found = here.last(where: { type == nil || $0.type == type }) { return found }
    if date == nil, context.zone.civil(at: context.now).hour < 5 {
      // Just after midnight "gece yediğim" is a meal of the evening before.
      interval = context.now.addingTimeInterval(-12 * 3600)..<interval.upperBound
      let recent = try stored { try meals.between(interval) }.filter { isMeant($0.subject) }
      if let found = recent.last(where: { type == nil || $0.type == type }) { return found }
    }
    let name = type.map(Texts.name) ?? "öğün"
    throw .notFound(Texts.noMeal(name, on: day, today: context.today, others: here))
  }
}
