import Domain
import Tables

/// What a cook with diabetes should know about a dish, by what is in it.
struct ChefNotes: Sendable {
  private struct Note: Sendable {
    /// `role`, `role@group` or a food's id; one of them is enough.
    var has: Set<String>
    /// The ways of cooking in which it is true; in all where none is named.
    var methods: Set<String>
    var text: String

    func fits(_ things: Set<String>, _ method: String?) -> Bool {
      guard !has.isDisjoint(with: things) else { return false }
      return methods.isEmpty || method.map(methods.contains) ?? false
    }
  }

  private let notes: [Note]

  init() {
    func list(_ text: String) -> Set<String> {
      Set(text.split(separator: ";").map { String($0).trimmed })
    }
    var notes: [Note] = []
    TableText.forEachRow(of: "Kitchen/chef-notes") { row in
      notes.append(Note(has: list(row[0]), methods: list(row[1]), text: row[2]))
    }
    self.notes = notes
  }

  /// The dish's glycemic load in words, and two notes on its ingredients.
  func notes(
    for lines: [Filling.Line], by method: Method, in pantry: Pantry, load: Double, seed: UInt64
  ) -> [String] {
    var has = Set(lines.map(\.role))
    for line in lines {
      let item = pantry.items[line.place]
      has.formUnion([item.food] + item.groups.map { "\(line.role)@\($0)" })
    }
    var fitting = notes.filter { $0.fits(has, method.id) }.map(\.text)
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
      has.formUnion([role, item.food] + item.groups.map { "\(role)@\($0)" })
    }
    return notes.first { $0.fits(has, nil) }.map { [$0.text] } ?? []
  }

  /// A recipe's notes with the one on its glycemic load as it is now; without it where no load is known.
  static func withLoad(_ recipe: Recipe) -> [String] {
    recipe.chefNotes.compactMap { note in
      note.hasPrefix(Texts.loadStart) ? recipe.glycemicLoad.map(Texts.load) : note
    }
  }
}
