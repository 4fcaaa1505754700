import Domain
import Testing

@testable import EmbeddedModel

@Suite("Values of the person's own products, told in words")
struct OwnLabelTests {
  private static let kefir = Told(
    "scanLabel",
    ["id": 7, "product": ["name": "kefir"], "per100": ["carbs": 4], "needsReview": .bool(true)])
  private static let drunk = Told(
    "logMeal", ["meal": 3, "items": [["name": "kefir", "quantity": 200, "unit": "mililitre"]]],
    ["items": [["name": "kefir", "quantity": 200, "unit": "mililitre", "product": "7"]]])
  private static let pasta = Told(
    "logMeal", ["meal": 4, "items": [["name": "makarna", "food": "makarna"]]],
    ["items": [["name": "makarna"]]])

  @Test(
    "What is the person's own or headed is kept by its name",
    arguments: [
      ("ekmeğimin 100 gramında 40 karbonhidrat", "ekmek"),
      ("benim yoğurdun 100 gramında 6 karbonhidrat var", "yoğurt"),
      ("sütümün 100 mililitresinde 4,7 karbonhidrat var", "süt"),
      ("ürün: kraker, 100 gramda 48 karbonhidrat", "kraker"),
      ("etiket: kefir 100 mlde 5 karbonhidrat", "kefir"),
    ])
  func kept(_ text: String, _ name: String) {
    for told in [[], [Self.pasta]] {
      let calls = Told.calls(text, after: told)
      #expect(calls.map(\.tool) == ["scanLabel"], "\(text)")
      #expect(calls.first?.arguments[.name]?.string == name, "\(text)")
    }
  }

  @Test(
    "What is asked, eaten, or said of foods in general is kept by no name",
    arguments: [
      "ekmeğimin 100 gramında kaç karbonhidrat var", "pirincin 100 gramında 28 g karbonhidrat var",
      "ekmeğimden 100 gram yedim 40 g karbonhidrat",
      "bu akşam 100 gram ekmek 40 karbonhidrat yedim",
    ])
  func other(_ text: String) {
    #expect(!Told.calls(text, after: []).contains { $0.tool == "scanLabel" }, "\(text)")
  }

  @Test("A figure of what was just eaten is of the meal")
  func eaten() {
    let calls = Told.calls("makarnamın 100 gramında 30 karbonhidrat var", after: [Self.pasta])
    #expect(!calls.contains { $0.tool == "scanLabel" })
  }

  @Test("A label that is typed once more is a label, also after a meal of it")
  func again() {
    let calls = Told.calls(
      "etiket: kefir 100 mlde 5 karbonhidrat", after: [Self.kefir, Self.drunk])
    #expect(calls.map(\.tool) == ["scanLabel"])
  }

  @Test(
    "A hundred and a figure correct the product that alone was talked of",
    arguments: ["yanlış yazmışım 100 mlde 6 olacak", "hayır 100 mlsinde 6 olacak"])
  func corrected(_ text: String) {
    let calls = Told.calls(text, after: [Self.kefir, Self.drunk])
    #expect(calls.map(\.tool) == ["updateProduct"], "\(text)")
    #expect(calls.first?.arguments[.text] == "100 ml karbonhidrat 6")
    #expect(
      Told.calls(text, after: [Self.kefir, Self.pasta]).allSatisfy { $0.tool != "updateProduct" })
  }

  @Test(
    "Letters are digits where carbohydrate is told, and nowhere else",
    arguments: [
      ("etiket müsli 100 gramda karbonhidrat 6O gram lif 8", "60 gram lif"),
      ("etiket müsli 100 gramda l2 gram karbonhidrat", "12 gram karb"),
    ])
  func digits(_ text: String, _ read: String) {
    let calls = Told.calls(text, after: [])
    #expect(calls.first?.arguments[.text]?.string?.contains(read) == true, "\(calls)")
    #expect(Told.calls("şekerim 6o", after: []).isEmpty)
  }
}
