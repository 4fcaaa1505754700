/// Highlights and notes; they live as long as their thread.
package struct MarkRecords: Sendable {
  /// Stores a highlight and returns it with its id; the same passage only changes its colour.
  package var highlight: @Sendable (Highlight) throws -> Highlight
  /// Of one thread, or of all, oldest first.
  package var highlights: @Sendable (_ conversation: Int64?) throws -> [Highlight]
  /// Whether there was one with this id.
  package var remove: @Sendable (_ id: Int64) throws -> Bool
  /// One note a source; an empty text takes it away.
  package var note: @Sendable (SourceNote) throws -> Void
  package var notes: @Sendable (_ conversation: Int64) throws -> [SourceNote]

  package init(
    highlight: @escaping @Sendable (Highlight) throws -> Highlight = { $0 },
    highlights: @escaping @Sendable (Int64?) throws -> [Highlight] = { _ in [] },
    remove: @escaping @Sendable (Int64) throws -> Bool = { _ in false },
    note: @escaping @Sendable (SourceNote) throws -> Void = { _ in },
    notes: @escaping @Sendable (Int64) throws -> [SourceNote] = { _ in [] }
  ) {
    self.highlight = highlight
    self.highlights = highlights
    self.remove = remove
    self.note = note
    self.notes = notes
  }
}
