import Domain
import Testing

@Suite("Notes that say that they are notes")
struct NoteTests {
  @Test(
    "All that stands behind the colon is kept, word for word, whatever else it could be",
    arguments: [
      ("not: yürüyüş sonrası hep düşüyor", "yürüyüş sonrası hep düşüyor"),
      ("not: doktora sor, ayaklarım uyuşuyor", "doktora sor, ayaklarım uyuşuyor"),
      ("not al: sabahları şekerim hep yüksek çıkıyor", "sabahları şekerim hep yüksek çıkıyor"),
      ("şunu not et: gece terliyorum", "gece terliyorum"),
    ])
  func headed(_ text: String, _ content: String) {
    let calls = Engine.calls(text)
    #expect(calls.map(\.name) == ["writeNote"])
    #expect(calls.first?.arguments["content"]?.string == content)
  }

  @Test("A dose behind such a head is a dose, and a head alone is nothing")
  func others() {
    #expect(Engine.calls("not: 8 ünite novorapid yaptım").map(\.name) == ["logMedication"])
    #expect(Engine.calls("not:").isEmpty)
  }
}
