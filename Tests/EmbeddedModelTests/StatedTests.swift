import Domain
import Nutrition
import Safety
import Testing

@testable import Analysis
@testable import EmbeddedModel

/// What the grammar leaves no doubt about is kept whatever the weights have learned.
@Suite("What is stated beyond doubt")
struct StatedTests {
  /// The calls of a first message by an engine that has learned nothing.
  private static func calls(_ text: String) -> [String] {
    Engine.unlearned.calls(for: text, now: Engine.now, zone: Engine.zone).filter(\.writes).map {
      call in
      "\(call.name) \(call.arguments.text)"
    }
  }

  @Test(
    "The only figure of a message is a glucose where nothing beside it owns it",
    arguments: [
      ("Servis bitti, 174.", 174), ("ders sonu 92", 92), ("Denizden çıkışta 91", 91),
      ("alet 74 gösteriyor ama iyiyim", 74), ("toplantıdan çıktım, 143 oldu", 143),
    ])
  func loneReading(_ one: (text: String, value: Int)) {
    let calls = Self.calls(one.text)
    #expect(calls.count == 1)
    #expect(calls.first?.hasPrefix("logGlucose {\"value\":\(one.value)") == true)
  }

  @Test(
    "A figure that something beside it may own is none",
    arguments: [
      "Dinlenirken nabız 66", "kilo hedefim 64", "diamicron 60", "otobüs 120", "boyum 176",
      "ders sonu 92 dakika", "kola 330", "haftaya 140", "72. dakikada gol", "ders sonu 92 mi",
      "134 çıktı", "07:30 110", "sabah 7de 110", "ders sonu 50", "ders sonu 700", "provada 120/80",
      "babam maçtan çıktı, 174", "tartıda 84", "ders sonu 92 olsa iyiydi",
    ])
  func ownedFigure(_ text: String) {
    #expect(Self.calls(text).allSatisfy { !$0.hasPrefix("logGlucose") })
  }

  @Test(
    "Of two figures the one that the value came to is written",
    arguments: [
      ("240'tan 160'a düştü şekerim", 160), ("şekerim 300 den 180 e indi", 180),
      ("şekerim 60 tı 110 oldu", 110), ("şekerim 290du şimdi 175", 175),
      ("şekerim 40 yazmışım 140 olacak", 140), ("şekerim 140 yazacakken 40 yazdım", 140),
      ("b12m 240 şekerim 101", 101), ("şekerim 250 ne yapmalıyım", 250),
      ("bugün çok yoruldum şekerim 131", 131),
    ])
  func outcome(_ one: (text: String, value: Int)) {
    #expect(Self.calls(one.text).map { $0.prefix(26) } == ["logGlucose {\"value\":\(one.value)}"])
  }

  @Test("What was true before is told as not written, and another time is no end of it")
  func before() async throws {
    for text in ["şekerim 60 tı 110 oldu", "şekerim 290du şimdi 175"] {
      let said = try await Talking.lastTurn([text]).last?.text ?? ""
      #expect(said.contains("kısmını kaydetmedim"), "\(said)")
    }
    let slip = try await Talking.lastTurn(["şekerim 40 yazmışım 140 olacak"]).last?.text ?? ""
    #expect(!slip.contains("kaydetmedim"))
    #expect(Self.calls("şekerim 290du sabah 175").isEmpty)
  }

  @Test("Words without a wish to undo undo nothing")
  func undo() {
    #expect(Self.calls("geri al") == ["undo {}"])
    for text in ["eee", "şey", "geri alma", "...", "tamam"] {
      #expect(Self.calls(text).isEmpty, "\(text)")
    }
  }

  @Test(
    "One's own glucose that is supposed, asked about, a mean or a habit is none",
    arguments: [
      "şekerim 250 olursa ne yapmalıyım", "şekerim 250 mi", "ortalama şekerim 165",
      "şekerim 180 kaç olmalı", "şekerim 150, 160 oluyor", "şekerim 200 çıkar hep",
      "annem geldi şekerim 200", "şekerim 140 değil",
    ])
  func supposed(_ text: String) {
    #expect(Self.calls(text).isEmpty)
  }

  @Test(
    "A row of times with their values is written as it stands",
    arguments: [
      ("sabah şekerim 118, öğlen 141, akşam 186 ölçtüm", [118, 141, 186]),
      ("dün sabah 130 öğlen 180 akşam 210 şekerim", [130, 180, 210]),
      ("gece şekerim 45 ti şimdi 95", [45, 95]), ("şekerim sabah 130 öğlen 180 olmadı", []),
      ("sabah 130 öğlen 180 metre", []), ("sabah 8 öğlen 10 şekerim", []),
    ])
  func timedRow(_ one: (text: String, values: [Int])) {
    let calls = Self.calls(one.text)
    #expect(calls.count == one.values.count)
    for (call, value) in zip(calls, one.values) {
      #expect(call.hasPrefix("logGlucose {\"value\":\(value)"), "\(call)")
    }
  }

  @Test(
    "When it was, said right after a record without a time, moves it",
    arguments: [
      (["8 ünite novorapid yaptım", "sabah yaptım"], "updateEntry"),
      (["makarna yedim", "dün akşamdı"], "updateMeal"),
    ])
  func moment(_ one: (talk: [String], tool: String)) async throws {
    let calls = try await Talking.lastTurn(one.talk).flatMap(\.calls)
    #expect(calls.map(\.name) == [one.tool])
    #expect(calls.first.map { $0.arguments["at"] ?? $0.arguments["eatenAt"] } != nil)
  }

  @Test(
    "Another time after one that was named is no move beyond doubt",
    arguments: [
      ["sabah 8 ünite novorapid yaptım", "akşam yapmadım"], ["makarna yedim", "yarın akşam"],
      ["makarna yedim", "sabah annem de yedi"],
    ])
  func noMoment(_ talk: [String]) async throws {
    let calls = try await Talking.lastTurn(talk).flatMap(\.calls)
    #expect(calls.allSatisfy { $0.name != "updateEntry" && $0.name != "updateMeal" })
  }

  @Test("After a question or another record a lone figure may be an answer or a correction")
  func loneReadingLater() async throws {
    for before in ["şekerim 160", "pilav yedim", "143 çıktı"] {
      let calls = try await Talking.lastTurn([before, "ders sonu 92"]).flatMap(\.calls)
      #expect(calls.isEmpty, "\(before)")
    }
  }

  @Test(
    "The only drug with its only dose was taken where the verb says so",
    arguments: [
      ("lantusu yaptım on iki ünite göbekten", "lantus", 12),
      ("4 ünite novorapid vurdum sınıfta gizli", "novorapid", 4),
    ])
  func loneDose(_ one: (text: String, drug: String, dose: Int)) {
    let calls = Self.calls(one.text)
    #expect(calls.count == 1)
    #expect(
      calls.first?.hasPrefix("logMedication {\"name\":\"\(one.drug)\",\"dose\":\(one.dose)") == true
    )
  }

  @Test("A dose that is asked about reads as a record, which the dose guard lets pass")
  func choice() async throws {
    let asked = try await Talking.lastTurn(["babamın şekeri 180", "6 ünite insülin yaptım"])
    let lines = asked.last?.text.split(separator: "\n").map(String.init) ?? []
    let doses = lines.filter { $0.contains("6 ünite") }
    #expect(doses.count == 2)
    for line in doses {
      #expect(line.contains("ilaç kaydı: insülin 6 ünite"))
      #expect(DoseFilter.checked(line) == line)
    }
  }

  @Test("An insulin that was taken or bought is asked about, and its dose then recorded")
  func taken() async throws {
    let asked = try await Talking.lastTurn(["lantus aldım"])
    #expect(asked.flatMap(\.calls).isEmpty)
    #expect(asked.last?.text.contains("Kaç ünite Lantus yaptınız?") == true)
    let again = try await Talking.lastTurn(["lantus aldım", "evet"])
    #expect(again.last?.text == asked.last?.text)
    let calls = try await Talking.lastTurn(["lantus aldım", "12 ünite"]).flatMap(\.calls)
    #expect(calls.map(\.name) == ["logMedication"])
    #expect(calls.first?.arguments["dose"]?.number == 12)
  }

  @Test("A dose alone fills in the record before it that has none, and no other")
  func missingDose() async throws {
    let filled = try await Talking.lastTurn(["novorapid vurdum", "6 ünite"]).flatMap(\.calls)
    #expect(filled.map(\.name) == ["updateEntry"])
    #expect(filled.first?.arguments["dose"]?.number == 6)
    let other = try await Talking.lastTurn(["8 ünite novorapid vurdum", "6 ünite lantus"])
      .flatMap(\.calls)
    #expect(other.allSatisfy { $0.name != "updateEntry" })
  }

  @Test(
    "A dose that may be another's, bought, denied or one of several is not",
    arguments: [
      "anneme 12 ünite lantus yaptım", "eczaneden lantus aldım 12 ünite",
      "lantusu yapmadım 12 ünite", "lantus değil tresiba vurdum 12 ünite",
      "lantus 12 ünite yaptım mı", "doktor 12 ünite lantus yapacak",
    ])
  func noDose(_ text: String) {
    #expect(Self.calls(text).allSatisfy { !$0.hasPrefix("logMedication {\"name\":\"lantus\"") })
  }
}
