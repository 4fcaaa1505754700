import Domain
import Support
import Testing
import Tools

@testable import EmbeddedModel

@Suite("Answers to results that no sentence of the engine asks for yet")
struct AnswerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var tool: String
    var arguments: JSON
    var answer: String
    var testDescription: String { answer }
  }

  static let cases = [
    Case(
      tool: "logMeasurement", arguments: ["kind": "bloodPressure", "value": 12, "value2": 8],
      answer: "Tansiyon kaydedildi: 120/80 mmHg (bugün 08.30)."),
    Case(
      tool: "logMeasurement", arguments: ["kind": "hba1c", "value": 7.2, "person": "annem"],
      answer: "Kaydedildi: HbA1c %7,2 (anneniz için)."),
    Case(
      tool: "updateProfile",
      arguments: ["diabetes": "type2", "diagnosedYear": 2015, "medications": ["metformin"]],
      answer:
        "Aklımda: diyabet tip 2, tanı yılı 2015, ilaçlar metformin.\n\nYanlışsa “geri al” yazın; "
        + "bildiklerimi “profilim” gösterir. Size uygun hedefler için: `/tanış`"),
    Case(
      tool: "getProfile", arguments: [:],
      answer:
        "Kendinizle ilgili henüz bir şey söylemediniz. “Tip 2 diyabetim var, 2015'te tanı kondu” "
        + "gibi yazabilirsiniz."),
    Case(
      tool: "getGlucose", arguments: ["person": "babam"],
      answer:
        "Babanız için: Kayıtlı bir kan şekeri ölçümü yok. “Babamın şekeri 112” gibi yazarsanız "
        + "kaydederim."),
    Case(
      tool: "logMood", arguments: ["mood": "gergin", "person": "Can"],
      answer: "Kaydedildi: ruh hâli: “gergin” (Can için)."),
  ]

  @Test("The answer tells what was done, and for whom", arguments: cases)
  func told(it: Case) async throws {
    let zone = Zone.fixed(3 * 3600)
    let now = try #require(CivilTime(parsing: "2026-11-21T08:30:00+03:00", in: zone)?.date)
    let tools = Toolbox(records: FakeRecords().records, foods: FakeFoods.table).all
    let tool = try #require(tools.first { type(of: $0).name == it.tool })
    let value = try await tool.run(
      it.arguments, in: ToolContext(now: now, zone: zone, conversation: nil))
    let call = ToolCall(id: "1", name: it.tool, arguments: it.arguments)
    let turn = [
      Message(role: .assistant, text: "", calls: [call], at: now),
      Message(
        role: .tool, text: "", results: [ToolResult(id: "1", name: it.tool, value: value)], at: now),
    ]
    #expect(AnswerWriter(now: now, zone: zone).answer(to: turn) == it.answer)
  }
}

extension Tool {
  fileprivate func run(_ arguments: JSON, in context: ToolContext) async throws -> JSON {
    let decoded = try Self.schema.validated(arguments).decoded(as: Arguments.self)
    return try await call(decoded, in: context)
  }
}

@Suite("Receipts of the diary and the profile")
struct DiaryReceiptTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var tool: String
    var value: JSON
    var receipt: String
    var testDescription: String { receipt }
  }

  static let cases = [
    Case(
      tool: "logMeasurement",
      value: [
        "entry": 4, "type": "measurement", "kind": "bloodPressure", "value": 120, "value2": 80,
        "unit": "mmHg", "at": "2026-11-21T08:30:00+03:00",
      ], receipt: "✓ Tansiyon 120/80 mmHg (bugün 08.30) · #4"),
    Case(
      tool: "logWater",
      value: [
        "entry": 5, "type": "water", "milliliters": 200, "person": "annem",
        "at": "2026-11-21T08:30:00+03:00",
      ], receipt: "✓ 200 ml su (anneniz için) (bugün 08.30) · #5"),
    Case(
      tool: "updateProfile", value: ["changed": ["diabetes": "type2", "diet": .null]],
      receipt: "✓ Profil: diyabet tip 2, beslenme silindi"),
  ]

  @Test("A receipt tells what was written, and for whom", arguments: cases)
  func told(it: Case) throws {
    let zone = Zone.fixed(3 * 3600)
    let now = try #require(CivilTime(parsing: "2026-11-21T08:30:00+03:00", in: zone)?.date)
    let call = ToolCall(id: "1", name: it.tool, arguments: [:])
    let line = AnswerWriter(now: now, zone: zone).receipt(of: it.value, for: call)
    #expect(line == it.receipt)
  }
}

@Suite("A call before it is made")
struct CallTextTests {
  static let cases: [(PlannedCall, String)] = [
    (PlannedCall("logWater", ["milliliters": 200, "person": "annem"]), "200 ml su (anneniz için)"),
    (PlannedCall("logGlucose", ["value": 6.4]), "kan şekeri 6,4 mmol/L"),
    (
      PlannedCall("logMeasurement", ["kind": "bloodPressure", "value": 12, "value2": 8]),
      "tansiyon 12/8"
    ),
    (PlannedCall("logMedication", ["name": "metformin"]), "ilaç kaydı: Metformin"),
    (PlannedCall("writeNote", ["content": "tahlil"]), "not yazma: tahlil"),
  ]

  @Test("Its form tells it as it would be kept", arguments: cases)
  func told(call: PlannedCall, text: String) {
    let writer = AnswerWriter(now: Engine.now, zone: Engine.zone)
    #expect(CallTexts(writer: writer).text(call) == text)
  }

  @Test("A question tells when it was")
  func moment() {
    let call = PlannedCall("logGlucose", ["value": 143, "at": "2026-11-20T06:00:00+03:00"])
    let now = CivilTime(parsing: "2026-11-20T14:00:00+03:00", in: Engine.zone)!.date
    let writer = AnswerWriter(now: now, zone: Engine.zone)
    #expect(CallTexts(writer: writer).text(call) == "kan şekeri 143 (bugün 06.00)")
  }
}
