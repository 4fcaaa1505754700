import Domain
import LanguageModels
import Testing

struct OllamaModelTests {
  private static func model(
    _ server: ScriptedServer, host: String = "127.0.0.1:11434"
  ) -> OllamaModel {
    OllamaModel(name: "ollama:qwen3:4b", model: "qwen3:4b", host: host, fetcher: server.fetcher)
  }

  @Test("A request names the context and holds calls and results as Ollama wants them")
  func exact() async throws {
    let server = ScriptedServer(RecordedResponse(text: OllamaReplyTests.end))
    let messages = [
      Scene.message(.user, "Sor"),
      Scene.message(
        .assistant, calls: [ToolCall(id: "call_1", name: "a", arguments: ["x": 1])]),
      Scene.message(
        .tool,
        results: [
          ToolResult(id: "call_1", name: "a", value: ["y": 2]),
          ToolResult(
            id: "call_2", name: "b", failure: ToolFailure(code: "notFound", message: "Yok.")),
        ]),
    ]
    var ollama = Self.model(server)
    ollama.media = { message in
      message.role == .user ? [MediaFile(bytes: [1, 2, 3], mime: "image/png")] : []
    }
    _ = try await Scene.outcome(of: ollama.model.reply(Scene.request(messages)))
    let asked = try #require(server.asked.first)
    #expect(asked.url == "http://127.0.0.1:11434/api/chat")
    #expect(
      String(decoding: asked.body, as: UTF8.self)
        == #"{"model":"qwen3:4b","stream":true,"options":{"num_ctx":8192},"#
        + #""tools":[{"type":"function","function":{"#
        + #""name":"glikoz_kaydet","description":"Kan şekerini kaydeder.","parameters":{"#
        + #""type":"object","properties":{"deger":{"type":"number","description":"mg/dL"}},"#
        + #""required":["deger"]}}}],"messages":[{"role":"system","content":"Sen balli’sin."},"#
        + #"{"role":"user","content":"Sor","images":["AQID"]},"#
        + #"{"role":"assistant","content":"","tool_calls":[{"function":{"name":"a","#
        + #""arguments":{"x":1}}}]},{"role":"tool","tool_name":"a","content":"{\"y\":2}"},"#
        + #"{"role":"tool","tool_name":"b","content":"{\"error\":{\"code\":\"notFound\","#
        + #"\"message\":\"Yok.\"}}"}]}"#)
  }

  @Test("A host may be written as OLLAMA_HOST allows")
  func hosts() async throws {
    let cases = [
      ("127.0.0.1:11434", "http://127.0.0.1:11434"), ("localhost", "http://localhost:11434"),
      (":8080", "http://127.0.0.1:8080"), ("0.0.0.0", "http://127.0.0.1:11434"),
      ("http://127.0.0.1:11434/", "http://127.0.0.1:11434"), ("", "http://127.0.0.1:11434"),
      ("https://ollama.example", "https://ollama.example"),
      ("http://127.0.0.1:11434/v1", "http://127.0.0.1:11434"), ("[::1]", "http://[::1]:11434"),
      ("::1", "http://[::1]:11434"), ("[::1]:5000", "http://[::1]:5000"),
    ]
    #expect(!cases.isEmpty)
    for (host, address) in cases {
      let server = ScriptedServer(RecordedResponse(text: #"{"models":[]}"#))
      _ = try await OllamaLibrary(host: host, fetcher: server.fetcher).list()
      #expect(server.asked.first?.url == address + "/api/tags", "\(host)")
    }
  }

  struct Refusal: Sendable {
    var status: Int
    var body: String
    var code: String
    var says: String
  }

  static let refusals = [
    Refusal(
      status: 404, body: #"{"error":"model \"qwen3:4b\" not found, try pulling it first"}"#,
      code: "notFound", says: "“balli model indir qwen3:4b”"),
    Refusal(
      status: 400,
      body: #"{"error":"registry.ollama.ai/library/qwen3:4b does not support tools"}"#,
      code: "unsupported", says: "araç"),
    Refusal(
      status: 500,
      body: #"{"error":"model requires more system memory (5.6 GiB) than is available (2 GiB)"}"#,
      code: "serverError", says: "belleğine"),
    Refusal(status: 404, body: "404 page not found", code: "notFound", says: "OLLAMA_HOST"),
    Refusal(
      status: 503,
      body: #"{"error":"server busy, please try again.  maximum pending requests exceeded"}"#,
      code: "rateLimited", says: "dolu"),
  ]

  @Test("Refusals say what to do", arguments: refusals)
  func refused(_ test: Refusal) async throws {
    #expect(!Self.refusals.isEmpty)
    let server = ScriptedServer(RecordedResponse(status: test.status, text: test.body))
    let read = try await Scene.outcome(
      of: Self.model(server).model.reply(Scene.request([Scene.message(.user, "S")])))
    #expect(read.failure?.code == test.code)
    #expect(read.failure?.message.contains(test.says) == true)
  }

  @Test("A server that is no Ollama is told as such")
  func anotherServer() async throws {
    let server = ScriptedServer(try RecordedResponse("services/api_chat.http"))
    let read = try await Scene.outcome(of: Self.model(server).model.reply(Scene.request([])))
    #expect(read.failure?.code == "notFound")
    #expect(read.failure?.message.contains("OLLAMA_HOST") == true)
    let tags = ScriptedServer(try RecordedResponse("services/api_tags.http"))
    let library = OllamaLibrary(host: "", fetcher: tags.fetcher)
    await #expect(throws: ModelFailure.self) { try await library.list() }
  }

  @Test("Small models are known by their names, and models elsewhere are not on this machine")
  func traits() {
    let server = ScriptedServer()
    #expect(Self.model(server).model.traits.isSmall)
    #expect(Self.model(server).model.traits.isLocal)
    #expect(!Self.model(server, host: "https://a.example").model.traits.isLocal)
    let large = OllamaModel(
      name: "ollama:x", model: "llama3.3:70b-instruct", host: "", fetcher: server.fetcher)
    #expect(!large.model.traits.isSmall)
  }
}
