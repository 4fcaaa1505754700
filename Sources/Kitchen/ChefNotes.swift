import Domain
import Tables

/// What a cook with diabetes should know about a dish, by what is in it.
struct ChefNotes: Sendable {
  /// `role` or `role@group`.
  private let notes: [(has: String, text: String)]

  init() {
    var notes: [(String, String)] = []
    TableText.forEachRow(of: "Kitchen/chef-notes") { notes.append(($0[0], $0[1])) }
    self.notes = notes
  }

  /// The dish's glycemic load in words, and two notes on its ingredients.
  func notes(
    for lines: [Filling.Line], in pantry: Pantry, load: Double, seed: UInt64
  ) -> [String] {
    var has = Set(lines.map(\.role))
    for line in lines {
      has.formUnion(pantry.items[line.place].groups.map { "\(line.role)@\($0)" })
    }
    var fitting = notes.filter { has.contains($0.has) }.map(\.text)
    var random = SeededNumbers(seed: seed)
    // The first of the table matter most for glucose; which second one comes varies.
    let first = Array(fitting.prefix(1))
    fitting = Array(fitting.dropFirst())
    random.shuffle(&fitting)
    return [Texts.load(load)] + first + fitting.prefix(1)
  }

  /// The first note of the table that fits what others have put into a dish.
  func note(
    on lines: [RecipeIngredient], in pantry: Pantry, _ roles: GroupRoles
  ) -> [String] {
    var has: Set<String> = []
    for item in lines.compactMap({ $0.food.flatMap { pantry.places[$0] } }).map({ pantry.items[$0] }
    ) {
      guard let role = roles.role(of: item) else { continue }
      has.formUnion([role] + item.groups.map { "\(role)@\($0)" })
    }
    return notes.first { has.contains($0.has) }.map { [$0.text] } ?? []
  }

  /// A recipe's notes with the one on its glycemic load as it is now; without it where no load is known.
  static func withLoad(_ recipe: Recipe) -> [String] {
    recipe.chefNotes.compactMap { note in
      note.hasPrefix(Texts.loadStart) ? recipe.glycemicLoad.map(Texts.load) : note
    }
  }
}
