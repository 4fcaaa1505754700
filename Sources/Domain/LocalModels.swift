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
