import Domain
import Support
import Testing
import Tools

@Suite struct DiaryTests {
  struct Line: Sendable {
    var tool: String
    var arguments: JSON
    var type: String
    var summary: String
  }

  static let lines = [
    Line(
      tool: "logSymptom", arguments: ["kind": "baş ağrısı", "severity": "mild"], type: "symptom",
      summary: "belirti (baş ağrısı, hafif)"),
    Line(
      tool: "logSymptom", arguments: ["kind": "ishal", "bristol": 6, "blood": false],
      type: "symptom",
      summary: "belirti (ishal, Bristol 6)"),
    Line(tool: "logWater", arguments: ["milliliters": 400], type: "water", summary: "su (400 ml)"),
    Line(
      tool: "logActivity", arguments: ["kind": "yürüyüş", "minutes": 25], type: "activity",
      summary: "hareket (yürüyüş, 25 dakika)"),
    Line(
      tool: "logMedication", arguments: ["name": "Toujeo", "dose": 14, "unit": "ünite"],
      type: "medication", summary: "ilaç (Toujeo, 14 ünite)"),
    Line(
      tool: "logMood", arguments: ["mood": "gergin", "note": "sınav"], type: "mood",
      summary: "ruh hâli (gergin)"),
    Line(
      tool: "logSleep", arguments: ["hours": 5.5], type: "sleep", summary: "uyku (5 saat 30 dakika)"
    ),
    Line(tool: "logWeight", arguments: ["kilograms": 88], type: "weight", summary: "kilo (88 kg)"),
  ]

  @Test("An entry is kept with its own values under the contract's names", arguments: lines)
  func entriesAreKept(line: Line) async throws {
    let desk = Desk()
    let answer = try await desk.call(line.tool, line.arguments)
    #expect(answer["entry"] == 1)
    #expect(answer["type"]?.string == line.type)
    #expect(answer["at"] == "2026-11-21T08:30:00+03:00")
    for member in line.arguments.members ?? [] { #expect(answer[member.key] == member.value) }
    #expect(desk.fake.changes.last?.summary == line.summary)
    #expect(desk.fake.content.entries.count == 1)
    try await desk.call("undo")
    #expect(desk.fake.content.entries.isEmpty)
  }

  static let impossible: [(String, JSON)] = [
    ("logSymptom", ["kind": " "]), ("logSymptom", ["kind": "ishal", "bristol": 8]),
    ("logWater", ["milliliters": 0]), ("logWater", ["milliliters": 20_001]),
    ("logActivity", ["kind": "yürüyüş", "minutes": 1441]),
    ("logActivity", ["kind": "yürüyüş", "steps": 200_001]),
    ("logActivity", ["kind": ""]),
    ("logMedication", ["name": ""]),
    ("logMood", ["mood": ""]), ("logSleep", ["hours": 25]), ("logWeight", ["kilograms": 900]),
    ("logWater", ["milliliters": 200, "at": "2026-11-22T08:30:00+03:00"]),
    (
      "logSleep",
      [
        "hours": 7, "bedtime": "2026-11-21T08:00:00+03:00", "wakeTime": "2026-11-21T07:00:00+03:00",
      ]
    ),
  ]

  @Test("What cannot be meant is not kept", arguments: impossible)
  func impossibleEntries(tool: String, arguments: JSON) async throws {
    let desk = Desk()
    #expect(try await desk.failure(tool, arguments).code == "invalidArguments")
    #expect(desk.fake.content.entries.isEmpty)
  }

  @Test("Water tells the day's sum and what remains")
  func water() async throws {
    let desk = Desk()
    try await desk.call("setTarget", ["kind": "water", "value": 2])
    try await desk.call("logWater", ["milliliters": 300, "at": "2026-11-20T23:00:00+03:00"])
    try await desk.call("logWater", ["milliliters": 200])
    let answer = try await desk.call("logWater", ["milliliters": 400])
    #expect(answer["today"] == 600)
    #expect(answer["remaining"] == 1400)
    #expect(try await desk.question("logWater", ["milliliters": 6000]) != nil)
    #expect(try await desk.question("logWater", ["milliliters": 5000]) == nil)
  }

  @Test("A day tells the units of all insulin, however they were written")
  func insulin() async throws {
    let desk = Desk()
    for (unit, dose) in [
      ("ünite", 6.0), ("Ünite", 4), ("unite", 2), ("U", 8), ("ü", 1), ("IU", 3), ("units", 2.5),
      ("ünt.", 0.5),
    ] {
      let answer = try await desk.call(
        "logMedication", ["name": "Humalog", "dose": .number(dose), "unit": .string(unit)])
      #expect(answer["unit"] == "ünite", "\(unit)")
    }
    try await desk.call("logMedication", ["name": "metformin", "dose": 1000, "unit": "mg"])
    try await desk.call(
      "logMedication", ["name": "Lantus", "dose": 20, "unit": "U", "person": "annem"])
    #expect(try await desk.call("getDay")["insulinUnits"] == 27)
    try await desk.call("logMedication", ["name": "Toujeo", "dose": 14, "unit": "tablet"])
    let mended = try await desk.call("updateEntry", ["which": "medication", "unit": "U."])
    #expect(mended["unit"] == "ünite")
    #expect(try await desk.call("getDay")["insulinUnits"] == 41)
  }

  @Test("A weight tells the one before it")
  func weight() async throws {
    let desk = Desk()
    #expect(try await desk.call("logWeight", ["kilograms": 89])["previous"] == .null)
    let answer = try await desk.call("logWeight", ["kilograms": 88])
    #expect(answer.at("previous", "kilograms") == 89)
  }

  @Test("The last entry, the last of a kind, and one by id are corrected")
  func correcting() async throws {
    let desk = Desk()
    try await desk.call("logWater", ["milliliters": 200])
    try await desk.call("logSymptom", ["kind": "baş ağrısı"])
    let water = try await desk.call("updateEntry", ["which": "water", "milliliters": 400])
    #expect(water["entry"] == 1)
    #expect(water["milliliters"] == 400)
    let symptom = try await desk.call("updateEntry", ["severity": "severe", "note": "akşam"])
    #expect(symptom["kind"] == "baş ağrısı")
    #expect(symptom["severity"] == "severe")
    #expect(symptom["note"] == "akşam")
    let moved = try await desk.call(
      "updateEntry", ["entry": 1, "at": "2026-11-21T07:00:00+03:00"])
    #expect(moved["at"] == "2026-11-21T07:00:00+03:00")
    #expect(desk.fake.content.entries.count == 2)
  }

  @Test("A glucose reading is corrected, in its unit and its time")
  func correctingGlucose() async throws {
    let desk = Desk()
    try await desk.call("logWater", ["milliliters": 200])
    try await desk.call("logGlucose", ["value": 112])
    let answer = try await desk.call("updateEntry", ["value": 121, "context": "fasting"])
    #expect(answer["type"] == "glucose")
    #expect(answer["value"] == 121)
    #expect(answer["context"] == "fasting")
    let other = try await desk.call(
      "updateEntry", ["which": "glucose", "value": 7, "unit": "mmol/L"])
    #expect(other["unit"] == "mmol/L")
    #expect(desk.fake.content.readings.first?.milligrams == 7 * GlucoseUnit.mmolL.milligrams)
    let odd = try await desk.failure("updateEntry", ["which": "glucose", "unit": "mg"])
    #expect(odd.code == "invalidArguments")
  }

  struct Wrong: Sendable {
    var arguments: JSON
    var code: String
    var word: String
  }

  static let wrongs = [
    Wrong(
      arguments: ["which": "water", "kilograms": 80], code: "invalidArguments", word: "milliliters"),
    Wrong(arguments: ["which": "mood", "mood": "iyi"], code: "notFound", word: "ruh hâli"),
    Wrong(arguments: ["entry": 99, "note": "x"], code: "notFound", word: "99"),
    Wrong(arguments: ["reading": 99, "note": "x"], code: "notFound", word: "99"),
    Wrong(arguments: ["which": "water"], code: "invalidArguments", word: "değişeceği"),
    Wrong(
      arguments: ["which": "water", "at": "2026-12-01T00:00:00+03:00"], code: "invalidArguments",
      word: "gelecekte"),
  ]

  @Test("A correction that does not fit fails and says what does", arguments: wrongs)
  func wrongCorrections(wrong: Wrong) async throws {
    let desk = Desk()
    try await desk.call("logWater", ["milliliters": 200])
    let failure = try await desk.failure("updateEntry", wrong.arguments)
    #expect(failure.code == wrong.code)
    #expect(failure.message.contains(wrong.word), "\(failure.message)")
    #expect(desk.fake.changes.count == 1)
  }

  @Test("The newest entry goes without a question, an older one only after one")
  func deleting() async throws {
    let desk = Desk()
    try await desk.call("logWater", ["milliliters": 200])
    try await desk.call("logMood", ["mood": "iyi"])
    #expect(try await desk.question("deleteEntry") == nil)
    let question = try await desk.question("deleteEntry", ["which": "water"])
    #expect(question == "Bugün 08.30 su (200 ml) kaydı silinsin mi?")
    #expect(try await desk.call("deleteEntry")["mood"] == "iyi")
    #expect(try await desk.call("deleteEntry")["milliliters"] == 200)
    #expect(try await desk.failure("deleteEntry").code == "notFound")
    try await desk.call("undo")
    #expect(desk.fake.content.entries.count == 1)
  }

  @Test("An entry that a model's person did not name is asked about")
  func otherNamed() async throws {
    let desk = Desk()
    try await desk.call(
      "logMedication",
      ["name": "Lantus", "dose": 20, "unit": "ünite", "at": "2026-11-21T07:00:00+03:00"])
    try await desk.call("logMedication", ["name": "NovoRapid", "dose": 6, "unit": "ünite"])
    func question(
      _ tool: String, _ arguments: JSON, _ words: String?, isOneOfSeveral: Bool = false
    ) async throws -> String? {
      var context = desk.context
      context.words = words
      context.isOneOfSeveral = isOneOfSeveral
      return try await desk.tool(tool).ask(arguments, in: context)
    }
    for words in ["lantusu sil", "şekeri sil"] {
      #expect(try await question("deleteEntry", ["which": "last"], words) != nil)
    }
    for words in ["novorapidi sil", "novoyu sil", "ilacı sil", "onu sil", nil] {
      #expect(try await question("deleteEntry", ["which": "last"], words) == nil)
    }
    #expect(
      try await question("deleteEntry", ["which": "last"], "hepsini sil", isOneOfSeveral: true)
        != nil)
    let asked = try await question("updateEntry", ["entry": 2, "dose": 22], "lantus 22'ydi")
    #expect(asked?.contains("NovoRapid, 6 ünite") == true)
    #expect(try await question("updateEntry", ["entry": 2, "dose": 8], "novo 8'di") == nil)
    #expect(try await question("updateEntry", ["entry": 2, "dose": 8], "8 olacak") == nil)
  }

  @Test("An entry of a day is found by its kind and date")
  func byDay() async throws {
    let desk = Desk()
    try await desk.call("logWater", ["milliliters": 300, "at": "2026-11-20T10:00:00+03:00"])
    try await desk.call("logWater", ["milliliters": 200])
    let gone = try await desk.call("deleteEntry", ["which": "water", "date": "2026-11-20"])
    #expect(gone["milliliters"] == 300)
  }

  @Test("Deleting a reading leaves entries alone")
  func deletingReading() async throws {
    let desk = Desk()
    try await desk.call("logWater", ["milliliters": 200])
    try await desk.call("logGlucose", ["value": 112])
    #expect(try await desk.call("deleteEntry", ["which": "last"])["type"] == "glucose")
    #expect(desk.fake.content.readings.isEmpty)
    #expect(desk.fake.content.entries.count == 1)
  }
}
