import AgentLoop
import Domain
import Foundation
import LanguageModels
import Support
import Synchronization
import Testing

/// A tool that says when it ran.
private struct WaterGlass: Tool {
  struct Arguments: Decodable, Sendable {
    var milliliters: Double
  }

  static let name = "logWater"
  static let summary = "Suyu kaydeder."
  static let schema = ToolSchema(.number("milliliters", "ml", required: true))
  static let writes = true
  let ran: @Sendable (Double) -> Void

  func call(_ arguments: Arguments, in context: ToolContext) async throws(ToolFailure) -> JSON {
    ran(arguments.milliliters)
    return ["entry": 1]
  }
}

/// Streams that are read one piece at a time, and the one who stops the turn between two of them.
private final class StoppedServer: Sendable {
  private struct State {
    var streams: [[[UInt8]]]
    var piecesLeft: Int?
    var stop: (@Sendable () -> Void)?
    var bodies: [JSON] = []
  }

  private let state: Mutex<State>

  /// Each request gets the next of `streams`; the turn is stopped before the piece after so many.
  init(_ streams: [[[UInt8]]], stopAfter pieces: Int) {
    state = Mutex(State(streams: streams, piecesLeft: pieces))
  }

  /// What the requests held.
  var bodies: [JSON] { state.withLock { $0.bodies } }
  /// Whether the turn was stopped at all.
  var hasStopped: Bool { state.withLock { $0.piecesLeft == nil } }

  /// Says how the turn is stopped; called before a turn.
  func onStop(_ stop: @escaping @Sendable () -> Void) { state.withLock { $0.stop = stop } }

  /// Lets the coming turns run to their end, each with one of these streams.
  func goOn(with streams: [[[UInt8]]]) {
    state.withLock { state in
      state.streams = streams
      state.piecesLeft = nil
    }
  }

  var fetcher: Fetcher {
    Fetcher { [self] request in
      let stream: [[UInt8]] = state.withLock { state in
        let text = String(decoding: request.body, as: UTF8.self)
        state.bodies.append((try? JSON(reading: text)) ?? .null)
        return state.streams.isEmpty ? [] : state.streams.removeFirst()
      }
      let pieces = Pieces(stream)
      return FetchResponse(
        status: 200, headers: [FetchHeader("Content-Type", "text/event-stream")],
        next: { [self] in
          if isTimeToStop() { throw CancellationError() }
          return pieces.next()
        })
    }
  }

  private func isTimeToStop() -> Bool {
    let stop: (@Sendable () -> Void)? = state.withLock { state in
      guard let left = state.piecesLeft else { return nil }
      state.piecesLeft = left == 0 ? nil : left - 1
      return left == 0 ? state.stop : nil
    }
    stop?()
    return stop != nil
  }
}

private final class Pieces: Sendable {
  private let rest: Mutex<ArraySlice<[UInt8]>>

  init(_ pieces: [[UInt8]]) { rest = Mutex(pieces[...]) }

  func next() -> [UInt8]? { rest.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}

/// What was noted from any thread.
private final class Noted<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])

  func add(_ value: Value) { values.withLock { $0.append(value) } }

  /// All since the last call.
  func take() -> [Value] {
    values.withLock { values in
      defer { values = [] }
      return values
    }
  }
}

@Suite("A model's stream that the person stops")
struct StoppedStreamTests {
  private static func events(_ deltas: [String], _ reason: String) -> String {
    let end = [
      #"{"choices":[{"index":0,"delta":{},"finish_reason":"\#(reason)"}]}"#,
      #"{"choices":[],"usage":{"prompt_tokens":9,"completion_tokens":4,"total_tokens":13}}"#,
      "[DONE]",
    ]
    let told = deltas.map { #"{"choices":[{"index":0,"delta":\#($0),"finish_reason":null}]}"# }
    return (told + end).map { "data: \($0)\n\n" }.joined()
  }

  private static let words = events(
    [#"{"role":"assistant","content":""}"#]
      + ["Günaydın, ", "şekeriniz ", "iyi. ", "Su ", "içmeyi ", "unutmayın 💧."].map {
        #"{"content":"\#($0)"}"#
      }, "stop")
  private static let call = events(
    [
      #"{"role":"assistant","content":"Yazıyorum. "}"#,
      #"{"tool_calls":[{"index":0,"id":"a","type":"function","function":"#
        + #"{"name":"logWater","arguments":""}}]}"#,
      #"{"tool_calls":[{"index":0,"function":{"arguments":"{\"milli"}}]}"#,
      #"{"tool_calls":[{"index":0,"function":{"arguments":"liters\": 200"}}]}"#,
      #"{"tool_calls":[{"index":0,"function":{"arguments":"}"}}]}"#,
      #"{"tool_calls":[{"index":1,"id":"b","type":"function","function":"#
        + #"{"name":"logWater","arguments":"{\"milliliters\": 300}"}}]}"#,
    ], "tool_calls")
  private static let done = events([#"{"content":"Yazdım."}"#], "stop")

  /// What one stopped turn and the one after it left behind.
  private struct Outcome {
    var events: [TurnEvent]
    var thread: [Message]
    var ran: [Double]
    var later: [TurnEvent]
    var bodies: [JSON]
    var wasStopped: Bool
  }

  private static func outcome(
    of streams: [[[UInt8]]], stopAfter pieces: Int
  ) async throws -> Outcome {
    let server = StoppedServer(streams, stopAfter: pieces)
    let records = FakeRecords().records
    let (ran, events) = (Noted<Double>(), Noted<TurnEvent>())
    let thread = try records.conversations.create(Date(timeIntervalSince1970: 0)).id
    let model = OpenAIModel(
      name: "openai:m", model: "m",
      server: OpenAIServer(
        baseURL: "http://127.0.0.1:9/v1", fetcher: server.fetcher, pause: { _ in }))
    let agent = Agent(
      model: model.model, tools: [WaterGlass { ran.add($0) }],
      conversations: records.conversations,
      surroundings: Surroundings(
        now: { Date(timeIntervalSince1970: 1_795_000_000) }, zone: .fixed(0)))
    let gate = AsyncStream.makeStream(of: Void.self)
    let turn = Task {
      for await _ in gate.stream { break }
      await agent.answer("iki bardak su içtim", in: thread) { events.add($0) }
    }
    server.onStop { turn.cancel() }
    gate.continuation.yield()
    await turn.value
    let (first, kept) = (events.take(), try records.conversations.messages(thread))
    let wasStopped = server.hasStopped
    server.goOn(with: [[Array(done.utf8)]])
    await agent.answer("teşekkürler", in: thread) { events.add($0) }
    return Outcome(
      events: first, thread: kept, ran: ran.take(), later: events.take(),
      bodies: server.bodies, wasStopped: wasStopped)
  }

  /// A stream cut into pieces of so many bytes; nil for one event each.
  private static func pieces(_ text: String, of size: Int?) -> [[UInt8]] {
    guard let size else {
      return text.components(separatedBy: "\n\n").dropLast().map { Array(($0 + "\n\n").utf8) }
    }
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: size).map {
      Array(bytes[$0..<min($0 + size, bytes.count)])
    }
  }

  @Test(
    "Stopped at any byte, it leaves a good thread and a next turn that works",
    .timeLimit(.minutes(5)), arguments: [nil, 1, 5] as [Int?])
  func everywhere(size: Int?) async throws {
    let turns = [[Self.words], [Self.call, Self.done]]
    let end = try #require(Self.call.range(of: #""finish_reason":"tool_calls""#))
    let callEnd = Self.call[..<end.upperBound].utf8.count
    var stops = 0
    for texts in turns {
      let streams = texts.map { Self.pieces($0, of: size) }
      let whole = texts == [Self.words] ? "Günaydın, şekeriniz iyi. Su içmeyi unutmayın 💧." : nil
      for place in 0..<streams.map(\.count).reduce(0, +) {
        let outcome = try await Self.outcome(of: streams, stopAfter: place)
        stops += outcome.wasStopped ? 1 : 0
        check(outcome, "\(place) of size \(size ?? 0)", whole: whole)
        let arrived = streams[0].prefix(place).map(\.count).reduce(0, +)
        if arrived < callEnd { #expect(outcome.ran == [], "a half call ran, stopped at \(place)") }
        // The last bytes are read while the calls run already: a stop may come between the two.
        #expect([[], [200], [200, 300]].contains(outcome.ran), "at \(place)")
      }
    }
    #expect(stops > 10)
  }

  private func check(_ outcome: Outcome, _ place: String, whole: String?) {
    let answer = outcome.events.compactMap { event in
      if case .assistant(let answer) = event { answer } else { nil }
    }.last
    #expect(outcome.thread.first?.text == "iki bardak su içtim", "\(place)")
    #expect(outcome.thread.last?.role == .assistant, "\(place)")
    #expect(answer != nil, "no end at \(place)")
    if outcome.wasStopped, let answer, answer.isCut {
      #expect(outcome.thread.last?.state == .cut, "\(place)")
      #expect(answer.text.hasSuffix(outcome.thread.last?.text ?? "?"), "\(place)")
      if let whole { #expect(whole.hasPrefix(answer.text), "\(place): \(answer.text)") }
    }
    let calls = outcome.thread.flatMap(\.calls).map(\.id)
    #expect(outcome.thread.flatMap(\.results).map(\.id) == calls, "\(place)")
    guard case .assistant(let later)? = outcome.later.last else {
      Issue.record("no next turn at \(place)")
      return
    }
    #expect(later.text == "Yazdım." && !later.isCut, "\(place)")
    checkRequest(outcome.bodies.last ?? .null, place)
  }

  /// The next request alternates between the two sides and answers every call.
  private func checkRequest(_ body: JSON, _ place: String) {
    var open: [String] = []
    var before = ""
    for message in body["messages"]?.array ?? [] {
      let role = message["role"]?.string ?? ""
      if role == "user" { #expect(before != "user", "two in a row at \(place)") }
      if role == "tool" {
        let id = message["tool_call_id"]?.string ?? ""
        #expect(open.contains(id), "\(place)")
        open.removeAll { $0 == id }
      } else {
        #expect(open.isEmpty, "unanswered at \(place)")
        open = (message["tool_calls"]?.array ?? []).compactMap { $0["id"]?.string }
      }
      before = role
    }
    #expect(before == "user", "\(place)")
  }
}
