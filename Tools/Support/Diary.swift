import Domain
import Foundation
import Turkish

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
    EntryForm.of(kind)?.name ?? kind.rawValue
  }

  /// The entry in a few words: `su (200 ml)`.
  static func brief(_ entry: Entry) -> String {
    "\(name(of: entry.kind)) (\(values(of: entry)))"
  }

  /// What the entry holds: `yürüyüş, 25 dakika`.
  static func values(of entry: Entry) -> String {
    EntryForm.of(entry.kind).map { EntryText($0, entry.values).values } ?? ""
  }

  /// A unit as it is compared: folded, without points.
  static func bare(_ unit: String) -> String { Turkish.fold(unit).filter { $0 != "." } }
}
