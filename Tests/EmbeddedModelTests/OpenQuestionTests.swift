import Domain
import Foundation
import Testing

@testable import EmbeddedModel

@Suite("Questions that a person leaves open")
struct OpenQuestionTests {
  private static func answer(_ talk: [String]) async throws -> String {
    try await Talking.lastTurn(talk).last?.text ?? ""
  }

  @Test(
    "What was asked about is told as not kept, and a yes keeps it",
    arguments: ["2 elma yedim", "teşekkürler", "bugün kaç karbonhidrat aldım"])
  func goesOn(_ next: String) async throws {
    let answer = try await Self.answer(["180", next])
    #expect(answer.contains("kaydetmedim: kan şekeri 180. Doğruysa “evet” yazın."))
    let calls = try await Talking.calls(["180", next, "evet"])
    #expect(calls.map(\.name) == ["logGlucose"])
    #expect(calls.first?.arguments["value"]?.number == 180)
  }

  @Test("It is told once, and answered once")
  func once() async throws {
    let told = ["180", "2 elma yedim"]
    #expect(!(try await Self.answer(told + ["1 muz yedim"])).contains("180"))
    #expect(try await Talking.calls(told + ["evet", "evet"]).isEmpty)
    #expect(try await Talking.calls(told + ["hayır"]).isEmpty)
  }

  @Test("Of two readings a number still picks one")
  func choice() async throws {
    let talk = ["ali 2 ünite yaptı", "evet", "140", "teşekkürler"]
    let answer = try await Self.answer(talk)
    #expect(answer.contains("1. kan şekeri 140 (Ali için)\n2. kan şekeri 140 (sizin için)"))
    let calls = try await Talking.calls(talk + ["2"])
    #expect(calls.map(\.name) == ["logGlucose"])
    #expect(calls.first?.arguments["person"] == nil)
  }

  @Test("A question that no yes answers leaves the yes to the one before")
  func unanswerable() async throws {
    let talk = ["180", "yemek yedim"]
    let answer = try await Self.answer(talk)
    #expect(answer.contains("seçemedim") && answer.contains("“evet” yazın"))
    let calls = try await Talking.calls(talk + ["evet"])
    #expect(calls.map(\.name) == ["logGlucose"], "\(Engine.signature(calls))")
  }

  @Test("A figure told with a yes keeps what else is known of the record")
  func merged() {
    let draft = Draft([PlannedCall("logGlucose", ["value": 180, "context": "afterMeal"])])
    let agreed = draft?.agreed(with: [PlannedCall("logGlucose", ["value": 190])])
    #expect(agreed == [PlannedCall("logGlucose", ["value": 190, "context": "afterMeal"])])
    // "evet, sabah da 6 novorapid": another one.
    let dose = PlannedCall("logMedication", ["name": "novorapid", "dose": 4])
    let other = PlannedCall("logMedication", ["name": "novorapid", "dose": 6, "at": "x"])
    #expect(Draft([dose])?.agreed(with: [other]) == [dose, other])
  }

  @Test("Beside another question it is only told")
  func besideAnother() async throws {
    let answer = try await Self.answer(["ali 2 ünite yaptı", "140"])
    #expect(answer.contains("Bir önceki iletinizdekini kaydetmedim: ilaç kaydı: insülin 2 ünite"))
  }

  @Test(
    "What refuses it, answers it or tells it again leaves nothing open",
    arguments: ["hayır", "tokluk 180", "kan şekerim 182"])
  func answered(_ next: String) async throws {
    #expect(!(try await Self.answer(["180", next])).contains("kaydetmedim:"))
  }
}

@Suite("A yes that comes late")
struct LateYesTests {
  @Test("What was asked about is of when it was told")
  func dated() async throws {
    for minutes in [1.0, 60] {
      let tools = Talking.tools
      let asked = try await Talking.turn("180", after: [], with: tools).map { message in
        var message = message
        message.at = Engine.now.addingTimeInterval(-60 * minutes)
        return message
      }
      let calls = try await Talking.turn("evet", after: asked, with: tools).flatMap(\.calls)
      #expect(calls.map(\.name) == ["logGlucose"])
      let moment = minutes > 10 ? "2026-11-21T12:10:00+03:00" : nil
      #expect(calls.first?.arguments["at"]?.string == moment)
    }
  }
}

@Suite("Foods that come to a meal that is asked about")
struct OpenMealTests {
  @Test(
    "They are of the same meal", arguments: ["bir de 1 dilim mısır ekmeği", "1 dilim mısır ekmeği"])
  func more(_ next: String) async throws {
    let calls = try await Talking.calls(["hamsi", next, "evet"])
    #expect(calls.map(\.name) == ["logMeal"], "\(Engine.signature(calls))")
    #expect(calls.flatMap(\.items) == ["hamsi", "1 dilim mısır ekmeği"])
  }
}

@Suite("A yes with more behind it")
struct AgreedWithMoreTests {
  @Test(
    "Somebody is only spoken to, or agrees twice",
    arguments: ["evet kızım", "evet, doğru", "evet hocam"])
  func address(_ yes: String) async throws {
    let calls = try await Talking.calls(["180", yes])
    #expect(calls.map(\.name) == ["logGlucose"], "\(Engine.signature(calls))")
    #expect(calls.first?.arguments["person"] == nil)
  }

  @Test("More records come beside what was agreed to")
  func more() async throws {
    let calls = try await Talking.calls(["180", "evet, bir de 2 elma yedim"])
    #expect(calls.map(\.name) == ["logGlucose", "logMeal"], "\(Engine.signature(calls))")
  }

  @Test("What is said of it changes what is written")
  func changed() async throws {
    let calls = try await Talking.calls(["180", "evet ama tokluktu"])
    #expect(calls.first?.arguments["context"]?.string == "afterMeal", "\(Engine.signature(calls))")
    #expect(calls.first?.arguments["value"]?.number == 180)
  }

  @Test(
    "What takes it back, orders else or names an owner is no plain yes",
    arguments: [
      "evet ama yemedim", "evet de ben yemedim oğlum yedi", "evet sil onu", "evet oğlumun",
    ])
  func noYes(_ text: String) async throws {
    let calls = try await Talking.calls(["hamsi", text])
    #expect(
      !calls.contains { $0.name == "logMeal" && $0.arguments["person"] == nil },
      "\(Engine.signature(calls))")
  }

  @Test("What is told again comes in its place, and is not kept twice")
  func again() async throws {
    for text in ["evet şekerim 190", "evet ama 190"] {
      let calls = try await Talking.calls(["180", text])
      #expect(calls.map(\.name) == ["logGlucose"], "\(Engine.signature(calls))")
      #expect(calls.first?.arguments["value"]?.number == 190)
    }
    for (text, foods) in [
      ("evet hamsi yedim", ["hamsi"]), ("evet, ekmek de yedim", ["hamsi", "ekmek"]),
    ] {
      let calls = try await Talking.calls(["hamsi", text])
      #expect(calls.map(\.name) == ["logMeal"], "\(Engine.signature(calls))")
      #expect(calls.flatMap(\.items) == foods)
    }
  }

  @Test("“tamam” after another record is of that record")
  func acknowledged() async throws {
    #expect(try await Talking.calls(["180", "2 elma yedim", "tamam"]).isEmpty)
  }

  @Test("A no after the yes, and words that only concede, agree to nothing")
  func loose() async throws {
    #expect(try await Talking.calls(["180", "evet yok yok yanlış"]).isEmpty)
    #expect(
      try await Talking.calls(["180", "olur 2 elma yedim"]).map(\.name) == ["logMeal"])
  }
}
