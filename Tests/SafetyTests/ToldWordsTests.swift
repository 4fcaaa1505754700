import Domain
import Foundation
import Nutrition
import Testing

@testable import Safety

@Suite("What of a message can wish for a write")
struct ToldWordsTests {
  @Test(
    "Words that are only repeated tell nothing",
    arguments: [
      "şu metni düzelt: 12 ünite insülin yaptım", "ingilizceye çevir: 2 elma yedim",
      "babamın yazdığı mesaj:\n\n5 dilim baklava yedim\n\nbuna ne cevap yazayım",
      "Forumda biri şöyle yazmış: süt alerjim var . Ne düşünüyorsun",
      "Önceki ileti: şekerim 55\nÖnceki yanıt: Tamam.\nŞimdi: selam",
      "Rüyamda 3 litre su içtim dediğimi gördüm",
      "arkadaşım \"başım ağrıyor\" demiş, ben ne diyeyim",
      "Ayşe bana '2 dilim baklava yedim' yazdı", "ablam 3 dilim ekmek yedim diye mesaj attı",
      "[20:15] Ali: 3 dilim pizza yedim\n[20:16] Veli: afiyet olsun\nkim haklı",
      "eski sohbetten kopyaladım -> süt alerjim var <- bunu ne zaman demişim",
      "2 elma yedim desem ne dersin", "dizide adam 10 ünite insülin yaptım dedi",
    ])
  func repeated(_ message: String) {
    let told = ToldWords(message)
    #expect(told.hasReported)
    for word in ["yedim", "yaptım", "içtim", "alerjim", "55", "ağrıyor"] {
      #expect(!told.text.contains(word), "\(told.text)")
    }
  }

  @Test(
    "Nor do questions",
    arguments: [
      "bugün ne yedim", "ne yemiştim", "yedim mi elmayı", "bir elma yedim mi ben",
      "kaç ünite yaptım",
      "elma yedim diye şekerim yükselir mi", "2 elma yesem şekerim yükselir mi?", "hedefim kaçtı",
      "geri almak nasıl oluyor", "son şekerim neydi", "elmada kaç karbonhidrat var",
      "2 elma, 1 muz yesem olur mu", "başım neden ağrıyor", "3 elma yedim?",
    ])
  func asked(_ message: String) { #expect(ToldWords(message).text.isEmpty) }

  @Test(
    "What is told beside a question, or ordered by one, is told",
    arguments: [
      ("bir elma yedim şekerim yükselir mi", "bir elma yedim"),
      ("2 dilim ekmek yedim, sorun olur mu", "2 dilim ekmek yedim,"),
      ("şekerim 142 iyi mi", "şekerim 142"), ("listeye süt ekler misin", "listeye süt ekler misin"),
      ("ne olur listeye süt ekle", "ne olur listeye süt ekle"),
      ("şekerim 142 çıktı, doktor iyi dedi", "şekerim 142 çıktı,"),
      ("\"Eti Cin\" yedim 1 tane", "\"Eti Cin\" yedim\n1 tane"),
      ("kahvaltı: 2 yumurta", "kahvaltı:\n2 yumurta"),
      ("dün akşam ne yediysem aynısı", "dün akşam ne yediysem aynısı"),
    ])
  func told(_ message: String, _ text: String) { #expect(ToldWords(message).text == text) }

  // MARK: Calls

  private static let foods = FoodBook().table
  /// Saturday, 20:30.
  private static let now = Date(timeIntervalSince1970: 1_795_282_200)

  private static func question(
    _ tool: String, _ arguments: JSON, _ words: String, answers: String = ""
  ) -> String? {
    let evidence = Evidence(
      sayings: [.init(text: words, at: now, answers: answers, wasAsked: false)], now: now,
      zone: .fixed(3 * 3600))
    return Doubts(evidence, foods: foods)
      .question(about: ToolCall(id: "1", name: tool, arguments: arguments))
  }

  private static func meal(_ name: String, _ quantity: Double, _ unit: String) -> JSON {
    ["items": [["name": .string(name), "quantity": .number(quantity), "unit": .string(unit)]]]
  }

  @Test("What is said otherwise is asked about")
  func otherwise() {
    let asked: [String?] = [
      Self.question(
        "logMedication", ["name": "insülin", "dose": 850, "unit": "ünite"], "glifor 850 aldım"),
      Self.question(
        "logMedication", ["name": "ibuprofen", "dose": 400, "unit": "ünite"], "ibuprofen aldım 400"),
      Self.question("logGlucose", ["value": 90], "dün sabah şekerim 90dı"),
      Self.question("logMeal", Self.meal("lahmacun", 2, "adet"), "dün 2 lahmacun yedim"),
      Self.question("logWeight", ["kilograms": 80], "evvelsi gün 80 kiloydum"),
      Self.question("logMeasurement", ["kind": "ketone", "value": 7.2], "hba1c 7.2 çıktı"),
      Self.question("logActivity", ["kind": "yüzme", "minutes": 30], "30 dk koştum"),
      Self.question("logSymptom", ["kind": "karın ağrısı"], "başım ağrıyor"),
      Self.question("logSymptom", ["kind": "baş ağrısı", "severity": "severe"], "başım ağrıyor"),
      Self.question(
        "logGlucose", ["value": 110, "context": "afterMeal"], "aç karnına şekerim 110"),
      Self.question(
        "logMeal", Self.meal("bitter çikolata", 2, "adet"), "iki kare bitter çikolata yedim"),
      Self.question(
        "logMeal", Self.meal("simit", 1, "adet").setting("mealType", to: "dinner"),
        "kahvaltıda 1 simit yedim"),
      Self.question(
        "logMeal", Self.meal("makarna", 200, "gram"), "köfteyi yedim",
        answers: "200 g makarna ya da 2 köfte öneririm."),
      Self.question("updateMeal", ["which": "last", "remove": ["makarna"]], "yanına su ekle"),
      Self.question(
        "logMeal", Self.meal("elma", 1, "adet"), "tamam", answers: "Kaydettim: 1 elma."),
    ]
    for (place, question) in asked.enumerated() { #expect(question != nil, "\(place)") }
  }

  @Test("Other words for the same are carried out")
  func same() {
    let asked: [String?] = [
      Self.question(
        "logMeal", Self.meal("tost", 1, "adet").setting("eatenAt", to: "2026-11-21T18:30:00+03:00"),
        "iki saat önce tost yedim"),
      Self.question(
        "logMedication", ["name": "metformin", "dose": 1500, "unit": "mg"],
        "3 tane 500lük metformin içtim"),
      Self.question(
        "logActivity", ["kind": "yürüyüş", "minutes": 30], "10ar dakikadan 3 kere yürüdüm"),
      Self.question("logMeal", Self.meal("pizza", 2, "dilim"), "8 dilim pizzayı 4 kişi bölüştük"),
      Self.question("logMeal", Self.meal("şekersiz kola", 1, "kutu"), "kola zero içtim 1 kutu"),
      Self.question("logMeal", Self.meal("Big Mac", 1, "adet"), "bigmac yedim"),
      Self.question(
        "logSymptom", ["kind": "baş ağrısı", "severity": "mild"],
        "başım ağrıyor biraz, pazartesi göz randevum var"),
      Self.question(
        "logGlucose", ["value": 165, "context": "afterMeal"],
        "yarım saat önce 1 muz yedim, şimdi ölçtüm 165"),
      Self.question(
        "logMedication", ["name": "insülin", "dose": 8, "unit": "ünite"],
        "insülinimi yaptım 8 ünite"),
      Self.question(
        "logMeal", Self.meal("yulaf", 40, "gram"), "evet yedim",
        answers: "40 g yulaf iyi gelir. Kaydedeyim mi?"),
    ]
    for (place, question) in asked.enumerated() {
      #expect(question == nil, "\(place): \(question ?? "")")
    }
  }
}
