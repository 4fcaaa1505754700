package import struct Foundation.Date

/// A model that turns a conversation into words or tool calls: ours (`yerel`) or another's.
package struct LanguageModel: Sendable {
  /// As in `--model`: `yerel`, `openai:NAME`.
  package var name: String
  /// One reply, in pieces as they arrive.
  ///
  /// Never runs a tool.
  package var reply: @Sendable (ModelRequest) -> AsyncThrowingStream<ModelPiece, any Error>

  package init(
    name: String,
    reply: @escaping @Sendable (ModelRequest) -> AsyncThrowingStream<ModelPiece, any Error>
  ) {
    self.name = name
    self.reply = reply
  }
}

/// All that a model is told for one reply.
package struct ModelRequest: Sendable {
  /// Who balli is, the rules, the person's targets.
  package var system: String
  package var messages: [Message]
  package var tools: [ToolDescription]
  /// The moment and the zone that `system` names too.
  package var now: Date
  package var zone: Zone

  package init(
    system: String, messages: [Message], tools: [ToolDescription], now: Date, zone: Zone
  ) {
    self.system = system
    self.messages = messages
    self.tools = tools
    self.now = now
    self.zone = zone
  }
}

/// A tool as a model sees it.
package struct ToolDescription: Sendable, Equatable {
  package var name: String
  package var summary: String
  package var schema: ToolSchema

  package init(name: String, summary: String, schema: ToolSchema) {
    self.name = name
    self.summary = summary
    self.schema = schema
  }
}

/// A piece of a reply.
package enum ModelPiece: Sendable, Equatable {
  case text(String)
  case call(ToolCall)
  case usage(TokenUsage)
}

/// Tokens that a reply cost, where the model tells.
package struct TokenUsage: Sendable, Equatable {
  package var input: Int
  package var output: Int

  package init(input: Int, output: Int) {
    self.input = input
    self.output = output
  }
}
