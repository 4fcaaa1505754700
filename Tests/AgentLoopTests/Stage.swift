import AgentLoop
import Domain
import Foundation
import Testing

/// A thread, a scripted model and tools, ready for turns.
struct Stage {
  let threads = Threads()
  let shelf = Shelf()
  let script: Script
  var agent: Agent

  init(_ lines: Script.Line..., guards: Guards = Guards(), approvesAll: Bool = false) {
    self.init(lines, guards: guards, approvesAll: approvesAll)
  }

  init(
    _ lines: [Script.Line], guards: Guards = Guards(), traits: ModelTraits = ModelTraits(),
    approvesAll: Bool = false
  ) {
    script = Script(lines)
    agent = Agent(
      model: script.model, tools: shelf.tools, conversations: threads.records, guards: guards,
      surroundings: Surroundings(
        now: { .now0 }, zone: .fixed(3 * 3600), system: { _ in "Sen Balli'sin." },
        approvesAll: approvesAll))
    agent.model.traits = traits
  }

  /// The events of one turn.
  func say(_ text: String) async -> [TurnEvent] {
    let recorder = Recorder()
    await agent.answer(text, in: 1) { recorder.add($0) }
    return recorder.all
  }

  /// The events of a summary that the person wants, and what is told of it.
  func sum() async -> (events: [TurnEvent], told: String?) {
    let recorder = Recorder()
    let told = await agent.summarise(1) { recorder.add($0) }
    return (recorder.all, told)
  }
}

extension [TurnEvent] {
  /// One word or two for each event, for comparing whole turns.
  var outline: [String] {
    map { event in
      switch event {
      case .user: "user"
      case .toolCall(let call): "call \(call.name)"
      case .toolResult(let result):
        "\(result.isOK ? "ok" : result.failure?.code ?? "") \(result.name)"
      case .receipt(let receipt):
        "receipt \(receipt.text)\(receipt.audience == .all ? "" : " (\(receipt.audience))")"
      case .delta(let text): "delta \(text)"
      case .assistant(let answer): answer.isCut ? "cut" : "assistant"
      case .confirm(_, _, let answer): "confirm \(answer.map(String.init) ?? "?")"
      case .notice: "notice"
      case .alert(let code, _): "alert \(code)"
      case .error(let code, _, let isRetryable): "error \(code)\(isRetryable ? " retryable" : "")"
      }
    }
  }

  var answer: Answer? {
    for case .assistant(let answer) in self { return answer }
    return nil
  }

  /// The text of all pieces.
  var deltas: String {
    reduce(into: "") { text, event in if case .delta(let piece) = event { text += piece } }
  }
}

extension [Message] {
  /// Role, calls and results of each message, for comparing whole threads.
  var outline: [String] {
    map { message in
      let calls = message.calls.map { " +\($0.id)" }.joined()
      let results = message.results.map { " \($0.failure?.code ?? "ok"):\($0.id)" }.joined()
      let state = message.state == .complete ? "" : " (\(message.state.rawValue))"
      return message.role.rawValue + calls + results + state
    }
  }
}
