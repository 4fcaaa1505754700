package import Domain
import Synchronization

/// A model behind an OpenAI-compatible server: llama.cpp, LM Studio, vLLM, Ollama's `/v1`, a service.
///
///     let server = OpenAIServer(baseURL: "http://127.0.0.1:8080", fetcher: fetcher)
///     let model = OpenAIModel(name: "openai:qwen", model: "qwen", server: server).model
///
/// Retries only before the first piece; failures are `ModelFailure`s.
package struct OpenAIModel: Sendable {
  private let name: String
  private let identifier: String
  private let server: OpenAIServer
  private var options: OpenAIOptions
  private let habits: Shared<OpenAIHabits>

  /// A model that `server` calls `model` and the person calls `name`.
  package init(
    name: String, model: String, server: OpenAIServer, options: OpenAIOptions = OpenAIOptions()
  ) {
    self.name = name
    identifier = model
    self.server = server
    self.options = options
    habits = Shared(OpenAIHabits())
  }

  /// The same model asked in another way; what was seen of its server holds for both.
  package func with(_ options: OpenAIOptions) -> OpenAIModel {
    var model = self
    model.options = options
    return model
  }

  /// The same model, which knows its server as this one does, with replies held to a schema or not;
  /// with nil as its options say.
  package func replying(isConstrained: Bool?) -> OpenAIModel {
    var model = self
    model.options.isConstrained = isConstrained ?? options.isConstrained
    return model
  }

  /// The model as the loop takes it.
  package var model: LanguageModel {
    LanguageModel(
      name: name,
      traits: ModelTraits(
        contextTokens: options.contextTokens, isLocal: server.address.isLocal,
        isSmall: options.isSmall ?? ModelSize.isSmall(identifier)),
      address: server.address.base,
      countTokens: { await count($0) },
      reply: { request in
        let exchange = OpenAIExchange(self, request)
        return AsyncThrowingStream { try await exchange.next() }
      })
  }

  /// The tokens of a request as a server on this machine counts them, or nil where it cannot.
  private func count(_ request: ModelRequest) async -> Int? {
    guard server.address.isLocal, habits.value.countsTokens else { return nil }
    let body = writer.counted(request)
    let url = server.address.url("chat/completions/input_tokens")
    let answer = try? await server.json(url, posting: body)
    guard let number = answer?["input_tokens"]?.number, let count = Int(exactly: number) else {
      if !Task.isCancelled { habits.update { $0.countsTokens = false } }
      return nil
    }
    return count
  }

  private var writer: OpenAIRequest {
    OpenAIRequest(model: identifier, options: options, habits: habits.value)
  }

  /// An empty reader for the reply to a request.
  func reader(for request: ModelRequest) -> OpenAIReply {
    OpenAIReply(
      tools: request.tools.map(\.name), isConstrained: writer.isConstrained(request), model: name,
      hiding: server.key)
  }

  // MARK: Opening

  /// Seconds for which a model that is being loaded is waited for.
  private static let patience = 60

  /// Opens the stream of a reply, telling `notice` what the person waits for.
  func open(
    _ request: ModelRequest, notice: @escaping @Sendable (String) -> Void
  ) async throws -> FetchResponse {
    var waited = 0
    while true {
      try Task.checkCancellation()
      let response: FetchResponse
      do {
        response = try await server.fetcher.open(fetch(request, notice: notice))
      } catch let failure as FetchFailure {
        if Task.isCancelled { throw CancellationError() }
        let failure = ServiceName.server(of: name).failure(failure, hasBegun: false)
        throw KeyMask(server.key)?.masked(failure) ?? failure
      }
      if (200..<300).contains(response.status) { return response }
      let body = (try? await response.beginning()) ?? []
      response.close()
      let error = ServiceError(status: response.status, body: body)
      if error.isLoading, waited < Self.patience {
        if waited == 0 { notice(Texts.loading) }
        waited += 1
        try await server.pause(1)
      } else if !habits.update({ $0.adapt(to: error) }) {
        throw error.failure(model: name, key: server.key)
          .told(toWait: response.retryAfter, for: name, since: Moment(request))
      }
    }
  }

  private func fetch(
    _ request: ModelRequest, notice: @escaping @Sendable (String) -> Void
  ) -> FetchRequest {
    FetchRequest(
      method: "POST", url: server.address.url("chat/completions"),
      headers: server.headers(accepting: "text/event-stream"),
      body: Array(writer.body(for: request).text.utf8), limits: options.limits,
      mayRepeat: { status, body in ServiceError(status: status, body: body).mayRepeat },
      retrying: { seconds, reason in notice(Texts.retrying(seconds: seconds, reason)) })
  }

  /// The failure of a stream that broke off.
  func failure(of error: any Error) -> ModelFailure {
    let isSilent = (error as? FetchFailure)?.kind == .idleTimeout
    return ModelFailure(
      "incomplete", isSilent ? Texts.silent(name) : Texts.incomplete(name), isRetryable: true)
  }

  /// Waits, then says whether the wait was not cancelled.
  func pause(_ seconds: Double) async -> Bool {
    do {
      try await server.pause(seconds)
      return true
    } catch { return false }
  }
}

extension FetchResponse {
  /// The beginning of a body that is only looked at.
  fileprivate func beginning(limit: Int = 256 << 10) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit, let piece = try await next() { bytes += piece }
    return bytes
  }
}

/// A value that several tasks share.
final class Shared<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  init(_ value: Value) { mutex = Mutex(value) }

  var value: Value { mutex.withLock { $0 } }

  /// Changes the value.
  @discardableResult
  func update<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { value in body(&value) }
  }
}
