import Domain
import Fetching
import Foundation
import Support
import Synchronization

/// A client whose waits between tries are written down instead of waited.
final class Client: Sendable {
  /// The waits that were asked for, and why.
  struct Wait: Sendable, Equatable {
    var seconds: Double
    var reason: String
  }

  private let sleeps = Naps()
  private let told = Mutex<[Wait]>([])
  let curl: Curl

  init(jitter: Double = 1, now: Double = 0, certificates: String? = nil) {
    curl = Curl(
      now: { Date(timeIntervalSince1970: now) }, sleep: { [sleeps] in sleeps.add($0) },
      jitter: { jitter },
      certificates: certificates)
  }

  /// What `retrying` was told, in order.
  var waits: [Wait] { told.withLock { $0 } }

  /// What was slept, in order.
  var naps: [Double] { sleeps.all }

  /// A request that short tests can afford.
  func request(
    _ url: String, _ method: String = "GET", headers: [FetchHeader] = [], body: String = "",
    limits: FetchLimits = FetchLimits(connect: 120, idle: 120, total: 300), waits: [Double] = []
  ) -> FetchRequest {
    FetchRequest(
      method: method, url: url, headers: headers, body: Array(body.utf8), limits: limits,
      retryWaits: waits,
      retrying: { [self] seconds, reason in
        told.withLock { $0.append(Wait(seconds: seconds, reason: reason)) }
      })
  }

  func open(_ request: FetchRequest) async throws -> FetchResponse {
    try await curl.fetcher.open(request)
  }

  /// The whole body as text.
  func text(_ request: FetchRequest) async throws -> String {
    String(decoding: try await open(request).body(), as: UTF8.self)
  }

  /// What kind of failure a request meets on its way to the end of its body; nil for none.
  func failure(_ request: FetchRequest) async throws -> FetchFailure? {
    do {
      _ = try await open(request).body()
      return nil
    } catch let failure as FetchFailure { return failure }
  }
}

/// Naps, written down.
final class Naps: Sendable {
  private let values = Mutex<[Double]>([])

  /// All so far.
  var all: [Double] { values.withLock { $0 } }

  func add(_ value: Double) { values.withLock { $0.append(value) } }
}

extension Curl {
  /// A client that waits between tries until its task is cancelled.
  static func waitingForCancellation() -> Curl {
    Curl(
      now: { Date(timeIntervalSince1970: 0) },
      sleep: { _ in
        for await _ in AsyncStream<Void>(unfolding: { await Task.yield() }) {
          try Task.checkCancellation()
        }
        throw CancellationError()
      })
  }
}
