package import Domain
import Foundation

/// Sums up what was eaten in a period, by day and against the targets.
///
///     getNutrition(period: "this_week")  // totals, perDay, average, target
///
/// The average is over days with meals. What remains of a target is told for a single day. Foods
/// without figures are named, not counted.
package struct GetNutrition: Tool {
  package struct Arguments: Decodable, Sendable {
    var period: Period?
    var from: String?
    var to: String?
    var person: String?
  }

  package static let name = "getNutrition"
  package static let summary =
    "Bir dönemde alınan karbonhidrat, kalori, protein, yağ ve lifi toplar; ortalamayı, hedefi, kalanı "
    + "söyler."
  package static let writes = false
  package static let schema = ToolSchema(
    properties: [
      .choice(.period, Period.allCases.map(\.rawValue), "Dönem; örn. this_week. Söylenmezse bugün")
    ] + ToolSchema.Property.interval + [.whose])
  package static let brief: ToolBrief? = ToolBrief(
    "alınan toplam karbonhidrat, kalori, protein", [.period])

  let meals: MealRecords
  let targets: TargetRecords

  package init(meals: MealRecords, targets: TargetRecords) {
    self.meals = meals
    self.targets = targets
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let named = arguments.from == nil && arguments.to == nil
    let interval =
      named
      ? context.zone.interval(of: (arguments.period ?? .today).days(from: context.today))
      : try context.interval(from: arguments.from, to: arguments.to)
    let person = Person(arguments.person)
    let eaten = try stored { try meals.between(interval) }.filter { person.owns($0.subject) }
    // The targets are the writer's own.
    let goals = person.isWriter ? try stored { try targets.all() } : []
    let days = Dictionary(grouping: eaten) { context.zone.day(at: $0.eatenAt) }
      .sorted { $0.key < $1.key }
    let whole = Meal(
      type: .snack, eatenAt: interval.lowerBound, items: eaten.flatMap(\.items), note: nil)
    let isDay =
      context.zone.day(at: interval.upperBound.addingTimeInterval(-1))
      == context.zone.day(at: interval.lowerBound)
    let average = days.isEmpty ? nil : whole.totals * (1 / Double(days.count))
    return JSON.object([
      .period: named ? .string((arguments.period ?? .today).rawValue) : nil,
      .person: person.subject.map(JSON.string),
    ]).appending(context.bounds(interval)).appending(
      JSON.object([
        .meals: .number(Double(eaten.count)),
        .totals: .totals(whole.totals),
        .carbsRange: .range(whole.carbsRange),
        .isEstimate: .bool(whole.items.contains(where: \.isEstimate)),
        .perDay: .array(days.map { Self.line($0.key, $0.value) }),
        .daysWithData: .number(Double(days.count)),
        .average: average.map(JSON.totals) ?? .null,
        .target: .object(NutritionGoals.json(goals)),
        .remaining: isDay ? .object(NutritionGoals.remaining(goals, after: whole.totals)) : .null,
        .unknown: .texts(whole.unknown),
      ]).members ?? [])
  }

  private static func line(_ day: CivilDay, _ meals: [Meal]) -> JSON {
    let totals = meals.map(\.totals).reduce(Nutrients(), +)
    return JSON.object([
      .date: .string(day.text), .meals: .number(Double(meals.count)),
    ]).appending(JSON.figures(of: totals))
  }
}

/// The targets that food counts toward.
private enum NutritionGoals {
  static let kinds: [(kind: TargetKind, value: @Sendable (Nutrients) -> Double, decimals: Int)] = [
    (.carbs, { $0.carbs }, 1), (.calories, { $0.energy }, 0), (.protein, { $0.protein }, 1),
    (.fat, { $0.fat }, 1), (.fiber, { $0.fiber ?? 0 }, 1),
  ]

  static func json(_ targets: [Target]) -> [JSON.Member] {
    kinds.compactMap { part in
      targets.first { $0.kind == part.kind }.map { .init(part.kind.rawValue, $0.amount) }
    }
  }

  /// What is left up to each target, its upper bound where it is a range; negative when exceeded.
  static func remaining(_ targets: [Target], after eaten: Nutrients) -> [JSON.Member] {
    kinds.compactMap { part in
      guard let target = targets.first(where: { $0.kind == part.kind }),
        let bound = target.value ?? target.max ?? target.min
      else { return nil }
      return .init(part.kind.rawValue, .figure(bound - part.value(eaten), decimals: part.decimals))
    }
  }
}
