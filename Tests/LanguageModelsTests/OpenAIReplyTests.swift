import Domain
import Foundation
import LanguageModels
import Testing

/// Quirks beyond the recorded ones.
@Suite struct OpenAIReplyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var deltas: [String]
    var text = ""
    var calls: [String] = []
    var finish = "stop"
    /// The finish reason that the server sends; empty for none.
    var reason = "stop"
    var end = "data: [DONE]\n\n"
    var testDescription: String { name }

    var body: [UInt8] {
      let chunks = deltas.map { #"data: {"choices":[{"index":0,"delta":\#($0)}]}"# + "\n\n" }
      let last =
        reason.isEmpty
        ? "" : #"data: {"choices":[{"index":0,"delta":{},"finish_reason":"\#(reason)"}]}"# + "\n\n"
      return Array((chunks.joined() + last + end).utf8)
    }
  }

  static func call(_ fields: String, name: String? = nil, _ arguments: String) -> String {
    let name = name.map { #""name":"\#($0)","# } ?? ""
    let text = JSON.string(arguments).text
    return #"{"tool_calls":[{\#(fields)"function":{\#(name)"arguments":\#(text)}}]}"#
  }

  static func words(_ text: String) -> [String] {
    text.map { #"{"content":\#(JSON.string(String($0)).text)}"# }
  }

  static let callCases = [
    Case(
      name: "a new id with every delta",
      deltas: [
        call(#""index":0,"id":"a","#, name: "makale_ara", ""),
        call(#""index":0,"id":"b","#, name: "makale_ara", #"{"sorgu":"#),
        call(#""index":0,"id":"c","#, #""x"}"#),
      ], calls: [#"makale_ara{"sorgu":"x"}"#], finish: "tool_calls"),
    Case(
      name: "index counts up with every delta",
      deltas: [
        call(#""index":0,"id":"a","#, name: "makale_ara", ""),
        call(#""index":1,"#, #"{"sorgu":"#), call(#""index":2,"#, #""x"}"#),
      ], calls: [#"makale_ara{"sorgu":"x"}"#], finish: "tool_calls"),
    Case(
      name: "two calls of one tool without ids",
      deltas: [
        call(#""index":0,"#, name: "makale_ara", #"{"sorgu":"x"}"#),
        call(#""index":0,"#, name: "makale_ara", #"{"sorgu":"y"}"#),
      ], calls: [#"makale_ara{"sorgu":"x"}"#, #"makale_ara{"sorgu":"y"}"#],
      finish: "tool_calls"),
    Case(
      name: "one id for two calls",
      deltas: [
        call(#""index":0,"id":"call","#, name: "makale_ara", #"{"sorgu":"x"}"#),
        call(#""index":1,"id":"call","#, name: "glikoz_kaydet", #"{"deger_mg_dl":1}"#),
      ], calls: [#"makale_ara{"sorgu":"x"}"#, #"glikoz_kaydet{"deger_mg_dl":1}"#],
      finish: "tool_calls"),
    Case(
      name: "interleaved parallel calls",
      deltas: [
        call(#""index":0,"id":"a","#, name: "makale_ara", #"{"sor"#),
        call(#""index":1,"id":"b","#, name: "glikoz_kaydet", #"{"deger_"#),
        call(#""index":0,"#, #"gu":"x"}"#), call(#""index":1,"#, #"mg_dl":1}"#),
      ], calls: [#"makale_ara{"sorgu":"x"}"#, #"glikoz_kaydet{"deger_mg_dl":1}"#],
      finish: "tool_calls"),
    Case(
      name: "an empty object before the arguments",
      deltas: [
        call(#""index":0,"id":"a","#, name: "makale_ara", "{}"),
        call(#""index":0,"#, #"{"sorgu":"#), call(#""index":0,"#, #""x"}"#),
      ], calls: [#"makale_ara{"sorgu":"x"}"#], finish: "tool_calls"),
    Case(
      name: "arguments that grow in full",
      deltas: [
        call(#""index":0,"id":"a","#, name: "makale_ara", #"{"sor"#),
        call(#""index":0,"#, #"{"sorgu":"x"#), call(#""index":0,"#, #"{"sorgu":"x"}"#),
      ], calls: [#"makale_ara{"sorgu":"x"}"#], finish: "tool_calls"),
    Case(
      name: "a name in pieces",
      deltas: [
        call(#""index":0,"id":"a","#, name: "makale", ""), call(#""index":0,"#, name: "_ara", ""),
        call(#""index":0,"#, #"{"sorgu":"x"}"#),
      ], calls: [#"makale_ara{"sorgu":"x"}"#], finish: "tool_calls"),
    Case(
      name: "an object inside cut arguments is not taken for them",
      deltas: [
        call(#""index":0,"id":"a","#, name: "makale_ara", #"{"sorgu":"#),
        call(#""index":0,"#, #"{"x":1}"#),
      ], finish: "bad_arguments", reason: "tool_calls"),
    Case(
      name: "arguments that are a list",
      deltas: [call(#""index":0,"id":"a","#, name: "makale_ara", "[1]")],
      finish: "bad_arguments"),
    Case(
      name: "no finish reason but the end mark",
      deltas: [call(#""index":0,"id":"a","#, name: "gunluk_goster", "")],
      calls: ["gunluk_goster{}"], finish: "tool_calls", reason: ""),
    Case(
      name: "no end mark",
      deltas: [call(#""index":0,"id":"a","#, name: "gunluk_goster", "{}")],
      calls: ["gunluk_goster{}"], finish: "tool_calls", end: ""),
    Case(
      name: "a call after words",
      deltas: words("Bakıyorum. ") + [call(#""index":0,"id":"a","#, name: "gunluk_goster", "{}")],
      text: "Bakıyorum. ", calls: ["gunluk_goster{}"], finish: "tool_calls"),
    Case(
      name: "calls as one object",
      deltas: [
        #"{"tool_calls":{"id":"a","function":{"name":"gunluk_goster","arguments":null}}}"#
      ], calls: ["gunluk_goster{}"], finish: "tool_calls"),
  ]

  static let textCases = [
    Case(
      name: "doubled braces",
      deltas: words(#"{{"name": "makale_ara", "arguments": {{"sorgu": "x"}}}}"#),
      calls: [#"makale_ara{"sorgu":"x"}"#], finish: "tool_calls"),
    Case(
      name: "two tagged calls",
      deltas: words(
        """
        <tool_call>
        {"name": "makale_ara", "arguments": {"sorgu": "x"}}
        </tool_call>
        <tool_call>
        {"name": "gunluk_goster"}
        </tool_call>
        """), calls: [#"makale_ara{"sorgu":"x"}"#, "gunluk_goster{}"], finish: "tool_calls"),
    Case(
      name: "a list of calls",
      deltas: words(#"[{"name":"makale_ara","parameters":{"sorgu":"x"}}]"#),
      calls: [#"makale_ara{"sorgu":"x"}"#], finish: "tool_calls"),
    Case(
      name: "a thought, then a fenced call",
      deltas: words(
        "<think>ara</think>\n```json\n{\"name\":\"gunluk_goster\",\"arguments\":{}}\n```"),
      calls: ["gunluk_goster{}"], finish: "tool_calls"),
    Case(
      name: "a call of an unknown tool stays text",
      deltas: words(#"{"name": "sil", "arguments": {}}"#),
      text: #"{"name": "sil", "arguments": {}}"#),
    Case(
      name: "a call and then prose stays text",
      deltas: words(#"{"name": "gunluk_goster", "arguments": {}} gibi"#),
      text: #"{"name": "gunluk_goster", "arguments": {}} gibi"#),
    Case(
      name: "a written call that cannot be read",
      deltas: words(#"{"name": "gunluk_goster", "arguments": {"a": }}"#), finish: "bad_arguments"),
    Case(
      name: "code stays text", deltas: words("```swift\nlet x = 1\n```"),
      text: "```swift\nlet x = 1\n```"),
    Case(name: "a list stays text", deltas: words("[1] Kaynak"), text: "[1] Kaynak"),
    Case(
      name: "a thought whose beginning the template wrote",
      deltas: words("gizli düşünce</think>\n\nMerhaba!"), text: "Merhaba!"),
    Case(
      name: "a thought in the middle", deltas: words("Bir <think>gizli</think>iki < üç."),
      text: "Bir iki < üç."),
    Case(
      name: "a thought without an end", deltas: words("<think>gizli"), finish: "length",
      reason: "length"),
    Case(
      name: "a cut written call", deltas: words(#"{"name": "makale_ara", "argum"#),
      finish: "length", reason: "length"),
    Case(
      name: "content in parts",
      deltas: [
        #"{"content":[{"type":"text","text":"Mer"},{"type":"thinking","thinking":[]}]}"#,
        #"{"content":[{"type":"text","text":"haba"}]}"#,
      ], text: "Merhaba"),
    Case(name: "a refusal", deltas: [#"{"refusal":"Bunu yapamam."}"#], text: "Bunu yapamam."),
    Case(
      name: "filtered", deltas: words("Mer"), text: "Mer", finish: "filtered",
      reason: "content_filter"),
    Case(name: "nothing but the end", deltas: [], reason: ""),
  ]

  @Test("A quirk comes to its meaning at every chunk size", arguments: callCases + textCases)
  func quirks(_ item: Case) {
    for size in chunkSizes {
      let meaning = Meaning(of: item.body, size: size)
      #expect(meaning.text == item.text)
      #expect(meaning.calls.map { $0.name + $0.arguments.text } == item.calls)
      #expect(meaning.finish == item.finish, "\(String(describing: meaning.failure))")
      #expect(Set(meaning.calls.map(\.id)).count == meaning.calls.count)
    }
  }

  @Test("Words are told as they arrive, once their first sentence is sure")
  func streaming() {
    var reply = OpenAIReply(tools: recordedTools)
    let body = Case(name: "", deltas: Self.words("Merhaba. Nasılsınız")).body
    var told = ""
    for event in String(decoding: body, as: UTF8.self).components(separatedBy: "\n\n").prefix(12) {
      for piece in reply.feed(Array((event + "\n\n").utf8)) {
        if case .text(let text) = piece { told += text }
      }
    }
    #expect(told == "Merhaba. Nas")
  }

  @Test("What a call carries besides is kept")
  func extra() {
    let delta =
      #"{"tool_calls":[{"index":0,"id":"a","extra_content":{"google":{"thought_signature":"s"}},"#
      + #""function":{"name":"gunluk_goster","arguments":"{}"}}]}"#
    let meaning = Meaning(of: Case(name: "", deltas: [delta]).body, size: nil)
    #expect(meaning.calls.first?.extra?["extra_content"]?["google"]?["thought_signature"] == "s")
  }

  @Test("Without tools nothing is a call")
  func noTools() {
    let text = #"{"name": "gunluk_goster", "arguments": {}}"#
    let meaning = Meaning(of: Case(name: "", deltas: Self.words(text)).body, size: 3, tools: [])
    #expect(meaning.text == text)
  }

  @Test("Usage is told once, the last that came")
  func usage() throws {
    let variant = try Recording("variants/usage_on_every_chunk.sse")
    #expect(Meaning(of: variant.body, size: 7).usage == TokenUsage(input: 5, output: 7))
  }

  static let recordings: [(String, String, [String], String)] = [
    ("text_answer.sse", "Merhaba! Bir cümleyle diyabet nedir?", [], "stop"),
    ("text_length.sse", "Uzun bir hik", [], "length"),
    ("json_schema.sse", "{\n  \"deger\": 142,\n  \"birim\": \"mg/dL\"\n}", [], "stop"),
    ("tool_single.sse", "", ["glikoz_kaydet"], "tool_calls"),
    ("tool_required.sse", "", ["glikoz_kaydet"], "tool_calls"),
    ("tool_parallel.sse", "", ["glikoz_kaydet", "makale_ara"], "tool_calls"),
    ("tool_result_turn.sse", "", ["glikoz_kaydet"], "tool_calls"),
    ("tool_in_content.sse", "", ["glikoz_kaydet"], "tool_calls"),
    ("nonstream_tool.sse", "", ["glikoz_kaydet"], "tool_calls"),
  ]

  @Test("Recorded replies of a real server are read", arguments: recordings)
  func recorded(_ item: (String, String, [String], String)) throws {
    for size in chunkSizes {
      let meaning = Meaning(of: try Recording(item.0).body, size: size)
      #expect(meaning.text == item.1)
      #expect(meaning.calls.map(\.name) == item.2)
      #expect(meaning.finish == item.3)
      #expect(meaning.usage != nil)
    }
  }
}
