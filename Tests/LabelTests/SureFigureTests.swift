import Domain
import Foundation
import Testing

@testable import Labels

@Suite("How sure single figures are")
struct SureFigureTests {
  /// The figures of the 100 g column of a drawn label, or of its serving where there is no other.
  private func solve(_ label: DrawnLabel, _ fault: DrawnLabel.Fault, _ seed: UInt64) -> (
    figures: [LabelField: LabelSolution.Figure], share: Double
  ) {
    let rows = LabelWord.rows(of: LabelWord.words(tsv: label.tsv(fault, seed: seed)))
    var layout = LabelLayout(rows: rows)
    let cells = LabelCells(rows: rows, layout: layout, terms: .shipped)
    if layout.serving == nil { layout.serving = cells.serving(among: layout.servingGuesses) }
    let hundred = cells.bases.firstIndex { $0 != .serving }
    let solution = LabelSolver(cells: cells, layout: layout).solve()
    return (solution.columns[hundred ?? 0], hundred == nil ? label.serving / 100 : 1)
  }

  @Test(
    "No figure is wrong and over 0.7, whatever went wrong in the picture",
    arguments: DrawnLabel.Fault.allCases)
  func never(fault: DrawnLabel.Fault) {
    var wrong: [String] = []
    var sure = 0
    for style in DrawnLabel.Style.allCases where style != .american {
      for (number, food) in LabelReaderTests.foods.enumerated() {
        for seed in UInt64(1)..<4 {
          let label = DrawnLabel(
            style: style, serving: [25.0, 200, 40, 30, 80, 150][number], figures: food)
          let (figures, share) = solve(label, fault, seed &* 31 &+ UInt64(number))
          for (field, figure) in figures where figure.confidence > LabelConfidence.needed {
            sure += 1
            let due = (food[field] ?? 0) * share
            let step = field == .calories ? 1.0 : field == .salt ? 0.011 : 0.051
            if abs(figure.value - due) > step + due * 0.001 {
              wrong.append("\(style) \(field) \(figure.value) ≠ \(due) (\(figure.confidence))")
            }
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(fault): \(wrong.count) of \(sure): \(Set(wrong).prefix(6))")
    let isSure = ![.lowConfidence, .unitsAsDigits].contains(fault)
    #expect(sure > (isSure ? 100 : -1), "\(fault): only \(sure) are sure")
  }

  private static func product(_ sugars: String, header: String = "%RA*") throws -> Product {
    try LabelReader().product(
      from: LaidTable.words([
        "|100 g|25 g|\(header)", "Enerji|304 kcal|76 kcal|%4", "Yağ|23,6 g|5,9 g|%8",
        "Doymuş yağ|15,4 g|3,8 g|%19", "Karbonhidrat|8,6 g|2,2 g|%1", sugars,
        "Protein|15,2 g|3,8 g|%8",
      ]), now: .distantPast)
  }

  @Test(
    "A share of a day is no figure of the serving where that of 100 g was lost",
    arguments: ["", "%RA*"])
  func shifted(_ header: String) throws {
    let product = try Self.product("Şekerler| |2,0 g|2", header: header)
    #expect(product.perServing?[.sugars] == 2)
    #expect(product.per100[.sugars].map { abs($0 - 8) < 1e-9 } ?? true, "\(product.per100)")
    let whole = try Self.product("Şekerler|8,0 g|2,0 g|%2", header: header)
    #expect(whole.per100[.sugars] == 8 && whole.perServing?[.sugars] == 2)
  }

  private static func figures(_ lines: [String]) throws -> [LabelField: LabelSolution.Figure] {
    let reading = try LabelReader().reading(of: LaidTable.words(lines))
    return LabelSolver(cells: reading.cells, layout: reading.layout).solve().columns[0]
  }

  @Test(
    "Calories are sure where kJ or the other column say them, and not by the parts alone",
    arguments: [
      ("Enerji|2050 kJ / 490 kcal", true), ("Enerji|2050 kJ / 498 kcal", false),
      ("Enerji|490 kcal", false), ("Enerji|490 kcal|98 kcal", true),
      ("Enerji|494 kcal|97 kcal", false),
    ])
  func calories(_ energy: String, _ isSure: Bool) throws {
    let figures = try Self.figures([
      "|100 g|Porsiyon (20 g)", energy, "Yağ|28,4 g|5,7 g", "Karbonhidrat|51,4 g|10,3 g",
      "Protein|7,1 g|1,4 g",
    ])
    let sure = try #require(figures[.calories]).confidence
    #expect((sure > LabelConfidence.needed) == isSure, "\(sure)")
  }

  @Test(
    "Parts whose columns agree without their commas as well are not sure",
    arguments: [("34 g|25,5 g", true), ("34 g|25 g", false), ("34,0 g|25,5 g", true)])
  func commas(_ sugars: String, _ isSure: Bool) throws {
    let figures = try Self.figures([
      "|100 g|Porsiyon (75 g)", "Enerji|1490 kJ|1118 kJ", "Enerji|350 kcal|262 kcal",
      "Yağ|2 g|1,5 g",
      "Karbonhidrat|70 g|52 g", "Şekerler|\(sugars)", "Protein|13 g|9,8 g",
    ])
    let sure = try #require(figures[.sugars]).confidence
    #expect((sure > LabelConfidence.needed) == isSure, "\(sure)")
  }

  @Test(
    "A figure is asked about where the serving's is unsure, or only a rounded one of 100 ml tells it",
    arguments: [("1,2 g|3,1 g", false), ("1,2 g|3 g", true), ("1,2 g|", true)])
  func servings(_ fat: String, _ isAsked: Bool) throws {
    let product = try LabelReader().product(
      from: LaidTable.words([
        "|100 ml|Porsiyon (250 ml)", "Enerji|126 kJ|315 kJ", "Enerji|30 kcal|75 kcal", "Yağ|\(fat)",
        "Doymuş yağ|0,8 g|2,1 g", "Karbonhidrat|2,9 g|7,3 g", "Şekerler|2,8 g|7,1 g",
        "Protein|1,8 g|4,6 g",
      ]), now: .distantPast)
    let names = product.warnings.filter { $0.contains("emin değilim") }.joined()
    #expect(names.contains(" yağ") == isAsked, "\(product.warnings)")
  }

  @Test("Fibre is no more than the carbohydrate that holds it")
  func fiber() throws {
    var words = LaidTable.words([
      "Nutrition Facts", "Serving Size 1 cup (122g)", "Calories|140", "Total Fat|8 g",
      "Total Carbohydrate|19 g", "Dietary Fiber|29", "Protein|2 g",
    ])
    words = words.map { word in
      var word = word
      if word.text == "29" { word.confidence = 0.5 }
      return word
    }
    let product = try LabelReader().product(from: words, now: .distantPast)
    #expect(product.perServing?[.carbs] == 17, "\(String(describing: product.perServing))")
  }

  @Test("Of two columns that differ that one tells in which a part is no more than its whole")
  func parts() throws {
    let product = try Self.product("Şekerler|2,8 g|37,7 g")
    #expect(product.per100[.sugars] == 2.8)
    #expect(product.perServing?[.sugars].map { abs($0 - 0.7) < 1e-9 } == true)
    let other = try Self.product("Şekerler|37,7 g|0,7 g")
    #expect(other.per100[.sugars].map { abs($0 - 2.8) < 1e-9 } == true)
    #expect(other.warnings.contains { $0.contains("birbirini tutmuyor") })
  }

  @Test(
    "What rounds to next to nothing bears nothing out",
    arguments: [
      ("0,1 g|0 g", true), ("0,5 g|0,1 g", true), ("0,4 g|0,1 g", true), ("0,6 g|0,15 g", true),
      ("1,2 g|0,3 g", false),
      ("8,4 g|2,1 g", false),
    ])
  func little(_ figures: String, _ isUnsure: Bool) throws {
    let product = try Self.product("Şekerler|\(figures)|%2")
    #expect(
      product.warnings.contains { $0.contains("emin değilim") && $0.contains("şeker") } == isUnsure,
      "\(figures): \(product.warnings)")
  }
}
