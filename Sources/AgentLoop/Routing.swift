package import Domain

/// Who answers a message, and which tools it is offered.
package struct Routing: Sendable {
  /// Takes the thread, and what tells the person what they wait for.
  package var choose: @Sendable (ModelRequest, @escaping @Sendable (String) -> Void) async -> Choice

  package init(
    telling choose:
      @escaping @Sendable (ModelRequest, @escaping @Sendable (String) -> Void) async -> Choice
  ) {
    self.choose = choose
  }

  package init(choose: @escaping @Sendable (ModelRequest) async -> Choice) {
    self.choose = { request, _ in await choose(request) }
  }

  /// One model with all tools, whatever is said.
  package static func always(_ model: LanguageModel) -> Routing {
    Routing { _ in Choice(model: model, tools: nil) }
  }

  package struct Choice: Sendable {
    package var model: LanguageModel
    /// Names of the tools that the model is told of, nil for all.
    package var tools: Set<String>?
    /// Those of them that it may call in this turn, nil for all; with none it is to talk.
    package var callable: Set<String>?

    package init(
      model: LanguageModel, tools: Set<String>?, callable: Set<String>? = nil
    ) {
      self.model = model
      self.tools = tools
      self.callable = callable
    }
  }
}
