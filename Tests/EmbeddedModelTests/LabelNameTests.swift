import Domain
import Testing

@testable import EmbeddedModel

@Suite("Figures that are said of a product by its name")
struct LabelNameTests {
  private struct Told {
    var tool: String
    var value: JSON
  }

  private static func product(_ name: JSON, review: Bool = false, carbs: Double = 0.9) -> Told {
    Told(
      tool: "scanLabel",
      value: [
        "id": 7, "product": ["name": name], "per100": ["carbs": 51.5], "serving": ["amount": 25],
        "needsReview": .bool(review), "confidence": ["carbs": .number(carbs)],
      ])
  }

  private static let meal = Told(
    tool: "logMeal",
    value: [
      "meal": 3, "mealType": "lunch", "eatenAt": "2026-11-21T12:00:00",
      "items": [["name": "makarna", "food": "makarna", "quantity": 1, "unit": "porsiyon"]],
    ])

  /// The calls of a message after what tools told, one a message.
  private static func calls(_ text: String, after told: [Told]) -> [PlannedCall] {
    var before: [Message] = []
    for (place, one) in told.enumerated() {
      let id = "\(place)"
      before += [
        Message(role: .user, text: "önceki ileti", at: Engine.now),
        Message(
          role: .assistant, text: "", calls: [ToolCall(id: id, name: one.tool, arguments: [:])],
          at: Engine.now),
        Message(
          role: .tool, text: "", results: [.init(id: id, name: one.tool, value: one.value)],
          at: Engine.now),
        Message(role: .assistant, text: "Tamam.", at: Engine.now),
      ]
    }
    return Engine.shared.interpreterInUse.understand(
      text, after: before + [Message(role: .user, text: text, at: Engine.now)], now: Engine.now,
      zone: Engine.zone
    ).calls
  }

  @Test(
    "A product that is named is corrected, whatever meal was written since",
    arguments: [
      "yoğurdun karbonhidratı 5 olacak", "yoğurdun 100 gramında karbonhidrat 5 olacak",
      "meyveli yoğurdun karbonhidratını 5 yap", "ürünün porsiyonu 30 gram",
      "yoğurdun porsiyonu 150 gram olsun", "adı süzme yoğurt",
    ])
  func own(_ text: String) {
    let calls = Self.calls(
      text, after: [Self.product("Meyveli Yoğurt"), Self.meal, Self.meal, Self.meal])
    #expect(calls.map(\.tool) == ["updateProduct"], "\(text): \(calls)")
    #expect(calls.first?.arguments["product"] == 7, "\(text)")
  }

  @Test(
    "Of what the meal does not hold a product is meant by its name, and never the meal or a goal",
    arguments: [
      ("kakaolu bisküvinin karbonhidratını 68 yap", "kakaolu bisküvi"),
      ("gofretin karbonhidratı 55 olacak", "gofret"),
      ("ruffles'ın karbonhidratı 52 olacak", "ruffles"),
    ])
  func elsewhere(_ text: String, _ name: String) {
    for told in [[Self.meal], []] {
      let calls = Self.calls(text, after: told)
      #expect(calls.map(\.tool) == ["updateProduct"], "\(text): \(calls)")
      #expect(calls.first?.arguments["query"]?.string == name, "\(text)")
      #expect(calls.first?.arguments["product"] == nil)
    }
  }

  @Test("What the meal holds, a person's goal and somebody else are no product")
  func others() {
    for text in [
      "makarnanın karbonhidratı 40 olacak", "karbonhidrat hedefim 150 olsun",
      "annemin karbonhidratı 40", "günün karbonhidratı kaç?",
    ] {
      let calls = Self.calls(text, after: [Self.meal])
      #expect(!calls.contains { $0.tool == "updateProduct" }, "\(text): \(calls)")
    }
  }

  @Test("A label that was read just now has no name; the one that is said is its own")
  func unnamed() {
    let calls = Self.calls("cipsin karbonhidratı 52 olacak", after: [Self.product(.null)])
    #expect(calls.first?.arguments["product"] == 7)
  }

  @Test(
    "A bare figure answers the question for the carbohydrate",
    arguments: [
      ("69,4", "karbonhidrat 69,4"), ("69,4 g", "karbonhidrat 69,4"),
      ("hayır 69,4 olacak", "karbonhidrat 69,4"),
      ("hayır, etikette 69,4 yazıyor", "karbonhidrat 69,4"),
    ])
  func answered(_ text: String, _ meant: String) {
    let open = Self.product("Kraker", review: true, carbs: 0.5)
    let calls = Self.calls(text, after: [open])
    #expect(calls.first?.tool == "updateProduct", "\(text): \(calls)")
    #expect(calls.first?.arguments["text"]?.string == meant)
    let sure = Self.calls(text, after: [Self.product("Kraker")])
    #expect(!sure.contains { $0.tool == "updateProduct" && $0.arguments["text"]?.string == meant })
  }

  @Test(
    "Labels that are typed are labels, with 100 ml and with a serving",
    arguments: [
      "100ml 4,7 kh, 3,5 yağ, 3,1 protein; porsiyon 200 ml",
      "100 ml'de 10,6 karbonhidrat, porsiyon 330 ml",
      "bir porsiyonda (30 g) 20 g karbonhidrat, 4 g yağ",
    ])
  func typed(_ text: String) {
    for told in [[], [Self.product("Kola")]] {
      let calls = Self.calls(text, after: told)
      #expect(calls == [PlannedCall("scanLabel", ["text": .string(text)])], "\(text): \(calls)")
    }
  }

  @Test("A product is marked as a favourite, by “bunu” and by its name")
  func marked() {
    let this = Self.calls("bunu favorilere ekle", after: [Self.product("Yulaflı Bar")])
    #expect(this == [PlannedCall("setFavorite", ["kind": "product", "id": 7])])
    let named = Self.calls("yulaflı barı favorilere ekle", after: [])
    #expect(named == [PlannedCall("setFavorite", ["kind": "product", "query": "yulaflı barı"])])
    #expect(Self.calls("favorilerim", after: []).first?.tool == "searchArchive")
    let list = Told(
      tool: "searchArchive", value: ["entries": [["kind": "product", "id": 9, "name": "Ruffles"]]])
    #expect(
      Self.calls("ilki", after: [list])
        == [PlannedCall("searchArchive", ["kind": "product", "id": 9])])
  }
}
