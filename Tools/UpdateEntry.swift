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
    var kind: String?
    var severity: Severity?
    var bristol: Int?
    var urgency: Severity?
    var pain: Severity?
    var blood: Bool?
    var complete: Bool?
    var milliliters: Double?
    var minutes: Double?
    var steps: Double?
    var calories: Double?
    var name: String?
    var dose: Double?
    var unit: String?
    var mood: String?
    var hours: Double?
    var bedtime: String?
    var wakeTime: String?
    var kilograms: Double?
    var value: Double?
    var value2: Double?
    var sample: Measurement.Sample?
    var context: GlucoseContext?
    var at: String?
    var note: String?
  }

  package static let name = "updateEntry"
  package static let summary =
    "Öğün olmayan bir kaydı düzeltir: su, belirti, etkinlik, ilaç, ruh hâli, uyku, kilo, tansiyon ve başka "
    + "ölçümler, şeker ölçümü. "
    + "Düzeltmede kayıt silinip yeniden yazılmaz. Belirtilmezse en son kayıt düzeltilir."
  package static let writes = true
  package static let schema = ToolSchema(
    properties: EntryChoice.properties + EntryFields.properties + [
      .moment("at", "Yeni zaman; örn. 2026-11-21T08:30:00+03:00"), .text("note", "Yeni not"),
    ])
  package static let brief: ToolBrief? = ToolBrief(
    "öğün olmayan kaydı düzeltir",
    ["which", "value", "milliliters", "minutes", "hours", "kilograms", "dose"])

  let records: Records

  package init(records: Records) { self.records = records }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let choice = EntryChoice(
      entry: arguments.entry, reading: arguments.reading, which: arguments.which,
      date: arguments.date)
    let fields = try fields(arguments, in: context)
    guard !fields.isEmpty || arguments.at != nil || arguments.note != nil else {
      throw .invalid(Texts.nothingToChange)
    }
    let found = try choice.find(in: records, context: context)
    try EntryFields.check(fields, for: found)
    var changed: Recorded
    switch found {
    case .entry(var entry):
      for field in fields { entry.values = entry.values.setting(field.key, to: field.value) }
      entry.values = try EntryFields.checked(entry.values, of: entry.kind)
      changed = .entry(entry)
    case .reading(var reading):
      try change(&reading, arguments)
      changed = .reading(reading)
    }
    try move(&changed, arguments, in: context)
    return try store(changed, in: context)
  }

  private func change(
    _ reading: inout GlucoseReading, _ arguments: Arguments
  ) throws(ToolFailure) {
    let unit = try arguments.unit.map { text throws(ToolFailure) in
      guard let unit = GlucoseUnit(rawValue: text) else { throw .invalid(Texts.glucoseUnits) }
      return unit
    }
    if let value = arguments.value ?? unit.map({ _ in reading.said }) {
      let said = try SaidGlucose(value, unit)
      (reading.milligrams, reading.unit) = (said.milligrams, said.unit)
    }
    if let context = arguments.context { reading.context = context }
  }

  /// Gives it its new time and note.
  private func move(
    _ changed: inout Recorded, _ arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) {
    let at = try arguments.at.map { text throws(ToolFailure) in
      try context.pastMoment(text, for: "at")
    }
    switch changed {
    case .entry(var entry):
      entry.at = at ?? entry.at
      if let note = arguments.note { entry.note = note.unlessEmpty }
      changed = .entry(entry)
    case .reading(var reading):
      reading.at = at ?? reading.at
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

  private func fields(
    _ arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) -> [JSON.Member] {
    let bedtime = try context.moment(arguments.bedtime, for: "bedtime")?.date
    let wakeTime = try context.moment(arguments.wakeTime, for: "wakeTime")?.date
    return JSON.object([
      "kind": arguments.kind?.unlessEmpty.map(JSON.string),
      "severity": arguments.severity.map { .string($0.rawValue) },
      "bristol": arguments.bristol.map { .number(Double($0)) },
      "urgency": arguments.urgency.map { .string($0.rawValue) },
      "pain": arguments.pain.map { .string($0.rawValue) },
      "blood": arguments.blood.map(JSON.bool), "complete": arguments.complete.map(JSON.bool),
      "milliliters": arguments.milliliters.map(JSON.number),
      "minutes": arguments.minutes.map(JSON.number), "steps": arguments.steps.map(JSON.number),
      "calories": arguments.calories.map(JSON.number),
      "name": arguments.name?.unlessEmpty.map(JSON.string),
      "dose": arguments.dose.map(JSON.number),
      "unit": DoseUnit.kept(arguments.unit).map(JSON.string),
      "mood": arguments.mood?.unlessEmpty.map(JSON.string),
      "hours": arguments.hours.map(JSON.number),
      "bedtime": bedtime.map { .string(context.text($0)) },
      "wakeTime": wakeTime.map { .string(context.text($0)) },
      "kilograms": arguments.kilograms.map(JSON.number),
      "value": arguments.value.map(JSON.number), "value2": arguments.value2.map(JSON.number),
      "sample": arguments.sample.map { .string($0.rawValue) },
      "context": arguments.context.map { .string($0.rawValue) },
    ]).members ?? []
  }
}
