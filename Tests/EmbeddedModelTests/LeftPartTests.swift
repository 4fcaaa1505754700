import Domain
import Testing

@Suite("Amounts that were left, denied or are of every day")
struct LeftPartTests {
  @Test(
    "What was left of an amount of the same message is taken off",
    arguments: [
      ("öğlen 1 tost yedim, tostu yarım bıraktım", ["0.5 adet tost"]),
      ("1 tost yedim yarısını bıraktım", ["0.5 adet tost"]),
      ("2 lahmacun yedim biri kaldı", ["1 adet lahmacun"]),
      ("4 köfte yedim ikisini bıraktım", ["2 adet köfte"]),
      ("2 lahmacun yedim, 1 ayran içtim", ["2 adet lahmacun", "1 adet ayran"]),
      ("2 lahmacun yedim", ["2 adet lahmacun"]),
    ])
  func left(_ text: String, _ items: [String]) {
    #expect(Engine.calls(text).flatMap(\.items) == items)
  }

  @Test(
    "What is denied right after it was told is no meal",
    arguments: [
      "bir avuç da kuru üzüm yedim, yok üzüm yemedim sadece baktım",
      "2 bardak süt içtim aslında içmedim", "iki dilim kek yedim yok yemedim",
      "1 dilim pasta yedim şaka şaka yemedim",
    ])
  func denied(_ text: String) {
    #expect(Engine.calls(text).allSatisfy { !$0.writes }, "\(Engine.signature(text))")
  }

  @Test(
    "What else was not eaten denies nothing",
    arguments: [
      "iki dilim kek yedim, ekmek yemedim", "iki dilim kek yedim başka bir şey yemedim",
    ])
  func kept(_ text: String) {
    #expect(Engine.calls(text).flatMap(\.items) == ["2 dilim kek"])
  }

  @Test("What is eaten now is written; what is of another hour is asked about")
  func ofEveryDay() {
    #expect(Engine.calls("sabah 2 dilim ekmek yiyorum", hoursLater: 5).isEmpty)
    #expect(Engine.calls("şu an 1 elma yiyorum").map(\.name) == ["logMeal"])
  }

  @Test(
    "A food of the meal is kept where its kind is told, or how much of it was had",
    arguments: [
      ["2 bardak çay içtim 1 poğaça yedim", "çaylar şekersizdi"],
      ["süt içtim ve kek yedim", "süt laktozsuzdu"],
      ["ayran içtim ve döner yedim", "ayran tuzsuzdu"],
      ["yarım muz ve 1 bardak süt", "muzu tam koydum aslında"],
    ])
  func keeps(_ texts: [String]) async throws {
    #expect(try await Talking.calls(texts).allSatisfy { $0.arguments["remove"] == nil })
  }

  @Test(
    "What a food was made with comes to no meal",
    arguments: [
      ["1 latte içtim", "latte laktozsuz sütle"], ["1 latte 1 kruvasan", "latte laktozsuz süt"],
    ])
  func madeWith(_ texts: [String]) async throws {
    #expect(try await Talking.calls(texts).allSatisfy { $0.name != "updateMeal" })
  }

  @Test(
    "How much of a food of the talk it was",
    arguments: [
      (
        ["1 tabak mercimek yemeği yedim", "yemeğin çeyreğini bıraktım"],
        "0.75 tabak mercimek yemeği"
      ),
      (["yarım muz ve 1 bardak süt içtim", "muzu tam yedim aslında"], "1 adet muz"),
    ])
  func parts(_ texts: [String], _ item: String) async throws {
    #expect(try await Talking.calls(texts).flatMap(\.items) == [item])
  }

  @Test("The foods of a meal that was told by its carbohydrates are offered in their place")
  func foodsOfCarbs() async throws {
    let texts = ["60 kh yedim", "300 gram patates 2 dilim ekmek buydu yediğim"]
    #expect(try await Talking.calls(texts).isEmpty)
    let calls = try await Talking.calls(texts + ["evet"])
    #expect(calls.map(\.name) == ["updateMeal"] && calls[0].arguments["remove"] != nil, "\(calls)")
  }
}
