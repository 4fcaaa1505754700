import Analysis
import Domain
import Turkish

/// Changes of the writer's own records in clauses whose subject is somebody else.
///
///     bir simit yedim | eşim de yarım yedi             the writer's stays whole
///     bir simit yedim | yarısını eşim yedi             half of it was not the writer's
///     birer elma yedik | annem yarısını yedi           half of her own
extension ToldChange {
  /// Whether what a change would take is what somebody else ate, drank or injected.
  var isDoneByOther: Bool {
    guard changesRecord, !changes(.person), let record, record.owner == nil else { return false }
    if changes(.items), told.contains(where: isBehindOther) { return true }
    return clauses.contains { clause in
      clause.isDeedOfOther && !(takesPart(clause) && !hadEachTheirOwn(record))
    }
  }

  /// "ben 1 tane içtim arkadaş 2": an amount right behind somebody, in a clause without a verb.
  private func isBehindOther(_ quantity: Quantity) -> Bool {
    let place = quantity.spans.lowerBound
    return message.clause(of: place).verb == nil
      && message.persons.contains { $0.isBare && $0.places.upperBound + 1 == place }
  }

  /// "yarısını", "birini", "simidi": of what the writer told.
  private func takesPart(_ clause: Clause) -> Bool {
    clause.spans.contains { span in
      span.number?.form.isPossessive == true || span.measure?.form.possessor == 3
        || [.accusative, .genitive].contains(span.food?.noun?.grammaticalCase)
    }
  }

  /// "birer elma yedik": the message of a record told what each of them had.
  private func hadEachTheirOwn(_ record: TalkRecord) -> Bool {
    let back = record.age - 1
    guard scene.dialogue.earlier.indices.contains(back),
      let told = scene.dialogue.scene(
        of: scene.dialogue.earlier[back], now: scene.now, zone: scene.zone)
    else { return false }
    return told.sentence.tokens.contains { $0.folded.fits("amount.each") }
  }
}

extension Clause {
  /// "yarım yedi", "12 ünite vurdu": what a third person did.
  var isDeedOfOther: Bool {
    guard let form, let verbPlace, isPast, [3, 6].contains(form.person), !form.isNegative else {
      return false
    }
    return verbIs(.eat, .inject) && !spans[verbPlace].has(.passive)
  }
}

extension Reading {
  /// "2 dilim börek yedim", then "arkadaşım 3 dilim yedi": the same food as a meal of whoever is named, to
  /// be asked about.
  var sameOfOther: Speech? {
    let scene = message.scene
    guard scene.clauses.count == 1, scene.clauses[0].isDeedOfOther, scene.clauses[0].verbIs(.eat),
      message.persons.count == 1, message.persons[0].isBare,
      message.foods.allSatisfy({ !$0.isKnown }), message.quantities.count == 1,
      let amount = message.quantities.first, amount.doseUnit == nil, !amount.isPart,
      let record = message.state.records.first, record.owner == nil, record.age <= 2,
      let items = record.meal?.items, let item = items.count == 1 ? items[0] : nil
    else { return nil }
    var mention = Mention(name: item.name, isKnown: true)
    mention.take(Amount(amount))
    if amount.measure == nil { mention.unit = item.unit }
    var call = scene.mealCall([mention], at: [])
    let person = JSON.string(Whose.said(message.persons[0].name))
    call.arguments = call.arguments.setting(.person, to: person)
    return .ask(Question(kind: .isMeant([[call]]), calls: [call]))
  }
}

/// Meals that are no new ones, since the words are of one that was told before.
extension MessageAnalysis {
  private var lastMeal: TalkRecord? {
    state.records.first { $0.kind == .meal && $0.owner == nil && $0.age <= Self.mostBack }
  }

  private static let mostBack = 3

  /// "3 bira içtik", then "ben 1 tane içtim": the writer's share of what several had.
  func isOwnShare(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent.hasPrefix("logMeal"), foods.allSatisfy({ !$0.isKnown }),
      !scene.has(.more),
      spans.indices.contains(where: { word($0).fits("self.word") && !isTold(tooAt: $0) }),
      let meal = lastMeal, meal.age == 1, let text = scene.dialogue.earlier.first,
      let told = scene.dialogue.scene(of: text, now: scene.now, zone: scene.zone)
    else { return false }
    return told.clauses.contains { $0.verbIs(.eat) && $0.isPast && $0.form?.person == 4 }
  }

  /// "künefenin yarısını hanıma verdim" after a künefe: of the writer's own, which becomes less.
  func isGivenAway(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMeal", let items = lastMeal?.meal?.items,
      candidate.calls.contains(where: { $0.arguments[.person] != nil }),
      let anchor = candidate.anchor, [1, 4].contains(clause(of: anchor).form?.person ?? 0)
    else { return false }
    return foods.contains { food in
      spans[food.head].food?.noun?.grammaticalCase == .genitive
        && items.contains { FoodRole.shares($0.name, food.name) }
    }
  }

  /// "Can saat 6da 45 gram karbonhidrat yedi makarna": a meal with its carbohydrates, of whoever is named
  /// first, where nothing says that the writer ate.
  func isCarbsOfNamed(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent.hasPrefix(LabelIntent.outcome), candidate.logs, !scene.has(.selfword),
      candidate.calls.allSatisfy({ $0.arguments[.person] == nil }),
      let first = candidate.claims.min()
    else { return false }
    return persons.contains { $0.isBare && $0.places.upperBound < first }
      && !scene.clauses.contains { [1, 4].contains($0.form?.person ?? 0) }
  }

  /// "300 gram patates 2 dilim ekmek buydu yediğim": what a meal was of which only the carbohydrates were
  /// told.
  func isWhatItWas(_ candidate: IntentCandidate) -> Bool {
    let isAdded =
      candidate.intent == "updateMeal"
      && candidate.calls.contains { $0.arguments[.items] != nil && $0.arguments[.remove] == nil }
    return (candidate.intent == "logMeal" || isAdded) && mealOfCarbs != nil
  }

  /// The meal of the talk that has no food yet, where the message tells what it was.
  var mealOfCarbs: (record: TalkRecord, meal: LoggedMeal)? {
    guard spans.indices.contains(where: { word($0).fits("meal.was") }),
      foods.contains(where: \.isKnown), let record = lastMeal, let meal = record.meal,
      meal.items.count == 1, meal.items[0].quantity == nil, meal.items[0].food == nil
    else { return nil }
    return (record, meal)
  }
}

extension Reading {
  /// The foods of a meal of which only the carbohydrates were told, to be asked about in their place.
  var foodsOfTold: Speech? {
    guard let (record, told) = message.mealOfCarbs, let choice = record.choice else { return nil }
    let foods = message.foods.filter(\.isKnown)
    guard let items = meal(of: foods).arguments[.items] else { return nil }
    let call = PlannedCall(
      "updateMeal",
      .object([
        choice, .init(.items, items), .init(.remove, .array(told.items.map { .string($0.name) })),
      ]))
    return .ask(Question(kind: .isMeant([[call]]), calls: [call]))
  }
}
