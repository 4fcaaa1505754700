package import Domain
import struct Foundation.Date

/// Tells all that was recorded of a day, in order: meals, glucose, water, symptoms, medicines.
///
///     getDay(from: "2026-11-20", to: "2026-11-21")
///
/// Without a date it tells today. With a meal type or a food it tells only the meals that fit; with a
/// kind only its entries, of one name where one is given, and the last one where there are none.
package struct GetDay: Tool {
  package struct Arguments: Decodable, Sendable {
    var from: String?
    var to: String?
    var mealType: MealType?
    var food: String?
    var kind: EntryKind?
    var name: String?
    var person: String?
  }

  package static let name = "getDay"
  package static let summary =
    "Bir günün bütün kayıtlarını sırasıyla gösterir. Tarih söylenmezse bugün."
  package static let writes = false
  package static let schema = ToolSchema(
    properties: ToolSchema.Property.interval + [
      .choice(.mealType, MealType.allCases.map(\.rawValue), "Yalnızca bu öğün"),
      .text(.food, "Yalnızca bu yiyeceğin geçtiği öğünler; örn. yumurta"),
      .choice(.kind, EntryForm.all.map(\.kind.rawValue), "Yalnızca bu türden kayıtlar"),
      .text(.name, "Yalnızca bu adla (kind ile); örn. lantus, yürüyüş, baş dönmesi"), .whose,
    ])
  package static let brief: ToolBrief? = ToolBrief("günün bütün kayıtlarını gösterir")

  let records: Records
  let foods: FoodTable

  package init(records: Records, foods: FoodTable) {
    self.records = records
    self.foods = foods
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let interval = try context.interval(from: arguments.from, to: arguments.to)
    let person = Person(arguments.person)
    if let kind = arguments.kind, kind != .glucose {
      let named = NamedEntries(kind: kind, name: arguments.name, person: person, records.entries)
      return try answer(named, interval, in: context)
    }
    let stretch = try MealStretch(
      interval, of: person, type: arguments.mealType, food: arguments.food, in: records.meals,
      foods: foods)
    let isNarrow = arguments.mealType != nil || arguments.food != nil
    let readings = isNarrow ? [] : try stored { try records.glucose.between(interval) }
    let entries = isNarrow ? [] : try stored { try records.entries.between(interval, nil) }
    let own = entries.filter { person.owns($0.subject) }
    var answer = JSON.object(context.bounds(interval))
    if let subject = person.subject { answer = answer.setting(.person, to: .string(subject)) }
    answer = answer.appending(
      [
        .init(
          .entries,
          timeline(
            stretch.meals, readings.filter { person.owns($0.subject) }, own, in: context)),
        .init(.meals, .array(stretch.meals.map { $0.json(in: context) })),
        .init(.totals, .totals(stretch.totals)),
      ] + sums(of: own))
    guard person.isWriter else { return answer }
    let others = timeline(
      stretch.others, readings.filter { !$0.isOwn }, entries.filter { !$0.isOwn }, in: context)
    return others.array?.isEmpty == false ? answer.setting(.others, to: others) : answer
  }

  /// The entries of one kind alone; where there are none, the last one that there is.
  private func answer(
    _ named: NamedEntries, _ interval: Range<Date>, in context: ToolContext
  ) throws(ToolFailure) -> JSON {
    let found = try named.all(in: interval)
    let own = found.filter { named.person.owns($0.subject) }
    var answer = JSON.object(context.bounds(interval)).appending(
      JSON.object([
        .kind: .string(named.kind.rawValue), .name: named.name.map(JSON.string),
        .person: named.person.subject.map(JSON.string),
        .entries: .array(own.map { $0.json(in: context) }),
      ]).members ?? []
    ).appending(sums(of: own))
    if named.kind == .weight, let first = own.first?.values[.kilograms]?.number,
      let last = own.last?.values[.kilograms]?.number, own.count > 1
    {
      answer = answer.setting(.change, to: .figure(last - first, decimals: 1))
    }
    let days = Set(own.map { context.zone.day(at: $0.at) }).count
    if days > 1 {
      let means = sums(of: own).compactMap { sum in
        sum.value.number.map { JSON.Member(sum.key, .figure($0 / Double(days))) }
      }
      answer = answer.setting(.daysWithData, to: .number(Double(days)))
        .setting(.average, to: .object(means))
    }
    if own.count > 1, let mean = mean(of: own, named) { answer = answer.setting(.mean, to: mean) }
    if own.isEmpty, let last = try named.last(in: context) {
      answer = answer.setting(.last, to: last.json(in: context))
    }
    if own.isEmpty, named.name != nil {
      let besides = try named.besides(in: interval)
      if !besides.isEmpty {
        answer = answer.setting(.instead, to: .array(besides.map { $0.json(in: context) }))
      }
    }
    let others = found.filter { !$0.isOwn }
    guard named.person.isWriter, !others.isEmpty else { return answer }
    return answer.setting(.others, to: .array(others.map { $0.json(in: context) }))
  }

  /// What is measured of one name, or slept, on average over the entries; nil for what is summed up.
  private func mean(of entries: [Entry], _ named: NamedEntries) -> JSON? {
    let isOfOne = Set(entries.map { $0.values[.kind]?.string }).count == 1
    guard let form = EntryForm.of(named.kind), !form.isOfMeasures || isOfOne else {
      return nil
    }
    let means = form.fields.compactMap { field -> JSON.Member? in
      guard let amount = field.amount, amount.sum == nil else { return nil }
      let values = entries.compactMap { $0.values[field.name]?.number }
      guard values.count == entries.count else { return nil }
      return .init(field.name, .figure(values.reduce(0, +) / Double(values.count), decimals: 1))
    }
    return means.isEmpty ? nil : .object(means)
  }

  private func timeline(
    _ meals: [Meal], _ readings: [GlucoseReading], _ entries: [Entry], in context: ToolContext
  ) -> JSON {
    var lines: [(at: Date, line: JSON)] = meals.map { ($0.eatenAt, $0.line(in: context)) }
    lines += readings.map { reading in
      (reading.at, .object([.init(.type, "glucose")]).appending(reading.members(in: context)))
    }
    lines += entries.map { ($0.at, $0.json(in: context)) }
    let inOrder = lines.enumerated().sorted { left, right in
      (left.element.at, left.offset) < (right.element.at, right.offset)
    }
    return .array(inOrder.map(\.element.line))
  }

  /// The sums that a day tells of a person's entries, as of water and steps.
  private func sums(of entries: [Entry]) -> [JSON.Member] {
    EntryForm.all.flatMap { form in
      form.fields.compactMap { field -> JSON.Member? in
        guard let amount = field.amount, let name = amount.sum else { return nil }
        let summed = entries.filter { entry in
          entry.kind == form.kind
            && (amount.summedUnit == nil
              || entry.values[amount.unitField ?? ""]?.string == amount.summedUnit)
        }
        let sum = summed.reduce(0) { $0 + ($1.values[field.name]?.number ?? 0) }
        return .init(name, .figure(sum))
      }
    }
  }
}

extension Meal {
  /// One line of a day: when, which meal, what, how much carbohydrate.
  fileprivate func line(in context: ToolContext) -> JSON {
    .object([
      .type: "meal", .meal: .id(id), .at: .string(context.text(eatenAt)),
      .mealType: .string(self.type.rawValue), .items: .texts(items.map(\.name)),
      .carbs: .figure(totals.carbs), .calories: .figure(totals.energy, decimals: 0),
      .unknown: unknown.isEmpty ? nil : .texts(unknown), .person: subject.map(JSON.string),
      .note: note.map(JSON.string),
    ])
  }
}
