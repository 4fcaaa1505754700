import Analysis
import Domain
import Turkish

/// What is wanted of the web: to search it, and to take a figure that it found into a meal.
///
/// A figure of a page enters no meal before the person has said yes to it.
struct WebRequests {
  let scene: Scene
  /// The tools that may be called; nil for all.
  let offered: Set<String>?

  private static let tool = "searchWeb"
  private static let meal = "logMeal"
  private static let near: Set = ["lookupFood", "getNutrition"]

  private func isOffered(_ tool: String) -> Bool { offered?.contains(tool) ?? true }

  // MARK: Searching

  /// Whether the message asks for the web in so many words, though no reading of it was likely enough.
  func settle(_ result: inout Understanding) -> Bool {
    guard result.calls.isEmpty, result.speeches.contains(.notYet(.web)), isOffered(Self.tool) else {
      return false
    }
    let call = completed(PlannedCall(Self.tool, [.query: .string(scene.sentence.text)]))
    // "google fit bağla" names the web and does not ask it.
    let isPlain = scene.isQuestion || scene.has(.read, .research, .ask, .show)
    result.calls = isPlain || missing != nil ? [call] : []
    result.speeches = result.calls.isEmpty ? [.ask(Question(kind: .web, calls: [call]))] : []
    return true
  }

  /// The calls, each search with what it is for.
  func decorate(_ result: inout Understanding) {
    // Who names the web wants it, though the table or the day's records would have an answer.
    let isNamed = scene.asksToSearch(with: Self.tool) && isOffered(Self.tool)
    result.calls = result.calls.map { call in
      guard call.tool == Self.tool || isNamed && Self.near.contains(call.tool) else {
        return call
      }
      return completed(PlannedCall(Self.tool, call.arguments[.query].map { [.query: $0] } ?? [:]))
    }
  }

  /// The search with the whole message; with the food of the answer before it, where the message names
  /// nothing itself.
  private func completed(_ call: PlannedCall) -> PlannedCall {
    let namesNothing = scene.contentSpans.allSatisfy(Self.isAsking)
    let name = namesNothing ? missing : nil
    let query = name.map { $0 + " " + WordSets.list("web.nutrient").joined(separator: " ") }
    return PlannedCall(
      Self.tool, call.arguments.setting(.query, to: .string(query ?? outgoing)))
  }

  /// Whether a span only asks for a search.
  private static func isAsking(_ span: Span) -> Bool {
    span.has(.websearch, .webcall, .read, .question, .ask, .deictic, .filler, .yes, .show)
  }

  /// The message without what the person tells of themselves ("metformin içiyorum"), where something
  /// else in it says what is wanted.
  private var outgoing: String {
    let others = scene.clauses.filter { ![1, 4].contains($0.form?.person ?? 3) }
    let isEnough = others.contains { clause in
      clause.spans.contains { !$0.isMark && !Self.isAsking($0) }
    }
    guard isEnough, others.count < scene.clauses.count else { return scene.sentence.text }
    return others.map(scene.source).joined(separator: " ")
  }

  /// The food of the last messages that the table does not have.
  private var missing: String? {
    for step in scene.dialogue.steps where step.age <= 2 && step.result.isOK {
      guard let value = step.result.value else { continue }
      if step.call.name == "lookupFood", value[.food] == .null { return value[.name]?.string }
      let unknown = (value[.items]?.array ?? []).first {
        $0[.food] == .null && $0[.carbs] == .null
      }
      if let name = unknown?[.name]?.string { return name }
    }
    return nil
  }

  // MARK: Eating what was found

  /// The question before a meal with a figure of the web; nil where the message tells none.
  var question: Speech? {
    guard let step = scene.dialogue.newest, step.call.name == Self.tool, step.result.isOK,
      isOffered(Self.meal), let value = step.result.value, let subject = value[.subject]?.string,
      let facts = value[.facts]?.array, isEaten(subject)
    else { return nil }
    guard !facts.isEmpty else {
      // Of what no page tells a figure of nothing is taken from a food that is named like it.
      let isOfFood = value[.query]?.string != value[.subject]?.string
      let namesFood = scene.sentence.spans.contains { $0.food != nil }
      return isOfFood && !namesFood ? .ask(Question(kind: .webLabel(subject), calls: [])) : nil
    }
    guard let portion = portion(of: facts) else {
      return hasAmount ? nil : .ask(Question(kind: .webAmount(subject), calls: []))
    }
    let call = PlannedCall(Self.meal, arguments(subject, portion))
    return .ask(
      Question(
        kind: .webMeal(
          name: subject, amount: portion.words, carbs: portion.carbs,
          ([portion.site] + others(than: portion, facts)).joined(separator: " ")),
        calls: [call]))
  }

  /// What the same amount holds after pages that tell something else: `(a.example: 5,1 g)`.
  private func others(than portion: Portion, _ facts: [JSON]) -> [String] {
    facts.compactMap { fact in
      guard fact[.basis] == portion.fact[.basis],
        fact[.portionAmount] == portion.fact[.portionAmount], fact[.url] != portion.fact[.url]
      else { return nil }
      var other = portion
      other.fact = fact
      let (one, two) = (portion.carbs, other.carbs)
      guard abs(one - two) > max(1, 0.2 * max(one, two)) else { return nil }
      return "(\(other.site): \(NumberText.plain(two)) g)"
    }
  }

  /// "60 gram yedim", "bir tane yedim", "60 gram" alone: of what was found, and of nothing else.
  private func isEaten(_ subject: String) -> Bool {
    guard !scene.isQuestion, scene.clauses.count == 1, let clause = scene.clauses.first,
      !clause.isUnreal, !clause.isHearsay
    else { return false }
    let foods = clause.spans.compactMap(\.food)
    let isOther = foods.contains { food in
      !Turkish.fold(subject).contains(Turkish.fold(food.phrase).prefix(5))
    }
    guard !isOther else { return false }
    if clause.verbIs(.eat) { return clause.isPast && clause.form?.isNegative != true }
    return clause.form == nil && hasAmount
      && scene.contentSpans.allSatisfy { $0.number != nil || $0.measure != nil || $0.food != nil }
  }

  private var amounts: [Quantity] { Quantity.all(in: scene.sentence) }
  private var hasAmount: Bool { !amounts.isEmpty }

  private struct Portion {
    var quantity: Double
    var unit: String
    var grams: Double?
    var factor: Double
    var fact: JSON

    var carbs: Double { ((fact[.carbs]?.number ?? 0) * factor * 10).rounded() / 10 }
    var site: String { fact[.site]?.string ?? "" }
    var words: String {
      let number = NumberText.plain(quantity, decimals: 2)
      switch unit {
      case Measure.gram.rawValue: return number + " g"
      case Measure.milliliter.rawValue: return number + " ml"
      default: return number + " " + unit
      }
    }
  }

  /// How much of which fact was eaten: a weight goes by the first page that tells 100 g, a count by the
  /// first that tells a portion.
  private func portion(of facts: [JSON]) -> Portion? {
    guard let amount = amounts.first, amount.value > 0 else { return nil }
    let measure = amount.measure?.measure
    if let metric = measure?.metric {
      let size = amount.value * (amount.measure?.factor ?? 1) * metric
      let isLiquid = ![Measure.gram, .kilogram].contains(measure)
      let unit = Measure.metric(ofLiquid: isLiquid)
      if let fact = facts.first(where: { $0[.basis]?.string == "100\(unit.symbol)" }) {
        return Portion(
          quantity: size, unit: unit.rawValue,
          grams: isLiquid ? nil : size,
          factor: size / 100, fact: fact)
      }
      guard
        let fact = facts.first(where: {
          $0[.portionUnit]?.string == unit.symbol && $0[.portionAmount]?.number ?? 0 > 0
        }), let whole = fact[.portionAmount]?.number
      else { return nil }
      return Portion(
        quantity: size, unit: unit.rawValue,
        grams: isLiquid ? nil : size,
        factor: size / whole, fact: fact)
    }
    guard [nil, .piece, .portion].contains(measure),
      let fact = facts.first(where: { $0[.basis]?.string == "portion" })
    else { return nil }
    let weight =
      fact[.portionUnit]?.string == Measure.gram.symbol ? fact[.portionAmount]?.number : nil
    return Portion(
      quantity: amount.value, unit: measure?.rawValue ?? Measure.portion.rawValue,
      grams: weight.map { $0 * amount.value }, factor: amount.value, fact: fact)
  }

  private func arguments(_ subject: String, _ portion: Portion) -> JSON {
    var item: [JSON.Member] = [
      .init(.name, .string(Turkish.lowercased(subject))),
      .init(.quantity, .number(portion.quantity)), .init(.unit, .string(portion.unit)),
    ]
    if let grams = portion.grams { item.append(.init(.grams, .number(grams))) }
    for key in ["carbs", "calories", "protein", "fat", "fiber"] {
      guard let value = portion.fact[key]?.number else { continue }
      item.append(.init(key, .number((value * portion.factor * 10).rounded() / 10)))
    }
    var members: [JSON.Member] = [.init(.items, .array([.object(item)]))]
    if let moment = scene.moment(scene.sentence.spans.compactMap(\.time)) {
      members.append(.init(.eatenAt, .string(scene.text(moment))))
    }
    members.append(.init(.note, .string(TextsWeb.note(portion.site))))
    return .object(members)
  }
}
