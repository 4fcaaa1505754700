package import Domain
package import Foundation
import Synchronization

/// A body that wears a sensor, as the servers of sensors see it: a reading every five minutes, and a
/// clock that a test moves.
///
/// The servers answer in memory with the quirks and faults of the real ones, which `fault` puts before
/// the next answers.
package final class WornSensor: Sendable {
  /// What happens to a request instead of its answer.
  package enum Fault: Sendable, Equatable {
    /// No way to the server.
    case offline
    /// The connection breaks, before or in the middle of an answer.
    case cut
    /// The connection breaks after the server has done what was asked.
    case lost
    /// An error of the server with a body of its own.
    case status(Int, type: String, body: String)
    /// A page of something on the way.
    case page
    /// The session or ticket has ended.
    case expired
  }

  private struct State {
    var now: Date
    var faults: [Fault] = []
    var requests: [FetchRequest] = []
    var hidden: Range<Date>?
  }

  package let start: Date
  private let state: Mutex<State>

  package init(start: Date) {
    self.start = start
    state = Mutex(State(now: start))
  }

  package var now: Date {
    get { state.withLock { $0.now } }
    set { state.withLock { $0.now = newValue } }
  }

  /// Lets these happen to the next requests, one each.
  package func fault(_ faults: Fault...) { state.withLock { $0.faults += faults } }

  package var requests: [FetchRequest] { state.withLock { $0.requests } }

  /// mg/dL of the reading at a place, now and then LOW or HIGH.
  package static func value(_ place: Int) -> Int {
    if place % 311 == 17 { return 39 }
    if place % 409 == 23 { return 401 }
    return Int((130 + 60 * sin(Double(place) / 17) + 20 * sin(Double(place) / 5.3)).rounded())
  }

  /// The moments of all readings up to now, with what the sensor's own clock adds.
  package func moment(_ place: Int) -> Date {
    start.addingTimeInterval(Double(place) * 300 + Double(place % 7) * 0.137 + 12)
  }

  /// The places of the readings in a stretch, oldest first, none that is still to come.
  package func places(since: Date, until: Date? = nil) -> [Int] {
    let end = min(now, until ?? now)
    let first = max(0, Int((since.timeIntervalSince(start) - 15) / 300))
    var found: [Int] = []
    var place = first
    while moment(place) <= end {
      if moment(place) >= since { found.append(place) }
      place += 1
    }
    return found
  }

  /// A way to a server that answers by `reply`, with the faults before it.
  package func fetcher(
    _ reply: @escaping @Sendable (FetchRequest, _ isExpired: Bool) -> ServerReply
  ) -> Fetcher {
    Fetcher { [self] request in
      let fault = state.withLock { state in
        state.requests.append(request)
        return state.faults.isEmpty ? nil : state.faults.removeFirst()
      }
      switch fault {
      case .offline: throw FetchFailure(kind: .unresolved, message: "x")
      case .cut: throw FetchFailure(kind: .reset, message: "x")
      case .lost:
        _ = reply(request, false)
        throw FetchFailure(kind: .reset, message: "x")
      case .page: return ServerReply(503, "<html><h1>Bad gateway</h1></html>", "text/html").response
      case .status(let status, let type, let body): return ServerReply(status, body, type).response
      case .expired: return reply(request, true).response
      case nil: return reply(request, false).response
      }
    }
  }
}

/// One answer of a server.
package struct ServerReply: Sendable {
  package var status: Int
  package var body: String
  package var type: String
  package var retryAfter: Double?
  package var location: String?

  package init(_ status: Int, _ body: String, _ type: String = "application/json") {
    self.status = status
    self.body = body
    self.type = type
  }

  var response: FetchResponse {
    let pieces = Mutex<[[UInt8]]>([Array(body.utf8)])
    return FetchResponse(
      status: status,
      headers: [FetchHeader("Content-Type", type)]
        + (location.map { [FetchHeader("Location", $0)] } ?? []), retryAfter: retryAfter,
      next: { pieces.withLock { $0.isEmpty ? nil : $0.removeFirst() } })
  }
}
