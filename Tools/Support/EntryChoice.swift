import Domain
import Foundation

/// A diary entry or a glucose reading: all that is recorded and is no meal.
enum Recorded: Equatable {
  case entry(Entry)
  case reading(GlucoseReading)

  var kind: EntryKind {
    switch self {
    case .entry(let entry): entry.kind
    case .reading: .glucose
    }
  }

  /// The kind in Turkish.
  var name: String { Texts.name(of: kind) }

  var at: Date {
    switch self {
    case .entry(let entry): entry.at
    case .reading(let reading): reading.at
    }
  }

  var brief: String {
    switch self {
    case .entry(let entry): Texts.brief(entry)
    case .reading(let reading): Texts.glucose(reading)
    }
  }

  /// How its correction is told: `su düzeltmesi (400 ml)`.
  var correction: String {
    switch self {
    case .entry(let entry): Texts.correction(name, [Texts.values(of: entry)])
    case .reading(let reading): Texts.correction(name, [Texts.value(of: reading)])
    }
  }

  func json(in context: ToolContext) -> JSON {
    switch self {
    case .entry(let entry): entry.json(in: context)
    case .reading(let reading):
      .object([.init(.type, .string(kind.rawValue))] + reading.members(in: context))
    }
  }
}

/// Which entry is meant: by its id, as the last one, or as the last of its kind or of a day.
struct EntryChoice {
  var entry: Int64?
  var reading: Int64?
  var which: String?
  var date: String?
  /// Whose, where it is not the newest of all: as said.
  var person: String?

  /// The arguments of a schema that choose an entry.
  static let properties: [ToolSchema.Property] = [
    .id(.entry, "Kaydın numarası (entry), biliniyorsa"),
    .id(.reading, "Şeker ölçümünün numarası (reading), biliniyorsa"),
    .choice(
      .which, ["last"] + EntryForm.all.map(\.kind.rawValue),
      "Numara yerine: en son kayıt (last) ya da türün sonuncusu; örn. water"),
    .moment(.date, "which ile: kaydın günü; örn. 2026-11-20. Söylenmezse en sonuncu"),
  ]

  /// The entry, or a failure.
  func find(in records: Records, context: ToolContext) throws(ToolFailure) -> Recorded {
    if let entry { return .entry(try Self.entry(entry, in: records.entries)) }
    if let reading { return .reading(try Self.reading(reading, in: records.glucose)) }
    let days = try days(in: context)
    let newest = try stored {
      (
        entry: try newestEntry(in: records.entries, during: days),
        reading: try newestReading(in: records.glucose, during: days)
      )
    }
    switch newest {
    case (let entry?, nil): return .entry(entry)
    case (nil, let reading?): return .reading(reading)
    case (let entry?, let reading?):
      return try Self.isReadingNewer(reading, than: entry, by: records.undo)
        ? .reading(reading) : .entry(entry)
    case (nil, nil): throw .notFound(missing)
    }
  }

  /// The kind that is meant; nil for the newest of all.
  private var kind: EntryKind? {
    which.flatMap { $0 == "last" ? nil : EntryKind(rawValue: $0) }
  }

  private var missing: String {
    kind.map { Texts.noEntry(of: Texts.name(of: $0)) } ?? Texts.noEntries
  }

  /// Whether a record of this subject may be the one; whose it is counts where somebody is named.
  private func isMeant(_ subject: String?) -> Bool {
    person.map { Person($0).owns(subject) } ?? true
  }

  /// How far back is looked for a record of somebody.
  private var reach: Int { person == nil ? 1 : 200 }

  private func days(in context: ToolContext) throws(ToolFailure) -> Range<Date>? {
    guard let moment = try context.moment(date, for: "date") else { return nil }
    let day = context.zone.day(at: moment.date)
    return context.zone.interval(of: day..<day + 1)
  }

  private func newestEntry(
    in entries: EntryRecords, during days: Range<Date>?
  ) throws -> Entry? {
    if kind == .glucose { return nil }
    guard let days else { return try entries.latest(kind, reach).first { isMeant($0.subject) } }
    return try entries.between(days, kind).last { isMeant($0.subject) }
  }

  private func newestReading(
    in glucose: GlucoseRecords, during days: Range<Date>?
  ) throws -> GlucoseReading? {
    guard kind == nil || kind == .glucose else { return nil }
    guard let days else { return try glucose.latest(reach).first { isMeant($0.subject) } }
    return try glucose.between(days).last { isMeant($0.subject) }
  }

  /// The ids of the two do not compare; the newest change tells, and else the time.
  private static func isReadingNewer(
    _ reading: GlucoseReading, than entry: Entry, by changes: UndoRecords
  ) throws(ToolFailure) -> Bool {
    if reading.at != entry.at { return reading.at > entry.at }
    return try stored { try changes.last() }?.tool.hasSuffix("Glucose") ?? false
  }

  private static let always = Date.distantPast..<Date.distantFuture

  private static func entry(_ id: Int64, in entries: EntryRecords) throws(ToolFailure) -> Entry {
    let found = try stored {
      try entries.latest(nil, 200).first { $0.id == id }
        ?? entries.between(always, nil).first { $0.id == id }
    }
    guard let found else { throw .notFound(Texts.noSuchEntry(id)) }
    return found
  }

  private static func reading(
    _ id: Int64, in glucose: GlucoseRecords
  ) throws(ToolFailure) -> GlucoseReading {
    let found = try stored {
      try glucose.latest(200).first { $0.id == id } ?? glucose.between(always).first { $0.id == id }
    }
    guard let found else { throw .notFound(Texts.noSuchEntry(id)) }
    return found
  }
}
