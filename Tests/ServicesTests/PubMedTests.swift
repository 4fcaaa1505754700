import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Services

@Suite("Papers of PubMed")
struct PubMedTests {
  static let now = Date(timeIntervalSince1970: 1_795_000_000)

  static let records = [
    FakePubMed.Record(
      "101", about: ["metformin"], title: "Metformin and vitamin B&lt;sub&gt;12&lt;/sub&gt;",
      abstract: [("BACKGROUND", "Why."), ("RESULTS", "B12 fell by 57 pmol/L.")],
      types: ["Journal Article", "Meta-Analysis", "Randomized Controlled Trial"]),
    FakePubMed.Record(
      "102", about: ["metformin"], title: "Taken back", abstract: [(nil, "x")],
      types: ["Journal Article", "Retracted Publication"], notes: [("RetractionIn", "900")]),
  ]

  static func pubMed(
    _ server: FakePubMed, cache: AnswerCache = .none, pace: Pace = .free, key: String? = nil
  ) -> PubMed {
    PubMed(
      base: "http://127.0.0.1/", key: key,
      world: SourceWorld(fetcher: server.fetcher, cache: cache, pace: pace, wait: { _ in }))
  }

  @Test("A search and its records come with what the service needs to know of the asker")
  func found() async throws {
    let server = FakePubMed(Self.records)
    let pubMed = Self.pubMed(server, key: "secret")
    let search = try await pubMed.search("metformin[tiab]", most: 20, now: Self.now)
    #expect(search.ids == ["101", "102"] && search.count == 2 && search.dropped.isEmpty)
    let papers = try await pubMed.papers(search.ids, now: Self.now)
    #expect(papers.map(\.id) == ["101", "102"] && papers[0].kind == .metaAnalysis)
    #expect(papers[0].abstract.map(\.label) == ["BACKGROUND", "RESULTS"])
    #expect(papers[0].isCitable && !papers[1].isCitable)
    #expect(papers[0].authors == ["Örnek A"] && papers[0].doi == "10.1000/sim.101")
    for fields in server.fields(of: ".fcgi") {
      #expect(fields["tool"] == "balli" && fields["email"]?.contains("@") == true)
      #expect(fields["api_key"] == "secret" && fields["db"] == "pubmed")
    }
  }

  @Test("The address that the person has set goes along, else one that says that there is none")
  func mail() async throws {
    let server = FakePubMed(Self.records)
    let set = Mutex<String?>(nil)
    let pubMed = PubMed(
      base: "http://127.0.0.1/", key: nil, mail: { set.withLock { $0 } },
      world: SourceWorld(fetcher: server.fetcher, wait: { _ in }))
    _ = try await pubMed.search("a", most: 1, now: Self.now)
    set.withLock { $0 = "ayse@posta.test" }
    _ = try await pubMed.search("b", most: 1, now: Self.now)
    let mails = server.fields(of: "esearch").compactMap { $0["email"] }
    #expect(mails == ["no-address@balli.invalid", "ayse@posta.test"])
  }

  @Test(
    "A search is used again for 7 days and a record for 30, without a request and without the key")
  func kept() async throws {
    let kept = Mutex<[String: (Date, [UInt8])]>([:])
    let cache = AnswerCache(
      load: { key in kept.withLock { $0[key] }.map { (at: $0.0, body: $0.1) } },
      save: { key, at, body in kept.withLock { $0[key] = (at, body) } })
    let server = FakePubMed(Self.records)
    let pubMed = Self.pubMed(server, cache: cache, key: "secret")
    for day in [0.0, 6.9] {
      let now = Self.now + day * 86_400
      let search = try await pubMed.search("metformin", most: 5, now: now)
      #expect(try await pubMed.papers(search.ids, now: now).count == 2)
    }
    #expect(server.requests.count == 2)
    _ = try await pubMed.search("metformin", most: 5, now: Self.now + 7.1 * 86_400)
    _ = try await pubMed.papers(["101"], now: Self.now + 29 * 86_400)
    #expect(server.requests.count == 3)
    let retracted = try await pubMed.papers(["102"], now: Self.now + 31 * 86_400)
    #expect(server.requests.count == 4 && !retracted[0].isCitable)
    #expect(kept.withLock { $0.keys.allSatisfy { !$0.contains("secret") } })
  }

  @Test("What PubMed leaves out of a query is told")
  func dropped() async throws {
    let server = FakePubMed(Self.records, unknown: ["zzyx"])
    let search = try await Self.pubMed(server).search("\"Zzyx\"[mh]", most: 5, now: Self.now)
    #expect(search.dropped == ["\"zzyx\"[MeSH Terms]"])
  }

  struct Trouble: Sendable {
    var faults: [FakePubMed.Fault]
    var kind: PaperSourceFailure.Kind?
    var requests: Int
  }

  static let troubles = [
    Trouble(faults: [.rateLimit], kind: nil, requests: 2),
    Trouble(faults: [.page], kind: nil, requests: 2),
    Trouble(faults: [.status(500), .status(502)], kind: nil, requests: 3),
    Trouble(faults: [.rawLineBreak], kind: nil, requests: 2),
    Trouble(faults: [.rateLimit, .rateLimit, .rateLimit], kind: .busy, requests: 3),
    Trouble(faults: [.rawLineBreak, .noRoot, .rawLineBreak], kind: .malformed, requests: 3),
    Trouble(faults: [.status(400)], kind: .refused, requests: 1),
    Trouble(faults: [.network(.totalTimeout)], kind: .tooSlow, requests: 1),
    Trouble(faults: [.network(.unresolved)], kind: .unavailable, requests: 1),
  ]

  @Test("What may pass is tried again, what will not is told", arguments: troubles)
  func faults(trouble: Trouble) async throws {
    let server = FakePubMed(Self.records)
    for fault in trouble.faults { server.fail(fault) }
    let turns = Mutex(0)
    let pubMed = Self.pubMed(server, pace: Pace { turns.withLock { $0 += 1 } })
    do throws(PaperSourceFailure) {
      let search = try await pubMed.search("metformin", most: 5, now: Self.now)
      #expect(trouble.kind == nil && search.count == 2)
    } catch {
      #expect(error.kind == trouble.kind && error.source == "PubMed")
      #expect(!error.message.contains("1.2.3.4"))
    }
    #expect(server.requests.count == trouble.requests)
    // Every try waits for its turn, and none is repeated behind its back.
    #expect(turns.withLock { $0 } == trouble.requests)
    #expect(server.requests.filter { !$0.retryWaits.isEmpty }.isEmpty)
  }

  @Test("A set without a root is tried again, one without the record is no failure")
  func emptySet() async throws {
    let server = FakePubMed(Self.records)
    server.fail(.noRoot)
    #expect(try await Self.pubMed(server).papers(["101"], now: Self.now).count == 1)
    #expect(try await Self.pubMed(server).papers(["999"], now: Self.now).isEmpty)
  }

  @Test("A long query is sent as a form")
  func form() async throws {
    let server = FakePubMed(Self.records)
    let words = (0..<300).map { "word\($0)[tiab]" }.joined(separator: " OR ")
    _ = try await Self.pubMed(server).search("metformin OR " + words, most: 5, now: Self.now)
    let request = try #require(server.requests.first)
    #expect(request.method == "POST" && !request.url.contains("term="))
    #expect(server.fields(of: "esearch").first?["term"]?.contains("word299") == true)
  }

  static let answers: [(body: String, expected: PubMedSearch?)] = [
    (#"{"error":"API rate limit exceeded"}"#, .busy),
    (
      #"{"esearchresult":{"ERROR":"Search Backend failed"}}"#, .refused("Search Backend failed")
    ),
    (
      #"{"esearchresult":{"count":"7","idlist":["1","x",""],"errorlist":{"phrasesnotfound":["p.E1"],"#
        + #""fieldsnotfound":["zz"]}}}"#,
      .found(PaperSearch(ids: ["1"], count: 7, dropped: ["p.E1", "zz"]))
    ),
    (#"{"esearchresult":{"idlist":[]}}"#, nil), ("<html>", nil), ("", nil), ("[]", nil),
  ]

  @Test("Whatever the status says, the body decides", arguments: answers.indices)
  func bodies(place: Int) {
    let answer = Self.answers[place]
    #expect(PubMedSearch(reading: Array(answer.body.utf8)) == answer.expected)
  }
}
