import Analysis
import Domain
import Turkish

extension Scene {
  /// Foods whose carbohydrate the person says, eaten now or in the meal that was logged before.
  func label(at index: Int) -> Proposal? {
    guard !isQuestion, !has(.target), !clauses.contains(where: \.isUnreal),
      let said = SaidCarbsReader(sentence).read(), (0...1000).contains(said.grams)
    else { return nil }
    let told = clauses.indices.filter { isEaten(clauses[$0]) || tells(clauses[$0], said) }
    guard var first = told.first, var last = told.last else { return nil }
    // "üzümlü kek aldım, 1 dilimi 18 g karbonhidrat diyor, 2 dilim yedim"
    while first > 0, clauses[first - 1].verbIs(.take, .bring, .order), clauses[first - 1].hasFood {
      first -= 1
    }
    guard first == index else { return nil }
    var end = last
    while end + 1 < clauses.count, follows(clauses[end + 1]) { end += 1 }
    last = end
    let inside =
      clauses[index].spans[0].tokens.lowerBound..<(clauses[last].spans.last?.tokens.upperBound ?? 0)
    var rest = sentence
    rest.spans = sentence.spans.indices.filter { place in
      !said.places.contains(place) && inside.contains(sentence.spans[place].tokens.lowerBound)
    }.map { sentence.spans[$0] }
    let scene = Scene(
      sentence: rest, clauses: ClauseReader(sentence: rest).read(), dialogue: dialogue, now: now,
      zone: zone)
    if scene.clauses.contains(where: { scene.isEaten($0) || $0.verbIs(.eat) && $0.isPast }) {
      return scene.eaten(said, in: self, clauses: last + 1 - index)
    }
    guard !scene.clauses.contains(where: { $0.verbPlace != nil }) else { return nil }
    return scene.figured(said, clauses: last + 1 - index)
  }

  private func tells(_ clause: Clause, _ said: SaidCarbs) -> Bool {
    let places = said.places.map { sentence.spans[$0].tokens.lowerBound }
    return clause.spans.contains { places.contains($0.tokens.lowerBound) }
  }

  /// "50 gram granola yedim" beside what the label says.
  private func eaten(_ said: SaidCarbs, in whole: Scene, clauses count: Int) -> Proposal? {
    var call: PlannedCall
    let calls = mealCalls(clauses.indices)
    switch calls.count {
    case 0:
      guard let item = unnamed(said) else { return nil }
      call = mealCall([item], at: clauses.flatMap(\.times))
    case 1: call = calls[0]
    default: return nil
    }
    var items = call.arguments["items"]?.array ?? []
    // "30 gram müsli yedim; müslinin 100 gramında …" names it twice.
    items = items.filter { item in
      item["quantity"] != nil
        || !items.contains { $0["quantity"] != nil && $0["name"] == item["name"] }
    }
    let place = whole.labelled(items.map(Mention.init(item:)), said)
    guard let place else { return asks(items[0]["name"]?.string ?? "", clauses: count) }
    guard items.indices.contains(place) else { return nil }
    let mention = Mention(item: items[place])
    guard let carbs = said.carbs(of: mention) else { return asks(mention.name, clauses: count) }
    items[place] = items[place].setting("carbs", to: .number(carbs))
    call.arguments = call.arguments.setting("items", to: .array(items))
    return Proposal(frame: "etiket", score: 0.95, calls: [call], clauses: count)
  }

  /// "40 gram yedim", "45 gram karbonhidrat yedim": what it was is not said.
  private func unnamed(_ said: SaidCarbs) -> Mention? {
    let isDrink = clauses.contains { $0.verb?.phrase == "iç" }
    let loose = clauses.flatMap { foods($0, takesUnknown: false).loose }
    guard let amount = loose.first(where: { ["gram", "mililitre"].contains($0.unit) }) else {
      let isOfDay = clauses.contains { clause in
        clause.times.contains { $0.meal == nil && $0.part == nil && $0.clock == nil }
      }
      guard said.basis == .unsaid, !isOfDay else { return nil }
      return Mention(
        name: isDrink ? "içecek" : "yiyecek", isKnown: false)
    }
    var mention = Mention(
      name: isDrink ? "etiketli içecek" : "etiketli yiyecek", isKnown: false)
    mention.take(amount)
    return mention
  }

  /// Which of the foods the label is about: the one named nearest before its figure.
  private func labelled(_ items: [Mention], _ said: SaidCarbs) -> Int? {
    guard let figure = said.places.min() else { return 0 }
    let names = items.map(\.name)
    if items.count == 1 {
      // "ekmeğin poşetinde 32 g yazıyor, 80 gram tavuk yedim": not of the chicken.
      let named = sentence.spans[..<figure].last { $0.food != nil && $0.food?.phrase != "su" }?.food
      let isOther = named.map { named in
        named.noun?.grammaticalCase == .genitive && !names[0].contains(named.phrase)
          && items[0].isKnown && !named.phrase.contains(names[0])
      }
      return isOther == true ? nil : 0
    }
    // "100 gramında": what was weighed; "100 ml'de": what was measured.
    if let unit = said.basisUnit {
      let fitting = items.indices.filter { items[$0].unit == unit }
      if fitting.count == 1 { return fitting[0] }
    }
    let foods = sentence.spans.indices.filter { sentence.spans[$0].food != nil }
    let order = foods.filter { $0 < figure }.reversed() + foods.filter { $0 > figure }
    for place in order {
      let phrase = sentence.spans[place].food?.phrase ?? ""
      if let item = names.firstIndex(where: { $0.contains(phrase) }) { return item }
    }
    return names.count - 1
  }

  /// "Etiketinde 100 gramda 60 g karbonhidrat yazıyor" after a meal that was logged without it.
  private func figured(_ said: SaidCarbs, clauses count: Int) -> Proposal? {
    guard let meal = dialogue.meal, meal.age <= 3 else { return nil }
    let named = mentions(clauses.indices).map(\.name)
    let unknown = meal.items.filter { $0.food == nil }
    let item =
      meal.items.first { item in named.contains { item.name.contains($0) } }
      ?? (unknown.count == 1 ? unknown.first : meal.items.count == 1 ? meal.items.first : nil)
    guard let item else {
      guard named.isEmpty else { return nil }
      let names = (unknown.isEmpty ? meal.items : unknown).map(\.name)
      return Proposal(
        frame: "etiket", score: 0.95, speech: .ask(Question(kind: .whichItem(names), calls: [])),
        clauses: count)
    }
    var mention = Mention(
      name: item.name, quantity: item.quantity, unit: item.unit, isKnown: item.food != nil)
    let loose = clauses.flatMap { foods($0, takesUnknown: false).loose }
    if let amount = loose.first { mention.take(amount) }
    guard let carbs = said.carbs(of: mention) else { return asks(mention.name, clauses: count) }
    let items: JSON = .array([mention.json.setting("carbs", to: .number(carbs))])
    return Proposal(
      frame: "etiket", score: 0.95,
      calls: [PlannedCall("updateMeal", ["meal": .number(meal.id), "items": items])],
      clauses: count)
  }

  private func asks(_ name: String, clauses count: Int) -> Proposal {
    Proposal(
      frame: "etiket", score: 0.95,
      speech: .ask(Question(kind: .labelAmount(name), calls: [])), clauses: count)
  }
}
