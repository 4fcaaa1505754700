import Analysis
import Domain
import Turkish

/// What is asked in general of foods that the table knows: which is better, and what one does.
///
///     "muz mu elma mı daha iyi"       // both are looked up, and compared
///     "lahmacun şekeri yükseltir mi"  // one is looked up
///
/// Only where every word besides the foods asks that (`Research/asking`), or names what a food holds: a
/// question with any other word may mean something else.
struct FoodQuestions: Request {
  let scene: Scene
  private let offered: Set<String>?

  private static let tool = "lookupFood"
  /// Readings that such a question may have been taken for.
  private static let near: Set = [
    tool, "searchPubMed", "searchWeb", "getGlucose", "generateRecipe",
  ]
  /// More are a list, and no choice.
  private static let most = 4

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
  }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    if offered.allow(Self.tool), let asked = goingOn(message) { return asked }
    let taken = message.decision.taken.flatMap(\.calls)
    guard offered.allow(Self.tool), taken.allSatisfy({ Self.near.contains($0.tool) }),
      !scene.has(.papers, .researchnoun), message.reading.message.persons.isEmpty,
      scene.clauses.allSatisfy({ !$0.isPast })
    else { return nil }
    if let members = membersOfKind { return looking(up: members, compares: true, &message) }
    guard scene.isQuestion || scene.has(.compare) else { return nil }
    let foods = self.foods(of: message.reading.message)
    guard (1...Self.most).contains(foods.count), asksOnly(besides: foods),
      foods.count == 1 || !foods.contains(where: isMethod)
    else { return nil }
    let compares = foods.count > 1
    guard compares || rest(besides: foods).asksEffect else { return nil }
    return looking(up: foods.map(\.name), compares: compares, &message)
  }

  private func looking(
    up names: [String], compares: Bool, _ message: inout WeighedMessage
  ) -> Understanding {
    message.result.calls = names.map { PlannedCall(Self.tool, [.name: .string($0)]) }
    message.result.asked = Asked(message.result.calls, in: scene)
    message.result.asked.comparesFoods = compares
    message.result.asked.asksFoodEffect = !compares
    message.result.asked.nutrients += richIn.filter {
      !message.result.asked.nutrients.contains($0)
    }
    message.result.speeches = []
    return message.result
  }

  /// "muzda kaç karbonhidrat var", then "elmada", and then "hangisi daha iyi": asked of the next food as of
  /// the one before, and of both.
  private func goingOn(_ message: WeighedMessage) -> Understanding? {
    let earlier = scene.dialogue.steps.filter { $0.call.name == Self.tool && $0.age <= 2 }
    guard let last = earlier.first, last.age == 1 else { return nil }
    let analysis = message.reading.message
    var result = message.result
    result.speeches = []
    let words = scene.words
    if words.contains(where: { $0.fits("food.which") }), analysis.foods.isEmpty,
      words.allSatisfy({ $0.fits("food.which") || $0.fits("food.better") })
    {
      var names: [String] = []
      for name in earlier.compactMap({ $0.call.arguments[.name]?.string })
      where !names.contains(name) { names.append(name) }
      guard names.count > 1 else { return nil }
      result.calls = names.prefix(2).reversed().map { PlannedCall(Self.tool, [.name: .string($0)]) }
      result.asked.comparesFoods = true
      return result
    }
    guard analysis.foods.count == 1, let food = analysis.foods.first, food.isKnown,
      analysis.quantities.count < 2, scene.clauses.allSatisfy({ $0.verb == nil })
    else { return nil }
    let named = Set(food.spans).union(analysis.quantities.flatMap(\.spans))
    let isLocative =
      analysis.spans[food.head].food?.noun?.grammaticalCase == .locative
    let rest = analysis.spans.indices.filter { !named.contains($0) && !analysis.spans[$0].isMark }
    guard rest.allSatisfy({ analysis.word($0).fits("food.next") }),
      isLocative || !rest.isEmpty || analysis.quantities.isEmpty
    else { return nil }
    var mention = Mention(name: food.name, isKnown: true)
    if let quantity = analysis.quantities.first { mention.take(Amount(quantity)) }
    result.calls = [PlannedCall(Self.tool, mention.json)]
    return result
  }

  /// The foods that are named; sugar in the blood is none.
  private func foods(of message: MessageAnalysis) -> [FoodMention] {
    var names: Set<String> = []
    return message.foods.filter { food in
      food.isKnown && !message.spans[food.head].has(.sugarword, .glucose)
        && !isNutrient(message.spans[food.head]) && names.insert(food.name).inserted
    }
  }

  /// What is said besides the foods and what they hold.
  private func rest(besides foods: [FoodMention]) -> AskedWords {
    let spans = scene.sentence.spans
    let words = spans.indices.filter { place in
      !foods.contains { $0.spans.contains(place) } && !spans[place].isMark
        && !isNutrient(spans[place])
    }
    return AskedWords(words.map { scene.sentence.source(spans[$0]) }.joined(separator: " "))
  }

  /// Whether all that is said besides the foods only asks which is better, or what they do.
  private func asksOnly(besides foods: [FoodMention]) -> Bool {
    guard foods.count == 1 || offersChoice(of: foods) else { return false }
    let rest = rest(besides: foods)
    return rest.core.isEmpty && rest.manners.isEmpty && (rest.own == 0 || rest.isSupposed)
  }

  /// "muz mu elma mı", "muz ile elmayı karşılaştır", "muz elmadan daha mı iyi".
  private func offersChoice(of foods: [FoodMention]) -> Bool {
    let spans = scene.sentence.spans
    let asked = foods.count { food in
      let next = food.spans.upperBound
      return next < spans.count && spans[next].has(.ask)
    }
    // "sütle mi suyla mı" asks what goes with another thing.
    let isWith = foods.contains { food in
      food.spans.upperBound < spans.count && spans[food.spans.upperBound].has(.ask)
        && spans[food.head].food?.noun?.grammaticalCase == .instrumental
    }
    return asked > 1 && !isWith || spans.contains { $0.has(.compare, .more) }
  }

  func isNutrient(_ span: Span) -> Bool {
    span.has(.glycemic, .carbs, .calories, .protein, .fat, .fiber)
      || Self.rich.contains { scene.sentence.folded(span).fits($0.row) }
  }

  /// What foods are compared by where a word says that they have it: "hangisi daha yağlı".
  private var richIn: [Asked.Nutrient] {
    Self.rich.filter { rich in
      scene.sentence.spans.contains { scene.sentence.folded($0).fits(rich.row) }
    }.map(\.nutrient)
  }

  private static let rich: [(row: String, nutrient: Asked.Nutrient)] = [
    ("food.fatty", .fat), ("food.proteinous", .protein), ("food.fibrous", .fiber),
  ]
}
