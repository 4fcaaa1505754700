import Domain
import Testing

@testable import EmbeddedModel

@Suite("What is told and asked of what is at hand")
struct PantrySentenceTests {
  private func added(_ text: String) -> [String] {
    Engine.calls(text).filter { $0.name == "updatePantry" }.flatMap { call in
      (call.arguments[.add]?.array ?? []).compactMap { $0[.name]?.string }
    }
  }

  @Test(
    "What is left at home, with an order to keep it or a word on why it is told, is at hand",
    arguments: [
      ("dolapta 3 kutu süt kaldı, kaydet", ["süt"]),
      ("Buzdolabımda iki kutu yoğurt , beş yumurta var , bilginiz olsun.", ["yoğurt", "yumurta"]),
      ("evde olanlar: pirinç, makarna", ["pirinç", "makarna"]),
      ("evde kalanlar 10 yumurta 1 litre süt, yaz bi kenara", ["yumurta", "süt"]),
      ("hipo için dolapta 4 meyve suyum var kayda geç", ["meyve suyu"]),
      ("buzlukta hamsi vardı 2 paket, eklersin evdekilere", ["hamsi"]),
    ])
  func atHand(_ text: String, _ names: [String]) {
    #expect(added(text) == names)
  }

  @Test(
    "What is left behind at home, eaten there or told of people is none",
    arguments: [
      "telefon evde kaldı", "insülinim evde kaldı", "evde süt vardı", "evde huzur var",
      "evde 2 dilim ekmek yedim", "evde misafir var 10 kişi", "dolapta 3 süt olsa alırdım",
      "evde ölçtüm 142",
    ])
  func elsewhere(_ text: String) {
    #expect(added(text).isEmpty)
  }

  @Test(
    "Whoever asks what, how much or whether there is at home is told what is at hand",
    arguments: [
      "Evde hangi bakliyatlar kalmış?", "evde meyve suyu var mi hipo icin", "evdeki sebzeler neler",
      "dolapta ne kadar süt kaldı", "Buzdolabında yoğurt mevcut mudur?", "evde insülin kaldı mı",
      "buzlukta kıyma olup olmadığına bakar mısın", "evde un var mıydı bi baksana kek yapıcam",
    ])
  func asked(_ text: String) {
    #expect(Engine.calls(text).map(\.name) == ["getPantry"])
  }

  @Test(
    "What else is asked at home is no question about what is at hand",
    arguments: [
      "evde hangi egzersizleri yapabilirim", "evde ne yapsam sıkıldım",
      "insülin dolapta mı durmalı", "evde yoğurt nasıl mayalanır", "evde hangi cihazla ölçeyim",
    ])
  func askedElse(_ text: String) {
    #expect(!Engine.calls(text).contains { $0.name == "getPantry" })
  }

  @Test("What is asked for is looked up by name, a kind of things and what is made of it are not")
  func names() {
    #expect(
      Engine.calls("evde un var mı kek yapacağım").first?.arguments == ["names": ["un"]])
    #expect(Engine.calls("evde meyve var mı").first?.arguments == [:])
  }

  @Test("What turns out to be at home goes off the list and among what is at hand")
  func moved() async throws {
    let calls = try await Talking.calls([
      "listeye nohut ve süt yaz", "nohut evdeymiş listeden al evdekilere yaz",
    ])
    #expect(calls.map(\.name) == ["updateShoppingList", "updatePantry"])
    #expect(calls[0].arguments == ["remove": ["nohut"]])
  }

  @Test(
    "Whose thing it is that is used up is no thing itself",
    arguments: [
      ("bebeğin maması bitmiş", ["mama"]), ("kumandanın pili bitmiş", ["pil"]),
      ("kızın bezi bitti", ["bez"]),
    ])
  func owners(_ text: String, _ names: [String]) {
    let calls = Engine.calls(text)
    #expect(calls.map(\.name) == ["updatePantry"])
    #expect(calls.first?.arguments[.remove] == .array(names.map(JSON.string)))
  }

  @Test(
    "What ends and is no thing is not used up",
    arguments: ["bebeğin ateşi bitti", "kadının derdi bitmiş", "oğlanın maçı bitti"])
  func noThings(_ text: String) {
    #expect(Engine.calls(text).filter { $0.name == "updatePantry" }.isEmpty)
  }
}
