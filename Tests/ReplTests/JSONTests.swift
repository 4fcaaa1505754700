import Foundation
import Testing

@Suite("Events as JSON")
struct JSONTests {
  /// The keys of the contract, type by type.
  static let keys: [String: Set<String>] = [
    "user": ["text", "conversation", "message"], "tool_call": ["id", "name", "arguments"],
    "tool_result": ["id", "name", "ok", "result"], "receipt": ["id", "text"],
    "delta": ["text"],
    "assistant": ["text", "conversation", "message"], "confirm": ["id", "question", "answer"],
    "alert": ["code", "text"], "error": ["code", "message", "retryable"],
    "command": ["name", "text"],
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    var input: String
    var types: [String]
    var code: Int32 = 0
    var testDescription: String { input }
  }

  static let cases = [
    Case(input: "merhaba", types: ["user", "delta", "assistant"]),
    Case(
      input: "kahvaltıda iki yumurta yedim",
      types: ["user", "tool_call", "tool_result", "receipt", "delta", "assistant"]),
    Case(
      input: "şekerim 45",
      types: ["user", "alert", "tool_call", "tool_result", "receipt", "delta", "assistant"]),
    Case(input: "/sohbetler", types: ["command"]),
    Case(input: "/sohbtler", types: ["error"], code: 64),
    Case(input: "a\0b", types: ["error"], code: 65),
    Case(
      input: "merhaba\n/sil 1\nevet",
      types: ["user", "delta", "assistant", "confirm", "command", "confirm", "command"]),
  ]

  @Test("Every line is one event with the keys of the contract", arguments: cases)
  func events(_ one: Case) throws {
    let outcome = try BuiltProgram.run(["--json"], (one.input + "\n").utf8, in: Home())
    #expect(outcome.code == one.code)
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    var types: [String] = []
    for line in outcome.lines {
      let event = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let type = try #require(event["type"] as? String)
      if types.last != type || type != "delta" { types.append(type) }
      #expect(try #require(Self.keys[type]).isSubset(of: event.keys), "\(line)")
      #expect(line.hasPrefix("{\"type\":\"\(type)\""))
    }
    #expect(types == one.types)
  }

  @Test("The pieces of an answer are the whole of it")
  func pieces() throws {
    let outcome = try BuiltProgram.run(
      ["--json", "sor", "kahvaltıda iki yumurta ve simit yedim"], in: Home())
    var (pieces, whole) = ("", "")
    for line in outcome.lines {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      switch event?["type"] as? String {
      case "delta": pieces += event?["text"] as? String ?? ""
      case "assistant": whole = event?["text"] as? String ?? ""
      default: break
      }
    }
    #expect(!whole.isEmpty)
    #expect(pieces == whole)
  }

  @Test("A failure is an event and not a line on standard error")
  func failure() throws {
    let outcome = try BuiltProgram.run(["--json", "--sohbet", "9", "sor", "a"], in: Home())
    #expect(outcome.code == 66)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.out.hasPrefix("{\"type\":\"error\",\"code\":\"notFound\""))
  }
}
