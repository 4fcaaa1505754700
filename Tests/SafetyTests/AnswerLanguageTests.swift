import Safety
import Testing

@Suite("The language of an answer")
struct AnswerLanguageTests {
  static let turkish: [String] = [
    "Bugün 120 gram karbonhidrat aldınız.", "Bugun 120 gram karbonhidrat aldiniz.", "Kaydettim.",
    "Öğününüz kaydedildi: 2 dilim ekmek.", "Ogununuz kaydedildi: 2 dilim ekmek.",
    "Şekeriniz 142 mg/dL, hedef aralığınızda.", "Sekeriniz 142 mg/dL, hedef araliginizda.",
    "Sure! İşte öğününüzün özeti: 2 dilim ekmek, 1 yumurta.", "Merhaba", "Evet", "Tamam.",
    "Merhaba, size nasıl yardımcı olabilirim?", "Merhaba, size nasil yardimci olabilirim?",
    "HbA1c (hemoglobin A1c) son üç ayın ortalamasını gösterir.",
    "`print(\"hello world\")` kodunu çalıştırın.", "BUGÜN 3 ÖĞÜN KAYDETTİNİZ.",
    "Glycemic index değeri düşük olan besinleri seçin.",
    "Toujeo kaydınızı 12 ünite olarak değiştirdim.",
    "Kaynak: https://www.diabetes.org/the-best-of-you adresinde ayrıntılar var.",
    "Sandviç, hamburger ve pizza kaydettim.", "Su içmeyi unutmayın.", "Bugun hic su icmemissiniz.",
    "Kahvaltida iki yumurta ve bir dilim ekmek yemissiniz.", "Bunun icin hekiminize danisin.",
    "Listede süt, ekmek ve domates var.",
    "Bu makalede metforminin HbA1c üzerindeki etkisi incelenmiş.",
    "Doz öneremem; bunun için bakım planınıza ya da hekiminize danışın.",
    "“The Effect of Cinnamon on HbA1c” başlıklı makale bulundu.", "Afiyet olsun!", "Hayır, yok.",
    "1. Ekmek: 29 g\n2. Süt: 9,6 g\nToplam 39 gram karbonhidrat var.",
    "Anlamadım, yeniden yazar mısınız?",
  ]

  static let foreign: [String] = [
    "You had 120 grams of carbs today.", "I have logged your meal.", "Yes.", "Hello",
    "Your glucose is 142 mg/dL, within range.", "Sure! I can help you with that.",
    "Here is the summary:",
    "I'm sorry, but I cannot help with that request.",
    "The baklava has 62 g of carbohydrates per portion.",
    "Bread, cheese, olives", "According to the article, cinnamon had no significant effect.",
    "Sie haben heute 120 Gramm Kohlenhydrate gegessen.", "Ihr Blutzucker ist 142 mg/dL.",
    "Guten Morgen, wie kann ich Ihnen helfen?",
    "Vous avez mangé 120 grammes de glucides aujourd'hui.",
    "Hoy ha comido 120 gramos de carbohidratos.", "Oggi hai mangiato 120 grammi di carboidrati.",
    "U heeft vandaag 120 gram koolhydraten gegeten.", "Você comeu 120 gramas de carboidratos hoje.",
    "لقد تناولت 120 غرامًا من الكربوهيدرات اليوم.", "مرحبا كيف يمكنني مساعدتك؟",
    "您今天摄入了120克碳水化合物。", "你好", "Вы съели сегодня 120 граммов углеводов.",
    "今日は120グラムの炭水化物を摂取しました。", "오늘 탄수화물 120g을 섭취했습니다.", "आपने आज 120 ग्राम खाया।",
    "Σήμερα φάγατε 120 γραμμάρια.", "I recorded 2 slices of ekmek and a glass of ayran.",
    "Great job! Your simit and çay have been saved.", "The user asked about İskender and künefe.",
    "Please drink some water and measure again after 15 minutes.",
  ]

  static let unknown: [String] = [
    "", "142 mg/dL", "Metformin 1000 mg", "Toujeo 14", "OK", "39 g", "112", "👍", "HbA1c: 6.8 %",
    "```swift\nlet x = 1\n```", "https://example.org/the/page", "NovoRapid", "Simit 57 g",
  ]

  @Test("Turkish, with or without its letters", arguments: turkish)
  func isTurkish(_ text: String) {
    #expect(Self.turkish.count >= 30)
    #expect(AnswerLanguage.isTurkish(text) == true)
  }

  @Test("Another language", arguments: foreign)
  func isForeign(_ text: String) {
    #expect(Self.foreign.count >= 30)
    #expect(AnswerLanguage.isTurkish(text) == false)
  }

  @Test("Too little to say", arguments: unknown)
  func isUnknown(_ text: String) {
    #expect(!Self.unknown.isEmpty)
    #expect(AnswerLanguage.isTurkish(text) == nil)
  }
}
