import Analysis
import Domain
import Turkish

/// What was eaten, or is to be, of something that is kept or was just told: a product, a recipe.
struct EatenKept: KitchenTalk {
  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// The meals of those who ate; nil where nothing kept is meant.
  var calls: [PlannedCall]? {
    let product = ProductMeal(scene)
    return product.ofScanned ?? product.ofShown ?? recipe?.calls ?? product.ofNamed
  }

  /// "akşam bundan bir porsiyon yiyeceğim": nothing has been eaten yet.
  var isPlan: Bool {
    guard scene.clauses.count == 1, let clause = scene.clauses.first, clause.verbIs(.eat),
      clause.form?.mood == .future, !scene.isQuestion
    else { return false }
    return recipe?.isMeant ?? (NamedKeeping(scene)?.kind == .recipe)
  }

  /// Whether the writer is meant, where nobody is named.
  var question: Speech? {
    if let choices = recipe?.choicesOfParts, !choices.isEmpty {
      return .ask(Question(kind: .isMeant(choices), calls: choices[0]))
    }
    let product = ProductMeal(scene)
    if product.ofScanned == nil, product.ofShown == nil, let recipe, recipe.calls == nil {
      let choices = recipe.choicesOfPieces
      if choices.count > 1, choices.allSatisfy({ !$0.isEmpty }) {
        return .ask(Question(kind: .isMeant(choices), calls: choices[0]))
      }
    }
    if recipe?.asksOwnShare == true { return .ask(Question(kind: .ownShare, calls: [])) }
    let calls = recipe.map { $0.callsToAsk + $0.callsIfEaten } ?? []
    return calls.isEmpty ? nil : .ask(Question(kind: .isMeant([calls]), calls: calls))
  }

  private var recipe: EatenRecipe? {
    guard !scene.isQuestion, !scene.has(.glucose, .medication, .list) else { return nil }
    return RecipeTalk(scene).recipe.map { EatenRecipe(scene: scene, recipe: $0) }
  }
}
