package import struct Foundation.Date

/// Answers of services that were had before.
package struct AnswerCache: Sendable {
  package var load: @Sendable (_ key: String) -> (at: Date, body: [UInt8])?
  package var save: @Sendable (_ key: String, _ at: Date, _ body: [UInt8]) -> Void

  package init(
    load: @escaping @Sendable (String) -> (at: Date, body: [UInt8])?,
    save: @escaping @Sendable (String, Date, [UInt8]) -> Void
  ) {
    self.load = load
    self.save = save
  }

  /// Nothing is kept.
  package static let none = AnswerCache(load: { _ in nil }, save: { _, _, _ in })
}
