import Domain
import Testing

@testable import EmbeddedModel

@Suite("How somebody wants to be answered")
struct ToneTests {
  @Test(
    "An order how to answer keeps the manner, not the sentence",
    arguments: [
      ("kısa yaz", "kısa ve net"), ("bana kısa cevap ver", "kısa ve net"),
      ("bana bundan sonra kısa yazar mısın", "kısa ve net"), ("uzun yazma", "kısa ve net"),
      ("resmî konuş", "resmî"), ("benimle artık resmi konuş", "resmî"),
      ("bundan sonra samimi konuş", "samimi"),
    ])
  func kept(_ text: String, _ tone: String) {
    let calls = Engine.calls(text)
    #expect(calls.map(\.name) == ["updateProfile"], "\(Engine.signature(text))")
    #expect(calls.first?.arguments == ["tone": .string(tone)])
  }

  @Test(
    "An order for something short is none",
    arguments: [
      "Bana kısa bir şiir yaz", "kısa bir mektup yaz", "Kısa bir soru yaz bana",
      "Bana kısa bir özet yaz", "resmi bir dilekçe yaz", "kısa bir fıkra anlat",
      "kısa bir hikaye yazar mısın", "resmi tatil ne zaman",
    ])
  func nothing(_ text: String) {
    let kept = Engine.calls(text).filter { $0.name == "updateProfile" }
    #expect(kept.isEmpty, "\(Engine.signature(text))")
  }
}
