import Domain
import Synchronization

/// The events of a turn on their way to whoever shows them, in their order.
///
/// An `AsyncStream` leaves the reader's actor before each event and comes back after it, which wakes
/// two threads more for every few words of an answer.
final class EventFlow: Sendable {
  private struct State {
    var events: [TurnEvent] = []
    var isOver = false
    var reader: CheckedContinuation<Void, Never>?

    mutating func takeReader() -> CheckedContinuation<Void, Never>? {
      defer { reader = nil }
      return reader
    }
  }

  private let state = Mutex(State())

  /// Puts an event in; never waits.
  func tell(_ event: TurnEvent) {
    let reader = state.withLock { state in
      state.events.append(event)
      return state.takeReader()
    }
    reader?.resume()
  }

  /// Ends the flow after the events that are in it.
  func finish() {
    let reader = state.withLock { state in
      state.isOver = true
      return state.takeReader()
    }
    reader?.resume()
  }

  /// The events that came since the last call, at least one; nil at the end.
  ///
  /// For one reader.
  func next(isolation: isolated (any Actor)? = #isolation) async -> [TurnEvent]? {
    while true {
      let (events, isOver) = state.withLock { state in
        defer { state.events = [] }
        return (state.events, state.isOver)
      }
      if !events.isEmpty { return events }
      if isOver { return nil }
      await withCheckedContinuation { continuation in
        let isNow = state.withLock { state in
          guard state.events.isEmpty, !state.isOver else { return true }
          state.reader = continuation
          return false
        }
        if isNow { continuation.resume() }
      }
    }
  }
}
