/// A model that turns a conversation into words or tool calls: ours (`yerel`) or another's.
package struct LanguageModel: Sendable {
  /// As in `--model`: `yerel`, `openai:NAME`.
  package var name: String
  package var traits: ModelTraits
  /// The address to which all is sent that it is told; nil for a model within this program.
  package var address: String?
  /// One reply, in pieces as they arrive.
  ///
  /// Never runs a tool.
  package var reply: @Sendable (ModelRequest) -> AsyncThrowingStream<ModelPiece, any Error>

  /// How many tokens a request has, where the model can count them.
  package var countTokens: @Sendable (ModelRequest) async -> Int?

  /// The same model once it is known what it can read and do; nil where that is known already.
  ///
  /// `tell` says what the person waits for.
  package var readied:
    (@Sendable (_ tell: @escaping @Sendable (String) -> Void) async -> LanguageModel)?

  package init(
    name: String, traits: ModelTraits = ModelTraits(), address: String? = nil,
    countTokens: @escaping @Sendable (ModelRequest) async -> Int? = { _ in nil },
    reply: @escaping @Sendable (ModelRequest) -> AsyncThrowingStream<ModelPiece, any Error>
  ) {
    self.name = name
    self.traits = traits
    self.address = address
    self.countTokens = countTokens
    self.reply = reply
  }
}
