/// Where models besides our own come from: the servers that answer, files here, downloads.
///
/// Made in World/LiveModelCatalog.swift, or by a test.
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

  private static let nothing = Failure(.unavailable, ModelTexts.notHere)
}

/// A server of models that answers.
package struct ModelServer: Sendable, Equatable {
  /// Who serves models under which name.
  package enum Kind: String, Sendable { case ollama, openai }

  package var kind: Kind
  /// What people call it: `Ollama`, `LM Studio`.
  package var label: String
  /// For a provider's address: `http://127.0.0.1:8080/v1`.
  package var address: String
  package var models: [ServedModel]

  package init(_ kind: Kind, _ label: String, _ address: String, _ models: [ServedModel]) {
    (self.kind, self.label, self.address, self.models) = (kind, label, address, models)
  }

  /// The name for `--model`.
  package func choice(_ model: ServedModel) -> String { kind.rawValue + ":" + model.name }
}

/// A model that a server has.
package struct ServedModel: Sendable, Equatable {
  package var name: String
  package var bytes: Int?
  package var parameters: String?
  package var quantisation: String?

  package init(
    _ name: String, bytes: Int? = nil, parameters: String? = nil, quantisation: String? = nil
  ) {
    (self.name, self.bytes) = (name, bytes)
    (self.parameters, self.quantisation) = (parameters, quantisation)
  }
}

/// A GGUF file in the models folder, or the beginning of one.
package struct ModelFile: Sendable, Equatable {
  /// Without `.gguf`.
  package var name: String
  package var path: String
  package var bytes: Int
  /// Whether its download has not come to its end.
  package var isPartial: Bool

  package init(_ name: String, path: String, bytes: Int, isPartial: Bool = false) {
    (self.name, self.path, self.bytes, self.isPartial) = (name, path, bytes, isPartial)
  }
}

/// Where a model that a person named is.
package enum ModelHome: Sendable, Equatable {
  case ollama(String)
  case server(ModelServer, String)
  case file(ModelFile)
}

/// How far a download is; bytes.
package struct FetchedBytes: Sendable, Equatable {
  /// What is done now, where it is not plain fetching: "doğrulanıyor".
  package var step: String?
  package var done: Int?
  package var total: Int?

  package init(step: String? = nil, done: Int? = nil, total: Int? = nil) {
    (self.step, self.done, self.total) = (step, done, total)
  }
}

/// A GGUF file on the web.
package struct ModelAddress: Sendable, Equatable {
  package var url: String
  /// What its SHA-256 must be, in lower-case hexadecimal; nil where nobody said.
  package var digest: String?

  package init(_ url: String, digest: String? = nil) { (self.url, self.digest) = (url, digest) }
}

/// A file that came whole.
package struct DownloadedModel: Sendable, Equatable {
  package var file: ModelFile
  package var digest: String
  /// Whether the digest is the one that was asked for or that the site names.
  package var isVerified: Bool

  package init(file: ModelFile, digest: String, isVerified: Bool) {
    (self.file, self.digest, self.isVerified) = (file, digest, isVerified)
  }
}

/// What a server or a file tells of a model.
package struct ModelFacts: Sendable, Equatable {
  package var bytes: Int?
  package var parameters: String?
  package var quantisation: String?
  /// The longest context it was trained for.
  package var context: Int?
  /// The context it runs with.
  package var loadedContext: Int?
  /// Nil where the server does not tell.
  package var isLoaded: Bool?
  package var capabilities: [String] = []
  /// Tokens a second.
  package var readingSpeed: Double?
  package var writingSpeed: Double?

  package init() {}
}

/// Which server to start.
package struct ServerWish: Sendable, Equatable {
  package var file: ModelFile
  package var context: Int?
  /// Whether it stays when balli ends.
  package var isPermanent: Bool

  package init(file: ModelFile, context: Int? = nil, isPermanent: Bool = false) {
    (self.file, self.context, self.isPermanent) = (file, context, isPermanent)
  }
}

/// A server of llama.cpp that balli started.
package struct RunningServer: Sendable, Equatable {
  package var model: String
  package var port: Int
  package var process: Int32
  package var isPermanent: Bool

  package init(model: String, port: Int, process: Int32, isPermanent: Bool) {
    (self.model, self.port) = (model, port)
    (self.process, self.isPermanent) = (process, isPermanent)
  }

  /// What it is called by an OpenAI-compatible client.
  package var address: String { "http://127.0.0.1:\(port)/v1" }
}
