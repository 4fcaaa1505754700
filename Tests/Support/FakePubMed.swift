package import Domain
import Foundation
import Synchronization

/// PubMed in memory: speaks `esearch` and `efetch` of the E-utilities with their quirks.
///
/// A paper is found where the query holds all of its `about`; newer ids come first. What the service
/// does not know (`unknown`) is left out of a query and told in a list, with a success for a status.
package final class FakePubMed: Sendable {
  /// A record as the service keeps it.
  package struct Record: Sendable {
    package var id: String
    /// Small letters that a query must hold.
    package var about: [String]
    package var title: String
    package var abstract: [(label: String?, text: String)]
    package var types: [String]
    /// `RetractionIn`, `RetractionOf` and the like, each with the id of the other paper.
    package var notes: [(kind: String, id: String)]
    package var year: Int
    package var isAnimal: Bool

    package init(
      _ id: String, about: [String], title: String, abstract: [(label: String?, text: String)],
      types: [String] = ["Journal Article"], notes: [(kind: String, id: String)] = [],
      year: Int = 2023, isAnimal: Bool = false
    ) {
      self.id = id
      self.about = about
      self.title = title
      self.abstract = abstract
      self.types = types
      self.notes = notes
      self.year = year
      self.isAnimal = isAnimal
    }
  }

  /// What the service does instead of answering.
  package enum Fault: Sendable {
    case rateLimit, page, noRoot, rawLineBreak, status(Int), network(FetchFailure.Kind)
  }

  private struct State {
    var faults: [Fault] = []
    var requests: [FetchRequest] = []
  }

  private let records: [Record]
  private let unknown: [String]
  private let state = Mutex(State())

  package init(_ records: [Record], unknown: [String] = []) {
    self.records = records
    self.unknown = unknown
  }

  /// What goes wrong with the next requests, one each.
  package func fail(_ faults: Fault...) { state.withLock { $0.faults += faults } }

  /// All requests so far.
  package var requests: [FetchRequest] { state.withLock { $0.requests } }

  /// The fields of the requests to a program, decoded.
  package func fields(of program: String) -> [[String: String]] {
    requests.filter { $0.url.contains(program) }.map(Self.fields)
  }

  package var fetcher: Fetcher {
    Fetcher { [self] request in
      let fault = state.withLock { state -> Fault? in
        state.requests.append(request)
        return state.faults.isEmpty ? nil : state.faults.removeFirst()
      }
      if let fault { return try Self.response(to: fault) }
      let fields = Self.fields(of: request)
      if request.url.contains("esearch.fcgi") {
        return Self.response(200, "application/json", search(fields))
      }
      return Self.response(200, "text/xml", fetch(fields))
    }
  }

  // MARK: Answers

  private func search(_ fields: [String: String]) -> String {
    let term = (fields["term"] ?? "").lowercased()
    let dropped = unknown.filter { term.contains($0) }
    let first = term.firstMatch(of: /(\d{4}):3000\[dp\]/).flatMap { Int($0.1) } ?? 0
    let found = records.filter { record in
      record.year >= first
        && (record.about.allSatisfy { term.contains($0) } || !dropped.isEmpty)
    }
    let ids = found.map { "\"\($0.id)\"" }.joined(separator: ",")
    let list = dropped.map { "\"\\\"\($0)\\\"[MeSH Terms]\"" }.joined(separator: ",")
    let warning =
      dropped.isEmpty
      ? "" : #","warninglist":{"phrasesignored":[],"quotedphrasesnotfound":[\#(list)]}"#
    return
      #"{"header":{"type":"esearch","version":"0.3"},"esearchresult":{"count":"\#(found.count)","#
      + #""retmax":"\#(found.count)","retstart":"0","idlist":[\#(ids)],"translationset":[],"#
      + #""querytranslation":"x"\#(warning)}}"# + "\n"
  }

  private func fetch(_ fields: [String: String]) -> String {
    let ids = (fields["id"] ?? "").split(separator: ",").map(String.init)
    let articles = ids.compactMap { id in records.first { $0.id == id }?.xml }
    return
      "<?xml version=\"1.0\" ?>\n<!DOCTYPE PubmedArticleSet PUBLIC \"-//NLM//DTD\" \"x.dtd\">\n"
      + "<PubmedArticleSet>" + articles.joined(separator: "\n") + "</PubmedArticleSet>"
  }

  private static func response(to fault: Fault) throws -> FetchResponse {
    switch fault {
    case .rateLimit:
      response(
        429, "application/json",
        #"{"error":"API rate limit exceeded","api-key":"1.2.3.4","count":"4","limit":"3"}"#)
    case .page: response(200, "text/html", "<html><body>Down for maintenance</body></html>")
    case .noRoot: response(200, "text/xml", "<?xml version=\"1.0\" ?>\n<!DOCTYPE x PUBLIC 'a' 'b'>")
    case .rawLineBreak:
      response(
        200, "application/json", "{\"esearchresult\":{\"ERROR\":\"Search Backend failed:\n'x'\"}}")
    case .status(let status): response(status, "text/plain", "")
    case .network(let kind): throw FetchFailure(kind: kind, message: "x")
    }
  }

  private static func response(_ status: Int, _ type: String, _ body: String) -> FetchResponse {
    let pieces = Mutex<[[UInt8]]>([Array(body.utf8)])
    return FetchResponse(
      status: status, headers: [FetchHeader("Content-Type", type)],
      next: { pieces.withLock { $0.isEmpty ? nil : $0.removeFirst() } })
  }

  private static func fields(of request: FetchRequest) -> [String: String] {
    let text =
      request.method == "POST"
      ? String(decoding: request.body, as: UTF8.self)
      : request.url.split(separator: "?", maxSplits: 1).last.map(String.init) ?? ""
    var fields: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let halves = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard halves.count == 2 else { continue }
      fields[halves[0]] = halves[1].removingPercentEncoding
    }
    return fields
  }
}

extension FakePubMed.Record {
  /// The record as `efetch` gives it.
  fileprivate var xml: String {
    let sections = abstract.map { section in
      section.label.map { "<AbstractText Label=\"\($0)\">\(section.text)</AbstractText>" }
        ?? "<AbstractText>\(section.text)</AbstractText>"
    }.joined()
    let kinds = types.map { "<PublicationType UI=\"D0\">\($0)</PublicationType>" }.joined()
    let corrections = notes.map {
      "<CommentsCorrections RefType=\"\($0.kind)\"><RefSource>J</RefSource>"
        + "<PMID Version=\"1\">\($0.id)</PMID></CommentsCorrections>"
    }.joined()
    let mesh = (isAnimal ? ["Animals", "Mice"] : ["Humans"]).map {
      "<MeshHeading><DescriptorName UI=\"D0\" MajorTopicYN=\"N\">\($0)</DescriptorName></MeshHeading>"
    }.joined()
    return """
      <PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">\(id)</PMID><Article>\
      <Journal><JournalIssue><PubDate><Year>\(year)</Year></PubDate></JournalIssue>\
      <Title>Journal of Simulated Diabetes</Title></Journal><ArticleTitle>\(title)</ArticleTitle>\
      <Abstract>\(sections)</Abstract><AuthorList><Author ValidYN="Y"><LastName>Örnek</LastName>\
      <ForeName>Ayla</ForeName><Initials>A</Initials></Author></AuthorList>\
      <PublicationTypeList>\(kinds)</PublicationTypeList></Article><CommentsCorrectionsList>\
      \(corrections)</CommentsCorrectionsList><MeshHeadingList>\(mesh)</MeshHeadingList>\
      </MedlineCitation><PubmedData><ArticleIdList><ArticleId IdType="doi">10.1000/sim.\(id)\
      </ArticleId></ArticleIdList></PubmedData></PubmedArticle>
      """
  }
}
