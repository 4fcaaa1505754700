import Domain

/// How much of what a model can read at once a thread takes, as far as can be told beforehand.
package struct ContextUse: Sendable, Equatable {
  package var tokens: Int
  /// Nil for a model whose limit is not known, or that has none.
  package var window: Int?
}

extension Agent {
  /// What the next request of a thread would hold besides the person's new words; an estimate.
  ///
  package func contextUse(of conversation: Int64?) throws -> ContextUse {
    let messages = try conversation.map { try conversations.messages($0) } ?? []
    let traits = model.traits
    let isBrief = traits.isSmall
    let request = ModelRequest(
      system: surroundings.system(traits), messages: History.told(messages),
      tools: traits.isOurs
        ? [] : tools.map { type(of: $0).description(isBrief: isBrief) }, now: surroundings.now(),
      zone: surroundings.zone)
    return ContextUse(
      tokens: TokenEstimate().tokens(of: request), window: traits.contextTokens)
  }
}
