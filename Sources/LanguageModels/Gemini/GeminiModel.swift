package import Domain

/// Gemini over its own API.
///
///     GeminiModel(name: "gemini:gemini-3-flash", model: "gemini-3-flash", key: key,
///       fetcher: fetcher).model
///
/// The key travels in a header, never in the address.
package struct GeminiModel: Sendable {
  package static let address = "https://generativelanguage.googleapis.com"

  /// As in `--model`.
  package var name: String
  /// As Gemini knows it, with or without `models/`.
  package var id: String
  package var baseURL: String
  package var traits = ModelTraits(contextTokens: 1_048_576, isLocal: false)
  package var outputTokens: Int?
  /// Pictures and recordings that belong to a message.
  package var media: @Sendable (Message) -> [MediaFile] = { _ in [] }
  private var key: String
  private var fetcher: Fetcher

  package init(
    name: String, model: String, baseURL: String = GeminiModel.address, key: String,
    fetcher: Fetcher
  ) {
    self.name = name
    self.id = model.hasPrefix("models/") ? String(model.dropFirst(7)) : model
    self.baseURL = GeminiModel.trimmed(baseURL)
    self.key = key
    self.fetcher = fetcher.hiding(key)
  }

  /// The model as the loop knows it.
  package var model: LanguageModel {
    LanguageModel(
      name: name, traits: traits, address: baseURL, countTokens: { await tokens(of: $0) },
      reply: { reply(to: $0) })
  }

  private func reply(to request: ModelRequest) -> AsyncThrowingStream<ModelPiece, any Error> {
    guard !key.isEmpty else {
      return PieceFlow.stream { _ in throw GeminiFailures.missingKey }
    }
    let id = id
    let exchange = ReplyExchange(
      fetcher: fetcher,
      request: post("streamGenerateContent?alt=sse", wire.json(for: request), .model),
      service: .gemini, key: key, moment: Moment(request),
      reader: { GeminiReply(model: id) },
      failure: { GeminiFailures.failure(status: $0, body: $1, model: id) })
    return exchange.pieces
  }

  /// How many tokens a request has by Gemini's own count; nil where it cannot be asked.
  package func tokens(of request: ModelRequest) async -> Int? {
    guard !key.isEmpty else { return nil }
    var question = post(
      "countTokens", wire.counting(request, model: id),
      FetchLimits(connect: 5, idle: 10, total: 10, body: 1 << 20))
    question.retryWaits = []
    guard let response = try? await fetcher.open(question), response.status == 200,
      let body = try? await response.body(), let answer = try? JSON(reading: body)
    else { return nil }
    return answer["totalTokens"]?.number.flatMap { Int(exactly: $0) }
  }

  /// The whole reply to one request outside of any thread: its words and files.
  func whole(_ body: JSON) async throws -> (text: String, media: [MediaFile]) {
    guard !key.isEmpty else { throw GeminiFailures.missingKey }
    var question = post("generateContent", body, .model)
    question.limits.body = 64 << 20
    let request = question
    let (status, bytes) = try await ServiceName.gemini.fetching {
      let response = try await fetcher.open(request)
      return (response.status, try await response.body())
    }
    guard (200..<300).contains(status) else {
      throw masked(GeminiFailures.failure(status: status, body: bytes, model: id))
    }
    var reader = GeminiReply(model: id)
    var pieces: [ModelPiece] = []
    try reader.feed(bytes, into: &pieces)
    try reader.finish(into: &pieces)
    let words = pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
    return (KeyMask(key)?.masked(words) ?? words, reader.media)
  }

  private func masked(_ failure: ModelFailure) -> ModelFailure {
    KeyMask(key)?.masked(failure) ?? failure
  }

  // MARK: Requests

  private var wire: GeminiRequest {
    GeminiRequest(
      needsSignatures: GeminiModel.needsSignatures(id), outputTokens: outputTokens, media: media)
  }

  /// Whether a model refuses unsigned calls: those from the third generation on.
  static func needsSignatures(_ model: String) -> Bool {
    !["gemini-1", "gemini-2", "gemma", "learnlm"].contains { model.hasPrefix($0) }
  }

  private func post(_ verb: String, _ body: JSON, _ limits: FetchLimits) -> FetchRequest {
    FetchRequest(
      method: "POST", url: "\(baseURL)/v1beta/models/\(Percent.encoded(id)):\(verb)",
      headers: [FetchHeader("Content-Type", "application/json"), keyHeader],
      body: Array(body.text.utf8), limits: limits, mayRepeat: GeminiFailures.mayRepeat)
  }

  private var keyHeader: FetchHeader { FetchHeader("x-goog-api-key", key) }

  /// An address without what the paths bring themselves.
  private static func trimmed(_ url: String) -> String {
    var url = Substring(url)
    while url.hasSuffix("/") { url = url.dropLast() }
    for ending in ["/v1beta/openai", "/v1beta"] where url.hasSuffix(ending) {
      url = url.dropLast(ending.count)
    }
    return String(url)
  }
}

// MARK: The list of models

/// A model that a Gemini key may use.
package struct GeminiListing: Sendable, Equatable {
  /// `gemini-3-flash`.
  package var name: String
  package var title: String
  package var contextTokens: Int?
}

extension GeminiModel {
  /// The models that can talk, in Gemini's order.
  package static func list(
    baseURL: String = GeminiModel.address, key: String, fetcher: Fetcher
  ) async throws -> [GeminiListing] {
    let any = GeminiModel(name: "", model: "", baseURL: baseURL, key: key, fetcher: fetcher)
    guard !key.isEmpty else { throw GeminiFailures.missingKey }
    var found: [GeminiListing] = []
    var page: String?
    for _ in 0..<20 {
      let answer = try await any.page(after: page)
      found += (answer["models"]?.array ?? []).compactMap(listing)
      page = answer["nextPageToken"]?.string
      if page?.isEmpty ?? true { break }
    }
    return found
  }

  private func page(after token: String?) async throws -> JSON {
    let next = token.map { "&pageToken=" + Percent.encoded($0) } ?? ""
    let request = FetchRequest(
      url: "\(baseURL)/v1beta/models?pageSize=1000\(next)", headers: [keyHeader],
      mayRepeat: GeminiFailures.mayRepeat)
    let (status, body) = try await ServiceName.gemini.fetching {
      let response = try await fetcher.open(request)
      return (response.status, try await response.body())
    }
    guard status == 200 else {
      throw GeminiFailures.failure(status: status, body: body, model: id)
    }
    guard let answer = try? JSON(reading: body), answer.members != nil else {
      throw GeminiFailures.unreadable
    }
    return answer
  }

  private static func listing(_ model: JSON) -> GeminiListing? {
    let methods = (model["supportedGenerationMethods"]?.array ?? []).compactMap(\.string)
    guard methods.contains("generateContent"), let name = model["name"]?.string else { return nil }
    let plain = name.hasPrefix("models/") ? String(name.dropFirst(7)) : name
    return GeminiListing(
      name: plain, title: model["displayName"]?.string ?? plain,
      contextTokens: model["inputTokenLimit"]?.number.flatMap { Int(exactly: $0) })
  }
}
