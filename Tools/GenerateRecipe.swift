package import Domain
import Foundation

/// Makes a recipe for what the person has and wants.
///
///     generateRecipe(mealType: "dinner", ingredients: ["tavuk göğsü", "mantar"], notes: "yağsız")
///
/// The figures are the sum over the ingredients. What was made is remembered for variety, but stands
/// in the archive only once `saveRecipe` keeps it. With nothing said, it fails with the question to ask.
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
    "Malzemelere ve isteklere göre diyabete uygun bir tarif hazırlar, değerlerini hesaplar; arşive "
    + "koymaz (saveRecipe)."
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
  let maker: RecipeMaker
  let shopping: ShoppingRecords
  let profile: ProfileRecords

  package init(
    recipes: RecipeRecords, maker: RecipeMaker, shopping: ShoppingRecords, profile: ProfileRecords
  ) {
    self.shopping = shopping
    self.profile = profile
    self.recipes = recipes
    self.maker = maker
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let since = context.now.addingTimeInterval(-GenerateRecipeMemory.seconds)
    let recent = try stored { try recipes.since(since) }
    var things = (arguments.ingredients ?? []).compactMap(\.unlessEmpty)
    if arguments.atHand == true {
      things += try stored { try shopping.all() }.filter(\.isChecked).map(\.name)
      guard !things.isEmpty else { throw .invalid(Texts.nothingAtHand) }
    }
    let known = try stored { try profile.all() }
    let told = { (key: JSON.Key) in (known[key]?.array ?? []).compactMap(\.string) }
    let wish = RecipeWish(
      meal: arguments.mealType, style: arguments.style?.unlessEmpty, ingredients: things,
      notes: arguments.notes?.unlessEmpty, servings: arguments.servings,
      allergies: told(.allergies), diets: told(.diet))
    let proposal: RecipeProposal
    do throws(RecipeRefusal) {
      proposal = try maker.make(
        wish, recent.map { RecentRecipe(name: $0.name, mainIngredients: $0.mainIngredients) },
        Self.seed(context, recent), context.now)
    } catch {
      throw ToolFailure(
        code: error.kind == .needsMeal ? "needsMeal" : "impossible", message: error.message)
    }
    let kept = try stored { try recipes.propose(proposal.recipe) }
    return kept.json.appending(
      JSON.object([
        .similarTo: .text(proposal.similarTo), .warnings: .texts(proposal.remarks),
      ]).members ?? [])
  }

  /// Another dish each time it is asked, the same one in a replay: by the clock and what was made.
  private static func seed(_ context: ToolContext, _ recent: [Recipe]) -> UInt64 {
    UInt64(bitPattern: Int64(context.now.timeIntervalSince1970)) &+ UInt64(recent.count) &* 7919
      &+ UInt64(bitPattern: recent.first?.id ?? 0)
  }
}
