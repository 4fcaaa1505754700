import Domain
import Turkish

// What a wish asks a dish to be without, in words that are read as the same once more.
extension DemandReader {
  /// Diets and things that hold for whoever is cooked for, and not only for one dish.
  private static let hard: Traits = [
    .meat, .fish, .egg, .dairy, .lactose, .gluten, .nut, .sesame, .soy, .honey, .organ, .raw,
    .mercury,
  ]
  /// What single things are ruled out for that people do not bear.
  private static let allergens: Traits = [
    .fish, .egg, .dairy, .lactose, .gluten, .nut, .sesame, .soy,
  ]

  /// Of the wish's own words, and none of the profile.
  func conditions(of wish: RecipeWish) -> [RecipeCondition] {
    var found: [RecipeCondition] = []
    func add(_ said: String, _ isHard: Bool) {
      guard !found.contains(where: { $0.said == said }) else { return }
      found.append(RecipeCondition(said: said, isHard: isHard))
    }
    for text in [wish.notes, wish.style, wish.spoken].compactMap(\.self) {
      let note = NoteText(text)
      for rule in conditions(in: note) { add(rule.said, !rule.traits.isDisjoint(with: Self.hard)) }
      for mention in notes.mentions(in: note) where mention.want == .refused {
        for hit in mention.hits {
          if let thing = things[hit.key] {
            add(thing.said, mention.isAllergy || !thing.traits.isDisjoint(with: Self.hard))
          } else if let item = item(of: hit.key) {
            add(
              Turkish.without(item.short),
              mention.isAllergy || !item.traits.isDisjoint(with: Self.allergens))
          }
        }
      }
    }
    return found
  }
}
