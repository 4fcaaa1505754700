import Domain
import Turkish

/// The best of several readings of one label.
///
/// All of them together win over a single one that is not clearly better. Where two of them differ in
/// the carbohydrate, none of them is sure.
struct LabelChoice {
  let product: Product
  /// Whether another reading would add nothing: it is sure, or two readings agree.
  let isSettled: Bool

  /// Takes the readings in the order in which they were made, and what they say `together`; nil for
  /// none.
  init?(_ readings: [Product], together: Product? = nil) {
    guard var best = together ?? readings.first else { return nil }
    for reading in readings where Self.worth(reading) > Self.worth(best) + 0.1 {
      best = reading
    }
    if let together { best = Self.filled(best, from: together) }
    let rivals = readings.filter { $0.confidence.carbs >= 0.5 }
    if let (one, other) = rivals.lazy.compactMap({ Self.difference(best, $0) }).first {
      best.confidence.carbs = min(best.confidence.carbs, LabelSolver.alone)
      best.confidence.overall = min(best.confidence.overall, LabelSolver.alone)
      best.warnings.append(Texts.readingsDiffer(NumberText.plain(one), NumberText.plain(other)))
    }
    product = best
    let agreeing = rivals.count { Self.agrees(best, $0) }
    // What else is open, a person is asked about; no other look at the picture closes it surely.
    let isSure =
      best.confidence.carbs >= LabelConfidence.needed && Self.carbs(best) != nil
      && best.serving != nil
    isSettled = isSure || agreeing >= 2
  }

  /// Whether there is nothing about which a person would have to be asked.
  var isComplete: Bool {
    product.confidence.overall >= LabelConfidence.needed && product.warnings.isEmpty
      && LabelField.printed.allSatisfy { product.per100[$0] != nil }
  }

  /// A reading with what it has missed, as all of them together tell it, where the two agree in the
  /// carbohydrate; a person is asked to look at that.
  private static func filled(_ reading: Product, from other: Product) -> Product {
    guard agrees(reading, other) else { return reading }
    var (product, filled) = (reading, [LabelField]())
    if product.serving == nil, let serving = other.serving { product.take(serving) }
    for field in LabelField.allCases where product.per100[field] == nil {
      guard let value = other.per100[field] else { continue }
      product.per100[field] = value
      if product.perServing != nil { product.perServing?[field] = other.perServing?[field] }
      filled.append(field)
    }
    if !filled.isEmpty {
      product.warnings.append(Texts.unsure(filled.map { Texts.name(of: $0.rawValue) }))
    }
    return product
  }

  /// How much a reading tells: its carbohydrate, the rest, of which amounts they are, and whether the
  /// energy bears them out.
  private static func worth(_ product: Product) -> Double {
    guard carbs(product) != nil else { return product.confidence.overall * 0.2 }
    let figures = product.per100.isEmpty ? product.perServing ?? LabelFigures() : product.per100
    let known = LabelField.printed.count { figures[$0] != nil }
    let amounts =
      (product.serving == nil ? 0 : 0.2) - (product.warnings.contains(Texts.noBasis) ? 0.3 : 0)
    return product.confidence.carbs + product.confidence.overall * 0.5 + amounts
      + Double(known) / Double(LabelField.printed.count) * 0.3
      + (figures.isEnergyBorneOut ? 0.3 : 0)
  }

  private static func carbs(_ product: Product) -> Double? {
    product.per100[.carbs] ?? product.perServing?[.carbs]
  }

  /// The carbohydrates of two readings for the same amount, where they differ.
  private static func difference(_ one: Product, _ other: Product) -> (Double, Double)? {
    let bases: [(Double?, Double?)] = [
      (one.per100[.carbs], other.per100[.carbs]),
      (one.perServing?[.carbs], other.perServing?[.carbs]),
    ]
    for case (let mine?, let theirs?) in bases where isApart(mine, theirs) { return (mine, theirs) }
    return nil
  }

  private static func isApart(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) > max(0.5, one * 0.02)
  }

  private static func agrees(_ one: Product, _ other: Product) -> Bool {
    guard carbs(one) != nil, difference(one, other) == nil else { return false }
    return (one.per100[.carbs] != nil) == (other.per100[.carbs] != nil)
      || one.perServing?[.carbs] != nil && other.perServing?[.carbs] != nil
  }
}

extension Product {
  /// Completes a product by its serving, about which a person is asked.
  fileprivate mutating func take(_ serving: LabelServing) {
    self.serving = serving
    let share = serving.amount / 100
    if per100.isEmpty, let part = perServing { per100 = part * (1 / share) }
    if perServing?.isEmpty ?? true { perServing = per100 * share }
    if serving.unit == .mililitre { isLiquid = true }
    warnings.removeAll { $0 == Texts.noServing }
    warnings.append(Texts.unsureServing(serving))
  }
}

extension LabelField {
  /// What every label of the European kind has to print.
  fileprivate static let printed: [LabelField] = [
    .calories, .fat, .saturatedFat, .carbs, .sugars, .protein, .salt,
  ]
}
