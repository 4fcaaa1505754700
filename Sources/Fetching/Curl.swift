package import Domain
package import struct Foundation.Date
import Synchronization

/// HTTP through libcurl: makes the live `Fetcher`.
///
///     let fetcher = Curl(now: clock.now).fetcher
///
/// Costs nothing until the first request, which opens libcurl and starts its thread. The thread ends
/// when neither the value nor a fetcher or response made by it is left.
package final class Curl: Sendable {
  private let now: @Sendable () -> Date
  private let sleep: @Sendable (_ seconds: Double) async throws -> Void
  private let jitter: @Sendable () -> Double
  private let certificates: String?
  private let thread = Mutex<TransferThread?>(nil)

  /// Prepares nothing yet.
  ///
  /// - Parameters:
  ///   - now: the date, for a `Retry-After` that names one.
  ///   - sleep: waits between tries.
  ///   - jitter: what a wait is multiplied by, so that not all clients come back at once.
  ///   - certificates: a file of root certificates in place of the system's.
  package init(
    now: @escaping @Sendable () -> Date,
    sleep: @escaping @Sendable (_ seconds: Double) async throws -> Void = {
      try await Task.sleep(for: .seconds($0))
    },
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0.75...1.25) },
    certificates: String? = nil
  ) {
    self.now = now
    self.sleep = sleep
    self.jitter = jitter
    self.certificates = certificates
  }

  deinit { thread.withLock { $0?.submit(.stop) } }

  /// The port.
  package var fetcher: Fetcher { Fetcher { [self] in try await open($0) } }

  /// The most bytes of a body that were ever held for a reader who was slower than the network.
  package var heldAtMost: Int { thread.withLock { $0?.heldAtMost ?? 0 } }

  /// Sends a request, again where that may help, and returns with the head of the response.
  ///
  /// Waits between tries do not count against the total time.
  private func open(_ request: FetchRequest) async throws -> FetchResponse {
    let thread = try runningThread()
    let limit = Duration.seconds(min(max(request.limits.total, 0), 1e9))
    var call = try Call(request, deadline: .now + limit)
    for wait in request.retryWaits {
      let attempt = try await attempt(call, on: thread, of: request)
      guard let reason = attempt.reason, attempt.notBefore <= RetryAfter.limit else {
        return try attempt.result.get()
      }
      (try? attempt.result.get())?.close()
      let seconds = max(wait * jitter(), attempt.notBefore)
      request.retrying(seconds, reason)
      let before = ContinuousClock.now
      try await sleep(seconds)
      call.deadline += ContinuousClock.now - before
    }
    return response(try await follow(call, on: thread))
  }

  /// What came of one try.
  private struct Attempt {
    var result: Result<FetchResponse, FetchFailure>
    /// Why another try may help; nil where the result stands.
    var reason: String?
    /// Seconds that the server wants to be left alone.
    var notBefore = 0.0
  }

  private func attempt(
    _ call: Call, on thread: TransferThread, of request: FetchRequest
  ) async throws -> Attempt {
    do {
      let (exchange, head) = try await follow(call, on: thread)
      var attempt = Attempt(result: .success(response((exchange, head))))
      guard head.status == 408 || head.status == 429 || head.status >= 500,
        request.mayRepeat(head.status, try await exchange.peek(65_536))
      else { return attempt }
      attempt.reason = Texts.reason(status: head.status)
      attempt.notBefore = RetryAfter.seconds(in: head, now: now()) ?? 0
      return attempt
    } catch let failure as FetchFailure {
      return Attempt(result: .failure(failure), reason: failure.reasonToRepeat(call))
    }
  }

  /// Sends a call and those that its redirects ask for.
  private func follow(
    _ first: Call, on thread: TransferThread
  ) async throws -> (exchange: Exchange, head: Head) {
    var call = first
    for _ in 0...Redirect.limit {
      let exchange = Exchange(call, on: thread)
      let head = try await exchange.open()
      do {
        guard let next = try Redirect.next(after: head, of: call) else { return (exchange, head) }
        call = next
      } catch {
        exchange.cancel()
        throw error
      }
      exchange.cancel()
    }
    let message = Texts.tooManyRedirects(call.address.host)
    throw FetchFailure(kind: .tooManyRedirects, message: message)
  }

  private func response(_ opened: (exchange: Exchange, head: Head)) -> FetchResponse {
    let lease = Lease(exchange: opened.exchange, curl: self)
    return FetchResponse(
      status: opened.head.status, headers: opened.head.headers,
      retryAfter: RetryAfter.seconds(in: opened.head, now: now()),
      next: { try await lease.exchange.next() }, close: { lease.exchange.cancel() },
      gather: { lease.exchange.gather() })
  }

  private func runningThread() throws -> TransferThread {
    let running = thread.withLock { thread in
      thread = thread ?? TransferThread(certificates: certificates)
      return thread
    }
    guard let running else { throw FetchFailure(kind: .other, message: Texts.noLibrary) }
    return running
  }
}

/// Holds an exchange open as long as someone can read it.
private final class Lease: Sendable {
  let exchange: Exchange
  private let curl: Curl

  init(exchange: Exchange, curl: Curl) {
    self.exchange = exchange
    self.curl = curl
  }

  deinit { exchange.cancel() }
}
