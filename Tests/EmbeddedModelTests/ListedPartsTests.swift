import Domain
import Testing

@testable import EmbeddedModel

@Suite("Messages that list records one after the other")
struct ListedPartsTests {
  private static let snack =
    "gece atıştırması 10 fındık 1 bardak süt, lantus 18, şeker 155, yarın ekmek almayı hatırlat"

  @Test(
    "All parts are asked about at once, and a yes writes them all",
    arguments: [
      (snack, ["logMeal", "logMedication", "logGlucose"]),
      (
        "gece atıştırması 10 fındık, lantus 18, su 2 bardak, yarın ekmek almayı hatırlat",
        ["logMeal", "logMedication", "logWater"]
      ),
      (
        "çay 3 bardak, kurabiye 2, oğlan da 3 kurabiye yedi, şekerim 166, hava soğuk",
        ["logMeal", "logMeal", "logGlucose"]
      ),
      (
        "kahve + 2 kare bitter, su 1, nabız 70, tansiyon 125/80, iş stresi",
        ["logMeal", "logWater", "logMeasurement", "logMeasurement"]
      ),
      (
        "çorba, köfte 4, ekmek 1; humalog 8; şeker önce 145 sonra 190; uykum var",
        ["logMeal", "logMedication", "logGlucose", "logGlucose"]
      ),
    ])
  func all(_ text: String, _ tools: [String]) async throws {
    let asked = try await Talking.lastTurn([text])
    #expect(asked.flatMap(\.calls).isEmpty)
    #expect(asked.last?.text.contains("demek istediniz") == true)
    let agreed = try await Talking.calls([text, "evet"])
    #expect(agreed.map(\.name) == tools, "\(Engine.signature(agreed))")
  }

  @Test("What no part explains is told beside the question")
  func left() async throws {
    let asked = try await Talking.lastTurn([Self.snack])
    #expect(asked.last?.text.contains("“yarın ekmek almayı hatırlat” kısmına bakmadım") == true)
  }

  @Test("Foods of one meal stay one meal")
  func meal() async throws {
    let text = "humalog 8, köfte 4, pilav 3 kaşık; uykum var"
    let calls = try await Talking.calls([text, "evet"])
    let meals = calls.filter { $0.name == "logMeal" }
    #expect(meals.count == 1 && meals.flatMap(\.itemNames) == ["köfte", "pilav"])
  }

  @Test(
    "Where somebody is named without a verb, or nothing is told, no list is asked about",
    arguments: [
      "Ayşe Hanım tansiyon 150/90, nabız 88, şeker 120",
      "bugün hava güzeldi, parka gittim, çocuklarla oynadım",
      "annem aradı, şekeri 210, tansiyonu 150/90, nabzı 80",
      "2 dilim ekmek, çay, şekerim 120, bunları kaydetme",
    ])
  func none(_ text: String) async throws {
    let turn = try await Talking.lastTurn([text])
    #expect(turn.flatMap(\.calls).isEmpty)
    let said = turn.last?.text ?? ""
    #expect(!said.contains("kan şekeri 120") && !said.contains("kan şekeri 210"), "\(said)")
    #expect(!said.contains("kısmına bakmadım") || said.contains("Ayşe Hanım"), "\(said)")
  }

  @Test("A list without commas is one, and what is told of it while it is asked about comes to it")
  func open() async throws {
    let list = "su 2 bardak şeker 127 elma 1 armut 1"
    let told = [
      list, "elma 2", "armut yemedim", "tansiyon 12/8", "evet",
    ]
    let calls = try await Talking.calls(told)
    #expect(calls.map(\.name) == ["logWater", "logGlucose", "logMeal", "logMeasurement"])
    let items = calls.flatMap { $0.arguments[.items]?.array ?? [] }
    #expect(items.map { $0[.name]?.string } == ["elma"] && items[0][.quantity]?.number == 2)
  }

  @Test("A low is written at once, whatever is still asked about")
  func low() async throws {
    let told = ["su 2 bardak şeker 127 elma 1 armut 1", "şekerim 58"]
    let calls = try await Talking.calls(told)
    #expect(calls.map(\.name) == ["logGlucose"] && calls[0].arguments[.value]?.number == 58)
  }

  @Test("What was told last is moved as a whole, and nothing older")
  func moved() async throws {
    let told = ["elma yedim, şekerim 122, 20 dakika yürüdüm", "hepsi saat 11'deydi"]
    let calls = try await Talking.calls(told)
    #expect(calls.map(\.name).sorted() == ["updateEntry", "updateEntry", "updateMeal"])
    #expect(
      calls.allSatisfy { call in
        (call.arguments[.at] ?? call.arguments[.eatenAt])?.string?.contains("T11:00") == true
      })
  }
}
