package import struct Foundation.Date

/// What the loop must know of a model before it asks.
package struct ModelTraits: Sendable, Equatable {
  /// Tokens of prompt and answer together; nil for a model without such a limit.
  package var contextTokens: Int?
  /// Whether it runs on this machine.
  package var isLocal: Bool
  /// Whether it needs a short system text and few tools.
  package var isSmall: Bool
  /// How that is known; nil where it is only guessed.
  package var strength: KnownStrength?
  /// Whether its words are ours and need no checking against tool results.
  package var isOurs: Bool

  package init(
    contextTokens: Int? = nil, isLocal: Bool = true, isSmall: Bool = false, isOurs: Bool = false
  ) {
    self.contextTokens = contextTokens
    self.isLocal = isLocal
    self.isSmall = isSmall
    self.isOurs = isOurs
  }
}

/// How it is known what a model can do.
package enum KnownStrength: Sendable, Equatable {
  /// The person says so.
  case said
  /// Models of this name, or of this size, can or cannot.
  case named
  /// All tools and the full text do not fit into what it reads at once.
  case narrow
  /// It was put to the test.
  case tested(passed: Int, of: Int)
}

/// All that a model is told for one reply.
package struct ModelRequest: Sendable {
  /// Who balli is and the rules: the same in every request.
  package var system: String
  package var messages: [Message]
  package var tools: [ToolDescription]
  /// The tools that may be called, nil for all; the others are told all the same, so that the beginning
  /// of the request stays as it was.
  package var callable: Set<String>?
  /// The JSON Schema that the answer has to fit; nil for an answer in words.
  package var answer: JSON?
  /// The moment and the zone in which the person speaks.
  package var now: Date
  package var zone: Zone
  /// How the person wants to be answered, as they said; nil where they did not, or where the messages
  /// tell it.
  package var manner: String?
  /// Those besides the person of whom there are records, as they were called; read when it is asked for.
  package var others: @Sendable () -> [String] = { [] }

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

extension ModelRequest {
  /// Whether any tool may be called.
  package var mayCall: Bool { callable?.isEmpty != true }

  /// The tools that may be called.
  package var callableTools: [ToolDescription] {
    tools.filter { callable?.contains($0.name) ?? true }
  }
}

/// A tool as a model sees it.
package struct ToolDescription: Sendable, Equatable {
  package var name: String
  package var summary: String
  package var schema: ToolSchema
  /// Whether it can change a record.
  package var writes: Bool

  package init(name: String, summary: String, schema: ToolSchema, writes: Bool = false) {
    self.name = name
    self.summary = summary
    self.schema = schema
    self.writes = writes
  }
}

/// A piece of a reply.
package enum ModelPiece: Sendable, Equatable {
  case text(String)
  case call(ToolCall)
  case usage(TokenUsage)
  /// Why the reply ended, where it is not plainly done; a reply that broke off throws instead.
  case finish(ModelFinish)
  /// What the person should see while waiting: a retry, a model being loaded. Not part of the answer.
  case notice(String)
}

/// An end of a reply that the person should know about.
package enum ModelFinish: String, Sendable, Equatable {
  /// The token limit was reached.
  case length
  /// The service's own filter stopped it.
  case filtered
}

/// Tokens that a reply cost, where the model tells.
package struct TokenUsage: Sendable, Equatable {
  package var input: Int
  /// Of `input`, what the service still knew from an earlier request.
  package var cached: Int
  package var output: Int

  package init(input: Int, output: Int, cached: Int = 0) {
    self.input = input
    self.output = output
    self.cached = min(cached, input)
  }

  package static func + (first: TokenUsage, second: TokenUsage) -> TokenUsage {
    TokenUsage(
      input: first.input + second.input, output: first.output + second.output,
      cached: first.cached + second.cached)
  }
}
