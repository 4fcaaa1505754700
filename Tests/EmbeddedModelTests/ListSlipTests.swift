import Domain
import Testing

@testable import EmbeddedModel

@Suite("What was bought after all, or not, or eaten of")
struct ListSlipTests {
  private static func list(_ bread: Bool, _ cheese: Bool) -> Told {
    Told(
      "updateShoppingList",
      [
        "items": [
          ["name": "ekmek", "checked": .bool(bread)], ["name": "peynir", "checked": .bool(cheese)],
          ["name": "zeytinyağı", "checked": .bool(false)],
        ]
      ], ["check": ["ekmek", "peynir"]])
  }

  @Test("What was not bought after all is open again, and nothing else")
  func unbought() {
    #expect(
      Told.talk("peyniri almadım aslında", after: [Self.list(true, true)])
        == #"updateShoppingList {"uncheck":["peynir"]}"#)
  }

  @Test("What was bought and eaten of is ticked, too")
  func eaten() {
    let calls = Told.calls("ekmek aldım iki dilimini yedim", after: [Self.list(false, false)])
    #expect(calls.map(\.tool) == ["logMeal", "updateShoppingList"])
    #expect(calls.last?.arguments[.check] == ["ekmek"])
  }

  @Test("What is at hand is no longer to be bought")
  func atHand() {
    let calls = Told.talk("zeytinyağı ve tuz evde var", after: [Self.list(true, true)])
    #expect(
      calls
        == #"updateShoppingList {"check":["zeytinyağı"]}; updatePantry {"add":[{"name":"tuz"}]}"#)
  }
}
