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
        var finding = ResearchFinding(
          papers: [paper, dosed], query: "q", concepts: ["metformin"], count: 40, withheld: 1,
          stages: ["PubMed: 40"])
        finding.sentences = [paper.url: "It works `well`."]
        finding.queries = [SentQuery("PubMed", "q"), SentQuery("arXiv", "metformin")]
        return finding
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
    #expect(Set(cites).count == 2 && cites.allSatisfy { !$0.contains(/[aeiou0-9]/) })
    #expect(value["queries"]?.array?.compactMap { $0["source"]?.string } == ["PubMed", "arXiv"])
    #expect(told.withLock { $0 } == ["Kaynak aranıyor…", "Yanıt yazılıyor…"])
  }

  @Test("A number that stands before no question is told which ones there are")
  func noSuchOffer() async throws {
    let desk = Desk()
    let failure = try await #require(throws: ToolFailure.self) {
      _ = try await Self.tool(desk.fake.records.settings).run(
        ["query": "9", "tier": "fast", "maxResults": 3], in: desk.context)
    }
    #expect(failure.message.contains("1-3 arası"))
  }

  @Test(
    "The key sentence is the one that was found, without marks; where there is none, none is given")
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

  @Test("Pages of the web stand beside the records, without a name to cite them by")
  func pages() async throws {
    let desk = Desk()
    let page = WebResult(title: "S [x](http://e.test)", url: "https://a.test/", snippet: "90 mg")
    let tool = SearchPubMed(
      settings: desk.fake.records.settings,
      services: ResearchServices(find: { _, _, _ throws(ResearchFailure) in
        var finding = ResearchFinding(papers: [Self.paper], query: "q", concepts: ["metformin"])
        (finding.pages, finding.webQuery) = ([page], "metformin")
        return finding
      }))
    let value = try await tool.run(["query": "metformin"], in: desk.context)
    #expect(value["records"]?.array?.count == 1 && value["webQuery"]?.string == "metformin")
    let told = try #require(value["pages"]?.array?.first)
    #expect(told["cite"] == nil && told["url"]?.string == "https://a.test/")
    #expect(told["title"]?.string?.contains("http") == false)
    #expect(Citation.records(in: [value]).compactMap { $0["id"]?.string } == ["101"])
    let line = "- [1] S. · https://a.test/"
    #expect(Citation.listed(in: line, results: [value]).isEmpty)
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

  /// A tool over records in memory: what is found, and how the papers stand when they are looked at again.
  private static func remembering(
    _ kept: Kept, found: ResearchFinding, again: [Paper]?
  ) -> SearchPubMed {
    SearchPubMed(
      settings: Desk().fake.records.settings, research: kept.records,
      services: ResearchServices(
        find: { wish, _, _ throws(ResearchFailure) in
          guard wish.question.contains("metformin") else {
            throw ResearchFailure(.noTopic, "Ne?")
          }
          return found
        }, current: { _, _ in again }))
  }

  /// Researches of a person, in memory.
  private final class Kept: Sendable {
    let all = Mutex<[PastResearch]>([])

    var records: ResearchRecords {
      ResearchRecords(
        add: { past in self.all.withLock { $0.append(past) } },
        latest: { topic, besides in
          self.all.withLock { $0 }.last {
            Set($0.topic) == Set(topic) && $0.conversation != besides
          }
        }, newest: { thread in self.all.withLock { $0 }.last { $0.conversation == thread } })
    }
  }

  @Test("What another thread was shown comes first, with what was taken back since")
  func earlier() async throws {
    let kept = Kept()
    let finding = ResearchFinding(papers: [Self.paper], concepts: ["metformin", "B12"])
    var desk = Desk()
    desk.conversation = 1
    var gone = Self.paper
    let first = try await Self.remembering(kept, found: finding, again: [])
      .run(["query": "metformin"], in: desk.context)
    #expect(first["earlier"] == nil)
    desk.conversation = 2
    desk.now = "2026-12-14T08:30:00+03:00"
    let second = try await Self.remembering(kept, found: finding, again: [gone])
      .run(["query": "metformin"], in: desk.context)
    #expect(second["earlier"]?["conversation"]?.number == 1)
    #expect(second["earlier"]?["again"]?.number == 1 && second["earlier"]?["checked"] == true)
    #expect(second["earlier"]?["withdrawn"]?.array?.isEmpty == true)
    desk.conversation = 3
    gone.standing = [.retracted]
    let none = ResearchFinding(papers: [Self.dosed], concepts: ["B12", "metformin"])
    let third = try await Self.remembering(kept, found: none, again: [gone])
      .run(["query": "metformin"], in: desk.context)
    #expect(third["earlier"]?["withdrawn"]?.array?.first?["id"]?.string == "101")
    #expect(third["earlier"]?["again"]?.number == 0)
    let offline = try await Self.remembering(kept, found: none, again: nil)
      .run(["query": "metformin"], in: desk.context)
    #expect(offline["earlier"]?["checked"] == false)
    // A preprint alone is nothing that PubMed could be asked about again.
    #expect(kept.all.withLock { $0.count } == 2)
  }

  @Test("A question that names nothing goes on with the matter of its thread, and of no other")
  func goesOn() async throws {
    let kept = Kept()
    let finding = ResearchFinding(papers: [Self.paper], concepts: ["metformin", "B12"])
    let tool = Self.remembering(kept, found: finding, again: [])
    var desk = Desk()
    desk.conversation = 1
    _ = try await tool.run(["query": "metformin"], in: desk.context)
    #expect(try await tool.run(["query": "peki yaşlılarda"], in: desk.context)["records"] != nil)
    desk.conversation = 2
    await #expect(throws: ToolFailure(code: "noTopic", message: "Ne?")) {
      _ = try await tool.run(["query": "peki yaşlılarda"], in: desk.context)
    }
  }

  @Test("A wish for a tier that lasts is kept, where nothing is looked up with it")
  func lasting() async throws {
    let desk = Desk()
    let tool = Self.tool(
      desk.fake.records.settings, failure: ResearchFailure(.noKeywords, "Ne?"))
    for (text, name) in [
      ("bundan sonra hep derin araştır", "derin"), ("artık hızlı araştır", "hızlı"),
      ("derin araştır", "hızlı"),
    ] {
      _ = try? await tool.run(["query": .string(text)], in: desk.context)
      #expect(try desk.fake.records.settings.value(SearchPubMed.tierKey) == name)
    }
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
