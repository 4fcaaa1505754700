/// What a source keeps between two runs: users, passwords, tokens, by name.
///
/// Outside the database, readable by its owner alone; `keep` replaces all of it in one step.
package struct SourceSecrets: Sendable {
  package var load: @Sendable () throws -> [String: String]
  package var keep: @Sendable ([String: String]) throws -> Void

  package init(
    load: @escaping @Sendable () throws -> [String: String],
    keep: @escaping @Sendable ([String: String]) throws -> Void
  ) {
    self.load = load
    self.keep = keep
  }
}
