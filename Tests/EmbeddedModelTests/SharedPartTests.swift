import Domain
import Testing

@testable import EmbeddedModel

@Suite("Amounts of one message that are told in two steps")
struct SharedPartTests {
  @Test(
    "What somebody else got of a food is taken off it",
    arguments: [
      ("tost yedim yarısını berke verdim", ["0.5 adet tost"]),
      ("1 simit yedim yarısını Ali'ye verdim", ["0.5 adet simit"]),
      ("4 köfte yedim ikisini oğluma verdim", ["2 adet köfte"]),
      ("2 dilim börek yedim birini anneme verdim", ["1 dilim börek"]),
      ("poğaça yedim yarısını eşim yedi", ["0.5 adet poğaça"]),
      ("gözleme yedim yarısını paylaştım", ["0.5 adet gözleme"]),
    ])
  func given(_ text: String, _ items: [String]) {
    #expect(Engine.calls(text).flatMap(\.items) == items, "\(Engine.signature(text))")
  }

  @Test("A part of nothing is no dose")
  func noDose() {
    #expect(Engine.calls("yarısını berke verdim").isEmpty)
    #expect(Engine.calls("4 ünite verdim").map(\.name) == ["logMedication"])
  }

  @Test(
    "A part is of the food of its own message, and of no meal before it",
    arguments: ["annem yulaf yedi", "1 kase yulaf yedim"])
  func ownNoun(_ first: String) async throws {
    let calls = try await Talking.calls([first, "tost yedim yarısını berke verdim"])
    #expect(calls.map(\.name) == ["logMeal"] && calls.flatMap(\.items) == ["0.5 adet tost"])
    let part = try await Talking.calls(["1 tost yedim", "yarısını berke verdim"])
    #expect(part.map(\.name) == ["updateMeal"] && part.flatMap(\.items) == ["0.5 adet tost"])
  }

  @Test(
    "The size of a package stands behind what is counted",
    arguments: [
      ("1 paket bisküvi yedim 40 gramlık", ["40 gram bisküvi"]),
      ("2 kutu ayran içtim 250 mllik", ["500 mililitre ayran"]),
      ("1 şişe kola içtim 330 ml lik", ["330 mililitre kola"]),
      ("2 paket kraker yedim 50 gramlık", ["100 gram kraker"]),
      ("bi paket cips açtım 27 gramlık hepsini yemedim yarısı", ["13.5 gram cips"]),
      ("bir paket cips açtım hepsini bitirmedim, yarısı kaldı", ["0.5 paket cips"]),
      ("1 paket bisküvi yedim", ["1 paket bisküvi"]),
      ("2 dilim ekmek 60 gram peynir yedim", ["2 dilim ekmek", "60 gram peynir"]),
    ])
  func packages(_ text: String, _ items: [String]) {
    #expect(Engine.calls(text).flatMap(\.items) == items, "\(Engine.signature(text))")
  }

  @Test("What was drunk before comes to the same")
  func before() {
    let calls = Engine.calls("yarım litre su içtim, öncesinde de yarım litre")
    #expect(calls.map { $0.arguments["milliliters"]?.number } == [1000])
    #expect(
      Engine.calls("yarım litre su içtim").map { $0.arguments["milliliters"]?.number } == [500])
  }

  @Test(
    "What there was, and what a dish was made of, is not eaten besides",
    arguments: [
      ("köfte makarna vardı 3 köfte yedim", ["3 adet köfte"]),
      (
        "kuru fasulye pilav vardı yarım tabak fasulye bi tabak pilav yedim",
        ["0.5 tabak fasulye", "1 tabak pilav"]
      ),
      (
        "smoothie yaptım: 1 muz, 200 ml süt, 1 kaşık yulaf içtim",
        ["1 adet muz", "200 mililitre süt", "1 yemek kaşığı yulaf"]
      ),
      ("çorba vardı onu içtim", ["çorba"]), ("10 tane sarma vardı 7'sini yedim", ["7 adet sarma"]),
    ])
  func offered(_ text: String, _ items: [String]) {
    #expect(Engine.calls(text).flatMap(\.items) == items, "\(Engine.signature(text))")
  }
}
