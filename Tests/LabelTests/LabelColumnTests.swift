import Domain
import Foundation
import Testing

@testable import Labels

@Suite("Columns, servings and terms as tables print them")
struct LabelColumnTests {
  /// Words of lines with cells parted by `|`, which stand at the same places; letters are 20 pixels
  /// high, and lines 40 apart where nothing else is said.
  private static func words(_ lines: [(top: Double, cells: String)]) -> [LabelWord] {
    lines.flatMap { line in
      line.cells.split(separator: "|", omittingEmptySubsequences: false).enumerated().flatMap {
        column, cell in
        var left = 20.0 + Double(column) * 300
        return cell.split(separator: " ").map { text in
          defer { left += Double(text.count) * 11 + 9 }
          return LabelWord(
            text: String(text), confidence: 0.95, left: left, top: line.top,
            width: Double(text.count) * 11, height: 20)
        }
      }
    }
  }

  private static func read(_ lines: [String]) throws -> Product {
    let places = lines.enumerated().map { (Double($0.offset) * 40, $0.element) }
    return try LabelReader().product(from: words(places), now: .distantPast)
  }

  private static let figures = [
    "Enerji|549 kcal|137 kcal", "Yağ|34,6 g|8,7 g", "Karbonhidrat|51,5 g|12,9 g",
    "Diyet lifi|4,0 g|1,0 g", "Protein|5,9 g|1,5 g",
  ]

  @Test(
    "An amount beside 100 g in the header heads the serving's column, whatever its word",
    arguments: ["|100 g|25 g", "|100 g'da|25 g'da", "|100 g|1 top (25 g)", "|100g|25 g porsiyon"])
  func heads(_ header: String) throws {
    let product = try Self.read(["Besin Değerleri", header] + Self.figures)
    #expect(product.serving == LabelServing(amount: 25, unit: .gram), "\(header)")
    #expect(product.per100[.carbs] == 51.5 && product.perServing?[.carbs] == 12.9)
    #expect(product.per100[.fiber] == 4 && !product.needsReview, "\(product.warnings)")
  }

  @Test("A header of two lines tells the serving in the second, also with its l read as an i")
  func twoLines() throws {
    let product = try Self.read(
      ["|100 mi|Porsiyon", "| |(200 mi)", "Energy|57 kcal|113 kcal", "Fat|2.6 g|5.2 g"]
        + ["Carbohydrate|5.0 g|10.0 g", "Protein|3.3 g|6.6 g"])
    #expect(product.serving == LabelServing(amount: 200, unit: .mililitre))
    #expect(product.per100[.carbs] == 5 && product.perServing?[.carbs] == 10 && product.isLiquid)
  }

  @Test("An amount in the header without figures under it is no serving")
  func packet() throws {
    let lines = ["Enerji|549 kcal", "Yağ|34,6 g", "Karbonhidrat|51,5 g", "Protein|5,9 g"]
    #expect(try Self.read(["|100 g|250 g"] + lines).serving == nil)
  }

  private static let single = [
    "Besin Değerleri|100 g", "Enerji|186 kcal", "Toplam Yağ|0 g", "Toplam Karbonhidrat|46,1 g",
    "Protein|0,4 g",
  ]

  @Test(
    "A counted amount below the table is the serving, also over the end of a line",
    arguments: [
      (["2 dilim = 80 g"], 80), (["4 kare (20 g)"], 20), (["1 kase -40g"], 40),
      (["Tuz 0,49 g. Porsiyon büyüklüğü 25 g."], 25), (["Porsiyon: 1", "kutu (330 ml)"], 330),
      (["Bu paket 6 porsiyon içerir.", "Net 250 g"], nil), (["3 Protein 12 g"], nil),
    ] as [([String], Double?)])
  func counted(_ lines: [String], _ amount: Double?) throws {
    #expect(try Self.read(Self.single + lines).serving?.amount == amount, "\(lines)")
  }

  @Test("A term of two lines has the figure that stands between them, or behind the second")
  func wrapped() throws {
    let product = try LabelReader().product(
      from: Self.words([
        (0, "Besin|100 g"), (40, "Enerji|400 kcal"), (80, "Yağ|17,1 g"), (120, "Doymuş"),
        (148, "yağ|3,3 g"), (200, "Karbon-"), (214, "|49,6 g"), (228, "hidrat"), (270, "Lif"),
        (310, "|7,7 g"), (350, "Protein|12,0 g"),
      ]), now: .distantPast)
    #expect(product.per100[.saturatedFat] == 3.3 && product.per100[.fat] == 17.1)
    #expect(product.per100[.carbs] == 49.6)
    // A figure of the next line is not the term's whose own was not read.
    #expect(product.per100[.fiber] == nil)
  }

  @Test(
    "The words of ingredients are no lines of the table",
    arguments: [
      ["İçindekiler: şeker 45, tuz (en fazla 964)"] + single,
      ["İçindekiler: pastörize inek sütü, peynir mayası, tuz (en fazla 964)"]
        + single.filter { !$0.hasPrefix("Enerji") },
    ])
  func ingredients(_ lines: [String]) throws {
    let product = try Self.read(lines)
    #expect(product.per100[.salt] == nil && product.per100[.sugars] == nil, "\(product.per100)")
    #expect(product.per100[.carbs] == 46.1)
  }

  @Test("A part of nothing is nothing; a stroke behind a comma is a seven")
  func noughts() throws {
    let product = try Self.read(
      Self.single.prefix(3) + ["Doymuş yağ|0 g", "Toplam Karbonhidrat|45,/g", "Protein|0,4 g"])
    #expect(product.per100[.fat] == 0 && product.per100[.saturatedFat] == 0)
    #expect(product.per100[.carbs] == 45.7)
  }

  @Test("Percentages whose sign was lost are in no column")
  func percentages() throws {
    let product = try Self.read([
      "|100 g|Porsiyon (25 g)|RA", "Enerji|383 kcal|96 kcal|5", "Yağ|13,0 g|3,2 g|5",
      "Karbonhidrat| |14,5 g|6", "Şekerler|8,4 g|2,1 g|2", "Protein|7,4 g|1,9 g|4",
    ])
    #expect(product.perServing?[.carbs] == 14.5)
    #expect(product.per100[.carbs].map { abs($0 - 58) < 1e-9 } ?? true)
  }

  private static let swapped = [
    "Enerji|192 kcal|384 kcal", "Yağ|5,6 g|11,2 g", "Karbonhidrat|29,6 g|59,1 g",
    "Lif|3,6 g|7,2 g", "Protein|4,1 g|8,2 g",
  ]

  @Test("The column under the only heading that was read has its figures, whichever it is")
  func heading() throws {
    let alone = try Self.read(["| |100 g"] + Self.swapped)
    #expect(alone.per100[.carbs] == 59.1)
    let both = try Self.read(["| |100 g"] + Self.swapped + ["1 porsiyon = 50 g"])
    #expect(both.per100[.carbs] == 59.1 && both.perServing?[.carbs] == 29.6)
    // Between two columns it heads neither plainly.
    let neither = try Self.read(["Besin 100 g"] + Self.swapped)
    #expect(neither.confidence.carbs < LabelConfidence.needed && neither.needsReview)
  }

  @Test("A percentage of its own takes no figure away; one figure a line is its heading's")
  func portionFirst() throws {
    let product = try Self.read([
      "|15 g|100 g|RA %", "Enerji|82 kcal|549 kcal|%4", "Yağ|5,3 g|35,5 |%8",
      "Karbonhidrat|7,6 g|50,6 |%3", "Protein|0,8 g|5,4 |%2",
    ])
    #expect(product.per100[.carbs] == 50.6 && product.perServing?[.carbs] == 7.6)
    let half = try Self.read([
      "|Porsiyon (15 g)|100 g", "Enerji|82 kcal", "Yağ|5,3 g", "Karbonhidrat|7,6 g",
      "Protein|0,8 g",
    ])
    #expect(half.confidence.carbs < LabelConfidence.needed && half.needsReview)
  }

  @Test("A look without a header takes the columns of one that has it")
  func headers() throws {
    let reader = LabelReader()
    let places = { (lines: [String]) in
      lines.enumerated().map { (Double($0.offset) * 40, $0.element) }
    }
    let looks = try [
      Self.swapped, ["|Porsiyon (50 g)|100 g"] + Self.swapped, Self.swapped,
    ].map { try reader.reading(of: Self.words(places($0))) }
    let together = try #require(LabelReading.joined(looks))
    let product = reader.product(of: together, now: .distantPast)
    #expect(product.per100[.carbs] == 59.1 && product.perServing?[.carbs] == 29.6)
  }

  @Test("Shares of a day without their signs, in columns of their own, are no figures")
  func bareShares() throws {
    let lines = [
      "|100 g| |Porsiyon (50 g)", "Enerji|384 kcal|19|192 kcal|10", "Yağ|11,2 g|16|5,6 g|8",
      "Karbonhidrat|59,1 g|23|29,6 g|11", "Şekerler|27,0 g|30|13,5 g|15", "Lif|7,2 g|29|3,6 g|14",
      "Protein|8,2 g|16|4,1 g|8",
    ]
    let product = try Self.read(lines)
    #expect(product.per100[.sugars] == 27 && product.perServing?[.sugars] == 13.5)
    #expect(product.per100[.carbs] == 59.1 && product.perServing?[.carbs] == 29.6)
    // Both shares of a line are to each other what its figures are, and bear each other out for nothing.
    let lost = lines.map { $0.hasPrefix("Şekerler") ? "Şekerler|30||15|" : $0 }
    let doubted = try Self.read(lost)
    #expect(doubted.warnings.contains { $0.contains("şeker") } || doubted.per100[.sugars] == nil)
  }

  @Test("What only the serving tells is as sure as there, and a bound of it is none of 100 g")
  func boundOfServing() throws {
    let lines = [
      "|100 g|Porsiyon (30 g)", "Enerji|400 kcal|120 kcal", "Yağ|10,0 g|3,0 g",
      "Karbonhidrat|60,0 g|18,0 g", "Lif| |<0,5 g", "Protein|15,0 g|4,5 g",
    ]
    #expect(try Self.read(lines).per100[.fiber] == nil)
    let alone = try Self.read(lines.map { $0.hasPrefix("Lif") ? "Lif| |1,5 g" : $0 })
    #expect(alone.per100[.fiber].map { abs($0 - 5) < 1e-9 } == true)
    #expect(alone.warnings.contains { $0.contains("lif") })
  }
}
