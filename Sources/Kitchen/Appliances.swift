/// What a kitchen has to have for a dish.
struct Appliances: OptionSet, Sendable {
  let rawValue: Int

  static let oven = Appliances(rawValue: 1)
  /// Anything to cook on or in.
  static let fire = Appliances(rawValue: 2)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// What rows of the demands leave out: `lacks oven`, `lacks fire`.
  init(lacking needs: [String]) {
    self = []
    if needs.contains("lacks oven") { insert(.oven) }
    if needs.contains("lacks fire") { formUnion([.oven, .fire]) }
  }

  /// What steps take: an oven that the sentence names no other way for, and what is cooked on a fire.
  init(of steps: [String]) {
    self = []
    for sentence in steps.flatMap({ $0.split(separator: ".") }) {
      let words = NoteText(String(sentence)).words.map(\.folded)
      let isOven = words.contains { NoteWords.begins($0, as: "oven") }
      if isOven, !words.contains("ya") { insert(.oven) }
      if isOven || words.contains(where: { NoteWords.begins($0, as: "fire") }) { insert(.fire) }
    }
  }
}
