import Analysis
import Domain
import Turkish

/// Targets that a message sets: each number proposes itself for each thing that has a target.
struct TargetIntents {
  let message: MessageAnalysis

  var scene: Scene { message.scene }

  struct Kind {
    var kind: TargetKind
    /// The word that names it; nil for one that the talk gives.
    var place: Int?
    var source: String
  }

  func candidates() -> [IntentCandidate] {
    let numbers = message.quantities.filter { $0.number.map { !$0.isArticle } ?? false }
    guard !numbers.isEmpty else { return [] }
    let kinds = kinds
    var found: [IntentCandidate] = []
    // "70-160 yapalım, 180 bana gevşek": where a range is told, other figures are no bounds.
    let hasRange =
      numbers.contains { $0.number.map(Self.isRange) ?? false }
      && kinds.allSatisfy { $0.kind.isOfGlucose || $0.place == nil }
    for (order, quantity) in numbers.prefix(6).enumerated() {
      for kind in Self.nearest(kinds, to: quantity) where !hasRange || !kind.kind.isOfGlucose {
        found += single(quantity, order, kind, numbers)
      }
      found += bounds(quantity, numbers)
    }
    for (one, two) in zip(numbers, numbers.dropFirst()) where !hasRange {
      found += pair(one, two, kinds)
    }
    return found.flatMap(withPersons)
  }

  private static func isRange(_ number: NumberReading) -> Bool {
    number.kind == .range && number.low < number.high
  }

  // MARK: What a target can be for

  private var kinds: [Kind] {
    var found: [Kind] = []
    for place in message.spans.indices where !isOfThing(place) {
      for kind in Self.named(message.spans[place]) {
        found.append(Kind(kind: kind, place: place, source: "named"))
      }
    }
    // "hedef kilom 75": the target is of what is named.
    let isNamed = found.contains { !$0.kind.isOfGlucose }
    if isNamed, !scene.has(.glucose, .sugarword, .cgmnoun, .fastingword, .afterMealWord) {
      return found.filter { !$0.kind.isOfGlucose }
    }
    // "şekerin üst sınırını 130 koy" is of nothing else.
    if !isNamed, !found.isEmpty, scene.has(.glucose, .sugarword, .cgmnoun) { return found }
    if let last = lastTarget, !found.contains(where: { $0.kind == last.kind }) {
      found.append(Kind(kind: last.kind, source: "last"))
    }
    let speaksOfOne = ["setTarget", "getTargets"].contains(scene.dialogue.newest?.call.name)
    let isShort = message.spans.count < 9 && scene.dialogue.unanswered != nil
    let isSaid = message.spans.contains {
      $0.has(.target, .targetcall, .rangeLow, .rangeHigh, .low, .high)
    }
    if speaksOfOne || isShort || isSaid {
      for kind in TargetKind.allCases where !found.contains(where: { $0.kind == kind }) {
        found.append(Kind(kind: kind, source: isSaid ? "any said" : "any"))
      }
    }
    return found
  }

  /// "kalorisi 500 olsun" where no target is talked of: of a label, a recipe or a meal.
  private func isOfThing(_ place: Int) -> Bool {
    message.word(place).fits("target.ofThing") && !scene.has(.target, .targetcall, .day)
      && !["setTarget", "getTargets"].contains(scene.dialogue.newest?.call.name)
  }

  /// The words that name a kind of target.
  static let words: [(WordClass, TargetKind)] = [
    (.calories, .calories), (.carbs, .carbs), (.protein, .protein), (.fat, .fat), (.fiber, .fiber),
    (.water, .water), (.steps, .steps), (.sleepnoun, .sleep), (.sleep, .sleep),
    (.weight, .weight), (.weigh, .weight),
  ]

  /// The kinds that a word names for themselves, not as a bound of any.
  static func own(_ span: Span) -> [TargetKind] {
    let said = span.reading(.target).flatMap { RecordNames.name(.target, of: $0.phrase) }
    return words.filter { span.has($0.0) }.map(\.1)
      + [said.flatMap(TargetKind.init)].compactMap(\.self)
  }

  static func named(_ span: Span) -> [TargetKind] {
    var found = own(span)
    if span.has(.glucose, .sugarword, .fastingword, .afterMealWord, .target, .targetcall, .cgmnoun)
      || span.has(.low, .high, .rangeLow, .rangeHigh)
    {
      found += [.glucoseLow, .glucoseHigh]
    }
    switch span.measure?.measure {
    case .kilogram: found.append(.weight)
    case .liter, .milliliter, .glass: found.append(.water)
    default: break
    }
    return found
  }

  private var lastTarget: (kind: TargetKind, value: Double?)? {
    guard let step = scene.dialogue.last("setTarget"), step.age < 4,
      let kind = step.call.arguments[.kind]?.string.flatMap(TargetKind.init)
    else { return nil }
    return (kind, step.call.arguments[.value]?.number)
  }

  /// Each kind once: where it is named nearest to the number, a word before it rather than after.
  private static func nearest(_ kinds: [Kind], to quantity: Quantity) -> [Kind] {
    func distance(_ kind: Kind) -> Int {
      guard let place = kind.place else { return 99 }
      let gap = quantity.spans.lowerBound - place
      return gap >= 0 ? gap * 2 : -gap * 2 + 1
    }
    var found: [Kind] = []
    for kind in kinds.sorted(by: { distance($0) < distance($1) })
    where !found.contains(where: { $0.kind == kind.kind }) {
      found.append(kind)
    }
    return found
  }

  // MARK: Readings

  private func single(_ quantity: Quantity, _ order: Int, _ kind: Kind, _ all: [Quantity])
    -> [IntentCandidate]
  {
    let values = values(of: quantity, as: kind.kind)
    var arguments: [[JSON.Member]] = []
    let isGlucose = kind.kind.isOfGlucose
    if let number = quantity.number, Self.isRange(number) {
      if isGlucose { return [] }
      arguments.append([
        .init(.min, .number(values.low)), .init(.max, .number(values.high)),
      ])
    } else {
      arguments.append([.init(.value, .number(values.low))])
      if let last = lastTarget, last.kind == kind.kind, let old = last.value, !isGlucose,
        old != values.low
      {
        arguments.append([
          .init(.min, .number(min(old, values.low))), .init(.max, .number(max(old, values.low))),
        ])
      }
    }
    return arguments.map { members in
      var found = candidate(
        [[.init(.kind, .string(kind.kind.rawValue))] + members], at: quantity,
        ["kind=\(kind.kind.rawValue)", "number=\(min(3, order)) of \(min(4, all.count))"])
      describe(kind, quantity, all, into: &found.features)
      return found
    }
  }

  /// `80 ile 130 arası`: both bounds of the glucose range, from a number that is one.
  private func bounds(_ quantity: Quantity, _ all: [Quantity]) -> [IntentCandidate] {
    guard let number = quantity.number, Self.isRange(number) else { return [] }
    return range(number.low, number.high, at: quantity, "range", [])
  }

  /// Two numbers as the ends of a range: `min 100 maks 140`, `alt 80 üst 170`.
  private func pair(_ one: Quantity, _ two: Quantity, _ kinds: [Kind]) -> [IntentCandidate] {
    guard one.value != two.value, two.spans.lowerBound - one.spans.upperBound < 5 else { return [] }
    let order = one.value < two.value ? "rising" : "falling"
    let low = min(one.value, two.value)
    let high = max(one.value, two.value)
    let claims = Set(two.spans)
    var found = range(low, high, at: one, "two", claims)
    for kind in Self.nearest(kinds, to: one)
    where !kind.kind.isOfGlucose && kind.place != nil {
      var result = candidate(
        [
          [
            .init(.kind, .string(kind.kind.rawValue)),
            .init(.min, .number(Self.value(of: Quantity(two, value: low), as: kind.kind))),
            .init(.max, .number(Self.value(of: Quantity(two, value: high), as: kind.kind))),
          ]
        ], at: one, ["kind=\(kind.kind.rawValue)", "two", "order=\(order)"])
      result.claims.formUnion(claims)
      describe(kind, one, [one, two], into: &result.features)
      found.append(result)
    }
    return found
  }

  private func range(
    _ low: Double, _ high: Double, at quantity: Quantity, _ source: String, _ claims: Set<Int>
  ) -> [IntentCandidate] {
    guard low >= 2, high <= 450 else { return [] }
    let members = [(TargetKind.glucoseLow, low), (.glucoseHigh, high)].map { kind, value in
      [JSON.Member(.kind, .string(kind.rawValue)), .init(.value, .number(value))]
    }
    var found = candidate(
      members, at: quantity,
      [
        "kind=both", "both from=\(source)", "low=\(MessageFeatures.magnitude(low))",
        "high=\(MessageFeatures.magnitude(high))",
      ])
    found.claims.formUnion(claims)
    for place in message.spans.indices {
      for kind in Self.named(message.spans[place]) {
        found.features.add("both named=", kind.rawValue)
      }
    }
    return [found]
  }

  // MARK: Shared

  private func candidate(
    _ arguments: [[JSON.Member]], at quantity: Quantity, _ notes: [String]
  ) -> IntentCandidate {
    var result = IntentCandidate(intent: "setTarget", message: message)
    result.calls = arguments.map { PlannedCall("setTarget", .object($0)) }
    result.claims = Set(quantity.spans)
    result.features.share(message.whole)
    result.features.share(message.features(at: quantity.spans.lowerBound), isNamed: true)
    for note in notes { result.features.add(note) }
    for member in arguments.first ?? [] { result.features.add("slot=", member.key) }
    let text = scene.dialogue.earlier.first.map(Turkish.fold) ?? ""
    for word in text.split(separator: " ").prefix(12) {
      result.features.add("\(notes[0]) earlier=", word.prefix(4))
    }
    result.features.add("spans=", count: message.spans.count, atMost: 9)
    return result
  }

  private func values(of quantity: Quantity, as kind: TargetKind) -> (low: Double, high: Double) {
    let low = quantity.number?.low ?? quantity.value
    let high = quantity.number?.high ?? quantity.value
    guard quantity.number?.kind == .range else {
      let value = Self.value(of: quantity, as: kind)
      return (value, value)
    }
    let ends = [low, high].map { end in Self.value(of: Quantity(quantity, value: end), as: kind) }
    return (ends[0], ends[1])
  }

  /// In the unit of the target: water in ml, where few are litres.
  static func value(of quantity: Quantity, as kind: TargetKind) -> Double {
    kind == .water ? quantity.milliliters(each: 1000) : quantity.value
  }

  private func withPersons(_ candidate: IntentCandidate) -> [IntentCandidate] {
    Person.variants(of: candidate, in: message)
  }
}

extension TargetKind {
  /// Whether it is a bound of the glucose range.
  var isOfGlucose: Bool { [.glucoseLow, .glucoseHigh].contains(self) }
}
