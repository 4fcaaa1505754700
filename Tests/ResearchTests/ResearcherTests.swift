import Domain
import Foundation
import Services
import Support
import Synchronization
import Testing

@testable import Research

@Suite("Looking a question up")
struct ResearcherTests {
  static let now = Date(timeIntervalSince1970: 1_795_000_000)

  /// Papers about metformin and B12, every fourth of which may not be cited.
  static let records: [FakePubMed.Record] = (0..<12).map { number in
    let flaw: (type: String, note: String)? =
      [
        3: ("Retracted Publication", "RetractionIn"),
        7: ("Retraction of Publication", "RetractionOf"),
      ][
        number]
    return FakePubMed.Record(
      "\(2000 + number)", about: ["metformin", "b12"], title: "Paper \(number)",
      abstract: number == 5 ? [] : [("RESULTS", "Levels fell by \(number)%.")],
      types: ["Journal Article", number == 9 ? "Meta-Analysis" : "Observational Study"]
        + [flaw?.type].compactMap { $0 },
      notes: flaw.map { [($0.note, "1")] } ?? [], isAnimal: number == 2)
  }

  static func researcher(
    _ server: FakePubMed, preprints: Result<[Paper], PaperSourceFailure> = .success([]),
    studies: Result<[Paper], PaperSourceFailure> = .success([]),
    manuscripts: Result<[Paper], PaperSourceFailure> = .success([]),
    pages: @escaping @Sendable (String) throws(PaperSourceFailure) -> [WebResult] = { _ in [] },
    wait: @escaping @Sendable (Double) async throws -> Void = { _ in
      await Task.untilCancelled()
    }
  ) -> Researcher {
    let world = SourceWorld(fetcher: server.fetcher, wait: { _ in })
    let pubMed = PubMed(base: "http://127.0.0.1", key: nil, world: world)
    return Researcher(
      sources: ResearchSources(
        search: { query, most, now throws(PaperSourceFailure) in
          try await pubMed.search(query, most: most, now: now)
        },
        papers: { ids, now throws(PaperSourceFailure) in try await pubMed.papers(ids, now: now) },
        preprints: { _, _, _ throws(PaperSourceFailure) in try preprints.get() },
        studies: { _, _, _ throws(PaperSourceFailure) in try studies.get() },
        manuscripts: { _, _, _ throws(PaperSourceFailure) in try manuscripts.get() },
        pages: { query, _ throws(PaperSourceFailure) in try pages(query) }), wait: wait)
  }

  @Test("What is taken back is never among the papers; stronger kinds come first")
  func found() async throws {
    let server = FakePubMed(Self.records)
    let told = Mutex<[String]>([])
    let finding = try await Self.researcher(server).finding(
      ResearchWish("metformin B12 eksikliği yapar mı", maxResults: 20), now: Self.now
    ) { line in told.withLock { $0.append(line) } }
    #expect(finding.papers.count == 10 && finding.withheld == 2)
    #expect(!finding.papers.contains { ["2003", "2007"].contains($0.id) })
    #expect(finding.papers.first?.id == "2009" && finding.papers.last?.id == "2005")
    #expect(finding.concepts == ["metformin", "B12 vitamini"])
    #expect(finding.query.contains("NOT (\"Retracted Publication\"[pt]"))
    #expect(told.withLock { $0 } == ["Kaynak aranıyor…", "Makaleler inceleniyor… (10)"])
    // The narrow query found enough: one search, one reading.
    #expect(server.requests.count == 2)
  }

  @Test("A fast research asks once, a wider one as far as it must")
  func ladder() async throws {
    let few = Array(Self.records.prefix(1))
    let fast = FakePubMed(few)
    _ = try await Self.researcher(fast).finding(
      ResearchWish("metformin b12 yaşlılarda", tier: .fast), now: Self.now
    ) { _ in }
    #expect(fast.fields(of: "esearch").count == 1)
    let wide = FakePubMed(few)
    let finding = try await Self.researcher(wide).finding(
      ResearchWish("metformin b12 yaşlılarda"), now: Self.now
    ) { _ in }
    let terms = wide.fields(of: "esearch").compactMap { $0["term"] }
    #expect(terms.map { $0.contains("majr") } == [true, false, false])
    #expect(terms.map { $0.contains("Aged") } == [true, true, false] && finding.papers.count == 1)
  }

  @Test("After a phrase that PubMed does not know nothing is cited from what came of it")
  func dropped() async throws {
    let unknown = FakePubMed(Self.records, unknown: ["vitamin b 12 deficiency"])
    let finding = try await Self.researcher(unknown).finding(
      ResearchWish("metformin b12", tier: .fast), now: Self.now
    ) { _ in }
    #expect(finding.papers.count > 0 && !finding.query.lowercased().contains("b 12 deficiency"))
    #expect(unknown.fields(of: "esearch").count == 2)
    let all = FakePubMed(Self.records, unknown: ["filter"])
    let failure = try await #require(throws: ResearchFailure.self) {
      _ = try await Self.researcher(all).finding(
        ResearchWish("metformin b12"), now: Self.now
      ) { _ in }
    }
    #expect(failure.kind == .notUnderstood && failure.message.contains("filter"))
    // The plainest words were tried too.
    #expect(all.fields(of: "esearch").contains { $0["term"]?.contains("metformin[tw]") == true })
    #expect(all.fields(of: "efetch").isEmpty)
  }

  static let refusals: [(text: String, kind: ResearchFailure.Kind, words: String)] = [
    ("   ", .emptyQuestion, "boş"),
    (String(repeating: "metformin ", count: 501), .tooLong, "501"),
    ("bu ne işe yarar", .noTopic, "kavram"),
    ("frenküzümü şekere iyi gelir mi", .noKeywords, "frenküzümü"),
  ]

  @Test("What cannot be looked up is said without a request", arguments: refusals.indices)
  func refused(place: Int) async throws {
    let row = Self.refusals[place]
    let server = FakePubMed(Self.records)
    let failure = try await #require(throws: ResearchFailure.self) {
      _ = try await Self.researcher(server).finding(ResearchWish(row.text), now: Self.now) { _ in }
    }
    #expect(failure.kind == row.kind && failure.message.contains(row.words), "\(failure.message)")
    #expect(server.requests.isEmpty)
  }

  @Test("Without a network the reason is told")
  func offline() async throws {
    let server = FakePubMed(Self.records)
    server.fail(.network(.unresolved))
    let failure = try await #require(throws: ResearchFailure.self) {
      _ = try await Self.researcher(server).finding(
        ResearchWish("metformin b12"), now: Self.now
      ) { _ in }
    }
    #expect(failure.kind == .unavailable && failure.message.contains("internet"))
  }

  static let page = WebResult(
    title: "Metformin ve B12: 300 mg/dL", url: "https://saglik.test/b12", snippet: "B12 düşer.")

  @Test(
    "Beside the papers a research lists pages of the web, which are none and are asked by our names"
  )
  func pages() async throws {
    let asked = Mutex<[String]>([])
    let told = Mutex<[String]>([])
    let finding = try await Self.researcher(
      FakePubMed(Self.records),
      pages: { query in
        asked.withLock { $0.append(query) }
        return Array(repeating: Self.page, count: 9)
      }
    ).finding(
      ResearchWish("Ayşe 187 metformin B12'yi düşürür mü"), now: Self.now
    ) { line in told.withLock { $0.append(line) } }
    #expect(asked.withLock { $0 } == ["metformin B12 vitamini"])
    #expect(finding.webQuery == "metformin B12 vitamini")
    #expect(finding.pages.count == 4 && finding.stages == ["PubMed: 12", "Web: 4"])
    #expect(finding.papers.count == 8 && finding.papers.allSatisfy { $0.source == .pubMed })
    #expect(
      told.withLock { $0 } == [
        "Kaynak aranıyor…", "Makaleler inceleniyor… (10)", "Web sayfaları inceleniyor… (4)",
      ])
  }

  @Test("A fast research asks no web; a web that fails or is late costs only itself")
  func webFails() async throws {
    let asked = Mutex(0)
    _ = try await Self.researcher(
      FakePubMed(Self.records),
      pages: { _ in
        asked.withLock { $0 += 1 }
        return []
      }
    ).finding(ResearchWish("metformin b12", tier: .fast), now: Self.now) { _ in }
    #expect(asked.withLock { $0 } == 0)
    let blocked = PaperSourceFailure(.blocked, source: "DuckDuckGo", message: "x")
    for tier in [ResearchTier.research, .deep] {
      let finding = try await Self.researcher(
        FakePubMed(Self.records), pages: { _ throws(PaperSourceFailure) in throw blocked }
      ).finding(ResearchWish("metformin b12", tier: tier), now: Self.now) { _ in }
      #expect(finding.failures == [blocked] && finding.pages.isEmpty && !finding.papers.isEmpty)
    }
  }

  @Test("Pages alone are told where no paper could be had, and cited by nothing")
  func pagesAlone() async throws {
    let server = FakePubMed(Self.records)
    server.fail(.network(.unresolved))
    let failure = try await #require(throws: ResearchFailure.self) {
      _ = try await Self.researcher(server, pages: { _ in [Self.page] })
        .finding(ResearchWish("metformin b12"), now: Self.now) { _ in }
    }
    #expect(failure.kind == .busy && failure.message.contains("PubMed"))
    #expect(failure.message.contains(Self.page.url))
  }

  @Test("Where no source can be reached that is no finding, and each is named")
  func outage() async throws {
    let server = FakePubMed(Self.records)
    server.fail(.network(.unresolved))
    let web = PaperSourceFailure(.busy, source: "DuckDuckGo", message: "DuckDuckGo yoğun.")
    let failure = try await #require(throws: ResearchFailure.self) {
      _ = try await Self.researcher(
        server, pages: { _ throws(PaperSourceFailure) in throw web }
      ).finding(ResearchWish("metformin b12"), now: Self.now) { _ in }
    }
    #expect(failure.kind == .unavailable)
    #expect(failure.message.contains("PubMed") && failure.message.contains("DuckDuckGo"))
  }

  static let preprint = Paper(
    source: .europePMC, id: "PPR1", title: "P", url: "https://europepmc.org/article/PPR/PPR1",
    abstract: [.init(text: "x")], isPreprint: true)

  @Test("A deep research asks all at once; a dead source costs its part, and that is said")
  func deep() async throws {
    let dead = PaperSourceFailure(.tooSlow, source: "ClinicalTrials.gov", message: "x")
    let finding = try await Self.researcher(
      FakePubMed(Self.records), preprints: .success([Self.preprint]), studies: .failure(dead)
    ).finding(ResearchWish("metformin b12", tier: .deep, maxResults: 20), now: Self.now) { _ in }
    #expect(finding.papers.contains(Self.preprint) && finding.failures == [dead])
    #expect(finding.papers.count == 11)
  }

  @Test("What has not come by the deadline is left out, and that is said")
  func deadline() async throws {
    let sources = ResearchSources(
      search: { _, _, _ throws(PaperSourceFailure) in
        await Task.untilCancelled()
        throw PaperSourceFailure(.unavailable, source: "PubMed", message: "x")
      },
      papers: { _, _ throws(PaperSourceFailure) in [] },
      preprints: { _, _, _ throws(PaperSourceFailure) in [Self.preprint] },
      studies: { _, _, _ throws(PaperSourceFailure) in [] },
      manuscripts: { _, _, _ throws(PaperSourceFailure) in [] },
      pages: { _, _ throws(PaperSourceFailure) in [] })
    let arrived = Mutex(false)
    let researcher = Researcher(
      sources: sources,
      wait: { _ in
        // The clock strikes when the two that answer have had their turn.
        for _ in 0..<200 { await Task.yield() }
        arrived.withLock { $0 = true }
      })
    let finding = try await researcher.finding(
      ResearchWish("metformin b12", tier: .deep), now: Self.now
    ) { _ in }
    #expect(arrived.withLock { $0 } && finding.failures.contains { $0.source == "PubMed" })
    #expect(finding.failures.allSatisfy { $0.kind == .tooSlow })
  }
}

extension Task where Success == Never, Failure == Never {
  /// Returns when the task is cancelled.
  static func untilCancelled() async {
    let stream = AsyncStream<Never> { _ in }
    for await _ in stream {}
  }
}
