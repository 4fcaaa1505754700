import Domain
import Testing

@Suite("What changes no record, and what is no record")
struct ToldChangeTests {
  private func calls(_ texts: [String]) async throws -> [ToolCall] {
    try await Talking.lastTurn(texts).flatMap(\.calls).filter { call in
      ToolVerb(of: call.name).map { $0 != .search } ?? (call.name == "undo")
    }
  }

  static let changeless: [[String]] = [
    ["simit yedim", "2 simit yesem ne olur"], ["makarna yedim", "2 tabak yeseydim kaç olurdu"],
    ["2 dilim börek yedim", "keşke baklava yeseydim"],
    ["ekmek yedim", "ekmek değil bulgur yesem"],
    ["öğlen 1 tabak pilav yedim", "akşam ne yesem"],
    ["kahvaltıda 1 simit yedim", "tavuk ve kabakla bir tarif ver"],
    ["baklava yedim", "dün de yemiştim"], ["bir elma yedim", "geri alma"],
    ["lantus 18 yaptım", "doktor 20 yap dedi"],
    ["lantus 18 ünite yaptım", "akşam dozunu unuttum"],
    ["makarna yedim", "insülinimi unuttum sanırım"],
  ]

  @Test(
    "Supposed, wished, asked, ordered by others, forgotten: nothing is changed",
    arguments: changeless)
  func unchanged(_ texts: [String]) async throws {
    #expect(try await calls(texts).map(\.name).filter { $0 != "generateRecipe" } == [])
  }

  @Test(
    "What others ate and measured is theirs",
    arguments: [
      ["1 dilim ekmek yedim", "oğlum 2 dilim ekmek yedi"],
      ["bir elma yedim", "komşum 2 elma yedi"],
    ])
  func others(_ texts: [String]) async throws {
    let made = try await calls(texts)
    #expect(made.map(\.name) == ["logMeal"])
    #expect(made.first?.arguments["person"]?.string != nil)
  }

  @Test("A value handed to somebody else takes nobody's place")
  func handedOver() async throws {
    let made = try await calls(["şekerim 95", "babamınki 180"])
    #expect(made.allSatisfy { $0.name == "logGlucose" })
  }

  static let recordless = [
    "şekerim 145 değil", "şekerim 145 mi", "şekerim 180 mi yüksek mi", "şekerim 55 miydi",
    "şekerim 140'ın altına indi", "2 dilim ekmek yedim mi bugün", "gelecek pazartesi simit yedim",
    "eskiden şekerim 300dü", "geçen gün 1 tabak makarna yedim", "kilom 80 olmalı",
    "tansiyonum 13/8 olmalıymış", "her gün yarım saat yürüyorum", "rüyamda şekerim 40 çıktı",
    "Diamicron'u almayı unutmuşum",
  ]

  @Test("Denied, asked, dreamt, habitual, of no day: nothing is recorded", arguments: recordless)
  func unwritten(_ text: String) {
    #expect(Engine.calls(text).allSatisfy { !$0.name.hasPrefix("log") })
  }

  static let told: [(text: String, tool: String)] = [
    ("şekerim 145", "logGlucose"), ("şekerim 140'a indi", "logGlucose"),
    ("geçen pazartesi simit yedim", "logMeal"), ("kilom 80", "logWeight"),
    ("bugün yarım saat yürüdüm", "logActivity"),
    ("metformini unutmuşum, şimdi aldım iki tane", "logMedication"),
  ]

  @Test("What is told plainly is recorded", arguments: told)
  func written(_ one: (text: String, tool: String)) {
    #expect(Engine.calls(one.text).map(\.name) == [one.tool])
  }

  @Test("“olacaktı” and “üniteydi” set right what was told before")
  func setRight() async throws {
    let dose = try await calls(["lantus 20 ünite yaptım", "lantus 22 üniteydi"])
    #expect(dose.map(\.name) == ["updateEntry"])
    #expect(dose.first?.arguments["dose"]?.number == 22)
    #expect(
      try await calls(["kilom 82", "kilom 81 olacaktı"]).allSatisfy { $0.name != "logWeight" })
  }

  @Test(
    "“onu sil” and “son kaydı sil” mean the newest record, whatever it is",
    arguments: [
      (["şekerim 95", "metforminimi aldım", "onu sil"], "ilaç"),
      (["şekerim 95", "yarım saat yürüdüm", "son kaydı sil"], "yürüyüş"),
    ])
  func newest(_ texts: [String], _ what: String) async throws {
    let turn = try await Talking.lastTurn(texts)
    #expect(turn.flatMap(\.calls).map(\.name) == ["deleteEntry"])
    let answer = turn.last?.text ?? ""
    #expect(answer.contains("Metformin") || answer.contains(what), "\(answer)")
  }

  @Test("A target of another measure is no other value for the last one")
  func target() async throws {
    let made = try await calls(["karbonhidrat hedefim 150 gram", "şeker hedefim 80-160"])
    #expect(made.compactMap { $0.arguments["kind"]?.string } == ["glucoseLow", "glucoseHigh"])
  }
}
