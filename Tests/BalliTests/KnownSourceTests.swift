import Domain
import EmbeddedModel
import Foundation
import Testing
import Turkish

@testable import balli

/// The sources of answers that balli has without a network.
@MainActor @Suite("Sources of what is known offline")
struct KnownSourceTests {
  static func entry() throws -> Knowledge.Entry {
    try #require(Knowledge.shared.entries.first { $0.id == "insulin-storage" })
  }

  /// A talk in which the entry has been told.
  private func bench() async throws -> Bench {
    let text = try Self.entry().text
    let bench = try Bench { _ in [.text(text)] }
    _ = await bench.take("insülin nasıl saklanır")
    return bench
  }

  @Test("A source shows its title, publisher, address and the day on which it was read")
  func shown() async throws {
    let entry = try Self.entry()
    let bench = try await bench()
    for (place, source) in entry.sources.enumerated() {
      let text = await bench.take("/kaynak \(place + 1)")
      #expect(text.contains("[\(place + 1)] \(source.title)") && text.contains(source.publisher))
      let day = try #require(CivilDay(text: entry.checked))
      let told = DateText.date(day, today: CivilDay(number: 0))
      #expect(told.hasSuffix(" 2026") && text.contains("okundu (\(told))"))
      #expect(text.contains(source.address))
      #expect(!text.contains("özeti yok"))
    }
    #expect(await bench.take("/kaynak 9", .noInput).contains("9 numaralı bir kaynak yok"))
  }

  @Test("All are listed with their numbers, and exported as pages of the web")
  func exported() async throws {
    let entry = try Self.entry()
    let bench = try await bench()
    let list = await bench.take("/kaynaklar")
    for (place, source) in entry.sources.enumerated() {
      #expect(list.contains("- [\(place + 1)] ") && list.contains(source.address))
    }
    let ris = await bench.take("/kaynaklar ris")
    #expect(ris.ranges(of: "ER  -").count == entry.sources.count)
    #expect(entry.sources.allSatisfy { ris.contains($0.address) })
    #expect(!ris.contains("TY  - JOUR"))
    let bibTeX = await bench.take("/kaynaklar bibtex")
    #expect(bibTeX.ranges(of: "\n}").count == entry.sources.count && !bibTeX.contains("@article"))
  }

  @Test("Every entry's sources are records with an address of the web and the day they were read")
  func records() {
    for entry in Knowledge.shared.entries {
      #expect(entry.records.count == entry.sources.count && !entry.records.isEmpty)
      for record in entry.records {
        let url = record["url"]?.string ?? ""
        #expect(url.hasPrefix("http") && record["cite"]?.string == url, "\(entry.id)")
        #expect(record["checked"]?.string == entry.checked)
      }
    }
  }
}
