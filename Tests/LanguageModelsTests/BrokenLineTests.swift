import Domain
import Testing

@testable import LanguageModels

@Suite("A line of a stream that cannot be read")
struct BrokenLineTests {
  private static func delta(_ delta: String, _ reason: String = "null") -> String {
    #"data: {"choices":[{"index":0,"delta":\#(delta),"finish_reason":\#(reason)}]}"# + "\n\n"
  }
  private static func call(_ index: Int, _ name: String?, _ arguments: String) -> String {
    let name = name.map { #""name":"\#($0)","# } ?? ""
    return delta(
      #"{"tool_calls":[{"index":\#(index),"function":{\#(name)"arguments":"\#(arguments)"}}]}"#)
  }
  private static let broken = #"data: {"choices":[{"delta":{"content":"kay"# + "\n\n"
  private static let end = delta("{}", #""stop""#) + "data: [DONE]\n\n"

  @Test("It is skipped, and the answer goes on", arguments: [1, 7, 4_096])
  func skipped(_ size: Int) async {
    let stream =
      Self.delta(#"{"content":"Bir. "}"#) + Self.broken + Self.delta(#"{"content":"İki."}"#)
      + Self.end
    let meaning = await FakeServer([.init(name: "", body: stream)], size: size).ask()
    #expect(meaning.failure == nil)
    #expect(meaning.text == "Bir. İki.")
    #expect(meaning.finish == "stop")
  }

  @Test("Nothing but such lines is no answer, and a stream of them has an end")
  func nothing() async {
    let only = await FakeServer([.init(name: "", body: Self.broken)]).ask()
    #expect(only.failure?.code == "badAnswer")
    let begun = Self.delta(#"{"content":"Bir. "}"#)
    let many = begun + String(repeating: Self.broken, count: 9) + Self.end
    let meaning = await FakeServer([.init(name: "", body: many)]).ask()
    #expect(meaning.failure?.code == "badAnswer")
    #expect(meaning.text == "Bir. ")
  }

  @Test("A call that may have lost a part does not run, a call that came whole does")
  func calls() {
    let stream =
      Self.call(0, "makale_ara", #"{\"sorgu\":\"a\"}"#)
      + Self.call(1, "glikoz_kaydet", #"{\"deger_mg_dl\":11"#)
      + Self.broken + Self.call(1, nil, "0}") + Self.end
    var reply = OpenAIReply(tools: recordedTools)
    let pieces = reply.feed(Array(stream.utf8)) + reply.finish()
    let calls = pieces.compactMap { if case .call(let call) = $0 { call } else { nil } }
    #expect(calls.map(\.name) == ["makale_ara", "glikoz_kaydet"])
    #expect(calls.first?.malformed == nil)
    #expect(calls.first?.arguments == ["sorgu": "a"])
    #expect(calls.last?.malformed == Texts.lostPart)
    #expect(calls.last?.arguments == .object([]))
  }

  @Test("A call that began after the line, or was whole before it, has lost nothing and runs")
  func around() {
    let parts = [#"{\"deger_mg_dl\":"#, "110}"]
    let call = Self.call(0, "glikoz_kaydet", parts[0]) + Self.call(0, nil, parts[1])
    for stream in [
      Self.delta(#"{"content":"Bir. "}"#) + Self.broken + call, call + Self.broken,
    ] {
      var reply = OpenAIReply(tools: recordedTools)
      let pieces = reply.feed(Array((stream + Self.end).utf8)) + reply.finish()
      let calls = pieces.compactMap { if case .call(let call) = $0 { call } else { nil } }
      #expect(calls.map(\.malformed) == [nil])
      #expect(calls.first?.arguments == ["deger_mg_dl": 110])
    }
  }

  @Test("A line lost right after a call's name makes it unsure")
  func afterName() {
    let stream =
      Self.call(0, "glikoz_kaydet", "") + Self.broken + Self.call(0, nil, #"{\"deger_mg_dl\":"#)
      + Self.call(0, nil, "110}") + Self.end
    var reply = OpenAIReply(tools: recordedTools)
    let pieces = reply.feed(Array(stream.utf8)) + reply.finish()
    let calls = pieces.compactMap { if case .call(let call) = $0 { call } else { nil } }
    #expect(calls.map(\.malformed) == [Texts.lostPart])
  }

  @Test("Gemini's and Ollama's are skipped too")
  func others() async throws {
    let gemini = ScriptedServer(
      RecordedResponse(
        status: 200,
        text: #"data: {"candidates":[{"content":{"parts":[{"text":"Bir. "}]}}]}"# + "\n\n"
          + #"data: {"candidates":[{"con"# + "\n\n"
          + #"data: {"candidates":[{"content":{"parts":[{"text":"İki."}]},"finishReason":"STOP"}]}"#
          + "\n\n"))
    let first = GeminiModel(name: "g", model: "g", key: "k", fetcher: gemini.fetcher).model
    #expect(await FakeServer.ask(first, .about("?")).meaning.text == "Bir. İki.")
    let ollama = ScriptedServer(
      RecordedResponse(
        status: 200,
        text: #"{"message":{"content":"Bir. "},"done":false}"# + "\n" + #"{"message":{"co"# + "\n"
          + #"{"message":{"content":"İki."},"done":true,"done_reason":"stop"}"# + "\n"))
    let second = OllamaModel(name: "o", model: "o", host: "", fetcher: ollama.fetcher).model
    let meaning = await FakeServer.ask(second, .about("?")).meaning
    #expect(meaning.text == "Bir. İki.")
    #expect(meaning.failure == nil)
  }
}
