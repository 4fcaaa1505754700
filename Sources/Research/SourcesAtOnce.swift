import Domain
import struct Foundation.Date

// Several sources at once under one deadline.
extension Researcher {
  /// Seconds for all sources together.
  private static let deadline = 20.0
  /// Pages of the web that are listed.
  private static let mostPages = 4

  private enum Arrival: Sendable {
    /// PubMed's part, whole or as far as it got.
    case pubMed(ResearchFinding)
    /// Papers that found no effect, beside those of the question.
    case contrary([Paper])
    case others(String, Result<[Paper], PaperSourceFailure>)
    case pages(Result<[WebResult], PaperSourceFailure>)
    case late
  }

  /// Asks the sources of a tier at once; what has not come by the deadline is left out and said.
  func everything(
    _ plan: QueryPlan, _ tier: ResearchTier, _ now: Date, into finding: inout ResearchFinding
  ) async {
    finding.webQuery = plan.names.joined(separator: " ")
    let questions = questions(plan, tier, now, finding)
    let arrivals = await withTaskGroup(of: Arrival.self) { group in
      for question in questions { group.addTask(operation: question) }
      group.addTask {
        try? await wait(Self.deadline)
        return .late
      }
      var arrivals: [Arrival] = []
      for await arrival in group {
        if case .late = arrival { break }
        arrivals.append(arrival)
        if arrivals.count == questions.count { break }
      }
      group.cancelAll()
      return arrivals
    }
    let names = [SourceNames.name, SourceNames.web] + (tier == .deep ? Self.otherNames : [])
    let words = plan.plainWords.joined(separator: ", ")
    let queries = [
      SourceNames.preprints: plan.preprints, SourceNames.studies: words,
      SourceNames.manuscripts: words,
    ]
    take(arrivals, from: names, queries: queries, into: &finding)
  }

  /// What a tier asks: PubMed and the web, and for a deep research all others too.
  private func questions(
    _ plan: QueryPlan, _ tier: ResearchTier, _ now: Date, _ start: ResearchFinding
  ) -> [@Sendable () async -> Arrival] {
    let both: [@Sendable () async -> Arrival] = [
      {
        var own = start
        await pubMed(plan, tier, now, into: &own)
        return .pubMed(own)
      },
      { .pages(await pages(start.webQuery, now)) },
    ]
    guard tier == .deep else { return both }
    return both + [
      { .contrary(await contrary(plan, now)) },
      { .others(SourceNames.preprints, await preprints(plan, now)) },
      { .others(SourceNames.studies, await studies(plan, now)) },
      { .others(SourceNames.manuscripts, await manuscripts(plan, now)) },
    ]
  }

  private static let otherNames = [
    SourceNames.preprints, SourceNames.studies, SourceNames.manuscripts,
  ]

  private func pages(
    _ query: String, _ now: Date
  ) async -> Result<[WebResult], PaperSourceFailure> {
    do throws(PaperSourceFailure) {
      return .success(Array(try await sources.pages(query, now).prefix(Self.mostPages)))
    } catch { return .failure(error) }
  }

  private func preprints(
    _ plan: QueryPlan, _ now: Date
  ) async -> Result<[Paper], PaperSourceFailure> {
    do throws(PaperSourceFailure) {
      return .success(try await sources.preprints(plan.preprints, 6, now))
    } catch { return .failure(error) }
  }

  private func studies(
    _ plan: QueryPlan, _ now: Date
  ) async -> Result<[Paper], PaperSourceFailure> {
    do throws(PaperSourceFailure) {
      return .success(try await sources.studies(plan.plainWords, 4, now))
    } catch { return .failure(error) }
  }

  private func manuscripts(
    _ plan: QueryPlan, _ now: Date
  ) async -> Result<[Paper], PaperSourceFailure> {
    do throws(PaperSourceFailure) {
      return .success(try await sources.manuscripts(plan.plainWords, 4, now))
    } catch { return .failure(error) }
  }

  /// `queries` are what was sent to the sources beside PubMed and the web.
  private func take(
    _ arrivals: [Arrival], from names: [String], queries: [String: String],
    into finding: inout ResearchFinding
  ) {
    var waiting = Set(names)
    for arrival in arrivals {
      if case .pubMed(let own) = arrival {
        finding = own
        waiting.remove(SourceNames.name)
      }
    }
    for arrival in arrivals {
      switch arrival {
      case .contrary(let papers): add(papers, to: &finding)
      case .others(let name, .success(let papers)):
        waiting.remove(name)
        if let query = queries[name] { finding.queries.append(SentQuery(name, query)) }
        finding.stages.append(Texts.stage(name, papers.count))
        add(papers, to: &finding)
      case .pages(.success(let pages)):
        waiting.remove(SourceNames.web)
        finding.pages = pages
        finding.queries.append(SentQuery(SourceNames.web, finding.webQuery))
        if !pages.isEmpty { finding.stages.append(Texts.stage(SourceNames.web, pages.count)) }
      case .others(let name, .failure(let failure)):
        waiting.remove(name)
        finding.failures.append(failure)
      case .pages(.failure(let failure)):
        waiting.remove(SourceNames.web)
        finding.failures.append(failure)
      case .pubMed, .late: break
      }
    }
    for name in waiting.sorted() {
      finding.failures.append(PaperSourceFailure(.tooSlow, source: name, message: Texts.late(name)))
    }
  }

  /// Papers of the same matter whose titles or abstracts say that nothing was found.
  ///
  /// None where the question cannot be asked so; a failure costs nothing, because the main search tells it.
  private func contrary(_ plan: QueryPlan, _ now: Date) async -> [Paper] {
    guard let query = plan.contrary,
      let found = try? await sources.search(query, 5, now), found.dropped.isEmpty,
      !found.ids.isEmpty
    else { return [] }
    return (try? await sources.papers(Array(found.ids.prefix(5)), now)) ?? []
  }
}
