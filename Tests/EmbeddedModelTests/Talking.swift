import Domain
import EmbeddedModel
import Kitchen
import Nutrition
import Support
import Testing
import Tools

/// Talks with the engine over real tools and records in memory.
enum Talking {
  /// All tools over records in memory.
  static var tools: [any Tool] {
    let foods = FoodBook().table
    var kitchen = KitchenServices.absent
    kitchen.recipes = CookBook.maker(foods: foods)
    return Toolbox(records: FakeRecords().records, foods: foods, kitchen: kitchen).all
  }

  /// The messages of the last turn of a talk: the person's, the calls, their results, the answer.
  static func lastTurn(_ texts: [String]) async throws -> [Message] {
    let tools = Self.tools
    var messages: [Message] = []
    var turn: [Message] = []
    for text in texts {
      turn = try await Self.turn(text, after: messages, with: tools)
      messages += turn
    }
    return turn
  }

  /// What the last message of a talk called.
  static func calls(_ texts: [String]) async throws -> [ToolCall] {
    try await lastTurn(texts).flatMap(\.calls)
  }

  /// The person's message, the calls, their results and the answer.
  static func turn(
    _ text: String, after earlier: [Message], with tools: [any Tool]
  ) async throws -> [Message] {
    var turn = [Message(role: .user, text: text, at: Engine.now)]
    // A model calls again where a result leaves something to do.
    while true {
      let (said, calls) = try await reply(earlier + turn, tools)
      turn.append(Message(role: .assistant, text: said, calls: calls, at: Engine.now))
      guard !calls.isEmpty else { return turn }
      let results = try await results(of: calls, tools)
      turn.append(Message(role: .tool, text: "", results: results, at: Engine.now))
    }
  }

  private static func results(
    of calls: [ToolCall], _ tools: [any Tool]
  ) async throws -> [ToolResult] {
    let context = ToolContext(now: Engine.now, zone: Engine.zone, conversation: 1)
    var results: [ToolResult] = []
    for call in calls {
      let tool = try #require(tools.first { type(of: $0).name == call.name })
      do {
        let value = try await Self.value(of: tool, call, context)
        results.append(ToolResult(id: call.id, name: call.name, value: value))
      } catch let failure as ToolFailure {
        results.append(ToolResult(id: call.id, name: call.name, failure: failure))
      }
    }
    return results
  }

  private static func value(
    of tool: some Tool, _ call: ToolCall, _ context: ToolContext
  ) async throws -> JSON {
    try await tool.run(call.arguments, in: context)
  }

  private static func reply(
    _ messages: [Message], _ tools: [any Tool]
  ) async throws -> (text: String, calls: [ToolCall]) {
    let offered = tools.map { tool in
      ToolDescription(
        name: type(of: tool).name, summary: type(of: tool).summary, schema: type(of: tool).schema)
    }
    let request = ModelRequest(
      system: "", messages: messages, tools: offered, now: Engine.now, zone: Engine.zone)
    var text = ""
    var calls: [ToolCall] = []
    for try await piece in Engine.shared.model.reply(request) {
      switch piece {
      case .text(let more): text += more
      case .call(let call): calls.append(call)
      case .usage, .finish, .notice: break
      }
    }
    return (text, calls)
  }
}

extension Tool {
  /// Calls with JSON, as the loop does.
  fileprivate func run(_ arguments: JSON, in context: ToolContext) async throws -> JSON {
    let checked = try Self.schema.validated(arguments)
    return try await call(checked.decoded(as: Arguments.self), in: context)
  }
}
