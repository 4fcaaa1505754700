import Domain
import Testing

@Suite("Values and doses of one row")
struct RowTests {
  /// What the calls of a talk's last message say at one argument, in order.
  private func last(_ talk: [String], _ key: String) async throws -> [String] {
    try await Talking.lastTurn(talk).flatMap(\.calls).map { $0.arguments[key]?.text ?? "-" }
  }

  @Test(
    "The next value after somebody's is theirs",
    arguments: [
      ["oğlumun şekeri 58", "meyve suyu verdim", "15 dk sonra 88 oldu"],
      ["oğlumun şekeri 190", "insülinini yaptım 3 ünite"],
    ])
  func theirs(_ talk: [String]) async throws {
    let persons = try await last(talk, "person")
    #expect(persons.count == 1 && persons != ["-"])
  }

  @Test("After one's own it is one's own")
  func own() async throws {
    #expect(try await last(["şekerim 58", "15 dk sonra 88 oldu"], "person") == ["-"])
    #expect(try await last(["oğlumun şekeri 58", "benim şekerim 110 oldu"], "person") == ["-"])
  }

  @Test(
    "The day that is named first is the day of the whole row",
    arguments: [
      (
        "dün sabah 130 öğlen 180 akşam 210 şekerim",
        ["2026-11-20T09:00:00+03:00", "2026-11-20T12:30:00+03:00", "2026-11-20T19:30:00+03:00"]
      ),
      ("gece 2 bardak süt içtim dün", ["2026-11-20T23:00:00+03:00"]),
    ])
  func day(_ one: (text: String, times: [String])) {
    let said = Engine.calls(one.text).map {
      $0.arguments["at"]?.text ?? $0.arguments["eatenAt"]?.text ?? "-"
    }
    #expect(said.map { $0.replacing("\"", with: "") } == one.times)
  }

  @Test("A dose beside a meal is of its time, also after a value before it")
  func beside() {
    let calls = Engine.calls(
      "sabah 2 yumurta yedim, öncesinde 110du, 6 ünite apidra vurdum")
    #expect(calls.map(\.name) == ["logMeal", "logGlucose", "logMedication"])
    #expect(calls.last?.arguments["at"]?.text.contains("T09:00") == true)
  }

  @Test("Thanks after a question about a value is no yes")
  func thanks() async throws {
    for word in ["teşekkürler", "sağol", "tamam sağ ol"] {
      #expect(try await Talking.lastTurn(["95 çıktı", word]).flatMap(\.calls).isEmpty)
    }
    let calls = try await Talking.lastTurn(["95 çıktı", "evet teşekkürler"]).flatMap(\.calls)
    #expect(calls.map(\.name) == ["logGlucose"])
  }

  @Test(
    "What is told of weeks and of no day is recorded on none",
    arguments: [
      "geçen hafta pizza yedim", "geçen hafta hba1c 7,4", "geçen ay tansiyonum 15 9 çıktı",
      "mart ayında hba1c 6,8 çıktı", "geçen hafta 40 dakika yürüdüm",
    ])
  func undated(_ text: String) async throws {
    #expect(Engine.calls(text).isEmpty)
    let turn = try await Talking.lastTurn([text])
    #expect(turn.last?.text.contains("hangi güne") == true, "\(turn.last?.text ?? "")")
  }

  @Test(
    "What has its day is recorded on it",
    arguments: [
      "iki hafta önce hba1c 7,1 çıktı", "geçen salı akşam pizza yedim", "bu hafta 82 kiloyum",
    ])
  func dated(_ text: String) {
    #expect(Engine.calls(text).map(\.name).filter { $0.hasPrefix("log") }.count == 1)
  }

  @Test(
    "When something was last is looked for far back",
    arguments: [
      ("son insülinimi ne zaman yaptım", "getDay"), ("en son ne zaman lantus yaptım", "getDay"),
      ("mantıyı en son ne zaman yemiştim", "getMeals"), ("en son ne zaman su içtim", "getDay"),
    ])
  func newest(_ one: (text: String, tool: String)) {
    let calls = Engine.calls(one.text)
    #expect(calls.map(\.name) == [one.tool])
    #expect(calls.first?.arguments["from"]?.string ?? "9" < "2026-09")
  }

  @Test("The last water is told alone, not that of the day")
  func newestWater() async throws {
    let talk = ["1 bardak su içtim", "2 bardak su içtim", "en son ne zaman su içtim"]
    let answer = try await Talking.lastTurn(talk).last?.text ?? ""
    #expect(answer.hasPrefix("400 ml su (bugün"), "\(answer)")
  }

  @Test(
    "When something should be done is no question about the records",
    arguments: [
      "metformini ne zaman içmeliyim", "insülin ne zaman bulundu", "lantus ne zaman yapılır",
    ])
  func general(_ text: String) {
    #expect(Engine.calls(text).allSatisfy { $0.name != "getDay" })
  }

  @Test("With a day in the question only that day is looked at")
  func newestOfDay() {
    let calls = Engine.calls("dün lantusu ne zaman yaptım")
    #expect(calls.first?.arguments["from"]?.string?.hasPrefix("2026-11") == true)
  }

  @Test(
    "A drug at several times of the day is recorded at each",
    arguments: [
      ("sabah öğlen akşam metformin aldım", 3), ("sabah akşam 1 tablet metformin içtim", 2),
      ("öğlen humalogu 8 yaptım akşam 6", 1),
      ("dün akşam lantus 20 yaptım gece 11de", 1), ("sabah novorapid 6 ünite yaptım", 1),
      ("insülin pompam bazal 0.8", 0),
    ])
  func times(_ one: (text: String, count: Int)) {
    let calls = Engine.calls(one.text, hoursLater: 8)
    #expect(calls.map(\.name) == Array(repeating: "logMedication", count: one.count))
    #expect(Set(calls.map { $0.arguments["at"]?.string ?? "" }).count == one.count)
  }

  @Test(
    "HbA1c is told as a share",
    arguments: [
      ("hba1c %7,4 çıktı", 7.4), ("HbA1c yüzde 7", 7), ("HbA1c'm %6.9, LDL 130", 6.9),
      ("annemin hba1c'si %8", 8),
    ])
  func share(_ one: (text: String, value: Double)) {
    #expect(Engine.calls(one.text).first?.arguments["value"]?.number == one.value)
  }

  @Test(
    "A share that is asked about or aimed at is no record",
    arguments: ["hba1c %7,4 iyi mi", "hedef hba1c %7"])
  func noShare(_ text: String) {
    #expect(Engine.calls(text).allSatisfy { $0.name != "logMeasurement" })
  }

  @Test(
    "A figure after the verb counts no food",
    arguments: [
      "meyve suyu içtim hala 146", "elma yedim hala 146", "pilav yedim 150", "elma yedim 146",
    ])
  func figure(_ text: String) {
    let items = Engine.calls(text).flatMap { $0.arguments["items"]?.array ?? [] }
    #expect(items.allSatisfy { $0["quantity"] == nil })
  }
}
