import Domain
import Foundation
import Testing

@testable import Services

/// Answers of the real services as somebody recorded them, which are not ours to keep here.
///
/// `BALLI_FIXTURES=FOLDER swift test --filter RecordedAnswerTests`: a folder with pubmed, clinicaltrials,
/// openfoodfacts, ddg, europepmc and arxiv. Without it there is nothing to read.
@Suite("Recorded answers, cut and changed")
struct RecordedAnswerTests {
  static let files: [String] = {
    guard let folder = ProcessInfo.processInfo.environment["BALLI_FIXTURES"] else { return [] }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let kinds = ["pubmed/", "clinicaltrials/", "openfoodfacts/", "ddg/", "europepmc/", "arxiv/"]
    return names.filter { name in
      kinds.contains(where: name.hasPrefix) && !name.hasSuffix(".md") && name.contains(".")
    }.sorted().map { folder + "/" + $0 }
  }()

  @Test("2,000 cuts and changes of each crash nothing", arguments: files)
  func mutations(path: String) throws {
    let source = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    Self.read(source, path)
    var random = SeededNumbers(seed: 7)
    for round in 0..<2_000 where !source.isEmpty {
      var bytes = source
      let place = Int(random.next() % UInt64(bytes.count))
      switch round % 3 {
      case 0: bytes.removeSubrange(place...)
      case 1:
        for _ in 0..<3 {
          bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
        }
      default: bytes.removeSubrange(place..<min(bytes.count, place + Int(random.next() % 400)))
      }
      Self.read(bytes, path)
    }
  }

  /// What Tests/Evaluation/papers has read of the same files, where `BALLI_PARSED` names it.
  static let parsed: JSON? = ProcessInfo.processInfo.environment["BALLI_PARSED"].flatMap { path in
    try? JSON(reading: Array(Data(contentsOf: URL(fileURLWithPath: path))))
  }

  @Test(
    "Records are read as another parser reads them",
    arguments: files.filter { $0.contains("/pubmed/efetch/") })
  func agreement(path: String) throws {
    guard let parsed = Self.parsed else { return }
    let name = "pubmed/efetch/" + (path.split(separator: "/").last ?? "")
    let wanted = try #require(parsed[name]?.array)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let papers = (PubMedRecords.papers(in: bytes) ?? []).filter { !$0.types.contains("Book") }
    #expect(papers.count == wanted.count)
    for (paper, other) in zip(papers, wanted) {
      #expect(paper.id == other["id"]?.string)
      #expect(paper.title == other["title"]?.string)
      #expect(paper.journal == other["journal"]?.string)
      #expect(paper.year.map(Double.init) == other["year"]?.number)
      #expect(paper.doi == other["doi"]?.string)
      #expect(paper.authors == other["authors"]?.array?.compactMap(\.string))
      let told = other["abstract"]?.array?.compactMap(\.array) ?? []
      #expect(paper.abstract.map(\.label) == told.map { $0[0].string })
      #expect(paper.abstract.map(\.text) == told.map { $0[1].string })
      let retracted = JSON.bool(paper.standing.contains(.retracted))
      #expect(retracted == other["retracted"])
      #expect(JSON.bool(paper.standing.contains(.retractionNotice)) == other["notice"])
    }
  }

  private static func read(_ bytes: [UInt8], _ path: String) {
    if path.contains("/pubmed/efetch") {
      for paper in PubMedRecords.papers(in: bytes) ?? [] { #expect(!paper.id.isEmpty) }
    } else if path.contains("/pubmed/") {
      _ = PubMedSearch(reading: bytes)
    } else if path.contains("/clinicaltrials/") {
      _ = ClinicalTrials.studies(in: bytes)
    } else if path.contains("/europepmc/") {
      _ = (EuropePMC.papers(in: bytes), EuropePMC.refusal(in: bytes))
    } else if path.contains("/arxiv/") {
      for paper in ArXiv.papers(in: bytes) ?? [] { #expect(!paper.id.isEmpty) }
    } else if path.contains("/openfoodfacts/") {
      let record = (try? JSON(reading: bytes))?["product"]
      _ = record.flatMap { ProductReading(record: $0, now: ArXivTests.now).product }
    } else {
      if case .found(let results)? = WebSearchPage(bytes) {
        #expect(results.allSatisfy { $0.url.hasPrefix("http") })
      }
      _ = HTMLPage(bytes).text
    }
  }
}
