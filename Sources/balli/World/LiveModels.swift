import AgentLoop
import Domain
import EmbeddedModel
import Fetching
import Foundation
import LanguageModels
import Synchronization

/// Makes the model behind a value of `--model`.
struct LiveModels: Sendable {
  let environment: @Sendable (String) -> String?
  let files: Files
  let places: Places
  let fetcher: @Sendable () -> Fetcher

  /// Throws where a key or an address is missing or must not be used; sends nothing.
  ///
  /// `form` and `patience` are asked at each turn, so that a changed setting holds at once.
  func make(
    _ name: ModelName, embedded: LanguageModel, form: @escaping @Sendable () -> ReplyForm,
    patience: @escaping @Sendable () -> ModelPatience?
  ) throws -> LanguageModel {
    switch name.provider {
    case nil: return embedded
    case .openai: return try openAI(name, fetcher().waiting(patience), form)
    case .gemini: return try gemini(name, fetcher().waiting(patience))
    case .ollama: return try ollama(name, fetcher().waiting(patience))
    }
  }

  /// Where a provider is.
  func address(of provider: Provider) throws -> String { try keys.address(of: provider) }

  /// The keys of the services.
  var keys: Keys { Keys(environment: environment, files: files, places: places) }

  private func check(_ address: String) throws(Failure) {
    guard WebAddress(address).isSafe else {
      throw Failure(.configuration, Texts.insecureAddress(address))
    }
  }

  // MARK: Providers

  private func openAI(
    _ name: ModelName, _ fetcher: Fetcher, _ form: @escaping @Sendable () -> ReplyForm
  ) throws -> LanguageModel {
    let address = try address(of: .openai)
    let key = try keys.key(of: .openai, at: address)
    let server = OpenAIServer(baseURL: address, key: key, fetcher: fetcher)
    try check(server.address.base)
    guard key != nil || server.address.isLocal else {
      throw keys.missing(of: .openai)
    }
    let options = OpenAIOptions(images: { Compose.pictureParts(of: $0) })
    let model = { @Sendable (options: OpenAIOptions) in
      OpenAIModel(name: name.text, model: name.model, server: server, options: options)
    }
    let plain = model(options)
    let inForm = { @Sendable (model: OpenAIModel) in
      model.replying(isConstrained: form().isConstrained).model
    }
    guard server.address.isLocal else { return ready(plain.model) { inForm(plain) } }
    let known = Once {
      // A server that cannot tell is asked all the same; its own failure says more.
      let facts = try? await OpenAIProbe(server).facts(of: name.model)
      return facts.map { model($0.options(options)) }
    }
    return ready(plain.model) { inForm(await known.value() ?? plain) }
  }

  private func ready(
    _ model: LanguageModel, by readied: @escaping @Sendable () async -> LanguageModel
  ) -> LanguageModel {
    var model = model
    model.readied = readied
    return model
  }

  private func gemini(_ name: ModelName, _ fetcher: Fetcher) throws -> LanguageModel {
    let address = try address(of: .gemini)
    try check(address)
    guard let key = try keys.key(of: .gemini, at: address) else { throw keys.missing(of: .gemini) }
    var gemini = GeminiModel(
      name: name.text, model: name.model, baseURL: address, key: key, fetcher: fetcher)
    gemini.media = { Compose.pictures(of: $0) }
    return gemini.model
  }

  private func ollama(_ name: ModelName, _ fetcher: Fetcher) throws -> LanguageModel {
    let host = try address(of: .ollama)
    var ollama = OllamaModel(
      name: name.text, model: name.model, host: host, fetcher: fetcher)
    ollama.media = { Compose.pictures(of: $0) }
    try check(ollama.address)
    return ollama.model
  }
}

/// Something that is found out once; until it was, each asking tries anew.
private final class Once<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)
  private let find: @Sendable () async -> Value?

  init(_ find: @escaping @Sendable () async -> Value?) { self.find = find }

  func value() async -> Value? {
    if let value = known.withLock({ $0 }) { return value }
    let found = await find()
    known.withLock { $0 = found }
    return found
  }
}

extension Compose {
  /// The one way to other machines, made at its first use.
  static let fetcher = Curl(now: { Date() }).fetcher

  /// Who answers which message where `model` is chosen.
  static func routing(_ model: LanguageModel, _ mode: RoutingMode) -> Routing {
    if model.traits.isOurs { return .always(model) }
    if mode == .alwaysLocal { return .always(embeddedModel) }
    return Routing { request in
      let isAutomatic = mode == .automatic
      if isAutomatic, engine.understanding(of: request).isClear {
        return .init(model: embeddedModel, tools: nil)
      }
      let model = await model.readied?() ?? model
      let isBig = !model.traits.isSmall && !model.traits.isLocal
      if isBig { return .init(model: model, tools: nil) }
      if isAutomatic, model.traits.isSmall, engine.acts(on: request) {
        return .init(model: embeddedModel, tools: nil)
      }
      // A small model reads slowly: it is offered what the sentence can mean, and recall.
      let few = engine.lendable(for: request, atMost: 5) + ["recallConversations"]
      return .init(model: model, tools: Set(few))
    }
  }
}
