import Domain

/// What a service says went wrong, in whatever form it says it.
struct ServiceError: Sendable, Equatable {
  /// The HTTP status, or the number in the body where the status was 200.
  var status: Int?
  var code = ""
  var type = ""
  var message = ""
  var isHTML = false

  /// Reads an error body: JSON of several shapes, HTML or plain text.
  init(status: Int?, body: [UInt8]) {
    self.status = status
    if let json = try? JSON(reading: body), let error = ServiceError(json: json) {
      self = error
      if let status, status != 200 { self.status = status }
      return
    }
    let text = String(decoding: body.prefix(2_000), as: UTF8.self)
    isHTML = text.drop { $0.isWhitespace }.first == "<"
    message = isHTML ? "" : text
  }

  /// Reads the error in an object, or nil where there is none.
  ///
  ///     {"error":{"message":…,"code":…}}  {"error":"…"}  [{"error":…}]  {"detail":…}  {"object":"error",…}
  init?(json: JSON) {
    if let first = json.array?.first {
      self.init(json: first)
      return
    }
    switch json["error"] {
    case .object?: self.init(fields: json["error"] ?? .null)
    case .string(let text)?:
      self.init(fields: json)
      message = text
    case nil, .null?, .bool(false)?:
      let isError =
        json["object"]?.string == "error" || json["type"]?.string == "error"
        || json["choices"] == nil
          && (json["detail"] != nil || json["message"]?.string != nil || json["errors"] != nil)
      guard isError else { return nil }
      self.init(fields: json)
    case let other?:
      self.init(fields: json)
      if message.isEmpty { message = other.text }
    }
  }

  private init(fields: JSON) {
    let code = fields["code"] ?? fields["status_code"]
    self.code = code?.string ?? fields["status"]?.string ?? ""
    if let number = code?.number ?? fields["status"]?.number, let whole = Int(exactly: number) {
      status = (100..<600).contains(whole) ? whole : nil
    } else if let number = Int(self.code), (100..<600).contains(number) {
      status = number
    }
    type = fields["type"]?.string ?? ""
    let text = fields["message"] ?? fields["detail"] ?? fields["errors"] ?? .string("")
    message = text.string ?? text.text
    if let raw = fields["metadata"]?["raw"]?.string { message += " " + raw }
  }

  /// All words of it in small letters, for looking up.
  var words: String { "\(code) \(type) \(message)".asciiLowercased }
}

// MARK: What it means

extension ServiceError {
  private static let overflows = [
    "exceed_context_size", "context_length_exceeded", "exceeds the available context",
    "maximum context length", "max context length", "context window", "context length",
    "model_max_length", "maximum model length", "max_model_len", "prompt is too long",
    "prompt too long", "input is too long", "input length", "input token count",
    "too many tokens", "tokens exceed", "token limit", "longer than the maximum",
    "reduce the length", "reduce your prompt", "string_above_max_length", "n_ctx",
    "exceeds the maximum number of tokens", "context size",
  ]
  private static let quotas = [
    "insufficient_quota", "exceeded your current quota", "billing", "insufficient balance",
    "insufficient_balance", "insufficient credit", "no credit", "out of credits",
    "payment required", "credit balance", "quota_exceeded", "spending limit",
  ]
  private static let unsupporteds = [
    "is not supported - hint", "does not support tools", "does not support image",
    "does not support audio", "does not support vision", "not_supported_error",
    "unsupported_country", "image input is not supported", "audio input is not supported",
    "no endpoints found that support", "is not a multimodal model", "not a chat model",
  ]
  private static let unknownModels = [
    "model_not_found", "model not found", "no such model", "unknown model", "invalid model",
    "model does not exist", "not a valid model",
  ]
  private static let filters = [
    "content_filter", "content_policy", "responsibleai", "content management policy",
    "data_inspection_failed",
  ]

  private func says(_ wordings: [String]) -> Bool {
    let words = words
    return wordings.contains { words.contains($0) }
  }

  /// Whether the model is only being loaded.
  var isLoading: Bool {
    (status == 503 || status == nil) && (says(["loading model", "model is loading"]))
  }

  var isQuota: Bool { status == 402 || says(Self.quotas) }

  private var isRateLimit: Bool {
    status == 429
      || says(["rate_limit", "rate limit", "too many requests", "tokens per min", "please wait"])
  }

  /// Whether the same request may succeed if it is sent again.
  var mayRepeat: Bool {
    guard let status, [408, 409, 429].contains(status) || status >= 500 else { return false }
    if status == 501 || isLoading || isQuota { return false }
    return status == 429 || !(says(Self.unsupporteds) || isOurFault || says(Self.overflows))
  }

  /// Whether a server choked on what we sent, so that sending it again is of no use.
  private var isOurFault: Bool {
    message.hasPrefix("Failed to parse") || says(["failed to parse tool", "jinja exception"])
  }

  /// The failure to show; `model` is the name that the person chose.
  func failure(model: String, key: String?) -> ModelFailure {
    let detail = Texts.excerpt(of: message, hiding: key)
    if status == 401 || says(["invalid_api_key", "authentication_error", "invalid api key"]) {
      return .init("unauthorized", Texts.unauthorized(model))
    }
    if isQuota { return .init("quota", Texts.quota(model)) }
    if isRateLimit { return .init("rateLimited", Texts.rateLimited(model), isRetryable: true) }
    if isLoading { return .init("serverError", Texts.stillLoading(model), isRetryable: true) }
    if says(Self.overflows) || status == 413 {
      return .init("contextOverflow", Texts.contextOverflow(model))
    }
    if says(Self.unsupporteds) || status == 501 || status == 415 {
      return .init("unsupported", Texts.unsupported(model, words: words, detail: detail))
    }
    if says(Self.filters) { return .init("filtered", Texts.filtered(model)) }
    if says(Self.unknownModels) || status == 404 && words.contains("model") {
      return .init("notFound", Texts.unknownModel(model))
    }
    return byStatus(model: model, detail: detail)
  }

  private func byStatus(model: String, detail: String) -> ModelFailure {
    switch status {
    case 403: .init("unauthorized", Texts.forbidden(model, detail))
    case 404, 405: .init("notFound", Texts.wrongAddress(model))
    case 408, 409: .init("serverError", Texts.serverError(model, detail), isRetryable: true)
    case 200 where isHTML: .badAnswer(Texts.webPage(model))
    case let status? where (400..<500).contains(status):
      .init("badRequest", Texts.refused(model, detail))
    case let status? where status >= 500 && isOurFault:
      .init("badRequest", Texts.refused(model, detail))
    case let status? where (300..<400).contains(status): .badAnswer(Texts.webPage(model))
    default: .init("serverError", Texts.serverError(model, detail), isRetryable: true)
    }
  }
}

extension ModelFailure {
  /// A failure that by default is of no use to repeat.
  init(_ code: String, _ message: String, isRetryable: Bool = false) {
    self.init(code: code, message: message, isRetryable: isRetryable)
  }
}

extension String {
  /// The text with A-Z in small letters; others stay (Turkish has its own rules for them).
  var asciiLowercased: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
