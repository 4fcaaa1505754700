import Domain
import Synchronization
import Testing

@testable import balli

@Suite("How long a model may be silent")
struct PatienceTests {
  /// The pieces of a stream, ten seconds between them, and the clock that they move.
  private final class Stream: Sendable {
    private let state: Mutex<(rest: ArraySlice<String>, now: ContinuousClock.Instant)>

    init(_ pieces: [String]) { state = Mutex((pieces[...], .now)) }

    var now: ContinuousClock.Instant { state.withLock { $0.now } }

    func next() -> [UInt8]? {
      state.withLock { state in
        state.now += .seconds(10)
        return state.rest.popFirst().map { Array($0.utf8) }
      }
    }
  }

  /// How many pieces are read before the end.
  private func read(_ pieces: [String], limits: FetchLimits = .model) async throws -> Int {
    let stream = Stream(pieces)
    let server = Fetcher { _ in
      FetchResponse(status: 200, headers: [], next: { stream.next() })
    }
    let way = server.waiting({ ModelPatience("30") }, clock: { stream.now })
    let response = try await way.open(FetchRequest(url: "http://127.0.0.1/", limits: limits))
    var count = 0
    while try await response.next() != nil { count += 1 }
    return count
  }

  @Test("A line that is only kept open is given up when the time is over")
  func keptOpen() async {
    for pieces in [
      Array(repeating: ": keep-alive\n\n", count: 9), Array(repeating: ": ke", count: 9),
      Array(repeating: "\n", count: 9), [": a\n: b", " c\n", ": d\n", ": e\n"],
      ["data: a\n"] + Array(repeating: ": keep-alive\n\n", count: 9),
    ] {
      await #expect(throws: FetchFailure.self, "\(pieces)") { try await read(pieces) }
    }
  }

  @Test("Words begin the time anew, however slowly they come, and a known body has its own limits")
  func words() async throws {
    let slow = Array(repeating: [": keep-alive\n\n", ": keep-alive\n\n", "data: {}\n\n"], count: 9)
    #expect(try await read(slow.flatMap(\.self)) == 27)
    #expect(try await read(Array(repeating: "{}", count: 9)) == 9)
    let open = Array(repeating: ": keep-alive\n\n", count: 9)
    #expect(try await read(open, limits: FetchLimits()) == 9)
  }
}
