package import Domain
package import struct Foundation.Date

/// The ways to the sources.
package struct ResearchSources: Sendable {
  package var search:
    @Sendable (_ query: String, _ most: Int, _ now: Date) async throws(PaperSourceFailure)
      -> PaperSearch
  package var papers:
    @Sendable (_ ids: [String], _ now: Date) async throws(PaperSourceFailure) -> [Paper]
  /// Preprints, by a query of Europe PMC.
  package var preprints:
    @Sendable (_ query: String, _ most: Int, _ now: Date) async throws(PaperSourceFailure) ->
      [Paper]
  /// Study records, by plain words.
  package var studies:
    @Sendable (_ words: [String], _ most: Int, _ now: Date) async throws(PaperSourceFailure) ->
      [Paper]

  /// Manuscripts of arXiv, by plain words.
  package var manuscripts:
    @Sendable (_ words: [String], _ most: Int, _ now: Date) async throws(PaperSourceFailure) ->
      [Paper]
  /// Pages of the web, by plain words.
  package var pages:
    @Sendable (_ query: String, _ now: Date) async throws(PaperSourceFailure) -> [WebResult]

  package init(
    search: @escaping @Sendable (String, Int, Date) async throws(PaperSourceFailure) -> PaperSearch,
    papers: @escaping @Sendable ([String], Date) async throws(PaperSourceFailure) -> [Paper],
    preprints: @escaping @Sendable (String, Int, Date) async throws(PaperSourceFailure) -> [Paper],
    studies: @escaping @Sendable ([String], Int, Date) async throws(PaperSourceFailure) -> [Paper],
    manuscripts:
      @escaping @Sendable ([String], Int, Date) async throws(PaperSourceFailure) -> [Paper],
    pages: @escaping @Sendable (String, Date) async throws(PaperSourceFailure) -> [WebResult]
  ) {
    self.pages = pages
    self.search = search
    self.papers = papers
    self.preprints = preprints
    self.studies = studies
    self.manuscripts = manuscripts
  }
}

/// Looks a question up: concepts, a query, papers that may be cited.
///
///     try await researcher.finding(ResearchWish("metformin B12'yi düşürür mü"), now: now) { _ in }
package struct Researcher: Sendable {
  /// Words of a question from which on it is no question.
  static let mostWords = 500
  /// From so many hits on a query is wide enough.
  private static let enough = 5

  let sources: ResearchSources
  /// Waits so many seconds: the deadline of a deep research.
  let wait: @Sendable (Double) async throws -> Void

  package init(
    sources: ResearchSources,
    wait: @escaping @Sendable (Double) async throws -> Void = {
      try await Task.sleep(for: .seconds($0))
    }
  ) {
    self.sources = sources
    self.wait = wait
  }

  package var services: ResearchServices {
    ResearchServices(
      find: { wish, now, tell throws(ResearchFailure) in
        try await finding(wish, now: now, tell: tell)
      }, current: { ids, now in try? await sources.papers(ids, now) })
  }

  /// What is found; throws where nothing can be looked up at all.
  package func finding(
    _ wish: ResearchWish, now: Date, tell: @escaping @Sendable (String) -> Void
  ) async throws(ResearchFailure) -> ResearchFinding {
    let reading = try reading(of: wish.question)
    let plan = QueryPlan(reading, fromYear: wish.fromYear, types: wish.types)
    let said = reading.of(.tier).compactMap(\.headings.first).first
    let tier = wish.tier ?? said.flatMap(ResearchTier.init) ?? wish.standard
    tell(Texts.searching)
    var finding = ResearchFinding(
      concepts: plan.concepts.map(\.name), unknown: reading.unknown, tier: tier)
    let most = min(max(wish.maxResults ?? Self.most(tier), 1), 20)
    if tier == .fast {
      await pubMed(plan, tier, now, into: &finding)
    } else {
      await everything(plan, tier, now, into: &finding)
    }
    if let failure = Self.failure(of: finding) { throw failure }
    let known = finding.papers.count
    finding.count = max(finding.count, known)
    finding.papers = Self.chosen(finding.papers, most: most)
    for paper in finding.papers {
      let sentence = Stances.shared.sentence(of: paper)
      finding.sentences[paper.url] = sentence
      finding.stances[paper.url] = sentence.flatMap { Stances.shared.stance(of: $0) }
    }
    finding.suggestions = Suggestions(finding, reading, now: now).all
    tell(Texts.reading(known))
    if !finding.pages.isEmpty { tell(Texts.readingPages(finding.pages.count)) }
    return finding
  }

  private static func most(_ tier: ResearchTier) -> Int {
    switch tier {
    case .fast: 5
    case .research: 8
    case .deep: 12
    }
  }

  /// Why nothing can be said of papers: where PubMed could not be asked and nothing came from elsewhere,
  /// that is an outage and no finding.
  private static func failure(of finding: ResearchFinding) -> ResearchFailure? {
    guard finding.papers.isEmpty, finding.withheld == 0,
      let first = finding.failures.first(where: { $0.source == SourceNames.name })
    else { return nil }
    if first.kind == .refused { return ResearchFailure(.notUnderstood, first.message) }
    // What did come is no answer, but it is shown.
    guard finding.pages.isEmpty else {
      return ResearchFailure(.busy, Texts.failed(finding.failures, pages: finding.pages))
    }
    return ResearchFailure(.unavailable, Texts.failed(finding.failures, pages: []))
  }

  static func kind(_ failure: PaperSourceFailure) -> ResearchFailure.Kind {
    switch failure.kind {
    case .blocked: .busy
    case .refused: .notUnderstood
    case .unavailable, .tooSlow, .busy, .malformed: .unavailable
    }
  }

  // MARK: The question

  private func reading(of question: String) throws(ResearchFailure) -> Concepts.Reading {
    let words = question.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { throw ResearchFailure(.emptyQuestion, Texts.emptyQuestion) }
    guard words.count <= Self.mostWords else {
      throw ResearchFailure(.tooLong, Texts.tooLong(words.count))
    }
    let reading = Concepts.shared.reading(of: question)
    let hasThing = !reading.of(.thing).isEmpty
    // With words that only narrow, what was asked is what is not known.
    guard hasThing || !reading.of(.broad).isEmpty && reading.unknown.isEmpty else {
      throw ResearchFailure(
        reading.unknown.isEmpty ? .noTopic : .noKeywords, Texts.noKeywords(reading.unknown))
    }
    return reading
  }

  // MARK: PubMed

  /// Asks PubMed, wider where the narrow query finds too little.
  func pubMed(
    _ plan: QueryPlan, _ tier: ResearchTier, _ now: Date, into finding: inout ResearchFinding
  ) async {
    let widths: [QueryPlan.Width] = tier == .fast ? [.normal] : [.narrow, .normal, .broad, .words]
    var ids: [String] = []
    var dropped: [String] = []
    do throws(PaperSourceFailure) {
      for width in widths where ids.count < Self.enough {
        // The plainest words only where PubMed did not run the others as they were meant.
        guard width != .words || !dropped.isEmpty && ids.isEmpty else { continue }
        let found = try await search(plan, width, now, &dropped)
        guard let found else { continue }
        finding.queries.append(SentQuery(SourceNames.name, found.query))
        finding.stages.append(Texts.stage(SourceNames.name, found.search.count))
        guard !found.search.ids.isEmpty else { continue }
        finding.query = found.query
        finding.count = found.search.count
        ids += found.search.ids.filter { !ids.contains($0) }
      }
      guard !ids.isEmpty else {
        if !dropped.isEmpty { finding.failures.append(Self.notRun(dropped)) }
        return
      }
      let papers = try await sources.papers(Array(ids.prefix(Self.mostRead)), now)
      add(papers, to: &finding)
    } catch {
      finding.failures.append(error)
    }
  }

  /// That PubMed left out words that it does not know: what it then finds answers another question.
  private static func notRun(_ dropped: [String]) -> PaperSourceFailure {
    PaperSourceFailure(.refused, source: SourceNames.name, message: Texts.notRun(dropped))
  }

  /// Records that are read in one research.
  static let mostRead = 20

  /// Runs one query, without the phrases that PubMed does not know; nil where it cannot be run as it is
  /// meant: what PubMed then finds answers another question.
  func search(
    _ plan: QueryPlan, _ width: QueryPlan.Width, _ now: Date, _ dropped: inout [String]
  ) async throws(PaperSourceFailure) -> (search: PaperSearch, query: String)? {
    var plan = plan
    for _ in 0..<2 {
      guard let query = plan.query(width) else { return nil }
      let found = try await sources.search(query, Self.mostRead, now)
      if found.dropped.isEmpty { return (found, query) }
      dropped += found.dropped.filter { !dropped.contains($0) }
      guard let other = plan.without(found.dropped) else { return nil }
      plan = other
    }
    return nil
  }

  /// Takes papers in that may be cited and are not there yet.
  func add(_ papers: [Paper], to finding: inout ResearchFinding) {
    for paper in papers {
      guard paper.isCitable else {
        let names = Set([paper.id, paper.doi?.lowercased()].compactMap(\.self))
        if finding.leftOut.isDisjoint(with: names) { finding.withheld += 1 }
        finding.leftOut.formUnion(names)
        continue
      }
      // One source may know of a retraction that another has not heard of.
      let isGone =
        finding.leftOut.contains(paper.id)
        || paper.doi.map { finding.leftOut.contains($0.lowercased()) } ?? false
      guard !isGone else { continue }
      let isKnown = finding.papers.contains { other in
        other.id == paper.id
          || other.doi != nil && other.doi?.lowercased() == paper.doi?.lowercased()
      }
      if !isKnown { finding.papers.append(paper) }
    }
  }

  // MARK: Order

  /// The first of them in order of strength; of papers that found nothing at least two are kept, so
  /// that the other side is heard.
  static func chosen(_ papers: [Paper], most: Int) -> [Paper] {
    let all = ranked(papers)
    var chosen = Array(all.prefix(most))
    let isContrary = { (paper: Paper) in
      Stances.shared.sentence(of: paper).flatMap { Stances.shared.stance(of: $0) }
        == Paper.Stance.none
    }
    guard most > 4 else { return chosen }
    for paper in all.dropFirst(most) where isContrary(paper) {
      guard chosen.count(where: isContrary) < 2,
        let place = chosen.lastIndex(where: { !isContrary($0) })
      else { break }
      chosen.remove(at: place)
      chosen.append(paper)
    }
    return chosen
  }

  /// Stronger kinds of study first, those without an abstract last; else in their order.
  static func ranked(_ papers: [Paper]) -> [Paper] {
    papers.enumerated().sorted { one, other in
      let (first, second) = (rank(one.element), rank(other.element))
      return first == second ? one.offset < other.offset : first < second
    }.map(\.element)
  }

  private static func rank(_ paper: Paper) -> Int {
    let kind =
      switch paper.kind {
      case .guideline, .metaAnalysis, .systematicReview: 0
      case .randomised, .trial: 1
      case .observational, .review, .unspecified: 2
      case .caseReport, .protocolOnly, .registered: 3
      }
    return kind + (paper.abstract.isEmpty ? 4 : 0) + (paper.isOfAnimals || paper.isOfCells ? 2 : 0)
      + (paper.isPreprint ? 1 : 0)
  }
}

/// The sources as people know them.
enum SourceNames {
  static let name = "PubMed"
  static let preprints = "Europe PMC"
  static let studies = "ClinicalTrials.gov"
  static let manuscripts = "arXiv"
  static let web = "Web"
}
