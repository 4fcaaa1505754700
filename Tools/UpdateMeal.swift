package import Domain
import Foundation

/// Corrects a stored meal: amounts, foods, time, type, note.
///
///     updateMeal(which: "last", replace: [{from: "süt", to: "ayran"}])  // the meal with ayran
///
/// A correction never deletes a meal and logs it anew. A name that is not in the meal fails, telling
/// what is there. To take out all of its foods is to delete it, which is asked about.
package struct UpdateMeal: Tool {
  package struct Arguments: Decodable, Sendable {
    var meal: Int64?
    var which: String?
    var date: String?
    var items: [SaidFood]?
    var replace: [MealEdit.Replacement]?
    var remove: [String]?
    var mealType: MealType?
    var eatenAt: String?
    var person: String?
    var note: String?
  }

  package static let name = "updateMeal"
  package static let summary =
    "Kayıtlı bir öğünü düzeltir: miktar, yiyecek, saat, tür. Belirtilmezse en son kaydedilen."
  package static let writes = true
  package static let schema = ToolSchema(
    properties: MealChoice.properties() + [
      .list(
        .items, of: .object(SaidFood.properties),
        "Yeni değerleriyle öğündeki yiyecekler ya da eklenen yiyecekler; quantity 0 çıkarır"),
      .list(
        .replace, of: .object(MealEdit.Replacement.properties),
        "Bir yiyeceğin yerine başkası: “süt değil ayrandı” → from süt, to ayran"),
      .list(.remove, of: .text, "Öğünden çıkarılacak yiyeceklerin adları; örn. pekmez"),
      .choice(
        .mealType, MealType.allCases.map(\.rawValue), "Yeni tür; örn. “kahvaltı değil öğleydi”"),
      .moment(.eatenAt, "Yeni zaman; örn. 2026-11-21T19:30:00+03:00"),
      .text(.person, "Yiyen yanlışsa doğrusu; kişinin kendisiyse ben"), .text(.note, "Yeni not"),
    ])
  package static let brief: ToolBrief? = ToolBrief(
    "kayıtlı öğünü düzeltir",
    [
      .which, "items.name", "items.quantity", "items.unit", "replace.from", "replace.to", .remove,
      .mealType,
    ])

  let meals: MealRecords
  let measures: MeasureRecords
  let foods: FoodTable
  let lows: LowBefore

  package init(records: Records, foods: FoodTable) {
    meals = records.meals
    measures = records.measures
    self.foods = foods
    lows = LowBefore(glucose: records.glucose, sensor: records.sensor)
  }

  package func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    if let emptied = try emptied(arguments, in: context) {
      return Texts.confirmDelete([emptied], in: context)
    }
    return Doubt.question(about: try edited(arguments, in: context).reckoned)
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    if let emptied = try emptied(arguments, in: context) {
      let change = context.change(Self.name, Texts.deletion([Texts.brief(emptied)]))
      try stored { try meals.delete([emptied.id].compactMap(\.self), change) }
      return [.deleted: [emptied.json(in: context)]]
    }
    let edited = try edited(arguments, in: context)
    let summary = Texts.correction(Texts.name(of: edited.meal.type), edited.changes)
    let change = context.change(Self.name, summary)
    try stored { try meals.replace(edited.meal, change) }
    let low = try lows.reading(before: edited.meal)
    return edited.meal.json(in: context, reckoned: edited.reckoned, against: low)
      .setting(.changes, to: .texts(edited.changes))
  }

  /// The meal of which nothing would be left.
  private func emptied(
    _ arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) -> Meal? {
    guard let names = arguments.remove, !names.isEmpty, arguments.items?.isEmpty ?? true,
      arguments.replace?.isEmpty ?? true
    else { return nil }
    let meal = try chosen(arguments, in: context)
    let isGone = meal.items.allSatisfy { item in
      names.contains { NameMatch($0, for: item.name) != nil }
    }
    return isGone ? meal : nil
  }

  private func edited(
    _ arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) -> EditedMeal {
    let meal = try chosen(arguments, in: context)
    let edit = MealEdit(
      items: arguments.items ?? [], replace: arguments.replace ?? [], remove: arguments.remove ?? []
    )
    let reckoning = MealEstimator(foods: foods, measures: try stored { try measures.all() })
    var edited = try reckoning.meal(meal, after: edit)
    if let type = arguments.mealType, type != meal.type {
      edited.meal.type = type
      edited.changes.append("türü \(Texts.name(of: type))")
    }
    if let eatenAt = try time(arguments.eatenAt, of: meal, in: context), eatenAt != meal.eatenAt {
      edited.meal.eatenAt = eatenAt
      edited.changes.append("zamanı \(Texts.when(eatenAt, in: context))")
    }
    if let person = arguments.person.map(Person.init), !person.owns(meal.subject) {
      edited.meal.subject = person.subject
      edited.changes.append(Texts.owner(person.subject))
    }
    if let note = arguments.note {
      edited.meal.note = note.unlessEmpty
      edited.changes.append(note.unlessEmpty == nil ? "not silindi" : "not eklendi")
    }
    guard !edited.changes.isEmpty || arguments.mealType != nil || arguments.eatenAt != nil else {
      throw .invalid(Texts.nothingToChange)
    }
    return edited
  }

  private func time(
    _ text: String?, of meal: Meal, in context: ToolContext
  ) throws(ToolFailure) -> Date? {
    guard let moment = try context.moment(text, for: "eatenAt") else { return nil }
    let date = moment.isDay ? context.onDay(of: moment.date, clockOf: meal.eatenAt) : moment.date
    guard date <= context.now.addingTimeInterval(5 * 60) else {
      throw .invalid(Texts.inTheFuture("eatenAt"))
    }
    return date
  }

  /// The meal that is named, or the newest that holds the foods that are to go: of the day and the kind
  /// that are named, else of the last day.
  private func chosen(
    _ arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) -> Meal {
    let choice = MealChoice(
      meal: arguments.meal, which: arguments.which, date: arguments.date)
    let named = (arguments.replace ?? []).map(\.from) + (arguments.remove ?? [])
    guard arguments.meal == nil, arguments.which != "last", !named.isEmpty else {
      return try choice.find(in: meals, context: context)
    }
    let holding = try choice.among(in: meals, context: context).first { meal in
      named.allSatisfy { name in meal.items.contains { NameMatch(name, for: $0.name) != nil } }
    }
    if let holding { return holding }
    return try choice.find(in: meals, context: context)
  }
}
