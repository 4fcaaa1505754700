import Domain

/// Ollama's errors as failures that say what to do.
enum OllamaFailures {
  static let incomplete = ModelFailure(
    code: "incomplete", message: OllamaTexts.incomplete, isRetryable: true)
  static let unreadable = ModelFailure.badAnswer(OllamaTexts.unreadable)

  /// The failure that a response with a bad status means.
  static func failure(status: Int, body: [UInt8], model: String) -> ModelFailure {
    guard let words = words(in: body) else { return failure(status: status) }
    return failure(status: status, words: words, model: model)
  }

  /// The words of `{"error":"…"}`, also where a proxy made an object of them.
  static func words(in body: [UInt8]) -> String? {
    guard let error = (try? JSON(reading: body))?["error"] else { return nil }
    return error.string ?? error["message"]?.string
  }

  /// The failure that the server's own words mean, before or in the middle of a reply.
  static func failure(status: Int, words: String, model: String) -> ModelFailure {
    func says(_ part: String) -> Bool { words.lowercased().contains(part) }
    let detail = ServerWords.short(words, orElse: "\(status)")
    if says("not found"), says("model"), !says("runner") {
      return fixed("notFound", OllamaTexts.notFound(model))
    }
    if says("does not support tools") { return fixed("unsupported", OllamaTexts.noTools) }
    if says("does not support image") || says("missing data required for image")
      || says("image input is not supported")
    {
      return fixed("unsupported", OllamaTexts.noImages)
    }
    if says("requires more system memory") || says("out of memory") || says("cudamalloc") {
      return fixed("serverError", OllamaTexts.memory)
    }
    if says("exceed"), says("context") { return fixed("contextOverflow", OllamaTexts.overflow) }
    if says("no space left") { return fixed("serverError", OllamaTexts.disk) }
    if says("error parsing tool call") { return .badAnswer(OllamaTexts.malformedCall) }
    if status == 429 || says("server busy") || says("maximum pending requests") {
      return ModelFailure(code: "rateLimited", message: OllamaTexts.busy, isRetryable: true)
    }
    if status == 401 || status == 403 { return fixed("unauthorized", OllamaTexts.unauthorized) }
    if status == 400 { return fixed("serverError", OllamaTexts.refused(detail)) }
    if status == 404 { return fixed("notFound", OllamaTexts.notOllama) }
    return ModelFailure(
      code: "serverError", message: OllamaTexts.serverError(detail), isRetryable: true)
  }

  private static func failure(status: Int) -> ModelFailure {
    switch status {
    case 401, 403: fixed("unauthorized", OllamaTexts.unauthorized)
    case 404, 405, 501: fixed("notFound", OllamaTexts.notOllama)
    case 429, 503:
      ModelFailure(code: "rateLimited", message: OllamaTexts.busy, isRetryable: true)
    case 500...:
      ModelFailure(
        code: "serverError", message: OllamaTexts.serverError("\(status)"), isRetryable: true)
    default: fixed("serverError", OllamaTexts.refused("\(status)"))
    }
  }

  static func fixed(_ code: String, _ message: String) -> ModelFailure {
    ModelFailure(code: code, message: message, isRetryable: false)
  }

  /// Whether an answer with a bad status may be asked for again after some seconds.
  ///
  /// A 500 of Ollama mostly says that the model does not fit or cannot do it; asking again is slow
  /// and changes nothing.
  static func mayRepeat(status: Int, body: [UInt8]) -> Bool {
    [408, 429, 502, 503, 504].contains(status)
  }
}
