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
