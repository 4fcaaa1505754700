import Domain
import Foundation
import Testing

@testable import EmbeddedModel

/// Ordinary days: what is told hours after a record, or with nothing that points at one.
@Suite("What is told later is of its own")
struct LaterRecordTests {
  /// What `text` calls so many hours after a talk.
  private func calls(_ talk: [String], _ hours: Double, _ text: String) async throws -> [ToolCall] {
    let tools = Talking.tools
    var earlier: [Message] = []
    for said in talk { earlier += try await Talking.turn(said, after: earlier, with: tools) }
    return Engine.shared.calls(
      for: text, after: earlier, now: Engine.now.addingTimeInterval(hours * 3600), zone: Engine.zone
    )
  }

  @Test(
    "A correction dose is a dose, and no other for the one before",
    arguments: [
      (["4 ünite novorapid yaptım"], 3, "2 ünite düzeltme yaptım", 2.0),
      (["4.5 ünite bolus"], 3, "1.2 ü düzeltme", 1.2),
      (["4 ünite novorapid yaptım"], 0.02, "2 ünite düzeltme yaptım", 2.0),
    ])
  func correctionDose(_ talk: [String], _ hours: Double, _ text: String, _ dose: Double)
    async throws
  {
    let calls = try await calls(talk, hours, text)
    #expect(calls.map(\.name) == ["logMedication"], "\(Engine.signature(calls))")
    #expect(calls.first?.arguments[.dose]?.number == dose)
  }

  @Test(
    "A dose is still put right",
    arguments: [
      ("pardon 2 ünite", 0.02), ("2 ünite olacak düzeltme", 0.02), ("4 değil 2 ünite", 3),
      ("düzeltme: 2 ünite olacaktı", 0.02),
    ])
  func correctedDose(_ text: String, _ hours: Double) async throws {
    let calls = try await calls(["4 ünite novorapid yaptım"], hours, text)
    #expect(calls.map(\.name) == ["updateEntry"], "\(text): \(Engine.signature(calls))")
  }

  @Test(
    "A value of hours later writes over none",
    arguments: [
      (["şekerim 142"], "98miş"), (["Defnenin şekeri 118"], "öğretmeni aradı 72ymiş"),
      (["annemin şekeri 210"], "180miş"), (["Defnenin şekeri 118"], "parkta 1 saat koştu"),
    ])
  func laterValue(_ talk: [String], _ text: String) async throws {
    let calls = try await calls(talk, 3, text)
    #expect(!calls.contains { $0.name == "updateEntry" }, "\(text): \(Engine.signature(calls))")
  }

  @Test(
    "One that points back, or comes at once, still does",
    arguments: [("124müş", 0.02), ("pardon 124müş", 3)])
  func pointedValue(_ text: String, _ hours: Double) async throws {
    let calls = try await calls(["şekerim 142"], hours, text)
    #expect(calls.map(\.name) == ["updateEntry"], "\(text): \(Engine.signature(calls))")
  }

  @Test(
    "What is sure alone is kept after a record too",
    arguments: [
      (["şekerim 168"], "ilacımı içtim", "logMedication"),
      (["şekerim 168"], "dizlerim ağrıyor bu ara", "logSymptom"),
      (["1 yumurta 1 dilim ekmek yedim"], "1. saat 131", "logGlucose"),
      (["6 ünite verdim"], "yüksek gidiyor 238", "logGlucose"),
      (["bi kutu meyve suyu içtim"], "110 oldu", "logGlucose"),
      (["glukofen aldım"], "2 yumurta 1 dilim ekmek beyaz peynir salatalık", "logMeal"),
    ])
  func sureAlone(_ talk: [String], _ text: String, _ tool: String) async throws {
    let calls = try await Talking.calls(talk + [text])
    #expect(calls.map(\.name) == [tool], "\(text): \(Engine.signature(calls))")
  }

  @Test(
    "What may be of the record is still asked about",
    arguments: [
      (["şekerim 142"], "110 oldu"), (["60 gram bulgur yedim"], "80 oldu"),
      (["glukofen aldım"], "ilacımı içtim"), (["şekerim 130"], "süt yumurta ekmek"),
      (["30 dk yürüdüm"], "85"),
    ])
  func open(_ talk: [String], _ text: String) async throws {
    let calls = try await Talking.calls(talk + [text])
    #expect(!calls.contains { $0.writes }, "\(text): \(Engine.signature(calls))")
  }

  @Test(
    "A figure alone is of a meter where it is hardly of the walk or the meal",
    arguments: [
      (["30 dk yürüdüm"], 0.02, "85"), (["30 dk koşu bandı yaptım"], 1, "85 düşüyor"),
      (["öğlen ızgara tavuk 120 gr, 4 kaşık bulgur pilavı, cacık"], 1, "138"),
    ])
  func meter(_ talk: [String], _ hours: Double, _ text: String) async throws {
    let tools = Talking.tools
    var earlier: [Message] = []
    for said in talk { earlier += try await Talking.turn(said, after: earlier, with: tools) }
    let now = Engine.now.addingTimeInterval(hours * 3600)
    earlier.append(Message(role: .user, text: text, at: now))
    let reading = Engine.shared.interpreterInUse.understand(
      text, after: earlier, now: now, zone: Engine.zone)
    let proposed = reading.proposed + reading.calls
    #expect(proposed.map(\.tool) == ["logGlucose"], "\(text): \(proposed)")
  }

  @Test(
    "A question when or whether to do something proposes none of it",
    arguments: [
      (["3 ünite insülin yaptım"], "ne zaman tekrar ölçeyim"),
      (["3 ünite insülin yaptım"], "bir daha yapayım mı"),
      (["şekerim 250"], "ne zaman tekrar ölçmeliyim"),
      (["şekerim 62"], "ne zaman tekrar ölçeyim"),
      (["2 dilim ekmek yedim"], "bir dilim daha yiyeyim mi"),
    ])
  func asked(_ talk: [String], _ text: String) async throws {
    let calls = try await Talking.calls(talk + [text, "evet"])
    #expect(!calls.contains { $0.writes }, "\(text): \(Engine.signature(calls))")
  }

  @Test(
    "A meal by its name is of whoever owns it",
    arguments: [
      ("babamın kahvaltısı 1 yumurta 1 dilim ekmek", "babam"),
      ("annemin öğle yemeği bir kase çorba", "annem"),
      ("kahvaltım 1 yumurta 1 dilim ekmek", nil),
      ("babamın kahvaltısını yedim 2 yumurta", nil),
    ])
  func ownedMeal(_ text: String, _ person: String?) async throws {
    let calls = try await Talking.calls([text])
    #expect(calls.map(\.name) == ["logMeal"], "\(text): \(Engine.signature(calls))")
    #expect(calls.first?.arguments[.person]?.string == person)
  }

  @Test(
    "What is told of somebody else is theirs, and what is the writer's is not",
    arguments: [
      (["Defnenin şekeri 118", "ben de salata yedim"], "yanakları kızardı ateşi 37.8", "Defne"),
      (["Defnenin şekeri 118"], "parkta 1 saat koştu", "Defne"),
      (["babamın tansiyonu 15/9"], "ayağında bi yara var", "babam"),
      ([], "babamın iştahı yok", "babam"),
      (["kızımın şekeri 118"], "okulda köfte makarna yemiş", "kızım"),
      (["kızımın şekeri 118"], "simit yedim", nil),
      (["babamın tansiyonu 15/9"], "başım ağrıyor", nil),
    ])
  func owner(_ talk: [String], _ text: String, _ person: String?) async throws {
    let calls = try await Talking.calls(talk + [text])
    #expect(
      calls.count == 1 && calls[0].writes && calls[0].arguments[.person]?.string == person,
      "\(text): \(Engine.signature(calls))")
  }

  @Test(
    "Small talk changes no record",
    arguments: [
      (["4.5 ünite bolus"], "set değiştirdim"), (["Defnenin şekeri 118"], "bugün hava güzel"),
      (["Defnenin şekeri 118"], "annem geldi"),
    ])
  func smallTalk(_ talk: [String], _ text: String) async throws {
    #expect(try await Talking.calls(talk + [text, "evet"]).isEmpty, "\(text)")
  }

  @Test("A drug that was told by none gets its name; a value of open owner is asked about")
  func names() async throws {
    let named = try await Talking.calls(["ilacımı aldım", "metformin"])
    #expect(named.map(\.name) == ["updateEntry"], "\(Engine.signature(named))")
    let asked = try await Talking.calls(["lantus yaptım", "metformin"])
    #expect(!asked.contains { $0.name == "updateEntry" }, "\(Engine.signature(asked))")
    let answer = try await Talking.lastTurn(["babamın şekeri 210", "tokluk şekeri 245"]).last?.text
    #expect(
      answer?.contains("245") == true && answer?.contains("babanız") == true, "\(answer ?? "")")
  }
}
