import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Tools

@Suite("searchPubMed")
struct SearchPubMedTests {
  static let paper = Paper(
    source: .pubMed, id: "101", title: "A [title](http://evil.example)", authors: ["Öz A"],
    journal: "J", year: 2020, doi: "10.1/x", url: "https://pubmed.ncbi.nlm.nih.gov/101/",
    abstract: [
      .init(label: "RESULTS", text: "In 24 adults it fell. More."),
      .init(label: "CONCLUSIONS", text: "It works `well`."),
    ], types: ["Randomized Controlled Trial"])
  static let dosed = Paper(
    source: .europePMC, id: "PPR1", title: "Insulin", url: "https://europepmc.org/article/PPR/PPR1",
    abstract: [.init(text: "Participants were given 12 units of insulin glargine every night.")],
    isPreprint: true, isAnimalOnly: true)

  private static func tool(
    _ settings: SettingRecords, asked: @escaping @Sendable (ResearchWish) -> Void = { _ in },
    failure: ResearchFailure? = nil
  ) -> SearchPubMed {
    SearchPubMed(
      settings: settings,
      services: ResearchServices(find: { wish, _, tell throws(ResearchFailure) in
        asked(wish)
        if let failure { throw failure }
        tell("Kaynak aranıyor…")
        return ResearchFinding(
          papers: [paper, dosed], query: "q", concepts: ["metformin"], count: 40, withheld: 1,
          stages: ["PubMed: 40"])
      }))
  }

  @Test("The result holds what the contract names, and what an answer needs")
  func result() async throws {
    let desk = Desk()
    let told = Mutex<[String]>([])
    var context = desk.context
    context.tell = { line in told.withLock { $0.append(line) } }
    let value = try await Self.tool(desk.fake.records.settings).run(
      ["query": "metformin"], in: context)
    let records = try #require(value["records"]?.array)
    for key in [
      "number", "source", "id", "title", "authors", "journal", "year", "doi", "url", "abstract",
      "publicationTypes", "retracted", "cite", "kind", "flags",
    ] {
      #expect(records.allSatisfy { $0[key] != nil }, "\(key)")
    }
    #expect(value["query"]?.string == "q" && value["sourcesFound"]?.number == 2)
    #expect(value["stages"]?.array?.count == 1)
    let cites = records.compactMap { $0["cite"]?.string }
    #expect(Set(cites).count == 2 && cites.allSatisfy { !$0.contains(/[aeiou0-1]/) })
    #expect(told.withLock { $0 } == ["Kaynak aranıyor…", "Yanıt yazılıyor…"])
  }

  @Test("The key sentence is the conclusion as it stands; one that tells units is not given")
  func sentences() async throws {
    let desk = Desk()
    let value = try await Self.tool(desk.fake.records.settings).run(
      ["query": "metformin"], in: desk.context)
    let records = try #require(value["records"]?.array)
    #expect(records[0]["keySentence"]?.string == "It works 'well'.")
    #expect(records[0]["participants"]?.number == 24)
    #expect(records[0]["flags"] == ["small"])
    #expect(records[1]["keySentence"] == nil && records[1]["flags"] == ["preprint", "animals"])
  }

  @Test("How far it goes is what the call says, else what the person has chosen")
  func tier() async throws {
    let desk = Desk()
    let wishes = Mutex<[ResearchWish]>([])
    let tool = Self.tool(
      desk.fake.records.settings, asked: { wish in wishes.withLock { $0.append(wish) } })
    _ = try await tool.run(["query": "x"], in: desk.context)
    try desk.fake.records.settings.set(SearchPubMed.tierKey, "derin")
    _ = try await tool.run(
      [
        "query": "x", "tier": "fast", "fromYear": 2020,
        "publicationTypes": ["Meta-Analysis", "Nuriye Hanım"],
      ], in: desk.context)
    let asked = wishes.withLock { $0 }
    #expect(asked.map(\.standard) == [.research, .deep] && asked.map(\.tier) == [nil, .fast])
    #expect(asked[1].fromYear == 2020 && asked[1].types == ["Meta-Analysis"])
  }

  @Test("A failure keeps its sentence and its code")
  func failure() async throws {
    let desk = Desk()
    let tool = Self.tool(
      desk.fake.records.settings, failure: ResearchFailure(.unavailable, "Bağlanılamadı."))
    let failure = try await #require(throws: ToolFailure.self) {
      _ = try await tool.run(["query": "x"], in: desk.context)
    }
    #expect(failure == ToolFailure(code: "unavailable", message: "Bağlanılamadı."))
  }
}
