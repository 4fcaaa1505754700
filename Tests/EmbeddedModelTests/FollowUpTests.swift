import Domain
import Testing

@testable import EmbeddedModel

@Suite("What is said of a value that was told before")
struct FollowUpTests {
  private func last(_ turns: String...) async throws -> [Message] {
    try await Talking.lastTurn(turns)
  }

  @Test(
    "After a low a lone value is the one that was to be measured",
    arguments: [
      ("84", 84.0), ("15 dk geçti 84", 84), ("şimdi 78", 78), ("90 oldu", 90), ("hâlâ 66", 66),
      ("on beş dakika sonra ölçtüm 102", 102),
    ])
  func measuredAgain(_ one: (said: String, value: Double)) async throws {
    let calls = try await last("şekerim 62", "meyve suyu içtim", one.said).flatMap(\.calls)
    #expect(calls.map(\.name) == ["logGlucose"])
    #expect(calls.first?.arguments["value"]?.number == one.value)
  }

  @Test(
    "What is no value of one's own stays none, low or not",
    arguments: [
      ["şekerim 62", "tansiyonum 130"], ["şekerim 62", "15 dakika sonra ölçeceğim"],
      ["oğlumun şekeri 58", "84"], ["şekerim 62", "80 kilo"],
    ])
  func noValue(_ turns: [String]) async throws {
    let calls = try await Talking.lastTurn(turns).flatMap(\.calls)
    #expect(!calls.contains { $0.name == "logGlucose" && $0.arguments["person"] == nil })
  }

  @Test("Who says how long was waited tells a value after any other of their own")
  func waited() async throws {
    let turn = try await last("şekerim 78", "2 kesme şeker attım ağzıma", "15 dk geçti 91")
    let calls = turn.flatMap(\.calls)
    #expect(turn.last?.text.contains("kaydetmedim") == false)
    #expect(calls.map(\.name) == ["logGlucose"])
    #expect(calls.first?.arguments["value"]?.number == 91)
    for turns in [["oğlumun şekeri 78", "15 dk geçti 91"], ["merhaba", "15 dk geçti 91"]] {
      let other = try await Talking.lastTurn(turns).flatMap(\.calls)
      #expect(!other.contains { $0.name == "logGlucose" && $0.arguments["person"] == nil })
    }
  }

  @Test(
    "Of foods that were compared the one at that place was eaten",
    arguments: [
      ("ikincisinden 1 kase içtim", "tarhana"), ("birincisinden 1 kase içtim", "mercimek"),
    ])
  func choice(_ one: (said: String, food: String)) async throws {
    let turn = try await last("mercimek mi tarhana mı, hangisinde karbonhidrat daha az", one.said)
    let told = turn.flatMap(\.calls).map { "\($0.arguments)" }.joined() + (turn.last?.text ?? "")
    let other = one.food == "tarhana" ? "mercimek" : "tarhana"
    #expect(told.contains(one.food) && !told.contains(other), "\(told)")
  }

  @Test("An amount that was given away is none of the meal")
  func givenAway() async throws {
    let calls = try await last("üç elma yedim", "birini yedim canım ikisini müşteriye verdim")
      .flatMap(\.calls)
    let items = calls.compactMap { $0.arguments["items"]?.array?.first?["quantity"]?.number }
    #expect(items == [1])
  }

  @Test("Who waited is asked to measure, who is well again is told of the last value")
  func feeling() async throws {
    for said in ["15 dakika geçti", "15 dk oldu", "iyiyim", "geçti iyiyim"] {
      let told = try await last("şekerim 62", "meyve suyu içtim", said)
      #expect(told.flatMap(\.calls).isEmpty)
      #expect(told.last?.text.hasPrefix("Son ölçüm bugün") == true, "\(said)")
      #expect(told.last?.text.contains("62 mg/dL") == true)
      #expect(told.last?.text.contains("Şimdi yeniden ölçüp değeri yazın") == true)
    }
    let well = try await last("şekerim 62", "84", "iyiyim artık")
    #expect(well.last?.text.hasPrefix("Sevindim. Son ölçüm bugün") == true)
    #expect(well.last?.text.contains("84 mg/dL") == true)
    let other = try await last("şekerim 110", "15 dakika geçti")
    #expect(other.last?.text.contains("yeniden ölçüp") == false)
  }

  @Test("What is asked of the value just told is answered with it")
  func asked() async throws {
    let high = try await last("şekerim 210", "ne yapayım")
    #expect(high.last?.text.contains("Sorduğunuz değer: **210 mg/dL** (bugün") == true)
    #expect(high.last?.text.contains("bol su") == true)
    let why = try await last("şekerim 210", "iki elma yedim", "neden yükseldi")
    #expect(why.last?.text.contains("stres yüzünden yükselebilir") == true)
    let good = try await last("165 ölçtüm tokken", "bu iyi mi")
    #expect(good.last?.text.contains("**165 mg/dL** (bugün") == true)
    #expect(good.last?.text.contains("80-130 mg/dL") == true)
    let hba1c = try await last("hba1c 7,2 çıktı", "iyi mi bu")
    #expect(hba1c.last?.text.contains("HbA1c’nin %7’nin altında") == true)
    let pressure = try await last("tansiyonum 14 9", "yüksek mi")
    #expect(pressure.last?.text.contains("tansiyon") == true)
    for turns in [["bu iyi mi"], ["iki yumurta yedim", "iyi mi"], ["ne yapayım"]] {
      let none = try await Talking.lastTurn(turns)
      #expect(none.last?.text.contains("mg/dL") == false, "\(turns)")
    }
  }

  @Test(
    "A figure that is asked about is answered, and recorded only after a yes",
    arguments: [
      ("165 normal mi", 165.0, nil as String?), ("160 yüksek mi sence", 160, nil),
      ("açlık 130 yüksek mi", 130, "fasting"), ("tokluk 165 iyi mi", 165, "afterMeal"),
    ])
  func figure(_ one: (said: String, value: Double, context: String?)) async throws {
    let asked = try await last(one.said)
    #expect(asked.flatMap(\.calls).isEmpty)
    #expect(asked.last?.text.contains("80-130 mg/dL") == true)
    let calls = try await last(one.said, "evet").flatMap(\.calls)
    #expect(calls.map(\.name) == ["logGlucose"])
    #expect(calls.first?.arguments["value"]?.number == one.value)
    #expect(calls.first?.arguments["context"]?.string == one.context)
  }

  @Test("A value with its own word is recorded as before, and other figures are none")
  func figures() async throws {
    #expect(try await last("şekerim 165 normal mi").flatMap(\.calls).map(\.name) == ["logGlucose"])
    for said in ["2 yumurta iyi mi", "nabız 90 normal mi", "hba1c 7,2 iyi mi"] {
      let calls = try await last(said, "evet").flatMap(\.calls)
      #expect(!calls.contains { $0.name.hasPrefix("log") }, "\(said)")
    }
  }

  @Test("Drugs one after the other are each recorded, and a lone figure is the dose of the last")
  func drugs() async throws {
    let second = try await last("metformin 1000 içtim", "novorapid yaptım").flatMap(\.calls)
    #expect(second.map(\.name) == ["logMedication"])
    #expect(second.first?.arguments["name"]?.string == "novorapid")
    let dose = try await last("metformin içtim", "novorapid yaptım", "8").flatMap(\.calls)
    #expect(dose.map(\.name) == ["updateEntry"])
    #expect(dose.first?.arguments["dose"]?.number == 8)
    #expect(dose.first?.arguments["unit"]?.string == "ünite")
    #expect(try await last("lantus 12 yaptım", "lantus yaptım").flatMap(\.calls).isEmpty)
    for said in ["ilacımı içtim", "sabah haplarımı aldım", "insülinimi yaptım"] {
      #expect(try await last(said).flatMap(\.calls).map(\.name) == ["logMedication"], "\(said)")
    }
    #expect(try await last("ilacımı içmedim").flatMap(\.calls).isEmpty)
  }

  @Test(
    "What was eaten besides comes to the meal and takes no food's place",
    arguments: [
      "bir de salata", "salata da yedim", "yanında 1 kase salata", "bide salata yedim",
      "salata da vardı",
    ])
  func addition(_ said: String) async throws {
    let calls = try await last("köfte yedim", said).flatMap(\.calls)
    #expect(calls.count == 1)
    #expect(["logMeal", "updateMeal"].contains(calls.first?.name))
    let items = calls.first?.arguments["items"]?.array ?? []
    #expect(items.compactMap { $0["name"]?.string } == ["salata"])
    #expect(calls.first?.arguments["replace"] == nil && calls.first?.arguments["remove"] == nil)
  }

  @Test(
    "What was not there, not eaten or only told of changes no meal",
    arguments: [
      "yanında salata yoktu", "salata değil", "pilav da vardı ama yemedim", "pilav çok güzeldi",
    ])
  func noAddition(_ said: String) async throws {
    let calls = try await last("köfte yedim", said).flatMap(\.calls)
    #expect(calls.isEmpty, "\(said)")
  }

  @Test("A food is taken out of a meal only where something says so")
  func removal() async throws {
    for said in ["pilav yoktu", "pilavı yemedim", "pilavı çıkar"] {
      let calls = try await last("köfte pilav yedim", said).flatMap(\.calls)
      #expect(calls.first?.arguments["remove"]?.array?.count == 1, "\(said)")
    }
    let told = try await last("köfte pilav yedim", "pilav da az yağlıydı").flatMap(\.calls)
    #expect(told.allSatisfy { $0.arguments["remove"] == nil })
  }

  @Test("Half of what was weighed is half of its weight")
  func halfWeight() async throws {
    let asked = try await last("100 gram pirinç pilavında kaç karbonhidrat var", "yarım yedim")
    #expect(asked.last?.text.contains("50 gram") == true)
    #expect(asked.last?.text.contains("0,5 gram") == false)
  }

  @Test("How much was drunk is of water, after water")
  func drunk() async throws {
    let told = try await last("su içtim 2 bardak", "toplam ne kadar içtim")
    #expect(told.last?.text.contains("su içtiniz") == true)
  }
}
