import Domain
import LanguageModels

/// Who hears and who draws, by the chosen model and the settings.
struct MediaServices: Sendable {
  let models: LiveModels

  /// A server of the person's own goes first, then the chosen service; nil where neither hears.
  func transcriber(_ request: MediaRequest) throws -> Transcriber? {
    if let address = request.address, !address.isEmpty { return server(at: address, request) }
    let name = try ModelName(parsing: request.model)
    switch name.provider {
    case .openai:
      return .compatible(
        baseURL: try models.address(of: .openai), key: try keys.key(of: .openai),
        model: try request.engine ?? hearingModel(), fetcher: models.fetcher())
    case .gemini: return .gemini(try gemini(request.engine ?? name.model))
    case .ollama, nil: return nil
    }
  }

  /// Who draws; nil where the chosen model cannot.
  func imageMaker(_ request: MediaRequest) throws -> ImageMaker? {
    switch try ModelName(parsing: request.model).provider {
    case .openai:
      return .compatible(
        baseURL: try models.address(of: .openai), key: try keys.key(of: .openai),
        model: request.engine ?? "gpt-image-1", fetcher: models.fetcher())
    case .gemini: return .gemini(try gemini(request.engine ?? "gemini-2.5-flash-image"))
    case .ollama, nil: return nil
    }
  }

  /// A server on this machine: OpenAI's way where the address says so, else whisper.cpp's own.
  private func server(at address: String, _ request: MediaRequest) -> Transcriber {
    var base = Substring(address)
    while base.hasSuffix("/") { base = base.dropLast() }
    let ending = "/audio/transcriptions"
    if base.hasSuffix(ending) { base = base.dropLast(ending.count) }
    if base.hasSuffix("/v1") {
      return .compatible(
        baseURL: String(base), key: nil, model: request.engine ?? "whisper-1",
        fetcher: models.fetcher())
    }
    return .whisperServer(address: String(base), fetcher: models.fetcher())
  }

  /// Servers that only look like OpenAI know the old name.
  private func hearingModel() throws -> String {
    try models.address(of: .openai) == Provider.openai.standardAddress
      ? "gpt-4o-mini-transcribe" : "whisper-1"
  }

  private func gemini(_ model: String) throws -> GeminiModel {
    GeminiModel(
      name: "gemini:" + model, model: model, baseURL: try models.address(of: .gemini),
      key: try keys.key(of: .gemini) ?? "", fetcher: models.fetcher())
  }

  private var keys: Keys { models.keys }
}
