import Analysis
import Domain

/// What is told of the stool.
extension EntryIntents {
  /// "bristol 4", "dışkıda kan var": a stool with its type, and whether there was blood.
  func stools() -> [IntentCandidate] {
    message.spans.indices.flatMap { place -> [IntentCandidate] in
      stools(at: place).flatMap { members, claims, note in
        withPersons(
          candidate(
            "logSymptom", at: place,
            [.init(.kind, .string(Texts.stool))] + members + time(for: place), claims: claims,
            ["symptom=stool", note]), at: place)
      }
    }
  }

  /// "3 kere tuvalete kalktım": how often, and no type.
  private func isCount(_ quantity: Quantity) -> Bool {
    let next = quantity.spans.upperBound
    return next < message.spans.count && message.word(next).fits("number.counted")
  }

  /// What is said of the stool at a place.
  func stools(at place: Int) -> [(members: [JSON.Member], claims: Set<Int>, note: String)] {
    guard message.spans[place].has(.stool) else { return [] }
    var found: [(members: [JSON.Member], claims: Set<Int>, note: String)] = []
    if let type = message.quantities.first(where: { quantity in
      quantity.isBare && (1...7).contains(quantity.value)
        && abs(quantity.spans.lowerBound - place) < 4 && !isCount(quantity)
    }) {
      // "tip 4 dışkı" names the stool by its type.
      found.append(
        ([.init(.bristol, .number(type.value))], Set(type.spans).union([place]), "typed"))
    }
    if message.spans.contains(where: { $0.has(.bloodword) }) {
      found.append(([.init(.blood, true)], [place], "blood"))
    }
    return found
  }
}
