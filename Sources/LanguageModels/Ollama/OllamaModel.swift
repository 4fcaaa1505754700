package import Domain

/// A model of an Ollama server over the server's own API.
///
///     OllamaModel(name: "ollama:qwen3:4b", model: "qwen3:4b", host: "127.0.0.1:11434",
///       fetcher: fetcher).model
///
/// The OpenAI way into Ollama ignores the context's size and cuts threads silently; this one does not.
package struct OllamaModel: Sendable {
  /// As in `--model`.
  package var name: String
  /// As Ollama knows it.
  package var id: String
  /// Tokens of prompt and answer that the server is told to hold.
  package var context: Int
  package var isSmall: Bool
  package var outputTokens: Int?
  /// Pictures that belong to a message.
  package var media: @Sendable (Message) -> [MediaFile] = { _ in [] }
  private var server: OllamaServer
  /// Where the server is, with scheme and port.
  package var address: String { server.address }

  package init(
    name: String, model: String, host: String, fetcher: Fetcher, context: Int = 8_192
  ) {
    self.name = name
    id = model
    self.context = context
    isSmall = ModelSize.isSmall(model)
    server = OllamaServer(host: host, fetcher: fetcher)
  }

  /// The model as the loop knows it.
  package var model: LanguageModel {
    LanguageModel(
      name: name,
      traits: ModelTraits(contextTokens: context, isLocal: isOnThisMachine, isSmall: isSmall),
      address: address,
      reply: { reply(to: $0) })
  }

  private func reply(to request: ModelRequest) -> AsyncThrowingStream<ModelPiece, any Error> {
    let wire = OllamaRequest(
      model: id, context: context, outputTokens: outputTokens, media: media)
    var question = server.request("POST", "/api/chat", wire.json(for: request), limits: .patient)
    question.retryWaits = [1, 2, 4]
    let (id, context) = (id, context)
    let expected = TokenEstimate().tokens(of: request)
    return ReplyExchange(
      fetcher: server.fetcher, request: question, service: .ollama, moment: Moment(request),
      reader: { OllamaReply(model: id, expectedTokens: expected, context: context) },
      failure: { OllamaFailures.failure(status: $0, body: $1, model: id) }
    ).pieces
  }

  private var isOnThisMachine: Bool {
    WebAddress(address).isOnThisMachine && !id.hasSuffix("cloud")
  }

  /// Tokens that the server is told to hold where nothing else is set: as many as the model was made
  /// for, but not more than an ordinary machine's memory bears.
  package static func context(of details: OllamaDetails?, isSmall: Bool) -> Int {
    min(details?.contextLength ?? 16_384, isSmall ? 8_192 : 16_384)
  }
}

extension FetchLimits {
  /// For a model on a slow machine, which reads a long prompt for minutes before its first word.
  static let patient = FetchLimits(connect: 10, idle: 300, total: 3_600, body: nil)
}
