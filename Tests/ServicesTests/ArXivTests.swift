import Domain
import Foundation
import Synchronization
import Testing

@testable import Services

@Suite("Manuscripts of arXiv")
struct ArXivTests {
  static let now = Date(timeIntervalSince1970: 1_795_000_000)

  static func feed(_ entries: String) -> String {
    """
    <?xml version='1.0' encoding='UTF-8'?>
    <feed xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/" \
    xmlns:arxiv="http://arxiv.org/schemas/atom" xmlns="http://www.w3.org/2005/Atom">
    <id>https://arxiv.org/api/x</id><title>arXiv Query</title>
    <opensearch:totalResults>1</opensearch:totalResults>\(entries)</feed>
    """
  }

  static let entry = """
    <entry><id>http://arxiv.org/abs/2401.00001v3</id><title>Glucose
      forecasts &amp; sensors</title><updated>2024-02-01T00:00:00Z</updated>
    <link href="https://arxiv.org/abs/2401.00001v3" rel="alternate" type="text/html"/>
    <summary>We forecast glucose. Errors fell by 12%.</summary>
    <published>2024-01-02T00:00:00Z</published><author><name>Ayla Örnek</name></author>
    <author><name>A Group</name></author><arxiv:doi>10.1000/a.1</arxiv:doi></entry>
    """

  static let refusal = """
    <entry><id>https://arxiv.org/api/errors#bad_query</id><title>Error</title>
    <summary>bad query</summary></entry>
    """

  /// The addresses that were asked for.
  final class Seen: Sendable {
    let urls = Mutex<[String]>([])
  }

  static func arXiv(_ body: String, _ seen: Seen = Seen()) -> ArXiv {
    let bytes = Array(body.utf8)
    let fetcher = Fetcher { request in
      seen.urls.withLock { $0.append(request.url) }
      let pieces = Mutex<[[UInt8]]>([bytes])
      return FetchResponse(
        status: 200, headers: [FetchHeader("Content-Type", "application/atom+xml")],
        next: { pieces.withLock { $0.isEmpty ? nil : $0.removeFirst() } })
    }
    return ArXiv(address: ArXiv.home, world: SourceWorld(fetcher: fetcher, wait: { _ in }))
  }

  @Test("A manuscript comes with its own number, without its version, and as a preprint")
  func found() async throws {
    let seen = Seen()
    let papers = try await Self.arXiv(Self.feed(Self.entry), seen)
      .papers(["metformin", "vitamin b12\" OR all:x"], most: 4, now: Self.now)
    let paper = try #require(papers.first)
    #expect(paper.source == .arXiv && paper.id == "2401.00001" && paper.isPreprint)
    #expect(paper.url == "https://arxiv.org/abs/2401.00001" && paper.year == 2024)
    #expect(paper.title == "Glucose forecasts & sensors" && paper.doi == "10.1000/a.1")
    #expect(paper.authors == ["Ayla Örnek", "A Group"])
    #expect(paper.keySentence == "Errors fell by 12%.")
    let url = try #require(seen.urls.withLock { $0 }.first?.removingPercentEncoding)
    #expect(url.contains(#"all:"metformin" AND all:"vitamin b12 OR all x""#))
  }

  @Test("No manuscript is an answer, a refusal is none, and neither is half a feed")
  func others() async throws {
    #expect(try await Self.arXiv(Self.feed("")).papers(["x"], most: 4, now: Self.now).isEmpty)
    for (body, kind) in [
      (Self.feed(Self.refusal), PaperSourceFailure.Kind.refused),
      (String(Self.feed(Self.entry).dropLast(9)), .malformed),
    ] {
      let failure = try await #require(throws: PaperSourceFailure.self) {
        _ = try await Self.arXiv(body).papers(["x"], most: 4, now: Self.now)
      }
      #expect(failure.kind == kind && failure.source == "arXiv")
    }
  }
}
