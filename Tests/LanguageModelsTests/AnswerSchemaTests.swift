import Domain
import LanguageModels
import Testing

/// An answer that has to fit a schema, on each of the wires.
@Suite("An answer that has to fit a schema")
struct AnswerSchemaTests {
  private static let schema: JSON = ["type": "object", "properties": ["a": ["type": "number"]]]

  private static var request: ModelRequest {
    var request = Scene.request([Scene.message(.user, "Bak")])
    request.tools = []
    request.answer = schema
    return request
  }

  @Test("Gemini, Ollama and OpenAI are each told in their own way; without it nothing is told")
  func wires() async throws {
    let gemini = ScriptedServer(try RecordedResponse("gemini/metin.sse"))
    let first = GeminiModel(name: "gemini:g", model: "g", key: "k", fetcher: gemini.fetcher)
    _ = try await Scene.outcome(of: first.model.reply(Self.request))
    let told = try JSON(reading: try #require(gemini.asked.first).body)["generationConfig"]
    #expect(told?["responseMimeType"]?.string == "application/json")
    #expect(told?["responseJsonSchema"] == Self.schema)
    let ollama = ScriptedServer(RecordedResponse(text: OllamaReplyTests.end))
    let second = OllamaModel(
      name: "ollama:o", model: "o", host: "127.0.0.1:11434", fetcher: ollama.fetcher)
    _ = try await Scene.outcome(of: second.model.reply(Self.request))
    #expect(try JSON(reading: try #require(ollama.asked.first).body)["format"] == Self.schema)
    let openAI = FakeServer([try Recording("text_answer.sse")])
    _ = await openAI.ask(Self.request)
    let format = try openAI.body(0)["response_format"]
    #expect(format?["type"]?.string == "json_schema")
    #expect(format?["json_schema"]?["schema"] == Self.schema)
    var plain = Self.request
    plain.answer = nil
    let bare = FakeServer([try Recording("text_answer.sse")])
    _ = await bare.ask(plain)
    #expect(try bare.body(0)["response_format"] == nil)
  }

  @Test("A small model that is held to a form answers in the schema's form all the same")
  func constrained() async throws {
    var options = OpenAIOptions()
    options.isConstrained = true
    let server = FakeServer([try Recording("text_answer.sse")])
    _ = await server.ask(Self.request, options: options)
    let body = try server.body(0)
    #expect(body["response_format"]?["json_schema"]?["schema"] == Self.schema)
  }

  @Test(
    "By their names some models see and some do not; a person's own row goes first",
    arguments: [
      ("gemini-3-flash", true), ("openai/gpt-5-mini", true), ("qwen2.5vl:7b", true),
      ("Qwen/Qwen3-VL-8B-Instruct", true), ("llava:13b", true), ("llama3.2-vision", true),
      ("gemma3:4b", true), ("gemma3:1b", false), ("gpt-oss-120b", false), ("qwen3:4b", false),
      ("deepseek-chat", false), ("bilinmeyen", nil),
    ] as [(String, Bool?)])
  func names(_ name: String, _ sees: Bool?) {
    #expect(ModelTable.standard.sees(name) == sees)
    let own = "name\tstrength\twindow\tinput\tcached\toutput\tdate\tsource\tsees\n"
    let table = ModelTable.standard.adding(own + "bilinmeyen\t\t\t\t\t\t\t\tyes\n")
    #expect(table.sees("bilinmeyen-2") == true)
  }
}
