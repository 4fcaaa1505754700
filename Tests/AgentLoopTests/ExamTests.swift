import AgentLoop
import Domain
import Foundation
import Testing

@Suite("The exam of a model that is not known by name")
struct ExamTests {
  private func call(_ name: String, _ arguments: JSON) -> ToolCall {
    ToolCall(id: "", name: name, arguments: arguments)
  }
  private func meal(_ name: String, _ quantity: JSON, _ tool: String = "logMeal") -> ToolCall {
    call(tool, ["items": [["name": .string(name), "quantity": quantity]]])
  }
  private var right: [Script.Line] {
    [
      .calls(meal("elma", 2)),
      .calls(meal("yumurta", 1), call("logGlucose", ["value": 118])),
      .calls(meal("ekmek", 3, "updateMeal")), .says("Lif, mideden yavaş geçer."),
    ]
  }

  private func result(_ lines: [Script.Line]) async -> Exam.Result? {
    await Exam(now: .now0, zone: .fixed(0)).result(of: Script(lines).model)
  }

  @Test("Four right answers are four; one wrong one is borne")
  func capable() async {
    #expect(await result(right) == Exam.Result(passed: 4, of: 4))
    for place in 0..<4 {
      var lines = right
      lines[place] = place == 3 ? .calls(meal("lif", 1)) : .says("Tamam.")
      let result = await result(lines)
      #expect(result?.passed == 3 && result?.isCapable == true)
    }
  }

  @Test("A model that records whatever is said is small, and so is one that only talks")
  func small() async {
    let records = (0..<4).map { _ in Script.Line.calls(meal("elma", 2)) }
    #expect(await result(records)?.isCapable == false)
    let talks = (0..<4).map { _ in Script.Line.says("Anladım.") }
    #expect(await result(talks)?.passed == 1)
    let forms = (0..<4).map { _ in Script.Line.says(#"{"tool":"logMeal"}"#) }
    #expect(await result(forms)?.passed == 0)
  }

  @Test("A correction that logs anew, and a figure as text")
  func details() async {
    var lines = right
    lines[2] = .calls(meal("ekmek", 3))
    #expect(await result(lines)?.passed == 3)
    lines[2] = .calls(meal("ekmek", "3", "updateMeal"))
    #expect(await result(lines)?.passed == 4)
  }

  @Test("A model that does not answer is not judged")
  func silent() async {
    var lines = right
    lines[1] = .failing([], ModelFailure(code: "unreachable", message: "", isRetryable: true))
    #expect(await result(lines) == nil)
    lines[1] = .reply([])
    #expect(await result(lines) == nil)
  }

  @Test("It tells what it has cost, where the service counts")
  func cost() async {
    let counted = right.map { line -> Script.Line in
      guard case .reply(let pieces) = line else { return line }
      return .reply(pieces + [.usage(TokenUsage(input: 300, output: 20, cached: 100))])
    }
    #expect(await result(counted)?.tokens == TokenUsage(input: 1_200, output: 80, cached: 400))
    #expect(await result(right)?.tokens == nil)
  }

  @Test("Nothing of a person is in it, and it is short")
  func told() async {
    let script = Script(right)
    _ = await Exam(now: .now0, zone: .fixed(0)).result(of: script.model)
    #expect(script.requests.count == 4)
    for request in script.requests {
      #expect(TokenEstimate().tokens(of: request) < 750)
      #expect(request.tools.count == 3)
    }
  }
}
