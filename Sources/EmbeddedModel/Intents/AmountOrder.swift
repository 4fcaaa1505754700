/// What stands in an enumeration: things, and amounts with a measure or without.
enum Enumerated: Equatable {
  case thing
  case amount(isMeasured: Bool)

  fileprivate var isAmount: Bool { self != .thing }
}

extension [Enumerated] {
  /// Whether amounts stand behind what they are of: "süt 2 litre", "ıspanak iki kilo pırasa bir kilo"; not
  /// "tuz iki limon", nor "süt ekmek bir kilo domates iki kilo patates", whose last amount has a thing of
  /// its own behind it.
  var amountsFollow: Bool {
    guard let amount = firstIndex(where: \.isAmount), let thing = firstIndex(of: .thing),
      thing < amount
    else { return false }
    let amounts = filter(\.isAmount).count
    // "lor 500 gram bir demet maydanoz": two amounts that meet.
    let hasPair = zip(self, dropFirst()).contains { $0.isAmount && $1.isAmount }
    if last == .thing, !hasPair, amount > 1 || amounts > 1 { return false }
    return amounts > 1 || last != .thing || self[amount] == .amount(isMeasured: true)
  }
}
