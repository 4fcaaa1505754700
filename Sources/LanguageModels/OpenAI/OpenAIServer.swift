package import Domain

/// An OpenAI-compatible server and the way to it.
package struct OpenAIServer: Sendable {
  package var address: ServerAddress
  package var key: String?
  package var fetcher: Fetcher
  /// Waits so many seconds; throws when cancelled.
  package var pause: @Sendable (Double) async throws -> Void

  package init(
    baseURL: String, key: String? = nil, fetcher: Fetcher,
    pause: @escaping @Sendable (Double) async throws -> Void = { seconds in
      try await Task.sleep(for: .seconds(seconds))
    }
  ) {
    address = ServerAddress(baseURL)
    self.key = key.flatMap { $0.isEmpty ? nil : $0 }
    self.fetcher = fetcher.hiding(key)
    self.pause = pause
  }

  /// The headers of every request.
  func headers(accepting type: String) -> [FetchHeader] {
    var headers = [FetchHeader("Content-Type", "application/json"), FetchHeader("Accept", type)]
    if let key { headers.append(FetchHeader("Authorization", "Bearer \(key)")) }
    return headers
  }

  /// A short exchange of JSON; nil where the server does not answer with JSON and 200.
  ///
  /// Throws `ModelFailure` for a server that cannot be reached, and for an error if `model` is given.
  func json(
    _ url: String, posting body: JSON? = nil, for model: String? = nil,
    limits: FetchLimits = FetchLimits(connect: 5, idle: 15, total: 20, body: 8_000_000)
  ) async throws -> JSON? {
    let request = FetchRequest(
      method: body == nil ? "GET" : "POST", url: url,
      headers: headers(accepting: "application/json"), body: Array((body?.text ?? "").utf8),
      limits: limits, retryWaits: [])
    do {
      let response = try await fetcher.open(request)
      let bytes = try await response.body()
      if response.status == 200, let json = try? JSON(reading: bytes),
        ServiceError(json: json) == nil
      {
        return json
      }
      if let model {
        throw ServiceError(status: response.status, body: bytes).failure(model: model, key: key)
      }
      return nil
    } catch let failure as FetchFailure {
      throw ServiceName.server(of: model ?? address.base).failure(failure, hasBegun: false)
    }
  }
}
