import Domain
import Safety
import Testing

@testable import EmbeddedModel

@Suite("Foods of which another deed is told than that they were eaten")
struct OtherDeedTests {
  @Test(
    "What was peeled, given out, ordered or thrown is asked about, and not written",
    arguments: [
      "torunlara 6 elma soydum", "sabah 4 simit dağıttım ofiste",
      "fırına iki tepsi börek attım", "oğlana iki yumurta kırdım", "2 bardak pirinç ıslattım",
      "pastaneden 1 kilo baklava söyledim", "üç muz çürümüş", "2 paket bisküvi düştü arabadan",
      "diyetisyen sabah 2 dilim ekmek yazdı", "3 muz satın aldım",
      "tost makinesine iki dilim ekmek koydum", "mercimek çorbası kaynattım bir tencere",
    ])
  func asked(_ text: String) async throws {
    let turn = try await Talking.lastTurn([text])
    let (calls, said) = (turn.flatMap(\.calls), turn.last?.text ?? "")
    #expect(calls.isEmpty, "\(Engine.signature(calls))")
    #expect(said.hasPrefix("Bu sizin öğününüz müydü: "), "\(said)")
  }

  @Test("Who says yes has eaten it")
  func agreed() async throws {
    let turn = try await Talking.lastTurn(["torunlara 6 elma soydum", "evet"])
    let calls = turn.flatMap(\.calls)
    #expect(calls.map(\.name) == ["logMeal"])
    #expect(calls.first?.items == ["6 adet elma"])
  }

  @Test("The record beside it is kept, and what was not is named")
  func beside() {
    let text = "şekerim 140, 2 simit dağıttım ofiste"
    #expect(Engine.calls(text).map(\.name) == ["logGlucose"])
  }

  @Test(
    "What is needed or was not there is no meal",
    arguments: [
      ("hipo için meyve suyu lazım küçük kutulardan 10 adet", [String]()),
      ("arkadaşa gittik, 1 kilo baklava götürdüm ama ben ağzıma sürmedim valla", []),
      ("öğlen bir kase yayla çorbası içtim, yanında ekmek yoktu", ["yayla çorbası"]),
      ("kahvaltıda 2 yumurta yedim, peynir kalmamıştı", ["yumurta"]),
      ("2 köfte yedim, ekmek yok", ["köfte"]), ("köpeğe yarım ekmek attım", []),
    ])
  func absent(_ text: String, _ foods: [String]) {
    let meals = Engine.calls(text).filter { $0.name == "logMeal" }
    #expect(meals.flatMap(\.itemNames) == foods, "\(Engine.signature(text))")
  }

  @Test(
    "A deed that is eating, or is followed by it, is written",
    arguments: [
      "bir tabak makarna götürdüm", "iki yumurta kırdım yedim", "çaya 2 şeker attım içtim",
      "fırında somon yaptım, yanına salata, ikisini de bitirdim", "kahvaltıda 2 yumurta vardı",
      "2 dilim ekmek yok 3 dilim yedim", "2 paket bisküvi gitti", "ağzıma 1 hurma attım",
      "iftarı 3 hurmayla açtım", "torunuma 2 bisküvi verdim",
      "bir kase mercimek, iki dilim ekmek, limonu sıktım üstüne",
    ])
  func eaten(_ text: String) {
    #expect(Engine.calls(text).map(\.name) == ["logMeal"], "\(Engine.signature(text))")
  }

  @Test("The newest meal is taken out though a reading came after it, and never one of two alone")
  func removal() async throws {
    let talk = ["öğlen bir tabak makarna yedim", "şekerim 150"]
    for order in ["son öğünü sil", "son yemeği sil"] {
      let calls = try await Talking.lastTurn(talk + [order]).flatMap(\.calls)
      #expect(calls.map(\.name) == ["deleteMeal"], "\(order): \(Engine.signature(calls))")
    }
    let newest = try await Talking.lastTurn(talk + ["son kaydı sil"]).flatMap(\.calls)
    #expect(newest.map(\.name) == ["deleteEntry"], "\(Engine.signature(newest))")
    let all = try await Talking.lastTurn(talk + ["hepsini sil"]).flatMap(\.calls)
    #expect(all.isEmpty, "\(Engine.signature(all))")
  }

  @Test("A ketone that was measured is no glucose, and a moment behind a reading is its own")
  func measured() throws {
    let ketone = EmergencyDetector.emergency(in: "keton ölçtüm 3.1 mmol, midem de kötü")
    #expect(ketone != nil)
    #expect(ketone?.reading == nil)
    let call = try #require(Engine.calls("şeker 95 açken, 1 saat önce ölçtüm").first)
    #expect(call.arguments[.at]?.string?.contains("T12:10") == true, "\(call.arguments)")
  }
}
