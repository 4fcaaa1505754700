import Domain
import Turkish

/// What a shop sells of what a recipe needs.
enum Purchase {
  /// The thing without what is done to it in the kitchen: `haşlanmış nohut` is bought as `nohut`.
  static func name(of ingredient: String) -> String {
    let words = ingredient.split(separator: " ")
    let left = words.filter { !Texts.doneInKitchen.contains(Turkish.fold(String($0))) }
    return left.isEmpty ? ingredient : left.joined(separator: " ")
  }

  /// Whether cooking has changed what it weighs.
  static func isCooked(_ ingredient: String) -> Bool {
    ingredient.split(separator: " ").contains { Texts.cooked.contains(Turkish.fold(String($0))) }
  }

  /// Grams and millilitres below which nobody buys a thing by its amount.
  static let least = 25.0

  /// Measures of a kitchen of which a shop sells more than anybody needs at once.
  static let small: Set<Measure> = [
    .tablespoon, .dessertSpoon, .teaspoon, .pinch, .handful, .clove, .stalk, .leaf, .slice, .bite,
    .sip, .ring, .forkful, .ladle, .fingerful, .chunk, .strip,
  ]

  /// Measures in which a shop counts.
  static let counted: Set<Measure> = [
    .piece, .bunch, .packet, .bottle, .box, .jar, .head, .loaf, .cob, .cluster, .block,
  ]
}

extension ShoppingItem {
  /// What a recipe needs of a thing, exactly; without an amount where it is a spoonful or a pinch.
  init(needed line: RecipeIngredient, as name: String, category: String) {
    self.init(name: name, quantity: nil, unit: nil, category: category)
    let measure = Measure(rawValue: line.unit ?? Measure.piece.rawValue)
    guard !Purchase.isCooked(line.name), measure.map({ !Purchase.small.contains($0) }) ?? true
    else { return }
    let isCounted = measure.map(Purchase.counted.contains) ?? false
    if let count = line.quantity, isCounted || line.grams == nil {
      (quantity, unit) = (count, line.unit)
    } else if let grams = line.grams, grams >= Purchase.least {
      (quantity, unit) = (grams, Measure.gram.rawValue)
    }
  }

  /// The same in an amount that a shop sells: whole pieces, packets and bunches, steps of 50 g.
  var buyable: ShoppingItem {
    guard let quantity else { return self }
    var line = self
    switch Measure(rawValue: unit ?? Measure.piece.rawValue)?.family {
    case .mass, .volume:
      let step = quantity > 1000 ? 100.0 : 50
      let isFine = unit == Measure.gram.rawValue || unit == Measure.milliliter.rawValue
      line.quantity = isFine ? (quantity / step).rounded(.up) * step : quantity
    default: line.quantity = quantity.rounded(.up)
    }
    return line
  }

  /// What is left of this amount without the other one; nil where nothing is, or nobody can tell.
  func less(_ other: ShoppingItem) -> ShoppingItem? {
    guard let mine = quantity, let theirs = other.quantity else { return nil }
    let measures = [unit, other.unit].map { Measure(rawValue: $0 ?? Measure.piece.rawValue) }
    var rest = self
    if let own = measures[0], let measure = measures[1], own.family != .count {
      guard own.family == measure.family, let one = own.metric, let two = measure.metric else {
        return nil
      }
      rest.quantity = (mine * one - theirs * two) / one
    } else {
      guard
        Turkish.fold(unit ?? Measure.piece.rawValue)
          == Turkish.fold(other.unit ?? Measure.piece.rawValue)
      else { return nil }
      rest.quantity = mine - theirs
    }
    return (rest.quantity ?? 0) > 1e-9 ? rest : nil
  }
}
