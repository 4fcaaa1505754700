import Domain
import Support
import Testing

@testable import Tools

@Suite struct NameMatchTests {
  struct Case: Sendable {
    var asked: String
    var name: String
    var match: NameMatch?
  }

  static let cases = [
    Case(asked: "SÜT", name: "süt", match: .same), Case(asked: "sütü", name: "süt", match: .same),
    Case(asked: "ekmeği", name: "ekmek", match: .same),
    Case(asked: "yumurtalarımı", name: "yumurta", match: .same),
    Case(asked: "kebabı", name: "kebap", match: .same),
    Case(asked: "ekmek", name: "tam buğday ekmeği", match: .head),
    Case(asked: "mercimek çorba", name: "mercimek çorbası", match: .same),
    Case(asked: "beyaz peynir", name: "peynir", match: .shorter),
    Case(asked: "tavuk", name: "tavuk döner", match: .part),
    Case(asked: "su", name: "su böreği", match: .part),
    Case(asked: "su", name: "süt", match: nil), Case(asked: "süt", name: "sütlaç", match: nil),
    Case(asked: "süt", name: "sütlü kahve", match: nil),
    Case(asked: "peynir", name: "peynirli poğaça", match: nil),
    Case(asked: "bal", name: "balık", match: nil),
    Case(asked: "şeker", name: "şekersiz çay", match: nil),
    Case(asked: "et", name: "etli nohut", match: nil), Case(asked: "", name: "süt", match: nil),
  ]

  @Test("Names fit through case endings, never through other words", arguments: cases)
  func matches(example: Case) {
    #expect(NameMatch(example.asked, for: example.name) == example.match, "\(example)")
  }

  struct Unit: Sendable {
    var quantity = 1.0
    var text: String
    var food = ""
    var unit: String?
    var amount = 1.0
  }

  static let units = [
    Unit(text: "KG", unit: "kilogram"), Unit(text: "gr", unit: "gram"),
    Unit(text: "g", unit: "gram"),
    Unit(text: "lt", unit: "litre"), Unit(text: "tane", unit: "adet"),
    Unit(text: "kâse", unit: "kase"),
    Unit(text: "bardak", unit: "su bardağı"), Unit(text: "yk", unit: "yemek kaşığı"),
    Unit(text: "bardak", food: "demli çay", unit: "çay bardağı"),
    Unit(text: "kaşık", unit: "yemek kaşığı"), Unit(text: "su bardagi", unit: "su bardağı"),
    Unit(quantity: 33, text: "cl", unit: "mililitre", amount: 330),
    Unit(text: "karış", unit: "karış"), Unit(text: " ", unit: nil),
  ]

  @Test("Units get their base form, and unknown ones stay as said", arguments: units)
  func baseForms(unit: Unit) {
    let amount = Amount(unit.quantity, unit.text, of: unit.food)
    #expect(amount.unit == unit.unit)
    #expect(amount.quantity == unit.amount)
  }

  struct Written: Sendable {
    var value: Double
    var decimals = 1
    var text: String
  }

  static let written = [
    Written(value: 1234.56, text: "1.234,6"), Written(value: 2, text: "2"),
    Written(value: 0.05, decimals: 2, text: "0,05"), Written(value: 0.5, decimals: 2, text: "0,5"),
    Written(value: -3.25, text: "-3,3"), Written(value: -0.01, text: "0"),
    Written(value: 1_000_000, decimals: 0, text: "1.000.000"),
    Written(value: 999.99, text: "1.000"),
  ]

  @Test("Numbers are written as in Turkish", arguments: written)
  func numbers(number: Written) {
    #expect(Texts.number(number.value, decimals: number.decimals) == number.text)
  }
}
