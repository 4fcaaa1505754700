import Domain

/// Gemini's errors as failures that say what to do.
enum GeminiFailures {
  static let incomplete = ModelFailure(
    code: "incomplete", message: GeminiTexts.incomplete, isRetryable: true)
  static let unreadable = ModelFailure.badAnswer(GeminiTexts.unreadable)
  static let tooLarge = ModelFailure.badAnswer(GeminiTexts.tooLarge, isRetryable: false)
  static let missingKey = ModelFailure(
    code: "unauthorized", message: GeminiTexts.missingKey, isRetryable: false)

  /// The failure that a response with a bad status means.
  static func failure(status: Int, body: [UInt8], model: String) -> ModelFailure {
    let parsed = try? JSON(reading: body)
    return failure(status: status, error: parsed.flatMap(error) ?? .null, model: model)
  }

  /// The error in a body: alone, or in a list of one.
  static func error(in body: JSON) -> JSON? {
    body["error"] ?? body.array?.lazy.compactMap { $0["error"] }.first
  }

  /// The failure that an error object means; `status` counts where it names no code.
  static func failure(status: Int, error: JSON, model: String) -> ModelFailure {
    let fault = GeminiFault(status: status, error: error)
    if fault.isBadKey { return fixed("unauthorized", GeminiTexts.unauthorized) }
    switch (fault.code, fault.status) {
    case (401, _), (_, "UNAUTHENTICATED"): return fixed("unauthorized", GeminiTexts.unauthorized)
    case (403, _), (_, "PERMISSION_DENIED"): return fixed("unauthorized", GeminiTexts.forbidden)
    case (429, _), (_, "RESOURCE_EXHAUSTED"): return limit(fault)
    case (404, _), (_, "NOT_FOUND"): return fixed("notFound", GeminiTexts.notFound(model))
    case (408, _), (500..., _):
      return ModelFailure(
        code: "serverError", message: GeminiTexts.serverError(fault.code), isRetryable: true)
    default: return refusal(fault)
    }
  }

  private static func limit(_ fault: GeminiFault) -> ModelFailure {
    if fault.hasNoQuota { return fixed("quota", GeminiTexts.noQuota) }
    if fault.isDaily { return fixed("quota", GeminiTexts.dailyQuota) }
    return ModelFailure(
      code: "rateLimited", message: GeminiTexts.rateLimited(fault.delay), isRetryable: true)
  }

  private static func refusal(_ fault: GeminiFault) -> ModelFailure {
    if fault.isOverflow { return fixed("contextOverflow", GeminiTexts.overflow) }
    if fault.says("location is not supported") {
      return fixed("unsupported", GeminiTexts.region)
    }
    if fault.says("thought_signature") || fault.says("thought signature") {
      return ModelFailure.badAnswer(GeminiTexts.lostSignature, isRetryable: false)
    }
    if fault.says("not support image") || fault.says("not supported") || fault.says("not enabled")
      || fault.says("unsupported")
    {
      return fixed("unsupported", GeminiTexts.unsupported(fault.detail))
    }
    return fixed("serverError", GeminiTexts.refused(fault.detail))
  }

  private static func fixed(_ code: String, _ message: String) -> ModelFailure {
    ModelFailure(code: code, message: message, isRetryable: false)
  }

  /// Whether an answer with a bad status may be asked for again after some seconds.
  static func mayRepeat(status: Int, body: [UInt8]) -> Bool {
    guard [408, 429, 500, 502, 503, 504].contains(status) else { return false }
    guard status == 429 else { return true }
    let parsed = try? JSON(reading: body)
    let fault = GeminiFault(status: status, error: parsed.flatMap(error) ?? .null)
    return !fault.hasNoQuota && !fault.isDaily && (fault.delay ?? 0) <= 5
  }
}

/// What stands in a Google error object.
private struct GeminiFault {
  var code: Int
  /// `RESOURCE_EXHAUSTED`.
  var status: String
  var message: String
  private var details: [JSON]

  init(status: Int, error: JSON) {
    code = error["code"]?.number.flatMap { Int(exactly: $0) } ?? status
    self.status = error["status"]?.string ?? ""
    message = error["message"]?.string ?? error.string ?? ""
    details = error["details"]?.array ?? []
  }

  /// The server's own words, short and on one line.
  var detail: String { ServerWords.short(message, orElse: "\(code)") }

  var isBadKey: Bool {
    details.contains { ($0["reason"]?.string ?? "").hasPrefix("API_KEY_") }
      || says("api key not valid") || says("api key expired") || says("api key not found")
  }

  /// Seconds to wait, where `RetryInfo` names them.
  var delay: Double? {
    details.lazy.compactMap { $0["retryDelay"]?.string }.first.flatMap { text in
      text.hasSuffix("s") ? Double(text.dropLast()) : nil
    }
  }

  var isDaily: Bool { violations.contains { ($0["quotaId"]?.string ?? "").contains("PerDay") } }

  var hasNoQuota: Bool {
    says("limit: 0") || violations.contains { $0["quotaValue"]?.string == "0" }
  }

  var isOverflow: Bool {
    (says("token count") && says("exceeds")) || says("request payload size exceeds")
      || (says("input") && says("too long"))
  }

  func says(_ words: String) -> Bool { message.lowercased().contains(words) }

  private var violations: [JSON] { details.flatMap { $0["violations"]?.array ?? [] } }
}
