package import Domain

/// The models that an Ollama server has: what is there, loaded, fetched and removed.
package struct OllamaLibrary: Sendable {
  var server: OllamaServer

  package init(host: String, fetcher: Fetcher) {
    server = OllamaServer(host: host, fetcher: fetcher)
  }

  /// The server's version, or nil where none answers.
  package func version() async -> String? {
    let request = server.request(
      "GET", "/api/version", limits: FetchLimits(connect: 2, idle: 2, total: 2, body: 1 << 16))
    return try? await server.object(request)["version"]?.string
  }

  /// All models on the server, in its order (the newest first).
  package func list() async throws -> [OllamaListing] {
    let answer = try await server.object(server.request("GET", "/api/tags"))
    return (answer["models"]?.array ?? []).compactMap(OllamaListing.init)
  }

  /// The models in memory.
  package func running() async throws -> [OllamaListing] {
    let answer = try await server.object(server.request("GET", "/api/ps"))
    return (answer["models"]?.array ?? []).compactMap(OllamaListing.init)
  }

  /// What a model is: its longest context and what it can do.
  package func show(_ model: String) async throws -> OllamaDetails {
    let request = server.request("POST", "/api/show", ["model": .string(model)])
    return OllamaDetails(try await server.object(request, model: model))
  }

  /// Removes a model from the server's disk; throws `notFound` where it has none of that name.
  package func delete(_ model: String) async throws {
    let request = server.request("DELETE", "/api/delete", ["model": .string(model)])
    try await server.body(request, model: model)
  }

  /// Takes a model out of memory; its files stay.
  package func unload(_ model: String) async throws {
    try await keep(model, for: 0)
  }

  /// Brings a model into memory for `seconds` of rest.
  package func load(_ model: String, seconds: Int = 300) async throws {
    try await keep(model, for: seconds)
  }

  private func keep(_ model: String, for seconds: Int) async throws {
    let body: JSON = [
      "model": .string(model), "messages": [], "stream": false,
      "keep_alive": .number(Double(seconds)),
    ]
    try await server.body(
      server.request("POST", "/api/chat", body, limits: .patient), model: model)
  }

  /// Fetches a model, telling how far it is; ends after `success`, throws where it does not come so far.
  ///
  /// Ollama checks every layer's SHA-256 and goes on with what it has when the same model is asked for
  /// again; ending the stream early stops the download.
  package func pull(_ model: String) -> AsyncThrowingStream<PullProgress, any Error> {
    let request = server.request(
      "POST", "/api/pull", ["model": .string(model), "stream": true],
      limits: FetchLimits(connect: 10, idle: 120, total: 86_400, body: nil))
    let server = server
    return AsyncThrowingStream(bufferingPolicy: .bufferingNewest(256)) { continuation in
      let task = Task {
        do {
          try await OllamaLibrary.pull(model, request, from: server) { continuation.yield($0) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private static func pull(
    _ model: String, _ request: FetchRequest, from server: OllamaServer,
    tell: (PullProgress) -> Void
  ) async throws {
    let response = try await ServiceName.ollama.fetching {
      try await server.fetcher.open(request)
    }
    defer { response.close() }
    guard (200..<300).contains(response.status) else {
      let body = try await ServiceName.ollama.fetching { try await response.start() }
      throw OllamaPull.failure(
        OllamaFailures.words(in: body), status: response.status, body: body, model: model)
    }
    var reading = OllamaPull(model: model)
    var found: [PullProgress] = []
    func step(_ step: (inout [PullProgress]) throws -> Void) throws {
      found = []
      defer { found.forEach(tell) }
      try step(&found)
    }
    while let bytes = try await broken({ try await response.next() }) {
      try step { try reading.feed(bytes, into: &$0) }
    }
    try step { try reading.finish(into: &$0) }
  }

  private static func broken<Value>(_ step: () async throws -> Value) async throws -> Value {
    do {
      return try await step()
    } catch let fault as FetchFailure {
      var failure = ServiceName.ollama.failure(fault, hasBegun: true)
      failure.message = OllamaTexts.pullFailed(ServerWords.short(fault.message, orElse: "?"))
      throw failure
    }
  }
}
