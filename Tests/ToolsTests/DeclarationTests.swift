import Domain
import Testing
import Turkish

@testable import Tools

@Suite("Every tool is described in one place")
struct DeclarationTests {
  @Test("Every tool of the toolbox is declared, and nothing else is")
  func everyTool() {
    let tools = Desk().tools.map { type(of: $0).name }
    #expect(Set(tools) == Set(ToolDeclaration.all.map(\.name)))
    #expect(tools.count == ToolDeclaration.all.count)
  }

  @Test("What writes has a title and a deed, what reads has neither")
  func titles() throws {
    for tool in Desk().tools.map({ type(of: $0) }) {
      let declared = try #require(ToolDeclaration.of(tool.name), "\(tool.name)")
      let (writes, title) = (tool.writes, declared.title)
      #expect(writes != title.isEmpty, "\(tool.name)")
      var isReading = false
      if case .reads = declared.deed { isReading = true }
      #expect(writes != isReading, "\(tool.name)")
    }
  }

  @Test("The names that must have been said are arguments of the tool")
  func names() throws {
    for tool in Desk().tools.map({ type(of: $0) }) {
      let declared = try #require(ToolDeclaration.of(tool.name))
      let arguments = Set(tool.schema.properties.map(\.name))
      for name in declared.names where name != "update.name" && tool.name != "updateShoppingList" {
        let first = name.split(separator: ".").first.map(String.init) ?? ""
        #expect(arguments.contains(first), "\(tool.name): \(name)")
      }
    }
  }

  @Test(
    "Every form has a tool, its words and templates that name its fields",
    arguments: EntryForm.all.map(\.kind))
  func forms(kind: EntryKind) throws {
    let form = try #require(EntryForm.of(kind))
    let tool = try #require(Desk().tools.first { type(of: $0).name == form.tool })
    let arguments = type(of: tool).schema.properties.map(\.name)
    #expect(Set(form.fields.map(\.name)).isSubset(of: arguments))
    #expect(!form.name.isEmpty && !form.cues.topics.isEmpty)
    let cues = form.cues
    #expect(
      !(cues.words.isEmpty && cues.stems.isEmpty && cues.verbs.isEmpty && cues.manners.isEmpty))
    for field in form.fields {
      #expect(!field.label.isEmpty, "\(field.name)")
      // A number says what it counts, or it could not be held against the person's words.
      if case .number = field.property.kind { #expect(field.amount != nil, "\(field.name)") }
      if case .choice(let values) = field.property.kind, field.name != "unit",
        field.name != "context"
      {
        #expect(values.allSatisfy { field.words[$0] != nil }, "\(field.name)")
      }
      for other in [field.amount?.pair, field.amount?.unitField].compactMap(\.self) {
        #expect(form[other] != nil, "\(field.name) → \(other)")
      }
    }
    let known = Set(form.fields.map(\.name) + ["at", "today"])
    for template in [form.values, form.line ?? form.values, form.answer] {
      for name in Self.placeholders(of: template) {
        #expect(known.contains(name), "\(form.kind.rawValue): {\(name)}")
      }
    }
  }

  /// The fields that a template names.
  private static func placeholders(of template: String) -> [String] {
    template.split(separator: "{").dropFirst().flatMap { part in
      (part.split(separator: "}", omittingEmptySubsequences: false).first ?? "").split(
        separator: "|"
      )
      .map { Turkish.lowercased(String($0.prefix(1))) + $0.dropFirst() }
    }
  }

  @Test("A correction offers every field of every form once")
  func corrections() {
    let names = EntryFields.properties.map(\.name)
    #expect(Set(names).count == names.count)
    for form in EntryForm.all {
      for field in form.fields {
        #expect(names.contains(field.name) || !field.isCorrectable)
      }
    }
  }
}

@Suite("An entry in words")
struct EntryTextTests {
  struct Case: Sendable {
    var kind: EntryKind
    var entry: JSON
    var values: String
    var line: String
    var answer: String
  }

  static let cases = [
    Case(
      kind: .water, entry: ["milliliters": 200, "today": 1400], values: "200 ml", line: "200 ml su",
      answer: "200 ml su kaydedildi; bugün toplam 1.400 ml."),
    Case(
      kind: .activity, entry: ["kind": "yürüyüş", "minutes": 25, "steps": 3000],
      values: "yürüyüş, 25 dakika, 3.000 adım", line: "yürüyüş, 25 dakika, 3.000 adım",
      answer: "Hareket kaydedildi: yürüyüş, 25 dakika, 3.000 adım."),
    Case(
      kind: .medication,
      entry: ["name": "metformin", "dose": 1000, "unit": "mg", "at": "08.30"],
      values: "metformin, 1.000 mg", line: "Metformin 1.000 mg",
      answer: "İlaç kaydedildi: Metformin, 1.000 mg (08.30)."),
    Case(
      kind: .medication, entry: ["name": "insülin", "at": "08.30"], values: "insülin",
      line: "insülin", answer: "İlaç kaydedildi: insülin (08.30)."),
    Case(
      kind: .symptom, entry: ["kind": "dışkı", "bristol": 6, "blood": true, "severity": "mild"],
      values: "dışkı, hafif, Bristol 6, kanlı", line: "dışkı, Bristol 6, kanlı",
      answer: "Belirti kaydedildi: dışkı, Bristol 6, kanlı (hafif)."),
    Case(
      kind: .sleep, entry: ["hours": 7.5], values: "7 saat 30 dakika",
      line: "uyku 7 saat 30 dakika", answer: "Uyku kaydedildi: 7 saat 30 dakika."),
    Case(
      kind: .weight, entry: ["kilograms": 88.4], values: "88,4 kg", line: "kilo 88,4 kg",
      answer: "Kilonuz kaydedildi: 88,4 kg."),
    Case(
      kind: .mood, entry: ["mood": "gergin"], values: "gergin", line: "ruh hâli: “gergin”",
      answer: "Ruh hâliniz kaydedildi: “gergin”."),
    Case(
      kind: .measurement,
      entry: [
        "kind": "bloodPressure", "value": 120, "value2": 80, "unit": "mmHg", "at": "bugün 08.30",
      ], values: "tansiyon 120/80 mmHg", line: "tansiyon 120/80 mmHg",
      answer: "Tansiyon kaydedildi: 120/80 mmHg (bugün 08.30)."),
    Case(
      kind: .measurement, entry: ["kind": "lab", "name": "ferritin", "value": 18, "at": "dün"],
      values: "ferritin 18", line: "ferritin 18", answer: "Ferritin kaydedildi: 18 (dün)."),
    Case(
      kind: .measurement,
      entry: ["kind": "hba1c", "value": 7.25, "unit": "%", "at": "bugün 08.30"],
      values: "HbA1c %7,25", line: "HbA1c %7,25",
      answer: "HbA1c kaydedildi: %7,25 (bugün 08.30)."),
    Case(
      kind: .measurement,
      entry: ["kind": "ketone", "value": 0.6, "unit": "mmol/L", "sample": "blood", "at": "dün"],
      values: "keton 0,6 mmol/L (kan)", line: "keton 0,6 mmol/L (kan)",
      answer: "Keton kaydedildi: 0,6 mmol/L, kan (dün)."),
  ]

  @Test("Its form tells it", arguments: cases)
  func told(it: Case) throws {
    let form = try #require(EntryForm.of(it.kind))
    let text = EntryText(form, it.entry) { $0.string ?? "" }
    #expect(text.values == it.values)
    #expect(text.line == it.line)
    #expect(text.answer == it.answer)
  }
}
