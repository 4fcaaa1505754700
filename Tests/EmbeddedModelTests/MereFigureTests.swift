import Domain
import Testing

@testable import EmbeddedModel

@Suite("A figure alone after a record")
struct MereFigureTests {
  @Test(
    "What is near to the record, or answers what it left open, sets it right at once",
    arguments: [
      (["20 ünite lantus yaptım", "22"], "dose", 22.0),
      (["novorapid 5 yaptım", "4,5"], "dose", 4.5),
      (["metformin 500 içtim", "850"], "dose", 850.0), (["kilom 81", "80"], "kilograms", 80.0),
      (["20 dk yürüdüm", "30"], "minutes", 30.0),
    ])
  func near(_ talk: [String], _ field: String, _ value: Double) async throws {
    let calls = try await Talking.calls(talk)
    #expect(
      calls.map(\.name) == ["updateEntry"] && calls[0].arguments[field]?.number == value,
      "\(Engine.signature(calls))")
  }

  @Test(
    "A number that can be a glucose corrects no dose, unless its unit says so",
    arguments: [
      ("5 ünite humalog yaptım", "41", false), ("5 ünite humalog yaptım", "38 oldu", false),
      ("20 ünite lantus yaptım", "44", false), ("5 ünite humalog yaptım", "6", true),
      ("5 ünite humalog yaptım", "41 ünite", true),
    ])
  func doseOrReading(_ record: String, _ text: String, _ corrects: Bool) async throws {
    let calls = try await Talking.calls([record, text])
    #expect(calls.map(\.name).contains("updateEntry") == corrects, "\(Engine.signature(calls))")
  }

  @Test(
    "So many more of a food are taken, where it is no feast",
    arguments: [
      (["2 dilim ekmek yedim", "3"], 3.0), (["elma yedim", "3"], 3.0),
      (["makarna yedim", "2"], 2.0), (["köfte yedim", "4"], 4.0),
    ])
  func meals(_ talk: [String], _ count: Double) async throws {
    let calls = try await Talking.calls(talk)
    #expect(
      calls.map(\.name) == ["updateMeal"]
        && calls[0].arguments["items"]?.array?.first?["quantity"]?.number == count,
      "\(Engine.signature(calls))")
  }

  @Test(
    "What may be something else is asked about, with both readings where two are likely",
    arguments: [
      (["makarna yedim", "8"], ["son öğünde değişiklik"]),
      (["bir dilim ekmek yedim", "4"], ["son öğünde değişiklik"]),
      (["60 gr ekmek yedim", "90"], ["kan şekeri 90", "90 gram ekmek"]),
      (["200 gr karpuz yedim", "52"], ["kan şekeri 52", "52 gram karpuz", "15-20 gram"]),
      (["20 dakika yürüdüm", "68"], ["demek istediniz: kan şekeri 68", "15-20 gram"]),
      (["kilom 81", "180"], ["kan şekeri 180", "kaydında değişiklik"]),
      (["novorapid 5 yaptım", "4.2"], ["kan şekeri 4,2 mmol/L", "kaydında değişiklik"]),
      (["lantus 18 yaptım", "5.4"], ["kan şekeri 5,4 mmol/L", "kaydında değişiklik"]),
      (["novorapid 4 yaptım", "15 oldu"], ["kaydında değişiklik: Novorapid 15 ünite"]),
      (["5 ünite humalog yaptım", "41"], ["Şunu mu demek istediniz: kan şekeri 41"]),
      (["lantus 18 yaptım", "12"], ["kaydında değişiklik"]),
      (["şekerim 5.8", "yemek yedim", "8.4"], ["kan şekeri 8,4 mmol/L", "kaydında değişiklik"]),
      (["annemin şekeri 68", "şeker verdim", "92"], ["kan şekeri 92 (anneniz için)"]),
      (["kan şekerim 7.4", "3.7"], ["3,7"]), (["şekerim 9.8 mmol", "11.2"], ["11,2"]),
    ])
  func asked(_ talk: [String], _ told: [String]) async throws {
    let turn = try await Talking.lastTurn(talk)
    let answer = turn.last?.text ?? ""
    #expect(turn.flatMap(\.calls).isEmpty, "\(Engine.signature(turn.flatMap(\.calls)))")
    for words in told { #expect(answer.contains(words), "\(answer)") }
    #expect(answer.contains("?"), "\(answer)")
  }

  @Test(
    "The reading that a person chooses is the one that is made",
    arguments: [("1", "updateMeal"), ("evet", "updateMeal"), ("2", "logGlucose"), ("hayır", "")])
  func chosen(_ answer: String, _ tool: String) async throws {
    let calls = try await Talking.calls(["60 gr ekmek yedim", "90", answer])
    #expect(calls.map(\.name) == (tool.isEmpty ? [] : [tool]), "\(Engine.signature(calls))")
  }

  @Test("A decimal is no clock to which a record is moved")
  func clock() async throws {
    for text in ["3.7", "7.1", "11.2"] {
      let answer = try await Talking.lastTurn(["kan şekerim 7.4", text]).last?.text ?? ""
      #expect(!answer.contains("değişiklik (bugün"), "\(answer)")
    }
    let moved = try await Talking.calls(["şekerim 140", "9.30'daydı"])
    #expect(moved.first?.arguments["at"]?.string?.contains("09:30") == true)
  }

  @Test("A value looked at again is of the one whose it was before")
  func again() async throws {
    for text in ["hâlâ 60", "tekrar ölçtüm 60", "yine 60"] {
      let calls = try await Talking.calls(["kızımın şekeri 62", text])
      #expect(
        calls.allSatisfy { $0.arguments["person"]?.string == "kızım" }, "\(Engine.signature(calls))"
      )
    }
  }

  @Test("What falls is the writer's own, whoever was told of before")
  func ownFall() async throws {
    let turn = try await Talking.lastTurn(["annemin şekeri 180", "72'ye düştüm"])
    let answer = turn.last?.text ?? ""
    #expect(answer.contains("72") && !answer.contains("anneniz"), "\(answer)")
    #expect(turn.flatMap(\.calls).allSatisfy { $0.arguments["person"] == nil })
  }

  @Test("A dose that a third person took is nobody's until it is said whose")
  func thirdPerson() async throws {
    #expect(try await Talking.calls(["8 ünite yaptı"]).isEmpty)
    let own = try await Talking.calls(["8 ünite yaptım"])
    #expect(own.map(\.name) == ["logMedication"])
  }

  @Test(
    "A value that is set right to a low or a high tells what to do",
    arguments: [
      ("62 olacaktı", "15-20 gram"), ("52 olacaktı", "15-20 gram"), ("410 olacaktı", "keton"),
    ])
  func mended(_ text: String, _ advice: String) async throws {
    let answer = try await Talking.lastTurn(["şekerim 152", text]).last?.text ?? ""
    #expect(answer.contains("Düzelttim") && answer.contains(advice), "\(answer)")
    let calm = try await Talking.lastTurn(["şekerim 152", "125 olacaktı"]).last?.text ?? ""
    #expect(!calm.contains("15-20 gram"), "\(calm)")
  }
}
