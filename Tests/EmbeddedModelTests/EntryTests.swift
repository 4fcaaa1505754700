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
