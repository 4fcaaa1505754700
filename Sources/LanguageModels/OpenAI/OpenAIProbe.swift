import Domain

/// Looks at a server: which models it has and what they can do.
///
///     let facts = try await OpenAIProbe(server).facts(of: "qwen")  // 4096 tokens, small, keeps schemas
package struct OpenAIProbe: Sendable {
  private let server: OpenAIServer

  package init(_ server: OpenAIServer) { self.server = server }

  /// A model that a server lists.
  package struct OfferedModel: Sendable, Equatable {
    package var id: String
    package var contextTokens: Int?
    /// Billions of parameters.
    package var billions: Double?
    package var bytes: Int?
    /// `llamacpp`, `vllm`, `library` (Ollama), `openai` and the like.
    package var owner: String
  }

  /// What is known of a model on its server.
  package struct Facts: Sendable, Equatable {
    package var contextTokens: Int?
    /// Where its file is on the server's machine.
    package var path: String?
    package var isSmall = false
    /// Whether replies can be held to a JSON Schema.
    package var keepsSchema = false
    package var seesImages = false
    package var hearsAudio = false
    /// Whether its template makes it think before it answers.
    package var thinks = false
    /// What kind of server lists it: `llamacpp`, `vllm`; empty where none does.
    package var owner = ""
    /// Billions of parameters, where the server tells.
    package var billions: Double?
    /// Whether the server lists it.
    package var isListed = false

    /// Tokens of a small model's reply at most, because some never end by themselves.
    private static let mostTokens = 512

    /// Options for the model: constrained where it is small and its server keeps to a schema.
    ///
    /// Measured with a model of 1.5 billion parameters, a constrained reply names a tool that was
    /// offered more often than a free one, and its prompt has a fraction of the tokens.
    package func options(_ options: OpenAIOptions = OpenAIOptions()) -> OpenAIOptions {
      var options = options
      options.contextTokens = options.contextTokens ?? contextTokens
      options.isSmall = options.isSmall ?? isSmall
      if owner == "llamacpp" { options.cacheHint = .prompt }
      let isSmall = options.isSmall ?? isSmall
      if isSmall { options.maxTokens = options.maxTokens ?? Self.mostTokens }
      options.isConstrained =
        options.isConstrained || isSmall && keepsSchema && !thinks
      return options
    }
  }

  /// The models that the server lists, in its order; throws `ModelFailure`.
  package func models() async throws -> [OfferedModel] {
    let base = server.address.base
    guard let json = try await server.json(server.address.url("models"), for: base) else {
      return []
    }
    let list = json["data"]?.array ?? json["models"]?.array ?? json.array ?? []
    return list.compactMap(Self.model)
  }

  /// What can be known of a model without asking it anything; throws `ModelFailure`.
  ///
  /// A model that is not listed is told of by its name alone: some servers take any name.
  package func facts(of model: String) async throws -> Facts {
    let offered = try await models()
    let found = offered.first { $0.id == model } ?? (offered.count == 1 ? offered.first : nil)
    var facts = Facts(contextTokens: found?.contextTokens)
    facts.isListed = found != nil
    facts.billions = found?.billions ?? ModelSize.billions(in: model)
    facts.isSmall = facts.billions.map { $0 <= ModelSize.small } ?? false
    let owner = found?.owner ?? ""
    facts.owner = owner
    facts.keepsSchema =
      server.address.isLocal
      || ["llamacpp", "vllm", "openai", "system", "openai-internal"].contains(owner)
    if owner == "llamacpp", let props = try? await server.json(server.address.rootURL("props")) {
      facts.add(props)
    }
    return facts
  }

  /// Tokens that llama.cpp reads and writes in a second, by a short answer to `prompt`.
  ///
  /// Throws `ModelFailure`; nil where the server does not tell.
  package func speed(_ prompt: String) async throws -> (reading: Double?, writing: Double?)? {
    let body: JSON = ["prompt": .string(prompt), "n_predict": 48, "cache_prompt": false]
    let timings = try await server.json(
      server.address.rootURL("completion"), posting: body,
      limits: FetchLimits(connect: 5, idle: 300, total: 600, body: 8_000_000))?["timings"]
    return timings.map { ($0["prompt_per_second"]?.number, $0["predicted_per_second"]?.number) }
  }

  private static func model(_ json: JSON) -> OfferedModel? {
    guard let id = json["id"]?.string ?? json["name"]?.string ?? json["model"]?.string else {
      return nil
    }
    let meta = json["meta"] ?? .null
    let context = [
      meta["n_ctx"], json["max_model_len"], json["context_length"], json["context_window"],
      json["max_context_length"], json["loaded_context_length"],
    ]
    let parameters = meta["n_params"]?.number.map { $0 / 1e9 }
    return OfferedModel(
      id: id,
      contextTokens: context.lazy.compactMap { $0?.number }.first { $0 >= 1 && $0 < 1e9 }
        .map { Int($0) },
      billions: parameters ?? ModelSize.billions(in: id),
      bytes: meta["size"]?.number.flatMap(Int.init(exactly:)), owner: json["owned_by"]?.string ?? ""
    )
  }
}

extension OpenAIProbe.Facts {
  /// Adds what llama.cpp tells of the model that it runs.
  fileprivate mutating func add(_ props: JSON) {
    if let context = props["default_generation_settings"]?["n_ctx"]?.number, context >= 1,
      context < 1e9
    {
      contextTokens = Int(context)
    }
    path = props["model_path"]?.string
    seesImages = props["modalities"]?["vision"]?.bool ?? false
    hearsAudio = props["modalities"]?["audio"]?.bool ?? false
    thinks = props["chat_template"]?.string?.contains("<think>") ?? false
  }
}
