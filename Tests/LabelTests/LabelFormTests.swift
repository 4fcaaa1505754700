import Domain
import Foundation
import Testing

@testable import Labels

@Suite("Forms in which labels are printed")
struct LabelFormTests {
  /// Words of lines as a reader of pictures finds them.
  private static func words(_ lines: [String]) -> [LabelWord] {
    lines.enumerated().flatMap { row, line in
      var left = 20.0
      return line.split(separator: " ").map { text in
        defer { left += Double(text.count) * 11 + 9 }
        return LabelWord(
          text: text.filter { $0 != "_" }, confidence: 0.95, left: left, top: Double(row) * 40,
          width: Double(text.count) * 11, height: 20)
      }
    }
  }

  private static func read(_ lines: String...) throws -> Product {
    try LabelReader().product(from: words(lines), now: .distantPast)
  }

  @Test("A label in running text is read figure by figure, also over the ends of lines")
  func running() throws {
    let product = try Self.read(
      "100 g için ortalama: Enerji: 1800 kJ / 430 kcal, Yağ: 17,6 g, doymuş",
      "yağ: 8,1 g, karbonhidrat: 60,3 g, şekerler:", "32 g, lif: 2,1 g, protein: 6,5 g, tuz: 0,4 g")
    #expect(
      product.per100
        == LabelFigures([
          .calories: 430, .fat: 17.6, .saturatedFat: 8.1, .carbs: 60.3, .sugars: 32, .fiber: 2.1,
          .protein: 6.5, .salt: 0.4,
        ]), "\(product.per100)")
  }

  @Test("Energy without units beside its figures is told apart by the ratio of kJ and kcal")
  func energy() throws {
    let bare = try Self.read(
      "Besin 100 g", "Enerji (kJ/kcal) 1860 / 446", "Yağ 20 g", "Karbonhidrat 60 g", "Protein 6 g")
    #expect(bare.per100[.calories] == 446)
    let own = try Self.read(
      "Besin 100 g", "Enerji (kcal) 446", "Yağ 20 g", "Karbonhidrat 60 g", "Protein 6 g")
    #expect(own.per100[.calories] == 446)
  }

  @Test(
    "A counted amount with its weight heads the serving's column",
    arguments: [
      ("Besin 100ml 1 bardak (200ml)", 200.0, "Karbonhidrat 4,7 g 9,4 g", 9.4),
      ("Per 100g 2 cookies (21g)", 21, "Carbohydrate 66,3 g 13,9 g", 13.9),
    ])
  func pieces(_ header: String, _ amount: Double, _ carbs: String, _ part: Double) throws {
    let product = try Self.read(header, "Enerji 446 kcal 93 kcal", carbs, "Tuz 1,0 g 0,2 g")
    #expect(product.serving?.amount == amount && product.perServing?[.carbs] == part)
  }

  @Test("Columns that differ by more than rounding are flagged, and nothing of them is sure")
  func differing() throws {
    let product = try Self.read(
      "Besin 100 g Porsiyon (30 g)", "Enerji 430 kcal 129 kcal", "Yağ 10,0 g 3,0 g",
      "Karbonhidrat 72,3 g 21,1 g", "Protein 12,6 g 3,8 g", "Tuz 1,0 g 0,3 g")
    #expect(product.confidence.carbs <= 0.5 && product.needsReview)
    #expect(product.warnings.contains { $0.contains("birbirini tutmuyor") })
    #expect(product.warnings.contains { $0.contains("karbonhidrat") })
  }

  @Test("A figure of sugar in one column alone is looked at")
  func sugars() throws {
    let product = try Self.read(
      "Besin 100 g Porsiyon (25 g)", "Enerji 549 kcal 137 kcal", "Yağ 34,6 g 8,7 g",
      "Karbonhidrat 51,5 g 12,9 g", "Şekerler 0 g 1 g", "Lif 4,0 g 1,0 g", "Protein 5,9 g 1,5 g")
    #expect(product.needsReview && product.warnings.contains { $0.contains("şeker") })
  }

  @Test("Salt that is printed stays as it is; sodium is reckoned only where salt is not printed")
  func salt() throws {
    let both = try Self.read(
      "Besin 100 g", "Enerji 446 kcal", "Karbonhidrat 60 g", "Sodyum 743 mg", "Tuz 1,85 g")
    #expect(both.per100[.salt] == 1.85)
    let sodium = try Self.read(
      "Besin 100 g", "Enerji 446 kcal", "Karbonhidrat 60 g", "Sodyum 400 mg")
    #expect(sodium.per100[.salt] == 1)
    #expect(SaidLabelReader().said("tuz 1,85 sodyum 743 mg").figures[.salt] == 1.85)
  }

  @Test("What one column lacks is filled from the other by the serving")
  func filled() throws {
    let product = try Self.read(
      "Besin________ 100 g Porsiyon (50 g)", "Enerji_______ 446 kcal 223 kcal",
      "Yağ__________ 20,0 g 10,0 g", "Karbonhidrat_ 60,0 g", "Protein______ 6,0 g 3,0 g")
    #expect(product.perServing?[.carbs] == 30)
  }

  @Test("What cannot be in 100 g is emptied, and that is said")
  func impossible() throws {
    let sugars = try Self.read("Besin 100 g", "Karbonhidrat 4,0 g", "Şekerler 87,4 g", "Yağ 3,0 g")
    #expect(sugars.per100[.carbs] == nil && sugars.per100[.sugars] == nil && sugars.needsReview)
    #expect(sugars.warnings.contains { $0.contains("şeker karbonhidrattan fazla") })
  }

  @Test("An American label tells that fibre is taken off, and that it is of a serving")
  func american() throws {
    let product = try Self.read(
      "Nutrition Facts", "Serving Size 1 cup (55g)", "Calories 230", "Total Fat 8g",
      "Total Carbohydrate 37g", "Dietary Fiber 4g", "Protein 3g")
    #expect(product.perServing?[.carbs] == 33 && product.confidence.isOfServing)
    #expect(product.warnings.contains { $0.contains("lifi (4 g) çıkardım") })
  }

  @Test(
    "The weight of a serving is read beside the word for it, in brackets too",
    arguments: [
      ("bir porsiyonda (30 g) 20 g karbonhidrat, 4 g yağ", 20.0, SaidLabel.Basis.serving, 30.0),
      ("30 gramlık porsiyonda 20 g karbonhidrat", 20, .serving, 30),
      ("100ml 4,7 kh, 3,5 yağ, 3,1 protein; porsiyon 200 ml", 4.7, .hundred(.mililitre), 200),
      ("100 ml'de 10,6 karbonhidrat, porsiyon 330 ml", 10.6, .hundred(.mililitre), 330),
    ] as [(String, Double, SaidLabel.Basis, Double)])
  func said(_ text: String, _ carbs: Double, _ basis: SaidLabel.Basis, _ serving: Double) {
    let said = SaidLabelReader().said(text)
    #expect(said.figures[.carbs] == carbs && said.basis == basis, "\(said)")
    #expect(said.serving?.amount == serving, "\(said)")
  }
}
