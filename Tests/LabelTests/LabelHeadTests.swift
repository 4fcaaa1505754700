import Domain
import Foundation
import Testing

@testable import Labels

@Suite("Heads, terms and columns that were read in part")
struct LabelHeadTests {
  private static func read(_ lines: [String]) throws -> Product {
    try LabelReader().product(from: LaidTable.words(lines), now: .distantPast)
  }

  private static let figures = [
    "Enerji|1744 kJ / 415 kcal|523 kJ / 125 kcal", "Yağ|15,0 g|4,5 g", "Karbonhidrat|58,0 g|17,4 g",
    "Lif|5,4 g|1,6 g", "Protein|9,5 g|2,8 g",
  ]

  @Test(
    "The serving stands in brackets under its word, also below a head of one line",
    arguments: [
      ["|100 g|Her porsiyon", "||(30 g)"], ["||1 porsiyon", "Ortalama|100 g|", "||(30 g)"],
    ])
  func bracketed(_ head: [String]) throws {
    let product = try Self.read(["Besin Değerleri"] + head + Self.figures)
    #expect(product.serving == LabelServing(amount: 30, unit: .gram))
    #expect(product.perServing?[.carbs] == 17.4 && product.confidence.carbs > 0.7)
  }

  @Test("Brackets under another column are no serving's")
  func elsewhere() throws {
    let product = try Self.read(["Porsiyon||", "|100 g|(30 g)", "Enerji|415 kcal", "Yağ|15 g"])
    #expect(product.serving == nil)
  }

  @Test(
    "Where no head tells the serving, energy of both columns does, and it is asked about",
    arguments: [("|100 g|Porsiyon", true), ("|100 g|Poıs", true)])
  func byEnergy(_ head: String, _ isAsked: Bool) throws {
    let product = try Self.read([head] + Self.figures)
    #expect(product.serving == LabelServing(amount: 30, unit: .gram))
    #expect(product.needsReview == isAsked && product.perServing?[.carbs] == 17.4)
  }

  @Test("Shares of what an adult needs are told by their head where the sign of percent was lost")
  func shares() throws {
    let product = try Self.read(
      [
        "Porsiyon (30 g)|%RA|100 g|RA*", "Enerji|125 kcal|6|415 kcal|21", "Yağ|4,5 g|6|15,0 g|21",
        "Doymuş yağ|1,1 g|6|3,8 g|19", "Karbonhidrat|17,4 g|7|58,0 g|22",
        "Şekerler|2,4 g|3|8,0 g|9",
        "Protein|2,8 g|6|9,5 g|19", "Tuz|0,80 g|13|2,68 g|45",
      ].map { $0.hasPrefix("Porsiyon") ? "|" + $0 : $0 })
    #expect(product.per100[.sugars] == 8 && product.per100[.carbs] == 58)
    #expect(product.perServing?[.sugars] == 2.4 && product.per100[.salt] == 2.68)
  }

  @Test("A g in a column of units is no figure where it was read as a nine")
  func units() throws {
    let product = try Self.read([
      "|Birim|100 g", "Enerji|kcal|318", "Yağ|9|0,5", "Doymuş yağ|9|0,1", "Karbonhidrat|g|79,4",
      "Şekerler|9|79,4", "Protein|g|0,2",
    ])
    #expect(product.per100[.fat] == 0.5 && product.per100[.sugars] == 79.4)
  }

  @Test(
    "Terms of several languages in one word, and terms whose blanks were not seen, are known",
    arguments: [
      ("Karbonhidrat/Glucides|53 g", LabelField.carbs, 53.0), ("Lif/Fibre|11 g", .fiber, 11),
      ("-DoymuşYağAsitleri|3,2 g", .saturatedFat, 3.2), ("ToplamTuz|0,4 g", .salt, 0.4),
    ])
  func terms(_ line: String, _ field: LabelField, _ value: Double) throws {
    let product = try Self.read(
      ["|100 g", "Enerji|400 kcal", "Yağ|20 g", line, "Protein|9 g"])
    #expect(product.per100[field] == value)
  }

  @Test("What leaders leave beside a figure is none where lines have one each")
  func leaders() throws {
    let product = try Self.read([
      "||100 g", "Enerji||389 kcal", "Yağ||8,7 g", "Doymuş yağ|60|2,9 g", "Karbonhidrat||63,3 g",
      "Protein||9,6 g",
    ])
    #expect(product.per100[.saturatedFat] == 2.9)
  }

  @Test("Figures that hang on their terms are read in running text, over the ends of lines too")
  func running() throws {
    let product = try Self.read([
      "100 g / Porsiyon (50 g): Enerji: 1517 kJ-360 kcal / 759 kJ-180",
      "kcal, Yağ:6,2g/3,1g, Doymuşyağ: 1,3 g / 0,6",
      "g, Karbonhidrat: 56,7 g / 28,4 g,Şeker:1,1g/",
      "0,6g.Lif: 11,2 g / 5,6 g, Protein: 13,7 g / 6,9 g, Tuz: 0,05 g / 0,03 g.",
    ])
    let told: [LabelField: (Double, Double)] = [
      .calories: (360, 180), .fat: (6.2, 3.1), .saturatedFat: (1.3, 0.6), .carbs: (56.7, 28.4),
      .sugars: (1.1, 0.6), .fiber: (11.2, 5.6), .protein: (13.7, 6.9),
    ]
    for (field, pair) in told {
      #expect(product.per100[field] == pair.0, "\(field)")
      #expect(product.perServing?[field] == pair.1, "\(field)")
    }
  }

  @Test("Running text that tells all once more tells a serving there")
  func repeated() throws {
    let product = try Self.read([
      "100 g'da: Enerji: 2088 kJ (501", "kcal), Yağ: 30,4 g, Karbonhidrat: 50,0 g, Lif: 3,3 g,",
      "Protein: 5,2 g. 1 porsiyon (50 g): Enerji: 1044 kJ / 250 kcal, Yağ: 15,2 g,",
      "Karbonhidrat: 25,1 g, Protein: 2,6 g.",
    ])
    #expect(product.per100[.calories] == 501 && product.per100[.carbs] == 50)
    #expect(product.perServing?[.calories] == 250 && product.perServing?[.carbs] == 25.1)
  }

  @Test("A look whose head was read in part takes the columns of another")
  func adopted() throws {
    let reader = LabelReader()
    let full = try reader.reading(of: LaidTable.words(["|100 g|Porsiyon (30 g)"] + Self.figures))
    let part = try reader.reading(of: LaidTable.words(["|100 g|i on"] + Self.figures))
    let joined = try #require(LabelReading.joined([part, full, part]))
    #expect(joined.cells.bases.count == 2 && joined.layout.serving?.amount == 30)
  }
}
