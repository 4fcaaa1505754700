package import Domain
package import Foundation

/// Preprints and papers of Europe PMC.
///
/// The practical way to preprints, which PubMed lacks for the most part.
package struct EuropePMC: Sendable {
  package static let home = "https://www.ebi.ac.uk/europepmc/webservices/rest/"
  package static let name = "Europe PMC"

  private let base: String
  private let call: SourceCall

  package init(base: String, world: SourceWorld) {
    self.base = base.hasSuffix("/") ? base : base + "/"
    call = SourceCall(source: Self.name, world: world, waits: [1.0])
  }

  /// What a query fits, best first, with abstracts; `words` are in the language of the service.
  package func papers(
    _ words: String, most: Int, now: Date
  ) async throws(PaperSourceFailure) -> [Paper] {
    let fields = FormFields([
      ("query", words), ("format", "json"), ("resultType", "core"), ("pageSize", "\(most)"),
    ])
    return try await call.searched(
      FetchRequest(url: base + "search?" + fields.text), as: "europepmc/search/\(most)/\(words)",
      now: now, refusal: Self.refusal, reading: Self.papers)
  }

  /// The reason of a refusal, which comes as JSON or as XML.
  static func refusal(in body: [UInt8]) -> String? {
    if let json = try? JSON(reading: body) { return json["errMsg"]?.string }
    return XMLElement(reading: body).flatMap { $0.name == "errorBean" ? $0.text : nil }
  }

  /// Nil where it is no list of results.
  static func papers(in body: [UInt8]) -> [Paper]? {
    guard let json = try? JSON(reading: body), let list = json["resultList"]?["result"]?.array
    else { return nil }
    return list.compactMap(paper)
  }

  private static func paper(_ record: JSON) -> Paper? {
    guard let id = record["id"]?.string, let kind = record["source"]?.string,
      let title = record["title"]?.string
    else { return nil }
    let pmid = record["pmid"]?.string
    let types = types(of: record)
    return Paper(
      source: pmid == nil ? .europePMC : .pubMed, id: pmid ?? id, title: plain(title),
      authors: list(record["authorString"], parted: ","),
      journal: record["journalTitle"]?.string
        ?? record["journalInfo"]?["journal"]?["title"]?.string,
      year: record["pubYear"]?.string.flatMap { Int($0) }, doi: record["doi"]?.string,
      url: pmid.map { "https://pubmed.ncbi.nlm.nih.gov/\($0)/" }
        ?? "https://europepmc.org/article/\(kind)/\(id)",
      abstract: sections(record["abstractText"]?.string ?? ""), types: types,
      standing: Set(types.compactMap { StandingMarks.standing(ofType: $0) })
        .union(StandingMarks.standing(ofTitle: plain(title))), isPreprint: kind == "PPR")
  }

  /// The types of publication, which stand as a list or in one line.
  private static func types(of record: JSON) -> [String] {
    (record["pubTypeList"]?["pubType"]?.array ?? []).compactMap(\.string)
      + list(record["pubType"], parted: ";")
  }

  /// The parts of a line, without blanks and full stops around them.
  private static func list(_ value: JSON?, parted mark: Character) -> [String] {
    (value?.string ?? "").split(separator: mark).map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " ."))
    }
  }

  /// The parts of an abstract whose headings are marked `<h4>`.
  private static func sections(_ text: String) -> [Paper.Section] {
    guard text.contains("<h4>") else {
      let whole = plain(text)
      return whole.isEmpty ? [] : [Paper.Section(text: whole)]
    }
    return text.components(separatedBy: "<h4>").compactMap { part in
      let halves = part.components(separatedBy: "</h4>")
      let words = plain(halves.last ?? "")
      guard !words.isEmpty else { return nil }
      return Paper.Section(label: halves.count > 1 ? plain(halves[0]) : nil, text: words)
    }
  }

  /// A text without marks, in single spaces.
  private static func plain(_ text: String) -> String {
    let bare = text.replacing(/<\/?[A-Za-z][^<>]*>/, with: "")
    guard
      let element = XMLElement(reading: Array("<t>\(bare.replacing("<", with: "&lt;"))</t>".utf8))
    else { return bare }
    return element.text
  }
}
