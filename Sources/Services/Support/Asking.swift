package import Domain
import struct Foundation.Date

/// What a research source needs of the world.
package struct SourceWorld: Sendable {
  package var fetcher: Fetcher
  package var cache: AnswerCache
  package var pace: Pace
  /// Waits so many seconds before another try.
  package var wait: @Sendable (_ seconds: Double) async throws -> Void

  package init(
    fetcher: Fetcher, cache: AnswerCache = .none, pace: Pace = .free,
    wait: @escaping @Sendable (Double) async throws -> Void = {
      try await Task.sleep(for: .seconds($0))
    }
  ) {
    self.fetcher = fetcher
    self.cache = cache
    self.pace = pace
    self.wait = wait
  }

  /// How long answers of searches and records are used again, in seconds.
  static let searchLife = 7 * 86_400.0
  static let recordLife = 30 * 86_400.0

  /// An answer that is kept and still fresh.
  func kept(_ key: String, now: Date, life: Double) -> [UInt8]? {
    guard let kept = cache.load(key), now >= kept.at, now.timeIntervalSince(kept.at) < life else {
      return nil
    }
    return kept.body
  }
}

/// One question to a source: paced, tried again where that may help, and its failures in words.
struct SourceCall: Sendable {
  /// As people know it: `PubMed`.
  let source: String
  let world: SourceWorld
  /// Seconds before the tries after the first.
  var waits = [0.7, 2.0]
  /// Seconds that one try may take.
  var total = 10.0
  /// Bytes that one answer may have.
  var most = 8_000_000
  /// Whether a page is an answer; for all others it is what a server shows that is down.
  var takesPages = false
  /// Where requests and their redirects may lead.
  var reach = FetchReach.anywhere

  static let agent = FetchHeader("User-Agent", "balli/0.1 (diabetes diary for the terminal)")

  /// What is kept under `key` and still fresh, else the answer of the service, which is kept then.
  ///
  /// `refusal` gives the reason where the service says no in an answer of success.
  func searched<Value>(
    _ request: FetchRequest, as key: String, now: Date,
    refusal: ([UInt8]) -> String? = { _ in nil },
    reading: (_ body: [UInt8]) -> Value?
  ) async throws(PaperSourceFailure) -> Value {
    if let kept = world.kept(key, now: now, life: SourceWorld.searchLife), let value = reading(kept)
    {
      return value
    }
    let body = try await body(of: request) { reading($0) != nil || refusal($0) != nil }
    guard let value = reading(body) else {
      throw failure(.refused, Texts.refused(source, refusal(body) ?? ""))
    }
    world.cache.save(key, now, body)
    return value
  }

  /// What came with status 200 and is no page; `isWhole` says whether it can be read to its end.
  func body(
    of request: FetchRequest, isWhole: (_ body: [UInt8]) -> Bool
  ) async throws(PaperSourceFailure) -> [UInt8] {
    var last = failure(.unavailable, Texts.unreachable(source))
    for wait in [0] + waits {
      if wait > 0 { try await pause(wait) }
      do throws(Fault) {
        let body = try await answer(to: request)
        if isWhole(body) { return body }
        last = failure(.malformed, Texts.unreadable(source))
      } catch {
        last = error.failure
        guard error.mayPass else { throw last }
      }
    }
    throw last
  }

  func failure(_ kind: PaperSourceFailure.Kind, _ message: String) -> PaperSourceFailure {
    PaperSourceFailure(kind, source: source, message: message)
  }

  private func pause(_ seconds: Double) async throws(PaperSourceFailure) {
    do { try await world.wait(seconds) } catch {
      throw failure(.unavailable, Texts.stopped(source))
    }
  }

  /// A failure of one try.
  private struct Fault: Error {
    var failure: PaperSourceFailure
    /// Whether the next try may do better.
    var mayPass: Bool

    init(_ failure: PaperSourceFailure, mayPass: Bool? = nil) {
      self.failure = failure
      self.mayPass = mayPass ?? [.busy, .malformed].contains(failure.kind)
    }
  }

  private func answer(to request: FetchRequest) async throws(Fault) -> [UInt8] {
    var request = request
    request.retryWaits = []
    request.reach = reach
    request.limits = FetchLimits(connect: 5, idle: total, total: total, body: most)
    request.headers.append(Self.agent)
    do {
      try await world.pace.turn()
      let response = try await world.fetcher.open(request)
      // Under load a page arrives with status 200.
      let type = response.header("Content-Type")?.lowercased() ?? ""
      let isPage = Self.pageTypes.contains(where: type.contains)
      guard !takesPages || isPage || type.isEmpty else {
        response.close()
        throw failure(.malformed, Texts.unreadable(source))
      }
      let body = try await response.body()
      switch response.status {
      case 200: break
      // A service of pages tells its robots to leave with a status of success.
      case 201...299 where takesPages: break
      case 408, 429, 500...: throw failure(.busy, Texts.busy(source))
      default: throw failure(.refused, Texts.refused(source, response.status))
      }
      guard takesPages || !type.contains("html") else { throw failure(.busy, Texts.busy(source)) }
      return body
    } catch let failure as PaperSourceFailure {
      throw Fault(failure)
    } catch let failure as FetchFailure {
      // A connection that broke off may hold the next time; one that was never made will not.
      throw Fault(self.failure(of: failure), mayPass: [.reset, .malformed].contains(failure.kind))
    } catch {
      throw Fault(failure(.unavailable, Texts.stopped(source)))
    }
  }

  /// What a page of words comes as; a film or a program is not even read.
  private static let pageTypes = ["text/html", "application/xhtml", "text/plain"]

  private func failure(of failure: FetchFailure) -> PaperSourceFailure {
    switch failure.kind {
    case .connectTimeout, .idleTimeout, .totalTimeout:
      self.failure(.tooSlow, Texts.slow(source))
    case .tooLarge, .malformed: self.failure(.malformed, Texts.unreadable(source))
    // Nothing was asked: the address has to be put right.
    case .insecure, .badURL: self.failure(.unavailable, failure.message)
    default: self.failure(.unavailable, Texts.unreachable(source))
    }
  }
}
