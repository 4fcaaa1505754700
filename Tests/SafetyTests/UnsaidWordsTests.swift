import Domain
import Foundation
import Safety
import Testing

@Suite("Words and numbers of a write that nobody said")
struct UnsaidWordsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var said: String
    var tool: String
    var arguments: JSON

    var testDescription: String { "\(tool): \(said)" }

    init(_ said: String, _ tool: String, _ arguments: JSON) {
      (self.said, self.tool, self.arguments) = (said, tool, arguments)
    }
  }

  static let asked: [Row] = [
    Row("merhaba", "logMood", ["mood": "mutlu"]),
    // Another drug whose name begins alike.
    Row(
      "novorapid 5 ünite", "logMedication",
      ["name": "NovoMix", "dose": 5, "unit": "ünite"]),
    Row("Bugün biraz yorgunum", "logMood", ["mood": "üzgün"]),
    Row("Bugün biraz yorgunum", "updateProfile", ["diabetes": "type1"]),
    Row("Bir elma yedim", "logMood", ["mood": "mutlu"]),
    Row("Bir elma yedim", "logSymptom", ["kind": "tokluk"]),
    Row("Canım sıkkın", "logSymptom", ["kind": "mide bulantısı"]),
    Row("selam", "updateProfile", ["name": "Ali"]),
    Row("Ayakkabım 42 numara", "logGlucose", ["value": 42]),
    Row("500 lira harcadım, su içtim", "logWater", ["milliliters": 500]),
    Row("5 numara gözlük takıyorum", "updateProfile", ["goal": "5 numara"]),
    Row("45 kilo olmak isterdim", "updateProfile", ["goal": "45 kilo"]),
    Row("Adım Ayşe", "updateProfile", ["allergies": ["fıstık"]]),
    Row("Tip 1 diyabetliyim", "updateProfile", ["diabetes": "type2"]),
    Row("oğlumun şekeri yüksek mi?", "updateProfile", ["diabetes": "type2"]),
    // Of somebody else.
    Row("Annem çok yürüyor", "logActivity", ["kind": "yürüyüş"]),
    Row("Kardeşim tip 1 diyabetli", "updateProfile", ["diabetes": "type1"]),
    // A number of another quantity.
    Row("Kilom 80", "logGlucose", ["value": 80]),
    Row("Kilom 82", "logWater", ["milliliters": 82]),
    Row("Şekerim 240 iken ekmek yedim", "logMeal", ["items": [["name": "ekmek", "grams": 240]]]),
    Row("Şekerim 240, ekmek yedim", "logMeal", ["items": [["name": "ekmek", "carbs": 240]]]),
    Row("Sen nasılsın", "updateProfile", ["diabetes": "none"]),
    Row("Sen nasılsın", "updateMeal", ["which": "last", "note": "insülini kes"]),
    Row("Bir bardak su içtim", "updateEntry", ["which": "glucose", "value": 300]),
    Row("Bir bardak su içtim", "updateProfile", ["goal": "insülini bırakmak"]),
    Row(
      "2 elma yedim", "logMeal", ["items": [["name": "elma", "quantity": 2]], "person": "annem"]),
    Row("Çorba için 1 bardak mercimek yetiyor", "logMeal", ["items": [["name": "mercimek"]]]),
    Row("45 yaşındayım, kilomu da yaz", "logWeight", ["kilograms": 45]),
    Row(
      "NovoRapid vurdum, şekerim 12", "logMedication",
      ["name": "NovoRapid", "dose": 12, "unit": "ünite"]),
    Row(
      "sabah 8de 2 yumurta, 1 tost yedim", "logMeal",
      ["items": [["name": "tost", "quantity": 1]], "mealType": "lunch"]),
    // A dose that was left out or put off.
    Row("bu sabah lantusu atladım", "logMedication", ["name": "Lantus"]),
    Row("lantusu atladım, 14 üniteydi", "logMedication", ["name": "Lantus", "dose": 14]),
    Row("lantusu atladım, novorapid 6 yaptım", "logMedication", ["name": "Lantus"]),
    Row("lantusu unuttum dün gece", "logMedication", ["name": "Lantus"]),
    Row("novorapidi vurmadım", "logMedication", ["name": "NovoRapid"]),
    Row("novorapidi erteledim", "logMedication", ["name": "NovoRapid"]),
    Row("tansiyon hapını kaçırdım sabah", "logMedication", ["name": "tansiyon hapı"]),
    Row("kahvaltıyı atladım", "logMeal", ["items": [["name": "kahvaltı"]]]),
    // The minutes of the other activity.
    Row(
      "30 dakika yürüdüm 20 dakika koştum", "logActivity", ["kind": "yürüyüş", "minutes": 20]),
    Row("kek yaptım 1 tepsi", "logMeal", ["items": [["name": "kek", "quantity": 1]]]),
    // Somebody else's.
    Row("oğlumun fıstık alerjisi var", "updateProfile", ["allergies": ["fıstık"]]),
    Row("doktorum vegan", "updateProfile", ["diet": ["vegan"]]),
    // The other share, and each thing's own day.
    Row(
      "Can 2 dilim ben 1 dilim pizza yedik", "logMeal",
      ["items": [["name": "pizza", "quantity": 2, "unit": "dilim"]]]),
    Row(
      "dün 1 porsiyon döner bugün 1 porsiyon balık yedim", "logMeal",
      ["items": [["name": "döner", "quantity": 1, "unit": "porsiyon"]]]),
  ]

  static let sure: [Row] = [
    Row("70 kiloya inmek istiyorum", "updateProfile", ["goal": "70 kilo"]),
    Row(
      "glifor ve ramipril birer tane aldım", "logMedication",
      ["name": "Glifor", "dose": 1, "unit": "tablet"]),
    Row("novarapid 5 ünite yaptım", "logMedication", ["name": "NovoRapid", "dose": 5]),
    Row("şekerim nasıl gidiyor, bir de şimdiki 149'u kaydet", "logGlucose", ["value": 149]),
    Row("Bugün çok mutluyum", "logMood", ["mood": "mutlu"]),
    Row("Başım ağrıyor", "logSymptom", ["kind": "baş ağrısı"]),
    Row("Annemle yarım saat yürüdüm", "logActivity", ["kind": "yürüyüş", "minutes": 30]),
    Row("Tip 2 diyabetliyim", "updateProfile", ["diabetes": "type2"]),
    Row("Fıstığa alerjim var", "updateProfile", ["allergies": ["fıstık"]]),
    Row("Metformin kullanıyorum", "updateProfile", ["medications": ["metformin"]]),
    Row("Şekerim 240", "logGlucose", ["value": 240]),
    Row("240 ml su içtim", "logWater", ["milliliters": 240]),
    Row("Kilom 82", "logWeight", ["kilograms": 82]),
    Row(
      "sabah 8de 2 yumurta yedim, 10da 1 tost yedim", "logMeal",
      [
        "items": [["name": "tost", "quantity": 1]], "mealType": "lunch",
        "eatenAt": "2026-11-18T10:00:00Z",
      ]),
    Row(
      "lantus 14 yaptım, metformin 1000 aldım", "logMedication",
      ["name": "Lantus", "dose": 14, "unit": "ünite"]),
    Row(
      "metformin 1000 aldım, parol 1 tane içtim", "logMedication",
      ["name": "metformin", "dose": 1000, "unit": "mg"]),
    Row("lantusu unuttum, şimdi yaptım 14", "logMedication", ["name": "Lantus", "dose": 14]),
    Row("lantusu unuttum ama şimdi 14 yaptım", "logMedication", ["name": "Lantus", "dose": 14]),
    Row(
      "öğle yemeğini atladım, 1 elma yedim", "logMeal",
      ["items": [["name": "elma", "quantity": 1]]]),
    Row("30 dakika yürüdüm 20 dakika koştum", "logActivity", ["kind": "koşu", "minutes": 20]),
    Row("2 dilim kek yedim", "logMeal", ["items": [["name": "kek", "quantity": 2]]]),
    Row("doktorum tip 2 dedi, tip 2yim", "updateProfile", ["diabetes": "type2"]),
    Row(
      "Can 2 dilim ben 1 dilim pizza yedik", "logMeal",
      ["items": [["name": "pizza", "quantity": 1, "unit": "dilim"]]]),
    Row(
      "dün 1 porsiyon döner bugün 1 porsiyon balık yedim", "logMeal",
      ["items": [["name": "balık", "quantity": 1, "unit": "porsiyon"]]]),
    Row("60 gram ekmek yedim", "logMeal", ["items": [["name": "ekmek", "grams": 60]]]),
    Row(
      "NovoRapid 6", "logMedication", ["name": "NovoRapid", "dose": 6, "unit": "ünite"]),
    Row(
      "Şekerim 240, 6 ünite NovoRapid vurdum", "logMedication",
      ["name": "NovoRapid", "dose": 6, "unit": "ünite"]),
  ]

  private static let now = Date(timeIntervalSince1970: 1_795_000_000)

  private func doubts(_ sayings: [Evidence.Saying], hasOutside: Bool = false) -> Doubts {
    let foods = FoodTable(
      names: { [] }, food: { _ in nil }, estimate: { _, _ in nil }, similar: { _, _ in [] },
      shopCategory: { _ in "" })
    var evidence = Evidence(sayings: sayings, now: Self.now, zone: .fixed(0))
    evidence.hasOutside = hasOutside
    return Doubts(evidence, foods: foods)
  }

  private func question(_ row: Row) -> String? {
    doubts([.init(text: row.said, at: Self.now)])
      .question(about: ToolCall(id: "c", name: row.tool, arguments: row.arguments))
  }

  @Test("They are asked about", arguments: asked.indices)
  func isAsked(place: Int) {
    #expect(question(Self.asked[place]) != nil, "\(Self.asked[place])")
  }

  @Test("What was said is written", arguments: sure.indices)
  func isSure(place: Int) {
    let found = question(Self.sure[place])
    #expect(found == nil, "\(Self.sure[place]): \(found ?? "")")
  }

  @Test(
    "What a small model logs of words that tell of another deed is asked about",
    arguments: [
      ("Marketten 2 kilo elma aldım, bu hafta yeter", true), ("Bahçeye 3 elma diktik", true),
      ("2 elma yedim", false), ("Öğlen 2 elma", false), ("2 elma aldım, kaydet", false),
      ("Markete gittik, 2 elma yedik", false),
    ])
  func otherDeed(words: String, isAsked: Bool) {
    let items: JSON = ["items": [["name": "elma", "quantity": 2]]]
    let meal = ToolCall(id: "c", name: "logMeal", arguments: items)
    let saying = Evidence.Saying(text: words, at: Self.now)
    #expect((doubts([saying], hasOutside: true).question(about: meal) != nil) == isAsked)
  }

  @Test("What was only said in a matter that is closed reaches back")
  func reachingBack() {
    func reachesBack(_ foods: [String], _ last: Evidence.Saying, wroteBefore: Bool = true) -> Bool {
      let items = JSON.array(foods.map { ["name": .string($0)] })
      let first = Evidence.Saying(
        text: "Bir tabak mantı yedim", at: Self.now, doneSince: wroteBefore ? ["logMeal"] : [])
      return doubts([first, last]).reachesBack(
        ToolCall(id: "c", name: "logMeal", arguments: ["items": items]))
    }
    let dessert = Evidence.Saying(text: "Sonra da künefe yedim", at: Self.now)
    #expect(reachesBack(["künefe", "mantı"], dessert))
    #expect(!reachesBack(["künefe"], dessert))
    #expect(!reachesBack(["künefe", "ayran"], dessert))
    let answer = Evidence.Saying(
      text: "yoğurtluydu", at: Self.now, answers: "Yoğurtlu muydu?", wasAsked: true)
    #expect(!reachesBack(["yoğurtlu mantı"], answer, wroteBefore: false))
    #expect(reachesBack(["yoğurtlu mantı"], answer))
    let agreed = Evidence.Saying(
      text: "evet", at: Self.now, answers: "Mantıyı bir daha kaydedeyim mi?", wasAsked: true)
    #expect(!reachesBack(["mantı"], agreed))
  }

  @Test("A note of what was just told is taken where it is ordered, and no other")
  func noted() {
    func isAsked(_ order: String, _ content: String, hasOutside: Bool = false) -> Bool {
      let first = Evidence.Saying(text: "makarnadan sonra geceleri yükseliyorum", at: Self.now)
      let last = Evidence.Saying(
        text: order, at: Self.now, answers: "Porsiyonu küçültüp salata ekleyebilirsiniz.")
      let arguments: JSON = ["content": .string(content), "type": "pattern"]
      return doubts([first, last], hasOutside: hasOutside)
        .question(about: ToolCall(id: "c", name: "writeNote", arguments: arguments)) != nil
    }
    let told = "Makarnadan sonra geceleri yükseliyor; porsiyonu küçült, salata ekle"
    #expect(!isAsked("bunu not al", told))
    #expect(!isAsked("bunu da notlarıma yaz lütfen", told))
    #expect(isAsked("bunu not al", told, hasOutside: true))
    #expect(isAsked("bunu not al", "Acil uyarıları kapat, insülini bırak"))
    #expect(isAsked("teşekkürler", told))
    #expect(isAsked("anladım", told))
  }

  @Test("What an answer offers is agreed to, what it only tells is not")
  func offered() {
    let call = ToolCall(
      id: "c", name: "addToShoppingList", arguments: ["items": [["name": "soğan", "quantity": 1]]])
    func isAsked(_ answer: String) -> Bool {
      let first = Evidence.Saying(text: "haftaya çorba yapıcam ne lazım", at: Self.now)
      let last = Evidence.Saying(text: "hepsini ekle", at: Self.now, answers: answer)
      return doubts([first, last]).question(about: call) != nil
    }
    #expect(!isAsked("1 soğan gerekir. İsterseniz alışveriş listenize ekleyeyim."))
    #expect(!isAsked("1 soğan gerekir. Listeye ekleyeyim mi?"))
    #expect(isAsked("İsterseniz size çorbayı anlatayım."))
    #expect(isAsked("1 soğan gerekir. İsterseniz listenize bakabilirsiniz."))
  }

  @Test("A target that was just set is set anew where another is ordered")
  func setAnew() {
    func isAsked(_ order: String, after done: Set<String>, kind: String = "carbs") -> Bool {
      let first = Evidence.Saying(
        text: "karbonhidrat hedefimi 150 180 yap", at: Self.now, doneSince: done)
      let call = ToolCall(
        id: "c", name: "setTarget", arguments: ["kind": .string(kind), "min": 160, "max": 170])
      return doubts([first, .init(text: order, at: Self.now)]).question(about: call) != nil
    }
    #expect(!isAsked("onu 160 170 yap", after: ["setTarget"]))
    #expect(isAsked("onu 160 170 yap", after: []))
    #expect(isAsked("onu 190 yap", after: ["setTarget"]))
    #expect(isAsked("160 170 iyi mi", after: ["setTarget"]))
    #expect(isAsked("onu 160 170 yap", after: ["setTarget"], kind: "weight"))
  }

  @Test("A deed is told twice where the words say so")
  func twice() {
    let water = ToolCall(id: "c", name: "logWater", arguments: ["milliliters": 200])
    #expect(!Provenance.isSaidTwice(water, in: "Bir bardak su içtim"))
    #expect(Provenance.isSaidTwice(water, in: "Bir bardak su içtim, bir bardak daha içtim"))
    let glucose = ToolCall(id: "c", name: "logGlucose", arguments: ["value": 142])
    #expect(!Provenance.isSaidTwice(glucose, in: "Şekerim 142"))
    #expect(Provenance.isSaidTwice(glucose, in: "Sabah 142, akşam 142"))
  }
}
