import Domain
import Nutrition
import Safety
import Testing

@Suite("What a model says that it did")
struct ClaimsTests {
  private static let foods = FoodBook().table

  private static func deed(
    _ tool: String, _ arguments: JSON, _ result: JSON
  ) -> (call: ToolCall, result: JSON) {
    (ToolCall(id: "1", name: tool, arguments: arguments), result)
  }

  static let apple = deed(
    "logMeal", ["items": [["name": "elma", "quantity": 1]]],
    [
      "meal": 1, "items": [["name": "elma", "quantity": 1, "unit": "adet", "carbs": 19.4]],
      "totals": ["carbs": 19.4, "calories": 95],
    ])

  @Test(
    "Without a call no deed is told",
    arguments: [
      "Bir elmayı kaydettim.", "Elmanız kaydedildi.", "Kaydı sildim.", "Öğünü güncelledim.",
      "Süt listenize eklendi.", "Son işlemi geri aldım.", "Hedefinizi 150 g olarak belirledim.",
      "Bunu not aldım.", "Hemen kaydediyorum!",
    ])
  func invented(_ sentence: String) {
    #expect(Claims(Deeds(), foods: Self.foods).isFalse(sentence))
  }

  @Test(
    "Nor is how records stand now, or what is kept",
    arguments: [
      "Tamam, elma eklendi; şu an toplam 19 g.", "Kaydınız tamam: 1 elma.", "Hallettim ✅",
      "Kayıt başarılı.", "Elma kayıt altında.", "1 elma bugünkü toplamınıza dahil edildi.",
      "Notunuz alındı.", "Hedefiniz artık günde 2 litre.", "Son öğününüz artık yok.",
      "Süt ve ekmek alışveriş listenizde artık.", "Elma artık akşam öğününüzde görünüyor.",
    ])
  func states(_ sentence: String) {
    #expect(Claims(Deeds(words: "bir elma yedim"), foods: Self.foods).isFalse(sentence))
  }

  @Test(
    "What was written is told as it was",
    arguments: [
      ("1 elmayı ve 1 bardak suyu kaydettim.", true), ("1 armut kaydettim.", true),
      ("Elmanızı öğle yemeği olarak kaydettim.", true), ("Elmayı dün akşama kaydettim.", true),
      ("Elmayı kaydedemedim, bir sorun oldu.", true),
      ("1 elmayı akşam yemeğinize kaydettim.", false),
      ("Elmanızı kaydettim, 19,4 g karbonhidrat.", false),
    ])
  func against(_ sentence: String, _ isFalse: Bool) {
    var done = Self.apple
    done.result = done.result.setting("mealType", to: "dinner")
    let claims = Claims(Deeds(done: [done], words: "bir elma yedim"), foods: Self.foods)
    #expect(claims.isFalse(sentence) == isFalse)
  }

  @Test(
    "What is no deed passes",
    arguments: [
      "Kaydetmedim.", "Kaydetmemi ister misiniz?", "Kaydedeyim mi?", "İsterseniz kaydederim.",
      "Çorbaya limon ekledim, siz de deneyin.", "Kaydettiğiniz öğünlere bakabilirsiniz.",
      "Bir elmada 19 g karbonhidrat vardır.", "Silmek için “sil” yazın.",
      "Kaydettim mi, emin değilim.",
    ])
  func harmless(_ sentence: String) {
    #expect(!Claims(Deeds(), foods: Self.foods).isFalse(sentence))
  }

  @Test(
    "What no tool is for is never told as done, nor a receipt of a model's own",
    arguments: [
      "✓ Kaydedildi: 1 dilim ekmek", "**✓ 2 dilim ekmek, 30 g karbonhidrat**", "✔ Su: 200 ml",
      "✅ Kaydedildi", "Kaydettim: 2 elma", "Ekledim.", "Hatırlatıcı kurdum.",
      "Size yarın sabah hatırlatacağım.", "E-posta gönderdim.", "Doktorunuza ilettim.",
      "Alarm kurdum.", "112'yi aradım, ekip yolda.", "Randevunuzu aldım.", "Annenize mesaj attım.",
      "Hekiminize haber verdim.", "Reçetenizi yeniledim.", "Bildirim ayarlandı.",
      "Takviminize ekledim.", "Sensörünüze bağlandım.", "Değerinizi hekiminizle paylaştım.",
      "Kaydınız oluşturuldu.", "Öğününüz günlüğe geçti.", "Ambulans çağırıyorum.",
    ])
  func forged(_ sentence: String) {
    #expect(Claims(Deeds(), foods: Self.foods).isFalse(sentence))
  }

  @Test("Nor beside a call that was done")
  func forgedBeside() {
    let claims = Claims(Deeds(done: [Self.apple], words: "Bir elma yedim"), foods: Self.foods)
    for sentence in ["✓ Kaydedildi: 3 yumurta", "Doktorunuza da ilettim.", "Alarm da kurdum."] {
      #expect(claims.isFalse(sentence), "\(sentence)")
    }
    #expect(!claims.isFalse("1 elma ekledim."))
  }

  @Test(
    "Advice to call, to send or to set an alarm passes",
    arguments: [
      "112'yi arayın.", "Hatırlatıcı kuramıyorum.", "E-posta gönderemem.",
      "Telefonunuza bir alarm kurabilirsiniz.", "Doktorunuzu aradınız mı?",
      "Aradığınızı bulamadım.", "Bu konuyu az önce anlattım.", "✅ Bol su için.",
      "Hekiminize gönderdiğiniz sonuçları bana da yazabilirsiniz.", "Hekiminize haber verin.",
      "Size üç öneri hazırladım.", "Hatırlatmak isterim: ölçümler önemlidir.",
    ])
  func advice(_ sentence: String) {
    #expect(!Claims(Deeds(), foods: Self.foods).isFalse(sentence))
  }

  @Test("After its call a deed is told as it was, and not otherwise")
  func done() {
    let claims = Claims(
      Deeds(done: [Self.apple], words: "Bir elma ve bir muz yedim"), foods: Self.foods)
    for sentence in [
      "Bir elmayı kaydettim.", "1 elma kaydedildi: 19,4 g karbonhidrat.", "Kaydettim.",
      "Ara öğününüzü kaydettim, yaklaşık 19 g karbonhidrat.",
    ] {
      #expect(!claims.isFalse(sentence), "\(sentence)")
    }
    for sentence in [
      "3 elma kaydettim.", "Elmayı ve muzu kaydettim.", "Elmayı kaydettim: 40 g karbonhidrat.",
      "Eski kaydı sildim.",
    ] {
      #expect(claims.isFalse(sentence), "\(sentence)")
    }
  }

  @Test("A record of a kind that no call was for is not told beside another")
  func another() {
    let claims = Claims(
      Deeds(done: [Self.apple], words: "Bir elma yedim, 20 dakika yürüdüm"), foods: Self.foods)
    #expect(claims.isFalse("Elmayı ve yürüyüşünüzü kaydettim."))
    #expect(!claims.isFalse("Yürüyüş öncesi elmanızı kaydettim."))
    #expect(!claims.isFalse("Elmayı kaydettim, hedefinizi aşmadınız."))
  }

  @Test("What was done before may be told of as past")
  func past() {
    let claims = Claims(Deeds(hasPast: true), foods: Self.foods)
    #expect(!claims.isFalse("Elmayı az önce kaydettim."))
    #expect(!claims.isFalse("Bugün iki öğün kaydedildi."))
    #expect(claims.isFalse("Elmayı kaydettim."))
  }
}
