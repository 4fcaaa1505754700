import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Services

@Suite("A search of the web")
struct WebSearchTests {
  static let now = Date(timeIntervalSince1970: 1_795_000_000)

  static let pages = [
    FakeWeb.Page("Buy bars", "https://ads.test/", "x", about: ["bar"], isAd: true),
    FakeWeb.Page(
      "Protein <b>bar</b> &amp; değerleri", "https://www.besin.test/bar?a=1&b=2",
      "100 gramında <b>32</b> g karbonhidrat", about: ["bar"]),
    FakeWeb.Page("Two", "http://other.test/x", "", about: ["bar"]),
    FakeWeb.Page("Script", "javascript:alert(1)", "", about: ["bar"]),
  ]

  static func search(_ web: FakeWeb, cache: AnswerCache = .none) -> DuckDuckGo {
    DuckDuckGo(
      address: DuckDuckGo.home,
      world: SourceWorld(fetcher: web.fetcher, cache: cache, wait: { _ in }))
  }

  static func cache() -> AnswerCache {
    let kept = Mutex<[String: (Date, [UInt8])]>([:])
    return AnswerCache(
      load: { key in kept.withLock { $0[key] }.map { (at: $0.0, body: $0.1) } },
      save: { key, at, body in kept.withLock { $0[key] = (at, body) } })
  }

  @Test("Pages are found with their own addresses; advertisements and scripts are none")
  func found() async throws {
    let web = FakeWeb(Self.pages)
    let results = try await Self.search(web).results("protein bar", now: Self.now)
    #expect(
      results == [
        WebResult(
          title: "Protein bar & değerleri", url: "https://www.besin.test/bar?a=1&b=2",
          snippet: "100 gramında 32 g karbonhidrat"),
        WebResult(title: "Two", url: "http://other.test/x", snippet: ""),
      ])
    #expect(results[0].site == "besin.test" && web.questions == ["protein bar"])
  }

  @Test("Nothing found, a puzzle, another page and no network are told apart")
  func outcomes() async throws {
    #expect(try await Self.search(FakeWeb([])).results("anomaly no-results", now: Self.now).isEmpty)
    let rows: [(FakeWeb.Fault, PaperSourceFailure.Kind, String)] = [
      (.puzzle, .blocked, "robot"), (.otherPage, .malformed, "düzeni"),
      (.status(403), .refused, "403"), (.network(.unresolved), .unavailable, "bağlanılamadı"),
      (.network(.totalTimeout), .tooSlow, "zamanında"),
    ]
    for (fault, kind, words) in rows {
      let web = FakeWeb(Self.pages)
      web.fail(fault)
      let failure = try await #require(throws: PaperSourceFailure.self) {
        _ = try await Self.search(web).results("bar", now: Self.now)
      }
      #expect(failure.kind == kind && failure.message.contains(words), "\(failure.message)")
      #expect(web.requests.count == 1)
    }
  }

  @Test("A server that is only busy is asked once more")
  func busy() async throws {
    let web = FakeWeb(Self.pages)
    web.fail(.status(503))
    #expect(try await Self.search(web).results("bar", now: Self.now).count == 2)
    #expect(web.requests.count == 2)
  }

  @Test("After a puzzle nothing is asked for half an hour, and answers are kept for 7 days")
  func shy() async throws {
    let web = FakeWeb(Self.pages)
    let search = Self.search(web, cache: Self.cache())
    web.fail(.puzzle)
    for minutes in [0.0, 29] {
      _ = try await #require(throws: PaperSourceFailure.self) {
        _ = try await search.results("bar", now: Self.now + minutes * 60)
      }
    }
    #expect(web.requests.count == 1)
    for days in [0.03, 6.9] {
      #expect(try await search.results("bar", now: Self.now + days * 86_400).count == 2)
    }
    #expect(web.requests.count == 2)
    _ = try await search.results("bar", now: Self.now + 7.2 * 86_400)
    #expect(web.requests.count == 3)
  }

  @Test("That nothing was found is an answer too, and is kept as long")
  func nothing() async throws {
    let web = FakeWeb(Self.pages)
    let search = Self.search(web, cache: Self.cache())
    for days in [0.0, 6.9, 7.2] {
      #expect(try await search.results("kefir", now: Self.now + days * 86_400).isEmpty)
    }
    #expect(web.requests.count == 2)
  }

  @Test("What cannot be read is not kept, and is asked for again")
  func unread() async throws {
    let web = FakeWeb(Self.pages)
    let search = Self.search(web, cache: Self.cache())
    web.fail(.otherPage)
    _ = try await #require(throws: PaperSourceFailure.self) {
      _ = try await search.results("bar", now: Self.now)
    }
    #expect(try await search.results("bar", now: Self.now).count == 2)
  }

  static let kinds: [(type: String?, isRead: Bool)] = [
    ("text/html; charset=UTF-8", true), ("application/xhtml+xml", true), ("text/plain", true),
    (nil, true), ("application/pdf", false), ("image/svg+xml", false), ("video/mp4", false),
    ("application/json", false),
  ]

  @Test("Only pages of words are read, and of no others the body", arguments: kinds.indices)
  func types(place: Int) async {
    let reads = Mutex(0)
    let type = Self.kinds[place].type
    let fetcher = Fetcher { request in
      #expect(request.reach == .publicOnly && request.limits.body == 1_500_000)
      return FetchResponse(
        status: 200, headers: type.map { [FetchHeader("content-type", $0)] } ?? [],
        next: {
          reads.withLock { $0 += 1 }
          return reads.withLock { $0 } > 1 ? nil : Array("<p>x</p>".utf8)
        })
    }
    let text = await WebPages(world: SourceWorld(fetcher: fetcher))
      .text(of: "https://besin.test/", now: Self.now)
    #expect((text != nil) == Self.kinds[place].isRead)
    #expect((reads.withLock { $0 } > 0) == Self.kinds[place].isRead)
  }

  @Test("A page with results is never a puzzle, whatever it repeats")
  func echo() {
    let page = "<a class=result__a href='https://a.test/'>anomaly-modal challenge-form</a>"
    #expect(
      WebSearchPage(Array(page.utf8))
        == .found([
          WebResult(title: "anomaly-modal challenge-form", url: "https://a.test/", snippet: "")
        ]))
  }

  static let near = [
    "http://besin.test/", "https://127.0.0.1/", "https://localhost/x", "https://10.0.0.8/",
    "https://[::1]/", "https://user@besin.test/", "https://besin.test:8443/", "https://printer/",
    "https://nas.local/", "https://1.2.3.4./",
  ]

  @Test("No page of this machine or its neighbours is opened", arguments: near)
  func closed(url: String) async {
    let web = FakeWeb([.init("x", url, "", body: "<p>x</p>")])
    let text = await WebPages(world: SourceWorld(fetcher: web.fetcher)).text(of: url, now: Self.now)
    #expect(text == nil && web.requests.isEmpty)
  }

  @Test("A page is its words, without scripts and comments")
  func words() async throws {
    let body = """
      <p>100 g: <b>32</b>&nbsp;g<script>var x = "<p>bad</p>"</script><!-- bad --><td>a</td>a < b
      <style>bad{}</style>
      """
    let web = FakeWeb([.init("x", "https://besin.test/", "", body: body)])
    let text = await WebPages(world: SourceWorld(fetcher: web.fetcher))
      .text(of: "https://besin.test/", now: Self.now)
    let words = try #require(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words == "100 g: 32 g a a < b")
  }
}
