import Domain
import Foundation
import Testing

@testable import Labels

@Suite("Servings that are hardly read, and what a label calls its product")
struct LabelServingTests {
  /// Words of lines; those behind a `?` were hardly read, those behind a `^` are large.
  private static func words(_ lines: [String]) -> [LabelWord] {
    lines.enumerated().flatMap { row, line in
      var left = 20.0
      return line.split(separator: " ").map { said in
        let (isUnsure, isLarge) = (said.first == "?", said.first == "^")
        let text = isUnsure || isLarge ? String(said.dropFirst()) : String(said)
        defer { left += Double(text.count) * 11 + 9 }
        return LabelWord(
          text: text, confidence: isUnsure ? 0.4 : 0.95, left: left,
          top: Double(row) * 60 - (isLarge ? 10 : 0), width: Double(text.count) * 11,
          height: isLarge ? 40 : 20)
      }
    }
  }

  private static func juice(_ serving: String) throws -> Product {
    try LabelReader().product(
      from: words([
        "Nutrition Facts", "Serving Size \(serving)", "Calories 110", "Total Fat 0 g",
        "Total Carbohydrate 28 g", "Sugars 28 g", "Protein 0 g",
      ]), now: .distantPast)
  }

  @Test(
    "A serving that was hardly read, or that its ounces contradict, leaves the label in doubt",
    arguments: [("?(240mL)", 240.0), ("8 fl oz (40mL) 1 cup", 40)])
  func unsure(_ serving: String, _ amount: Double) throws {
    let product = try Self.juice(serving)
    #expect(product.serving == LabelServing(amount: amount, unit: .mililitre))
    #expect(product.confidence.overall < LabelConfidence.needed && product.needsReview)
    #expect(product.warnings.contains { $0.contains("emin değilim") && $0.contains("ml okudum") })
  }

  @Test(
    "A serving that was read well says nothing of itself, also where its l is a stroke",
    arguments: ["8 fl oz (240mL) 1 cup", "8 fl oz (240m1) 1 cup", "8 fl oz (240m|)"])
  func sure(_ serving: String) throws {
    let product = try Self.juice(serving)
    #expect(product.serving == LabelServing(amount: 240, unit: .mililitre), "\(serving)")
    #expect(!product.warnings.contains { $0.contains("ml okudum") }, "\(product.warnings)")
  }

  @Test("Columns that agree bear a serving out that was hardly read")
  func borneOut() throws {
    let product = try LabelReader().product(
      from: Self.words([
        "Enerji ve Besin Öğeleri 100 g 1 porsiyon ?(25 ?g)",
        "Enerji 2288 kJ/ 549 kcal 572 kJ/ 137 kcal",
        "Yağ 34,6 g 8,7 g", "Karbonhidrat 51,5 g 12,9 g", "Lif 4,0 g 1,0 g", "Protein 5,9 g 1,5 g",
      ]), now: .distantPast)
    #expect(product.serving?.amount == 25)
    #expect(!product.warnings.contains { $0.contains("g okudum") })
  }

  private static let table = [
    "Enerji 2288 kJ/ 549 kcal", "Yağ 34,6 g", "Karbonhidrat 51,5 g", "Protein 5,9 g",
    "Porsiyon miktarı: (25 g)",
  ]

  @Test(
    "A plain line above the table names the product, to be shown and not to be kept",
    arguments: [
      ("YULAFLI BİSKÜVİ – ENERJİ VE BESİN ÖĞELERİ 100 g", "Yulaflı bisküvi"),
      ("KAKAOLU GOFRET Besin Değerleri 100 g", "Kakaolu gofret"),
    ])
  func named(_ line: String, _ name: String) throws {
    let product = try LabelReader().product(
      from: Self.words([line] + Self.table), now: .distantPast)
    #expect(product.nameSeen == name && product.name == nil)
  }

  @Test(
    "What is no plain name is none",
    arguments: [
      "ENERJİ VE BESİN ÖĞELERİ 100 g",
      "?YULAFLI BİSKÜVİ Besin Değerleri 100 g", "Az Yağ Besin Değerleri 100 g",
      "Bu ürünü yiyin ve hemen adını söyleyin Besin Değerleri 100 g",
      "25% daha Besin Değerleri 100 g",
    ])
  func unnamed(_ line: String) throws {
    let product = try LabelReader().product(
      from: Self.words([line] + Self.table), now: .distantPast)
    #expect(product.nameSeen == nil, "\(product.nameSeen ?? "")")
  }

  @Test("A nought that nothing bears out is left out; one that is printed as a trace stays")
  func noughts() throws {
    let product = try LabelReader().product(
      from: Self.words([
        "Enerji ve Besin Öğeleri 100 g", "Enerji 2288 kJ/ 549 kcal", "Yağ 34,6 g",
        "Karbonhidrat 51,5 g", "Şekerler ?0 ?g", "Lif eser", "Protein 5,9 g", "Tuz ?0 ?g",
      ]), now: .distantPast)
    #expect(product.per100[.sugars] == nil && product.per100[.salt] == nil)
    #expect(product.per100[.fiber] == 0 && product.per100[.carbs] == 51.5)
  }
}
