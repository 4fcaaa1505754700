import Domain
import LanguageModels
import Testing

struct GeminiModelTests {
  private static func model(_ server: ScriptedServer, key: String = "anahtar") -> GeminiModel {
    GeminiModel(
      name: "gemini:gemini-3-flash", model: "gemini-3-flash", key: key, fetcher: server.fetcher)
  }

  private static func ask(_ server: ScriptedServer) async throws -> ReadReply {
    try await Scene.outcome(
      of: model(server).model.reply(Scene.request([Scene.message(.user, "S")])))
  }

  @Test("An answer arrives in pieces")
  func answer() async throws {
    let read = try await Self.ask(ScriptedServer(try RecordedResponse("gemini/metin.sse")))
    #expect(read.text == "Kan şekeri 🍎 ölçümü.")
    #expect(read.failure == nil)
  }

  @Test("A malformed call is asked for once more, and no more than once")
  func onceMore() async throws {
    let bad = try RecordedResponse("gemini/bozuk.sse")
    let good = ScriptedServer(bad, try RecordedResponse("gemini/arac.sse"))
    let read = try await Self.ask(good)
    #expect(read.calls.map(\.id) == ["fc1"])
    #expect(read.notices.count == 1)
    let worse = ScriptedServer(bad, bad, bad)
    #expect(try await Self.ask(worse).failure?.code == "badAnswer")
    #expect(worse.asked.count == 2)
  }

  @Test("Nothing is asked again once words were shown")
  func notAfterWords() async throws {
    let server = ScriptedServer(
      RecordedResponse(
        text: #"data: {"candidates":[{"content":{"parts":[{"text":"Bir"}]}}]}"# + "\n\n"
          + #"data: {"candidates":[{"finishReason":"MALFORMED_FUNCTION_CALL"}]}"# + "\n\n"))
    let read = try await Self.ask(server)
    #expect(read.text == "Bir")
    #expect(read.failure?.code == "badAnswer")
    #expect(server.asked.count == 1)
  }

  struct Refusal: Sendable {
    var name: String
    var status: Int
    var body: String
    var code: String
    var isRetryable = false
    var says = "."
  }

  static let refusals = [
    Refusal(
      name: "bad key", status: 400,
      body: #"{"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT","#
        + #""details":[{"@type":"…ErrorInfo","reason":"API_KEY_INVALID"}]}}"#,
      code: "unauthorized", says: "balli model anahtar gemini"),
    Refusal(
      name: "no permission", status: 403,
      body: #"[{"error":{"code":403,"status":"PERMISSION_DENIED"}}]"#, code: "unauthorized"),
    Refusal(
      name: "unknown model", status: 404, body: #"{"error":{"code":404,"status":"NOT_FOUND"}}"#,
      code: "notFound", says: "gemini-3-flash"),
    Refusal(
      name: "a moment's limit", status: 429,
      body: #"[{"error":{"code":429,"status":"RESOURCE_EXHAUSTED","details":["#
        + #"{"@type":"…RetryInfo","retryDelay":"17.4s"}]}}]"#,
      code: "rateLimited", isRetryable: true, says: "18 saniye"),
    Refusal(
      name: "no quota at all", status: 429,
      body: #"{"error":{"code":429,"message":"Quota exceeded, limit: 0, model: x"}}"#,
      code: "quota"),
    Refusal(
      name: "too long", status: 400,
      body: #"{"error":{"code":400,"status":"INVALID_ARGUMENT","message":"The input token count "#
        + #"(1200000) exceeds the maximum number of tokens allowed (1048576)."}}"#,
      code: "contextOverflow"),
    Refusal(
      name: "no signature", status: 400,
      body: #"{"error":{"code":400,"message":"Function call is missing a thought_signature"}}"#,
      code: "badAnswer"),
    Refusal(
      name: "wrong country", status: 400,
      body: #"{"error":{"code":400,"message":"User location is not supported for the API use."}}"#,
      code: "unsupported"),
    Refusal(
      name: "overloaded", status: 503, body: #"{"error":{"code":503,"status":"UNAVAILABLE"}}"#,
      code: "serverError", isRetryable: true),
    Refusal(
      name: "HTML", status: 502, body: "<html>Bad gateway</html>", code: "serverError",
      isRetryable: true),
    Refusal(
      name: "a strange refusal", status: 400,
      body: #"{"error":{"message":"Bad\u001b[31m\nthing."}}"#, code: "serverError",
      says: "(Bad [31m thing)"),
  ]

  @Test("Refusals say what to do", arguments: refusals)
  func refused(_ test: Refusal) async throws {
    #expect(!Self.refusals.isEmpty)
    let read = try await Self.ask(
      ScriptedServer(RecordedResponse(status: test.status, text: test.body)))
    let failure = try #require(read.failure)
    #expect(failure.code == test.code)
    #expect(failure.isRetryable == test.isRetryable)
    #expect(failure.message.contains(test.says), "\(failure.message)")
    #expect(failure.message.hasSuffix("."))
  }

  @Test("The recorded errors are read, alone or in a list")
  func recordedErrors() async throws {
    let quota = try await Self.ask(ScriptedServer(try RecordedResponse("gemini/kota.sse")))
    #expect(quota.failure?.code == "quota")
    #expect(quota.failure?.isRetryable == false)
    let list = try await Self.ask(ScriptedServer(try RecordedResponse("gemini/dizi_hata.sse")))
    #expect(list.failure?.code == "serverError")
    #expect(list.failure?.message.contains("Dizi içinde hata") == true)
  }

  @Test("Only what may pass by itself is tried again")
  func repeats() async throws {
    let server = ScriptedServer(try RecordedResponse("gemini/metin.sse"))
    _ = try await Self.ask(server)
    let may = try #require(server.asked.first).mayRepeat
    #expect(may(503, []))
    #expect(may(429, Array(#"{"error":{"code":429}}"#.utf8)))
    #expect(!may(400, []))
    #expect(!may(429, try RecordedResponse("gemini/kota.sse").body))
  }

  @Test("A lost connection is told before and in the middle of an answer")
  func lost() async throws {
    let fault = FetchFailure(kind: .reset, message: "Bağlantı sıfırlandı.")
    let before = try await Self.ask(ScriptedServer([.failure(fault)]))
    #expect(before.failure?.code == "unreachable")
    let whole = try RecordedResponse("gemini/metin.sse")
    var half = whole
    half.body = Array(half.body.prefix(300))
    let middle = ScriptedServer([.success(half)], breaksOff: fault)
    let read = try await Self.ask(middle)
    #expect(read.text == "Kan ")
    #expect(read.failure?.code == "incomplete")
    #expect(middle.closed == 1)
    let after = try await Self.ask(ScriptedServer([.success(whole)], breaksOff: fault))
    #expect(after.failure == nil)
  }

  @Test("Without a key nobody is asked")
  func noKey() async throws {
    let server = ScriptedServer()
    let stream = Self.model(server, key: "").model.reply(Scene.request([]))
    #expect(try await Scene.outcome(of: stream).failure?.code == "unauthorized")
    #expect(server.asked.isEmpty)
  }

  @Test("Tokens are counted by Gemini, or not at all")
  func counts() async throws {
    let server = ScriptedServer(RecordedResponse(text: #"{"totalTokens":42}"#))
    let model = Self.model(server).model
    let request = Scene.request([Scene.message(.user, "S")])
    #expect(await model.countTokens(request) == 42)
    #expect(await model.countTokens(request) == nil)
    let asked = try #require(server.asked.first)
    #expect(asked.url.hasSuffix("/v1beta/models/gemini-3-flash:countTokens"))
    #expect(
      try JSON(reading: asked.body)["generateContentRequest"]?["model"]
        == "models/gemini-3-flash")
  }

  @Test("The list holds the models that can talk, over all pages")
  func lists() async throws {
    let server = ScriptedServer(
      RecordedResponse(
        text: #"{"models":[{"name":"models/a","displayName":"A","inputTokenLimit":1000,"#
          + #""supportedGenerationMethods":["generateContent"]},{"name":"models/embed","#
          + #""supportedGenerationMethods":["embedContent"]}],"nextPageToken":"i+1"}"#),
      RecordedResponse(
        text: #"{"models":[{"name":"models/b","supportedGenerationMethods":["generateContent"]}]}"#)
    )
    let models = try await GeminiModel.list(key: "k", fetcher: server.fetcher)
    #expect(models.map(\.name) == ["a", "b"])
    #expect(models.first?.contextTokens == 1000)
    #expect(server.asked.last?.url.hasSuffix("&pageToken=i%2B1") == true)
  }

  @Test("An abandoned answer closes its connection")
  func abandoned() async throws {
    let text = #"data: {"candidates":[{"content":{"parts":[{"text":"a"}]}}]}"# + "\n\n"
    let server = ScriptedServer(
      RecordedResponse(text: String(repeating: text, count: 5_000)), size: 4_096)
    let stream = Self.model(server).model.reply(Scene.request([Scene.message(.user, "S")]))
    let task = Task {
      var count = 0
      for try await _ in stream {
        count += 1
        if count == 10 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return count
    }
    #expect(try await task.value == 10)
    while server.closed == 0 { await Task.yield() }
    #expect(server.closed == 1)
  }
}
