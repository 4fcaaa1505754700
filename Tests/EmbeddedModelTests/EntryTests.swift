import Domain
import Testing

@Suite("Whose an entry is")
struct WhoseTests {
  struct Case: Sendable {
    var text: String
    var tool: String
    /// The note that says whose it is; nil for the person's own.
    var note: String?
  }

  static let cases = [
    Case(text: "Annem iki bardak su içti.", tool: "logWater", note: "Annem için"),
    Case(text: "Üç bardak su içtim.", tool: "logWater", note: nil),
    Case(text: "Babam yarım saat yürüdü.", tool: "logActivity", note: "Babam için"),
    Case(text: "Annemle yarım saat yürüdüm.", tool: "logActivity", note: nil),
    Case(text: "Eşim altı saat uyudu.", tool: "logSleep", note: "Eşim için"),
    Case(text: "Gece yedi saat uyudum.", tool: "logSleep", note: nil),
    Case(text: "Kızımın başı ağrıyor.", tool: "logSymptom", note: "Kızım için"),
    Case(text: "Başım ağrıyor.", tool: "logSymptom", note: nil),
    Case(text: "Dedem metformin içti, 1000 mg.", tool: "logMedication", note: "Dedem için"),
    Case(text: "Metformin içtim, 1000 mg.", tool: "logMedication", note: nil),
  ]

  @Test("Somebody else's entry says whose it is; the person's own says nothing", arguments: cases)
  func whose(_ it: Case) throws {
    let calls = Engine.calls(it.text)
    #expect(calls.map(\.name) == [it.tool], "\(it.text): \(Engine.signature(calls))")
    #expect(calls.first?.arguments["note"]?.string == it.note, "\(it.text)")
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

  @Test("Each act has its own call, in order, and none is told twice", arguments: cases)
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
    Case(text: "az pilav yedim", item: "az pilav"),
    Case(text: "az yağlı süt içtim", item: "az yağlı süt"),
    Case(text: "yarım ekmek arası tavuk döner yedim", item: "yarım ekmek arası tavuk döner"),
    Case(text: "çeyrek köfte ekmek yedim", item: "çeyrek ekmek köfte"),
    Case(text: "iki küp şekerli bir çay içtim", item: "2 adet küp şeker"),
    Case(text: "2 küp şekerli çay içtim", item: "2 adet küp şeker"),
    Case(text: "ekmek yerine salata yedim", item: "salata"),
    Case(text: "eve dönerken simit yedim", item: "simit"),
    Case(text: "Tatlı niyetine 200 gram mango yedim.", item: "200 gram mango"),
  ]

  @Test("A size and a unit that tools do not know stay with the name", arguments: cases)
  func sized(_ it: Case) throws {
    let calls = Engine.calls(it.text)
    let item = try #require(calls.first?.arguments["items"]?.array?.first, "\(it.text)")
    let parts = [
      item["quantity"]?.number.map { "\(Int($0))" }, item["unit"]?.string, item["name"]?.string,
    ]
    #expect(parts.compactMap(\.self).joined(separator: " ") == it.item, "\(it.text)")
  }
}

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
    Case("45 gram karbonhidrat yedim", item: "yiyecek 45"),
    Case("3 dilim ekmek yedim, etiketinde 100 gramda 45 g karbonhidrat yazıyor", item: nil),
    Case("Bugün toplam 120 gram karbonhidrat aldım.", item: nil),
  ]

  @Test("It stands in place of the table's figure, times what was eaten", arguments: cases)
  func said(_ it: Case) {
    let calls = Engine.calls(it.text)
    let item = calls.first?.arguments["items"]?.array?.first
    let shown = item.flatMap { item in
      item["name"]?.string.flatMap { name in item["carbs"]?.number.map { "\(name) \(Int($0))" } }
    }
    #expect(shown == it.item, "\(it.text)")
    #expect(it.item != nil || calls.isEmpty, "\(it.text)")
  }
}
