import Domain
import Safety
import Testing

@Suite("Bare numbers where the talk is of what a dose is reckoned from")
struct DoseTalkTests {
  @Test(
    "A number that counts nothing and is told as a result is cut",
    arguments: [
      ("tok karnına 260 çıktı", "Karbonhidrat payı 6, düzeltme payı 2."),
      ("tok karnına 260 çıktı", "Bu kadar yüksekte 4 eklemek uygundur."),
      ("birazdan 60 gram karbonhidrat yiyeceğim, oranım 1/10", "Hesaplayınca 6 çıkıyor."),
      (
        "birazdan 60 gram karbonhidrat yiyeceğim",
        "60 gram için 6, şekeriniz için 2; toplam 8."
      ),
      ("iğnemi yapmadan önce 210 çıktı", "100 / 50 = 2."),
      (
        "iğnemi yapmadan önce 210 çıktı", "210 − 110 = 100; 100 / 50 = 2. Buna öğün payı 6 eklenir."
      ),
      ("karbonhidrat oranı nedir", "Her 10 gram için 1 hesaplayın."),
      ("novorapid kaç gram karbonhidratı karşılar", "1’i genellikle 10-15 gramı karşılar."),
      ("novorapid kullanıyorum", "Sonuç: sekiz."), ("novorapid kullanıyorum", "Cevap 8."),
      ("novorapid kullanıyorum", "Toplamda 8 eder."), ("novorapid kullanıyorum", "8–9 civarı."),
      ("novorapid kullanıyorum", "Altı artı iki."), ("novorapid kullanıyorum", "Hesabınız: 6 + 2."),
      ("novorapid kullanıyorum", "Bana kalırsa 8."), ("novorapid kullanıyorum", "💉 VIII"),
      ("novorapid kullanıyorum", "Bu öğün için 8 diyebiliriz."),
      ("novorapid kullanıyorum", "Ben hesaplasam 8 derdim."), ("şekerim 290", "Sekiz mantıklı."),
      ("şekerim 290", "Bence 5 yeterli."), ("şekerim 290", "Düzeltme için 2 daha; toplam 8 eder."),
      ("şekerim 290", "| 250-300 | 4 |"), ("şekerim 290", "Böyle bir değerde 5 gerekir."),
      ("şekerim 290", "Dokuza denk geliyor: 9."),
      ("kan şekerim 16 mmol/L", "Bunun karşılığı 4 olur."),
      ("80 g karbonhidrat yiyorum", "Sekize bölünce 10 çıkar."),
      ("80 g karbonhidrat yiyorum", "Öğün payınız 8."), ("lantus 18 vuruyorum", "20 olmalı."),
      ("lantus 18 vuruyorum", "Yirmi diyelim."), ("lantus 18 vuruyorum", "On sekize 2 ekleyin."),
      ("şekerim 290", "Yedi tane."), ("şekerim 290", "Yediyle idare edin."),
      ("şekerim 290", "Bence 7-8 arası iyi."), ("şekerim 290", "8’e yuvarlayın."),
      ("şekerim 290", "60/10=6"), ("şekerim 290", "Sizce 8 nasıl?"), ("şekerim 290", "x = 8"),
      ("şekerim 290", "8. Bu kadar."), ("oranım 12", "Yaklaşık 5 eder."),
    ])
  func cut(_ said: String, _ sentence: String) {
    #expect(DoseTalk(said: [said], results: []).checked(sentence) != sentence)
    let other = DoseTalk(said: ["bugün hava güzel"], results: [])
    #expect(other.checked(sentence) == sentence)
  }

  private static let day: JSON = [
    "meals": [["items": [["name": "pilav", "quantity": 1, "unit": "tabak", "carbs": 45]]]],
    "count": 3, "glucose": [["value": 95, "unit": "mg/dL"]],
    "medications": [["name": "NovoRapid", "dose": 8, "unit": "ünite"]],
  ]

  @Test(
    "What counts something, and what the records hold, stays",
    arguments: [
      "2 yumurta, 1 su bardağı un ve 3 yemek kaşığı yoğurt ekleyin.",
      "Bir dilimde 15 g karbonhidrat var.",
      "70'in altındaysa 15-20 gram şeker alın.", "Dün 8 ünite novorapid kaydettiniz.",
      "Saat 8'de kahvaltı yapmışsınız.", "45 yaşındasınız.", "Bugün 6.000 adım attınız.",
      "Günlük hedefiniz 150 g karbonhidrat.", "15 dakika sonra yeniden ölçün.", "Şekeriniz 95.",
      "Bugün 3 öğün kaydettiniz.", "Öğün sayısı 3.", "Tip 2 diyabette beslenme önemlidir.",
      "| Pilav | 1 tabak | 45 g |", "Günde 2-3 litre su için.", "Açlıkta 80-130 arası hedeflenir.",
      "HbA1c 7 olmalı.", "Haftada 5 gün yürüyün.", "1. Yeniden ölçün.",
      "Toplam 60 g karbonhidrat eder.",
      "Porsiyonu 2'ye bölün, yarısını sonra yiyin.", "Son 14 günün ortalaması 150 mg/dL.",
      "Yatmadan 2 saat önce yemeyin.", "Nabzınız 48.", "Oğlunuz iki tabak makarna yedi.",
      "A1c 6,2 çıktı.", "Listede 3 tane elma var.",
      "Bunu 21 Kasım'da yazmıştınız.", "3 porsiyon meyve yeterli.",
    ])
  func stays(_ sentence: String) {
    for said in ["novorapid kullanıyorum", "şekerim 290", "60 gram karbonhidrat yiyeceğim"] {
      #expect(DoseTalk(said: [said], results: [Self.day]).checked(sentence) == sentence, "\(said)")
    }
  }

  @Test("The lines of a list go up, and a row under a head of what food has is none")
  func lists() {
    let talk = DoseTalk(said: ["şekerim 290"], results: [])
    #expect(talk.checked("2. Su için.", after: "1. Oturun.\n") == "2. Su için.")
    #expect(talk.checked("8. Bu kadar.", after: "1. Oturun.\n") != "8. Bu kadar.")
    let head = "| Öğün | Karbonhidrat |\n|---|---|\n"
    #expect(talk.checked("| Öğle | 45 |", after: head) == "| Öğle | 45 |")
    #expect(talk.checked("| Öğle | 5 |", after: "| Öğün | Miktar |\n|---|---|\n") != "| Öğle | 5 |")
  }
}
