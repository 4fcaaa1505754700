import Analysis
import Turkish

/// What stands in an enumeration: things, and amounts with a measure or without.
enum Enumerated: Equatable {
  /// A thing, and whether it is bought by the piece and never by weight: `ekmek`, `yumurta`.
  case thing(isByPiece: Bool)
  /// An amount, whether it has a measure, and whether that is a weight.
  case amount(isMeasured: Bool, isWeight: Bool)

  init(thing name: String) { self = .thing(isByPiece: Turkish.fold(name).fits("list.byPiece")) }

  init(_ quantity: Quantity) {
    let unit = quantity.measure?.measure
    self = .amount(isMeasured: unit != nil, isWeight: unit == .kilogram || unit == .gram)
  }

  fileprivate var isAmount: Bool { if case .amount = self { true } else { false } }
  fileprivate var isMeasured: Bool { if case .amount(true, _) = self { true } else { false } }
  fileprivate var isWeight: Bool { self == .amount(isMeasured: true, isWeight: true) }
  fileprivate var isByPiece: Bool { self == .thing(isByPiece: true) }
}

extension [Enumerated] {
  /// Whether amounts stand behind what they are of: "süt 2 litre", "ıspanak iki kilo pırasa bir kilo"; not
  /// "tuz iki limon", nor "süt ekmek bir kilo domates iki kilo patates", whose last amount has a thing of
  /// its own behind it.
  var amountsFollow: Bool {
    guard let amount = firstIndex(where: \.isAmount),
      let thing = firstIndex(where: { !$0.isAmount }),
      thing < amount
    else { return false }
    let amounts = filter(\.isAmount).count
    // "lor 500 gram bir demet maydanoz": two amounts that meet.
    let hasPair = zip(self, dropFirst()).contains { $0.isAmount && $1.isAmount }
    let endsWithThing = last?.isAmount == false
    if endsWithThing, !hasPair, amount > 1 || amounts > 1 { return weighsPieces }
    return amounts > 1 || !endsWithThing || self[amount].isMeasured
  }

  /// "et iki kilo ekmek beş tane pul biber": amounts before things would weigh what is counted, and those
  /// behind them do not.
  private var weighsPieces: Bool {
    let pairs = zip(self, dropFirst())
    return pairs.contains { $0.isWeight && $1.isByPiece }
      && !pairs.contains { $0.isByPiece && $1.isWeight }
  }
}
