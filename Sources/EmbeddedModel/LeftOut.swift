package import Domain

extension EmbeddedModel {
  /// The writes that the engine reads in the last message without a doubt and for which a capable model
  /// has called nothing: `6 novorapid yaptım 1 tabak makarna yedim`, where it only kept the meal.
  ///
  /// Of a meal or a list those things that are missing; where as many were written under other names,
  /// nothing is. `3 dilim ekmek yaz` need not be of a list.
  package func leftOut(of request: ModelRequest, beside done: [ToolCall]) -> [ToolCall] {
    // What was changed or taken out may be all that was told.
    guard done.allSatisfy({ [.log, .add].contains(ToolVerb(of: $0.name)) || !writes($0, request) })
    else { return [] }
    let reading = reading(of: request)
    guard reading.isClear, reading.unread.isEmpty, !reading.calls.isEmpty,
      reading.calls.allSatisfy({ Self.offered.contains($0.tool) })
    else { return [] }
    return reading.calls.compactMap { read in
      let own = done.filter { $0.name == read.tool }
      guard !own.isEmpty || read.tool != "addToShoppingList" else { return nil }
      let others = reading.calls.filter { $0.tool == read.tool }
      // A food without an amount is often another word for the one before it, and one with its
      // carbohydrates a line of a label.
      let hasAmounts = others.flatMap { Comparison.items(of: $0.arguments) }
        .allSatisfy { $0[.quantity] != nil && $0[.carbs] == nil }
      guard hasAmounts || read.tool != "logMeal" else { return nil }
      let missing = Self.missing(read.arguments, of: others.map(\.arguments), in: own)
      return missing.map { ToolCall(id: "", name: read.tool, arguments: $0) }
    }
  }

  private func writes(_ call: ToolCall, _ request: ModelRequest) -> Bool {
    request.tools.contains { $0.name == call.name && $0.writes }
  }

  /// What water is kept as may be a drink of a meal, and a mood a symptom; these are not.
  private static let offered: Set = [
    "logMeal", "logGlucose", "logMedication", "logWeight", "addToShoppingList",
  ]

  /// What of a record none of the calls holds; nil for nothing.
  private static func missing(_ read: JSON, of all: [JSON], in calls: [ToolCall]) -> JSON? {
    let items = Comparison.items(of: read)
    guard !calls.isEmpty else { return read }
    guard !items.isEmpty else {
      let isDone = calls.contains { Comparison.isAlike(read, $0) }
      return isDone || calls.count >= all.count ? nil : read
    }
    let written = calls.flatMap { Comparison.items(of: $0.arguments) }
    guard written.count < all.reduce(0, { $0 + Comparison.items(of: $1).count }) else { return nil }
    let left = items.filter { item in
      !written.contains { Comparison.isAbout(item[.name], $0[.name]) }
    }
    return left.isEmpty ? nil : read.setting(.items, to: .array(left))
  }
}
