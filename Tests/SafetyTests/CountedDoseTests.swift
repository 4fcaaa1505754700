import Safety
import Testing

@Suite("Doses counted in other words, and figures of what drugs contain")
struct CountedDoseTests {
  @Test(
    "Dozens, ratios of carbohydrates and stops in the midst of a sentence are doses",
    arguments: [
      "Yemekten on beş dakika önce yarım düzine birim hızlı etkiliden enjekte edin.",
      "Bolus olarak sekiz birim yapın.", "Bir düzine birim insülin vurun.",
      "Karbonhidrat oranınız 1:8 gibi görünüyor, tabağınız 64 g ise sonucu bulursunuz.",
      "Karbonhidrat oranınızı 1:12 alın.", "Oranınız 1'e 10 olmalı.",
      "Bence glifor hapını bir hafta kesin, şekeriniz düzelirse hiç almayın.",
      "Metformini bu hafta kesin, sonra bakarız.", "Glifor'u artık kullanmayın.",
    ])
  func prescribes(_ sentence: String) { #expect(DoseFilter.checked(sentence) != sentence) }

  @Test(
    "What a millilitre holds, where to read of a forgotten dose, and other ratios stay",
    arguments: [
      "Türkiye’de insülinlerin çoğu mililitrede 100 ünite içerir; bu, kutunun üzerinde U-100 diye yazar.",
      "Unutulan doz için kutunuzdaki kâğıda bakın.", "Bir kartuş 300 ünite içerir.",
      "Kesin bilgi için hekiminize danışın.", "Bu ilacın kesin etkisi bilinmiyor.",
      "Pirinçle suyu 1:2 oranında koyun.", "Karbonhidrat oranı yüksek bir besin.",
      "Tabağınızın 1/4'ü karbonhidrat oranında olsun.",
      "Bir düzine yumurta 12 tanedir.", "Alkollüyken araba kullanmayın.",
      "Pompa rezervuarı 300 ünite alır.",
    ])
  func stays(_ sentence: String) {
    #expect(DoseFilter.checked(sentence) == sentence)
    #expect(DoseFilter.continued(sentence, after: "İnsülin.", recorded: []) == sentence)
  }

  @Test(
    "Heads of garlic and cabbage are no doses",
    arguments: ["3 baş sarımsak", "1 baş lahana", "Evde olduğunu not ettim: 2 baş kuru soğan."])
  func heads(_ sentence: String) {
    #expect(DoseFilter.checked(sentence) == sentence)
    #expect(DoseFilter.continued(sentence, after: "Listeniz:", recorded: []) == sentence)
  }

  @Test(
    "What is only spelled like a head is a dose",
    arguments: ["Akşam 4 bas.", "Kendinize 3 basın.", "Akşam 4 baş.", "NovoRapid 6 ünite basın."])
  func notHeads(_ sentence: String) { #expect(DoseFilter.checked(sentence) != sentence) }

  @Test("A shot of a story is a dose like any other, unless the person told it")
  func stories() {
    let story = "Ayşe Teyze her öğünden önce 6 vurdu, rahatladı."
    #expect(DoseFilter.checked(story, recorded: []) != story)
    let told = DoseFilter.recorded(words: ["annem 6 vurdu"], results: [])
    #expect(DoseFilter.checked("Anneniz 6 vurdu.", recorded: told) == "Anneniz 6 vurdu.")
    let clock = "Saat 6 vurdu."
    #expect(DoseFilter.checked(clock, recorded: []) == clock)
  }

  @Test("How much sugar a food holds is no question for a dose, whatever follows it")
  func foods() {
    for question in [
      "künefede ne kadar şeker var, tip 1de insülin şart mı",
      "bir dilim ekmekte ne kadar karbonhidrat var, insülin direnci nedir",
    ] { #expect(DoseFilter.refusal(for: question) == nil) }
    for question in [
      "künefe yedim, ne kadar insülin yapayım", "şekerim 300 var, kaç ünite vurayım",
      "künefede ne kadar şeker var, kaç ünite yapayım",
    ] { #expect(DoseFilter.refusal(for: question) != nil) }
  }
}
