package import struct Foundation.Date

/// A page that a search of the web has found, in the words of the search service.
package struct WebResult: Sendable, Equatable, Codable {
  package var title: String
  /// `https:` or `http:`, without blanks.
  package var url: String
  package var snippet: String

  package init(title: String, url: String, snippet: String) {
    self.title = title
    self.url = url
    self.snippet = snippet
  }

  /// The server: `www.example.com` without its `www.`.
  package var site: String {
    let host = WebAddress(url).host
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }
}

/// What a page says that a food holds.
package struct WebFact: Sendable, Equatable {
  package enum Basis: Sendable, Equatable {
    case hundred(LabelServing.Unit)
    /// One portion, with its weight where the page says it.
    case serving(LabelServing?)
  }

  /// The place of the page among the results.
  package var result: Int
  package var basis: Basis
  /// kcal and grams as the page has them; never without carbohydrate.
  package var figures: LabelFigures
  /// The words of the page.
  package var quote: String

  package init(result: Int, basis: Basis, figures: LabelFigures, quote: String) {
    self.result = result
    self.basis = basis
    self.figures = figures
    self.quote = quote
  }
}

/// What a search of the web came to.
package struct WebFinding: Sendable, Equatable {
  /// The very words that were sent.
  package var query: String
  /// What of them names the thing that is looked for.
  package var subject: String
  package var results: [WebResult]
  /// Figures of those pages, in the order of the pages.
  package var facts: [WebFact]

  package init(
    query: String, subject: String, results: [WebResult] = [], facts: [WebFact] = []
  ) {
    self.query = query
    self.subject = subject
    self.results = results
    self.facts = facts
  }
}

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
