import Domain
import LanguageModels
import Testing

/// What servers say when something is wrong, and what the person reads.
@Suite struct OpenAIErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var status: Int
    var body: String
    var code: String
    var isRetryable = false
    /// Words that the sentence must have.
    var says = ""
    var isRepeated = false
    var testDescription: String { "\(status) \(body.prefix(60))" }
  }

  static let cases = [
    Case(
      status: 401,
      body: #"{"error":{"message":"Incorrect API key provided: sk-abc***z","#
        + #""type":"invalid_request_error","code":"invalid_api_key"}}"#, code: "unauthorized",
      says: "anahtar"),
    Case(status: 403, body: "", code: "unauthorized"),
    Case(status: 402, body: #"{"error":{"message":"no credit","code":402}}"#, code: "quota"),
    Case(
      status: 429,
      body: #"{"error":{"message":"You exceeded your current quota","#
        + #""type":"insufficient_quota","param":null,"code":"insufficient_quota"}}"#, code: "quota",
      says: "kota"),
    Case(
      status: 429, body: #"{"error":{"message":"Rate limit reached: too many tokens, wait"}}"#,
      code: "rateLimited", isRetryable: true, isRepeated: true),
    Case(status: 429, body: "slow down", code: "rateLimited", isRetryable: true, isRepeated: true),
    Case(
      status: 400,
      body: #"{"error":{"message":"This model's maximum context length is 8192 "#
        + #"tokens. However, you requested 9000","code":"context_length_exceeded"}}"#,
      code: "contextOverflow", says: "uzun"),
    Case(
      status: 400,
      body: #"{"object":"error","message":"This model's maximum context length is "#
        + #"4096 tokens","type":"BadRequestError","param":null,"code":400}"#,
      code: "contextOverflow"),
    Case(
      status: 400,
      body: #"{"error":{"message":"The decoder prompt (length 9000) is longer than "#
        + #"the maximum model length of 4096"}}"#, code: "contextOverflow"),
    Case(
      status: 400,
      body: #"[{"error":{"code":400,"message":"The input token count (1200000) "#
        + #"exceeds the maximum number of tokens allowed","status":"INVALID_ARGUMENT"}}]"#,
      code: "contextOverflow"),
    Case(status: 413, body: "", code: "contextOverflow"),
    Case(
      status: 404,
      body: #"{"error":{"message":"The model `x` does not exist","#
        + #""code":"model_not_found"}}"#, code: "notFound", says: "diye bir model yok"),
    Case(
      status: 404, body: #"{"error":"model 'x' not found, try pulling it first"}"#,
      code: "notFound", says: "diye bir model yok"),
    Case(status: 404, body: "404 page not found", code: "notFound", says: "adres"),
    Case(
      status: 400,
      body: #"{"error":{"message":"registry.ollama.ai/library/x does not support "#
        + #"tools","type":"api_error"}}"#, code: "unsupported", says: "araç"),
    Case(
      status: 400, body: #"{"detail":[{"loc":["body"],"msg":"field required"}]}"#,
      code: "badRequest", says: "field required"),
    Case(
      status: 500, body: "Internal Server Error", code: "serverError", isRetryable: true,
      isRepeated: true),
    Case(
      status: 502, body: "<html><h1>502</h1></html>", code: "serverError", isRetryable: true,
      isRepeated: true),
    Case(
      status: 400, body: #"{"error":{"code":"content_filter","message":"filtered"}}"#,
      code: "filtered"),
  ]

  @Test("An error says what happened and what to do", arguments: cases)
  func errors(_ item: Case) async throws {
    let server = FakeServer([.init(name: "", status: item.status, body: item.body)])
    let meaning = await server.ask()
    let failure = try #require(meaning.failure)
    #expect(failure.code == item.code)
    #expect(failure.isRetryable == item.isRetryable)
    #expect(failure.message.contains(item.says))
    #expect(!failure.message.contains("sk-"))
    #expect(failure.message.hasSuffix("."))
    #expect(server.requests.count == (item.isRepeated ? 4 : 1))
  }

  static let recorded: [(String, String)] = [
    ("error_401.http", "unauthorized"), ("error_404.sse", "notFound"),
    ("error_500_bad_history.http", "badRequest"), ("error_audio.sse", "unsupported"),
    ("error_badbase64image.sse", "unsupported"), ("error_badjson.sse", "badRequest"),
    ("error_badschema.sse", "badRequest"), ("error_badtool.sse", "badRequest"),
    ("error_nomessages.sse", "badRequest"), ("error_transcriptions.sse", "unsupported"),
    ("context_overflow.sse", "contextOverflow"),
  ]

  @Test("The recorded errors of a real server are understood and not repeated", arguments: recorded)
  func recordings(_ item: (String, String)) async throws {
    var recording = try Recording(item.0)
    if item.0.contains("bad_history") { recording.status = 500 }
    let server = FakeServer([recording])
    let failure = try #require(await server.ask().failure)
    #expect(failure.code == item.1)
    #expect(!failure.isRetryable)
    #expect(server.requests.count == 1)
  }

  @Test("A server's words are cut, cleaned and rid of the key")
  func excerpt() async throws {
    let body = "\u{1B}[31mkey topsecret1 \n is bad" + String(repeating: " x", count: 500)
    let server = FakeServer([.init(name: "", status: 400, body: body)], key: "topsecret1")
    let failure = try #require(await server.ask().failure)
    #expect(!failure.message.contains("topsecret1"))
    #expect(!failure.message.contains("\u{1B}"))
    #expect(!failure.message.contains("\n"))
    #expect(failure.message.count < 300)
  }
}
