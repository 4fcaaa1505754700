import Domain
import Fetching
import Foundation
import LanguageModels
import LocalModels

/// Makes the shelf of models over the network, the models folder and llama.cpp's server.
struct LiveModelCatalog: Sendable {
  let models: LiveModels
  let llama: LlamaServer
  private let servers: ModelServers

  /// Takes the same parts as the models themselves.
  init(_ models: LiveModels) {
    self.models = models
    llama = LlamaServer(
      folder: models.places.data, path: models.environment("PATH"), files: models.files,
      fetcher: models.fetcher,
      sleep: { try await Task.sleep(for: $0) })
    servers = ModelServers(models: models, llama: llama)
  }

  /// The port.
  var shelf: ModelCatalog {
    ModelCatalog(
      servers: { await servers.answering() }, files: { folder.list() },
      pull: { try await pull($0, $1) }, download: { try await download($0, $1) },
      delete: { try await delete($0) }, facts: { try await facts($0, measures: $1) },
      start: { try await llama.start($0, progress: $1) }, stop: { try await llama.stop() },
      running: { llama.running() })
  }

  private var folder: ModelFiles {
    ModelFiles(folder: models.places.data + "/models", files: models.files)
  }

  private func ollama() throws -> OllamaLibrary {
    OllamaLibrary(host: try models.address(of: .ollama), fetcher: models.fetcher())
  }

  // MARK: Fetching and removing

  private func pull(
    _ name: String, _ progress: @Sendable (FetchedBytes) -> Void
  ) async throws {
    for try await step in try ollama().pull(name) {
      try Task.checkCancellation()
      let isFetching = step.digest != nil
      progress(
        FetchedBytes(
          step: isFetching ? nil : step.step, done: step.completed, total: step.total))
    }
    try Task.checkCancellation()
  }

  private func download(
    _ address: ModelAddress, _ progress: @Sendable (FetchedBytes) -> Void
  ) async throws -> DownloadedModel {
    let download = ModelDownload(
      fetcher: models.fetcher(), folder: folder.folder, files: models.files)
    return try await download.fetch(address, progress: progress)
  }

  private func delete(_ home: ModelHome) async throws {
    switch home {
    case .file(let file): try folder.delete(file)
    case .ollama(let name): try await ollama().delete(name)
    case .server: throw Failure(.usage, ModelTexts.cannotDelete)
    }
  }

  // MARK: Facts

  private func facts(_ home: ModelHome, measures: Bool) async throws -> ModelFacts {
    switch home {
    case .file(let file): return folder.facts(file)
    case .ollama(let name): return try await ollamaFacts(name, measures: measures)
    case .server(let server, let model):
      return try await serverFacts(server, model, measures: measures)
    }
  }

  private func ollamaFacts(_ name: String, measures: Bool) async throws -> ModelFacts {
    let library = try ollama()
    func isIt(_ listing: OllamaListing) -> Bool {
      listing.name == name || listing.name == name + ":latest"
    }
    let details = try await library.show(name)
    var facts = ModelFacts()
    (facts.parameters, facts.quantisation) = (details.parameters, details.quantisation)
    (facts.context, facts.capabilities) = (details.contextLength, details.capabilities)
    facts.bytes = try await library.list().first(where: isIt)?.size
    // An old server does not tell what is in memory.
    if let running = try? await library.running() {
      facts.isLoaded = running.contains(where: isIt)
      facts.loadedContext = running.first(where: isIt)?.context
    }
    guard measures else { return facts }
    let speed = try await library.speed(of: name, prompt: ModelTexts.speedPrompt)
    facts.isLoaded = true
    (facts.readingSpeed, facts.writingSpeed) = (speed.reading, speed.writing)
    return facts
  }

  /// What llama.cpp tells beyond the common interface; others answer 404, which tells nothing.
  private func serverFacts(
    _ server: ModelServer, _ model: String, measures: Bool
  ) async throws -> ModelFacts {
    var facts = ModelFacts()
    let listed = server.models.first { $0.name == model }
    (facts.bytes, facts.parameters) = (listed?.bytes, listed?.parameters)
    guard WebAddress(server.address).isOnThisMachine else { return facts }
    let probe = OpenAIProbe(
      try servers.asked(at: server.address, sendsKey: false, models.fetcher()))
    if let told = try? await probe.facts(of: model) {
      facts.loadedContext = told.contextTokens
      facts.isLoaded = told.path == nil ? nil : true
      if let path = told.path, path.hasPrefix("/") {
        let file = folder.facts(ModelFile(model, path: path, bytes: ModelFiles.size(path)))
        (facts.context, facts.quantisation) = (file.context, file.quantisation)
        if let bytes = file.bytes, bytes > 0 { facts.bytes = bytes }
      }
    }
    guard measures else { return facts }
    guard let speed = try await probe.speed(ModelTexts.speedPrompt) else {
      throw Failure(.unavailable, ModelTexts.noSpeed)
    }
    (facts.readingSpeed, facts.writingSpeed) = speed
    return facts
  }
}
