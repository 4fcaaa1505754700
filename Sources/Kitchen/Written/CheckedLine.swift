import Domain
import Turkish

/// One ingredient of a written recipe with all that our tables know of it.
struct CheckedLine: Sendable {
  var ingredient: RecipeIngredient
  /// Its place in the pantry.
  var place: Int?
  /// Its row of the food table; nil where no table knows it.
  var food: Food?
  /// What may be in it; nil where nobody can say.
  var traits: Traits?
  /// Whether its name is one of the row's own names, with nothing beside it.
  var isWholeName = false
  /// Whether so little of it is put in that its amount does not matter.
  var isPinch = false

  init(_ ingredient: RecipeIngredient, in book: CookBook) {
    self.ingredient = ingredient
    food = ingredient.food.flatMap(book.foods.food)
    place = food.flatMap { book.pantry.places[$0.id] }
    guard let food else { return }
    let own = place.map { book.pantry.items[$0].traits } ?? book.kinds.traits(of: food)
    traits = own?.subtracting(Self.missing(in: ingredient.name, book))
    isWholeName = book.words.isName(ingredient.name, of: food.id)
    isPinch = NoteWords.isOne(food.id, of: "pinch") || own?.contains(.spice) == true
    if ingredient.nutrients == nil, isPinch { self.ingredient.nutrients = Nutrients() }
  }

  /// What a product is made without, by its own name: `glutensiz makarna`, `laktozsuz yoğurt`.
  private static func missing(in name: String, _ book: CookBook) -> Traits {
    book.words.mentions(in: name).filter { $0.isRefused && $0.meaning.isKind }
      .reduce(into: Traits()) { $0.formUnion($1.meaning.traits) }
      .intersection([.gluten, .lactose, .sugar])
  }
}

extension MainThings {
  /// The names of the main ones of a written recipe, the heavier first.
  static func names(of lines: [CheckedLine], in pantry: Pantry) -> [String] {
    lines.filter { line in
      let id = line.food?.id ?? ""
      let isTaste =
        line.isPinch || NoteWords.isOne(id, of: "flavour")
        || line.traits?.contains(.fat) == true
      return !isTaste && (line.ingredient.grams ?? 0) > 0
    }
    .sorted {
      ($0.ingredient.grams ?? 0, $1.ingredient.name)
        > ($1.ingredient.grams ?? 0, $0.ingredient.name)
    }
    .prefix(most).map { line in
      line.place.map { pantry.items[$0].short } ?? line.ingredient.name
    }
  }
}
