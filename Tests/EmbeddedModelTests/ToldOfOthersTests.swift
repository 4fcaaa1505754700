import Domain
import EmbeddedModel
import Testing

@Suite("What is told of somebody else")
struct ToldOfOthersTests {
  private func calls(_ texts: [String]) async throws -> [String] {
    try await Talking.calls(texts).map { "\($0.name) \($0.arguments.text)" }
  }

  @Test(
    "What somebody else had changes no meal of the writer's",
    arguments: [
      ["bir simit yedim", "eşim de yarım yedi"],
      ["2 dilim börek yedim", "arkadaşım 3 dilim yedi"],
      ["1 tabak makarna yedim", "bizimki iki tabak yedi"],
      ["1 kase çorba içtim", "karşımdaki yarım kase içti"],
      ["10 zeytin yedim", "kızlar 20 yemiş"],
      ["eşimle birer muz yedik", "eşim yarısını yedi"],
      ["İkimiz de birer elma yedik", "annem yarısını yedi aslında"],
    ])
  func ofOther(_ texts: [String]) async throws {
    #expect(try await calls(texts).isEmpty)
  }

  @Test("The same food is offered as a meal of whoever is named")
  func offered() async throws {
    let texts = ["2 kaşık reçel yedim", "babam 4 kaşık yedi"]
    let answer = try await Talking.lastTurn(texts).last?.text ?? ""
    #expect(answer.contains("4 yemek kaşığı reçel (babanız için)"), "\(answer)")
    let written = try await Talking.calls(texts + ["evet"])
    #expect(written.map(\.items) == [["4 yemek kaşığı reçel @babam"]])
  }

  @Test(
    "A part of it that another had was none of the writer's, and another's meal is set right",
    arguments: [
      (["bir simit yedim", "yarısını eşim yedi"], "0.5 adet simit"),
      (["3 köfte yedim", "birini oğlum yedi"], "2 adet köfte"),
      (["kızım 3 köfte yedi", "2 köfte yedi aslında"], "2 adet köfte"),
      (["3 dilim börek yedim", "yok 2 dilim yedim"], "2 dilim börek"),
      (["1 dilim kek yedim", "yarım dilim yedim"], "0.5 dilim kek"),
    ])
  func ofOwn(_ texts: [String], _ item: String) async throws {
    let calls = try await Talking.calls(texts)
    #expect(calls.map(\.name) == ["updateMeal"] && calls.flatMap(\.items) == [item], "\(calls)")
  }

  @Test(
    "Whoever is named with a value ate what a third person is told to have eaten",
    arguments: [
      "Can'ın şekeri 112, kahvaltıda 1 yumurta 1 dilim ekmek 1 bardak süt içti",
      "kızımın kan şekeri 98, ara öğünde bir elma yedi",
      "Elif'in şekeri 140, öğlen 2 köfte 1 dilim ekmek yedi",
    ])
  func eatenByOwner(_ text: String) async throws {
    for texts in [[text], [text, "evet"]] {
      let meals = try await Talking.calls(texts).filter { $0.name == "logMeal" }
      #expect(meals.allSatisfy { $0.arguments["person"] != nil }, "\(meals)")
    }
  }

  @Test("Where the writer ate, the meal is the writer's")
  func eatenByWriter() async throws {
    let told = ["annemin şekeri 160, kahvaltıda 2 dilim ekmek yedim"]
    let meals = try await Talking.calls(told).filter { $0.name == "logMeal" }
    #expect(meals.count == 1 && meals[0].arguments["person"] == nil)
  }

  @Test(
    "A value of somebody that is checked is theirs; one that may be the writer's is asked about",
    arguments: [
      (
        ["oğlumun şekeri 210", "stripten baktım 190"],
        [#"logGlucose {"value":190,"person":"oğlum"}"#]
      ),
      (["kızımın şekeri 61", "ölçtüm 66"], [#"logGlucose {"value":66,"person":"kızım"}"#]),
      (["annemin şekeri 140", "ölçtüm 150"], []),
      (["annemin şekeri 140", "ben de ölçtüm 150"], [#"logGlucose {"value":150}"#]),
      (["şekerim 81", "parmaktan baktım 88"], [#"logGlucose {"value":88}"#]),
    ])
  func checked(_ texts: [String], _ wanted: [String]) async throws {
    #expect(try await calls(texts) == wanted)
  }

  @Test("A measure with the ending of a third person is theirs, also beside an emergency")
  func theirs() async throws {
    let told = ["kızımın kilosu 24", "hba1c'si 7.2 çıktı"]
    #expect(try await calls(told).allSatisfy { $0.contains(#""person":"kızım""#) })
    let model = Engine.shared
    let owner = model.owner(
      ofGlucose: 290, in: "Can kustu iki kere şekeri 290", after: [], now: Engine.now,
      zone: Engine.zone)
    #expect(owner == "Can")
    let ketone = ToolCall(
      id: "1", name: "logMeasurement", arguments: ["kind": "ketone", "value": 1.6])
    let spoken = [Message(role: .user, text: "oğlum kustu", at: Engine.now)]
    func owned(_ text: String, _ earlier: [Message]) -> ToolCall? {
      model.owned(ketone, in: text, after: earlier, now: Engine.now, zone: Engine.zone)
    }
    #expect(owned("ketonu 1.6", spoken)?.arguments["person"]?.string == "oğlum")
    #expect(owned("ketonu 1.6", []) == nil)
    #expect(owned("ketonum 1.6", spoken) == ketone)
  }

  @Test(
    "The writer's share, and what was given away, are no new meals",
    arguments: [
      ["4 bira içtik", "ben 2 tanesini içtim"],
      ["3 bira içtik biz", "ben 1 tane içtim arkadaş 2"],
      ["1 künefe yedim", "künefenin yarısını hanıma verdim"],
      ["2 künefe yedim", "künefenin birini kızıma verdim"],
    ])
  func shares(_ texts: [String]) async throws {
    for talk in [texts, texts + ["evet"]] {
      #expect(try await calls(talk).allSatisfy { !$0.hasPrefix("logMeal") })
    }
  }

  @Test("What is served to somebody, and what the writer had too, are meals of their own")
  func served() async throws {
    let hers = try await Talking.calls(["1 künefe yedim", "kızıma yarım künefe verdim"])
    #expect(hers.map(\.items) == [["0.5 adet künefe @kızım"]])
    let own = try await Talking.calls(["kızım 1 yumurta yedi", "ben de 1 simit yedim"])
    #expect(own.map(\.items) == [["1 adet simit"]])
  }
}
