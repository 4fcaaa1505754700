package import Domain
package import Foundation

/// Manuscripts of arXiv, in its Atom format.
///
/// Nobody has reviewed them; balli says so with each. The service wants 3 seconds between two questions.
package struct ArXiv: Sendable {
  package static let home = "https://export.arxiv.org/api/query"
  package static let name = "arXiv"

  private let address: String
  private let call: SourceCall

  package init(address: String, world: SourceWorld) {
    self.address = address
    call = SourceCall(source: Self.name, world: world, waits: [3.0])
  }

  /// Manuscripts that hold all of these words, best first.
  package func papers(
    _ words: [String], most: Int, now: Date
  ) async throws(PaperSourceFailure) -> [Paper] {
    let term = words.map(ClinicalTrials.safe).filter { !$0.isEmpty }.map { "all:\"\($0)\"" }
      .joined(separator: " AND ")
    let fields = FormFields([
      ("search_query", term), ("start", "0"), ("max_results", "\(most)"), ("sortBy", "relevance"),
    ])
    return try await call.searched(
      FetchRequest(url: address + "?" + fields.text), as: "arxiv/search/\(most)/\(term)", now: now,
      refusal: Self.refusal, reading: Self.papers)
  }

  /// The reason of a refusal, which comes as an entry like any other.
  static func refusal(in body: [UInt8]) -> String? {
    guard let feed = XMLElement(reading: body), feed.name == "feed" else { return nil }
    return feed.all("entry").first(where: isError)?.text(at: "summary")
  }

  /// Nil where it is no feed, or one that only tells what is wrong.
  static func papers(in body: [UInt8]) -> [Paper]? {
    guard let feed = XMLElement(reading: body), feed.name == "feed" else { return nil }
    let entries = feed.all("entry")
    guard !entries.contains(where: isError) else { return nil }
    return entries.compactMap(paper)
  }

  private static func isError(_ entry: XMLElement) -> Bool {
    entry.text(at: "id")?.contains("/api/errors") == true
  }

  private static func paper(_ entry: XMLElement) -> Paper? {
    guard let address = entry.text(at: "id"), let mark = address.firstRange(of: "/abs/"),
      let title = entry.text(at: "title")
    else { return nil }
    let version = String(address[mark.upperBound...])
    // `1605.08386v1`, `math/0309136v2`: the name of the manuscript without that of its version.
    let id = version.replacing(/v\d+$/, with: "")
    guard !id.isEmpty,
      id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "./-".contains($0)) })
    else { return nil }
    let summary = entry.text(at: "summary")
    let notes = [summary, entry.text(at: "arxiv:comment")].compactMap { $0?.lowercased() }
    let isWithdrawn = notes.contains { note in
      note.contains(
        /^(?:this (?:paper|article|manuscript|submission|work) )?(?:has been |is )?(?:withdrawn|retracted)\b/
      )
    }
    let standing = StandingMarks.standing(ofTitle: title).union(isWithdrawn ? [.retracted] : [])
    return Paper(
      source: .arXiv, id: id, title: title,
      authors: entry.all("author").compactMap { $0.text(at: "name") },
      journal: entry.text(at: "arxiv:journal_ref"),
      year: entry.text(at: "published").flatMap { Int($0.prefix(4)) },
      doi: entry.text(at: "arxiv:doi"), url: "https://arxiv.org/abs/\(id)",
      abstract: summary.map { [Paper.Section(text: $0)] } ?? [],
      types: ["Preprint"], standing: standing, isPreprint: true)
  }
}
