import Analysis
import Domain
import Turkish

/// What was eaten of something that is kept: a scanned product, one's own recipe.
struct ProductMeal: KitchenTalk {
  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// "taradığım Ruffles'tan 25 g yedim": a name that the table does not have.
  var ofScanned: [PlannedCall]? {
    let tokens = scene.sentence.tokens.filter { $0.kind != .mark }
    guard scene.has(.eat), !scene.isQuestion, scene.clauses.last?.isPast ?? false,
      !scene.sentence.spans.contains(where: { $0.food != nil }),
      let start = tokens.firstIndex(where: { known.has(.scanned, in: [$0.folded]) }),
      let amount = tokens[start...].firstIndex(where: { $0.kind == .number }), amount > start + 1,
      let eaten = Eating.all(in: scene), eaten.allSatisfy({ $0.quantities.count == 1 })
    else { return nil }
    let name = tokens[(start + 1)..<amount].map(Self.bare).joined(separator: " ")
    return eaten.map { eating in
      meal([item(name, eating.quantities.first, [.init(.product, .string(name))])], eating)
    }
  }

  /// A word without what follows its apostrophe, or without the ending of the ablative.
  private static func bare(_ token: Token) -> String {
    if let mark = token.text.firstIndex(where: { "'’".contains($0) }) {
      return String(token.text[..<mark])
    }
    let isLong = token.folded.count > 5
    return isLong && token.folded.fits("label.from")
      ? String(token.text.dropLast(3)) : token.text
  }

  /// "bu üründen 20 g yedim", "kızım bundan 2 porsiyon yedi", "3 dilim yedim" right after its label.
  var ofShown: [PlannedCall]? {
    let labels = LabelTalk(scene)
    guard tellsOfEating, let product = labels.product, !labels.isAboutRecipe else { return nil }
    let shown = ShownProduct(scene, told: product.told)
    let isAlone = isAlone(product.id, toldAt: product.age)
    guard
      words.contains(where: { $0.fits("kept.of") }) && shown.isOnlyFood
        || isAlone && words.contains(where: { $0.fits("kept.ofIt") }) && shown.isOnlyFood
        || isAlone && shown.isMeantByMeasure || shown.isPointedAt,
      let eaten = Eating.all(in: scene), !eaten.isEmpty
    else { return nil }
    let name = shown.nameInMeal ?? Texts.scannedProduct
    let meals = eaten.compactMap { eating -> PlannedCall? in
      guard let quantity = shown.amount(of: eating.quantities), !quantity.isPart else {
        return nil
      }
      let item = item(name, quantity, [.init(.product, .string(Self.text(product.id)))])
      return meal([item], eating)
    }
    return meals.count == eaten.count ? meals : nil
  }

  /// Whether nothing but what was eaten of a product was told since its label.
  private func isAlone(_ id: JSON, toldAt age: Int) -> Bool {
    scene.dialogue.steps.prefix { $0.age < age }.allSatisfy { step in
      (step.call.arguments[.items]?.array ?? []).contains {
        $0[.product]?.string == Self.text(id)
      }
    } && (age == 1 || scene.dialogue.newest != nil)
  }

  /// Whether it tells what was eaten, and nothing that has a verb besides.
  private var tellsOfEating: Bool {
    scene.has(.eat) && !scene.isQuestion
      && scene.clauses.allSatisfy { clause in
        clause.verb == nil || clause.verbIs(.eat) && clause.isPast && !clause.isNegated
      }
  }

  private func item(_ name: String, _ quantity: Quantity?, _ kept: [JSON.Member]) -> JSON {
    .object(
      [
        .init(.name, .string(name)), .init(.quantity, .number(quantity?.value ?? 1)),
        .init(.unit, .string(quantity?.measure?.unit ?? Measure.portion.rawValue)),
      ] + kept)
  }

  private func meal(_ items: [JSON], _ eating: Eating) -> PlannedCall {
    meal(items, person: eating.person)
  }

  /// What somebody ate, at the time and for the meal that are told.
  func meal(_ items: [JSON], person: String?) -> PlannedCall {
    var members: [JSON.Member] = [.init(.items, .array(items))]
    if let type = scene.mealType(times) ?? scene.clauses.lazy.compactMap(scene.namedMeal).first {
      members.append(.init(.mealType, .string(type.rawValue)))
    }
    if let at = scene.moment(times) { members.append(.init(.eatenAt, .string(scene.text(at)))) }
    if let person { members.append(.init(.person, .string(person))) }
    return PlannedCall("logMeal", .object(members))
  }

  /// "menemen tarifimden 1 porsiyon yedim": what is kept by that name, wherever it was told.
  var ofNamed: [PlannedCall]? {
    guard let named = NamedKeeping(scene), named.kind == .recipe, tellsOfEating,
      let eaten = Eating.all(in: scene), !eaten.isEmpty
    else { return nil }
    let meals = eaten.compactMap { meal(of: named, $0) }
    return meals.count == eaten.count ? meals : nil
  }

  /// What was eaten of it, with the other foods of the same meal; nil where its amount is not plain.
  private func meal(of named: NamedKeeping, _ eating: Eating) -> PlannedCall? {
    let spans = scene.sentence.spans
    let others = eating.places.filter { place in
      spans[place].food.map { !named.holds($0.phrase) } ?? false
        && spans[place].measure == nil && !spans[place].has(.filler)
    }
    let own = eating.quantities(besides: others)
    guard own.count <= 1, own.first?.isPart != true else { return nil }
    let kept: JSON = [
      .name: .string(named.name), .quantity: .number(own.first?.value ?? 1),
      .unit: .string(own.first?.measure?.unit ?? Measure.portion.rawValue),
      .kept: .string(named.name),
    ]
    return meal([kept] + others.compactMap { eating.item(ofFoodAt: $0, in: scene) }, eating)
  }

  /// A meal with what of it is kept: "bugün taradığım yoğurttan 150 g yedim", "Sütaş yoğurttan bir kase
  /// yedim", "mercimek çorbamdan 2 porsiyon yedim".
  func completed(_ call: PlannedCall, _ foods: [FoodMention]) -> PlannedCall {
    guard call.tool == "logMeal", var items = call.arguments[.items]?.array else { return call }
    var arguments = call.arguments
    for place in items.indices {
      guard let name = items[place][.name]?.string,
        let food = foods.first(where: { $0.name == name }), let kept = kept(food)
      else { continue }
      items[place] = items[place].setting(.kept, to: .string(kept))
    }
    if items.count == 1 {
      items[0] = counted(product(items[0]))
      arguments = eatenThen(arguments)
    }
    return PlannedCall(call.tool, arguments.setting(.items, to: .array(items)))
  }

  /// The item with the product that is pointed at, or that was scanned.
  private func product(_ item: JSON) -> JSON {
    let first = scene.sentence.spans.first { $0.time == nil && !$0.has(.filler) }
    let isThis = first.map { known.has(.this, in: [scene.sentence.folded($0)]) } ?? false
    let labels = LabelTalk(scene)
    if let product = labels.product, product.age <= 4, isThis || isWeighed(item, as: labels) {
      return item.setting(.kept, to: nil).setting(.product, to: .string(Self.text(product.id)))
    }
    guard known.has(.scanned, in: words), let name = item[.kept] ?? item[.name] else { return item }
    return item.setting(.kept, to: nil).setting(.product, to: name)
  }

  /// "200 ml kola içtim" right after the label of a "kola": what was drunk is as the label measures it; "200 g
  /// makarna" is weighed cooked.
  private func isWeighed(_ item: JSON, as labels: LabelTalk) -> Bool {
    guard let name = item[.name]?.string, let label = labels.products.first?.name, !label.isEmpty,
      let unit = item[.unit]?.string.flatMap(Measure.init(rawValue:))
    else { return false }
    return unit == .milliliter && item[.carbs] == nil && Turkish.fold(name) == Turkish.fold(label)
  }

  /// The item with so many pieces as are told of it in a word that is no unit of foods: "2 ölçek".
  private func counted(_ item: JSON) -> JSON {
    let spans = scene.sentence.spans
    guard item[.quantity] == nil, item[.kept] != nil || item[.product] != nil,
      let place = spans.indices.dropLast().first(where: { place in
        spans[place].number != nil
          && scene.sentence.folded(spans[place + 1]).fits("label.pieces")
      }), let number = spans[place].number
    else { return item }
    return item.setting(.quantity, to: .number(number.value))
  }

  private static func text(_ id: JSON) -> String {
    id.number.map { String(Int64($0)) } ?? id.string ?? ""
  }

  // MARK: What is kept

  /// What of the kept things a food is called like: with the brand before it, or as one's own.
  private func kept(_ food: FoodMention) -> String? {
    let spans = scene.sentence.spans
    guard food.isKnown, spans.indices.contains(food.head) else { return nil }
    let start = spans[..<food.spans.lowerBound].lastIndex { !isOfName($0) }.map { $0 + 1 } ?? 0
    let isBranded = start < food.spans.lowerBound
    guard isBranded || isOwnDish(spans[food.head]) else { return nil }
    let before = spans[start..<food.spans.lowerBound].map(scene.sentence.source)
    return (before + [food.name]).joined(separator: " ")
  }

  /// A word that nothing explains, and that no person is called.
  private func isOfName(_ span: Span) -> Bool {
    span.isUnknown && !span.has(.person) && !known.has(.scanned, in: [scene.sentence.folded(span)])
      && !scene.sentence.folded(span).fits("participle.own")
  }

  /// "çorbamdan", "menemenimden": of one's own, in portions.
  private func isOwnDish(_ span: Span) -> Bool {
    guard let noun = span.food?.noun else { return false }
    let isOwn = noun.possessor == 1 && noun.grammaticalCase == .ablative
    return (isOwn || words.contains { $0.fits("recipe.kept") })
      && scene.sentence.spans.contains { span in
        [.portion, .plate, .bowl].contains(span.measure?.measure)
      }
  }

  /// Whether a dish of one's own is eaten whose words all stand in a name; what is said to be kept is not
  /// one that was only proposed.
  func isOf(_ recipe: String, isKept: Bool) -> Bool {
    let spans = scene.sentence.spans.filter { $0.food != nil }
    let theirs = Turkish.fold(recipe).split(separator: " ")
    return spans.count == 1 && isOwnDish(spans[0])
      && (isKept || !words.contains { $0.fits("recipe.kept") })
      && Turkish.fold(spans[0].food?.phrase ?? "").split(separator: " ").allSatisfy { word in
        theirs.contains(word)
      }
  }

  // MARK: When it was eaten

  /// "dün taradığım yoğurttan yedim": it was scanned yesterday, and eaten now.
  private func eatenThen(_ arguments: JSON) -> JSON {
    guard arguments[.eatenAt] != nil, times.count < allTimes.count else { return arguments }
    return
      arguments
      .setting(.eatenAt, to: scene.moment(times).map { .string(scene.text($0)) })
      .setting(.mealType, to: scene.mealType(times).map { .string($0.rawValue) })
  }

  private var allTimes: [TimeReading] { scene.sentence.spans.compactMap(\.time) }

  /// The times of the meal: not when what was eaten of was scanned, kept or bought.
  var times: [TimeReading] {
    let spans = scene.sentence.spans
    guard
      let made = spans.indices.first(where: { place in
        place > 0 && scene.sentence.folded(spans[place]).fits("participle.own")
          && spans[place - 1].time != nil
      })
    else { return allTimes }
    let start = spans[..<made].lastIndex { $0.time == nil }.map { $0 + 1 } ?? 0
    return (spans[..<start] + spans[made...]).compactMap(\.time)
  }
}
