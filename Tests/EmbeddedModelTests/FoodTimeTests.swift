import Domain
import Testing

@testable import EmbeddedModel

@Suite("Times that are of another thing, and days behind the verb")
struct FoodTimeTests {
  @Test(
    "Since when the food is there is not when it was eaten",
    arguments: ["dünkü pilavdan üç kaşık yedim şimdi", "sabahki poğaçanın kalanını şimdi yedim"])
  func ofFood(_ text: String) {
    let calls = Engine.calls(text)
    #expect(calls.map(\.name) == ["logMeal"])
    #expect(calls.first?.arguments["eatenAt"] == nil, "\(Engine.signature(text))")
    #expect(calls.first?.arguments["mealType"] == nil, "\(Engine.signature(text))")
  }

  @Test(
    "The day behind the verb is the record's",
    arguments: [
      ("8 saat uyudum evvelki gün", "2026-11-19"),
      ("8 saat uyudum dün değil evvelki gün", "2026-11-19"),
      ("yüzdüm 30 dakika evvelki gün", "2026-11-19"),
      ("7 bin adım yürüdüm dün, bugün dinlendim", "2026-11-20"),
    ])
  func days(_ text: String, _ day: String) {
    let at = Engine.calls(text).first?.arguments["at"]?.string
    #expect(at?.hasPrefix(day) == true, "\(Engine.signature(text))")
  }

  @Test("A figure right behind the verb of measuring has the time before it")
  func measured() {
    let calls = Engine.calls("yarım saat önce ölçtüm 178, yemek 1 saat önceydi")
    #expect(calls.first?.arguments["at"]?.string?.contains("T12:40") == true)
  }

  @Test("The hour of going to bed is none of a meal")
  func bed() {
    let call = Engine.calls("2 yemek kaşığı chia 1 kase yogurt, gece yattim 1de").first
    #expect(call?.name == "logMeal")
    #expect(call?.arguments["eatenAt"] == nil && call?.arguments["mealType"] == nil)
  }

  @Test(
    "What is to come, what is a rule and what a neighbour did is no record",
    arguments: [
      "5 dk sonra 3 bisküvi", "suyu seviyorum ama içmiyorum günde 1 bardak anca",
      "bugün tam 6800 adım atmış komşu, hava atıyor",
    ])
  func none(_ text: String) {
    let calls = Engine.calls(text)
    #expect(!calls.contains { $0.writes }, "\(Engine.signature(text))")
  }

  @Test("The weight after a change is the weight")
  func weight() {
    let calls = Engine.calls("kilom 81den 79,5a düştü")
    #expect(calls.map { $0.arguments["kilograms"]?.number } == [79.5], "\(calls)")
  }

  @Test("The same once more in the future is no record")
  func planned() async throws {
    let turn = try await Talking.lastTurn(["2 dilim börek yedim", "aynısından akşam da yiyeceğim"])
    let calls = turn.flatMap(\.calls)
    #expect(!calls.contains { $0.writes })
  }

  @Test("What is named is taken back, and put on no list")
  func undone() async throws {
    #expect(!Engine.calls("suyu geri al").contains { $0.name == "addToShoppingList" })
    let turn = try await Talking.lastTurn(["3 bardak su içtim", "suyu geri al"])
    #expect(turn.flatMap(\.calls).map(\.name) == ["undo"])
  }
}
