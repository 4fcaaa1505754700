package import struct Foundation.Date

/// What looks things up outside.
package struct ResearchServices: Sendable {
  /// `tell` hears the stages as they happen.
  package var find:
    @Sendable (ResearchWish, _ now: Date, _ tell: @escaping @Sendable (String) -> Void)
      async throws(ResearchFailure) -> ResearchFinding
  /// Papers of PubMed as they stand now; nil where they cannot be had.
  package var current: @Sendable (_ ids: [String], _ now: Date) async -> [Paper]?

  package init(
    find:
      @escaping @Sendable (ResearchWish, Date, @escaping @Sendable (String) -> Void)
      async throws(ResearchFailure) -> ResearchFinding,
    current: @escaping @Sendable ([String], Date) async -> [Paper]? = { _, _ in nil }
  ) {
    self.find = find
    self.current = current
  }

  /// A house without a way out.
  package static let absent = ResearchServices(find: { _, _, _ throws(ResearchFailure) in
    throw ResearchFailure(.unavailable, "Burada araştırma yapılamıyor.")
  })
}
