import Domain
import LanguageModels
import Testing

@Suite("How servers are told to keep what they have read, and what may be called")
struct CacheHintTests {
  private static func body(
    _ hint: CacheHint = .none, callable: Set<String>? = nil, isConstrained: Bool = false
  ) async throws -> JSON {
    var request = ModelRequest.about("Selam")
    request.callable = callable
    var options = OpenAIOptions(isConstrained: isConstrained)
    options.cacheHint = hint
    return try await OpenAIRequestTests.sent(request, options: options)
  }

  @Test("Where an API has a hint it is given")
  func hints() async throws {
    #expect(try await Self.body(.key("balli"))["prompt_cache_key"] == "balli")
    #expect(try await Self.body(.prompt)["cache_prompt"] == true)
    let marked = try await Self.body(.mark)["messages"]?.array?.first?["content"]?.array?.first
    #expect(marked?["cache_control"] == ["type": "ephemeral"])
    let plain = try await Self.body()
    #expect(plain["prompt_cache_key"] == nil && plain["cache_prompt"] == nil)
  }

  @Test("Each service has its own")
  func services() {
    func hint(_ address: String, _ model: String) -> CacheHint {
      CacheHint.at(ServerAddress(address), model: model)
    }
    #expect(hint("https://api.openai.com/v1", "gpt-5") == .key("balli"))
    #expect(hint("https://openrouter.ai/api/v1", "anthropic/claude-sonnet-4.5") == .mark)
    #expect(hint("https://openrouter.ai/api/v1", "qwen/qwen3") == .none)
    #expect(hint("https://api.deepseek.com", "deepseek-chat") == .none)
  }

  @Test("What changes stands behind what does not: tools first, then the messages")
  func order() async throws {
    let keys = try await Self.body().members?.map(\.key) ?? []
    #expect(keys == ["model", "tools", "stream", "stream_options", "messages"])
    let silent = try await Self.body(callable: [])
    #expect(silent.members?.map(\.key).last == "tool_choice")
    #expect(silent["tool_choice"] == "none")
    #expect(silent["tools"] == (try await Self.body())["tools"])
  }

  @Test("A constrained reply may hold only what may be called; with nothing of that an answer")
  func callable() async throws {
    func schema(_ callable: Set<String>?) async throws -> JSON? {
      try await Self.body(callable: callable, isConstrained: true)["response_format"]?[
        "json_schema"]?["schema"]
    }
    let some = try await schema(["glikoz_kaydet"])
    #expect(
      some?["anyOf"]?.array?.first?["properties"]?["calls"]?["items"]?["anyOf"]?.array?.count == 1)
    let none = try await schema([])
    #expect(none?["anyOf"] == nil && none?["properties"]?["answer"] != nil)
  }
}
