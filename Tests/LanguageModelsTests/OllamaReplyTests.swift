import Domain
import LanguageModels
import Support
import Testing

struct OllamaReplyTests {
  struct Case: Sendable {
    var name: String
    var lines: [String]
    var text = ""
    var calls: [ToolCall] = []
    var usage: TokenUsage?
    var finish: ModelFinish?
    var code: String?
    var says = ""
  }

  static let end =
    #"{"model":"m","message":{"role":"assistant","content":""},"done":true,"done_reason":"stop","#
    + #""prompt_eval_count":26,"eval_count":9,"total_duration":4883583458}"#
  static let tokens = TokenUsage(input: 26, output: 9)
  static let cases = [
    Case(
      name: "words", lines: [says("Kan "), says("şekeri 🍎"), end], text: "Kan şekeri 🍎",
      usage: tokens),
    Case(
      name: "thinking in its own field",
      lines: [
        #"{"message":{"role":"assistant","content":"","thinking":"Hmm"},"done":false}"#,
        says("Evet"), end,
      ], text: "Evet", usage: tokens),
    Case(
      name: "thinking in the words",
      lines: [says("<th"), says("ink>Hmm </thi"), says("nk>\n\nEv"), says("et <think>"), end],
      text: "Evet <think>", usage: tokens),
    Case(name: "a lone bracket", lines: [says("<3"), end], text: "<3", usage: tokens),
    Case(
      name: "calls",
      lines: [
        #"{"message":{"role":"assistant","content":"","tool_calls":[{"function":{"name":"a","#
          + #""arguments":{"x":1}}},{"function":{"name":"b"}},{"id":"z","function":{"name":"c","#
          + #""arguments":"{\"y\":2}"}}]},"done":false}"#, end,
      ],
      calls: [
        ToolCall(id: "call_1", name: "a", arguments: ["x": 1]),
        ToolCall(id: "call_2", name: "b", arguments: .object([])),
        ToolCall(id: "z", name: "c", arguments: ["y": 2]),
      ], usage: tokens),
    Case(
      name: "the token limit",
      lines: [says("Bir"), #"{"done":true,"done_reason":"length"}"#], text: "Bir",
      finish: .length),
    Case(name: "an early end", lines: [says("Bir")], text: "Bir", code: "incomplete"),
    Case(
      name: "an error in the middle",
      lines: [says("Bir"), #"{"error":"an error was encountered while running the model: eof"}"#],
      text: "Bir", code: "serverError"),
    Case(
      name: "an unknown model", lines: [#"{"error":"model 'm' not found"}"#], code: "notFound",
      says: "“balli model indir m”"),
    Case(name: "HTML", lines: ["<html>", "</html>"], code: "badAnswer"),
    Case(name: "nothing", lines: [""], code: "incomplete"),
  ]

  private static func says(_ text: String) -> String {
    JSON.object([
      "model": "m", "message": ["role": "assistant", "content": .string(text)], "done": false,
    ]).text
  }

  @Test("Every reply means the same at every chunk size", arguments: cases)
  func replies(_ test: Case) {
    #expect(!Self.cases.isEmpty)
    for ending in ["\n", "\r\n"] {
      let body = Array(test.lines.joined(separator: ending).utf8) + Array(ending.utf8)
      for size in Scene.chunkSizes {
        let read = Scene.outcome(
          of: body, in: Scene.chunks(of: body, size), by: OllamaReply(model: "m"))
        #expect(read.text == test.text)
        #expect(read.calls == test.calls)
        #expect(read.usage == test.usage)
        #expect(read.finish == test.finish)
        #expect(read.failure?.code == test.code)
        #expect(read.failure?.message.contains(test.says) ?? true || test.says.isEmpty)
      }
    }
  }

  @Test("A thread that the server cut silently is told of")
  func truncated() {
    let body = Array(Self.end.utf8)
    let cut = OllamaReply(model: "m", expectedTokens: 9_000, context: 4_096)
    #expect(Scene.outcome(of: body, in: [body], by: cut).notices.count == 1)
    let whole = OllamaReply(model: "m", expectedTokens: 30, context: 4_096)
    #expect(Scene.outcome(of: body, in: [body], by: whole).notices.isEmpty)
  }

  @Test("Damaged streams end in pieces or in a failure that says what to do")
  func damage() {
    var numbers = SplitMix(state: 11)
    let bodies = Self.cases.map { Array($0.lines.joined(separator: "\n").utf8) }
    for round in 0..<2_000 {
      let pieces = Scene.damaged(bodies[round % bodies.count], by: &numbers)
      let read = Scene.outcome(
        of: pieces.flatMap { $0 }, in: pieces, by: OllamaReply(model: "m"))
      if let failure = read.failure { #expect(failure.message.hasSuffix(".")) }
    }
  }
}
