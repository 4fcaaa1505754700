import Domain
import Support
import Testing
import Tools

@Suite("Measurements that are no glucose")
struct MeasurementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: JSON
    /// What an entry holds besides.
    var kept: JSON
    var summary: String

    var testDescription: String { summary }
  }

  static let cases = [
    Case(
      arguments: ["kind": "bloodPressure", "value": 12, "value2": 8],
      kept: ["value": 120, "value2": 80, "unit": "mmHg"], summary: "ölçüm (tansiyon 120/80 mmHg)"),
    Case(
      arguments: ["kind": "bloodPressure", "value": 145, "value2": 90, "unit": "mmhg"],
      kept: ["value": 145, "value2": 90, "unit": "mmHg"], summary: "ölçüm (tansiyon 145/90 mmHg)"),
    Case(
      arguments: ["kind": "bloodPressure", "value": 13.5], kept: ["value": 135],
      summary: "ölçüm (tansiyon 135 mmHg)"),
    Case(
      arguments: ["kind": "ketone", "value": 0.6, "sample": "blood"],
      kept: ["value": 0.6, "unit": "mmol/L"], summary: "ölçüm (keton 0,6 mmol/L (kan))"),
    Case(
      arguments: ["kind": "ketone", "value": 2, "unit": "artı", "sample": "urine"],
      kept: ["unit": "artı"], summary: "ölçüm (keton 2 artı (idrar))"),
    Case(
      arguments: ["kind": "pulse", "value": 72], kept: ["unit": "/dk"],
      summary: "ölçüm (nabız 72 /dk)"),
    Case(
      arguments: ["kind": "temperature", "value": 38.4], kept: ["unit": "°C"],
      summary: "ölçüm (ateş 38,4 °C)"),
    Case(
      arguments: ["kind": "hba1c", "value": 7.2], kept: ["unit": "%"],
      summary: "ölçüm (HbA1c %7,2)"),
    Case(
      arguments: ["kind": "hba1c", "value": 55], kept: ["unit": "mmol/mol"],
      summary: "ölçüm (HbA1c 55 mmol/mol)"),
    Case(
      arguments: ["kind": "lab", "name": "LDL", "value": 131, "unit": "mg/dL"],
      kept: ["name": "LDL", "unit": "mg/dL"], summary: "ölçüm (LDL 131 mg/dL)"),
    Case(
      arguments: ["kind": "lab", "name": "ferritin", "value": 18], kept: ["value": 18],
      summary: "ölçüm (ferritin 18)"),
  ]

  @Test("A measurement is kept in its unit, told by the day, and taken back", arguments: cases)
  func kept(sample: Case) async throws {
    let desk = Desk()
    let answer = try await desk.call("logMeasurement", sample.arguments)
    #expect(answer["entry"] == 1)
    #expect(answer["type"] == "measurement")
    #expect(answer["kind"] == sample.arguments["kind"])
    for member in sample.kept.members ?? [] { #expect(answer[member.key] == member.value) }
    #expect(desk.fake.changes.last?.summary == sample.summary)
    let day = try await desk.call("getDay")
    #expect(day.at("entries", 0) == answer)
    #expect(try await desk.call("undo")["summary"]?.string == sample.summary)
    #expect(desk.fake.content.entries.isEmpty)
  }

  struct Wrong: Sendable {
    var arguments: JSON
    var word: String
  }

  static let wrongs = [
    Wrong(arguments: ["kind": "bloodPressure", "value": 8, "value2": 12], word: "yüksek olmalı"),
    Wrong(arguments: ["kind": "bloodPressure", "value": 400, "value2": 80], word: "tansiyon 50"),
    Wrong(
      arguments: ["kind": "bloodPressure", "value": 120, "value2": 300], word: "küçük tansiyon"),
    Wrong(arguments: ["kind": "pulse", "value": 5], word: "nabız 20"),
    Wrong(arguments: ["kind": "pulse", "value": 80, "value2": 60], word: "tek değer"),
    Wrong(arguments: ["kind": "temperature", "value": 60], word: "ateş 30"),
    Wrong(arguments: ["kind": "ketone", "value": 180], word: "keton 0"),
    Wrong(arguments: ["kind": "hba1c", "value": 2], word: "HbA1c 3"),
    Wrong(arguments: ["kind": "lab", "value": 130], word: "Tahlilin adı"),
    Wrong(arguments: ["kind": "lab", "name": " ", "value": 130], word: "Tahlilin adı"),
    Wrong(
      arguments: ["kind": "pulse", "value": 80, "at": "2026-11-22T08:30:00+03:00"],
      word: "gelecekte"),
  ]

  @Test("What no body has is not kept, and the sentence says why", arguments: wrongs)
  func impossible(wrong: Wrong) async throws {
    let desk = Desk()
    let failure = try await desk.failure("logMeasurement", wrong.arguments)
    #expect(failure.code == "invalidArguments")
    #expect(failure.message.contains(wrong.word), "\(failure.message)")
    #expect(desk.fake.content.entries.isEmpty)
  }

  @Test(
    "What is not as usual is told with what to do",
    arguments: [
      Wrong(arguments: ["kind": "bloodPressure", "value": 19, "value2": 11], word: "180/110"),
      Wrong(arguments: ["kind": "bloodPressure", "value": 7, "value2": 4], word: "düşük"),
      Wrong(arguments: ["kind": "pulse", "value": 150], word: "nabız"),
      Wrong(arguments: ["kind": "temperature", "value": 40], word: "Ateş"),
    ])
  func assessed(_ one: Wrong) async throws {
    let desk = Desk()
    let told = try await desk.call("logMeasurement", one.arguments)["assessment"]?.string
    #expect(told?.contains(one.word) == true)
    let theirs = try await desk.call(
      "logMeasurement", .object((one.arguments.members ?? []) + [.init("person", "babam")]))
    #expect(theirs["assessment"]?.string?.hasPrefix("Ölçülen kişi için") == true)
    let earlier = try await desk.call(
      "logMeasurement",
      .object((one.arguments.members ?? []) + [.init("at", "2026-11-19T08:30:00+03:00")]))
    #expect(earlier["assessment"] == nil)
  }

  @Test("A pressure of 140/90 is told of to who expects a child, and to nobody else")
  func ofPregnancy() async throws {
    let desk = Desk()
    let pressure: JSON = ["kind": "bloodPressure", "value": 15, "value2": 10]
    #expect(try await desk.call("logMeasurement", pressure)["assessment"] == nil)
    _ = try await desk.call("updateProfile", ["pregnant": true])
    let told = try await desk.call("logMeasurement", pressure)["assessment"]?.string
    #expect(told?.contains("140/90") == true)
    let usual: JSON = ["kind": "bloodPressure", "value": 12, "value2": 7]
    #expect(try await desk.call("logMeasurement", usual)["assessment"] == nil)
  }

  @Test("A measurement without a value or of an unknown kind does not reach the tool")
  func incomplete() async throws {
    let desk = Desk()
    await #expect(throws: (any Error).self) {
      try await desk.call("logMeasurement", ["kind": "pulse"])
    }
    await #expect(throws: (any Error).self) {
      try await desk.call("logMeasurement", ["kind": "saturation", "value": 97])
    }
  }

  @Test("A measurement is corrected and checked anew, and deleted")
  func corrected() async throws {
    let desk = Desk()
    try await desk.call("logMeasurement", ["kind": "bloodPressure", "value": 12, "value2": 8])
    let high = try await desk.call("updateEntry", ["which": "measurement", "value": 13])
    #expect(high["value"] == 130)
    #expect(high["value2"] == 80)
    #expect(try await desk.call("updateEntry", ["value2": 85])["value2"] == 85)
    let odd = try await desk.failure("updateEntry", ["value2": 150])
    #expect(odd.message.contains("yüksek olmalı"))
    #expect(try await desk.failure("updateEntry", ["dose": 4]).message.contains("value2"))
    #expect(desk.fake.changes.last?.summary == "ölçüm düzeltmesi (tansiyon 130/85 mmHg)")
    #expect(try await desk.call("deleteEntry", ["which": "measurement"])["value"] == 130)
    #expect(desk.fake.content.entries.isEmpty)
  }

  @Test("A laboratory's value gets another name and unit")
  func renamed() async throws {
    let desk = Desk()
    try await desk.call("logMeasurement", ["kind": "lab", "name": "LDL", "value": 131])
    let mended = try await desk.call("updateEntry", ["name": "HDL", "unit": "mg/dL"])
    #expect(mended["name"] == "HDL")
    #expect(mended["unit"] == "mg/dL")
  }
}
