import Domain
import Testing

@Suite("Carbohydrate that the person says")
struct SaidCarbsTests {
  struct Case: Sendable {
    var text: String
    /// The name and grams of carbohydrate of the item of the last call; nil where it must ask.
    var item: String?

    init(_ text: String, item: String?) { (self.text, self.item) = (text, item) }
  }

  static let cases = [
    Case(
      "etikette 100 gramında 60 g karbonhidrat yazıyor, 40 gram yedim", item: "etiketli yiyecek 24"),
    Case(
      "bisküvinin paketinde 100 g'da 72 gram karbonhidrat yazıyordu, 25 gramını yedim",
      item: "bisküvi 18"),
    Case("45 gram granola yedim, etiketinde 100 gramda 60 g karbonhidrat var", item: "granola 27"),
    Case(
      "meyveli sodanın etiketinde 100 ml'de 9 g karbonhidrat yazıyor, 200 ml içtim",
      item: "meyveli soda 18"),
    Case("yarım paket kraker yedim, paketinde 40 gram karbonhidrat yazıyor", item: "kraker 20"),
    Case("bu ekmeğin diliminde 12 gram karbonhidrat var, 2 dilim yedim", item: "ekmek 24"),
    Case("20 gram karbonhidratlı bir bar yedim", item: "bar 20"),
    Case(
      "çikolatanın ambalajında porsiyon 30 g, karbonhidrat 17 g yazıyor, iki porsiyon yedim",
      item: "çikolata 34"),
    Case(
      "bisküvinin arkasında 1 porsiyon (25 g) için 17,5 g karbonhidrat yazıyor, 2 porsiyon yedim",
      item: "bisküvi 35"),
    Case(
      "ekmeğin poşetinde 1 dilim 28 g, karbonhidrat 12,5 g yazıyor, ben iki dilim yedim",
      item: "ekmek 25"),
    Case(
      "60 gramlık protein barının etiketinde bar başına 21 g karbonhidrat diyor, yarısını yedim",
      item: "protein barı 10"),
    Case(
      "125 gramlık yoğurdu yedim, kapağında 100 gramda 12 gr karbonhidrat yazıyor",
      item: "yoğurt 15"),
    Case(
      "grissininin etiketi 100 gramda 50 gram karbonhidrat 12 gram lif diyor, 30 gram yedim",
      item: "grissini 15"),
    Case(
      "meyve suyunun kutusunda 100 ml'de 11 g karbonhidrat yazıyor, 200 ml'lik kutuyu bitirdim",
      item: "meyve suyu 22"),
    Case("45 gram karbonhidrat yedim", item: "yiyecek 45"),
    Case(
      "mısır gevreğinin kutusunda 100 gramda 372 kcal, 80 g karbonhidrat, 21 g şeker yazıyor, "
        + "35 gram yedim", item: "mısır gevreği 28"),
    Case(
      "40 gram labne yedim (100 gramda karbonhidrat 5 g, yağ 18 g), yanında 80 gram ekmek",
      item: "labne 2"),
    Case(
      "diyabetik reçelin 100 gramı 40 g karbonhidrat, 25 gramını yedim", item: "diyabetik reçel 10"),
    Case(
      "bir paket gofretin yarısını yedim, paketin tamamında 26 g karbonhidrat 14 g şeker var",
      item: "gofret 13"),
    Case(
      "çubuk dondurmanın üstünde 1 adet 26 g karbonhidrat 20 g şeker diyor, yarısını yedim",
      item: "çubuk dondurma 13"),
    Case(
      "6 tane nugget yedim, tanesi 20 gram, paketin arkasında 100 gramında 15 g karbonhidrat diyor",
      item: "nugget 18"),
    Case(
      "ekmekten 2,5 dilim yedim, paketinde dilim başına 14 g karbonhidrat 2 g protein var",
      item: "ekmek 35"),
    Case(
      "hazır noodle yedim, paketin tamamı 44 gr karbonhidratmış, hepsini bitirdim",
      item: "hazır noodle 44"),
    Case(
      "üzümlü kek aldım, 1 dilimi (35 g) 18 g karbonhidrat diyor, 2 dilim yedim",
      item: "üzümlü kek 36"),
    Case("müslinin 45 gramlık porsiyonunda 27 g karbonhidrat var, 60 gram yedim", item: "müsli 36"),
    Case("3 dilim ekmek yedim, etiketinde 100 gramda 45 g karbonhidrat yazıyor", item: nil),
    Case("Bugün toplam 120 gram karbonhidrat aldım.", item: nil),
    Case("50 gr biskuvi yedim 100 grda 60 kh", item: "bisküvi 30"),
    Case("30 gr yulaf yedim 100grında 58 kh", item: "yulaf 17"),
    Case("40 gr gevrek yedim, 100 g 80 kh", item: "gevrek 32"),
    Case("25 gr cips yedim, paketin üstünde 100 gr: 52 g karbonhidrat", item: "cips 13"),
    Case("suttan 200 ml ictim etikette 100 mlde 4.7 karbonhidrat yaziyor", item: "süt 9"),
    Case("200 ml sut ictim 100mlsinde 4.7 kh", item: "süt 9"),
    Case("20 gr bal yedim yüz gramında 80 kh var", item: "bal 16"),
    Case("150 gr yoğurt yedim 100'de 6 kh", item: "yoğurt 9"),
    Case("60 gr granola yedim 100 g kh 70", item: "granola 42"),
    Case("bisküvi 100 g 60 kh, 40 gr yedim", item: "bisküvi 24"),
    Case("90 ml meyve suyu içtim 100 mlsi 20 kh", item: "meyve suyu 18"),
    Case("3 dilim kek yedim 100 gda 50 kh dilimi 40 gr", item: "kek 60"),
    Case("50 gr bisküvi yedim 60 kh", item: nil),
    Case("100 g elma yedim 14 kh", item: "elma 14"),
  ]

  @Test(
    "It stands in place of the table's figure, times what was eaten",
    arguments: cases.filter { !KnownGaps.holds($0.text) })
  func said(_ it: Case) {
    let calls = Engine.calls(it.text)
    let item = calls.first?.arguments["items"]?.array?.first
    let shown = item.flatMap { item in
      item["name"]?.string.flatMap { name in item["carbs"]?.number.map { "\(name) \(Int($0))" } }
    }
    #expect(shown == it.item, "\(it.text)")
    #expect(it.item != nil || calls.isEmpty, "\(it.text)")
  }

  @Test(
    "What several foods have together is no figure of one of them",
    arguments: [
      "lahmacun 2 adet, ayran 1. 90 kh saydım", "menemen ve 2 dilim ekmek yedim 45 kh",
      "simit peynir yedim, 50 gr kh diye hesapladım",
      "mercimek çorbası, pilav, ayran toplam 70 gram karbonhidrat",
    ])
  func total(_ text: String) {
    let calls = Engine.calls(text)
    let items = calls.first?.arguments["items"]?.array ?? []
    #expect(items.count > 1, "\(text)")
    #expect(items.allSatisfy { $0["carbs"] == nil }, "\(text)")
    let counted = text.split { !$0.isNumber }.compactMap { Int($0) }.last ?? 0
    #expect(calls.first?.arguments["note"]?.string?.contains("\(counted) g") == true, "\(text)")
  }

  @Test(
    "A figure behind each food, or in its brackets, is that food's",
    arguments: [
      ("makarna 65kh, ayran 8kh", ["makarna 65", "ayran 8"]),
      ("2 dilim ekmek (30 kh) ve 1 bardak süt (12 kh)", ["ekmek 30", "süt 12"]),
      ("simit 48 kh peynir 0 kh", ["simit 48", "peynir 0"]),
      ("bir muz bir de 15 kh'lık bar yedim", ["muz -", "bar 15"]),
      ("2 dilim ekmek 30 kh, süt", ["ekmek 30", "süt -"]),
      ("200 g tavuk yedim, 100 g 28 kh pilav", ["tavuk -", "pilav 28"]),
      ("2 dilim peynir, 30 kh ekmek yedim", ["peynir -", "ekmek 30"]),
      ("2 dilim ekmek 30 kh peynir yedim", ["ekmek 30", "peynir -"]),
      ("elma 100 g 14 kh, ekmek 50 g 25 kh yedim", ["elma 14", "ekmek 25"]),
      (
        "120 g yoğurt yedim, üstünde 12 g karbonhidrat yazıyor, bir de elma",
        ["yoğurt 12", "elma -"]
      ),
    ])
  func each(_ one: (text: String, items: [String])) {
    let items = Engine.calls(one.text).first?.arguments["items"]?.array ?? []
    let shown = items.map { item in
      "\(item["name"]?.string ?? "") \(item["carbs"]?.number.map { "\(Int($0))" } ?? "-")"
    }
    #expect(shown == one.items, "\(one.text)")
  }

  @Test(
    "A glucose beside the carbohydrate is kept, too",
    arguments: [
      "şekerim 142, 40 kh yedim", "şekerim 142 40 kh yedim",
      "şekerim 142, 2 dilim ekmek 30 kh yedim",
    ])
  func glucose(_ text: String) {
    let calls = Engine.calls(text)
    #expect(Set(calls.map(\.name)) == ["logGlucose", "logMeal"], "\(Engine.signature(calls))")
    #expect(calls.first { $0.name == "logGlucose" }?.arguments["value"] == 142)
  }

  @Test(
    "A dose beside the carbohydrate is kept or asked about, too",
    arguments: ["60 kh yedim 5 ü humalog", "40 kh yedim 4 ünite novorapid yaptım"])
  func dose(_ text: String) async throws {
    let turn = try await Talking.lastTurn([text])
    let asked = turn.last?.text.contains("ünite") ?? false
    #expect(turn.flatMap(\.calls).map(\.name).contains("logMedication") || asked, "\(text)")
  }

  @Test("Carbohydrate that is counted before all foods is of them together")
  func ahead() {
    let call = Engine.calls("10 gram karbonhidrat verdim, 2 ceviz 1 elma").first
    #expect(call?.arguments["note"]?.string?.contains("10 g") == true)
    #expect(call?.arguments["items"]?.array?.allSatisfy { $0["carbs"] == nil } == true)
  }

  @Test(
    "More carbohydrate than was eaten is of no amount, and goes to no other food",
    arguments: [
      "10 g bal yedim 17 g karbonhidrat",
      "30 g yulaf 35 g karbonhidrat yedim, 1 bardak süt içtim",
      "5 g bal 8 g karbonhidrat yedim, 1 dilim ekmek, 2 yumurta yedim",
    ])
  func tooMuch(_ text: String) async throws {
    let turn = try await Talking.lastTurn([text])
    #expect(turn.flatMap(\.calls).isEmpty, "\(Engine.signature(text))")
    #expect(turn.last?.text.contains("yediğiniz gramdan çok") == true)
  }

  @Test("The carbohydrate of a meal that is only named is no glucose")
  func named() {
    let calls = Engine.calls("kahvaltı 40 kh")
    #expect(calls.map(\.name) == ["logMeal"])
    #expect(calls.first?.arguments["items"]?.array?.first?["carbs"]?.number == 40)
    let wished = Engine.calls("günlük karbonhidrat 120 olsun, akşam 40 yedim")
    #expect(wished.flatMap(\.items).isEmpty)
    #expect(Engine.calls("bolus 4 ünite, 40 kh").allSatisfy { $0.name != "logGlucose" })
  }
}
