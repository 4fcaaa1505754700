import Domain

/// An OpenAI-compatible server as the place to send pictures' wishes and recordings to.
struct CompatibleServer: Sendable {
  var baseURL: String
  var key: String?
  var fetcher: Fetcher

  /// The address of an endpoint; `/v1` is added where the base is a bare host.
  func address(of path: String) -> String {
    var base = Substring(baseURL)
    while base.hasSuffix("/") { base = base.dropLast() }
    let afterScheme = base.firstRange(of: "://").map { base[$0.upperBound...] } ?? base
    return base + (afterScheme.contains("/") ? "" : "/v1") + path
  }

  func headers(type: String) -> [FetchHeader] {
    var headers = [FetchHeader("Content-Type", type)]
    if let key, !key.isEmpty { headers.append(FetchHeader("Authorization", "Bearer \(key)")) }
    return headers
  }

  /// The body of an answer; throws what a bad status means for somebody who wanted `wish`.
  func body(_ request: FetchRequest, for wish: MediaWish) async throws -> [UInt8] {
    do {
      let (response, body) = try await ServiceName.anyServer.fetching {
        let response = try await fetcher.hiding(key).open(request)
        return (response, try await response.body())
      }
      guard !(200..<300).contains(response.status) else { return body }
      throw wish.failure(status: response.status, body: body)
        .told(toWait: response.retryAfter, for: ServiceName.anyServer.plain, since: nil)
    } catch let failure as ModelFailure {
      throw KeyMask(key)?.masked(failure) ?? failure
    }
  }
}

/// What is wanted of a service beside words.
enum MediaWish: Sendable {
  case hearing, drawing

  var unsupported: ModelFailure {
    ModelFailure(
      code: "unsupported", message: self == .hearing ? MediaTexts.deaf : MediaTexts.cannotDraw,
      isRetryable: false)
  }

  /// What a bad status means.
  func failure(status: Int, body: [UInt8]) -> ModelFailure {
    let error = (try? JSON(reading: body))?["error"]
    let words = error?["message"]?.string ?? error?.string ?? ""
    let code = error?["code"]?.string ?? error?["type"]?.string ?? ""
    func says(_ part: String) -> Bool { words.lowercased().contains(part) }
    if code == "model_not_found" || (status == 404 && says("model")) {
      return fixed("notFound", MediaTexts.unknownModel)
    }
    if [404, 405, 501].contains(status) || says("not support") || says("mmproj") {
      return unsupported
    }
    if code == "insufficient_quota" || code == "billing_hard_limit_reached" {
      return fixed("quota", MediaTexts.quota)
    }
    if code == "content_policy_violation" || code == "moderation_blocked" {
      return fixed("blocked", MediaTexts.blocked)
    }
    let detail = ServerWords.short(words, orElse: "\(status)")
    switch status {
    case 401, 403: return fixed("unauthorized", MediaTexts.unauthorized)
    case 413: return fixed("unsupported", MediaTexts.tooLargeToSend)
    case 429:
      return ModelFailure(code: "rateLimited", message: MediaTexts.tooMany, isRetryable: true)
    case 408, 500...:
      return ModelFailure(
        code: "serverError", message: MediaTexts.serverError(detail), isRetryable: true)
    default: return fixed("serverError", MediaTexts.refused(detail))
    }
  }

  private func fixed(_ code: String, _ message: String) -> ModelFailure {
    ModelFailure(code: code, message: message, isRetryable: false)
  }
}
