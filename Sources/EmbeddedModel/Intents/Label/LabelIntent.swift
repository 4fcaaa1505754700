import Analysis
import Domain
import Turkish

/// Foods whose carbohydrate the person says, eaten now or in a meal of the talk.
struct LabelIntent {
  let message: MessageAnalysis
  let weights: Weights
  private let said: SaidCarbs?
  /// Where each food has its own: all of them.
  let each: [SaidCarbs]
  /// The message without the words that tell the figure.
  private let rest: MessageAnalysis?

  init(message: MessageAnalysis, weights: Weights) {
    self.message = message
    self.weights = weights
    let scene = message.scene
    let reader = SaidCarbsReader(scene.sentence)
    guard !scene.isQuestion, !scene.has(.target),
      !scene.clauses.contains(where: \.isUnreal),
      var said = reader.read(), (0...1000).contains(said.grams)
    else {
      (said, each, rest) = (nil, [], nil)
      return
    }
    each = said.basis == .unsaid ? reader.readEach() : []
    for figure in each { said.places.formUnion(figure.places) }
    self.said = said
    let places = said.places
    var sentence = scene.sentence
    sentence.spans = sentence.spans.indices.filter { !places.contains($0) }
      .map { sentence.spans[$0] }
    rest = MessageAnalysis(
      scene: Scene(
        sentence, scene.dialogue, now: scene.now, zone: scene.zone,
        units: scene.units),
      weights: weights,
      keepsNames: message.keepsNames)
  }

  /// The words that tell the figure.
  var figures: Set<Int> { said?.places ?? [] }

  /// How the outcomes begin under which it is learned.
  static let outcome = "label "

  func candidates() -> [IntentCandidate] { readings.compactMap(\.candidate) }

  /// What has to be asked before a figure can be used; nil where there is none, or a reading uses it.
  var question: Speech? {
    let found = readings
    guard !found.contains(where: { $0.candidate != nil }),
      let open = found.first(where: { $0.lacksAmount != nil }), let food = open.lacksAmount
    else { return nil }
    return .ask(
      Question(kind: open.isTooMuch ? .labelTooMuch(food) : .labelAmount(food), calls: []))
  }

  /// One way to use the figure, or the food whose amount is missing for it.
  private struct LabelReading {
    var candidate: IntentCandidate?
    var lacksAmount: String?
    /// Whether the figure cannot be of the amount that was said, so that no other food may take it.
    var isTooMuch = false
  }

  private var readings: [LabelReading] {
    guard let said, let rest else { return [] }
    if !each.isEmpty {
      let meals = MealIntent(message: rest, weights: weights).candidates()
      return tellsOfEating
        ? meals.compactMap { figuredEach($0).map { LabelReading(candidate: $0) } } : []
    }
    var meals = MealIntent(message: rest, weights: weights).candidates()
    if meals.isEmpty, eats(rest) || rest.isOnlyMealName, let item = unnamed(said, rest) {
      var meal = IntentCandidate(intent: "logMeal", message: rest)
      meal.calls = [rest.scene.mealCall([item], at: rest.times.map(\.time))]
      meals = [meal]
    }
    if !meals.contains(where: { labelled($0, said, rest)?.candidate != nil }), eats(rest),
      let item = onlyFood(rest)
    {
      var meal = IntentCandidate(intent: "logMeal", message: rest)
      meal.calls = [rest.scene.mealCall([item], at: rest.times.map(\.time))]
      meals.append(meal)
    }
    // "yarısını yedim": the whole was not eaten.
    let parts = Set(message.quantities.filter(\.isPart).flatMap(\.spans)).subtracting(said.places)
    if !parts.isEmpty {
      let partly = MealIntent(message: message, weights: weights).candidates()
        .filter { !$0.claims.isDisjoint(with: parts) }
      if partly.contains(where: { labelled($0, said, rest)?.candidate != nil }) { meals = partly }
    }
    if [.unsaid, .each].contains(said.basis), !said.isRead {
      // A figure is no reason to leave a food out.
      let most = meals.map(\.foodCount).max() ?? 0
      meals = meals.filter { $0.foodCount == most }
    }
    let found =
      tellsOfEating
      ? meals.compactMap { labelled($0, said, rest) } : figured(said, rest).map { [$0] } ?? []
    let wrong = found.filter(\.isTooMuch)
    return wrong.isEmpty ? found : wrong
  }

  /// Whether the figure is of what was eaten now, not of a meal of the talk.
  var tellsOfEating: Bool {
    guard let rest else { return false }
    guard let meal = rest.scene.dialogue.meal, !eats(rest) else { return true }
    return isOther(than: meal, rest)
  }

  private func eats(_ rest: MessageAnalysis) -> Bool {
    rest.scene.clauses.contains { $0.verbIs(.eat, .finish) && $0.isPast } || hasMeal(rest)
  }

  /// "kahvaltıda 45 gram karb aldım": one meal by its name, with one figure and nothing else.
  private func hasMeal(_ rest: MessageAnalysis) -> Bool {
    let isMealAlone = message.scene.sentence.spans.allSatisfy { span in
      span.isMark || span.number != nil || span.measure != nil || span.time?.meal != nil
        || span.has(.meal, .carbs, .take)
    }
    guard isMealAlone, rest.times.contains(where: { $0.time.meal != nil }) || rest.scene.has(.meal),
      message.scene.sentence.spans.count(where: { $0.number != nil }) == 1
    else {
      return false
    }
    return rest.scene.clauses.contains { clause in
      clause.verbIs(.take) && clause.isPast && !clause.isNegated
        && [1, 4].contains(clause.form?.person ?? 0)
    }
  }

  func candidate(_ call: PlannedCall, _ kind: String) -> IntentCandidate {
    var found = IntentCandidate(intent: Self.outcome + call.tool, message: message)
    found.calls = [call]
    found.claims = Set(message.spans.indices).subtracting(besides)
    found.anchor = 0
    found.features.share(message.whole)
    found.features.add("label=", kind)
    found.features.add("basis=", said.map { "\($0.basis)".prefix(4) } ?? "")
    found.features.add("items=", count: call.arguments[.items]?.array?.count ?? 0, atMost: 4)
    return found
  }

  /// Values and doses that are told beside what was eaten: "şekerim 142, 40 kh yedim 4 ünite novorapid".
  private var besides: Set<Int> {
    let spans = message.spans
    let doses = message.quantities.filter { $0.doseUnit != nil }.flatMap(\.spans)
    let drugs = spans.indices.filter { spans[$0].namesDrug }
    let values = spans.indices.dropLast().filter { place in
      let number = place + 1
      return spans[place].has(.glucose, .sugarword)
        && spans[number].number.map { $0.kind == .exact && $0.value >= 20 } ?? false
        && said?.places.contains(number) == false
        && (number + 1 == spans.count || spans[number + 1].measure == nil)
    }
    return Set(doses + drugs + values.flatMap { [$0, $0 + 1] })
  }

  /// "50 gram granola yedim" beside what the label says.
  private func labelled(_ meal: IntentCandidate, _ said: SaidCarbs, _ rest: MessageAnalysis)
    -> LabelReading?
  {
    guard var call = meal.calls.first else { return nil }
    var items = call.arguments[.items]?.array ?? []
    // "30 gram müsli yedim; müslinin 100 gramında …" names it twice.
    items = items.filter { item in
      item[.quantity] != nil
        || !items.contains { $0[.quantity] != nil && $0[.name] == item[.name] }
    }
    if items.count > 1, isTotal(said), !isOfNext(said) {
      call.arguments = call.arguments.setting(.items, to: .array(items))
        .setting(.note, to: .string(Texts.ownCount(said.grams)))
      return LabelReading(candidate: candidate(call, "total"))
    }
    guard let place = labelled(items.map(Mention.init(item:)), said), items.indices.contains(place)
    else { return nil }
    let mention = Mention(item: items[place])
    if said.isHeavier(than: mention) {
      return LabelReading(lacksAmount: mention.name, isTooMuch: true)
    }
    guard let carbs = said.carbs(of: mention) else {
      return LabelReading(lacksAmount: mention.name)
    }
    items[place] = items[place].setting(.carbs, to: .number(carbs))
    call.arguments = call.arguments.setting(.items, to: .array(items))
    return LabelReading(candidate: candidate(call, "eaten"))
  }

  /// The one food that is named, in the one amount that was eaten.
  private func onlyFood(_ rest: MessageAnalysis) -> Mention? {
    let foods = rest.foods.filter(\.isKnown)
    guard foods.count == 1,
      let verb = rest.spans.lastIndex(where: { $0.finiteVerb != nil && $0.has(.eat, .finish) })
    else { return nil }
    let amounts = rest.quantities.filter { quantity in
      quantity.number != nil && quantity.measure != nil
        && rest.clauseOf[quantity.spans.lowerBound] == rest.clauseOf[verb]
    }
    guard amounts.count == 1, amounts[0].spans.upperBound == verb else { return nil }
    var mention = Mention(name: foods[0].name, isKnown: true)
    mention.take(Amount(amounts[0]))
    return mention
  }

  /// "40 gram yedim", "45 gram karbonhidrat yedim": what it was is not said.
  private func unnamed(_ said: SaidCarbs, _ rest: MessageAnalysis) -> Mention? {
    // "günlük karbonhidrat 120 olsun" is wished for.
    guard said.places.allSatisfy({ !message.clause(of: $0).isRequest }) else { return nil }
    let isDrink = rest.scene.clauses.contains {
      $0.verb.map { Turkish.fold($0.phrase).fits("drinking") } == true
    }
    let weighed = rest.quantities.first { $0.measure?.measure.metric != nil }
    guard let weighed else {
      guard said.basis == .unsaid else { return nil }
      return Mention(name: isDrink ? Texts.someDrink : Texts.someFood, isKnown: false)
    }
    var mention = Mention(
      name: isDrink ? Texts.labelledDrink : Texts.labelledFood, isKnown: false)
    mention.take(Amount(weighed))
    return mention
  }

  /// Which of the foods the label is about: the one named nearest before its figure.
  private func labelled(_ items: [Mention], _ said: SaidCarbs) -> Int? {
    guard let figure = said.places.min() else { return 0 }
    let spans = message.spans
    let names = items.map(\.name)
    if items.count == 1 {
      // "ekmeğin poşetinde 32 g yazıyor, 80 gram tavuk yedim": not of the chicken.
      let named = spans[..<figure].last { $0.food != nil }?.food
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
    let foods = spans.indices.filter { spans[$0].food != nil }
    if said.basis == .each, let last = said.places.max() {
      // "15 kh'lık bar": what stands right behind it, known or not.
      let next = spans.indices.dropFirst(last + 1).prefix(2).map(message.word)
      let named = names.firstIndex { name in
        Turkish.fold(name).split(separator: " ").contains { next.contains(String($0)) }
      }
      if let named { return named }
    }
    let order =
      isOfNext(said)
      ? foods.filter { $0 > figure }
      : foods.filter { $0 < figure }.reversed() + foods.filter { $0 > figure }
    for place in order {
      let phrase = spans[place].food?.phrase ?? ""
      if let item = names.firstIndex(where: { $0.contains(phrase) }) { return item }
    }
    return names.count - 1
  }

  /// "200 g tavuk yedim, 100 g 28 kh pilav": whether a food stands right behind the figure, and a mark or a verb
  /// parts it from the food before.
  private func isOfNext(_ said: SaidCarbs) -> Bool {
    let spans = message.spans
    guard let first = said.places.min(), let last = said.places.max(), last + 1 < spans.count,
      spans[last + 1].food != nil
    else { return false }
    let before = spans[..<first].lastIndex { $0.food != nil } ?? 0
    return spans[before..<first].contains { $0.isMark || $0.finiteVerb != nil }
  }

  /// "Etiketinde 100 gramda 60 g karbonhidrat yazıyor" after a meal that was logged without it.
  private func figured(_ said: SaidCarbs, _ rest: MessageAnalysis) -> LabelReading? {
    guard let meal = message.scene.dialogue.meal, meal.age <= 3 else { return nil }
    let named = rest.foods.filter(\.isKnown).map(\.name)
    // A figure of a food that the meal does not hold is no figure of the meal.
    let owners = rest.foods.filter { food in
      rest.spans[food.head].food?.noun?.grammaticalCase == .genitive
    }
    let isHeld = named.contains { name in meal.items.contains { $0.name.contains(name) } }
    guard owners.isEmpty || isHeld else { return nil }
    let unknown = meal.items.filter { $0.food == nil }
    let item =
      meal.items.first { item in named.contains { item.name.contains($0) } }
      ?? (unknown.count == 1 ? unknown.first : meal.items.count == 1 ? meal.items.first : nil)
    guard let item else { return nil }
    var mention = Mention(
      name: item.name, quantity: item.quantity, unit: item.unit, isKnown: item.food != nil)
    if let amount = rest.quantities.first(where: { $0.measure != nil }) {
      mention.take(Amount(amount))
    }
    guard let carbs = said.carbs(of: mention) else {
      return LabelReading(lacksAmount: mention.name)
    }
    let items: JSON = .array([mention.json.setting(.carbs, to: .number(carbs))])
    let call = PlannedCall("updateMeal", [.meal: .number(meal.id), .items: items])
    return LabelReading(candidate: candidate(call, "figured"))
  }
}
