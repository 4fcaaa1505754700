import Domain

/// The way to an Ollama server: its address and plain exchanges.
struct OllamaServer: Sendable {
  /// `http://127.0.0.1:11434`.
  var address: String
  var fetcher: Fetcher

  /// Takes what `OLLAMA_HOST` may hold: `127.0.0.1:11434`, `:11434`, `http://127.0.0.1:11434/`.
  init(host: String, fetcher: Fetcher) {
    self.fetcher = fetcher
    var rest = Substring(host.filter { !$0.isWhitespace })
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    if rest.hasSuffix("/v1") || rest.hasSuffix("/api") {
      rest = rest[..<(rest.lastIndex(of: "/") ?? rest.endIndex)]
    }
    let known = ["http://", "https://"].first { rest.hasPrefix($0) }
    let scheme = known ?? "http://"
    if let known { rest = rest.dropFirst(known.count) }
    address = scheme + OllamaServer.place(rest, isSecure: scheme == "https://")
  }

  /// Host and port; Ollama's own port where none is named, and this machine for `0.0.0.0`.
  private static func place(_ text: Substring, isSecure: Bool) -> String {
    if text.contains("/") { return String(text) }
    var host = text
    var port = isSecure ? "" : ":11434"
    let isBare = text.count(where: { $0 == ":" }) > 1 && !text.hasPrefix("[")
    if isBare {
      host = "[\(text)]"
    } else if let colon = text.lastIndex(of: ":"), !text.hasSuffix("]") {
      host = text[..<colon]
      port = String(text[colon...])
    }
    return (host.isEmpty || host == "0.0.0.0" ? "127.0.0.1" : String(host)) + port
  }

  func request(
    _ method: String, _ path: String, _ body: JSON? = nil, limits: FetchLimits = FetchLimits()
  ) -> FetchRequest {
    FetchRequest(
      method: method, url: address + path,
      headers: body == nil ? [] : [FetchHeader("Content-Type", "application/json")],
      body: body.map { Array($0.text.utf8) } ?? [], limits: limits, retryWaits: [],
      mayRepeat: OllamaFailures.mayRepeat)
  }

  /// The object that a path answers with; throws what a bad status means for `model`.
  func object(_ request: FetchRequest, model: String = "") async throws -> JSON {
    let body = try await self.body(request, model: model)
    guard let answer = try? JSON(reading: body), answer.members != nil else {
      throw OllamaFailures.unreadable
    }
    return answer
  }

  /// The body that a path answers with.
  @discardableResult
  func body(_ request: FetchRequest, model: String) async throws -> [UInt8] {
    let (status, body) = try await ServiceName.ollama.fetching {
      let response = try await fetcher.open(request)
      return (response.status, try await response.body())
    }
    guard (200..<300).contains(status) else {
      throw OllamaFailures.failure(status: status, body: body, model: model)
    }
    return body
  }
}
