import Domain
import Foundation
import Testing

@testable import Labels

@Suite("Marks in a table that are no figures, and heads that were read in part")
struct LabelMarkTests {
  private static func product(_ lines: [String]) throws -> Product {
    try LabelReader().product(from: LaidTable.words(lines), now: .distantPast)
  }

  private static func texts(_ line: String) -> [String] {
    LabelMarks.without(LaidTable.words([line])).map(\.text)
  }

  @Test(
    "Numbers of footnotes and shares with their sign before them are taken from a row",
    arguments: [
      ("Yağ(3) 5,7 g", "Yağ 5,7 g"), ("Yağ (3) 5,7 g", "Yağ 5,7 g"),
      ("Yağ 5,7 g % 12", "Yağ 5,7 g"),
      ("Yağ 5,7 g 96 12", "Yağ 5,7 g"), ("Yağ 5,7 g 8 % 2,8 g 4 %", "Yağ 5,7 g 8 % 2,8 g 4 %"),
      ("Yağ 5,7 g % 2 g", "Yağ 5,7 g % 2 g"), ("Tuz 96", "Tuz 96"), ("Enerji (8)", "Enerji"),
      ("Porsiyon (25 g)", "Porsiyon (25 g)"), ("B2(1) 96 g", "B2(1) 96 g"),
      ("Enerji 16 1kcal", "Enerji 161kcal"), ("Enerji 16 1 kcal", "Enerji 161 kcal"),
      ("Enerji 1705 1kcal", "Enerji 1705 1kcal"), ("Yağ 16 1g", "Yağ 16 1g"),
      ("Yağ 90 g", "Yağ 90 g"),
    ])
  func marks(_ line: String, _ left: String) {
    #expect(Self.texts(line).joined(separator: " ") == left)
  }

  @Test("Lines with footnotes' numbers are lines of the table")
  func notes() throws {
    let product = try Self.product([
      "|20 g|100 g", "Enerji|99 kcal|493 kcal", "Yağ(3)|5,7 g|28,7 g",
      "Toplam karbonhidrat(2)|10,3 g|51,4 g", "Protein|1,0 g|4,9 g",
    ])
    #expect(product.per100[.fat] == 28.7 && product.per100[.carbs] == 51.4)
    #expect(product.perServing?[.carbs] == 10.3)
  }

  @Test(
    "A head is what it is though a letter of it was misread",
    arguments: ["100 g", "1008", "1009", "100 mi'de"])
  func hundred(_ head: String) throws {
    let product = try Self.product([
      "|Porsiyon (20 g)|\(head)", "Enerji|99 kcal|493 kcal", "Yağ|5,7 g|28,7 g",
      "Karbonhidrat|10,3 g|51,4 g", "Protein|1,0 g|4,9 g",
    ])
    #expect(product.per100[.carbs] == 51.4 && product.perServing?[.carbs] == 10.3)
  }

  @Test(
    "Heads of shares of a day", arguments: [("ORA", 1), ("%BRD*", 1), ("6BRD", 1), ("Para", 0)])
  func shares(_ head: String, _ count: Int) {
    let rows = LabelWord.rows(of: LaidTable.words(["|100 g|\(head)", "Enerji|99 kcal|5"]))
    #expect(LabelLayout(rows: rows).shares.count == count)
  }

  @Test("Energy of both columns bears a serving out whose figures lost their commas")
  func energy() throws {
    let product = try Self.product([
      "|Porsiyon (200 ml)|100 ml", "Enerji|117 kcal|58 kcal", "Yağ|5,7 g|28 g",
      "Karbonhidrat|9,7 g|48 g", "Protein|6,7 g|34 g", "Tuz|0,18 g|0,09 g",
    ])
    #expect(product.serving == LabelServing(amount: 200, unit: .mililitre))
    #expect(product.per100[.carbs] == 4.8 && product.perServing?[.carbs] == 9.7)
  }

  @Test("A serving that both units of energy deny is none")
  func denied() throws {
    let lines = [
      "Enerji|402 kcal|161 kcal", "Enerji|1694 kJ|678 kJ", "Yağ|8,5 g|3,4 g",
    ]
    #expect(try Self.product(["|100 g|Porsiyon (49 g)"] + lines).serving?.amount == 40)
    #expect(try Self.product(["|100 g|Porsiyon (40 g)"] + lines).serving?.amount == 40)
    // One unit alone denies nothing.
    let one = ["|100 g|Porsiyon (49 g)"] + lines.filter { !$0.contains("kJ") }
    #expect(try Self.product(one).serving?.amount == 49)
  }

  @Test("Of as many servings as looks together have read the energy bears out one")
  func oneServing() throws {
    func look(_ amount: Int) throws -> LabelReading {
      try LabelReader().reading(
        of: LaidTable.words([
          "|Porsiyon (\(amount) g)|100 g", "Enerji|134 kcal|206 kcal", "Yağ|5,6 g|8,6 g",
          "Karbonhidrat|187 g|287 g", "Protein|21 g|32 g", "Tuz|0,06 g|0,09 g",
        ]))
    }
    for amounts in [[65, 6], [6, 65]] {
      let joined = try #require(LabelReading.joined(try amounts.map(look)))
      #expect(joined.layout.serving?.amount == 65)
      let product = LabelReader().product(of: joined, now: .distantPast)
      #expect(product.per100[.carbs] == 28.7 && product.perServing?[.carbs] == 18.7)
    }
  }

  @Test("Calories that only kJ tell are those of such a food")
  func kilojoules() throws {
    let product = try Self.product([
      "|100 g", "Enerji|1364 kJ", "Yağ|0 g", "Karbonhidrat|79,9 g", "Protein|0,3 g",
    ])
    #expect(product.per100[.calories] == 321)
    let fat = try Self.product([
      "|100 g", "Enerji|3700 kJ", "Yağ|100 g", "Karbonhidrat|0 g", "Protein|0 g",
    ])
    #expect(fat.per100[.calories] == 900)
    let torn = try Self.product([
      "|100 g", "Enerji|1364 kJ|1 kcal", "Yağ|0 g", "Karbonhidrat|79,9 g", "Protein|0,3 g",
    ])
    #expect(torn.per100[.calories] == 321)
  }

  @Test("Noughts in both columns are read, also as letters")
  func noughts() throws {
    let lines = [
      "|100 g|Porsiyon (15 g)", "Enerji|321 kcal|48 kcal", "Yağ|0 g|0 g",
      "Karbonhidrat|79,9 g|12 g", "Protein|0,3 g|0 g",
    ]
    #expect(try Self.product(lines + ["Tuz|Og|Og"]).per100[.salt] == 0)
    #expect(try Self.product(lines + ["Tuz|0|0"]).per100[.salt] == 0)
    #expect(try Self.product(lines + ["Tuz| |0"]).per100[.salt] == nil)
  }

  @Test("A look that missed the serving takes it from all looks together, to be asked about")
  func serving() throws {
    func reading(_ head: String) throws -> Product {
      try Self.product([
        head, "Enerji|493 kcal|99 kcal", "Yağ|28,7 g|5,7 g", "Karbonhidrat|51,4 g|10,3 g",
        "Protein|4,9 g|1,0 g",
      ])
    }
    var together = try reading("|100 g|Porsiyon (20 g)")
    together.confidence.carbs = 0.2
    var alone = try reading("|100 g|Porsiyon")
    alone.confidence.carbs = 0.8
    (alone.serving, alone.perServing) = (nil, nil)
    alone.warnings.append(Texts.noServing)
    let choice = try #require(LabelChoice([alone], together: together)?.product)
    #expect(choice.serving?.amount == 20 && choice.confidence.overall < LabelConfidence.needed)
    #expect(choice.warnings.contains(Texts.unsureServing(LabelServing(amount: 20, unit: .gram))))
    #expect(!choice.warnings.contains(Texts.noServing))
    #expect(choice.perServing?[.carbs].map { abs($0 - 10.28) < 1e-9 } == true)
  }

  @Test("Energy in kcal tells a serving that no header tells, to be asked about")
  func byCalories() throws {
    let lines = [
      "|100 g|Porsiyon", "Enerji|493 kcal|99 kcal", "Yağ|28,7 g|5,7 g",
      "Karbonhidrat|51,4 g|10,3 g",
      "Protein|4,9 g|1,0 g",
    ]
    let product = try Self.product(lines)
    #expect(product.serving?.amount == 20 && product.confidence.overall < LabelConfidence.needed)
    #expect(try Self.product(lines.filter { !$0.hasPrefix("Enerji") }).serving == nil)
  }
}
