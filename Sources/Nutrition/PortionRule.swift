import Domain

/// Turns what was said of an amount into grams, by the food's own portions.
///
/// In order: grams that were said; kilograms, millilitres and litres (by density); the person's own
/// measure; the food's portion for the unit and size; what the unit usually holds; else the default
/// portion, hardly sure. Where nothing was said of the amount, the default portion with a range.
struct PortionRule {
  let food: Food
  let match: FoodMatch
  let measures: [PersonalMeasure]
  /// Tells raw from cooked; nil where nobody asks.
  var states: FoodStates?
  var asked: AskedNames?

  /// What one of the unit weighs, and how far that is known.
  private struct Unit {
    var name: String
    var grams: Double
    var size: String?
    var range: ClosedRange<Double>?
    var isEstimate = false
    var certainty: Double
    var isWeight = false
  }

  func estimate(_ mention: FoodMention) -> FoodEstimate {
    let weight = Unit(name: "gram", grams: 1, certainty: 1, isWeight: true)
    if let grams = mention.grams {
      return estimate(mention, mention.quantity ?? grams, weight, as: mention.unit, grams: grams)
    }
    let choices = choices(of: mention)
    var mention = mention
    let said = match.unit == nil ? nil : mention.unit
    if let unit = match.unit, mention.unit == nil || mention.unit == "adet" { mention.unit = unit }
    // A quantity beside "yarım simit" already says the half, unless it is one.
    if let factor = match.factor, mention.quantity == nil || mention.quantity == 1 {
      mention.quantity = factor
    }
    let unit = unit(for: mention)
    let quantity = mention.quantity ?? 1
    var estimate = estimate(
      mention, quantity, unit, as: said ?? unit.name, grams: quantity * unit.grams)
    estimate.choices = choices
    return estimate
  }

  /// What the name can mean with the amount that was said; a part of one is clear.
  private func choices(of mention: FoodMention) -> [FoodChoice] {
    guard match.factor == nil, match.unit == nil, mention.quantity.map({ $0 >= 1 }) ?? true else {
      return []
    }
    let isUnsaid = mention.quantity == nil && mention.unit == nil
    return asked?.choices(of: mention.name, unit: isUnsaid ? nil : mention.unit ?? "adet") ?? []
  }

  private func estimate(
    _ mention: FoodMention, _ quantity: Double, _ unit: Unit, as name: String?, grams: Double
  ) -> FoodEstimate {
    let isSure = food.confidence >= 0.8 && match.certainty >= 0.9
    return FoodEstimate(
      food: food, quantity: quantity, unit: name ?? unit.name, grams: grams,
      range: unit.range.flatMap { range(of: quantity, in: $0) },
      nutrients: food.per100g.scaled(toGrams: grams),
      basis: basis(of: unit, mention),
      isEstimate: unit.isEstimate || !isSure,
      confidence: min(match.certainty, unit.certainty) * (0.88 + 0.12 * food.confidence),
      remark: match.remark)
  }

  /// What one of the unit weighs and what belongs to it; of a weight, whether it is cooked.
  private func basis(of unit: Unit, _ mention: FoodMention) -> String? {
    let piece = unit.name == "adet" ? food.piece : nil
    let told = [
      unit.isWeight
        ? states?.state(of: food, named: mention.name)
        : Texts.basis(unit: piece ?? unit.name, size: unit.size, grams: unit.grams),
      food.scope,
    ].compactMap(\.self)
    return told.isEmpty ? nil : told.joined(separator: ", ")
  }

  /// The range of several units, wider for a dish whose recipe varies: people read it as carbohydrate.
  private func range(
    of quantity: Double, in one: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    guard quantity > 0, quantity.isFinite else { return nil }
    let spread = (1 - food.confidence) / 2
    return one.lowerBound * quantity * (1 - spread)...one.upperBound * quantity * (1 + spread)
  }

  private func unit(for mention: FoodMention) -> Unit {
    guard let said = mention.unit.map({ SaidUnit($0) }), !said.name.isEmpty else {
      return mention.quantity.map { counted($0, match.size) } ?? unsaid()
    }
    if let unit = measured(said.name) { return unit }
    if said.name == "değişim", food.per100g.carbs >= 2 { return exchange }
    let name = said.name == "bardak" ? glass : said.name
    let size = said.size ?? match.size
    if let own = personal(name) { return own }
    if name == "adet" { return counted(mention.quantity ?? 1, size) }
    if let portion = portion(name, size) { return unit(portion, size, certainty: 0.95) }
    for alias in aliases(of: name) {
      guard let portion = portion(alias, size) else { continue }
      var unit = unit(portion, size, certainty: 0.8)
      unit.isEstimate = true
      if name == "parça" {
        unit.range = unit.range ?? unit.grams * 0.6...unit.grams * 1.4
      }
      return unit
    }
    return household(name, size) ?? unheard(name)
  }

  /// The row's units that can stand for one that it does not have.
  private func aliases(of name: String) -> [String] {
    if name == "dürüm", ["meat", "street", "regional"].contains(food.category) {
      return ["adet", "porsiyon"]
    }
    return HouseholdMeasure.aliases[name] ?? []
  }

  /// Grams, kilograms, millilitres and litres.
  private func measured(_ name: String) -> Unit? {
    switch name {
    case "gram": Unit(name: name, grams: 1, certainty: 1, isWeight: true)
    case "kilogram": Unit(name: name, grams: 1000, certainty: 1, isWeight: true)
    case "mililitre": Unit(name: name, grams: gramsPerMilliliter, certainty: 0.97, isWeight: true)
    case "litre":
      Unit(name: name, grams: 1000 * gramsPerMilliliter, certainty: 0.97, isWeight: true)
    default: nil
    }
  }

  /// As much as holds 15 g of carbohydrate (Turkish exchange lists: bread, legumes; fruit 12-15).
  private var exchange: Unit {
    if food.category == "dairy", let glass = portion("su bardağı", nil) {
      return unit(glass, nil, certainty: 0.85)
    }
    let grams = 1500 / food.per100g.carbs
    return Unit(
      name: "değişim", grams: grams, range: grams * 0.8...grams, isEstimate: true, certainty: 0.85)
  }

  /// `bardak` alone: the glass from which the food is drunk.
  private var glass: String {
    food.portions.contains { $0.isDefault && $0.unit == "çay bardağı" }
      ? "çay bardağı" : "su bardağı"
  }

  private func personal(_ unit: String) -> Unit? {
    let own = measures.filter { $0.unit == unit }
    guard
      let measure = own.first(where: { $0.food == food.id }) ?? own.first(where: { $0.food == nil })
    else { return nil }
    let grams = measure.isWeight ? measure.amount : measure.amount * gramsPerMilliliter
    return Unit(name: unit, grams: grams, certainty: 0.97)
  }

  /// The food's portion of this size; the usual one where it has no such size.
  private func portion(_ unit: String, _ size: String?) -> FoodPortion? {
    let fitting = food.portions.filter { $0.unit == unit }
    for like in size.map({ [$0] + (Self.likeSizes[$0].map { [$0] } ?? []) }) ?? [] {
      if let sized = fitting.first(where: { $0.size == like }) { return sized }
    }
    return fitting.first { $0.size == nil } ?? fitting.first
  }

  /// `koca bir dilim` is a thick one, a `küçük dilim` a thin one.
  private static let likeSizes = [
    "büyük": "kalın", "kalın": "büyük", "küçük": "ince", "ince": "küçük",
  ]

  private func unit(_ portion: FoodPortion, _ size: String?, certainty: Double) -> Unit {
    let isVague = HouseholdMeasure.vague.contains(portion.unit)
    var unit = Unit(
      name: portion.unit, grams: portion.grams, size: portion.size, range: portion.range,
      isEstimate: isVague, certainty: isVague ? min(certainty, 0.88) : certainty)
    if let size, size != "orta", portion.size == nil { resize(&unit, size) }
    if !isVague, portion.size != nil, size != nil {
      // How big is big: never sure.
      unit.range = unit.range ?? unit.grams * 0.8...unit.grams * 1.2
      unit.isEstimate = true
    }
    if !isVague, !unit.isEstimate { settle(&unit) }
    return unit
  }

  /// A size that the row does not know: the usual piece, smaller or bigger.
  private func resize(_ unit: inout Unit, _ size: String) {
    let factor = HouseholdMeasure.factor(of: size)
    let range = unit.range ?? unit.grams * 0.8...unit.grams * 1.2
    unit.range = range.lowerBound * factor...range.upperBound * factor
    unit.grams *= factor
    unit.size = size
    unit.isEstimate = true
    unit.certainty *= 0.95
  }

  /// A counted piece has one weight, unless pieces of the food differ more than twofold.
  private func settle(_ unit: inout Unit) {
    guard let range = unit.range else { return }
    if range.upperBound >= range.lowerBound * 2 {
      unit.isEstimate = true
      unit.certainty = min(unit.certainty, 0.85)
    } else {
      unit.range = nil
    }
  }

  /// A bare count: pieces where the food has them, else the default portion.
  private func counted(_ quantity: Double, _ size: String?) -> Unit {
    if let piece = portion("adet", size), quantity > 2 || !isCrumb(piece, quantity) {
      return unit(piece, size, certainty: 0.95)
    }
    guard let usual = usual(size) else { return unknown() }
    return unit(usual, size, certainty: 0.82)
  }

  /// A chip or a seed, which nobody counts by ones: `bir patates kızartması` is a helping.
  ///
  /// Nuts are counted (`2 ceviz`), and berries from two on.
  private func isCrumb(_ piece: FoodPortion, _ quantity: Double) -> Bool {
    if food.category == "nuts", piece.grams >= 1 { return false }
    if food.category == "fruit", piece.grams >= 2, quantity > 1 { return false }
    return piece.grams < 8 && food.portions.contains { $0.isDefault && $0.unit != "adet" }
  }

  /// Nothing was said of the amount: the default portion, or up to twice a small piece.
  ///
  /// What is eaten by the handful (kiraz, zeytin, sarma) is a helping then, at least one piece.
  private func unsaid() -> Unit {
    guard let usual = usual(match.size) else { return unknown() }
    if let helping = helping(of: usual) {
      var unit = unit(helping, match.size, certainty: 0.78)
      let known = unit.range ?? unit.grams * 0.7...unit.grams * 1.4
      unit.range = min(usual.grams, known.lowerBound)...known.upperBound
      unit.isEstimate = true
      return unit
    }
    var unit = unit(usual, match.size, certainty: 1)
    let isVague = HouseholdMeasure.vague.contains(usual.unit)
    unit.certainty = isVague ? 0.78 : 0.86
    unit.isEstimate = true
    let known = unit.range ?? usual.range ?? unit.grams * 0.75...unit.grams * 1.3
    let isPiece = ["adet", "dilim"].contains(usual.unit) && unit.grams < 80
    unit.range = known.lowerBound...max(known.upperBound, isPiece ? unit.grams * 2 : 0)
    return unit
  }

  /// The helping of which the usual small piece is less than half.
  private func helping(of piece: FoodPortion) -> FoodPortion? {
    guard ["adet", "yemek kaşığı"].contains(piece.unit), piece.grams <= 30,
      let helping = portion("porsiyon", nil),
      helping.grams > piece.grams * 2.2
    else { return nil }
    return helping
  }

  private func usual(_ size: String?) -> FoodPortion? {
    guard let usual = food.portions.first(where: \.isDefault) ?? food.portions.first else {
      return nil
    }
    return size == nil ? usual : portion(usual.unit, size) ?? usual
  }

  private func household(_ name: String, _ size: String?) -> Unit? {
    guard let measure = HouseholdMeasure.named(name) else { return nil }
    let density = measure.isWeight ? 1 : gramsPerMilliliter
    let range = measure.range.lowerBound * density...measure.range.upperBound * density
    var unit = Unit(
      name: name, grams: measure.usual * density, range: range, isEstimate: true, certainty: 0.75)
    if let size { resize(&unit, size) }
    return unit
  }

  /// A unit that fits the food in no way: the default portion, so unsure that it is asked about.
  private func unheard(_ name: String) -> Unit {
    var unit = unsaid()
    unit.certainty = 0.55
    return unit
  }

  private func unknown() -> Unit {
    Unit(name: "porsiyon", grams: 100, range: 50...200, isEstimate: true, certainty: 0.65)
  }

  /// By the row's density, else by what it says of a glass; leaves and pieces leave gaps.
  private var gramsPerMilliliter: Double {
    if food.density != 1 || food.state == "drink" { return food.density }
    if let glass = food.portions.first(where: { $0.unit == "su bardağı" && $0.size == nil }) {
      return glass.grams / 200
    }
    return food.state == "dry" ? 0.6 : 0.85
  }
}
