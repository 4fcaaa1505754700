package import Domain

/// Deletes stored meals, after a question where it is not the last one, or not the only thing to go.
///
///     deleteMeal(which: "last")  // the meal that is gone
///
/// What is wrong in a meal is corrected with updateMeal, not deleted.
package struct DeleteMeal: Tool {
  package struct Arguments: Decodable, Sendable {
    var meal: Int64?
    var which: String?
    var date: String?
    var person: String?
    /// Meals that stay where a whole day goes.
    var except: [Int64]?
  }

  package static let name = "deleteMeal"
  package static let summary =
    "Bir öğünü tümüyle siler; belirtilmezse en son kaydedileni, which all günün bütün öğünlerini. "
    + "Tek bir yiyecek için updateMeal."
  package static let writes = true
  package static let schema = ToolSchema(
    properties: MealChoice.properties(choices: MealChoice.choices + ["all"]) + [
      .list(
        .except, of: .integer(1...999_999_999),
        "all ile: kalacak öğünler"),
      .whose,
    ])
  package static let brief: ToolBrief? = ToolBrief("kayıtlı öğünü siler", [.which])

  let meals: MealRecords

  package init(meals: MealRecords) { self.meals = meals }

  package func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    let chosen = try chosen(arguments, in: context)
    let newest = try meals.newest()
    if let only = chosen.first, chosen.count == 1 {
      if let words = context.words, NamedEntry(words).isOther(than: only, among: newest) {
        return Texts.confirmOther(only, in: context)
      }
      if only.id == newest.first?.id, !context.isOneOfSeveral { return nil }
    }
    return Texts.confirmDelete(chosen, in: context)
  }

  package func arguments(
    _ arguments: JSON, chosenBy answer: String, in context: ToolContext
  ) -> JSON? {
    let said = Arguments(
      which: arguments[.which]?.string, date: arguments[.date]?.string,
      person: arguments[.person]?.string)
    guard said.which == "all", let all = try? chosen(said, in: context),
      let gone = DeletionAnswer(answer).gone(of: all)
    else { return nil }
    let kept = all.compactMap(\.id).filter { id in !gone.contains { $0.id == id } }
    return arguments.setting(.except, to: .array(kept.map { .number(Double($0)) }))
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let gone = try chosen(arguments, in: context)
    let change = context.change(Self.name, Texts.deletion(gone.map(Texts.brief)))
    try stored { try meals.delete(gone.compactMap(\.id), change) }
    guard gone.count == 1 else {
      return [.deleted: .array(gone.map { $0.json(in: context) })]
    }
    return gone[0].json(in: context)
  }

  private func chosen(
    _ arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) -> [Meal] {
    let choice = MealChoice(
      meal: arguments.meal, which: arguments.which, date: arguments.date, person: arguments.person)
    guard arguments.which == "all", arguments.meal == nil else {
      return [try choice.find(in: meals, context: context)]
    }
    let day = try choice.day(in: context)
    let person = Person(arguments.person)
    let all = try stored { try meals.between(context.zone.interval(of: day..<day + 1)) }
      .filter { meal in
        person.owns(meal.subject) && !(arguments.except ?? []).contains { $0 == meal.id }
      }
    guard !all.isEmpty else {
      throw .notFound(Texts.noMeal("öğün", on: day, today: context.today, others: []))
    }
    return all
  }
}
