import Domain
import Research
import Services

// Papers, preprints and studies in the real world.
extension Compose {
  /// The sources are where the environment says, else at their own addresses.
  static func research(
    _ models: LiveModels, cache: AnswerCache, setting: @escaping @Sendable (String) -> String?
  ) -> ResearchServices {
    let clients = LazyClients(models: models, cache: cache) { setting(ContactMail.key) }
    return Researcher(
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
        })
    ).services
  }
}

/// The clients of the sources, made when they are first asked.
private actor LazyClients {
  private let models: LiveModels
  private let cache: AnswerCache
  private let mail: @Sendable () -> String?
  private var madePubMed: PubMed?
  private var madePreprints: EuropePMC?
  private var madeStudies: ClinicalTrials?

  init(models: LiveModels, cache: AnswerCache, mail: @escaping @Sendable () -> String?) {
    self.models = models
    self.cache = cache
    self.mail = mail
  }

  func pubMed() -> PubMed {
    if let madePubMed { return madePubMed }
    let key = models.environment("NCBI_API_KEY")
    let fresh = PubMed(
      base: models.environment("NCBI_EUTILS_URL") ?? PubMed.home, key: key, mail: mail,
      // NCBI takes 3 requests a second, 10 from who has a key.
      world: world("eutils", most: key == nil ? 3 : 10))
    madePubMed = fresh
    return fresh
  }

  func preprints() -> EuropePMC {
    if let madePreprints { return madePreprints }
    let fresh = EuropePMC(
      base: models.environment("EUROPEPMC_URL") ?? EuropePMC.home,
      world: world("europepmc", most: 3))
    madePreprints = fresh
    return fresh
  }

  func studies() -> ClinicalTrials {
    if let madeStudies { return madeStudies }
    let fresh = ClinicalTrials(
      base: models.environment("CLINICALTRIALS_URL") ?? ClinicalTrials.home,
      world: world("clinicaltrials", most: 1))
    madeStudies = fresh
    return fresh
  }

  private func world(_ name: String, most: Int) -> SourceWorld {
    let shared = SharedPace(path: models.places.cache + "/pace/" + name, most: most)
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
