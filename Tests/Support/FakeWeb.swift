package import Domain
import Foundation
import Synchronization

/// The web in memory: the HTML search page of DuckDuckGo with its quirks, and a few pages behind it.
package final class FakeWeb: Sendable {
  /// A page as the search finds it.
  package struct Page: Sendable {
    package var title: String
    package var url: String
    package var snippet: String
    /// What is there when it is opened; nil for a page that cannot be had.
    package var body: String?
    /// Small letters one of which a search must hold; none for every search.
    package var about: [String]
    package var isAd: Bool

    package init(
      _ title: String, _ url: String, _ snippet: String, body: String? = nil, about: [String] = [],
      isAd: Bool = false
    ) {
      self.title = title
      self.url = url
      self.snippet = snippet
      self.body = body
      self.about = about
      self.isAd = isAd
    }
  }

  package enum Fault: Sendable {
    /// The puzzle for robots, which comes with a status of success.
    case puzzle
    /// A page of another build.
    case otherPage
    case status(Int), network(FetchFailure.Kind)
  }

  private struct State {
    var faults: [Fault] = []
    var requests: [FetchRequest] = []
  }

  private let pages: [Page]
  private let state = Mutex(State())

  package init(_ pages: [Page]) { self.pages = pages }

  package func fail(_ faults: Fault...) { state.withLock { $0.faults += faults } }

  package var requests: [FetchRequest] { state.withLock { $0.requests } }

  /// The questions that were asked, decoded.
  package var questions: [String] {
    requests.compactMap { request in
      let body = String(decoding: request.body, as: UTF8.self)
      return body.split(separator: "&").first { $0.hasPrefix("q=") }
        .flatMap { String($0.dropFirst(2)).removingPercentEncoding }
    }
  }

  package var fetcher: Fetcher {
    Fetcher { [self] request in
      let fault = state.withLock { state -> Fault? in
        state.requests.append(request)
        return state.faults.isEmpty ? nil : state.faults.removeFirst()
      }
      if let fault { return try Self.response(to: fault) }
      guard request.method == "POST" else {
        guard let body = pages.first(where: { $0.url == request.url })?.body else {
          return Self.response(404, "")
        }
        return Self.response(200, body)
      }
      return Self.response(200, results(for: (questions.last ?? "").lowercased()))
    }
  }

  // MARK: Pages

  private func results(for question: String) -> String {
    let found = pages.filter { page in
      page.about.isEmpty || page.about.contains { question.contains($0) }
    }
    let list =
      found.isEmpty
      ? #"<div class="no-results">Nothing.</div>"# : found.map(Self.entry).joined(separator: "\n")
    // The page repeats the question, whatever stands in it.
    return """
      <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "x.dtd">
      <!--[if IE 6]><html class="ie6"><![endif]-->
      <html><head><title>\(question) at DuckDuckGo</title><style>.no-results{}</style></head>
      <body class="body--html"><form name="x" action="/html/" method="post">
      <input name="q" value="\(question)"></form><div class="serp__results"><div id="links">
      \(list)
      </div><div class="nav-link"><form action="/html/" method="post"></form></div></div></body></html>
      """
  }

  private static func entry(_ page: Page) -> String {
    let link =
      page.isAd
      ? "//duckduckgo.com/y.js?ad_domain=x&amp;u3=y"
      : "//duckduckgo.com/l/?uddg=\(encoded(page.url))&amp;rut=0a1b"
    return """
      <div class="result results_links results_links_deep web-result \(page.isAd ? "result--ad" : "")">
        <div class="links_main links_deep result__body">
        <h2 class="result__title"><a rel="nofollow" class="result__a" href="\(link)">\(page.title)</a>
        </h2><a class="result__url" href="\(link)">x</a>
        <a class="result__snippet" href="\(link)">\(page.snippet)</a></div></div>
      """
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }

  private static func response(to fault: Fault) throws -> FetchResponse {
    switch fault {
    case .puzzle:
      response(
        202,
        """
        <html><body><form id="challenge-form" action="//duckduckgo.com/anomaly.js?sv=html">
        <div class="anomaly-modal__title">Unfortunately, bots use DuckDuckGo too.</div></form></body>
        """)
    case .otherPage: response(200, "<html><body><main data-v=7>anomaly no-results</main></body>")
    case .status(let status): response(status, "")
    case .network(let kind): throw FetchFailure(kind: kind, message: "x")
    }
  }

  private static func response(_ status: Int, _ body: String) -> FetchResponse {
    let pieces = Mutex<[[UInt8]]>([Array(body.utf8)])
    return FetchResponse(
      status: status, headers: [FetchHeader("Content-Type", "text/html; charset=UTF-8")],
      next: { pieces.withLock { $0.isEmpty ? nil : $0.removeFirst() } })
  }
}
