import Domain
import Testing

@Suite("Orders about what is stored elsewhere than in the talk")
struct StoredOrderTests {
  static let orders: [(text: String, call: String)] = [
    ("listeden sütü sil", #"updateShoppingList {"remove":["süt"]}"#),
    ("sütü listeden çıkar", #"updateShoppingList {"remove":["süt"]}"#),
    ("ekmeği aldım", #"updateShoppingList {"check":["ekmek"]}"#),
    ("ekmek alındı", #"updateShoppingList {"check":["ekmek"]}"#),
    ("listedeki yumurtayı işaretle", #"updateShoppingList {"check":["yumurta"]}"#),
    (
      "dün akşamki köfteyi sil",
      #"updateMeal {"remove":["köfte"],"which":"dinner","date":"2026-11-20"}"#
    ),
    ("sütü en üste al", #"updateShoppingList {"first":["süt"]}"#),
    ("pilavı sil", #"updateMeal {"remove":["pilav"]}"#),
    ("suyu sil", #"deleteEntry {"which":"water"}"#),
    ("dünkü şekerimi sil", #"deleteEntry {"which":"glucose","date":"2026-11-20"}"#),
  ]

  @Test("What is named is looked for by the tool", arguments: orders)
  func found(_ one: (text: String, call: String)) {
    #expect(Engine.signature(one.text) == one.call)
  }

  @Test("Where there is no such thing it is said", arguments: orders.map(\.text))
  func missing(_ text: String) async throws {
    let turn = try await Talking.lastTurn([text])
    #expect(turn.flatMap(\.results).allSatisfy { !$0.isOK })
    let answer = turn.last?.text ?? ""
    #expect(answer.contains("yok") || answer.contains("boş"), "\(answer)")
  }

  static let lines: [(text: String, change: String)] = [
    ("sütün işaretini kaldır", "uncheck"), ("yanlış oldu, süt alınmadı daha", "uncheck"),
    ("sütü almamışım", "uncheck"), ("sütü en başa al", "first"), ("süt alındı", "check"),
  ]

  @Test("What became of a line is understood while the list is talked about", arguments: lines)
  func onList(_ one: (text: String, change: String)) async throws {
    let calls = try await Talking.lastTurn(["listeye ekmek ve süt ekle", one.text]).flatMap(\.calls)
    #expect(Engine.signature(calls) == "updateShoppingList {\"\(one.change)\":[\"süt\"]}")
  }

  @Test("The number of a line is no order about all of them")
  func numbered() async throws {
    let calls = try await Talking.lastTurn(["listeye ekmek ve süt ekle", "2 numarayı aldım"])
      .flatMap(\.calls)
    #expect(calls.filter(\.writes).isEmpty)
  }

  static let wanted: [(text: String, names: [String])] = [
    ("listeye 1 kilo kıyma ve bir litre süt ekler misin", ["kıyma", "süt"]),
    ("bana süt ve peynir lazım", ["süt", "peynir"]), ("yumurta lazım", ["yumurta"]),
    ("alışveriş listesine domates yaz", ["domates"]),
  ]

  @Test("All that is wanted goes on the list, and nothing else", arguments: wanted)
  func onListAll(_ one: (text: String, names: [String])) {
    let calls = Engine.calls(one.text)
    #expect(calls.map(\.name) == ["addToShoppingList"])
    let items = calls.first?.arguments["items"]?.array ?? []
    #expect(items.compactMap { $0["name"]?.string } == one.names, "\(Engine.signature(one.text))")
  }

  @Test(
    "What is needed in general is nothing to buy",
    arguments: ["bana insülin lazım mı", "şeker lazım"])
  func needed(_ text: String) {
    #expect(!Engine.calls(text).contains { $0.name == "addToShoppingList" })
  }

  static let others = [
    "davetliler listesinden Zeytin ailesini çıkar", "sütü taşırdım", "köfte tarifini sil gitsin",
    "annemin sütünü sil", "çaydaki şekeri çıkar mısın?",
  ]

  @Test("What was taken and not bought is left alone")
  func taken() { #expect(Engine.calls("çay aldım").isEmpty) }

  @Test("What is left over in an order keeps it from being one", arguments: others)
  func left(_ text: String) {
    #expect(!Engine.calls(text).contains { ["deleteEntry", "updateMeal"].contains($0.name) })
  }
}
