/// What was researched, by its matter.
package struct ResearchRecords: Sendable {
  package var add: @Sendable (PastResearch) throws -> Void
  /// The newest about a matter, in whatever order its concepts were named, in another thread.
  package var latest: @Sendable (_ topic: [String], _ besides: Int64?) throws -> PastResearch?
  /// The newest of a thread.
  package var newest: @Sendable (_ conversation: Int64) throws -> PastResearch?

  /// Without arguments nothing is kept.
  package init(
    add: @escaping @Sendable (PastResearch) throws -> Void = { _ in },
    latest: @escaping @Sendable ([String], Int64?) throws -> PastResearch? = { _, _ in nil },
    newest: @escaping @Sendable (Int64) throws -> PastResearch? = { _ in nil }
  ) {
    self.add = add
    self.latest = latest
    self.newest = newest
  }
}
