import Domain
import Foundation
import Testing

@testable import Labels

@Suite("Tables that lie on their side")
struct LabelTurnedTests {
  /// Words at places across the page, 20 pixels high, in lines that stand at heights.
  private static func read(_ lines: [(Double, [(Double, String)])]) throws -> Product {
    let words = lines.flatMap { top, cells in
      cells.map { left, text in
        LabelWord(
          text: text, confidence: 0.95, left: left, top: top, width: Double(text.count) * 11,
          height: 20)
      }
    }
    return try LabelReader().product(from: words, now: .distantPast)
  }

  private static let names: [(Double, [(Double, String)])] = [
    (100, [(150, "Enerji"), (450, "doymuş"), (790, "bunun")]),
    (112, [(330, "Yağ"), (600, "Karbonhidrat"), (950, "Protein"), (1_080, "Tuz")]),
    (126, [(150, "değeri"), (460, "yağ"), (780, "şekerleri")]),
  ]

  @Test("Figures are of the name above them, energy in its two lines, and of what heads their line")
  func figures() throws {
    let lines: [(Double, [(Double, String)])] = [
      (200, [(150, "1860"), (205, "kJ")]),
      (
        212,
        [
          (20, "100"), (60, "g"), (330, "19,0"), (380, "g"), (450, "3,2"), (490, "g"),
          (630, "58,0"),
          (680, "g"), (790, "21,0"), (840, "g"), (950, "8,4"), (990, "g"), (1_080, "0,70"),
          (1_130, "g"),
        ]
      ),
      (224, [(150, "445"), (190, "kcal")]),
    ]
    let product = try Self.read(Self.names + lines)
    let figures: [LabelField: Double] = [
      .calories: 445, .fat: 19, .saturatedFat: 3.2, .carbs: 58, .sugars: 21, .protein: 8.4,
      .salt: 0.7,
    ]
    for (field, value) in figures { #expect(product.per100[field] == value, "\(field)") }
    #expect(!product.warnings.contains(Texts.noBasis))
  }

  @Test("A figure that was not read, or whose name was not, is nobody else's")
  func gaps() throws {
    let lines: [(Double, [(Double, String)])] = [
      (
        200,
        [
          (20, "100"), (60, "g"), (150, "445"), (190, "kcal"), (330, "19,0"), (380, "g"),
          (790, "21,0"), (840, "g"), (950, "8,4"), (990, "g"), (1_080, "0,70"), (1_130, "g"),
        ]
      )
    ]
    let lost = try Self.read(Self.names + lines)
    #expect(lost.per100[.carbs] == nil && lost.per100[.saturatedFat] == nil)
    #expect(lost.per100[.sugars] == 21 && lost.per100[.fat] == 19)
    let unnamed = Self.names.map { top, cells in
      (top, cells.map { ($0.0, $0.1 == "Protein" ? "ııı" : $0.1) })
    }
    let product = try Self.read(unnamed + lines)
    #expect(product.per100[.protein] == nil && product.per100[.salt] == 0.7)
    // Two names that ran together have no figure at all.
    let joined = Self.names.map { top, cells in
      (top, cells.map { ($0.0 == 950 ? 1_000 : $0.0, $0.1) })
    }
    #expect(try Self.read(joined + lines).per100[.protein] == nil)
  }
}
