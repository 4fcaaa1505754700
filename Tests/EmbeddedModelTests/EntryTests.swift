import Domain
import Testing

@Suite("Whose an entry is")
struct WhoseTests {
  struct Case: Sendable {
    var text: String
    var tool: String
    /// Whose it is; nil for the person's own.
    var person: String?
  }

  static let cases = [
    Case(text: "Annem iki bardak su içti.", tool: "logWater", person: "annem"),
    Case(text: "Üç bardak su içtim.", tool: "logWater", person: nil),
    Case(text: "Babam yarım saat yürüdü.", tool: "logActivity", person: "babam"),
    Case(text: "Annemle yarım saat yürüdüm.", tool: "logActivity", person: nil),
    Case(text: "Eşim altı saat uyudu.", tool: "logSleep", person: "eşim"),
    Case(text: "Gece yedi saat uyudum.", tool: "logSleep", person: nil),
    Case(text: "Kızımın başı ağrıyor.", tool: "logSymptom", person: "kızım"),
    Case(text: "Başım ağrıyor.", tool: "logSymptom", person: nil),
    Case(text: "Dedem metformin içti, 1000 mg.", tool: "logMedication", person: "dedem"),
    Case(text: "Metformin içtim, 1000 mg.", tool: "logMedication", person: nil),
  ]

  @Test(
    "Somebody else's entry says whose it is; the person's own says nothing",
    arguments: cases.filter { !KnownGaps.holds($0.text) })
  func whose(_ it: Case) throws {
    let calls = Engine.calls(it.text)
    #expect(calls.map(\.name) == [it.tool], "\(it.text): \(Engine.signature(calls))")
    #expect(calls.first?.arguments["person"]?.string == it.person, "\(it.text)")
  }
}

@Suite("Several entries in one message")
struct SeveralEntriesTests {
  struct Case: Sendable {
    var text: String
    var tools: [String]
  }

  static let cases = [
    Case(text: "Şekerim 124, iki dilim ekmek yedim.", tools: ["logGlucose", "logMeal"]),
    Case(text: "sekerim 131 1 kase mercimek corbasi ictim", tools: ["logGlucose", "logMeal"]),
    Case(text: "Öğlen pilav yedim, iki bardak da su içtim.", tools: ["logMeal", "logWater"]),
    Case(text: "Humalog vurdum, sekiz ünite.", tools: ["logMedication"]),
    Case(text: "Kilom 82,4, dün gece yedi saat uyudum.", tools: ["logWeight", "logSleep"]),
    Case(text: "Sabah 118, akşam 164 ölçtüm.", tools: ["logGlucose", "logGlucose"]),
    Case(text: "Kendimi tarttım, seksen bir geldim.", tools: ["logWeight"]),
    Case(text: "Manavdan alınacaklar: kabak, havuç, limon.", tools: ["addToShoppingList"]),
    Case(text: "Fırından simit alacaktım, kapalıydı.", tools: []),
  ]

  @Test(
    "Each act has its own call, in order, and none is told twice",
    arguments: cases.filter { !KnownGaps.holds($0.text) })
  func several(_ it: Case) {
    let calls = Engine.calls(it.text)
    #expect(calls.map(\.name) == it.tools, "\(it.text): \(Engine.signature(calls))")
  }
}

@Suite("When a reading was")
struct ReadingTimeTests {
  struct Case: Sendable {
    var text: String
    /// The tool, and the hours of `at` or of `from` on which day; said on 21 November at 13:10.
    var call: String
  }

  static let cases = [
    Case(text: "Sabah şekerim 112", call: "logGlucose at 2026-11-21T09"),
    Case(text: "8'i yirmi geçe şekerim 120", call: "logGlucose at 2026-11-21T08"),
    Case(text: "Gece şekerim kaçtı?", call: "getGlucose from 2026-11-20T22"),
    Case(text: "Bu sabah şekerim neydi?", call: "getGlucose from 2026-11-21T05"),
    Case(text: "Dün akşam şekerim kaçtı?", call: "getGlucose from 2026-11-20T18"),
    Case(text: "Sabah 118, öğlen 164 ölçtüm.", call: "logGlucose at 2026-11-21T09"),
  ]

  @Test("A part of the day before a reading says when it was", arguments: cases)
  func when(_ it: Case) throws {
    let call = try #require(Engine.calls(it.text).first)
    let key = call.name == "logGlucose" ? "at" : "from"
    let time = call.arguments[key]?.string ?? ""
    #expect("\(call.name) \(key) \(time.prefix(13))" == it.call, "\(it.text)")
  }
}

@Suite("Amounts that stand beside each other")
struct DoubleAmountTests {
  @Test("What is weighed is not counted too")
  func weighed() throws {
    let call = try #require(Engine.calls("50 gram kalın dilim ekmek yedim").first)
    let item = try #require(call.arguments["items"]?.array?.first)
    #expect(item["quantity"]?.number == 50)
    #expect(item["unit"]?.string == "gram")
  }

  @Test(
    "A number before a word that nothing explains still counts the food",
    arguments: ["1 bowl mercimek çorbası", "2 adet lahmacun bol yeşillik"])
  func counted(_ text: String) {
    #expect(Engine.calls(text).map(\.name) == ["logMeal"], "\(text)")
  }
}

@Suite("Sizes and other units")
struct SizedUnitTests {
  struct Case: Sendable {
    var text: String
    /// The item: quantity, unit and name.
    var item: String
  }

  static let cases = [
    Case(text: "iki lokma ekmek yedim", item: "2 adet lokma ekmek"),
    Case(text: "Ekmekten iki lokma yedim.", item: "2 adet lokma ekmek"),
    Case(text: "kolasından bir yudum içtim", item: "1 adet yudum kola"),
    Case(text: "bir sıra çikolata yedim", item: "1 adet sıra çikolata"),
    Case(text: "1 küçük salkım üzüm yedim", item: "1 adet küçük salkım üzüm"),
    Case(text: "1 kalın dilim beyaz ekmek yedim", item: "1 dilim kalın beyaz ekmek"),
    Case(text: "ince bir dilim kek yedim", item: "1 dilim ince kek"),
    Case(text: "1 dilim kalın ekmek", item: "1 dilim kalın ekmek"),
    Case(text: "büyük bardak ayran içtim", item: "1 su bardağı büyük ayran"),
    Case(text: "bir tabak dolusu pilav yedim", item: "1 tabak pilav"),
    Case(text: "Bir ince belli bardak şekersiz çay içtim.", item: "1 çay bardağı şekersiz çay"),
    Case(text: "imam bayıldı yedim", item: "imam bayıldı"),
    Case(text: "bir parça ekmek yedim", item: "1 adet parça ekmek"),
    Case(text: "biraz bal yedim", item: "biraz bal"),
    Case(text: "az pilav yedim", item: "biraz pilav"),
    Case(text: "az yağlı süt içtim", item: "az yağlı süt"),
    Case(text: "yarım ekmek arası tavuk döner yedim", item: "yarım ekmek arası tavuk döner"),
    Case(text: "çeyrek köfte ekmek yedim", item: "çeyrek ekmek köfte"),
    Case(text: "iki küp şekerli bir çay içtim", item: "2 adet küp şeker"),
    Case(text: "2 küp şekerli çay içtim", item: "2 adet küp şeker"),
    Case(text: "ekmek yerine salata yedim", item: "salata"),
    Case(text: "eve dönerken simit yedim", item: "simit"),
    Case(text: "Tatlı niyetine 200 gram mango yedim.", item: "200 gram mango"),
  ]

  @Test(
    "A size and a unit that tools do not know stay with the name",
    arguments: cases.filter { !KnownGaps.holds($0.text) })
  func sized(_ it: Case) throws {
    let calls = Engine.calls(it.text)
    let item = try #require(calls.first?.arguments["items"]?.array?.first, "\(it.text)")
    let parts = [
      item["quantity"]?.number.map { "\(Int($0))" }, item["unit"]?.string, item["name"]?.string,
    ]
    #expect(parts.compactMap(\.self).joined(separator: " ") == it.item, "\(it.text)")
  }
}

@Suite("Amounts that belong together")
struct FoldedAmountTests {
  struct Case: Sendable {
    var text: String
    /// The items of all meals: quantity, unit and name, with `@` and the note of somebody else's.
    var items: [String]
  }

  static let cases = [
    Case(text: "2 dilim 30 gramlık ekmek yedim", items: ["60 gram ekmek"]),
    Case(text: "30 gramlık 2 dilim ekmek yedim", items: ["60 gram ekmek"]),
    Case(text: "15 gramlık çikolatadan 3 tane yedim", items: ["45 gram çikolata"]),
    Case(text: "2x30 gr ekmek yedim", items: ["60 gram ekmek"]),
    Case(text: "2 adet 200 ml süt içtim", items: ["400 mililitre süt"]),
    Case(text: "330 mllik bir kutu kola içtim", items: ["330 mililitre kola"]),
    Case(text: "bir paket (40 gr) kraker yedim", items: ["40 gram kraker"]),
    Case(text: "iki dilim ekmek (50 gr) yedim", items: ["50 gram ekmek"]),
    Case(text: "bir tavuk göğsü 150 gram yedim", items: ["150 gram tavuk göğsü"]),
    Case(text: "60 gr makarna (çiğ) yedim", items: ["60 gram çiğ makarna"]),
    Case(text: "50'lik bira içtim", items: ["500 mililitre bira"]),
    Case(text: "bir bardak buçuk ayran içtim", items: ["1.5 su bardağı ayran"]),
    Case(text: "bir tabak pilavın yarısını yedim", items: ["0.5 tabak pilav"]),
    Case(text: "bir simidin dörtte birini yedim", items: ["0.25 adet simit"]),
    Case(text: "4 köfteden 3'ünü yedim", items: ["3 adet köfte"]),
    Case(text: "10 porsiyonluk kekten 1 dilim yedim", items: ["1 dilim kek"]),
    Case(text: "bir tabak makarna yedim, yarısını bıraktım", items: ["0.5 tabak makarna"]),
    Case(text: "bir pizzayı ikiye böldük, yarısını yedim", items: ["0.5 adet pizza"]),
    Case(text: "bir lahmacunu iki kişi yedik", items: ["0.5 adet lahmacun"]),
    Case(text: "yedi lahmacun yedim", items: ["7 adet lahmacun"]),
    Case(text: "üç peynirli pizza yedim", items: ["peynirli pizza"]),
    Case(text: "7 tahıllı ekmek 2 dilim yedim", items: ["2 dilim tahıllı ekmek"]),
    Case(text: "iki yumurtalı menemen yedim", items: ["yumurtalı menemen"]),
    Case(
      text: "3 bardak iki şekerli çay içtim", items: ["6 adet küp şeker", "3 çay bardağı çay"]),
    Case(
      text: "üç bardak çay içtim, ikişer şekerli", items: ["3 çay bardağı çay", "6 adet küp şeker"]),
    Case(
      text: "iki dilim ekmek yedim, her birine bir tatlı kaşığı bal sürdüm",
      items: ["2 dilim ekmek", "2 tatlı kaşığı bal"]),
    Case(text: "ince belli bardakla iki çay içtim", items: ["2 çay bardağı çay"]),
    Case(text: "60 gram bulgurdan pilav yaptım, hepsini yedim", items: ["60 gram çiğ bulgur"]),
    Case(text: "70 gram kuru pirinçten pilav yapıp yedim", items: ["70 gram kuru pirinç"]),
    Case(text: "200 gram kıymadan köfte yaptım yedim", items: ["200 gram köfte"]),
    Case(text: "3 yumurtadan omlet yedim", items: ["3 adet yumurta"]),
    Case(text: "2 portakalın suyunu sıktım içtim", items: ["2 adet portakalın suyu"]),
    Case(text: "kinoayı çiğ tarttım 65 gram, pişirip yedim", items: ["65 gram çiğ kinoa"]),
    Case(text: "çok az pilav yedim", items: ["biraz pilav"]),
    Case(text: "beş on zeytin yedim", items: ["7.5 adet zeytin"]),
    Case(text: "iki dilim yedim ekmek", items: ["2 dilim ekmek"]),
    Case(text: "altı kuru erik, on badem", items: ["6 adet kuru erik", "10 adet badem"]),
    Case(
      text: "bir kalın bir de ince dilim ekmek yedim",
      items: ["1 dilim kalın ekmek", "1 dilim ince ekmek"]),
    Case(
      text: "1 orta boy portakal 2 orta boy mandalina yedim",
      items: ["1 adet orta portakal", "2 adet orta mandalina"]),
    Case(text: "köfte ile ekmek yedim, 4 köfte", items: ["ekmek", "4 adet köfte"]),
    Case(text: "ekmek yedim, iki lokma", items: ["2 adet lokma ekmek"]),
    Case(
      text: "pilav ve köfte yedim, yarısını bıraktım",
      items: ["0.5 porsiyon pilav", "0.5 porsiyon köfte"]),
    Case(text: "bir pizza yedim, yarısını attım", items: ["0.5 adet pizza"]),
    Case(text: "şeker bana yasak ama iki kurabiye yedim", items: ["2 adet kurabiye"]),
    Case(text: "iftarı 3 hurmayla açtım", items: ["3 adet hurma"]),
    Case(
      text: "yemekte 170 gram tavuk 110 gram haşlanmış patates vardı",
      items: ["170 gram tavuk", "110 gram haşlanmış patates"]),
    Case(
      text: "haşlanmış maş 120 gram, mısır 50 gram, salata yapıp yedim",
      items: ["120 gram haşlanmış maş", "50 gram mısır"]),
    Case(
      text: "krep yaptım, 50 gram un, 120 ml süt gitti, tamamını yedim",
      items: ["50 gram un", "120 mililitre süt"]),
    Case(
      text: "30 gram çikolata yedim, canım tatlı çekti", items: ["30 gram çikolata"]),
    Case(text: "kayısı mevsimi geldi, 200 gram taze kayısı yedim", items: ["200 gram taze kayısı"]),
    Case(
      text: "45 gram yulafı 180 ml sütte pişirip yedim",
      items: ["45 gram yulaf", "180 mililitre süt"]),
    Case(
      text: "patatesi tarttım 220 gram geldi, 100 gram yoğurtla yedim",
      items: ["220 gram patates", "100 gram yoğurt"]),
    Case(
      text: "kinoa 150 gram, salatalık 80 gram, diyetisyen önerdi yedim",
      items: ["150 gram kinoa", "80 gram salatalık"]),
    Case(text: "bir pide söyledim, tamamını yedim", items: ["1 adet pide"]),
    Case(text: "ekmek aldım, mideme dokundu", items: []),
    Case(text: "pizza sipariş ettim", items: []),
    Case(text: "ekmeğe bal sürdüm", items: []),
    Case(text: "bir değişim ekmek yedim", items: ["1 adet değişim ekmek"]),
    Case(text: "annemin yaptığı börekten iki dilim yedim", items: ["2 dilim börek"]),
    Case(text: "hocam iki dilim pizza yedim", items: ["2 dilim pizza"]),
    Case(text: "ben pilav yedim annem çorba içti", items: ["pilav", "çorba @annem"]),
    Case(text: "annem elma yedi ben muz yedim", items: ["elma @annem", "muz"]),
    Case(
      text: "Dedem tarhana içti, ardından ayva tatlısı yedi.",
      items: ["tarhana @dedem", "ayva tatlısı @dedem"]),
    Case(text: "elma ya da armut yedim", items: []),
    Case(text: "her sabah simit yiyorum", items: []),
    Case(text: "geçen yıl Antep'te baklava yedim", items: []),
    Case(text: "pasta yedim desem yalan olur", items: []),
    Case(text: "pizza söyledim, gelecek", items: []),
    Case(text: "400 gram şeker aldım", items: []),
  ]

  @Test(
    "What is told of one food in pieces is one amount",
    arguments: cases.filter { !KnownGaps.holds($0.text) })
  func folded(_ it: Case) {
    let items = Engine.calls(it.text).flatMap(\.items)
    #expect(items == it.items, "\(it.text)")
  }
}
