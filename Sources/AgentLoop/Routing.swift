package import Domain

/// Who answers a message, and which tools it is offered.
package struct Routing: Sendable {
  package var choose: @Sendable (ModelRequest) async -> Choice

  package init(choose: @escaping @Sendable (ModelRequest) async -> Choice) {
    self.choose = choose
  }

  /// One model with all tools, whatever is said.
  package static func always(_ model: LanguageModel) -> Routing {
    Routing { _ in Choice(model: model, tools: nil) }
  }

  package struct Choice: Sendable {
    package var model: LanguageModel
    /// Names of the tools to offer, nil for all.
    package var tools: Set<String>?

    package init(model: LanguageModel, tools: Set<String>?) {
      self.model = model
      self.tools = tools
    }
  }
}
