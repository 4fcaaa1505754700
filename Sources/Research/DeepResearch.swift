import Domain
import struct Foundation.Date

// All sources at once under one deadline.
extension Researcher {
  /// Seconds for all sources together.
  private static let deadline = 20.0

  private enum Arrival: Sendable {
    /// PubMed's part, whole or as far as it got.
    case pubMed(ResearchFinding)
    /// Papers that found no effect, beside those of the question.
    case contrary([Paper])
    case others(String, Result<[Paper], PaperSourceFailure>)
    case late
  }

  /// Asks all sources at once; what has not come by the deadline is left out and said.
  func everything(
    _ plan: QueryPlan, _ now: Date, into finding: inout ResearchFinding
  ) async {
    let start = finding
    let arrivals = await withTaskGroup(of: Arrival.self) { group in
      group.addTask {
        var own = start
        await pubMed(plan, .deep, now, into: &own)
        return .pubMed(own)
      }
      group.addTask { .contrary(await contrary(plan, now)) }
      group.addTask { .others(SourceNames.preprints, await preprints(plan, now)) }
      group.addTask { .others(SourceNames.studies, await studies(plan, now)) }
      group.addTask { .others(SourceNames.manuscripts, await manuscripts(plan, now)) }
      group.addTask {
        try? await wait(Self.deadline)
        return .late
      }
      var arrivals: [Arrival] = []
      for await arrival in group {
        if case .late = arrival { break }
        arrivals.append(arrival)
        if arrivals.count == Self.otherNames.count + 2 { break }
      }
      group.cancelAll()
      return arrivals
    }
    take(arrivals, into: &finding)
  }

  private static let otherNames = [
    SourceNames.preprints, SourceNames.studies, SourceNames.manuscripts,
  ]

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

  private func take(_ arrivals: [Arrival], into finding: inout ResearchFinding) {
    var waiting = Set(Self.otherNames + [SourceNames.name])
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
        finding.stages.append(Texts.stage(name, papers.count))
        add(papers, to: &finding)
      case .others(let name, .failure(let failure)):
        waiting.remove(name)
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
