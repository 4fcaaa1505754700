package import Domain
package import struct Foundation.Date
import Tables
import Turkish

/// Makes recipes from the base of patterns.
///
///     CookBook(foods: FoodBook().table).maker.make(wish, recent, seed, now)
///
/// Reads no clock and rolls no dice of its own: the same wish, history and seed give the same dish.
package final class CookBook: Sendable {
  /// The lightest glycemic load that counts as too much for a serving (seeds, 6).
  package static let highLoad = Recipe.highLoad

  let foods: FoodTable
  let pantry: Pantry
  let book: PatternBook
  let roles: GroupRoles
  let reader: DemandReader
  let notes: ChefNotes
  let dishes: DishKinds
  let teller: Teller
  let kinds: FoodKinds
  /// Finds what a dish's name says that it is made of.
  let names: NoteReader
  /// Every word of our dishes' names, folded.
  let dishWords: Set<String>
  private let lazyWords: Lazy<FoodWords>

  package init(foods: FoodTable) {
    self.foods = foods
    pantry = Pantry(foods: foods)
    book = PatternBook(pantry: pantry)
    roles = GroupRoles()
    reader = DemandReader(pantry: pantry, foods: foods)
    notes = ChefNotes()
    dishes = DishKinds()
    teller = Teller(pantry: pantry, book: book)
    kinds = FoodKinds()
    names = NoteReader(keys: Set(pantry.words), dishes: [])
    dishWords = Set(book.patterns.flatMap { $0.nameWords + $0.idWords })
    lazyWords = Lazy { [pantry, things = reader.things, kinds] in
      FoodWords(pantry: pantry, foods: foods, things: things, kinds: kinds)
    }
  }

  /// The words for foods, read when the first model writes a recipe.
  var words: FoodWords { lazyWords.value }

  /// The port for the rest of the house; the base is read when it is first asked.
  ///
  /// `guardian` looks at every word that a model writes.
  package static func maker(
    foods: FoodTable, guardian: RecipeGuard = RecipeGuard()
  ) -> RecipeMaker {
    let shared = Lazy { CookBook(foods: foods) }
    return RecipeMaker(
      make: { wish, recent, seed, now throws(RecipeRefusal) in
        try shared.value.proposal(for: wish, recent: recent, seed: seed, now: now)
      },
      read: { text, now throws(RecipeRefusal) in
        try RecipeReader(foods: foods, pantry: shared.value.pantry).recipe(in: text, now: now)
      },
      edit: { recipe, text throws(RecipeRefusal) in
        let reader = RecipeReader(foods: foods, pantry: shared.value.pantry)
        return try RecipeEditor(reader: reader).edited(recipe, by: text)
      },
      write: { wish, recent, author, seed, now throws(RecipeRefusal) in
        try await RecipeWriting(
          book: shared.value, wish: wish, recent: recent, guardian: guardian, seed: seed, now: now
        ).proposal(by: author)
      },
      remarks: { new, old, diets in
        DietCheck(book: shared.value).remarks(on: new, before: old, diets: diets)
      })
  }

  /// A recipe for a wish.
  package func proposal(
    for wish: RecipeWish, recent: [RecentRecipe], seed: UInt64, now: Date
  ) throws(RecipeRefusal) -> RecipeProposal {
    var wish = wish
    let demands = reader.demands(of: wish)
    if wish.meal == nil { wish.meal = meal(in: wish.notes ?? "") }
    let dish = NamedDish(wish.notes ?? "", in: self)
    let spoken = dish?.things ?? []
    let givens = givens(of: wish, demands, spoken)
    var remarks = strange(in: wish.notes ?? "") + givens.remarks
    if dish == nil { try checkAsked(wish, demands, remarks, hasThings: !givens.used.isEmpty) }
    let filler = Filler(
      pantry: pantry, book: book, roles: roles, demands: demands, givens: givens.used,
      servings: max(1, min(wish.servings ?? 2, 50)), teller: teller,
      asked: Set(givens.used.flatMap { [$0.place] + $0.kin }))
    // "vegan tavuk tarifi" names no dish that there could be.
    let possible = spoken.allSatisfy { demands.allows($0.place, of: pantry) } ? dish : nil
    let numbers = try patterns(for: wish, possible, filler, &remarks)
    let search = DishSearch(filler: filler, recent: recent, pantry: pantry)
    guard let found = search.best(of: numbers, seed: seed) else {
      throw RecipeRefusal(kind: .impossible, message: Texts.impossible)
    }
    var recipe = recipe(of: found.filling, wish: wish, now: now)
    remarks += self.remarks(on: found.filling, recipe, filler, isAtHand: wish.isAtHand)
    remarks += demands.asides
    if let shape = otherShape(recipe.name, wish.notes ?? ""),
      !remarks.contains(where: { $0.hasPrefix("“\(shape)”") })
    {
      remarks.append(Texts.otherDish(shape))
    }
    if let similar = found.similarTo { remarks.append(Texts.similar(similar)) }
    recipe.chefNotes = notes.notes(
      for: found.filling.lines, by: book.methods[book.patterns[found.filling.pattern].method],
      in: pantry, load: recipe.glycemicLoad ?? 0, seed: seed)
    let isOfAnimals = found.filling.lines.contains {
      !pantry.items[$0.place].traits.isDisjoint(with: [.meat, .fish, .egg])
    }
    if demands.isForPregnancy, isOfAnimals { recipe.chefNotes.append(Texts.cookThrough) }
    return RecipeProposal(recipe: recipe, similarTo: found.similarTo, remarks: remarks)
  }

  /// Asks for the meal where nothing says what the dish is for.
  ///
  /// `told` is what was said of the things that were named, `hasThings` whether one of them can be used.
  func checkAsked(
    _ wish: RecipeWish, _ demands: Demands, _ told: [String] = [], hasThings: Bool = true
  ) throws(RecipeRefusal) {
    let notes = wish.notes ?? ""
    let saysMore = notes.contains { $0.isLetter } && !isBareList(notes)
    guard wish.meal == nil, !saysMore, demands.styles.isEmpty else { return }
    if !hasThings, !told.isEmpty {
      throw RecipeRefusal(kind: .needsMeal, message: Texts.strangeThings(told))
    }
    let question = Texts.whichMeal(styleNames(for: nil))
    throw RecipeRefusal(
      kind: .needsMeal, message: (told + [question]).joined(separator: " "))
  }

  /// What the person has and what the notes name, with sentences about what may not be in the dish.
  func givens(of wish: RecipeWish, _ demands: Demands, _ spoken: [Given]) -> Givens {
    // "kek" and "çorba" say what is to be made, and "sebze" names no thing.
    let things = wish.ingredients.filter { !isKindOfDish($0) }
    var givens = GivenReader(pantry: pantry, foods: foods).read(things, demands)
    // "tavuklu" asks for chicken as much as "tavuk var" does.
    let named = spoken + demands.wanted
    let leftOut = Set(
      demands.refused + spoken.map(\.place).filter { !demands.allows($0, of: pantry) }
    ).sorted()
    givens.remarks += leftOut.map { demands.leftOut($0, of: pantry) }
    for given in named where demands.allows(given.place, of: pantry) {
      let item = pantry.items[given.place]
      if item.traits.contains(.sugar) {
        givens.remarks.append(Texts.noSugar(item.short))
      } else if let known = givens.used.firstIndex(where: { $0.place == given.place }) {
        givens.used[known].join(given)
      } else {
        givens.used.append(given)
      }
    }
    givens.remarks += demands.plenty.map { pantry.items[$0] }
      .filter { $0.load(of: Self.plentyGrams) >= Self.highLoad && !$0.traits.contains(.sugar) }
      .map { Texts.plenty($0.short) }
    var seen: Set<String> = []
    givens.remarks = givens.remarks.filter { seen.insert($0).inserted }
    return givens
  }

  /// The kind of dish that notes ask for by its name, as `kek`, where the recipe is called otherwise.
  private func otherShape(_ name: String, _ notes: String) -> String? {
    let own = Turkish.fold(name)
    let note = NoteText(notes)
    let place = note.words.indices.first { NoteWords.isOne(note.words[$0].folded, of: "shape") }
    guard let place, !own.contains(note.words[place].folded) else { return nil }
    return Turkish.lowercased(note.said(place..<place + 1))
  }

  /// Whether words name a dish, or things in general, and nothing that one cooks with.
  private func isKindOfDish(_ text: String) -> Bool {
    let name = Turkish.fold(text).trimmed
    guard pantry.place(named: name) == nil else { return false }
    return dishWords.contains(name) || NoteWords.isOne(name, of: "general")
      || !reader.styles.ids(named: name).isEmpty || dishes.missing(in: text) != nil
  }

  /// What a lot of a thing in one serving is at least.
  private static let plentyGrams = 60.0

  /// What a dish is by diet, from the food ids of its ingredients; nil where one is unknown here.
  package func tags(of recipe: Recipe) -> [RecipeTag]? {
    var traits: Traits = []
    for line in recipe.ingredients {
      guard let place = line.food.flatMap({ pantry.places[$0] }) else { return nil }
      traits.formUnion(pantry.items[place].traits)
    }
    return RecipeTag.all(for: traits)
  }

  /// The kinds of dishes that there are for a meal, to choose from.
  package func styleNames(for meal: RecipeMeal?) -> String {
    let ids = book.patterns.filter { meal == nil || $0.meals.contains(meal ?? .dinner) }
      .flatMap(\.styles)
    return reader.styles.names(of: Set(ids)).joined(separator: ", ")
  }
}
