import Domain
import Foundation
import Testing

@Suite("What a writer takes back in the middle of a message")
struct SelfRepairTests {
  @Test(
    "The second amount stands, with the unit and the thing of the first",
    arguments: [
      ("1 sigara böreği, hayır 2 sigara böreği yedim", ["2 adet sigara böreği"]),
      ("tahin helva 1 dilim yok 2 yedim", ["2 dilim tahin helva"]),
      ("iki dilim pardon üç dilim ekmek yedim", ["3 dilim ekmek"]),
      ("üç kaşık bulgur yedim, dur dur üç değildi dört oldu", ["4 yemek kaşığı bulgur"]),
      ("bir elma yedim, hayır 2 muz yedim", ["1 adet elma", "2 adet muz"]),
      ("1 elma, hayır 2 muz yedim", ["2 adet muz"]),
      ("1 elma yedim, ekmek yok 2 muz yedim", ["1 adet elma", "2 adet muz"]),
      ("2 dilim ekmek, 1 kase yoğurt yedim", ["2 dilim ekmek", "1 kase yoğurt"]),
    ])
  func meals(_ text: String, _ items: [String]) {
    #expect(Engine.calls(text).flatMap(\.items) == items, "\(Engine.signature(text))")
  }

  @Test("A dose and a weight are told once")
  func figures() {
    let dose = Engine.calls("6 ünite novorapid yok ya 8 yaptım")
    #expect(dose.map { $0.arguments["dose"]?.number } == [8])
    #expect(dose.first?.arguments["unit"]?.string == "ünite")
    let weight = Engine.calls("Tartı 82,1 diyor; hayır 81,2")
    #expect(weight.map { $0.arguments["kilograms"]?.number } == [81.2])
  }

  @Test("Names in small letters own what is told of them")
  func names() {
    for (text, tool) in [
      ("defneye 2 ünite novorapid vurdum", "logMedication"), ("defnenin şekeri 134", "logGlucose"),
      ("topu topu altı saat uyudu kızım", "logSleep"),
    ] {
      let calls = Engine.calls(text)
      #expect(calls.map(\.name) == [tool], "\(Engine.signature(calls))")
      #expect(calls.first?.arguments["person"] != nil)
    }
  }

  @Test("A record is given to one with a title, or with a name in small letters")
  func owners() async throws {
    for (second, name) in [
      ("Benim değil, Müzeyyen Hanım'ın tansiyonudur.", "Müzeyyen Hanım"),
      ("o benim değil ayşenin", "ayşe"),
    ] {
      let calls = try await Talking.lastTurn(["Tansiyonum 131/79 geldi.", second]).flatMap(\.calls)
      #expect(calls.map(\.name) == ["updateEntry"], "\(Engine.signature(calls))")
      let person = calls.first?.arguments["person"]?.string
      #expect(person?.lowercased() == name.lowercased())
    }
  }
}
