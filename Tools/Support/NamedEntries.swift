import Domain
import Foundation
import Turkish

/// The entries of one kind that are of a name: doses of a drug, walks, one complaint.
struct NamedEntries {
  let kind: EntryKind
  /// As said; nil for all of the kind.
  let name: String?
  let person: Person
  private let records: EntryRecords

  /// How far back the last one is looked for, in days.
  private static let reach = 400.0
  /// As many of other names are told where there is none of the name.
  private static let most = 5

  init(kind: EntryKind, name: String?, person: Person, _ records: EntryRecords) {
    self.kind = kind
    self.name = name?.unlessEmpty
    self.person = person
    self.records = records
  }

  /// Those of an interval, whosever they are, oldest first.
  func all(in interval: Range<Date>) throws(ToolFailure) -> [Entry] {
    try stored { try records.between(interval, kind) }.filter(isMeant)
  }

  /// The person's last one up to now; nil where there is none.
  func last(in context: ToolContext) throws(ToolFailure) -> Entry? {
    let back = context.now.addingTimeInterval(-Self.reach * 86_400)
    return try all(in: back..<context.now.addingTimeInterval(1)).last {
      person.owns($0.subject)
    }
  }

  /// What the person has of the kind in an interval, whatever its name.
  func besides(in interval: Range<Date>) throws(ToolFailure) -> [Entry] {
    Array(
      try stored { try records.between(interval, kind) }.filter { person.owns($0.subject) }
        .suffix(Self.most))
  }

  /// Whether an entry is of the name; insulin is every insulin.
  private func isMeant(_ entry: Entry) -> Bool {
    guard let name else { return true }
    let folded = Turkish.fold(name)
    let names = [entry.values[.name]?.string, entry.values[.kind]?.string].compactMap(\.self)
    return names.contains { own in
      Turkish.fold(own) == folded || NameMatch(name, for: own) != nil
    } || folded == Turkish.fold(Texts.insulin) && isInsulin(entry)
  }

  /// Whether it is counted as insulin.
  private func isInsulin(_ entry: Entry) -> Bool {
    guard
      let amount = EntryForm.of(kind)?.fields.compactMap(\.amount).first(where: {
        $0.summedUnit != nil
      }),
      let field = amount.unitField
    else { return false }
    return entry.values[field]?.string == amount.summedUnit
  }
}
