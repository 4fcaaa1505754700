import Domain
import Testing

@testable import EmbeddedModel

/// Amounts as people add, halve and name them, and what only looks like a deed.
@Suite("Amounts and deeds as they are told")
struct ToldAmountTests {
  private func items(_ text: String) -> [String] {
    Engine.calls(text).filter { $0.name == "logMeal" }.flatMap { call in
      (call.arguments["items"]?.array ?? []).map { item in
        let amount = item["quantity"]?.number.map { "\($0) \(item["unit"]?.string ?? "")" } ?? "-"
        return "\(item["name"]?.string ?? ""): \(amount)"
      }
    }
  }

  @Test("A half is of the food that is named with it")
  func half() {
    #expect(
      items("mercimek çorbası, pilav, salata yedim. pilavın yarısını bıraktım")
        == ["mercimek çorbası: -", "pilav: 0.5 porsiyon", "salata: -"])
    #expect(
      items("1 porsiyon pilav, 2 köfte, salata yedim. pilavın yarısını yedim")
        == ["pilav: 0.5 porsiyon", "köfte: 2.0 adet", "salata: -"])
    #expect(items("2 köfte ve 1 tabak pilav yedim").count == 2)
  }

  @Test(
    "Units as they are spoken, and as one noun with the food",
    arguments: [
      ("bulgur pilavi yedim bes gasik", "bulgur pilavı: 5.0 yemek kaşığı"),
      ("pilav yedim beş gaşık", "pilav: 5.0 yemek kaşığı"),
      ("1 ekmek dilimi yedim", "ekmek: 1.0 dilim"), ("2 karpuz dilimi yedim", "karpuz: 2.0 dilim"),
      ("2 dilim karpuz yedim", "karpuz: 2.0 dilim"),
    ])
  func units(_ text: String, _ item: String) {
    #expect(items(text) == [item])
  }

  @Test("The kind named behind the verb is no second one")
  func kinds() {
    #expect(items("kola içtim 1 kutu, normal kola") == ["normal kola: 1.0 kutu"])
    #expect(items("1 bardak süt içtim, yarım yağlı süt") == ["yarım yağlı süt: 1.0 su bardağı"])
    #expect(items("1 bardak süt içtim, bir de yarım yağlı süt içtim").count == 2)
    #expect(items("1 kutu kola, 1 kutu light kola içtim").count == 2)
  }

  @Test("What somebody did not want was not eaten")
  func unwanted() {
    let text = "babam kuru fasulye 1 tabak yarım porsiyon pilav yedi turşu istemedi"
    #expect(items(text) == ["kuru fasulye: 1.0 tabak", "pilav: 0.5 porsiyon"])
  }

  @Test(
    "What is meant to be done, and what is asked, is not written",
    arguments: [
      "9 saat uyumayı planlıyorum yarın yarış var", "akşam 30 dk yürümeyi düşünüyorum",
      "yarım saat yürümek istiyorum", "1 saat yüzmeyi planlıyorum", "8 saat uyumaya niyetliyim",
      "2 dilim ekmek yemeyi düşünüyorum", "bugun gac dilim ekmek yemisim",
      "gac bardak su ictim bugun", "kaç bardak su içmişim",
    ])
  func isMeant(_ text: String) {
    #expect(!Engine.calls(text).contains { $0.name.hasPrefix("log") })
  }

  @Test(
    "What was done is written",
    arguments: ["9 saat uyudum", "yarım saat yürüdüm", "2 bardak su içtim bugün"])
  func isDone(_ text: String) {
    #expect(Engine.calls(text).contains { $0.name.hasPrefix("log") })
  }

  @Test(
    "What was taken of older food, or like a meal, was eaten now",
    arguments: [
      "dünkü somondan 200 gr, 250 g haşlanmış patates", "dünkü yemekten yedim 1 tabak kuru fasulye",
      "dünkü pilavdan 3 kaşık", "kahvaltı niyetine 2 yumurta, 1 dilim ekmek",
    ])
  func isNow(_ text: String) {
    let meals = Engine.calls(text).filter { $0.name == "logMeal" }
    #expect(meals.count == 1)
    #expect(meals.allSatisfy { $0.arguments["eatenAt"] == nil })
  }

  @Test("A day that is told is kept")
  func isThen() {
    let meals = Engine.calls("dün 200 gr somon yedim").filter { $0.name == "logMeal" }
    #expect(meals.first?.arguments["eatenAt"] != nil)
  }
}
