package import Domain

/// Corrects what is recorded and is no meal: water, symptoms, medicines, glucose readings.
///
///     updateEntry(which: "water", milliliters: 400)
///
/// Only the fields of the entry's own kind can change; others fail, naming those that can.
package struct UpdateEntry: Tool {
  package struct Arguments: Decodable, Sendable {
    var entry: Int64?
    var reading: Int64?
    var which: String?
    var date: String?
    var at: String?
    var person: String?
    var note: String?
    /// The new values under the names of the forms.
    var fields: [JSON.Member]

    private enum Key: String, CodingKey { case entry, reading, which, date, at, person, note }

    package init(from decoder: any Decoder) throws {
      let own = try decoder.container(keyedBy: Key.self)
      entry = try own.decodeIfPresent(Int64.self, forKey: .entry)
      reading = try own.decodeIfPresent(Int64.self, forKey: .reading)
      which = try own.decodeIfPresent(String.self, forKey: .which)
      date = try own.decodeIfPresent(String.self, forKey: .date)
      at = try own.decodeIfPresent(String.self, forKey: .at)
      person = try own.decodeIfPresent(String.self, forKey: .person)
      note = try own.decodeIfPresent(String.self, forKey: .note)
      let all = try JSON(from: decoder).members ?? []
      fields = all.filter { member in
        Key(rawValue: member.key) == nil && member.value.string?.unlessEmpty != nil
          || Key(rawValue: member.key) == nil && member.value.string == nil
      }
    }

    fileprivate var choice: EntryChoice {
      EntryChoice(entry: entry, reading: reading, which: which, date: date)
    }

    /// Whether the time, the person or the note changes.
    var isAbout: Bool { at != nil || person != nil || note != nil }
  }

  package static let name = "updateEntry"
  package static let summary =
    "Öğün olmayan bir kaydı düzeltir; silinip yeniden yazılmaz. Belirtilmezse en son kayıt."
  package static let writes = true
  package static let schema = ToolSchema(
    properties: EntryChoice.properties + EntryFields.properties + [
      .moment(.at, "Yeni zaman; örn. 2026-11-21T08:30:00+03:00"),
      .text(.person, "Kimin olduğu yanlışsa doğrusu; kişinin kendisininse ben"),
      .text(.note, "Yeni not"),
    ])
  package static let brief: ToolBrief? = ToolBrief(
    "öğün olmayan kaydı düzeltir",
    [.which, .value, .milliliters, .minutes, .hours, .kilograms, .dose])

  let records: Records

  package init(records: Records) { self.records = records }

  package func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    guard let words = context.words else { return nil }
    let found = try arguments.choice.find(in: records, context: context)
    guard NamedEntry(words).isOther(than: found, among: try records.entries.newest()) else {
      return nil
    }
    return Texts.confirmChange(found.brief, at: found.at, in: context)
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let fields = arguments.fields
    guard !fields.isEmpty || arguments.isAbout else {
      throw .invalid(Texts.nothingToChange)
    }
    let found = try arguments.choice.find(in: records, context: context)
    try EntryFields.check(fields, for: found)
    var changed: Recorded
    switch found {
    case .entry(let entry): changed = .entry(try self.changed(entry, fields, in: context))
    case .reading(var reading):
      try change(&reading, fields)
      changed = .reading(reading)
    }
    try move(&changed, arguments, in: context)
    let result = try store(changed, in: context)
    guard case .reading(let kept) = changed, changesValue(fields) else { return result }
    return try AssessedReading(targets: records.targets, profile: records.profile)
      .assessed(result, of: kept, in: context)
  }

  /// Whether a reading comes to something else than it did.
  private func changesValue(_ fields: [JSON.Member]) -> Bool {
    fields.contains { $0.isNamed(.value) || $0.isNamed(.unit) }
  }

  /// The entry with new values, checked as its own tool checks them.
  private func changed(
    _ entry: Entry, _ fields: [JSON.Member], in context: ToolContext
  ) throws(ToolFailure) -> Entry {
    guard !fields.isEmpty else { return entry }
    var entry = entry
    for field in fields { entry.values = entry.values.setting(field.key, to: field.value) }
    if let tool = Toolbox.diary.first(where: { $0.form.kind == entry.kind }) {
      let values = try tool.form.checked(entry.values, in: context)
      entry.values = try tool.checked(values, in: context)
    }
    return entry
  }

  private func change(
    _ reading: inout GlucoseReading, _ fields: [JSON.Member]
  ) throws(ToolFailure) {
    let new = JSON.object(fields)
    let unit = try new[.unit]?.string.map { text throws(ToolFailure) in
      guard let unit = GlucoseUnit(rawValue: text) else { throw .invalid(Texts.glucoseUnits) }
      return unit
    }
    if let value = new[.value]?.number ?? unit.map({ _ in reading.said }) {
      let said = try SaidGlucose(value, unit)
      (reading.milligrams, reading.unit) = (said.milligrams, said.unit)
    }
    if let context = new[.context]?.string.flatMap(GlucoseContext.init) {
      reading.context = context
    }
  }

  /// Gives it its new time, person and note.
  private func move(
    _ changed: inout Recorded, _ arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) {
    let at = try arguments.at.map { text throws(ToolFailure) in
      try context.pastMoment(text, for: "at")
    }
    switch changed {
    case .entry(var entry):
      entry.at = at ?? entry.at
      if let person = arguments.person { entry.subject = Person(person).subject }
      if let note = arguments.note { entry.note = note.unlessEmpty }
      changed = .entry(entry)
    case .reading(var reading):
      reading.at = at ?? reading.at
      if let person = arguments.person { reading.subject = Person(person).subject }
      if let note = arguments.note { reading.note = note.unlessEmpty }
      changed = .reading(reading)
    }
  }

  private func store(_ changed: Recorded, in context: ToolContext) throws(ToolFailure) -> JSON {
    let change = context.change(Self.name, changed.correction)
    try stored {
      switch changed {
      case .entry(let entry): try records.entries.replace(entry, change)
      case .reading(let reading): try records.glucose.replace(reading, change)
      }
    }
    return changed.json(in: context)
  }
}
