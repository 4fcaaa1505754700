import Domain

extension Meal {
  /// Available carbohydrate that the same words can mean; nil where no portion is vague.
  var carbsRange: ClosedRange<Double>? {
    guard items.contains(where: { $0.carbsRange != nil }) else { return nil }
    var (low, high) = (0.0, 0.0)
    for item in items {
      let carbs = item.nutrients?.carbs ?? 0
      low += item.carbsRange?.lowerBound ?? carbs
      high += item.carbsRange?.upperBound ?? carbs
    }
    return low...high
  }

  /// Names of the foods without figures.
  var unknown: [String] { items.filter { $0.nutrients == nil }.map(\.name) }

  /// What the person should know of the stored figures.
  var warnings: [String] {
    let check = (0.6...0.8).contains(confidence) ? [Texts.verifyAmounts] : []
    return check + (unknown.isEmpty ? [] : [Texts.unknown(unknown)])
  }

  /// The meal as every tool tells it; `reckoned` adds what is known of items just counted, `low` the low
  /// reading against which it was taken, `also` more warnings.
  func json(
    in context: ToolContext, reckoned: [ReckonedItem] = [], against low: GlucoseReading? = nil,
    also: [String] = []
  ) -> JSON {
    let impact = low == nil ? impact : impact.againstLow
    let items = items.map { item in
      item.json(remark: reckoned.first { $0.item == item }?.remark)
    }
    let special = reckoned.compactMap(\.warning)
    return .object([
      .meal: .id(id),
      .mealType: .string(type.rawValue),
      .eatenAt: .string(context.text(eatenAt)),
      .items: .array(items),
      .totals: .totals(totals),
      .carbsRange: .range(carbsRange),
      .isEstimate: .bool(self.items.contains(where: \.isEstimate)),
      .glycemicLoad: .figure(glycemicLoad),
      .impact: [
        .score: .number(Double(impact.score)), .level: .string(impact.level.rawValue),
        .basis: .string(impact.basis.rawValue),
      ],
      .againstLow: low.map { low in
        .object([
          .value: .figure(low.given), .unit: .string(low.unit.rawValue),
          .at: .string(context.text(low.at)),
        ])
      },
      .confidence: .figure(confidence, decimals: 2),
      .warnings: .texts(warnings + special + also),
      .person: subject.map(JSON.string), .note: note.map(JSON.string),
    ])
  }
}

extension MealItem {
  /// The item with its figures; null where one is not known.
  func json(remark: String? = nil) -> JSON {
    JSON.object([
      .name: .string(name),
      .food: .text(food),
      .quantity: .figure(quantity, decimals: 2),
      .unit: .text(unit),
      .grams: .figure(grams),
    ]).appending(JSON.figures(of: nutrients)).appending(
      JSON.object([
        .glycemicIndex: glycemicIndex.map { .figure($0) },
        .carbsRange: .range(carbsRange),
        .basis: basis.map(JSON.string),
        .isEstimate: .bool(isEstimate),
        .source: .string(source),
        .confidence: .figure(confidence, decimals: 2),
        .remark: remark.map(JSON.string),
      ]).members ?? [])
  }
}
