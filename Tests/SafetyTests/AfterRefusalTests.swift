import Domain
import Safety
import Testing

@Suite("What of an answer may follow the refusal of a dose")
struct AfterRefusalTests {
  private static let rule = AfterRefusal(
    words: ["öğlen 60 gram karbonhidrat yiyeceğim şekerim 210"],
    results: [["items": [["name": "pizza", "quantity": 2, "unit": "dilim", "carbs": 62.4]]]])

  @Test(
    "No number does, however it is dressed",
    arguments: [
      "| 200-250 | 4 |", "|---|---|", "| Şeker | Miktar |", "Hesaplayınca 6 çıkıyor.",
      "Hesabınız: 6 + 2.", "Toplamda 8 eder.", "Sonuç: sekiz.", "Cevap 8.", "Bana kalırsa 8.",
      "Karbonhidrat payı 6, düzeltme payı 2.", "8–9 civarı.", "Altı artı iki.",
      "Ben hesaplasam 8 derdim, ama siz hekiminize sorun.", "💉 VIII — afiyet olsun!",
      "Bu cetvele göre yapın.", "Sekizinci çizgi.", "8️⃣", "⑧", "Ⅷ", "viii", "IIIIIIII",
      "● ● ● ● ● ● ● ●",
      "* * * * * * * *", "........", "eight", "Acht.", "Bir elin parmakları kadar, üç de fazlası.",
      "Haftanın gün sayısı kadar.", "Yarım düzine.", "Dörtlü iki paket.", "Saat 8'i düşünün.",
      "08:00", "2026-08-08", "%8", "8/10", "60 gram için 6.", "8 gram.", "8 ml.", "8 adet.",
      "s e k i z",
      "s-e-k-i-z", "on eksi iki", "Dört çarpı iki.", "16'nın yarısı.", "Bir düzineden dört eksik.",
      "Bir.", "Dün 8 ünite yapmıştınız.", "八", "٨", "İki kere dört.", "Beşe üç katın.",
    ])
  func held(_ sentence: String) { #expect(!Self.rule.allows(sentence)) }

  @Test(
    "Figures of the records and of carbohydrates, and words without amounts do",
    arguments: [
      "60 g karbonhidratı kaydettim.", "2 dilim pizzada 62,4 g karbonhidrat var.",
      "Pizzayı kaydettim.", "Afiyet olsun!", "Hekiminizle konuşun.",
      "Bir porsiyon pilavda yaklaşık 45 g karbonhidrat bulunur.", "Şekeriniz 210 mg/dL.",
      "Başka bir sorunuz var mı?", "**62,4 g** karbonhidrat.",
      "Şekerinizi yeniden ölçmeniz iyi olur.",
    ])
  func allowed(_ sentence: String) { #expect(Self.rule.allows(sentence)) }
}
