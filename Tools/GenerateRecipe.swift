package import Domain
import Foundation
import Turkish

/// Makes a recipe for what the person has and wants.
///
///     generateRecipe(mealType: "dinner", ingredients: ["tavuk göğsü", "mantar"], notes: "yağsız")
///
/// With a model of the person's choice, that model writes it and we check and compute it; else, and
/// where it writes none that may be shown, it is ours. The figures are the sum over the ingredients.
/// What was made is remembered for variety, but stands in the archive only once `saveRecipe` keeps it.
/// With nothing said, it fails with the question to ask.
package struct GenerateRecipe: Tool {
  package struct Arguments: Decodable, Sendable {
    var mealType: RecipeMeal?
    var style: String?
    var ingredients: [String]?
    var notes: String?
    var servings: Int?
    var atHand: Bool?
  }

  package static let name = "generateRecipe"
  package static let summary =
    "Diyabete uygun tarif hazırlar, hesaplar ve kişiye gösterir: tarifi sen yazma. Arşive saveRecipe "
    + "koyar."
  package static let writes = false
  package static let schema = ToolSchema(
    .choice(
      .mealType, RecipeMeal.allCases.map(\.rawValue),
      "Söylendiyse: breakfast kahvaltı, lunch öğle, dinner akşam, snack atıştırmalık, salad salata, "
        + "dessert tatlı"),
    .text(.style, "Söylendiyse tür; örn. çorba, ızgara"),
    .list(
      .ingredients, of: .text, "Eldekiler, söylendiği gibi; örn. 2 yumurta"),
    .text(.notes, "Nasıl olsun, söylendiği gibi; örn. yağsız, en çok 30 dakika"),
    .integer(.servings, "Kaç kişilik; söylenmezse 2", in: 1...50),
    .flag(.atHand, "Evde ne varsa onunla olacaksa true"))
  package static let brief: ToolBrief? = ToolBrief(
    "eldekilerle diyabete uygun tarif hazırlar", [.mealType, .ingredients, .notes])

  let recipes: RecipeRecords
  let kitchen: KitchenServices
  let shopping: ShoppingRecords
  let profile: ProfileRecords

  package init(
    recipes: RecipeRecords, kitchen: KitchenServices, shopping: ShoppingRecords,
    profile: ProfileRecords
  ) {
    self.shopping = shopping
    self.profile = profile
    self.recipes = recipes
    self.kitchen = kitchen
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let wish = try wish(arguments, in: context)
    let author = kitchen.author()?.telling(context.tell)
    let recent = try recent(atLeast: author == nil ? 0 : Self.fewest, in: context)
    let proposal: RecipeProposal
    do throws(RecipeRefusal) {
      proposal = try await written(wish, recent, by: author, in: context)
    } catch {
      throw ToolFailure(error)
    }
    let kept = try stored { try recipes.propose(proposal.recipe) }
    return kept.json.appending(
      JSON.object([
        .similarTo: .text(proposal.similarTo), .warnings: .texts(proposal.remarks),
      ]).members ?? [])
  }

  private func written(
    _ wish: RecipeWish, _ recent: [Recipe], by author: RecipeAuthor?, in context: ToolContext
  ) async throws(RecipeRefusal) -> RecipeProposal {
    let known = recent.map { RecentRecipe(name: $0.name, mainIngredients: $0.mainIngredients) }
    let seed = Self.seed(context, recent)
    if let author, let write = kitchen.recipes.write {
      return try await write(wish, known, author, seed, context.now)
    }
    return try kitchen.recipes.make(wish, known, seed, context.now)
  }

  /// How many of the last recipes one of a model is compared with at least (seeds, 6).
  private static let fewest = 10

  /// What was made in the time that variety looks back on, and the last `fewest` whenever they were.
  private func recent(
    atLeast fewest: Int, in context: ToolContext
  ) throws(ToolFailure) -> [Recipe] {
    let since = context.now.addingTimeInterval(-GenerateRecipeMemory.seconds)
    let late = try stored { try recipes.since(since) }
    guard late.count < fewest else { return late }
    return Array(try stored { try recipes.since(.distantPast) }.prefix(fewest))
  }

  /// What is wanted, with what the person is known to have and not to bear.
  private func wish(
    _ arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) -> RecipeWish {
    var things = (arguments.ingredients ?? []).compactMap(\.unlessEmpty)
    if arguments.atHand == true {
      things += try stored { try shopping.atHand() }.filter(\.isEdible).map(Self.line)
      guard !things.isEmpty else { throw .invalid(Texts.nothingAtHand) }
    }
    let known = try stored { try profile.all() }
    let told = { (key: JSON.Key) in (known[key]?.array ?? []).compactMap(\.string) }
    return RecipeWish(
      meal: arguments.mealType, style: arguments.style?.unlessEmpty, ingredients: things,
      notes: arguments.notes?.unlessEmpty, servings: arguments.servings, spoken: context.words,
      allergies: told(.allergies), diets: told(.diet),
      isPregnant: known[.pregnant]?.bool ?? false, isAtHand: arguments.atHand == true)
  }

  /// What is at hand with its amount: `1 adet domates`.
  private static func line(_ item: StockItem) -> String {
    let amount = item.quantity.map { NumberText.plain($0) }
    return [amount, item.quantity == nil ? nil : item.unit, item.name].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Another dish each time it is asked, the same one in a replay: by the clock and what was made.
  private static func seed(_ context: ToolContext, _ recent: [Recipe]) -> UInt64 {
    UInt64(bitPattern: Int64(context.now.timeIntervalSince1970)) &+ UInt64(recent.count) &* 7919
      &+ UInt64(bitPattern: recent.first?.id ?? 0)
  }
}

extension ToolFailure {
  fileprivate init(_ refusal: RecipeRefusal) {
    let code =
      switch refusal.kind {
      case .needsMeal: "needsMeal"
      case .impossible: "impossible"
      case .stopped: "interrupted"
      }
    self.init(code: code, message: refusal.message)
  }
}
