import Domain
import Foundation
import Testing

@testable import Labels

@Suite("Choosing among readings of one label")
struct LabelChoiceTests {
  private static func reading(
    _ carbs: Double?, sure: Double, overall: Double? = nil, serving: Double? = 25
  ) -> Product {
    Product(
      serving: serving.map { LabelServing(amount: $0, unit: .gram) }, perServing: nil,
      per100: LabelFigures(carbs.map { [.carbs: $0] } ?? [:]), isLiquid: false,
      confidence: LabelConfidence(ocr: 0.9, carbs: sure, overall: overall ?? sure), source: .label,
      createdAt: .distantPast, changedAt: .distantPast)
  }

  @Test("A reading with the carbohydrate wins over one without; a hardly better one does not")
  func best() throws {
    let found = try #require(
      LabelChoice([Self.reading(nil, sure: 0), Self.reading(17, sure: 0.6)]))
    #expect(found.product.per100[.carbs] == 17)
    let first = [Self.reading(17, sure: 0.62), Self.reading(17.1, sure: 0.65)]
    #expect(LabelChoice(first)?.product.per100[.carbs] == 17)
    #expect(LabelChoice([]) == nil)
  }

  @Test("Where two readings differ nothing is sure, and both figures are told")
  func differing() throws {
    let readings = [Self.reading(5.2, sure: 0.6, serving: nil), Self.reading(52, sure: 0.9)]
    let choice = try #require(LabelChoice(readings))
    #expect(choice.product.per100[.carbs] == 52 && choice.product.needsReview)
    #expect(choice.product.warnings.contains { $0.contains("52 g") && $0.contains("5,2 g") })
    #expect(!choice.isSettled)
  }

  @Test("A sure reading, or two that agree, need no other")
  func settled() {
    #expect(LabelChoice([Self.reading(52, sure: 0.9)])?.isSettled == true)
    #expect(LabelChoice([Self.reading(52, sure: 0.6)])?.isSettled == false)
    let two = [Self.reading(52, sure: 0.6), Self.reading(52, sure: 0.6)]
    #expect(LabelChoice(two)?.isSettled == true)
    #expect(LabelChoice(two)?.product.needsReview == true)
  }

  @Test("All looks together stand against a surer one of few figures, or one of unknown amounts")
  func fuller() throws {
    var together = Self.reading(67.1, sure: 0.4, overall: 0.65)
    let rest: [(LabelField, Double)] = [
      (.calories, 405), (.fat, 12.1), (.saturatedFat, 6.2), (.sugars, 26.3), (.protein, 5.0),
      (.salt, 1.16), (.fiber, 4.2),
    ]
    let few = Self.reading(26.3, sure: 0.65, overall: 0.47)
    for (field, value) in rest { together.per100[field] = value }
    #expect(LabelChoice([few], together: together)?.product.per100[.carbs] == 67.1)
    // Without the energy that bears them out, or with a serving of its own, a look may be better.
    together.per100[.calories] = 81
    together.serving = nil
    #expect(LabelChoice([few], together: together)?.product.per100[.carbs] == 26.3)
    var headless = Self.reading(13.4, sure: 0.65, overall: 0.5, serving: nil)
    headless.warnings = [Texts.noBasis]
    let headed = Self.reading(67.1, sure: 0.5, overall: 0.3)
    #expect(LabelChoice([headless], together: headed)?.product.per100[.carbs] == 67.1)
  }

  @Test("What the best reading has missed is taken from all together, and asked about")
  func filled() throws {
    var together = Self.reading(52, sure: 0.6)
    together.per100[.sugars] = 9
    let best = Self.reading(52, sure: 0.9)
    let product = try #require(LabelChoice([best], together: together)).product
    #expect(product.per100[.sugars] == 9 && product.confidence.carbs == 0.9)
    #expect(product.warnings.contains { $0.contains("şeker") })
    together.per100[.carbs] = 25
    #expect(LabelChoice([best], together: together)?.product.per100[.sugars] == nil)
  }
}
