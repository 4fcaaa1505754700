import Domain
import Testing

@testable import Nutrition

/// How sure an estimate is, and what it says of that.
@Suite struct SurenessTests {
  private static let foods = FoodBook().table

  struct Case: Sendable {
    var mention: FoodMention
    var confidence: ClosedRange<Double>
    var isEstimate: Bool
    var hasRange: Bool

    init(
      _ quantity: Double?, _ unit: String?, _ food: String, _ confidence: ClosedRange<Double>,
      isEstimate: Bool, hasRange: Bool
    ) {
      mention = FoodMention(name: food, quantity: quantity, unit: unit)
      (self.confidence, self.isEstimate) = (confidence, isEstimate)
      self.hasRange = hasRange
    }
  }

  static let cases = [
    Case(2, "adet", "yumurta", 0.9...1, isEstimate: false, hasRange: false),
    Case(1, "dilim", "ekmek", 0.9...1, isEstimate: false, hasRange: false),
    Case(150, "gram", "pilav", 0.95...1, isEstimate: false, hasRange: false),
    Case(1, "adet", "simit", 0.9...1, isEstimate: false, hasRange: false),
    Case(1, "tabak", "pilav", 0.8...0.9, isEstimate: true, hasRange: true),
    Case(2, "yemek kaşığı", "yoğurt", 0.8...0.9, isEstimate: true, hasRange: true),
    Case(nil, nil, "elma", 0.8...0.87, isEstimate: true, hasRange: true),
    Case(nil, nil, "yumurta", 0.8...0.87, isEstimate: true, hasRange: true),
    Case(nil, nil, "pilav", 0.72...0.8, isEstimate: true, hasRange: true),
    Case(nil, nil, "salata", 0.72...0.8, isEstimate: true, hasRange: true),
    Case(1, "kase", "kuzukulağı çorbası", 0.6...0.75, isEstimate: true, hasRange: true),
    Case(1, "adet", "labneli sandviç", 0.6...0.75, isEstimate: true, hasRange: false),
    Case(1, "demet", "elma", 0.4...0.59, isEstimate: true, hasRange: true),
    Case(1, "adet", "hamburger", 0.8...0.9, isEstimate: true, hasRange: true),
  ]

  @Test("Confidence tells a counted food from a vague amount and a strange name", arguments: cases)
  func confidence(example: Case) throws {
    let estimate = try #require(Self.foods.estimate(example.mention, []))
    #expect(example.confidence.contains(estimate.confidence))
    #expect(estimate.isEstimate == example.isEstimate)
    #expect((estimate.range != nil) == example.hasRange)
  }

  @Test("A food without an amount is always an estimate with a range around it")
  func unsaid() throws {
    let ids = Set(Self.foods.names().map(\.food)).sorted().enumerated()
      .filter { $0.offset % 7 == 0 }.map(\.element)
    #expect(!ids.isEmpty)
    for id in ids {
      let food = try #require(Self.foods.food(id))
      let estimate = try #require(Self.foods.estimate(FoodMention(name: food.name), []))
      let range = try #require(estimate.range, "\(id)")
      #expect(estimate.isEstimate && range.contains(estimate.grams), "\(id)")
      #expect(range.lowerBound < estimate.grams * 0.97 || range.upperBound > estimate.grams * 1.1)
      #expect((0.6...0.88).contains(estimate.confidence), "\(id)")
    }
  }

  @Test("Grams that were said are taken as they are")
  func grams() throws {
    let mention = FoodMention(name: "makarna", quantity: 1, unit: "tabak", grams: 180)
    let estimate = try #require(Self.foods.estimate(mention, []))
    #expect(estimate.grams == 180 && estimate.range == nil && estimate.basis == "pişmiş")
    #expect(estimate.quantity == 1 && estimate.unit == "tabak")
  }

  @Test("A person's own measure goes before the table's")
  func ownMeasures() throws {
    let bowl = PersonalMeasure(unit: "kase", food: nil, amount: 300, isWeight: false)
    let plate = PersonalMeasure(unit: "tabak", food: "pilav", amount: 140, isWeight: true)
    func estimate(_ name: String, _ unit: String) -> FoodEstimate? {
      Self.foods.estimate(FoodMention(name: name, quantity: 1, unit: unit), [bowl, plate])
    }
    let soup = try #require(estimate("mercimek çorbası", "kase"))
    #expect((295...315).contains(soup.grams) && soup.range == nil && !soup.isEstimate)
    #expect(estimate("pilav", "tabak")?.grams == 140)
    #expect(estimate("makarna", "tabak")?.grams != 140)
  }

  @Test("Sources are Turkish and keep their ids")
  func sources() throws {
    #expect(Texts.source("USDA SR28 18029") == "USDA SR28 no. 18029")
    #expect(Texts.source("USDA FNDDS: Baklava") == "USDA FNDDS, “Baklava”")
    #expect(Texts.source("Recipe") == "balli tarifi (gramları yazılı)")
    #expect(Texts.source("Label, typical") == "tipik etiket değeri")
    #expect(Texts.source("Estimate: yoghurt thinned with water") == "tahmin")
    let bread = try #require(Self.foods.food("ekmek"))
    #expect(bread.source == "USDA SR28 no. 18029")
    #expect(bread.category == "breads" && bread.glycemicIndex != nil)
    for id in Set(Self.foods.names().map(\.food)) {
      let food = try #require(Self.foods.food(id))
      let isRaw = ["Recipe", "Label", "Estimate"].contains { food.source.hasPrefix($0) }
      #expect(!food.source.isEmpty && !isRaw, "\(id)")
    }
  }
}
