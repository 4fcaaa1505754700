import Domain
import Testing

@testable import EmbeddedModel

@Suite("Numbers that name something are no glucose")
struct NamingNumberTests {
  @Test(
    "Streets, rooms, passwords, who was called, a part of a word",
    arguments: [
      "adresim 142. sokak no 5", "142. sayfadayım", "evimiz 120. caddede", "kapı no 142",
      "daire 142", "telefonum 142", "parolam 180", "şifrem 140",
      "112'yi aradım", "155'i aradım", "xyz142", "oda no: 142", "otobüs 142 geldi",
      "142 numaralı otobüs",
    ])
  func nothing(_ text: String) {
    let scene = Engine.shared.explanation(of: text, now: Engine.now, zone: Engine.zone)
    #expect(!scene.contains("logGlucose"), "\(scene)")
  }

  @Test(
    "Neighbours of these are",
    arguments: [
      "şekerim142", "şekerim 142. kahvaltı yapıyorum", "eve geldim şekerim 142",
      "sokakta ölçtüm, şekerim 142", "hastaneyi aradım, şekerim 142",
    ])
  func glucose(_ text: String) {
    let kept = Engine.calls(text).filter { $0.name == "logGlucose" }
    #expect(kept.first?.arguments["value"] == 142, "\(Engine.signature(text))")
  }
}
