import Domain
import Foundation
import LanguageModels
import Synchronization
import Testing

/// A server that gives recorded answers in their order, the last one for ever.
final class FakeServer: Sendable {
  struct State {
    var answers: [Recording]
    var requests: [FetchRequest] = []
    var waits: [Double] = []
    var closed = 0
  }

  /// What happens where a body ends.
  enum End: Sendable { case close, stayOpen, fail(FetchFailure.Kind) }

  private let state: Mutex<State>
  private let size: Int?
  private let end: End
  private let key: String?
  /// Ends when a connection that stays open has given all its bytes: only then does time pass.
  private let silence = AsyncStream<Void>.makeStream()

  init(_ answers: [Recording], size: Int? = nil, end: End = .close, key: String? = nil) {
    state = Mutex(State(answers: answers))
    self.size = size
    self.end = end
    self.key = key
  }

  var requests: [FetchRequest] { state.withLock { $0.requests } }
  var waits: [Double] { state.withLock { $0.waits } }
  var closed: Int { state.withLock { $0.closed } }

  /// The body of a request that came.
  func body(_ place: Int) throws -> JSON { try JSON(reading: requests[place].body) }

  var server: OpenAIServer {
    OpenAIServer(
      baseURL: "http://127.0.0.1:9", key: key, fetcher: Fetcher { try await self.open($0) },
      pause: { seconds in
        self.state.withLock { $0.waits.append(seconds) }
        if case .stayOpen = self.end { for await _ in self.silence.stream {} }
        try Task.checkCancellation()
      })
  }

  private func open(_ request: FetchRequest) async throws -> FetchResponse {
    var tries = 0
    while true {
      let answer = state.withLock { state in
        state.requests.append(request)
        return state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
      }
      if answer.status == 0 { throw FetchFailure(kind: .refused, message: "Bağlantı reddedildi.") }
      if answer.status != 200, tries < request.retryWaits.count,
        request.mayRepeat(answer.status, answer.body)
      {
        request.retrying(request.retryWaits[tries], "Sunucu yanıt veremedi")
        tries += 1
        continue
      }
      return response(answer)
    }
  }

  private func response(_ answer: Recording) -> FetchResponse {
    let rest = Mutex(chunks(answer.body, of: size))
    let gate = AsyncStream<Void>.makeStream()
    let box = Box(rest: rest)
    return FetchResponse(
      status: answer.status, headers: answer.headers,
      next: { [end, silence] in
        if let bytes = box.take() { return bytes }
        switch end {
        case .close: return nil
        case .fail(let kind): throw FetchFailure(kind: kind, message: "Bağlantı koptu.")
        case .stayOpen:
          silence.continuation.finish()
          for await _ in gate.stream {}
          throw FetchFailure(kind: .reset, message: "Kapatıldı.")
        }
      },
      close: {
        gate.continuation.finish()
        self.state.withLock { $0.closed += 1 }
      })
  }

  private final class Box: Sendable {
    let rest: Mutex<[[UInt8]]>
    init(rest: consuming sending Mutex<[[UInt8]]>) { self.rest = rest }
    func take() -> [UInt8]? { rest.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
  }

  /// Asks for one reply and reads it to its end.
  func ask(
    _ request: ModelRequest = .about("Merhaba"), options: OpenAIOptions = OpenAIOptions()
  ) async -> Meaning {
    let model = OpenAIModel(name: "openai:m", model: "m", server: server, options: options).model
    return await Self.ask(model, request).meaning
  }

  static func ask(
    _ model: LanguageModel, _ request: ModelRequest
  ) async -> (meaning: Meaning, pieces: [ModelPiece]) {
    var pieces: [ModelPiece] = []
    do {
      for try await piece in model.reply(request) { pieces.append(piece) }
      return (Meaning(pieces: pieces, failure: nil), pieces)
    } catch {
      let failure = error as? ModelFailure
      let other = ModelFailure(code: "\(error)", message: "", isRetryable: false)
      return (Meaning(pieces: pieces, failure: failure ?? other), pieces)
    }
  }
}

extension ModelRequest {
  /// A request with the recordings' tools.
  static func about(_ text: String, tools: [ToolDescription] = recordedDescriptions) -> ModelRequest
  {
    let now = Date(timeIntervalSince1970: 1_772_000_000)
    return ModelRequest(
      system: "Sen balli'sin.", messages: [Message(role: .user, text: text, at: now)],
      tools: tools, now: now, zone: Zone(name: "Europe/Istanbul") { _ in 10_800 })
  }
}

let recordedDescriptions = [
  ToolDescription(
    name: "glikoz_kaydet", summary: "Kan şekerini kaydeder.",
    schema: ToolSchema(
      .number("deger_mg_dl", "mg/dL", in: 20...600, required: true), .text("zaman", "Zaman"))),
  ToolDescription(
    name: "makale_ara", summary: "Makale arar.",
    schema: ToolSchema(.text("sorgu", "Sorgu", required: true))),
  ToolDescription(name: "gunluk_goster", summary: "Günlüğü gösterir.", schema: ToolSchema()),
]

/// The model as the loop sees it, over a server that replays recordings.
@Suite struct OpenAIModelTests {
  @Test(
    "Every variant comes through the stream of the model", arguments: OpenAIVariantTests.variants)
  func variants(_ variant: Recording) async throws {
    for size in [1, 64, nil] {
      let meaning = await FakeServer([variant], size: size).ask()
      #expect(meaning.finish == variant.expected?["finish"]?.string)
      if let text = variant.expected?["text"]?.string { #expect(meaning.text == text) }
    }
  }

  @Test("A connection that stays open after the end is left after two seconds")
  func leftOpen() async throws {
    for name in ["variants/text.sse", "tool_single.sse"] {
      var recording = try Recording(name)
      let server = FakeServer([recording], size: 7, end: .stayOpen)
      let whole = await server.ask()
      #expect(whole.failure == nil)
      recording.body = Array(
        String(decoding: recording.body, as: UTF8.self)
          .replacingOccurrences(of: "data: [DONE]", with: "").utf8)
      let open = FakeServer([recording], size: 7, end: .stayOpen)
      let meaning = await open.ask()
      #expect(meaning == whole)
      #expect(open.waits.contains(2))
      #expect(open.closed > 0)
    }
  }

  @Test("A stream that breaks keeps what was told and says that it is not whole")
  func broken() async throws {
    for kind in [FetchFailure.Kind.reset, .idleTimeout] {
      let recording = try Recording("variants/eof_mid_text.sse")
      let meaning = await FakeServer([recording], size: 3, end: .fail(kind)).ask()
      #expect(meaning.text == "Kan şeke")
      #expect(meaning.failure?.code == "incomplete")
      #expect(meaning.failure?.isRetryable == true)
    }
    let done = try Recording("variants/no_final_blank_line.sse")
    #expect(await FakeServer([done], end: .fail(.reset)).ask().failure == nil)
  }

  @Test("Nothing is asked again once something was told")
  func noRetry() async throws {
    let server = FakeServer([try Recording("variants/error_mid_stream.sse")])
    #expect(await server.ask().failure != nil)
    #expect(server.requests.count == 1)
  }

  @Test("Retries and a model that is being loaded are told while waiting")
  func notices() async throws {
    let loading = try Recording("error_503_loading.http")
    let answer = try Recording("text_answer.sse")
    let down = Recording(name: "", status: 500, body: "oops")
    let server = FakeServer([loading, loading, down, answer])
    let model = OpenAIModel(name: "openai:m", model: "m", server: server.server).model
    let (meaning, pieces) = await FakeServer.ask(model, .about("Merhaba"))
    #expect(meaning.failure == nil)
    let notices = pieces.compactMap { if case .notice(let text) = $0 { text } else { nil } }
    #expect(
      notices == [
        "Model yükleniyor, bekleniyor…",
        "Sunucu yanıt veremedi; 1 saniye sonra yeniden denenecek.",
      ])
    #expect(server.requests.count == 4)
  }

  @Test("Loading is waited for a minute, no longer")
  func loadingForever() async throws {
    let server = FakeServer([try Recording("error_503_loading.http")])
    #expect(await server.ask().failure?.code == "serverError")
    #expect(server.waits.count == 60)
  }

  @Test("A server that cannot be reached is said to be so")
  func unreachable() async throws {
    let failure = await FakeServer([.init(name: "", status: 0, body: "")]).ask().failure
    #expect(failure?.code == "unreachable")
    #expect(failure?.message.contains("Bağlantı reddedildi") == true)
  }

  @Test("What a server does not know is left out, for good")
  func habits() async throws {
    let refusals = [
      #"{"error":{"message":"Unrecognized request argument: stream_options"}}"#,
      #"{"error":{"message":"'max_tokens' is not supported, use 'max_completion_tokens'"}}"#,
      #"{"error":{"message":"'temperature' does not support 0.2 with this model"}}"#,
      #"{"error":{"message":"response_format is not supported"}}"#,
    ].map { Recording(name: "", status: 400, body: $0) }
    let server = FakeServer(refusals + [try Recording("text_answer.sse")])
    let options = OpenAIOptions(temperature: 0.2, maxTokens: 100, isConstrained: true)
    let model = OpenAIModel(name: "openai:m", model: "m", server: server.server, options: options)
    #expect(await FakeServer.ask(model.model, .about("Merhaba")).meaning.failure == nil)
    #expect(server.requests.count == 5)
    #expect(await FakeServer.ask(model.model, .about("Merhaba")).meaning.failure == nil)
    // In another form of replies too.
    let free = model.replying(isConstrained: false)
    #expect(await FakeServer.ask(free.model, .about("Merhaba")).meaning.failure == nil)
    #expect(server.requests.count == 7)
    for body in [try server.body(5), try server.body(6)] {
      for field in ["stream_options", "max_tokens", "temperature", "response_format"] {
        #expect(body[field] == nil)
      }
      #expect(body["max_completion_tokens"] == 100)
    }
    #expect(try server.body(5)["tools"] == nil && server.body(6)["tools"] != nil)
  }

  @Test("Leaving early or cancelling closes the connection")
  func cancel() async throws {
    let server = FakeServer([try Recording("variants/eof_mid_text.sse")], end: .stayOpen)
    let model = OpenAIModel(name: "openai:m", model: "m", server: server.server).model
    let work = Task { await FakeServer.ask(model, .about("Merhaba")).pieces }
    while server.requests.isEmpty { await Task.yield() }
    work.cancel()
    _ = await work.value
    while server.closed == 0 { await Task.yield() }
    #expect(server.closed > 0)
  }

  @Test("Tokens are counted by a server here that can, and asked for only once by one that cannot")
  func counting() async throws {
    let able = FakeServer([try Recording("input_tokens.http")])
    let model = OpenAIModel(name: "openai:m", model: "m", server: able.server).model
    #expect(await model.countTokens(.about("Merhaba")) == 42)
    let unable = FakeServer([try Recording("error_404.sse")])
    let other = OpenAIModel(name: "openai:m", model: "m", server: unable.server).model
    for _ in 0..<3 { #expect(await other.countTokens(.about("Merhaba")) == nil) }
    #expect(unable.requests.count == 1)
  }

  @Test("A probe finds the model, its context and its size")
  func probe() async throws {
    let server = FakeServer([try Recording("models.http"), try Recording("props.http")])
    let facts = try await OpenAIProbe(server.server).facts(of: "qwen05")
    #expect(facts.contextTokens == 4_096)
    #expect(facts.isSmall && facts.keepsSchema && !facts.thinks)
    let options = facts.options()
    #expect(options.isConstrained && options.contextTokens == 4_096)
    #expect(
      server.requests.map(\.url) == ["http://127.0.0.1:9/v1/models", "http://127.0.0.1:9/props"])
    let closed = FakeServer([try Recording("error_401.http")])
    await #expect(throws: ModelFailure.self) { try await OpenAIProbe(closed.server).models() }
  }
}
