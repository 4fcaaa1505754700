/// Where models besides our own come from: the servers that answer, files here, downloads.
///
/// Made by the composition, or by a test; without closures there is nothing.
package struct ModelCatalog: Sendable {
  /// The servers that answer within a second, with their models.
  package var servers: @Sendable () async -> [ModelServer]
  /// The GGUF files in the models folder.
  package var files: @Sendable () -> [ModelFile]
  /// Lets Ollama fetch a model; throws `ModelFailure`.
  package var pull:
    @Sendable (String, @escaping @Sendable (FetchedBytes) -> Void) async throws -> Void
  /// Fetches a GGUF file into the models folder.
  package var download:
    @Sendable (ModelAddress, @escaping @Sendable (FetchedBytes) -> Void) async throws
      -> DownloadedModel
  /// Removes a model of Ollama, or a file and what is left of its download.
  package var delete: @Sendable (ModelHome) async throws -> Void
  /// What is known of a model, and how fast it is where `measures`.
  package var facts: @Sendable (ModelHome, _ measures: Bool) async throws -> ModelFacts
  /// Starts a server of llama.cpp and returns when it answers.
  package var start:
    @Sendable (ServerWish, @escaping @Sendable (String) -> Void) async throws -> RunningServer
  /// Stops the server that runs; nil where none does.
  package var stop: @Sendable () async throws -> RunningServer?
  /// The server that balli started and that still runs.
  package var running: @Sendable () -> RunningServer?

  package init(
    servers: @escaping @Sendable () async -> [ModelServer] = { [] },
    files: @escaping @Sendable () -> [ModelFile] = { [] },
    pull:
      @escaping @Sendable (
        String, @escaping @Sendable (FetchedBytes) -> Void
      ) async throws -> Void = { _, _ in throw ModelCatalog.nothing },
    download:
      @escaping @Sendable (
        ModelAddress, @escaping @Sendable (FetchedBytes) -> Void
      ) async throws -> DownloadedModel = { _, _ in throw ModelCatalog.nothing },
    delete: @escaping @Sendable (ModelHome) async throws -> Void = { _ in
      throw ModelCatalog.nothing
    },
    facts: @escaping @Sendable (ModelHome, Bool) async throws -> ModelFacts = { _, _ in
      throw ModelCatalog.nothing
    },
    start:
      @escaping @Sendable (
        ServerWish, @escaping @Sendable (String) -> Void
      ) async throws -> RunningServer = { _, _ in throw ModelCatalog.nothing },
    stop: @escaping @Sendable () async throws -> RunningServer? = { nil },
    running: @escaping @Sendable () -> RunningServer? = { nil }
  ) {
    (self.servers, self.files, self.pull, self.download) = (servers, files, pull, download)
    (self.delete, self.facts) = (delete, facts)
    (self.start, self.stop, self.running) = (start, stop, running)
  }

  private static let nothing = Failure(.unavailable, "Bu ortamda model yönetimi yok.")
}
