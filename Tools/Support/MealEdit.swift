import Domain
import Turkish

/// What is to become of a meal.
struct MealEdit {
  /// A food in place of another.
  struct Replacement: Decodable, Sendable {
    var from: String
    var to: String
    var quantity: Double?
    var unit: String?

    static let properties: [ToolSchema.Property] = [
      .text(.from, "Kayıttaki yiyecek; örn. süt", required: true),
      .text(.to, "Yerine gelen; örn. ayran", required: true),
      .number(.quantity, "Yalnızca miktarı da değiştiyse", in: 0...1_000_000_000),
      .text(.unit, "Yalnızca ölçüsü de değiştiyse; örn. dilim"),
    ]
  }

  var items: [SaidFood] = []
  var replace: [Replacement] = []
  var remove: [String] = []
}

/// A meal after its edit, with what was counted anew.
struct EditedMeal {
  var meal: Meal
  var reckoned: [ReckonedItem] = []
  /// What changed, in Turkish: `süt → ayran`.
  var changes: [String] = []
}

extension SaidFood {
  /// Fills what was not said of the amount from the item that it corrects.
  ///
  /// A number of grams is no number of plates: a unit of another family begins at one.
  fileprivate mutating func takeAmount(of old: MealItem) {
    let family = Amount(nil, unit).unit.flatMap(Measure.init(rawValue:))?.family
    let oldFamily = old.unit.flatMap(Measure.init(rawValue:))?.family
    if quantity == nil, unit == nil || family == oldFamily { quantity = old.quantity }
    unit = unit ?? old.unit
  }
}

extension MealEstimator {
  /// The meal after `edit`; a name that is not in it fails, telling what is.
  ///
  /// Replacements come first, then removals, then new values and new items. Nothing changes where
  /// one part fails.
  func meal(_ meal: Meal, after edit: MealEdit) throws(ToolFailure) -> EditedMeal {
    var edited = EditedMeal(meal: meal)
    for replacement in edit.replace { try replace(replacement, in: &edited) }
    for name in edit.remove { try remove(name, from: &edited) }
    for said in edit.items { try put(said, into: &edited) }
    guard !edited.meal.items.isEmpty else { throw .invalid(Texts.lastItem) }
    return edited
  }

  private func replace(
    _ replacement: MealEdit.Replacement, in edited: inout EditedMeal
  ) throws(ToolFailure) {
    let place = try place(of: replacement.from, in: edited.meal)
    let old = edited.meal.items[place]
    var said = SaidFood(name: replacement.to)
    said.quantity = replacement.quantity
    said.unit = replacement.unit
    said.takeAmount(of: old)
    if replacement.unit == nil, !isMeasured(said, like: old) {
      (said.quantity, said.unit) = (replacement.quantity, nil)
    }
    let new = try item(said)
    edited.meal.items[place] = new.item
    edited.reckoned.append(new)
    edited.changes.append("\(old.name) → \(new.item.name)")
  }

  /// Whether the food is counted in the unit, so that the amount of another food can be kept.
  private func isMeasured(_ said: SaidFood, like old: MealItem) -> Bool {
    let amount = Amount(said.quantity, said.unit, of: said.name)
    let mention = FoodMention(name: said.name, quantity: amount.quantity, unit: amount.unit)
    guard let estimate = foods.estimate(mention, measures) else { return true }
    guard let unit = amount.unit else { return false }
    let family = Measure(rawValue: unit)?.family
    return family == .mass || family == .volume && estimate.food.state == "drink"
      || estimate.food.isServed(in: unit)
      || unit == Measure.slice.rawValue && isCut(old)
        && estimate.food.portions.contains { $0.unit == unit }
  }

  /// "3 dilim patates": in slices, though it does not come in them, so that they are the person's own.
  private func isCut(_ old: MealItem) -> Bool {
    let portions = foods.estimate(FoodMention(name: old.name), measures)?.food.portions ?? []
    return portions.first(where: \.isDefault).map { $0.unit != Measure.slice.rawValue } ?? false
  }

  private func remove(_ name: String, from edited: inout EditedMeal) throws(ToolFailure) {
    let place = try place(of: name, in: edited.meal)
    let gone = edited.meal.items.remove(at: place)
    edited.changes.append("\(gone.name) çıkarıldı")
  }

  private func put(_ said: SaidFood, into edited: inout EditedMeal) throws(ToolFailure) {
    guard let place = place(of: said, in: edited.meal) else {
      let new = try item(said)
      edited.meal.items.append(new.item)
      edited.reckoned.append(new)
      edited.changes.append("\(new.item.name) eklendi")
      return
    }
    if said.quantity == 0 { return try remove(edited.meal.items[place].name, from: &edited) }
    let old = edited.meal.items[place]
    let new = try changed(old, by: said)
    edited.meal.items[place] = new.item
    edited.reckoned.append(new)
    let amount = Texts.amount(new.item.quantity, new.item.unit, of: new.item.name)
    edited.changes.append(amount)
  }

  /// The item with its new values; the person's own figures are scaled, the table's counted anew.
  private func changed(_ old: MealItem, by said: SaidFood) throws(ToolFailure) -> ReckonedItem {
    var new = said
    new.name = NameMatch(said.name, for: old.name) == .shorter ? said.name : old.name
    let isAmountNew = said.quantity != nil || said.unit != nil || said.grams != nil
    if said.grams == nil { new.takeAmount(of: old) }
    if old.isGiven && !said.hasFigures {
      if let factor = factor(from: old, to: new) {
        return ReckonedItem(item: old.scaled(by: factor))
      }
      if !isAmountNew { return ReckonedItem(item: old) }
    }
    if old.isOfKeepings { return try kept(old, by: new, isAmountNew: isAmountNew) }
    return try item(new)
  }

  /// An item of a label or a recipe with its new values: what it holds is not looked up in the table.
  private func kept(
    _ old: MealItem, by said: SaidFood, isAmountNew: Bool
  ) throws(ToolFailure) -> ReckonedItem {
    var item = old
    if isAmountNew {
      guard let factor = factor(from: old, to: said) else {
        throw .invalid(Texts.sameMeasure(old))
      }
      item = old.scaled(by: factor)
      if let grams = said.grams, old.unit != Measure.gram.rawValue { item.grams = grams }
    }
    if said.hasFigures { item.take(said) }
    return ReckonedItem(item: item)
  }

  /// How many times the old amount the new one is, where both count alike.
  private func factor(from old: MealItem, to new: SaidFood) -> Double? {
    if let grams = new.grams, let before = old.grams, before > 0 { return grams / before }
    let amount = Amount(new.quantity, new.unit, of: new.name)
    guard new.grams == nil, let quantity = amount.quantity, let before = old.quantity, before > 0
    else { return nil }
    guard amount.unit == old.unit else {
      let measure = amount.unit.flatMap(Measure.init(rawValue:))
      guard let measure, measure.family == .mass, let before = old.grams, before > 0 else {
        return nil
      }
      return quantity * (measure.metric ?? 1) / before
    }
    return quantity / before
  }

  // MARK: Places

  /// The item that a removal or a replacement names; the later of two alike.
  private func place(of name: String, in meal: Meal) throws(ToolFailure) -> Int {
    if let found = bestMatch(for: name, among: meal.items.map(\.name)), found.match > .part {
      return found.places.last ?? 0
    }
    if let same = sameFood(as: name, in: meal) { return same }
    if let found = bestMatch(for: name, among: meal.items.map(\.name)), found.places.count == 1 {
      return found.places[0]
    }
    throw .notFound(Texts.notInMeal([name], meal))
  }

  /// The item whose values are new, or nil where the food is one that comes in addition.
  private func place(of said: SaidFood, in meal: Meal) -> Int? {
    if let found = bestMatch(for: said.name, among: meal.items.map(\.name), atLeast: .shorter) {
      let place = found.places.last ?? 0
      if found.match > .shorter || !isOther(said.name, meal.items[place]) { return place }
    }
    return sameFood(as: said.name, in: meal)
  }

  private func sameFood(as name: String, in meal: Meal) -> Int? {
    guard let food = foods.estimate(FoodMention(name: name), measures)?.food.id else { return nil }
    return meal.items.lastIndex { $0.food == food }
  }

  /// Whether the table knows `name` as another food than the item's: kuru üzüm is not üzüm.
  private func isOther(_ name: String, _ item: MealItem) -> Bool {
    guard let food = foods.estimate(FoodMention(name: name), measures)?.food.id else {
      return item.food != nil
    }
    return item.food != nil && item.food != food
  }
}

extension Food {
  /// Whether so many of another food can be so many of this one.
  ///
  /// A bowl holds either; a simit comes whole and not in slices, and nobody eats a whole melon.
  fileprivate func isServed(in unit: String) -> Bool {
    guard let portion = portions.first(where: { $0.unit == unit }) else { return false }
    guard let usual = portions.first(where: \.isDefault), usual.unit != unit else { return true }
    switch unit {
    case Measure.slice.rawValue: return false
    case Measure.piece.rawValue: return portion.grams <= 2 * usual.grams
    default: return true
    }
  }
}
