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
