import Domain
import LanguageModels
import Testing

struct GeminiRequestTests {
  private static let key = "AIza-gizli"

  /// What is sent for a thread.
  private static func sent(
    _ messages: [Message], model: String = "gemini-3-flash", media: [MediaFile] = []
  ) async throws -> FetchRequest {
    let server = ScriptedServer(try RecordedResponse("gemini/metin.sse"))
    var gemini = GeminiModel(
      name: "gemini:\(model)", model: model, key: key, fetcher: server.fetcher)
    gemini.media = { $0.role == .user ? media : [] }
    _ = try await Scene.outcome(of: gemini.model.reply(Scene.request(messages)))
    return try #require(server.asked.first)
  }

  private static func body(_ messages: [Message], model: String = "gemini-3-flash") async throws
    -> JSON
  {
    try JSON(reading: try await sent(messages, model: model).body)
  }

  @Test("A request is the same bytes every time, and the key is in a header alone")
  func exact() async throws {
    let request = try await Self.sent([Scene.message(.user, "Şekerim 142")])
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == #"{"systemInstruction":{"parts":[{"text":"Sen balli’sin."}]},"#
        + #""tools":[{"functionDeclarations":[{"name":"glikoz_kaydet","#
        + #""description":"Kan şekerini kaydeder.","parametersJsonSchema":{"type":"object","#
        + #""properties":{"deger":{"type":"number","description":"mg/dL"}},"required":["deger"]}}]}],"#
        + #""contents":[{"role":"user","parts":[{"text":"Şekerim 142"}]}]}"#)
    #expect(
      request.url == "https://generativelanguage.googleapis.com/v1beta/models/gemini-3-flash"
        + ":streamGenerateContent?alt=sse")
    #expect(request.headers.contains(FetchHeader("x-goog-api-key", Self.key)))
    #expect(!request.url.contains(Self.key))
    #expect(!String(decoding: request.body, as: UTF8.self).contains(Self.key))
  }

  @Test("Calls go back with their seal, results in one content in the order of the calls")
  func steps() async throws {
    let calls = [
      ToolCall(id: "fc1", name: "a", arguments: ["x": 1], extra: ThoughtSeal.json("S")),
      ToolCall(id: "fc2", name: "b", arguments: .object([])),
    ]
    let body = try await Self.body([
      Scene.message(.user, "Sor"), Scene.message(.assistant, "Bakıyorum", calls: calls),
      Scene.message(
        .tool,
        results: [
          ToolResult(
            id: "fc2", name: "b", failure: ToolFailure(code: "notFound", message: "Yok.")),
          ToolResult(id: "fc1", name: "a", value: ["y": 2]),
        ]),
    ])
    #expect(
      body["contents"]?.text
        == #"[{"role":"user","parts":[{"text":"Sor"}]},{"role":"model","parts":["#
        + #"{"text":"Bakıyorum"},{"functionCall":{"id":"fc1","name":"a","args":{"x":1}},"#
        + #""thoughtSignature":"S"},{"functionCall":{"id":"fc2","name":"b","args":{}}}]},"#
        + #"{"role":"user","parts":[{"functionResponse":{"id":"fc1","name":"a","#
        + #""response":{"output":{"y":2}}}},{"functionResponse":{"id":"fc2","name":"b","#
        + #""response":{"error":{"code":"notFound","message":"Yok."}}}}]}]"#)
  }

  struct Case: Sendable {
    var name: String
    var model = "gemini-3-flash"
    var messages: [Message]
    var contents: String
  }

  static let call = ToolCall(id: "call_1", name: "a", arguments: ["x": 1])
  static let cases = [
    Case(
      name: "a call of another model is marked, and its made-up id stays here",
      messages: [
        Scene.message(.user, "S"), Scene.message(.assistant, calls: [call, call]),
        Scene.message(
          .tool,
          results: [
            ToolResult(id: "x", name: "a", value: "bir"), ToolResult(id: "y", name: "a", value: 2),
          ]),
      ],
      contents: #"[{"role":"user","parts":[{"text":"S"}]},{"role":"model","parts":["#
        + #"{"functionCall":{"name":"a","args":{"x":1}},"#
        + #""thoughtSignature":"skip_thought_signature_validator"},"#
        + #"{"functionCall":{"name":"a","args":{"x":1}}}]},{"role":"user","parts":["#
        + #"{"functionResponse":{"name":"a","response":{"output":"bir"}}},"#
        + #"{"functionResponse":{"name":"a","response":{"output":2}}}]}]"#),
    Case(
      name: "an older model needs no mark", model: "gemini-2.5-flash",
      messages: [
        Scene.message(.user, "S"), Scene.message(.assistant, calls: [call]),
        Scene.message(.tool, results: [ToolResult(id: "call_1", name: "a", value: true)]),
      ],
      contents: #"[{"role":"user","parts":[{"text":"S"}]},{"role":"model","parts":["#
        + #"{"functionCall":{"name":"a","args":{"x":1}}}]},{"role":"user","parts":["#
        + #"{"functionResponse":{"name":"a","response":{"output":true}}}]}]"#),
    Case(
      name: "neighbours of one role become one",
      messages: [
        Scene.message(.user, "Bir"), Scene.message(.user, "İki"), Scene.message(.assistant, "A"),
        Scene.message(.assistant), Scene.message(.assistant, "B"),
      ],
      contents: #"[{"role":"user","parts":[{"text":"Bir"},{"text":"İki"}]},"#
        + #"{"role":"model","parts":[{"text":"A"},{"text":"B"}]}]"#),
    Case(
      name: "a thread that begins with the model is opened for it",
      messages: [Scene.message(.assistant, "Merhaba"), Scene.message(.user, "S")],
      contents: #"[{"role":"user","parts":[{"text":"(Sohbetin başı burada yok.)"}]},"#
        + #"{"role":"model","parts":[{"text":"Merhaba"}]},"#
        + #"{"role":"user","parts":[{"text":"S"}]}]"#),
    Case(
      name: "a call without a result gets one, a result without a call is left out",
      messages: [
        Scene.message(.user, "S"),
        Scene.message(.tool, results: [ToolResult(id: "z", name: "z", value: 1)]),
        Scene.message(
          .assistant,
          calls: [
            ToolCall(
              id: "fc", name: "a", arguments: "bozuk", extra: ThoughtSeal.json("S"),
              malformed: "bozuk")
          ]),
        Scene.message(.user, "T"),
      ],
      contents: #"[{"role":"user","parts":[{"text":"S"}]},{"role":"model","parts":["#
        + #"{"functionCall":{"id":"fc","name":"a","args":{}},"thoughtSignature":"S"}]},"#
        + #"{"role":"user","parts":[{"functionResponse":{"id":"fc","name":"a","response":"#
        + #"{"error":{"code":"interrupted","message":"Bu çağrının sonucu yok; yarıda kesildi."}}"#
        + #"}},{"text":"T"}]}]"#),
  ]

  @Test("Threads become contents that Gemini takes", arguments: cases)
  func contents(_ test: Case) async throws {
    let body = try await Self.body(test.messages, model: test.model)
    #expect(body["contents"]?.text == test.contents)
  }

  @Test("Pictures and recordings stand inline beside the words")
  func inline() async throws {
    let wav = MediaFile(bytes: Array("RIFF0000WAVEfmt ".utf8), mime: "audio/wav")
    let request = try await Self.sent([Scene.message(.user, "Bu ne?")], media: [wav])
    #expect(
      try JSON(reading: request.body)["contents"]?.text
        == #"[{"role":"user","parts":[{"text":"Bu ne?"},"#
        + #"{"inlineData":{"mimeType":"audio/wav","data":"UklGRjAwMDBXQVZFZm10IA=="}}]}]"#)
  }
}
