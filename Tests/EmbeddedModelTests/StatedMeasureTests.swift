import Domain
import Testing

@testable import EmbeddedModel

/// Results, moods and small corrections that are sure whatever the weights have learned.
@Suite("Results in a row, moods, and what is said after a record")
struct StatedMeasureTests {
  @Test("Two values of one message are no choice, and asked about at once")
  func both() async throws {
    let answer = try await Talking.lastTurn(["babamın açlığı 176, tansiyonu 14/8"]).last?.text ?? ""
    #expect(answer.contains("176") && answer.contains("14"), "\(answer)")
    #expect(!answer.contains("Hangisini"), "\(answer)")
  }

  @Test("An hour beside a value is no second value")
  func hour() {
    let values = Engine.calls("kş 167 akşam yemeği öncesi 19.00").map {
      $0.arguments[.value]?.number
    }
    #expect(values == [167])
  }

  private static func calls(_ text: String) -> [ToolCall] {
    Engine.unlearned.calls(for: text, now: Engine.now, zone: Engine.zone).filter(\.writes)
  }

  @Test(
    "Each result is that of the name before it",
    arguments: [
      ("tahlil geldi hba1c 7,8 ldl 141", ["hba1c - 7.8", "lab ldl 141"]),
      ("tahlilin kalanı da şu: ldl 141, trigliserit 210", ["lab ldl 141", "lab trigliserit 210"]),
      ("LDL 112, vit D 18", ["lab ldl 112", "lab vit d 18"]),
    ])
  func results(_ one: (text: String, values: [String])) {
    let values = Self.calls(one.text).map { call in
      let name = call.arguments[.name]?.string ?? "-"
      return
        "\(call.arguments[.kind]?.string ?? "-") \(name) \(call.arguments[.value]?.text ?? "-")"
    }
    #expect(values == one.values)
  }

  @Test(
    "Results that are asked about, aimed at or somebody's are not sure",
    arguments: [
      "ldl 141 hba1c 7,8 iyi mi", "hedef ldl 100 hba1c 7", "annemin ldl 141 hba1c 7,8",
      "ldl 141 hba1c 7,8 elma 3",
    ])
  func unsure(_ text: String) {
    #expect(Self.calls(text).allSatisfy { $0.name != "logMeasurement" })
  }

  @Test(
    "Who says how they are is heard, and who speaks of another thing is not",
    arguments: [
      ("Müfettiş geliyor yarın, stresliyim epey", 1), ("bugün çok mutluyum", 1),
      ("stresli bir iş", 0), ("mutluyum mu bilmiyorum", 0),
    ])
  func moods(_ one: (text: String, count: Int)) {
    #expect(Self.calls(one.text).count { $0.name == "logMood" } == one.count)
  }

  @Test(
    "When a reading was measured is set without a question",
    arguments: [
      ("açken", "fasting"), ("aç karnına diye yaz", "fasting"),
      ("tok karnına", "afterMeal"),
    ])
  func context(_ one: (text: String, context: String)) async throws {
    let calls = try await Talking.lastTurn(["şekerim 138", one.text]).flatMap(\.calls)
    #expect(calls.map(\.name) == ["updateEntry"])
    #expect(calls.first?.arguments[.context]?.string == one.context)
  }

  @Test("What was told in portions is told in portions again")
  func unit() async throws {
    let calls = try await Talking.lastTurn(["Akşam 1 porsiyon iskender yedim", "1 değil bir buçuk"])
      .flatMap(\.calls)
    let items = calls.flatMap { $0.arguments[.items]?.array ?? [] }
    #expect(items.allSatisfy { $0[.unit]?.string == "porsiyon" }, "\(calls)")
  }

  @Test("The hour of a meal is set right")
  func hour() async throws {
    let calls = try await Talking.lastTurn(["4'te 2 yumurta yedim", "5 teydi pardon"])
      .flatMap(\.calls)
    #expect(calls.map(\.name) == ["updateMeal"])
    #expect(calls.first?.arguments[.eatenAt]?.string?.contains("T05:00") == true, "\(calls)")
  }

  @Test("An amount behind its food is not that of what stands beside it")
  func closed() {
    for text in ["cezerye 3 parça yanına soda yedim", "simit yedim 1 tane yanında çay"] {
      let items = Engine.calls(text).flatMap { $0.arguments[.items]?.array ?? [] }
      #expect(items.dropFirst().allSatisfy { $0[.quantity] == nil }, "\(items)")
    }
  }

  @Test("What is one's own, a class and a letter are nobody's names")
  func names() async throws {
    for text in ["Benimki 97", "ateş 37,6; 3-B'nin yarısı hasta"] {
      let turn = try await Talking.lastTurn([text])
      #expect(turn.flatMap(\.calls).allSatisfy { $0.arguments[.person] == nil })
      #expect(turn.last?.text.contains(" için)") == false, "\(turn.last?.text ?? "")")
    }
  }

  @Test("A year behind a name is no count of steps")
  func steps() {
    let calls = Engine.calls("adım hasan 1968 liyim")
    #expect(calls.allSatisfy { $0.name != "logActivity" }, "\(calls)")
  }
}
