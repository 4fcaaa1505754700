import Tables

/// What a cook with diabetes should know about a dish, by what is in it.
struct ChefNotes: Sendable {
  private let notes: [(role: Role, text: String)]

  init() {
    var notes: [(Role, String)] = []
    TableText.forEachRow(of: "Kitchen/chef-notes") { notes.append(($0[0], $0[1])) }
    self.notes = notes
  }

  /// The dish's glycemic load in words, and two notes on its ingredients.
  func notes(for roles: Set<Role>, load: Double, seed: UInt64) -> [String] {
    var fitting = notes.filter { roles.contains($0.role) }.map(\.text)
    var random = SeededNumbers(seed: seed)
    // The first of the table matter most for glucose; which second one comes varies.
    let first = Array(fitting.prefix(1))
    fitting = Array(fitting.dropFirst())
    random.shuffle(&fitting)
    return [Texts.load(load)] + first + fitting.prefix(1)
  }
}
