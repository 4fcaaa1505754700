import Domain
import Turkish

/// A thing that the person has, found in the pantry.
struct Given: Sendable {
  var place: Int
  /// All of it, in grams; nil where no amount was said.
  var grams: Double?
  /// How it was counted, where it was.
  var quantity: Double?
  var unit: String?

  /// What else is meant by the word that was said.
  var kin: Set<Int> = []
  /// The word, where it names several things.
  var said: String?
  /// Whether a note names it, so that the dish is called after it.
  var isNamed = false
  /// Whether it must be what the dish is made of, and not lie beside it.
  var needsPlace = false

  init(place: Int) { self.place = place }

  /// The same thing as it was said once more, with the amount that one of both tells.
  mutating func join(_ other: Given) {
    if grams == nil { (grams, quantity, unit) = (other.grams, other.quantity, other.unit) }
    if grams != nil { kin = [] }
    isNamed = isNamed || other.isNamed
    needsPlace = needsPlace || other.needsPlace
  }

  /// What a folded word names.
  init(place: Int, key: String, in pantry: Pantry) {
    self.place = place
    guard let kin = pantry.kin[key] else { return }
    (self.kin, said) = (kin.places, kin.said)
  }

  /// With the amount that a line tells, if one does.
  init(place: Int, line: IngredientLine?, _ foods: FoodTable, _ pantry: Pantry) {
    self.place = place
    guard let line else { return }
    grams = pantry.items[place].grams(of: line, foods)
    (quantity, unit) = (line.quantity, line.unit)
  }
}

/// What came of the ingredients that a person named.
struct Givens: Sendable {
  var used: [Given] = []
  /// Sentences about those that do not go into the dish.
  var remarks: [String] = []
}

/// Finds the ingredients that a person named; what is no food is named and left out.
struct GivenReader: Sendable {
  let pantry: Pantry
  let foods: FoodTable

  func read(_ texts: [String], _ demands: Demands) -> Givens {
    var givens = Givens()
    for text in texts.flatMap(Self.parts) {
      let line = IngredientLine(text)
      guard !line.name.isEmpty else { continue }
      guard let given = given(line) else {
        givens.remarks.append(refusal(of: line.name))
        continue
      }
      let item = pantry.items[given.place]
      if !demands.allows(given.place, of: pantry) {
        givens.remarks.append(demands.leftOut(given.place, of: pantry))
      } else if item.traits.contains(.sugar) {
        givens.remarks.append(Texts.noSugar(item.short))
      } else if !givens.used.contains(where: { $0.place == given.place }) {
        givens.used.append(given)
      }
    }
    return givens
  }

  /// Why a thing is not cooked with, as far as the food table knows it.
  func refusal(of name: String) -> String {
    guard let food = foods.estimate(FoodMention(name: name), [])?.food else {
      return Texts.unknown(name)
    }
    if isFast(food) { return Texts.tooSweet(name) }
    return ["raw", "dry"].contains(food.state) ? Texts.notOurs(name) : Texts.notACookingThing(name)
  }

  /// Whether a food raises glucose fast.
  func isFast(_ food: Food) -> Bool {
    (food.glycemicIndex?.value ?? 0) >= Self.highIndex && food.per100g.carbs >= Self.muchCarbs
  }

  /// From which glycemic index, and how much carbohydrate in 100 g, a thing raises glucose fast.
  private static let highIndex = 70.0
  private static let muchCarbs = 10.0

  /// The parts of `2 yumurta, 1 domates ve maydanoz`; a decimal comma parts nothing.
  private static func parts(_ text: String) -> [String] {
    var parts: [String] = [""]
    var previous: Character = " "
    for character in text {
      if character == ";" || character == "\n" || character == "," && !previous.isNumber {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      previous = character
    }
    return parts.flatMap { $0.split(separator: " ve ").map { String($0).trimmed } }
      .filter { !$0.isEmpty }
  }

  private func given(_ line: IngredientLine) -> Given? {
    let mention = FoodMention(name: line.name, quantity: line.quantity, unit: line.unit)
    let estimate = foods.estimate(mention, [])
    let place =
      pantry.place(named: Turkish.fold(line.name))
      ?? estimate.map(\.food).flatMap {
        pantry.places[$0.id] ?? pantry.place(named: Turkish.fold($0.name))
      }
    guard let place else { return nil }
    var given = Given(place: place, line: line, foods, pantry)
    let own = Given(place: place, key: Turkish.fold(line.name), in: pantry)
    (given.kin, given.said) = (own.kin, own.said)
    return given
  }
}

extension PantryItem {
  /// What an amount of it weighs: by its own portions, else as the food table understands the words.
  func grams(of line: IngredientLine, _ foods: FoodTable) -> Double? {
    guard let quantity = line.quantity else { return nil }
    let unit = line.unit.flatMap(Measure.init(rawValue:))
    if let metric = unit?.metric, unit == .gram || unit == .kilogram { return quantity * metric }
    let mention = FoodMention(name: name, quantity: quantity, unit: line.unit)
    let estimate = foods.estimate(mention, [])
    if let estimate, estimate.food.id == food { return estimate.grams }
    if let unitGrams, line.unit == nil || line.unit == self.unit { return quantity * unitGrams }
    return estimate?.grams
  }
}
