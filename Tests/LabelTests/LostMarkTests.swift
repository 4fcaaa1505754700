import Domain
import Foundation
import Testing

@testable import Labels

@Suite("Figures whose commas, strokes and units were lost")
struct LostMarkTests {
  private static func number(_ text: String) -> LabelNumber? {
    LabelNumbers.read(LaidTable.words([text])).first
  }

  private static func product(_ lines: String...) throws -> Product {
    try LabelReader().product(from: LaidTable.words(lines), now: .distantPast)
  }

  @Test(
    "A nought before another digit has lost its comma",
    arguments: [("05 g", 0.5), ("001g", 0.01), ("00 g", 0), ("Ol1g", 0.11), ("Ol", 0.1)])
  func noughts(_ text: String, _ value: Double) { #expect(Self.number(text)?.value == value) }

  @Test("Energy that begins with a nought has lost a digit, and is none")
  func energyNought() throws {
    #expect(Self.number("07 kcal") == nil)
    let product = try Self.product(
      "|100 g", "Enerji|1 07 kcal / 453 kJ", "Yağ|0,5 g", "Karbonhidrat|19,4 g", "Protein|4,2 g")
    #expect(product.per100[.calories] == 107)
  }

  @Test(
    "A stroke before a unit is a seven or a comma",
    arguments: [("14/1g", 14.1), ("23/g", 237), ("1,/g", 1.7)])
  func strokes(_ text: String, _ value: Double) { #expect(Self.number(text)?.value == value) }

  @Test(
    "A bound is what labels print as one, and has no other reading",
    arguments: [("<05 g", 0.5), ("<0,59", 0.5), ("<0,5", 0.5), ("<0,01 g", 0.01)])
  func bounds(_ text: String, _ value: Double) {
    let number = Self.number(text)
    #expect(number?.isBound == true)
    #expect(number?.candidates.map(\.value) == [value])
  }

  @Test("A second decimal that no other figure of the table has is the unit, or a digit read twice")
  func hundredths() throws {
    let lines = [
      "|100 g|30 g porsiyon", "Enerji|524 kcal|157 kcal", "Yağ|31,88|9,58",
      "Doymuş yağ|14,2 g|4,3 g", "Karbonhidrat|51,4 g|15,4 g", "Lif|3,7 g|1,1 g",
      "Protein|6,1 g|1,85 g",
    ]
    let product = try LabelReader().product(from: LaidTable.words(lines), now: .distantPast)
    #expect(product.per100[.fat] == 31.8 && product.perServing?[.fat] == 9.5)
    #expect(product.perServing?[.protein] == 1.8)
  }

  @Test("A table that prints two decimals keeps them")
  func fine() throws {
    let product = try Self.product(
      "|100 g", "Enerji|446 kcal", "Yağ|17,62 g", "Karbonhidrat|60,25 g", "Lif|2,14 g",
      "Protein|7,33 g")
    #expect(product.per100[.fat] == 17.62 && product.per100[.carbs] == 60.25)
  }

  @Test(
    "Energy in both units whose stroke was lost is parted where the two fit",
    arguments: ["200/47", "20047", "200147", "200747"])
  func joined(_ energy: String) throws {
    let product = try Self.product(
      "|100 g", "Enerji (kJ/kcal)|\(energy)", "Yağ|0,1 g", "Karbonhidrat|11,4 g", "Protein|0,1 g")
    #expect(product.per100[.calories] == 47)
  }

  @Test("Of two units of energy that contradict each other the parts bear out one")
  func contradicting() throws {
    let product = try Self.product(
      "|100 g", "Enerji|1860 kJ / 46 kcal", "Yağ|17,6 g", "Karbonhidrat|60,0 g", "Protein|11,7 g")
    #expect(product.per100[.calories] == 443 && product.confidence.overall < 0.9)
  }

  @Test("A k before a bracket is what is left of kJ")
  func kilojoules() { #expect(Self.number("1744k)")?.unit == .kilojoule) }

  @Test("A unit that only a look with another value has read is not the figure's")
  func units() {
    func number(_ value: Double, _ unit: LabelNumber.Unit) -> LabelNumber {
      LabelNumber(
        candidates: [.init(value: value, likelihood: 1)], unit: unit, confidence: 0.9, centre: 0)
    }
    let looks = [number(31.8, .unsaid), number(31.8, .unsaid), number(3.1, .gram)]
    #expect(LabelNumber.joined(looks, of: 3)?.unit == .unsaid)
  }
}
