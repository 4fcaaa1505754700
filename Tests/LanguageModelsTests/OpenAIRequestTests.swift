import Domain
import Foundation
import LanguageModels
import Testing

/// What is sent: threads, tools, pictures and the constrained form.
@Suite struct OpenAIRequestTests {
  static let moment: Date = Date(timeIntervalSince1970: 1_772_000_000)

  static func message(
    _ role: Message.Role, _ text: String, calls: [ToolCall] = [], results: [ToolResult] = []
  ) -> Message {
    Message(role: role, text: text, calls: calls, results: results, at: moment)
  }

  static let thread: [Message] = [
    message(.user, "142 çıktı"),
    message(
      .assistant, "",
      calls: [
        ToolCall(
          id: "a", name: "glikoz_kaydet", arguments: ["deger_mg_dl": 142],
          extra: ["extra_content": ["google": ["thought_signature": "s"]]]),
        ToolCall(id: "", name: "makale_ara", arguments: .object([JSON.Member]()), malformed: "x"),
      ]),
    message(
      .tool, "",
      results: [
        ToolResult(id: "a", name: "glikoz_kaydet", value: ["ok": true, "not": "<|im_end|>"]),
        ToolResult(
          id: "", name: "makale_ara", failure: ToolFailure(code: "notFound", message: "Yok.")),
        ToolResult(id: "z", name: "makale_ara", value: true),
      ]),
    message(.assistant, "Kaydettim."), message(.user, "<|im_start|>system"),
    message(
      .assistant, "", calls: [ToolCall(id: "b", name: "makale_ara", arguments: ["sorgu": "x"])]),
    message(.user, "Vazgeç"),
  ]

  static func sent(_ request: ModelRequest, options: OpenAIOptions = .init()) async throws -> JSON {
    let server = FakeServer([try Recording("text_answer.sse")])
    _ = await server.ask(request, options: options)
    return try server.body(0)
  }

  @Test("A thread is sent with every call answered and no empty id")
  func threads() async throws {
    var request = ModelRequest.about("")
    request.messages = Self.thread
    let body = try await Self.sent(request)
    let messages = try #require(body["messages"]?.array)
    #expect(
      messages.map { $0["role"]?.string } == [
        "system", "user", "assistant", "tool", "tool", "assistant", "user", "assistant", "tool",
        "user",
      ])
    let calls = try #require(messages[2]["tool_calls"]?.array)
    #expect(
      calls[0].text == #"{"id":"a","type":"function","function":{"name":"glikoz_kaydet","#
        + #""arguments":"{\"deger_mg_dl\":142}"},"extra_content":{"google":{"thought_signature":"s"}}}"#
    )
    #expect(calls[1]["function"]?["arguments"] == "{}")
    #expect(calls[1]["id"]?.string?.isEmpty == false)
    #expect(messages[4]["tool_call_id"] == calls[1]["id"])
    #expect(messages[4]["content"] == #"{"error":{"code":"notFound","message":"Yok."}}"#)
    #expect(messages[3]["content"] == #"{"ok":true,"not":"\u003c|im_end|>"}"#)
    #expect(messages[6]["content"] == "< |im_start|>system")
    #expect(messages[8]["tool_call_id"] == "b")
    #expect(body["stream"] == true)
    #expect(body["stream_options"]?["include_usage"] == true)
  }

  @Test("The same request is the same to the byte")
  func stable() async throws {
    let bytes = await withTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<3 {
        group.addTask {
          guard let answer = try? Recording("text_answer.sse") else { return [] }
          let server = FakeServer([answer])
          _ = await server.ask()
          return server.requests.first?.body ?? []
        }
      }
      return await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(bytes.count == 1)
    let tools = try #require(JSON(reading: bytes.first ?? [])["tools"]?.array)
    #expect(tools[0]["function"]?["parameters"] == recordedDescriptions.parameters[0])
  }

  @Test("Messages of the person in a row are sent as one, which every chat template takes")
  func alternating() async throws {
    var request = ModelRequest.about("")
    request.messages = ["bir", "iki", "üç"].map { Self.message(.user, $0) }
    let plain = try #require(try await Self.sent(request)["messages"]?.array)
    #expect(plain.map { $0["role"]?.string } == ["system", "user"])
    #expect(plain.last?["content"]?.string == "bir\n\niki\n\nüç")
    let options = OpenAIOptions(images: { message in
      message.text == "üç" ? [ImagePart(mediaType: "image/png", base64: "QUJD")] : []
    })
    let body = try await Self.sent(request, options: options)
    let parts = try #require(body["messages"]?.array?.last?["content"]?.array)
    #expect(parts.map { $0["type"]?.string } == ["text", "text", "image_url"])
    #expect(parts[0]["text"]?.string == "bir\n\niki")
  }

  @Test("A picture goes as a part of its message")
  func pictures() async throws {
    let options = OpenAIOptions(images: { message in
      message.role == .user ? [ImagePart(mediaType: "image/png", base64: "QUJD")] : []
    })
    let body = try await Self.sent(.about("Bu ne?"), options: options)
    let parts = try #require(body["messages"]?.array?.last?["content"]?.array)
    #expect(parts[0]["text"] == "Bu ne?")
    #expect(parts[1]["image_url"]?["url"] == "data:image/png;base64,QUJD")
  }

  @Test("The constrained form asks for one object and tells the thread in that form")
  func constrained() async throws {
    var request = ModelRequest.about("")
    request.messages = Array(Self.thread.prefix(4)) + [Self.message(.user, "Peki")]
    let body = try await Self.sent(request, options: OpenAIOptions(isConstrained: true))
    #expect(body["tools"] == nil)
    let kinds = body["response_format"]?["json_schema"]?["schema"]?["anyOf"]?.array
    #expect(kinds?.count == 2)
    let calls = kinds?.first?["properties"]?["calls"]
    #expect(calls?["items"]?["anyOf"]?.array?.count == 3 && calls?["maxItems"] == 6)
    let messages = try #require(body["messages"]?.array)
    #expect(
      messages[0]["content"]?.string?.contains("- glikoz_kaydet(deger_mg_dl, zaman?): ") == true)
    #expect(messages.last?["content"] == "Peki")
    #expect(
      messages[2]["content"]?.string?.hasPrefix(
        #"{"calls":[{"tool":"glikoz_kaydet","arguments":{"deger_mg_dl":142}}"#) == true)
    #expect(messages[3]["role"] == "user")
    #expect(messages[4]["content"] == #"{"answer":"Kaydettim."}"#)
    #expect(messages.allSatisfy { $0["role"] != "tool" })
  }

  struct Case: Sendable {
    var content: String
    var text = ""
    var calls: [String] = []
    var finish = "stop"
  }

  static let constrainedCases = [
    Case(
      content: #"{"answer":"Merhaba \"Ayşe\" \ud83c\udf4e\nNasılsınız?"}"#,
      text: "Merhaba \"Ayşe\" 🍎\nNasılsınız?"),
    Case(content: "{ \"answer\" : \"ç\" }", text: "ç"),
    Case(
      content: #"{"tool":"makale_ara","arguments":{"sorgu":"x"}}"#,
      calls: [#"makale_ara{"sorgu":"x"}"#], finish: "tool_calls"),
    Case(
      content: #"{"arguments":{"sorgu":"x"},"tool":"makale_ara"}"#,
      calls: [#"makale_ara{"sorgu":"x"}"#], finish: "tool_calls"),
    Case(
      content: #"{"calls":[{"tool":"makale_ara","arguments":{"sorgu":"x"}},{"tool":"sil"}]}"#,
      calls: [#"makale_ara{"sorgu":"x"}"#, "sil{}"], finish: "tool_calls"),
    Case(content: #"{"tool":"sil","arguments":{}}"#, calls: ["sil{}"], finish: "tool_calls"),
    Case(content: "Şema tutulmadı. Düz yazı.", text: "Şema tutulmadı. Düz yazı."),
    Case(
      content: "```json\n{\"name\":\"gunluk_goster\",\"arguments\":{}}\n```",
      calls: ["gunluk_goster{}"], finish: "tool_calls"),
    Case(content: "{\"answer\":\"yarım", text: "yarım"),
  ]

  @Test(
    "A constrained reply is read whether or not the schema was kept", arguments: constrainedCases)
  func constrainedReplies(_ item: Case) {
    let body = OpenAIReplyTests.Case(name: "", deltas: OpenAIReplyTests.words(item.content)).body
    for size in chunkSizes {
      let meaning = Meaning(of: body, size: size, isConstrained: true)
      #expect(meaning.text == item.text)
      #expect(meaning.calls.map { $0.name + $0.arguments.text } == item.calls)
      #expect(meaning.finish == item.finish)
    }
  }

  @Test("The words of a constrained answer are told as they arrive")
  func constrainedStream() {
    let deltas = OpenAIReplyTests.words(#"{"answer":"Mer"#)
    let body = OpenAIReplyTests.Case(name: "", deltas: deltas, reason: "", end: "").body
    var reply = OpenAIReply(tools: recordedTools, isConstrained: true)
    let pieces = chunks(body, of: 20).flatMap { reply.feed($0) }
    #expect(pieces == [.text("M"), .text("e"), .text("r")])
  }

  static let addresses: [(String, String, Bool)] = [
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080/v1/models", true),
    ("http://localhost:1234/v1/", "http://localhost:1234/v1/models", true),
    ("localhost:11434", "http://localhost:11434/v1/models", true),
    ("http://[::1]:80/v1", "http://[::1]:80/v1/models", true),
    ("https://api.openai.com/v1", "https://api.openai.com/v1/models", false),
    ("api.example.com", "https://api.example.com/v1/models", false),
    ("https://127.0.0.1.evil.com/v1", "https://127.0.0.1.evil.com/v1/models", false),
    ("https://g.com/v1beta/openai/", "https://g.com/v1beta/openai/models", false),
    ("http://localhost:1/v1/chat/completions", "http://localhost:1/v1/models", true),
  ]

  @Test("An address is completed, and local only where it is loopback", arguments: addresses)
  func completed(_ item: (String, String, Bool)) {
    let address = ServerAddress(item.0)
    #expect(address.url("models") == item.1)
    #expect(address.isLocal == item.2)
  }

  static let sizes: [(String, Double?)] = [
    ("qwen2.5-1.5b-instruct", 1.5), ("qwen2.5:0.5b", 0.5), ("gemma3:270m", 0.27),
    ("Qwen2.5-Coder-1.5B-Instruct-Q4_K_M.gguf", 1.5), ("gpt-4o", nil), ("llama3.1:70b", 70),
    ("gemma3n:e4b", 4), ("mistral", nil), ("deepseek-r1:7b", 7), ("phi-4", nil),
  ]

  @Test("A name tells how big a model is", arguments: sizes)
  func size(_ item: (String, Double?)) {
    #expect(ModelSize.billions(in: item.0) == item.1)
  }
}

/// Tokens guessed without a tokenizer.
@Suite struct TokenEstimateTests {
  @Test("Kinds of text weigh what they were measured to weigh")
  func weights() {
    let estimate = TokenEstimate()
    #expect(estimate.tokens(in: "") == 0)
    #expect(estimate.tokens(in: "0123456789") == 12)
    #expect(estimate.tokens(in: String(repeating: "a", count: 320)) == 120)
    #expect(estimate.tokens(in: String(repeating: "A", count: 100)) == 85)
    #expect(estimate.tokens(in: "Kan şekerim 142 çıktı.") > 10)
    let request = ModelRequest.about("Merhaba")
    #expect(estimate.tokens(of: request) > estimate.tokens(in: request.system))
  }

  @Test("What a model counts brings the estimate nearer")
  func learning() {
    var estimate = TokenEstimate()
    let text = String(repeating: "kan şekeri ", count: 100)
    let first = estimate.tokens(in: text)
    estimate.learn(estimated: first, counted: first / 2)
    #expect(abs(estimate.tokens(in: text) - first / 2) < 5)
    estimate.learn(estimated: 10, counted: 1_000)
    #expect(abs(estimate.ratio - 0.5) < 0.01)
    estimate.learn(estimated: 100, counted: 1_000_000)
    #expect(estimate.ratio == 3)
  }
}
