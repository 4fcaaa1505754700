import Safety
import Testing

@Suite("Doses told by a scale, by another dose, or for so many grams")
struct DoseScaleTests {
  private func isCut(_ said: String, _ sentence: String) -> Bool {
    DoseFilter.checked(sentence) != sentence
      || DoseFilter.continued(sentence, after: "", recorded: nil, asked: said) != sentence
      || DoseTalk(said: [said], results: []).checked(sentence) != sentence
  }

  @Test(
    "They are cut, without a drug, a unit or a verb of dosing",
    arguments: [
      ("düzeltme için tablo ver", "| 150-200 | +2 |"),
      ("düzeltme için tablo ver", "| 251-300 | 6 |"),
      ("bugün hava güzel", "| 201-250 | +4 |"),
      ("bana bir skala yaz", "250 üstü: +4"),
      ("tablo ver", "150-200 mg/dL arasındaysa + 3 birim, 200-250 ise + 5"),
      ("şekerim 240", "Geçen sefer 240’ta 4 yapmıştınız; yine aynısı iyi gider."),
      ("şekerim 240", "Yine aynısı iyi gider."),
      ("şekerim 260 tokum", "Geçen seferki miktarın yarısı uygun olur."),
      ("280im ne yapayım", "Her zamankinin aynısı yeter."),
      ("280im ne yapayım", "Dün 6 yapmıştınız, bu da benzer bir değer."),
      ("280im ne yapayım", "Miktarı biraz artırın."),
      (
        "yemekte 50 karbonhidrat var ne kadar yapayım",
        "Genelde her on grama bir birim gider; hesabı siz yaparsınız."
      ),
      ("bugün hava güzel", "10 grama 1 birim kuralı işler."),
      ("karbonhidrat sayıyorum", "On gram karbonhidrata bir birim düşer."),
      ("280im ne yapayım", "Bir önceki seferkini yapın, aynısı uygun."),
      (
        "yemekten sonra yükseliyorum",
        "NovoRapid'i yemekten 15 dakika önce ve 4 yerine 6 yaparsan düzelir."
      ),
      ("yemekten sonra yükseliyorum", "Yemekten önce 2 fazla yaparsan yükselmezsin."),
      ("yemekten sonra yükseliyorum", "4 yerine 6 denersen düzelir."),
      ("yemekten sonra yükseliyorum", "4 yerine 6 yapılırsa düzelir."),
      ("yemekten sonra yükseliyorum", "Metformini akşam da alsan iyi olur."),
      ("yemekten sonra yükseliyorum", "4 yerine 6 yapabilirsiniz."),
    ])
  func cut(_ said: String, _ sentence: String) { #expect(isCut(said, sentence)) }

  @Test(
    "What teaches, and what is of something else, stays whole",
    arguments: [
      (
        "lantus kaç saat etkili, neden hep aynı saatte",
        "Her gün aynı saatte yapılması, iki doz arasında boşluk ya da üst üste binme olmasın diyedir."
      ),
      (
        "lantus kaç saat etkili, neden hep aynı saatte",
        "Lantus uzun etkili bir insülindir: etkisi 1-2 saatte başlar, 24 saate yakın sürer."
      ),
      (
        "lantus neden aynı saatte",
        "Lantus her gün aynı saatte yapıldığında kandaki düzeyi dengeli kalır."
      ),
      ("yürüyüş", "10 dakika fazla yürürsen iyi olur."),
      ("yürüyüş", "3 yerine 5 dilim yersen şekerin yükselebilir."),
      ("su", "2 bardak fazla içersen iyi olur."),
      ("metformin", "Metformini yemekle alırsan mide şikâyeti azalır."),
      ("lantus neden aynı saatte", "Düzenli saat, iki dozun etkisinin çakışmasını önler."),
      ("insülin nasıl saklanır", "Açılmamış insülin buzdolabında 2-8 derecede saklanır."),
      (
        "insülin nasıl etki eder",
        "Hızlı etkili insülinler 10-15 dakikada etki etmeye başlar ve 3-5 saat sürer."
      ),
      (
        "bazal bolus nedir",
        "Bazal-bolus tedavide uzun etkili insülin gün boyu temeli, hızlı etkili insülin öğünleri karşılar."
      ),
      (
        "metformin ne zaman alınır",
        "Metformin yemekle birlikte alınırsa mideye daha az dokunur."
      ),
      (
        "karbonhidrat sayımı nedir",
        "Karbonhidrat sayımında öğündeki gramlar, size verilen orana göre hesaba katılır; oranı hekiminiz belirler."
      ),
      ("şekerim 240", "Bol su için, 2 saat sonra yeniden ölçün."),
      ("şekerim 240", "Geçen seferki değeriniz daha düşüktü."),
      ("şekerim 240", "Dünkü yürüyüşün aynısını yapmanız iyi gelir."),
      ("şekerim 240", "Öğünün miktarını azaltmak iyi olur."),
      ("şekerim 240", "240 mg/dL hedefinizin üstünde; dün 3 ölçüm yapmıştınız."),
      ("şekerim 240", "Karbonhidrat miktarı 45 g uygundur."),
      ("aralıklar nedir", "| 150-200 | yüksek |"),
      ("aralıklar nedir", "| 70-180 | 12 ölçüm |"),
      ("tablo yap", "| Açlık | 80-130 mg/dL |"),
      ("pilav tarifi", "150-200 g pirinç + 2 bardak su"),
      ("nasıl", "180 mg/dL + 2 saat sonra ölçün"),
      ("kek tarifi", "Her 100 gram una 1 tatlı kaşığı kabartma tozu ekleyin."),
      ("un ölçüsü", "Her 10 gram karbonhidrat 40 kalori eder."),
      ("280im ne yapayım", "Kendi dozunuz için hekiminize danışın."),
      ("düşük olursa", "Miktarı siz belirlersiniz; hekiminizin planına uyun."),
      ("novorapid 8 yaptım", "Bugün 8 ünite yapmıştınız."),
      ("bugün lantus 20 yaptım", "Lantus'u 20 yapmıştınız."),
    ])
  func stays(_ said: String, _ sentence: String) { #expect(!isCut(said, sentence)) }

  @Test("An order by what was cut before it goes with it")
  func accordingly() {
    let cut = DoseFilter.checked("Akşam 4 ünite yapın.")
    let order = "Kaleminizi buna göre çevirebilirsiniz."
    #expect(DoseFilter.continued(order, after: cut, recorded: nil) != order)
    #expect(DoseFilter.continued(order, after: "Kalem iki yöne döner.", recorded: nil) == order)
  }
}
