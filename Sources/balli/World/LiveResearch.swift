import Domain
import Glibc
import Labels
import Research
import Services

// Papers, preprints, studies and the web in the real world.
extension Compose {
  /// The sources are where the environment says, else at their own addresses.
  static func outside(
    _ models: LiveModels, cache: AnswerCache, setting: @escaping @Sendable (String) -> String?
  ) -> (papers: ResearchServices, web: WebServices) {
    let clients = LazyClients(models: models, cache: cache) { setting(ContactMail.key) }
    let papers = Researcher(
      sources: ResearchSources(
        search: { query, most, now throws(PaperSourceFailure) in
          try await clients.pubMed().search(query, most: most, now: now)
        },
        papers: { ids, now throws(PaperSourceFailure) in
          try await clients.pubMed().papers(ids, now: now)
        },
        preprints: { query, most, now throws(PaperSourceFailure) in
          try await clients.preprints().papers(query, most: most, now: now)
        },
        studies: { words, most, now throws(PaperSourceFailure) in
          try await clients.studies().studies(words, most: most, now: now)
        },
        manuscripts: { words, most, now throws(PaperSourceFailure) in
          try await clients.manuscripts().papers(words, most: most, now: now)
        },
        pages: { query, now throws(PaperSourceFailure) in
          try await clients.web().results(query, now: now)
        }))
    let web = WebFinder(
      sources: WebSources(
        results: { query, now throws(PaperSourceFailure) in
          try await clients.web().results(query, now: now)
        },
        page: { url, now in await clients.pages().text(of: url, now: now) },
        said: { SaidLabelReader().said($0) }))
    return (papers.services, web.services)
  }
}

/// The clients of the sources, made when they are first asked.
private actor LazyClients {
  private let models: LiveModels
  private let cache: AnswerCache
  private let mail: @Sendable () -> String?
  private var made: [String: any Sendable] = [:]

  init(models: LiveModels, cache: AnswerCache, mail: @escaping @Sendable () -> String?) {
    self.models = models
    self.cache = cache
    self.mail = mail
  }

  /// The client that was made before, or a new one.
  private func client<Client: Sendable>(
    _ variable: String, _ home: String, _ name: String, most: Int,
    _ make: (_ base: String, SourceWorld) -> Client
  ) -> Client {
    if let known = made[name] as? Client { return known }
    let fresh = make(models.environment(variable) ?? home, world(name, most: most))
    made[name] = fresh
    return fresh
  }

  func pubMed() -> PubMed {
    let key = models.environment("NCBI_API_KEY")
    // NCBI takes 3 requests a second, 10 from who has a key.
    return client("NCBI_EUTILS_URL", PubMed.home, "eutils", most: key == nil ? 3 : 10) {
      PubMed(base: $0, key: key, mail: mail, world: $1)
    }
  }

  func preprints() -> EuropePMC {
    client("EUROPEPMC_URL", EuropePMC.home, "europepmc", most: 3) {
      EuropePMC(base: $0, world: $1)
    }
  }

  func studies() -> ClinicalTrials {
    client("CLINICALTRIALS_URL", ClinicalTrials.home, "clinicaltrials", most: 1) {
      ClinicalTrials(base: $0, world: $1)
    }
  }

  func manuscripts() -> ArXiv {
    client("ARXIV_URL", ArXiv.home, "arxiv", most: 1) { ArXiv(address: $0, world: $1) }
  }

  func web() -> DuckDuckGo {
    client("WEB_SEARCH_URL", DuckDuckGo.home, "websearch", most: 1) {
      DuckDuckGo(address: $0, world: $1)
    }
  }

  func pages() -> WebPages {
    client("", "", "webpages", most: 3) { WebPages(world: $1) }
  }

  /// One folder for all homes of a user: the services count who asks, not for whom.
  private static let paceFolder = "/tmp/balli-\(getuid())/pace/"

  private func world(_ name: String, most: Int) -> SourceWorld {
    var shared = SharedPace(path: Self.paceFolder + name, most: most)
    // arXiv wants 3 seconds between two questions.
    if name == "arxiv" { shared.window = 3.1 }
    return SourceWorld(
      fetcher: models.fetcher(), cache: cache, pace: models.pace?(name, most) ?? shared.pace)
  }
}

/// Where NCBI may reach who uses balli (`/ayar e-posta`).
enum ContactMail {
  static let key = "e-posta"

  /// An address as it may stand in a request; nil for what is none.
  static func validated(_ text: String) -> String? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, text.utf8.count <= 254,
      parts[1].split(separator: ".", omittingEmptySubsequences: false).count > 1,
      !parts[1].hasPrefix("."), !parts[1].hasSuffix("."),
      text.allSatisfy({ $0.isLetter || $0.isNumber || "@._%+-".contains($0) })
    else { return nil }
    return text
  }
}
