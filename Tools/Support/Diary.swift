import Domain
import Foundation

/// How strong a symptom, an urge or a pain is.
enum Severity: String, CaseIterable, Decodable, Sendable {
  case none, mild, moderate, severe

  static let help = "none yok, mild hafif, moderate orta, severe şiddetli"

  var turkish: String {
    switch self {
    case .none: "yok"
    case .mild: "hafif"
    case .moderate: "orta"
    case .severe: "şiddetli"
    }
  }
}

/// What a diary entry holds, before it is stored.
struct EntryDraft {
  var kind: EntryKind
  /// The time as said; now where it is nil.
  var at: String?
  /// The entry's own values, named as the arguments.
  var values: JSON
  var note: String?

  /// Stores the entry as a change of `tool`.
  func stored(
    in entries: EntryRecords, by tool: String, context: ToolContext
  ) throws(ToolFailure) -> Entry {
    let entry = Entry(
      kind: kind, at: try context.pastMoment(at, for: "at"), values: values,
      note: note?.unlessEmpty)
    let change = context.change(tool, Texts.brief(entry))
    return try Tools.stored { try entries.add(entry, change) }
  }
}

extension Entry {
  /// The entry as every tool tells it: its id and type, its own values, its note.
  func json(in context: ToolContext) -> JSON {
    JSON.object([
      "entry": .id(id), "type": .string(kind.rawValue), "at": .string(context.text(at)),
    ]).appending(values.members ?? []).appending(
      note.map { [.init("note", .string($0))] } ?? [])
  }
}

extension EntryRecords {
  /// Millilitres that were drunk on the day of `date`.
  func water(onDayOf date: Date, in zone: Zone) throws(ToolFailure) -> Double {
    let day = zone.day(at: date)
    return try stored { try between(zone.interval(of: day..<day + 1), .water) }
      .filter(\.isOwn).reduce(0) { $0 + ($1.values["milliliters"]?.number ?? 0) }
  }
}

extension Texts {
  static func name(of kind: EntryKind) -> String {
    switch kind {
    case .symptom: "belirti"
    case .water: "su"
    case .activity: "etkinlik"
    case .medication: "ilaç"
    case .mood: "ruh hâli"
    case .sleep: "uyku"
    case .weight: "kilo"
    case .measurement: "ölçüm"
    }
  }

  /// The entry in a few words: `su (200 ml)`.
  static func brief(_ entry: Entry) -> String {
    "\(name(of: entry.kind)) (\(values(of: entry)))"
  }

  /// What the entry holds: `yürüyüş, 25 dk`.
  static func values(of entry: Entry) -> String {
    func number(_ key: String, _ unit: String) -> String? {
      entry.values[key]?.number.map { "\(Texts.number($0)) \(unit)" }
    }
    let severity = entry.values["severity"]?.string.flatMap(Severity.init(rawValue:))?.turkish
    let parts: [String?] =
      switch entry.kind {
      case .symptom:
        [entry.values["kind"]?.string, severity, number("bristol", "tip (Bristol)")]
      case .water: [number("milliliters", "ml")]
      case .activity:
        [
          entry.values["kind"]?.string, number("minutes", "dk"), number("steps", "adım"),
          number("calories", "kcal"),
        ]
      case .medication:
        [
          entry.values["name"]?.string,
          number("dose", entry.values["unit"]?.string ?? "").map(\.trimmed),
        ]
      case .mood: [entry.values["mood"]?.string]
      case .sleep: [number("hours", "saat")]
      case .weight: [number("kilograms", "kg")]
      case .measurement: [Measurement(entry.values).map(Texts.measured)]
      }
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
