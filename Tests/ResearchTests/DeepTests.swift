import Domain
import Foundation
import Services
import Support
import Synchronization
import Testing

@testable import Research

@Suite("What a research says besides")
struct DeepTests {
  static let now = ResearcherTests.now

  static func record(
    _ id: String, _ about: [String], _ conclusion: String, year: Int = 2024,
    types: [String] = ["Journal Article", "Randomized Controlled Trial"]
  ) -> FakePubMed.Record {
    .init(
      id, about: about, title: "Paper \(id)", abstract: [("CONCLUSIONS", conclusion)], types: types,
      year: year)
  }

  static let stances: [(text: String, stance: Paper.Stance?)] = [
    ("Cinnamon reduced HbA1c.", .effect), ("Cinnamon did not reduce HbA1c.", Paper.Stance.none),
    ("There was no significant difference between groups.", Paper.Stance.none),
    ("Metformin use was associated with lower vitamin B12.", .effect),
    ("The evidence is insufficient.", .open), ("We enrolled 40 adults.", nil),
    ("It was not associated with cancer.", Paper.Stance.none), ("Noteworthy higher doses", .effect),
  ]

  @Test("What came out is read from the words of the paper", arguments: stances.indices)
  func stance(place: Int) {
    let row = Self.stances[place]
    #expect(Stances.shared.stance(of: row.text) == row.stance, "\(row.text)")
  }

  @Test("A deep research asks for papers of the other side, and keeps them in view")
  func contrary() async throws {
    let effects = (0..<14).map {
      Self.record("\(100 + $0)", ["cinnamon"], "Cinnamon reduced glucose by \($0)%.")
    }
    // Found only where it is asked for papers that found nothing.
    let none = Self.record(
      "900", ["cinnamon", "no significant"], "Cinnamon did not reduce glucose.",
      types: ["Journal Article", "Observational Study"])
    let server = FakePubMed([none] + effects)
    let deep = try await ResearcherTests.researcher(server).finding(
      ResearchWish("tarçın şekeri düşürür mü", tier: .deep), now: Self.now
    ) { _ in }
    #expect(deep.papers.contains { $0.id == "900" } && deep.papers.count == 12)
    #expect(deep.stances["https://pubmed.ncbi.nlm.nih.gov/900/"] == Paper.Stance.none)
    let usual = try await ResearcherTests.researcher(FakePubMed([none] + effects)).finding(
      ResearchWish("tarçın şekeri düşürür mü"), now: Self.now
    ) { _ in }
    #expect(!usual.papers.contains { $0.id == "900" })
  }

  @Test("Manuscripts are among the sources, and a dead one is named")
  func manuscripts() async throws {
    let paper = Paper(
      source: .arXiv, id: "2401.00001", title: "P", url: "https://arxiv.org/abs/2401.00001",
      abstract: [.init(text: "x")], isPreprint: true)
    let server = FakePubMed([Self.record("1", ["metformin"], "It fell.")])
    let found = try await ResearcherTests.researcher(server, manuscripts: .success([paper]))
      .finding(ResearchWish("metformin", tier: .deep), now: Self.now) { _ in }
    #expect(found.papers.last == paper && found.stages.contains("arXiv: 1"))
    let dead = PaperSourceFailure(.tooSlow, source: "arXiv", message: "x")
    let other = try await ResearcherTests.researcher(
      FakePubMed([Self.record("1", ["metformin"], "It fell.")]), manuscripts: .failure(dead)
    ).finding(ResearchWish("metformin", tier: .deep), now: Self.now) { _ in }
    #expect(other.failures == [dead] && other.papers.count == 1)
  }

  @Test("Three questions to go on with ask for what was not shown, and can be looked up")
  func suggestions() async throws {
    let old = Self.record("1", ["metformin", "b12"], "B12 fell.", year: 2001)
    let server = FakePubMed([old])
    let finding = try await ResearcherTests.researcher(server).finding(
      ResearchWish("metformin B12 eksikliği yapar mı"), now: Self.now
    ) { _ in }
    let told = finding.suggestions
    #expect(told.count == 3 && Set(told.map(\.text)).count == 3)
    #expect(told[0].wish.types == ["Meta-Analysis", "Systematic Review"])
    #expect(told[1].wish.tier == .deep && told[2].wish.fromYear == 2021)
    for suggestion in told {
      let next = try await ResearcherTests.researcher(server).finding(
        suggestion.wish, now: Self.now
      ) { _ in }
      #expect(next.concepts == finding.concepts, "\(suggestion.text)")
    }
    // Where all that is usually lacking was shown there are three as well.
    let strong = Self.record("2", ["metformin", "b12"], "B12 fell.", types: ["Meta-Analysis"])
    let full = try await ResearcherTests.researcher(FakePubMed([strong])).finding(
      ResearchWish("metformin b12 yaşlılarda", tier: .deep), now: Self.now
    ) { _ in }
    #expect(full.suggestions.count == 3 && Set(full.suggestions.map(\.text)).count == 3)
    let none = try await ResearcherTests.researcher(FakePubMed([])).finding(
      ResearchWish("metformin B12"), now: Self.now
    ) { _ in }
    #expect(none.suggestions.isEmpty)
  }

  // MARK: How long it takes

  /// Seconds that the answers of each source have taken, as a server with these delays gives them.
  final class Delays: Sendable {
    private let state: Mutex<(random: Seeds, spent: [String: Double])>

    init(seed: UInt64) { state = Mutex((Seeds(state: seed), [:])) }

    /// 0.4 to 0.8 seconds for each answer (wire/research.md, k).
    func answer(of source: String) {
      state.withLock { state in
        let share = Double(state.random.next() % 1_000) / 1_000
        state.spent[source, default: 0] += 0.4 + 0.4 * share
      }
    }

    /// Sources run side by side, the questions to one of them behind each other.
    var longest: Double { state.withLock { $0.spent.values.max() ?? 0 } }
  }

  struct Seeds: Sendable {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }

  @Test(
    "With the delays of real servers 19 of 20 researches are in time",
    arguments: [(ResearchTier.fast, 2.0), (.research, 5), (.deep, 8)])
  func latency(tier: ResearchTier, limit: Double) async throws {
    var times: [Double] = []
    for seed in 0..<40 {
      let delays = Delays(seed: UInt64(seed + 1) &* 7_919)
      // One paper: every wider question is asked too.
      let server = FakePubMed([Self.record("1", ["metformin", "b12"], "B12 fell.")])
      let slow = Fetcher { request in
        delays.answer(of: "PubMed")
        return try await server.fetcher.open(request)
      }
      let pubMed = PubMed(
        base: "http://127.0.0.1", key: nil,
        world: SourceWorld(fetcher: slow, wait: { _ in }))
      let sources = ResearchSources(
        search: { query, most, now throws(PaperSourceFailure) in
          try await pubMed.search(query, most: most, now: now)
        },
        papers: { ids, now throws(PaperSourceFailure) in try await pubMed.papers(ids, now: now) },
        preprints: { _, _, _ throws(PaperSourceFailure) in
          delays.answer(of: "Europe PMC")
          return []
        },
        studies: { _, _, _ throws(PaperSourceFailure) in
          delays.answer(of: "ClinicalTrials.gov")
          return []
        },
        manuscripts: { _, _, _ throws(PaperSourceFailure) in
          delays.answer(of: "arXiv")
          return []
        },
        pages: { _, _ throws(PaperSourceFailure) in
          delays.answer(of: "DuckDuckGo")
          return []
        })
      let finding = try await Researcher(
        sources: sources, wait: { _ in await Task.untilCancelled() }
      )
      .finding(ResearchWish("metformin b12 yaşlılarda", tier: tier), now: Self.now) { _ in }
      #expect(finding.papers.count == 1)
      // In a deep research two branches ask PubMed; at worst they wait for one window of its rhythm.
      times.append(delays.longest + (tier == .deep ? 1.15 : 0))
    }
    let p95 = times.sorted()[Int(Double(times.count) * 0.95)]
    #expect(p95 < limit, "\(tier): \(p95) s")
  }

  @Test("What was asked before is answered without a request")
  func kept() async throws {
    let answers = Mutex<[String: (Date, [UInt8])]>([:])
    let cache = AnswerCache(
      load: { key in answers.withLock { $0[key] }.map { (at: $0.0, body: $0.1) } },
      save: { key, at, body in answers.withLock { $0[key] = (at, body) } })
    let server = FakePubMed([Self.record("1", ["metformin", "b12"], "B12 fell.")])
    let pubMed = PubMed(
      base: "http://127.0.0.1", key: nil,
      world: SourceWorld(fetcher: server.fetcher, cache: cache, wait: { _ in }))
    let researcher = Researcher(
      sources: ResearchSources(
        search: { query, most, now throws(PaperSourceFailure) in
          try await pubMed.search(query, most: most, now: now)
        },
        papers: { ids, now throws(PaperSourceFailure) in try await pubMed.papers(ids, now: now) },
        preprints: { _, _, _ throws(PaperSourceFailure) in [] },
        studies: { _, _, _ throws(PaperSourceFailure) in [] },
        manuscripts: { _, _, _ throws(PaperSourceFailure) in [] },
        pages: { _, _ throws(PaperSourceFailure) in [] }))
    let first = try await researcher.finding(
      ResearchWish("metformin b12", tier: .fast), now: Self.now
    ) { _ in }
    let asked = server.requests.count
    let second = try await researcher.finding(
      ResearchWish("B12 ve metformin", tier: .fast), now: Self.now + 3_600
    ) { _ in }
    #expect(asked == 2 && first.papers == second.papers)
    // The same concepts in another order are another query, whose records are known.
    #expect(server.fields(of: "efetch").count == 1)
    _ = try await researcher.finding(
      ResearchWish("metformin b12", tier: .fast), now: Self.now + 7_200
    ) { _ in }
    #expect(server.requests.count == asked + 1)
  }
}
