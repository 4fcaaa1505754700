package import Domain
package import Foundation

/// Pages of the web through the HTML search page of DuckDuckGo.
///
///     try await DuckDuckGo(address: DuckDuckGo.home, world: world).results("ayran", now: now)
///
/// The page is nobody's promise: pages found, nothing found, a puzzle for robots and a page that has
/// changed are four outcomes and never taken for one another. After a puzzle nothing is asked for half
/// an hour. What was found, and that nothing was, is kept for 7 days.
package struct DuckDuckGo: Sendable {
  package static let home = "https://html.duckduckgo.com/html/"
  package static let name = "DuckDuckGo"

  /// Letters from which on the service takes no question.
  static let longest = 480
  /// Seconds for which a service is left alone that takes us for a robot.
  static let shyness = 1_800.0

  private let address: String
  private let call: SourceCall

  package init(address: String, world: SourceWorld) {
    self.address = address
    call = SourceCall(
      source: Self.name, world: world, waits: [1.5], total: 8, most: 2_000_000, takesPages: true)
  }

  /// The pages that fit, best first, at most ten; empty where the service has none.
  package func results(
    _ query: String, now: Date
  ) async throws(PaperSourceFailure) -> [WebResult] {
    let query = String(query.prefix(Self.longest))
    let key = "web/" + query
    if let kept = call.world.kept(key, now: now, life: SourceWorld.searchLife) {
      switch WebSearchPage(kept) {
      case .found(let results): return results
      case .nothing: return []
      case .puzzle, nil: break
      }
    }
    if call.world.kept(Self.puzzle, now: now, life: Self.shyness) != nil { throw blocked }
    let body = try await call.body(of: request(query)) { _ in true }
    switch WebSearchPage(body) {
    case .found(let results):
      call.world.cache.save(key, now, body)
      return results
    case .nothing:
      call.world.cache.save(key, now, body)
      return []
    case .puzzle:
      call.world.cache.save(Self.puzzle, now, [])
      throw blocked
    case nil: throw call.failure(.malformed, Texts.changed(Self.name))
    }
  }

  private static let puzzle = "web//puzzle"

  private var blocked: PaperSourceFailure {
    call.failure(.blocked, Texts.blocked(Self.name))
  }

  private func request(_ query: String) -> FetchRequest {
    FetchRequest(
      method: "POST", url: address,
      headers: [
        FetchHeader("Content-Type", "application/x-www-form-urlencoded"),
        FetchHeader("Accept", "text/html"), FetchHeader("Accept-Language", "tr,en;q=0.5"),
      ], body: Array(FormFields([("q", query), ("b", ""), ("kl", "tr-tr")]).text.utf8))
  }
}

/// The answer of the search page, which is a success in its status whatever it shows.
enum WebSearchPage: Equatable {
  case found([WebResult])
  case nothing
  /// A puzzle for robots.
  case puzzle

  private static let most = 10

  /// Nil for a page that is none of these.
  init?(_ body: [UInt8]) {
    let pieces = HTMLPage(body).pieces
    let results = Self.results(pieces)
    // A page with results may name anything, because it repeats the question.
    if !results.isEmpty {
      self = .found(results)
    } else if pieces.contains(where: Self.isPuzzle) {
      self = .puzzle
    } else if pieces.contains(where: Self.isNothing) {
      self = .nothing
    } else {
      return nil
    }
  }

  /// By attributes alone: words of a page prove nothing.
  private static func isPuzzle(_ piece: HTMLPage.Piece) -> Bool {
    guard case .start(_, let attributes) = piece else { return false }
    return (attributes["action"] ?? attributes["src"])?.contains("anomaly.js") == true
      || attributes["class"]?.contains("anomaly-modal") == true
      || attributes["class"]?.contains("cf-turnstile") == true
      || attributes["id"] == "challenge-form"
  }

  private static func isNothing(_ piece: HTMLPage.Piece) -> Bool {
    guard case .start(_, let attributes) = piece else { return false }
    return attributes["class"]?.split(separator: " ").contains("no-results") == true
  }

  private static func results(_ pieces: [HTMLPage.Piece]) -> [WebResult] {
    var results: [WebResult] = []
    var isAd = false
    for (place, piece) in pieces.enumerated() {
      guard case .start(let name, let attributes) = piece,
        let classes = attributes["class"]?.split(separator: " ")
      else { continue }
      if name == "div", classes.contains("result") {
        isAd = classes.contains { $0.hasPrefix("result--ad") }
      }
      guard name == "a", !isAd, let target = attributes["href"] else { continue }
      if classes.contains("result__a"), let url = address(target) {
        results.append(WebResult(title: words(pieces, from: place), url: url, snippet: ""))
      } else if classes.contains("result__snippet"), !results.isEmpty,
        results[results.count - 1].snippet.isEmpty
      {
        results[results.count - 1].snippet = words(pieces, from: place)
      }
    }
    var seen: Set<String> = []
    return Array(results.filter { seen.insert($0.url).inserted }.prefix(most))
  }

  /// The words up to the end of a link.
  private static func words(_ pieces: [HTMLPage.Piece], from place: Int) -> String {
    var out = ""
    for piece in pieces[(place + 1)...] {
      if piece == .end("a") { break }
      if case .words(let words) = piece { out += words }
    }
    return out.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Where a link of the page leads; nil for an advertisement and for what is no web address.
  static func address(_ link: String) -> String? {
    var text = link.hasPrefix("//") ? "https:" + link : link
    guard !text.contains("duckduckgo.com/y.js") else { return nil }
    if let mark = text.firstRange(of: "uddg=") {
      let value = text[mark.upperBound...].prefix { $0 != "&" }
      text = String(value).removingPercentEncoding ?? ""
    }
    let isPlain = text.unicodeScalars.allSatisfy { (0x21...0x7E).contains($0.value) }
    let address = WebAddress(text)
    guard isPlain, text.utf8.count < 2_000, ["http", "https"].contains(address.scheme),
      !address.hasUser, address.host.contains("."), !text.contains(where: { "<>\"`".contains($0) })
    else { return nil }
    return text
  }
}
