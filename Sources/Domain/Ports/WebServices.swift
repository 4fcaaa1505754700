package import struct Foundation.Date

/// What searches the web.
package struct WebServices: Sendable {
  /// Searches for a text, of which only that is sent which may be.
  ///
  /// Throws where nothing could be asked; no result is a normal answer. `tell` hears what is done.
  package var find:
    @Sendable (_ text: String, _ now: Date, _ tell: @escaping @Sendable (String) -> Void)
      async throws(ResearchFailure) -> WebFinding

  package init(
    find:
      @escaping @Sendable (String, Date, @escaping @Sendable (String) -> Void)
      async throws(ResearchFailure) -> WebFinding
  ) {
    self.find = find
  }

  /// A house without a way out.
  package static let absent = WebServices { _, _, _ throws(ResearchFailure) in
    throw ResearchFailure(.unavailable, "Burada internette arama yapılamıyor.")
  }
}
