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
  var call: PlannedCall? {
    let tokens = scene.sentence.tokens.filter { $0.kind != .mark }
    guard scene.has(.eat), !scene.isQuestion, scene.clauses.last?.isPast ?? false,
      !scene.sentence.spans.contains(where: { $0.food != nil }),
      let start = tokens.firstIndex(where: { known.has(.scanned, in: [$0.folded]) }),
      let amount = tokens[start...].firstIndex(where: { $0.kind == .number }), amount > start + 1,
      let number = scene.sentence.spans.compactMap(\.number).first
    else { return nil }
    let measure = scene.sentence.spans.compactMap(\.measure).first
    let name = tokens[(start + 1)..<amount].map(Self.bare).joined(separator: " ")
    let item: JSON = [
      .name: .string(name), .quantity: .number(number.value),
      .unit: .string(measure?.unit ?? Measure.portion.rawValue), .product: .string(name),
    ]
    return PlannedCall("logMeal", [.items: [item]])
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

  /// "bu üründen 20 g yedim", "bundan 2 porsiyon yedim" right after its label.
  var ofShown: PlannedCall? {
    let labels = LabelTalk(scene)
    guard isEaten, words.count <= Self.longest,
      !scene.sentence.spans.contains(where: { $0.food != nil }), let product = labels.product,
      words.contains(where: { $0.fits("kept.of") })
        || product.age == 1 && words.contains(where: { $0.fits("kept.ofIt") }),
      !labels.isAboutRecipe, let number = scene.sentence.spans.compactMap(\.number).first
    else { return nil }
    let measure = scene.sentence.spans.compactMap(\.measure).first
    let told = product.told[.product]
    let name = told?[.name]?.string ?? told?[.brand]?.string ?? Texts.scannedProduct
    return meal([
      .name: .string(name), .quantity: .number(number.value),
      .unit: .string(measure?.unit ?? Measure.portion.rawValue),
      .product: .string(Self.text(product.id)),
    ])
  }

  private static let longest = 7

  private var isEaten: Bool {
    scene.has(.eat) && !scene.isQuestion && scene.clauses.count == 1 && scene.clauses[0].isPast
      && !scene.clauses[0].isNegated
  }

  private func meal(_ item: JSON) -> PlannedCall {
    var members: [JSON.Member] = [.init(.items, [item])]
    if let type = scene.mealType(times) {
      members.append(.init(.mealType, .string(type.rawValue)))
    }
    if let at = scene.moment(times) { members.append(.init(.eatenAt, .string(scene.text(at)))) }
    return PlannedCall("logMeal", .object(members))
  }

  /// "menemen tarifimden 1 porsiyon yedim": what is kept by that name, wherever it was told.
  var ofNamed: PlannedCall? {
    guard let named = NamedKeeping(scene), named.kind == .recipe, named.isOwn, isEaten
    else { return nil }
    let measure = scene.sentence.spans.compactMap(\.measure).first
    let number = scene.sentence.spans.compactMap(\.number).first?.value
    return meal([
      .name: .string(named.name), .quantity: .number(number ?? 1),
      .unit: .string(measure?.unit ?? Measure.portion.rawValue), .kept: .string(named.name),
    ])
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
      items[0] = product(items[0])
      arguments = eatenThen(arguments)
    }
    return PlannedCall(call.tool, arguments.setting(.items, to: .array(items)))
  }

  /// The item with the product that is pointed at, or that was scanned.
  private func product(_ item: JSON) -> JSON {
    let isThis = words.first.map { known.has(.this, in: [$0]) } ?? false
    if isThis, let product = LabelTalk(scene).product, product.age <= 4 {
      return item.setting(.kept, to: nil).setting(.product, to: .string(Self.text(product.id)))
    }
    guard known.has(.scanned, in: words), let name = item[.kept] ?? item[.name] else { return item }
    return item.setting(.kept, to: nil).setting(.product, to: name)
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
      && scene.sentence.spans.contains { $0.measure?.measure == .portion }
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
