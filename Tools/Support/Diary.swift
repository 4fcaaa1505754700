import Domain
import Foundation
import Turkish

extension Entry {
  /// The entry as every tool tells it: its id and type, its own values, its note.
  func json(in context: ToolContext) -> JSON {
    JSON.object([
      .entry: .id(id), .type: .string(kind.rawValue), .at: .string(context.text(at)),
    ]).appending(values.members ?? []).appending(
      JSON.object([.person: subject.map(JSON.string), .note: note.map(JSON.string)]).members ?? []
    )
  }
}

extension EntryRecords {
  /// Millilitres that a person drank on the day of `date`.
  func water(
    of person: Person, onDayOf date: Date, in zone: Zone
  ) throws(ToolFailure) -> Double {
    let day = zone.day(at: date)
    return try stored { try between(zone.interval(of: day..<day + 1), .water) }
      .filter { person.owns($0.subject) }.reduce(0) { $0 + ($1.values[.milliliters]?.number ?? 0) }
  }
}

extension Texts {
  static func name(of kind: EntryKind) -> String {
    EntryForm.of(kind)?.name ?? kind.rawValue
  }

  /// The entry in a few words: `su (200 ml)`.
  static func brief(_ entry: Entry) -> String {
    "\(name(of: entry.kind)) (\(values(of: entry)))"
  }

  /// What the entry holds, with whose it is where it is another's: `yürüyüş, 25 dakika, babam`.
  static func values(of entry: Entry) -> String {
    let values = EntryForm.of(entry.kind).map { EntryText($0, entry.values).values }
    return [values, entry.subject].compactMap(\.self).joined(separator: ", ")
  }

  /// A unit as it is compared: folded, without points.
  static func bare(_ unit: String) -> String { Turkish.fold(unit).filter { $0 != "." } }
}
