package import struct Foundation.Date

/// Diary entries other than meals and glucose.
package struct EntryRecords: Sendable {
  package var add: @Sendable (Entry, Change) throws -> Entry
  package var replace: @Sendable (Entry, Change) throws -> Void
  package var delete: @Sendable (_ ids: [Int64], Change) throws -> Void
  /// Entries in the interval, oldest first; nil for every kind.
  package var between: @Sendable (Range<Date>, EntryKind?) throws -> [Entry]
  /// The entries stored last (by id), newest first; nil for every kind.
  package var latest: @Sendable (EntryKind?, _ limit: Int) throws -> [Entry]
  /// Whose entries, meals and readings are kept besides the writer's, each once.
  package var subjects: @Sendable () throws -> [String]

  package init(
    add: @escaping @Sendable (Entry, Change) throws -> Entry,
    replace: @escaping @Sendable (Entry, Change) throws -> Void,
    delete: @escaping @Sendable ([Int64], Change) throws -> Void,
    between: @escaping @Sendable (Range<Date>, EntryKind?) throws -> [Entry],
    latest: @escaping @Sendable (EntryKind?, Int) throws -> [Entry],
    subjects: @escaping @Sendable () throws -> [String]
  ) {
    self.add = add
    self.replace = replace
    self.delete = delete
    self.between = between
    self.latest = latest
    self.subjects = subjects
  }
}
