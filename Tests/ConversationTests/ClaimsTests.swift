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

  private func isFalse(
    _ sentence: String, after done: [(call: ToolCall, result: JSON)], words: String,
    undone: [ToolCall] = [], hasPast: Bool = false
  ) -> Bool {
    Claims(
      Deeds(done: done, undone: undone, hasPast: hasPast, words: words), foods: Self.foods
    ).isFalse(sentence)
  }

  @Test("A tick behind true words is no forged receipt, and one behind invented ones is")
  func ticks() {
    #expect(!isFalse("Bir elmayı kaydettim ✅", after: [Self.apple], words: "1 elma yedim"))
    #expect(isFalse("2 elmayı kaydettim ✅", after: [Self.apple], words: "1 elma yedim"))
    #expect(isFalse("Elma kaydedildi ✅", after: [], words: "1 elma yedim"))
    #expect(isFalse("✓ 1 elma kaydedildi", after: [Self.apple], words: "1 elma yedim"))
  }

  @Test("What the profile got, and what an undo went back to, is told")
  func profileAndUndo() {
    let allergy: JSON = ["allergies": ["fıstık"]]
    let profile = Self.deed("updateProfile", allergy, ["profile": allergy])
    #expect(
      !isFalse(
        "Profilinize fıstık alerjisini ekledim.", after: [profile], words: "fıstığa alerjim var"))
    let undo = Self.deed("undo", [:], ["undone": "updateMeal"])
    let bread: JSON = ["meal": 1, "items": [["name": "ekmek", "quantity": 2, "unit": "dilim"]]]
    func isFalseAfterUndo(_ sentence: String) -> Bool {
      Claims(
        Deeds(done: [undo], hasPast: true, words: "geri al", past: [bread]), foods: Self.foods
      ).isFalse(sentence)
    }
    #expect(!isFalseAfterUndo("Geri aldım, kayıt yine 2 dilim ekmek."))
    #expect(isFalseAfterUndo("Geri aldım, kayıt yine 5 dilim ekmek."))
  }

  @Test(
    "A dose that was recorded is told with its units",
    arguments: [
      "12 ünite NovoRapid kaydettim.", "NovoRapid 12 ünite olarak yazıldı.",
      "Kaydettim: NovoRapid 12 ünite.", "NovoRapid, 12 ünite olarak kaydedildi.",
    ])
  func dose(_ sentence: String) {
    let drug: JSON = ["name": "NovoRapid", "dose": 12, "unit": "ünite"]
    let dose = Self.deed("logMedication", drug, drug)
    #expect(!isFalse(sentence, after: [dose], words: "12 ünite novorapid yaptım"))
    let other = sentence.replacing("12", with: "21")
    #expect(isFalse(other, after: [dose], words: "12 ünite novorapid yaptım"))
  }

  @Test(
    "What was taken out or replaced is told by its name",
    arguments: [
      ("Cacığı çıkardım.", "updateMeal", ["remove": ["cacık"]], "cacık yoktu"),
      ("Soğanı listeden çıkardım.", "updateShoppingList", ["remove": ["soğan"]], "soğanı çıkar"),
      (
        "Elmayı armutla değiştirdim.", "updateMeal",
        ["replace": [["from": "elma", "to": "armut"]]], "elma değil armuttu"
      ),
      ("Suyu sildim.", "deleteEntry", ["which": "water"], "suyu sil"),
      (
        "Suyu düzelttim.", "updateEntry", ["which": "water", "milliliters": 1000],
        "suyu 1 litre yap"
      ),
    ] as [(String, String, JSON, String)])
  func removed(_ sentence: String, _ tool: String, _ arguments: JSON, _ words: String) {
    let deed = Self.deed(tool, arguments, ["items": [["name": "pilav", "quantity": 1]]])
    #expect(!isFalse(sentence, after: [deed], words: words))
    let other = Self.deed(tool, ["which": "last"], ["items": [["name": "pilav", "quantity": 1]]])
    #expect(isFalse(sentence, after: [other], words: words))
  }

  @Test("Water is told of as water, and a list as changed")
  func named() {
    let water = Self.deed("logWater", ["milliliters": 400], ["milliliters": 400])
    #expect(!isFalse("İki bardak suyu kaydettim.", after: [water], words: "2 bardak su içtim"))
    let milk = Self.deed(
      "addToShoppingList", ["items": [["name": "süt"]]], ["added": [["name": "süt"]]])
    #expect(!isFalse("Listenizi güncelledim.", after: [milk], words: "listeye süt ekle"))
    let twice = [Self.apple, Self.apple]
    #expect(
      !isFalse("İki elmayı ayrı ayrı yazdım.", after: twice, words: "bir elma, sonra bir elma"))
    #expect(isFalse("Üç elmayı yazdım.", after: twice, words: "bir elma, sonra bir elma"))
    let recipe = Self.deed("saveRecipe", ["recipe": 1], ["recipe": 1, "name": "Çorba"])
    #expect(!isFalse("Tarifi arşivinize koydum.", after: [recipe], words: "tarifi sakla"))
    let again = Self.deed("repeatMeal", ["date": "2026-11-20"], Self.apple.result)
    #expect(!isFalse("Dünkü öğünü kaydettim.", after: [again], words: "dünkünün aynısını yedim"))
  }

  @Test("More deeds than were done, or another besides, are no true claim")
  func partly() {
    let words = "bi elma yedim 2 bardak su içtim"
    #expect(isFalse("İkisini de kaydettim.", after: [Self.apple], words: words))
    #expect(
      isFalse("Hepsini kaydettim.", after: [Self.apple], words: words, undone: [Self.apple.call]))
    #expect(!isFalse("Hepsini kaydettim.", after: [Self.apple], words: words))
    let water = Self.deed("logWater", ["milliliters": 400], ["milliliters": 400])
    #expect(!isFalse("İkisini de kaydettim.", after: [Self.apple, water], words: words))
    #expect(isFalse("Üçünü de kaydettim.", after: [Self.apple, water], words: words))
    #expect(isFalse("Elmayı kaydettim, öbür öğünü sildim.", after: [Self.apple], words: words))
  }

  @Test("Who asks what was recorded before is answered")
  func asked() {
    for (words, sentence) in [
      ("elmayı yazdın mı", "Evet, elmanızı kaydettim."),
      ("onu kaydettin mi", "Evet, onu kaydettim."),
    ] {
      #expect(!isFalse(sentence, after: [], words: words, hasPast: true))
      #expect(isFalse(sentence, after: [], words: words))
      #expect(isFalse(sentence, after: [], words: "bir elma yedim", hasPast: true))
    }
  }

  @Test(
    "Nor is how records stand now, or what is kept",
    arguments: [
      "Tamam, elma eklendi; şu an toplam 19 g.", "Kaydınız tamam: 1 elma.", "Hallettim ✅",
      "Kayıt başarılı.", "Elma kayıt altında.", "1 elma bugünkü toplamınıza dahil edildi.",
      "Notunuz alındı.", "Hedefiniz artık günde 2 litre.", "Son öğününüz artık yok.",
      "Süt ve ekmek alışveriş listenizde artık.", "Elma artık akşam öğününüzde görünüyor.",
      "Elmanız artık kayıtlarınızda.", "Öğününüz başarıyla kayıt altına alındı.",
      "Öğün kaydı temizlendi.", "Öğün kaydınız değişti.",
    ])
  func states(_ sentence: String) {
    #expect(Claims(Deeds(words: "bir elma yedim"), foods: Self.foods).isFalse(sentence))
  }

  @Test(
    "Where a record went, how it stands now and what was set are told after a call only",
    arguments: [
      ("o dünküydü", "Düne aldım."), ("onu 8e al", "Saatini 08:00’e çektim."),
      ("onu 8e al", "8.00’e aldım."), ("elmayı armut yap", "Armuda çevirdim."),
      ("yarım olacaktı", "Yarıya indirdim."), ("onu çıkar", "Çıkarttım."),
      ("dün yemiştim onu", "Sabaha değil, düne taşıdım."), ("dün yemiştim onu", "Tarihi dün oldu."),
      ("onu anneme yaz", "Annenize aktardım."), ("1 simit yedim", "Simidinizi öğününüze kattım."),
      ("1 simit yedim", "Simidinizi aldım kayda."), ("1 simit yedim", "Afiyet olsun, simit tamam."),
      ("2 bardak su içtim", "400 ml suyunuz eklendi, bugünkü toplam 400 ml."),
      ("listeden sütü sil", "Süt listeden düştü."), ("şu tarifi sakla", "Tarif arşivinizde."),
      ("ben tip 2yim", "Bunu aklımda tutuyorum, profiliniz güncel."),
      ("ben tip 2yim", "Bundan sonra profiliniz güncel."), ("şekerim 140", "140’ı geçtim."),
      ("karbonhidrat hedefim 150 olsun", "Hedefiniz 150 g."),
      ("günlük su hedefim 2 litre olsun", "Su hedefiniz bundan böyle 2 litre."),
      ("yarın 9da ilacımı hatırlat", "Yarın 9’da sizi uyarırım."),
    ])
  func moved(_ words: String, _ sentence: String) {
    #expect(isFalse(sentence, after: [], words: words))
    let failed = ToolCall(id: "1", name: "updateMeal", arguments: ["which": "last"])
    #expect(isFalse(sentence, after: [], words: words, undone: [failed]))
  }

  @Test(
    "What was moved is told so; a question, an offer, a text and a way to look are no claim",
    arguments: [
      "Düne alayım mı?", "İsterseniz düne alırım.", "Düne aldım mı?", "Bunu dikkate aldım.",
      "Tarifi 6 kişiliğe çıkardım.", "7,2 değerini mg/dL’ye çevirdim.", "Şekeriniz düştü.",
      "Su hedefiniz 2 litre olsun mu?", "Hedefiniz 150 g mı olsun?", "Listenize bakın.",
      "Tarihi siz söyleyin.", "Kilonuz düştü.", "Bu tarif çocukluğunuza götürür.",
    ])
  func unmoved(_ sentence: String) {
    #expect(!isFalse(sentence, after: [], words: "1 elma yedim"))
  }

  @Test("After its call it is true, at the hour that was written")
  func movedByCall() {
    let moved = Self.deed(
      "updateMeal", ["which": "last", "eatenAt": "2026-11-20T08:00:00+03:00"],
      Self.apple.result.setting("eatenAt", to: "2026-11-20T08:00:00+03:00"))
    for sentence in ["Düne aldım.", "08.00’e çektim.", "Elmayı düne taşıdım."] {
      #expect(!isFalse(sentence, after: [moved], words: "o dünküydü, 8de"), "\(sentence)")
    }
    #expect(isFalse("9.00’a çektim.", after: [moved], words: "onu sekize al"))
    let target = Self.deed("setTarget", ["kind": "carbs", "value": 150], ["value": 150])
    #expect(!isFalse("Hedefiniz 150 g.", after: [target], words: "karbonhidrat hedefim 150 olsun"))
    #expect(!isFalse("Hedefiniz 150 g.", after: [], words: "hedefim kaçtı", hasPast: true))
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

  @Test("What still waits for its yes is not told as written")
  func waiting() {
    let sleep = ToolCall(id: "1", name: "logSleep", arguments: ["hours": 5])
    let ache = ToolCall(
      id: "2", name: "logSymptom", arguments: ["kind": "baş ağrısı", "severity": "severe"])
    let words = "5 saat uyudum, başım ağrıyo"
    func claims(_ undone: [ToolCall]) -> Claims {
      Claims(
        Deeds(done: [(sleep, ["entry": 1, "hours": 5])], undone: undone, words: words),
        foods: Self.foods)
    }
    #expect(claims([ache]).isFalse("5 saat uykuyu ve şiddetli baş ağrısını yazdım."))
    #expect(!claims([ache]).isFalse("5 saat uykuyu yazdım."))
    #expect(!claims([]).isFalse("5 saat uykuyu kaydınıza yazdım."))
  }

  @Test("What is told as left out is no claim, the same told as kept is one")
  func leftOut() {
    let claims = Claims(
      Deeds(done: [Self.apple], words: "bir elma yedim, muz yemedim"), foods: Self.foods)
    for left in ["muzu katmadım", "muz yok", "muzu dahil etmedim"] {
      #expect(!claims.isFalse("1 elmayı kaydettim, \(left)."), "\(left)")
    }
    #expect(claims.isFalse("1 elmayı ve muzu kaydettim."))
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
