/// What a kitchen has to have for a dish.
struct Appliances: OptionSet, Sendable {
  let rawValue: Int

  static let oven = Appliances(rawValue: 1)
  /// Anything to cook on or in.
  static let fire = Appliances(rawValue: 2)
  /// Another pot or pan beside the first.
  static let second = Appliances(rawValue: 4)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// What rows of the demands leave out: `lacks oven`, `lacks fire`, `lacks second`.
  init(lacking needs: [String]) {
    self = []
    if needs.contains("lacks oven") { insert(.oven) }
    if needs.contains("lacks fire") { formUnion([.oven, .fire]) }
    if needs.contains("lacks second") { insert(.second) }
  }

  /// What steps take: an oven that the sentence names no other way for, what is cooked on a fire, and a
  /// second vessel where several are named or something is boiled apart.
  init(of steps: [String]) {
    self = []
    var vessels: Set<String> = []
    for sentence in steps.flatMap({ $0.split(separator: ".") }) {
      let words = NoteText(String(sentence)).words.map(\.folded)
      let isOven = words.contains { NoteWords.begins($0, as: "oven") }
      if isOven, !words.contains("ya") { insert(.oven) }
      if isOven || words.contains(where: { NoteWords.begins($0, as: "fire") }) { insert(.fire) }
      vessels.formUnion(Self.vessels(words))
    }
    if vessels.count > 1 { insert(.second) }
  }

  /// What a sentence cooks in, by the rows of `notes.tsv`: `haşlayıp süzün` takes a pot of its own.
  private static func vessels(_ words: [String]) -> [String] {
    func has(_ row: String) -> Bool { words.contains { NoteWords.begins($0, as: row) } }
    // "Tavada ya da fırında" names two ways, not two vessels.
    let named = words.contains("ya") ? [] : ["oven", "pot", "pan"].filter(has)
    return has("boil") && has("drain") ? named + ["boil"] : named
  }
}
