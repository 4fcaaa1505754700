package import Domain
package import Foundation

/// Papers of PubMed through the E-utilities of NCBI.
///
///     let pubMed = PubMed(base: PubMed.home, key: nil, world: world)
///     let found = try await pubMed.search(#""Metformin"[mh]"#, most: 20, now: now)
///     try await pubMed.papers(found.ids, now: now)
///
/// Every request names the program and an address, waits for its turn, and is tried again where the
/// server was only busy. Searches are kept for 7 days, records for 30.
package struct PubMed: Sendable {
  package static let home = "https://eutils.ncbi.nlm.nih.gov/entrez/eutils/"
  package static let name = "PubMed"

  /// Who asks, as NCBI wants to know from every program.
  static let tool = "balli"
  /// The address of who has set none: one that says of itself that nobody reads it (RFC 2606).
  static let noMail = "no-address@balli.invalid"

  /// Letters of an address from which on a form is sent instead.
  private static let longestAddress = 1_800

  private let base: String
  private let key: String?
  private let mail: @Sendable () -> String?
  private let call: SourceCall

  /// A client of the service at `base`.
  ///
  /// `key` is the person's own NCBI key; it is sent and neither kept nor told. `mail` is where NCBI may
  /// reach who asks too much, asked anew each time.
  package init(
    base: String, key: String?, mail: @escaping @Sendable () -> String? = { nil },
    world: SourceWorld
  ) {
    self.base = base.hasSuffix("/") ? base : base + "/"
    self.key = key
    self.mail = mail
    call = SourceCall(source: Self.name, world: world)
  }

  // MARK: Searching

  /// The papers that a query fits, best first.
  ///
  /// `dropped` of the result is not empty where PubMed left out words that it does not know: what it
  /// found then answers another question.
  package func search(
    _ term: String, most: Int, now: Date
  ) async throws(PaperSourceFailure) -> PaperSearch {
    let fields = [
      ("db", "pubmed"), ("retmode", "json"), ("term", term), ("retmax", "\(most)"),
      ("sort", "relevance"),
    ]
    let name = "pubmed/search/\(most)/" + term.split(separator: " ").joined(separator: " ")
    let world = call.world
    if let kept = world.kept(name, now: now, life: SourceWorld.searchLife),
      case .found(let search)? = PubMedSearch(reading: kept)
    {
      return search
    }
    let body = try await call.body(of: request("esearch.fcgi", fields)) { body in
      switch PubMedSearch(reading: body) {
      case .found, .refused: true
      case .busy, nil: false
      }
    }
    switch PubMedSearch(reading: body) {
    case .found(let search):
      world.cache.save(name, now, body)
      return search
    case .refused(let reason):
      throw call.failure(.refused, Texts.refused(Self.name, reason))
    case .busy, nil: throw call.failure(.malformed, Texts.unreadable(Self.name))
    }
  }

  // MARK: Records

  /// The records with these ids, in their order; what PubMed does not have is missing.
  package func papers(
    _ ids: [String], now: Date
  ) async throws(PaperSourceFailure) -> [Paper] {
    var known: [String: Paper] = [:]
    for id in ids {
      if let kept = call.world.kept(Self.key(id), now: now, life: SourceWorld.recordLife),
        let paper = try? JSONDecoder().decode(Paper.self, from: Data(kept))
      {
        known[id] = paper
      }
    }
    let missing = ids.filter { known[$0] == nil }
    if !missing.isEmpty {
      for paper in try await fetched(missing) {
        known[paper.id] = paper
        if let body = try? JSONEncoder().encode(paper) {
          call.world.cache.save(Self.key(paper.id), now, Array(body))
        }
      }
    }
    return ids.compactMap { known[$0] }
  }

  private static func key(_ id: String) -> String { "pubmed/record/\(id)" }

  private func fetched(_ ids: [String]) async throws(PaperSourceFailure) -> [Paper] {
    let fields = [
      ("db", "pubmed"), ("retmode", "xml"), ("id", ids.joined(separator: ",")),
    ]
    let body = try await call.body(of: request("efetch.fcgi", fields)) {
      PubMedRecords.papers(in: $0) != nil
    }
    return PubMedRecords.papers(in: body) ?? []
  }

  // MARK: Requests

  private func request(_ path: String, _ fields: [(String, String)]) -> FetchRequest {
    var fields = fields + [("tool", Self.tool), ("email", mail() ?? Self.noMail)]
    if let key { fields.append(("api_key", key)) }
    let text = FormFields(fields).text
    guard text.utf8.count > Self.longestAddress else {
      return FetchRequest(url: base + path + "?" + text)
    }
    return FetchRequest(
      method: "POST", url: base + path,
      headers: [FetchHeader("Content-Type", "application/x-www-form-urlencoded")],
      body: Array(text.utf8))
  }
}

/// The answer of `esearch`, which is a success in its status whatever it says.
enum PubMedSearch: Equatable {
  case found(PaperSearch)
  /// The query makes no sense to the service.
  case refused(String)
  /// Too many questions.
  case busy

  /// Nil for what is no answer at all: a page, JSON with a raw line break, half of it.
  init?(reading body: [UInt8]) {
    guard let json = try? JSON(reading: body) else { return nil }
    guard json["error"] == nil else {
      self = .busy
      return
    }
    guard let result = json["esearchresult"] else { return nil }
    if let reason = result["ERROR"]?.string {
      self = .refused(reason)
      return
    }
    guard let ids = result["idlist"]?.array, let count = result["count"].flatMap(Self.number) else {
      return nil
    }
    let numbers = ids.compactMap(\.string).filter { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
    self = .found(
      PaperSearch(
        ids: numbers, count: count, translation: result["querytranslation"]?.string ?? "",
        dropped: Self.dropped(in: result)))
  }

  /// The lists of words that were not searched for.
  private static func dropped(in result: JSON) -> [String] {
    let places = [
      ("errorlist", "phrasesnotfound"), ("errorlist", "fieldsnotfound"),
      ("warninglist", "quotedphrasesnotfound"), ("warninglist", "phrasesignored"),
    ]
    return places.flatMap { list, name in
      (result[list]?[name]?.array ?? []).compactMap(\.string)
    }
  }

  private static func number(_ value: JSON) -> Int? {
    value.string.flatMap { Int($0) } ?? value.number.flatMap { Int(exactly: $0) }
  }
}

extension Character {
  var isASCIIDigit: Bool { isASCII && isNumber }
}
