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
  /// The rhythm in which a source may be asked so many times a second; nil for the one that all
  /// processes keep.
  var pace: (@Sendable (_ source: String, _ most: Int) -> Pace)?

  /// Throws where a key or an address is missing or must not be used; sends nothing.
  func make(
    _ name: ModelName, embedded: LanguageModel, settings: ModelSettings
  ) throws -> LanguageModel {
    let way = fetcher().waiting(settings.patience)
    let model =
      switch name.provider {
      case nil: embedded
      case .openai: try openAI(name, way, settings)
      case .gemini: try gemini(name, way, settings)
      case .ollama: try ollama(name, way, settings)
      }
    return name.provider == nil ? model : model.hiding(keys.all)
  }

  /// What is known of models by name: the table of the house after the person's own rows.
  var table: ModelTable {
    let own = (try? files.read(places.modelTable)) ?? nil
    return own.map { ModelTable.standard.adding($0) } ?? .standard
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
    _ name: ModelName, _ fetcher: Fetcher, _ settings: ModelSettings
  ) throws -> LanguageModel {
    let address = try address(of: .openai)
    let key = try keys.key(of: .openai, at: address)
    let server = OpenAIServer(baseURL: address, key: key, fetcher: fetcher)
    try check(server.address.base)
    let isLocal = server.address.isLocal
    guard key != nil || isLocal else { throw keys.missing(of: .openai) }
    let judge = judge(of: name, at: server.address.base)
    let window = judge.table.entry(of: name.model)?.window
    var options = OpenAIOptions(images: { Compose.pictureParts(of: $0) })
    options.cacheHint = .at(server.address, model: name.model)
    let plain = OpenAIModel(name: name.text, model: name.model, server: server, options: options)
    let base = options
    let exam = Once<ModelJudge.Verdict>()
    let facts = Once {
      // A server that cannot tell is asked all the same; its own failure says more.
      try? await OpenAIProbe(server).facts(of: name.model)
    }
    return ready(plain.model, settings, judge, window) { tell in
      let facts = isLocal || window == nil ? await facts.value() : nil
      var verdict = judge.known(settings.strength(), billions: facts?.billions)
      // A server of this machine that does not list the model takes any name.
      if verdict == nil, !isLocal || facts?.isListed == true {
        verdict = await exam.value(by: { await judge.examined(plain.model, tell) })
      }
      var options = base
      options.contextTokens = settings.window() ?? facts?.contextTokens ?? window
      verdict = ModelJudge.narrowed(verdict, to: options.contextTokens)
      options.isSmall = verdict?.isSmall ?? false
      if let facts { options = facts.options(options) }
      let model = plain.with(options).replying(isConstrained: settings.form().isConstrained)
      return (model.model, verdict?.how)
    }
  }

  /// A model that knows by its name what can be known so, and finds out the rest at its first use.
  private func ready(
    _ model: LanguageModel, _ settings: ModelSettings, _ judge: ModelJudge, _ window: Int?,
    by find:
      @escaping @Sendable (@escaping @Sendable (String) -> Void) async -> (
        LanguageModel, KnownStrength?
      )
  ) -> LanguageModel {
    var model = model
    let known = judge.known(settings.strength())
    model.traits.isSmall = known?.isSmall ?? false
    model.traits.strength = known?.how
    model.traits.contextTokens = settings.window() ?? window ?? model.traits.contextTokens
    model.readied = { tell in
      var (found, how) = await find(tell)
      found.traits.strength = how
      return found
    }
    return model
  }

  private func judge(of name: ModelName, at address: String) -> ModelJudge {
    ModelJudge(name: name, address: address, table: table, files: files, places: places)
  }

  private func gemini(
    _ name: ModelName, _ fetcher: Fetcher, _ settings: ModelSettings
  ) throws -> LanguageModel {
    let address = try address(of: .gemini)
    try check(address)
    guard let key = try keys.key(of: .gemini, at: address) else { throw keys.missing(of: .gemini) }
    var gemini = GeminiModel(
      name: name.text, model: name.model, baseURL: address, key: key, fetcher: fetcher)
    gemini.media = { Compose.pictures(of: $0) }
    let plain = gemini
    let judge = judge(of: name, at: address)
    let window = judge.table.entry(of: name.model)?.window
    let exam = Once<ModelJudge.Verdict>()
    let listed = Once {
      try? await GeminiModel.list(baseURL: address, key: key, fetcher: fetcher)
        .first { $0.name == name.model }?.contextTokens
    }
    return ready(plain.model, settings, judge, window) { tell in
      var gemini = plain
      var verdict = judge.known(settings.strength())
      if verdict == nil {
        verdict = await exam.value(by: { await judge.examined(plain.model, tell) })
      }
      gemini.traits.isSmall = verdict?.isSmall ?? false
      let told = settings.window() ?? window
      let asked = told == nil ? await listed.value() ?? nil : nil
      gemini.traits.contextTokens = told ?? asked ?? plain.traits.contextTokens
      return (gemini.model, verdict?.how)
    }
  }

  private func ollama(
    _ name: ModelName, _ fetcher: Fetcher, _ settings: ModelSettings
  ) throws -> LanguageModel {
    let host = try address(of: .ollama)
    var ollama = OllamaModel(
      name: name.text, model: name.model, host: host, fetcher: fetcher)
    ollama.media = { Compose.pictures(of: $0) }
    try check(ollama.address)
    let plain = ollama
    let judge = judge(of: name, at: plain.address)
    let exam = Once<ModelJudge.Verdict>()
    let details = Once { try? await OllamaLibrary(host: host, fetcher: fetcher).show(name.model) }
    return ready(plain.model, settings, judge, plain.context) { tell in
      var ollama = plain
      let details = await details.value()
      let billions = details?.parameters.flatMap { ModelSize.billions(in: $0) }
      var verdict = judge.known(settings.strength(), billions: billions)
      if verdict == nil, details != nil {
        verdict = await exam.value(by: { await judge.examined(plain.model, tell) })
      }
      let set = settings.window() ?? details?.configuredContext
      ollama.context =
        set ?? OllamaModel.context(of: details, isSmall: verdict?.isSmall ?? false)
      verdict = ModelJudge.narrowed(verdict, to: ollama.context)
      ollama.isSmall = verdict?.isSmall ?? false
      return (ollama.model, verdict?.how)
    }
  }
}

/// Something that is found out once; until it was, each asking tries anew.
private final class Once<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)
  private let find: @Sendable () async -> Value?

  init(_ find: @escaping @Sendable () async -> Value? = { nil }) { self.find = find }

  func value() async -> Value? { await value(by: find) }

  /// What is known, or what `find` finds now.
  func value(by find: @Sendable () async -> Value?) async -> Value? {
    if let value = known.withLock({ $0 }) { return value }
    let found = await find()
    known.withLock { $0 = found }
    return found
  }
}

extension Compose {
  /// The one way to other machines, made at its first use.
  static let fetcher = Curl(now: { Date() }).fetcher
}
