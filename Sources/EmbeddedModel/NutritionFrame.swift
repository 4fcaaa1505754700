import Analysis
import Domain
import Turkish

/// Targets, totals, and what a food holds.
extension Scene {
  func targets(at index: Int) -> Proposal? {
    let clause = clauses[index]
    let tail = targetFollows(index)
    guard speaksOfTarget(clause) || tail else { return nil }
    if clause.has(.glucose, .sugarword), !clause.has(.low, .high),
      let range = clause.numbers.first(where: { $0.kind == .range }), !clause.isQuestion
    {
      let bounds = [("glucoseLow", range.low), ("glucoseHigh", range.high)]
      return Proposal(
        frame: "hedef koyma", score: 0.92,
        calls: bounds.map {
          PlannedCall("setTarget", ["kind": .string($0.0), "value": .number($0.1)])
        })
    }
    guard let kind = targetKind(clause) ?? inheritedKind else {
      return clause.isQuestion || clause.verbIs(.show)
        ? Proposal(frame: "hedefler", score: 0.8, calls: [PlannedCall("getTargets")]) : nil
    }
    let values = clause.numbers.filter { !$0.isArticle && !$0.isPercent && $0.kind != .vague }
    if let range = targetRange(kind, values, clause, tail) { return range }
    if let value = values.last, !clause.isQuestion || clause.isRequest, !clause.isUnreal {
      return setTarget(kind, value, clause)
    }
    if clause.spans.contains(where: { sentence.folded($0).hasSuffix("aralikta") }) { return nil }
    if clause.has(.carbs, .calories, .protein, .fat, .fiber, .water), clause.isQuestion,
      clause.verbIs(.eat, .take, .comeout, .trend) || remainder(clause)
    {
      return Proposal(
        frame: "hedef sorusu", score: 0.82, calls: [PlannedCall("getNutrition", period(clause))])
    }
    guard clause.isQuestion || clause.verbIs(.show) || clause.verbPlace == nil else { return nil }
    return Proposal(frame: "hedefler", score: 0.85, calls: [PlannedCall("getTargets")])
  }

  /// Whether a clause is about targets, by its words or because the last thing done was one.
  private func speaksOfTarget(_ clause: Clause) -> Bool {
    if clause.has(.target) { return true }
    guard dialogue.newest?.call.name == "setTarget" else { return false }
    if clause.has(.change, .bring) { return true }
    guard !clause.numbers.isEmpty else { return false }
    return clause.has(.deictic, .correction, .not)
      || !clause.hasFood && !clause.verbIs(.eat, .take) && !clause.has(.glucose, .list)
  }

  /// "günde 40 gram lif, hedefim bu": the word for a target comes in the next clause.
  private func targetFollows(_ index: Int) -> Bool {
    guard index + 1 < clauses.count else { return false }
    let next = clauses[index + 1]
    return next.verbPlace == nil && next.has(.target) && next.numbers.isEmpty && !next.isQuestion
  }

  private func targetRange(
    _ kind: TargetKind, _ values: [NumberReading], _ clause: Clause, _ tail: Bool
  ) -> Proposal? {
    guard values.count == 2, values[0].value < values[1].value, !clause.isQuestion,
      clause.has(.low, .high)
        || clause.spans.contains(where: {
          ["arasinda", "arasi", "arasina"].contains(sentence.folded($0))
        })
    else { return nil }
    let bounds: JSON = [
      "kind": .string(kind.rawValue), "min": .number(values[0].value),
      "max": .number(values[1].value),
    ]
    return Proposal(
      frame: "hedef koyma", score: 0.93, calls: [PlannedCall("setTarget", bounds)],
      clauses: tail ? 2 : 1)
  }

  private func remainder(_ clause: Clause) -> Bool {
    clause.spans.contains {
      ["kaldi", "kalan", "kalmis", "kaliyor", "kalir"].contains(sentence.folded($0))
    }
  }

  private var inheritedKind: TargetKind? {
    guard let step = dialogue.newest, step.call.name == "setTarget" else { return nil }
    return step.call.arguments["kind"]?.string.flatMap(TargetKind.init)
  }

  private func targetKind(_ clause: Clause) -> TargetKind? {
    let nutrients: [(WordClass, TargetKind)] = [
      (.calories, .calories), (.carbs, .carbs), (.protein, .protein), (.fiber, .fiber),
      (.fat, .fat),
      (.steps, .steps), (.sleepnoun, .sleep), (.weight, .weight), (.water, .water),
    ]
    if clause.has(.glucose, .sugarword) || clause.has(.low, .high) && clause.has(.target) {
      if clause.has(.high) { return .glucoseHigh }
      if clause.has(.low) { return .glucoseLow }
    }
    for (word, kind) in nutrients where clause.has(word) { return kind }
    let isWeight = clause.spans.contains {
      $0.measure.map { $0.measure == .kilogram } ?? $0.reading(.target)?.phrase.contains("kilo")
        ?? false
    }
    return isWeight && clause.has(.target) ? .weight : nil
  }

  private func setTarget(_ kind: TargetKind, _ number: NumberReading, _ clause: Clause) -> Proposal
  {
    var value = number.value
    let unit = clause.spans.compactMap(\.measure).last?.unit
    if kind == .water {
      if unit == "litre" || (unit == nil && value < 20) { value *= 1000 }
      if unit == "su bardağı" { value *= 200 }
    }
    var members: [JSON.Member] = [.init("kind", .string(kind.rawValue))]
    if number.kind == .range {
      members += [.init("min", .number(number.low)), .init("max", .number(number.high))]
    } else {
      members.append(.init("value", .number(value)))
    }
    return Proposal(
      frame: "hedef koyma", score: 0.92, calls: [PlannedCall("setTarget", .object(members))])
  }

  // MARK: Totals and foods

  /// "bugün neler yaptım?", "günlük özetim": all entries of a day.
  func wholeDay(at index: Int) -> Proposal? {
    let clause = clauses[index]
    guard clause.has(.day), !clause.has(.glucose, .list) else { return nil }
    return Proposal(
      frame: "gün", score: 0.92, calls: [PlannedCall("getDay", .object(days(clause)))])
  }

  func nutrition(at index: Int) -> Proposal? {
    let clause = clauses[index]
    let asksNutrient =
      clause.has(.carbs, .calories, .protein, .fat, .fiber, .salt, .glycemic)
      || clause.has(.sugar) && clause.verbIs(.take, .eat)
      || (clause.has(.sugar) && clause.hasRealFood && clause.has(.question, .exist))
      || asksAmount(clause, index)
    let asks = clause.isQuestion || clause.verbIs(.show) || clause.has(.show)
    guard asks || asksNutrient else { return meals(clause, asks) }
    if clause.isQuestion, clause.has(.water), clause.verbIs(.eat, .finish),
      !clause.hasRealFood || foods(clause, takesUnknown: false).mentions.allSatisfy(isWater)
    {
      return Proposal(
        frame: "su sorusu", score: 0.9,
        calls: [PlannedCall("getDay", .object(days(clause)))], topic: .water)
    }
    if clause.isQuestion, !asksNutrient, summed(clause),
      !clause.has(.glucose, .sugarword, .cgmnoun, .target, .list)
    {
      return Proposal(
        frame: "toplam", score: 0.7, calls: [PlannedCall("getNutrition", period(clause))])
    }
    var foods = nutrientFoods(clause)
    if foods.isEmpty, asksNutrient, let stranger = strangerName(clause) {
      foods = [Mention(name: stranger, isKnown: false)]
    }
    if asksNutrient, asks || clause.verbPlace == nil, !clause.isUnreal || clause.has(.question) {
      let isOwn =
        clause.verbIs(.take, .eat, .comeout) && clause.isPastOrPerfect || clause.has(.cgmnoun)
        || summed(clause)
      if !foods.isEmpty,
        !isOwn || clause.spans.allSatisfy({ $0.time == nil }) && !clause.verbIs(.take, .eat)
      {
        return lookup(foods)
      }
      if foods.isEmpty, !isGeneralQuestion(clause) {
        return Proposal(
          frame: "toplam", score: 0.84, calls: [PlannedCall("getNutrition", period(clause))])
      }
    }
    return meals(clause, asks)
  }

  /// "bu hafta kaç gram almışım": of what the clause before spoke of.
  private func asksAmount(_ clause: Clause, _ index: Int) -> Bool {
    clause.has(.question) && clause.verbIs(.take) && clause.isPast && !clause.hasFood
      && (index > 0 || clause.spans.contains { $0.measure?.unit == "gram" })
  }

  /// A word that the table does not know, asked about by its nutrients: "hibüsküde kaç karbonhidrat var?".
  private func strangerName(_ clause: Clause) -> String? {
    guard clause.isQuestion, !clause.verbIs(.take, .eat),
      let span = clause.spans.first(where: { $0.isUnknown })
    else { return nil }
    let word = Turkish.lowercased(sentence.source(span))
    for ending in ["nda", "nde", "da", "de", "ta", "te"]
    where word.count > ending.count + 3 && word.hasSuffix(ending) {
      return String(word.dropLast(ending.count))
    }
    return nil
  }

  /// "… yağ almışım", "ortalamam", "toplam".
  private func summed(_ clause: Clause) -> Bool {
    clause.spans.contains { span in
      ["toplam", "ortalama", "ozet"].contains { sentence.folded(span).hasPrefix($0) }
    } && !clause.hasRealFood
  }

  private func isGeneralQuestion(_ clause: Clause) -> Bool {
    clause.form?.mood == .necessity
      || clause.spans.contains {
        ["nedir", "neden", "niye", "nicin", "olmali"].contains(sentence.folded($0))
      }
  }

  private func nutrientFoods(_ clause: Clause) -> [Mention] {
    let spans = clause.spans.filter {
      !$0.has(.carbs, .calories, .protein, .fat, .fiber, .salt, .glycemic, .show, .question)
        && !($0.has(.sugar, .sugarword) && clause.hasRealFood)
    }
    var reader = MentionReader(sentence: sentence, takesUnknown: false)
    return reader.read(spans)
  }

  private func lookup(_ foods: [Mention]) -> Proposal {
    let calls = foods.map { food in
      // "60 gram karbonhidrat kaç dilim ekmek eder?": grams of a nutrient are no grams of the food.
      let asksAmount = folded.contains("karbonhidrat kac ")
      return PlannedCall(
        "lookupFood",
        (asksAmount ? Mention(name: food.name, quantity: 1, unit: food.unit, isKnown: true) : food)
          .json)
    }
    return Proposal(frame: "besin değeri", score: 0.86, calls: calls)
  }

  /// "bugün ne yedim?", "elma yedim mi?".
  private func meals(_ clause: Clause, _ asks: Bool) -> Proposal? {
    let isEating =
      clause.verbIs(.eat, .passive) && (clause.isPast || clause.form?.hasPastCopula == true)
      || clause.has(.eat) && clause.isParticiple(.eat)
    let isList = clause.has(.meal, .record) && asks && !clause.verbIs(.put) && !clause.isNegated
    guard asks, isEating || isList, !clause.isUnreal else { return nil }
    var members = days(clause)
    if let type = mealType(clause.times) {
      members.append(.init("mealType", .string(type.rawValue)))
    }
    var reader = MentionReader(sentence: sentence, takesUnknown: false)
    let foods = reader.read(clause.spans)
    if let food = foods.first { members.append(.init("food", .string(food.name))) }
    return Proposal(
      frame: "öğün sorusu", score: 0.83, calls: [PlannedCall("getMeals", .object(members))])
  }

  /// `period`, or `from` and `to`, as the clause says; today where it says nothing.
  func period(_ clause: Clause) -> JSON {
    for time in clause.times {
      if let period = time.period { return ["period": .string(period.rawValue)] }
      if let span = time.dates(now: now, zone: zone) {
        return ["from": .string(text(span.lowerBound)), "to": .string(text(span.upperBound))]
      }
    }
    return ["period": "today"]
  }

  /// `from` and `to` of the days that a clause names.
  func days(_ clause: Clause) -> [JSON.Member] {
    for time in clause.times {
      if let span = time.dates(now: now, zone: zone) {
        return [
          .init("from", .string(text(span.lowerBound))),
          .init("to", .string(text(span.upperBound))),
        ]
      }
    }
    return []
  }
}

extension Clause {
  /// Whether a food is named that is not also a nutrient's name (yağ, şeker, tuz).
  var hasRealFood: Bool {
    spans.enumerated().contains { place, span in
      place != verbPlace && span.food != nil
        && !span.has(.fat, .sugar, .sugarword, .salt, .water, .protein, .fiber)
    }
  }

  var isPastOrPerfect: Bool { isPast || form?.hasPastCopula == true || form?.mood == .progressive }

  /// Whether a verb of this class stands as a participle: `yediğim`, `aldığım`.
  func isParticiple(_ wanted: WordClass) -> Bool {
    spans.contains { span in
      span.readings.contains { $0.sense == .word(wanted) && $0.verb?.mood == .participle }
    }
  }
}
