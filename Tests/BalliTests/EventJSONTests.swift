import Domain
import Testing

@testable import balli

@Suite("JSON events")
struct EventJSONTests {
  struct Case: CustomTestStringConvertible {
    var event: TurnEvent
    var line: String
    var testDescription: String { line }

    init(_ event: TurnEvent, _ line: String) {
      self.event = event
      self.line = line
    }
  }

  static let cases: [Case] = [
    Case(
      .user(text: "su\n\"içtim\"", conversation: 3, message: 7),
      #"{"type":"user","text":"su\n\"içtim\"","conversation":3,"message":7}"#),
    Case(
      .toolCall(ToolCall(id: "c1", name: "logMeal", arguments: ["b": 1, "a": 0.5])),
      #"{"type":"tool_call","id":"c1","name":"logMeal","arguments":{"b":1,"a":0.5}}"#),
    Case(
      .toolResult(ToolResult(id: "c1", name: "undo", value: ["undone": .null])),
      #"{"type":"tool_result","id":"c1","name":"undo","ok":true,"result":{"undone":null}}"#),
    Case(
      .toolResult(
        ToolResult(id: "c1", name: "undo", failure: ToolFailure(code: "notFound", message: "yok"))),
      #"{"type":"tool_result","id":"c1","name":"undo","ok":false,"result":{},"error":{"code":"notFound","message":"yok"}}"#
    ),
    Case(.delta("a/b"), #"{"type":"delta","text":"a/b"}"#),
    Case(
      .assistant(
        Answer(
          text: "x [1]", conversation: 1, message: 2,
          citations: [
            Citation(number: 1, title: "T", url: "https://e.example/1", source: "pubMed", id: "1")
          ])),
      #"{"type":"assistant","text":"x [1]","conversation":1,"message":2,"citations":[{"number":1,"title":"T","url":"https://e.example/1","source":"pubMed","id":"1"}]}"#
    ),
    Case(
      .assistant(Answer(text: "peki", conversation: 1, message: 2)),
      #"{"type":"assistant","text":"peki","conversation":1,"message":2}"#),
    Case(
      .assistant(
        Answer(
          text: "pe", conversation: 1, message: 2, usage: TokenUsage(input: 5, output: 6),
          isCut: true)),
      #"{"type":"assistant","text":"pe","conversation":1,"message":2,"usage":{"input_tokens":5,"output_tokens":6},"cut":true}"#
    ),
    Case(
      .confirm(call: "c1", question: "Silinsin mi?", answer: nil),
      #"{"type":"confirm","id":"c1","question":"Silinsin mi?","answer":null}"#),
    Case(
      .confirm(call: "c1", question: "Silinsin mi?", answer: false),
      #"{"type":"confirm","id":"c1","question":"Silinsin mi?","answer":false}"#),
    Case(
      .alert(code: "severeLow", text: "112"), #"{"type":"alert","code":"severeLow","text":"112"}"#),
    Case(
      .error(code: "storage", message: "dolu", isRetryable: true),
      #"{"type":"error","code":"storage","message":"dolu","retryable":true}"#),
  ]

  @Test("Every event has the keys of the contract, in order, on one line", arguments: cases)
  func prints(_ item: Case) {
    #expect(EventJSON.object(item.event)?.text == item.line)
  }

  @Test("Failures and commands are events too")
  func others() {
    #expect(
      EventJSON.object(Failure(.badData, "bozuk")).text
        == #"{"type":"error","code":"badInput","message":"bozuk","retryable":false}"#)
    #expect(
      EventJSON.object(CommandOutput(.undo, "peki", data: ["undone": .null])).text
        == #"{"type":"command","name":"undo","text":"peki","data":{"undone":null}}"#)
  }

  @Test(
    "What a service fails with is no fault of ours",
    arguments: [
      ("unreachable", Exit.unavailable), ("badRequest", .unavailable), ("blocked", .unavailable),
      ("filtered", .unavailable), ("contextOverflow", .unavailable), ("model", .unavailable),
      ("incomplete", .unavailable), ("badAnswer", .unavailable), ("serverError", .unavailable),
      ("rateLimited", .tryLater), ("quota", .tryLater), ("unauthorized", .notPermitted),
      ("notFound", .noInput), ("unsupported", .configuration),
    ])
  func services(_ code: String, _ exit: Exit) {
    #expect(Exit(errorCode: code) == exit)
    let failure = ModelFailure(code: code, message: "a", isRetryable: false)
    #expect(Failure(wrapping: failure).exit == exit)
    let fetching = FetchFailure(kind: .refused, message: "a")
    #expect(Failure(wrapping: fetching) == Failure(.unavailable, "a"))
  }

  @Test("Every exit code survives the way through an error event", arguments: Exit.allCases)
  func codes(_ exit: Exit) throws {
    guard ![.done, .usage].contains(exit) else { return }
    let code = try #require(EventJSON.object(Failure(exit, "a"))["code"]?.string)
    #expect(Exit(errorCode: code) == exit)
  }
}
