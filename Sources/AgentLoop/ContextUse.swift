package import Domain

/// How much of what a model can read at once a thread takes, as far as can be told beforehand.
package struct ContextUse: Sendable, Equatable {
  package var tokens: Int
  /// Nil for a model whose limit is not known, or that has none.
  package var window: Int?
  /// Whether the service has counted it; else it is estimated.
  package var isCounted = false
}

extension Agent {
  /// What the next request of a thread would hold besides the person's new words.
  ///
  /// By the service's own count where the last turn of its model brought one, what was said after that
  /// turn estimated; without such a count all is an estimate.
  package func contextUse(
    of conversation: Int64?, after spendings: [Spending] = []
  ) throws -> ContextUse {
    let messages = try conversation.map { try conversations.messages($0) } ?? []
    let last = spendings.last { $0.model == model.name && $0.conversation == conversation }
    let counted = model.traits.isOurs ? nil : last?.context
    let later = last.map { last in messages.filter { $0.at > last.at } } ?? messages
    let rest = request(counted == nil ? messages : later, counted)
    let isWhole = counted != nil && later.isEmpty
    return ContextUse(
      tokens: (counted ?? 0) + (isWhole ? 0 : TokenEstimate().tokens(of: rest)),
      window: model.traits.contextTokens,
      isCounted: counted != nil)
  }

  /// The request of these messages; the rules and tools are in what is counted already.
  private func request(_ messages: [Message], _ counted: Int?) -> ModelRequest {
    let traits = model.traits
    let hasTools = counted == nil && !traits.isOurs
    return ModelRequest(
      system: counted == nil ? surroundings.system(traits) : "", messages: History.told(messages),
      tools: hasTools ? tools.map { type(of: $0).description(isBrief: traits.isSmall) } : [],
      now: surroundings.now(), zone: surroundings.zone)
  }
}
