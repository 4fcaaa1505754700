import Domain
import Turkish

/// An amount as records keep it: the unit in its base form.
struct Amount: Equatable {
  var quantity: Double?
  /// A measure's base form; the unit as said where it is no measure.
  var unit: String?

  /// Reads an amount whose unit may be a short or an inflected form.
  ///
  ///     Amount(0.5, "kg")                // 0.5 kilogram
  ///     Amount(1, "bardak", of: "çay")   // 1 çay bardağı
  ///     Amount(33, "cl")                 // 330 mililitre
  init(_ quantity: Double?, _ unit: String?, of food: String = "") {
    self.quantity = quantity
    self.unit = unit?.unlessEmpty
    guard let said = self.unit, let reading = Measure.reading(of: said) else { return }
    self.quantity = quantity.map { $0 * reading.factor }
    let isTea = NameMatch(food, for: "çay").map { $0 >= .shorter } ?? false
    self.unit =
      (reading.isGeneric && reading.measure == .glass && isTea ? .teaGlass : reading.measure)
      .rawValue
  }
}

extension Amount {
  /// Fails for amounts that nobody eats or buys: over 10,000 pieces or plates, over 100 kg or l.
  func checked(grams: Double? = nil, of name: String) throws(ToolFailure) {
    let measure = unit.flatMap(Measure.init(rawValue:))
    let factor = measure.flatMap { $0.family == .count ? nil : $0.metric } ?? 1
    let most = measure.map { $0.family == .count } ?? true ? 10_000.0 : 100_000
    if let quantity, quantity * factor > most {
      throw .invalid(Texts.impossibleAmount(quantity, unit, of: name))
    }
    if let grams, grams > 100_000 {
      throw .invalid(Texts.impossibleAmount(grams, Measure.gram.rawValue, of: name))
    }
  }
}

extension Measure {
  /// Units of one family add up.
  enum Family { case mass, volume, count }

  /// The measure that `text` says, in any form; nil where it is none.
  init?(said text: String) {
    guard let reading = Self.reading(of: text), reading.factor == 1 else { return nil }
    self = reading.measure
  }

  fileprivate static func reading(of text: String) -> MeasureReading? {
    // Short forms (g, l) are units only after a number.
    let tokens = Turkish.tokens(of: "1 " + text)
    guard let reading = Turkish.measures(in: tokens).first,
      reading.tokens.upperBound == tokens.count
    else { return nil }
    return reading
  }

  var family: Family {
    switch self {
    case .gram, .kilogram: .mass
    case .milliliter, .liter: .volume
    default: .count
    }
  }

  /// For the help of a `unit` argument.
  static let help =
    "Ölçü, yalın hâlde: "
    + allCases.filter(\.isOfContract).map(\.rawValue).joined(separator: ", ")
    + ". Yiyecek tek tek sayılıyorsa adet"
}
