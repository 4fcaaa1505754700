import Analysis
import Domain
import EmbeddedModel
import Foundation
import Kitchen
import Safety
import Support
import Tools

/// What is to be learned next: what foods and amounts are there for, which reading is right, or which
/// readings are carried out together.
enum Stage: String { case decisions, candidates, plans, events }

/// One dialogue: the turns in order, and what the engine could make of the last one.
struct Talk {
  let dialogue: LabelledDialogue
  let model: EmbeddedModel
  let foods: FoodTable
  let kitchen: KitchenServices
  private var records = FakeRecords()
  private var messages: [Message] = []
  private var events: [JSON] = []
  private var decisions: [JSON] = []
  private var whole: JSON = .array([])
  private var tokens: JSON = .array([])
  private var plans: JSON = .array([])
  private var alarm: JSON = .array([])
  private let weights: Weights
  private let stage: Stage

  init(
    dialogue: LabelledDialogue, model: EmbeddedModel, foods: FoodTable, kitchen: KitchenServices,
    weights: Weights, stage: Stage
  ) {
    self.dialogue = dialogue
    self.model = model
    self.foods = foods
    self.kitchen = kitchen
    self.weights = weights
    self.stage = stage
  }

  private var context: ToolContext {
    ToolContext(now: dialogue.now, zone: LabelledDialogue.zone, conversation: 1)
  }

  mutating func run() async throws -> JSON {
    var candidates: [JSON] = []
    for (place, text) in dialogue.turns.enumerated() {
      if place == dialogue.turns.count - 1 {
        candidates = try await self.candidates(for: text)
      }
      try await turn(text)
    }
    return .object([
      "id": .string(dialogue.id), "events": .array(events), "candidates": .array(candidates),
      "decisions": .array(decisions), "whole": whole,
      "tokens": tokens, "plans": plans, "alarm": alarm,
    ])
  }

  private mutating func turn(_ text: String) async throws {
    let earlier = messages.filter { $0.role == .user }.map(\.text)
    messages.append(Message(role: .user, text: text, at: dialogue.now))
    events.append(.object(["type": "user", "text": .string(text)]))
    let hour = LabelledDialogue.zone.civil(at: dialogue.now).hour
    if let alarm = EmergencyDetector.emergency(in: text, atHour: hour, after: earlier) {
      events.append(.object(["type": "alert", "text": .string(alarm.text)]))
    }
    let (said, calls) = try await reply()
    messages.append(Message(role: .assistant, text: said, calls: calls, at: dialogue.now))
    guard !calls.isEmpty else {
      events.append(.object(["type": "assistant", "text": .string(said)]))
      return
    }
    var results: [ToolResult] = []
    for call in calls {
      let result = await Self.result(of: call, with: tools(records), context)
      results.append(result)
      events += Self.events(of: call, result)
      if let alarm = EmergencyDetector.emergency(
        of: result, saidIn: text, at: dialogue.now, in: LabelledDialogue.zone)
      {
        events.append(.object(["type": "alert", "text": .string(alarm.text)]))
      }
    }
    messages.append(Message(role: .tool, text: "", results: results, at: dialogue.now))
    let answer = try await reply().text
    messages.append(Message(role: .assistant, text: answer, at: dialogue.now))
    events.append(.object(["type": "assistant", "text": .string(answer)]))
  }

  /// What each reading of `text` would call, on a copy of the records.
  private mutating func candidates(for text: String) async throws -> [JSON] {
    let said = messages + [Message(role: .user, text: text, at: dialogue.now)]
    var found: [JSON] = []
    guard
      let read = model.candidates(
        after: said, now: dialogue.now, zone: LabelledDialogue.zone, weights: weights)
    else { return [] }
    whole = .array(read.whole.map(JSON.string))
    tokens = .array(read.tokens.map(JSON.string))
    let before = messages.last { $0.role == .user }?.text
    let hour = LabelledDialogue.zone.civil(at: dialogue.now).hour
    let earlier = messages.filter { $0.role == .user }.map(\.text)
    let isRuled = EmergencyDetector.ruled(in: text, atHour: hour, after: earlier) != nil
    alarm = .array(
      AlarmWeights.features(of: text, after: before, isRuled: isRuled, keepsNames: true).names
        .map(JSON.string))
    if stage == .decisions {
      decisions = read.decisions.map { decision in
        .object([
          "kind": .string(decision.kind), "name": .string(decision.name),
          "quantity": decision.quantity.map(JSON.number), "unit": decision.unit.map(JSON.string),
          "features": .array(decision.features.map(JSON.string)),
        ])
      }
    }
    if stage == .plans {
      plans = .array(
        read.plans.map { plan in
          .object([
            "members": .array(plan.members.map { .number(Double($0)) }),
            "features": .array(plan.features.map(JSON.string)),
          ])
        })
    }
    guard stage == .candidates else { return [] }
    for candidate in read.candidates {
      let copy = records.copy()
      var calls: [JSON] = []
      for call in candidate.calls {
        let result = await Self.result(of: call, with: tools(copy), context)
        calls.append(
          .object([
            "name": .string(call.name), "arguments": call.arguments,
            "result": result.value ?? .object([]), "ok": .bool(result.isOK),
          ]))
      }
      found.append(
        .object([
          "intent": .string(candidate.intent), "calls": .array(calls),
          "claims": .array(candidate.claims.map { .number(Double($0)) }),
          "group": candidate.group.map(JSON.string) ?? .null,
          "features": .array(candidate.features.map(JSON.string)),
        ]))
    }
    return found
  }

  private func tools(_ records: FakeRecords) -> [any Tool] {
    Toolbox(records: records.records, foods: foods, kitchen: kitchen).all
  }

  private func reply() async throws -> (text: String, calls: [ToolCall]) {
    let offered = tools(records).map { type(of: $0).description() }
    let request = ModelRequest(
      system: "", messages: messages, tools: offered, now: dialogue.now,
      zone: LabelledDialogue.zone)
    var text = ""
    var calls: [ToolCall] = []
    for try await piece in model.model.reply(request) {
      switch piece {
      case .text(let more): text += more
      case .call(let call): calls.append(call)
      case .usage, .finish, .notice: break
      }
    }
    return (text, calls)
  }

  private static func result(
    of call: ToolCall, with tools: [any Tool], _ context: ToolContext
  ) async -> ToolResult {
    guard let tool = tools.first(where: { type(of: $0).name == call.name }) else {
      return ToolResult(
        id: call.id, name: call.name,
        failure: ToolFailure(code: "unknownTool", message: call.name))
    }
    do {
      return ToolResult(
        id: call.id, name: call.name, value: try await tool.run(call.arguments, in: context))
    } catch {
      let failure = error as? ToolFailure
      return ToolResult(
        id: call.id, name: call.name,
        failure: failure ?? ToolFailure(code: "invalidArguments", message: "\(error)"))
    }
  }

  private static func events(of call: ToolCall, _ result: ToolResult) -> [JSON] {
    [
      .object([
        "type": "tool_call", "id": .string(call.id), "name": .string(call.name),
        "arguments": call.arguments,
      ]),
      .object([
        "type": "tool_result", "id": .string(call.id), "name": .string(call.name),
        "ok": .bool(result.isOK), "result": result.value ?? .object([]),
      ]),
    ]
  }
}

extension Tool {
  /// Calls with JSON, as the loop does.
  fileprivate func run(_ arguments: JSON, in context: ToolContext) async throws -> JSON {
    let checked = try Self.schema.validated(arguments)
    return try await call(checked.decoded(as: Arguments.self), in: context)
  }
}
