import Domain
import Foundation
import Testing

@testable import Labels

@Suite("A label that two have read")
struct LabelComparisonTests {
  private static func label(
    _ figures: [LabelField: Double], sure: Double = 0.65, overall: Double? = nil,
    serving: Double? = 25, part: [LabelField: Double]? = nil, source: Product.Source = .label,
    warnings: [String] = []
  ) -> Product {
    Product(
      serving: serving.map { LabelServing(amount: $0, unit: .gram) },
      perServing: part.map { LabelFigures($0) }, per100: LabelFigures(figures), isLiquid: false,
      confidence: LabelConfidence(ocr: 0.9, carbs: sure, overall: overall ?? sure), source: source,
      warnings: warnings, createdAt: .distantPast, changedAt: .distantPast)
  }

  private static let crisps: [LabelField: Double] = [
    .calories: 549, .fat: 34.6, .carbs: 51.5, .protein: 5.9,
  ]

  private static func compared(_ read: Product, _ seen: Product) -> ComparedLabel {
    LabelComparison(read: read, seen: seen, by: "gören").result
  }

  @Test("Where both agree the figures are surer than either alone, and need no review")
  func agreeing() {
    let read = Self.label(Self.crisps, warnings: ["Şu değerlerden emin değilim."])
    let both = Self.compared(read, Self.label(Self.crisps, source: .model))
    #expect(read.needsReview && !both.product.needsReview)
    #expect(both.product.confidence.carbs > 0.85 && both.product.confidence.overall > 0.85)
    #expect(both.product.warnings.isEmpty && both.product.source == .label)
    #expect(both.pairs.count == 4 && both.pairs.allSatisfy { $0.agrees })
  }

  @Test("Rounding is no difference; a figure that only we have read is still ours")
  func rounding() {
    var seen = Self.crisps
    seen[.carbs] = 51.6
    seen[.calories] = 551
    seen[.protein] = nil
    let both = Self.compared(Self.label(Self.crisps), Self.label(seen, source: .model))
    #expect(both.pairs.filter(\.agrees).map(\.field) == [.calories, .fat, .carbs])
    #expect(both.product.per100[.carbs] == 51.5 && both.product.per100[.protein] == 5.9)
    #expect(both.product.confidence.carbs > 0.85 && both.product.needsReview)
  }

  @Test("Where they differ both values are told, and nothing is sure however sure it was before")
  func differing() {
    var seen = Self.crisps
    seen[.carbs] = 57.5
    let both = Self.compared(
      Self.label(Self.crisps, sure: 0.95), Self.label(seen, source: .model))
    #expect(both.product.per100[.carbs] == 51.5 && both.product.needsReview)
    #expect(both.product.confidence.carbs < LabelConfidence.needed)
    #expect(
      both.product.warnings.contains { $0.contains("51,5 g") && $0.contains("gören 57,5 g") })
    #expect(both.pairs.first { $0.field == .carbs }?.agrees == false)
  }

  @Test(
    "Of two that differ the one is kept that the energy bears out, and is still to be looked at")
  func borneOut() {
    var read = Self.crisps
    read[.carbs] = 5.15
    let both = Self.compared(Self.label(read), Self.label(Self.crisps, source: .model))
    #expect(both.product.per100[.carbs] == 51.5 && both.product.perServing?[.carbs] == 12.875)
    #expect(both.product.needsReview)
    #expect(both.product.warnings.contains { $0.contains("5,15 g") && $0.contains("51,5 g") })
  }

  @Test("What only the model has read fills the gap, is told, and is not sure")
  func alone() {
    let read = Self.label([.fat: 34.6, .protein: 5.9], sure: 0, serving: nil)
    let both = Self.compared(read, Self.label(Self.crisps, source: .model))
    #expect(both.product.per100[.carbs] == 51.5 && both.product.serving?.amount == 25)
    #expect(both.product.needsReview)
    #expect(both.product.warnings.contains { $0.contains("Yalnızca gören") })
  }

  @Test("Servings that differ are told; figures for a serving alone are compared as such")
  func servings() {
    let both = Self.compared(
      Self.label(Self.crisps), Self.label(Self.crisps, serving: 30, source: .model))
    #expect(both.product.serving?.amount == 25 && both.product.needsReview)
    #expect(both.product.warnings.contains { $0.contains("ben 25") && $0.contains("30") })
    let read = Self.label([:], serving: nil, part: [.carbs: 12.9, .fat: 8])
    let seen = Self.label([:], serving: 25, part: [.carbs: 12.9, .fat: 8], source: .model)
    let parts = Self.compared(read, seen)
    #expect(parts.pairs.allSatisfy { $0.agrees })
    #expect(abs((parts.product.per100[.carbs] ?? 0) - 51.6) < 0.01)
  }
}
