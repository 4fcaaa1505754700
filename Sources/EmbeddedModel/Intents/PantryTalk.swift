import Analysis
import Domain
import Turkish

/// What is in the house, what can be made of it, and the list by its name alone.
struct PantryTalk: KitchenTalk {
  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// What is to be done; nil where the message is about something else.
  var call: PlannedCall? { made ?? asked ?? howMade ?? cleared ?? list }

  /// "menemen nasıl yapılır": the recipe of a dish that is named.
  private var howMade: PlannedCall? {
    guard words.count <= 8, known.has(.howmade, in: words), scene.clauses.count == 1,
      !scene.has(.glucose, .sugarword, .medication),
      let first = scene.sentence.spans.firstIndex(where: { $0.food != nil }),
      scene.sentence.spans[..<first].allSatisfy({ $0.isMark || $0.has(.filler) }),
      let dish = foods.first, foods.count == 1
    else { return nil }
    return PlannedCall("generateRecipe", [.notes: .string(dish + KitchenWords.recipeOf)])
  }

  /// "elimdekilerle ne yapayım?", "buzdolabında ne varsa onla tarif öner".
  private var made: PlannedCall? {
    let isAtHand = known.has(.athand, in: words)
    guard known.has(.whattocook, in: words) || scene.has(.recipe) && isAtHand,
      !scene.has(.glucose, .sugarword, .medication), isAtHand || !tellsOfMeal,
      isAtHand || known.has(.athome, in: words) || !foods.isEmpty
    else { return nil }
    var members: [JSON.Member] = [.init(.notes, .string(scene.sentence.text.trimmed))]
    if let dish = scene.dish { members.insert(.init(.mealType, .string(dish)), at: 0) }
    if foods.isEmpty || isAtHand { members.append(.init(.atHand, .bool(true))) }
    if !foods.isEmpty { members.append(.init(.ingredients, .array(foods.map(JSON.string)))) }
    return PlannedCall("generateRecipe", .object(members))
  }

  /// "dolma yedim, ne yapayım": what was eaten is to be made into nothing.
  private var tellsOfMeal: Bool {
    scene.clauses.contains { $0.verbIs(.eat) && $0.isPast && !$0.isNegated }
  }

  /// "akşama ne pişireyim", "akşama ne yapsam".
  private var asked: PlannedCall? {
    let isOfMeal =
      scene.dish != nil && known.has(.whattocook, in: words)
      && !scene.has(.glucose, .sugarword, .medication)
    guard known.has(.whatdish, in: words) || isOfMeal, words.count <= 5, scene.clauses.count == 1
    else { return nil }
    return PlannedCall(
      "generateRecipe",
      .object(scene.dish.map { [JSON.Member(.mealType, .string($0))] } ?? []))
  }

  /// "alınanları temizle".
  private var cleared: PlannedCall? {
    let isNamed = scene.has(.list) && foods.isEmpty && words.count <= Self.mostOfClearing
    guard words.count <= 4 || isNamed, known.has(.bought, in: words), known.has(.clear, in: words)
    else { return nil }
    return PlannedCall("updateShoppingList", [.remove: [.string(KitchenWords.boughtLines)]])
  }

  /// Words of "artık satın alınmış kalemlerin listeden kaldırılmasını rica ederim", and no more.
  private static let mostOfClearing = 9

  /// "listem", "alışveriş listem".
  private var list: PlannedCall? {
    guard words.count <= 2, known.areAll(.list, words), !scene.has(.put, .remove) else {
      return nil
    }
    return PlannedCall("getShoppingList")
  }

  /// The foods that are named, in base form.
  private var foods: [String] {
    scene.sentence.spans.filter { !$0.has(.filler) }.compactMap(\.food).map(\.phrase)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
