import Turkish

/// The first line of a recipe that says both what it is and for how many: `Kısır, 4 kişilik`, `6 kişilik
/// mercimek çorbası`, `Revani (8 porsiyon)`.
struct RecipeTitle {
  var name: String
  var servings: Int

  /// Nil for a line that says one of the two alone: `4 kişilik`, `Yaklaşık 4 kişilik`, `Kısır`.
  init?(_ line: String) {
    let tokens = Turkish.tokens(of: line)
    guard
      let place = tokens.firstIndex(where: { token in
        KitchenEdits.words("portioned").contains { token.folded.hasPrefix($0) }
      }),
      let number = Turkish.numbers(in: Array(tokens[..<place])).last,
      number.tokens.upperBound == place, (1...100).contains(number.value)
    else { return nil }
    let start = tokens[number.tokens.lowerBound].range.lowerBound
    let around = [line[..<start], line[tokens[place].range.upperBound...]]
    let name = around.map { part in
      String(part).trimmingMarks
    }.filter { !$0.isEmpty }.joined(separator: " ")
    let words = Turkish.tokens(of: name).filter { $0.kind == .word }.map(\.folded)
    guard words.contains(where: { !KitchenEdits.words("about").contains($0) }) else { return nil }
    self.name = name
    servings = Int(number.value)
  }
}

extension String {
  /// Without white space and the marks that part a name from what stands beside it.
  fileprivate var trimmingMarks: String {
    let marks = " ,;:–—-()|/•·\t"
    return String(drop { marks.contains($0) }.reversed().drop { marks.contains($0) }.reversed())
  }
}
