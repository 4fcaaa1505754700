import Domain
import Safety
import Testing

@Suite("Pressures, pulses and weights that cannot wait")
struct VitalEmergencyTests {
  private func code(
    _ text: String, after earlier: [String] = [], isPregnant: Bool = false
  ) -> String? {
    EmergencyDetector.emergency(in: text, atHour: 14, after: earlier, isPregnant: isPregnant)?.code
  }

  @Test("Of who is known to expect a child 160/110 is an emergency, 140/90 is told at the record")
  func known() {
    #expect(code("tansiyonum 16/11", isPregnant: true) == "pressureInPregnancy")
    #expect(code("tansiyonum 15 e 10 çıktı", isPregnant: true) == nil)
    #expect(code("tansiyonum 16/11") == nil)
    #expect(code("babamın tansiyonu 16/11", isPregnant: true) == nil)
    #expect(code("kızım hamile, tansiyonum 16/11") == nil)
  }

  @Test("A swollen face is of the pregnancy, and of an allergy where the throat is told")
  func swelling() {
    #expect(code("ellerim yüzüm şişti başım ağrıyor", isPregnant: true) == "pregnancy")
    #expect(code("yüzüm dilim şişti", isPregnant: true) == "breathless")
    #expect(code("yüzüm şişti nefes alamıyorum", isPregnant: true) == "breathless")
    #expect(code("yüzüm şişti") == "breathless")
  }

  @Test("A low glucose beside it comes first")
  func first() {
    #expect(code("tansiyonum 19/11 başım ağrıyor şekerim 48") == "severeLow")
    #expect(code("tansiyonum 19/11 göğsüm sıkışıyor") == "chestPain")
  }

  @Test("What is felt long before, or of another matter, raises nothing")
  func apart() {
    #expect(code("tansiyonum 19/11", after: ["başım ağrıyor", "simit yedim"]) == nil)
    #expect(code("2 günde 3 kilo aldım", after: ["simit yedim"]) == nil)
    #expect(code("başım ağrıyor", after: ["tansiyonum 13/8"]) == nil)
  }

  @Test("An aim, another's pressure and another's signs raise nothing; an allergy stays one")
  func others() {
    #expect(code("hamileyim annemin tansiyonu 16/11") == nil)
    #expect(code("hamileyim tansiyon hedefim 16/11") == nil)
    #expect(code("oğlumun başı ağrıyor", after: ["tansiyonum 19/11"]) == nil)
    #expect(code("hamileyim fıstık yedim yüzüm gözüm şişti") == "breathless")
    #expect(code("hamileyim yüzüm şişti yutkunamıyorum") == "breathless")
    #expect(code("tansiyonum 18/11 başım dönüyor insülin yaptım yemek yemedim") == "insulinUnfed")
    #expect(code("insülinim yok diyetle idare ediyorum 450") != nil)
  }
}
