import Domain
import LocalModels
import Synchronization
import Terminal

// Fetching and removing models.
extension ModelCommands {
  /// Fetches a model from Ollama's library, or a GGUF file from an address.
  func fetch(_ name: String, digest: String?) async throws -> Exit {
    if name.contains("://") {
      let title = try ModelDownload.fileName(of: name)
      let (shelf, address) = (shelf, ModelAddress(name, digest: digest))
      let made = try await watching(title) { try await shelf.download(address, $0) }
      guard let made else { return .interrupted }
      let data: JSON = [
        "name": .string(made.file.name), "path": .string(made.file.path),
        "bytes": .number(Double(made.file.bytes)), "sha256": .string(made.digest),
        "verified": .bool(made.isVerified),
      ]
      tell(ModelTexts.fetched(made, prefix), data)
      return .done
    }
    guard digest == nil else { throw Failure(.usage, Texts.extraArguments("“\(digest ?? "")”")) }
    let model = name.hasPrefix("ollama:") ? String(name.dropFirst("ollama:".count)) : name
    let shelf = shelf
    let isDone: Void? = try await watching(model) { try await shelf.pull(model, $0) }
    guard isDone != nil else { return .interrupted }
    tell(ModelTexts.fetched(model, prefix), ["name": .string("ollama:" + model)])
    return .done
  }

  /// Does a long work with a line that shows how far it is; nil where Ctrl-C ended it.
  private func watching<Value: Sendable>(
    _ name: String,
    _ work: @escaping @Sendable (@escaping @Sendable (FetchedBytes) -> Void) async throws -> Value
  ) async throws -> Value? {
    let line = ProgressLine(DownloadBar(name: name), show: status)
    status(ModelTexts.fetching(name))
    defer { status(nil) }
    let task = Task.detached { try await work { line.show($0) } }
    let result = await stopping(task)
    switch result {
    case .success(let value): return value
    case .failure where task.isCancelled:
      status(nil)
      presenter.hint(ModelTexts.fetchStopped)
      return nil
    case .failure(let error): throw Failure(ofModels: error)
    }
  }

  /// The end of a task, which Ctrl-C cancels.
  func stopping<Value: Sendable>(
    _ task: Task<Value, any Error>
  ) async -> Result<Value, any Error> {
    guard let interrupts else { return await task.result }
    return await Self.stopping(task, on: interrupts)
  }

  private nonisolated static func stopping<Value: Sendable>(
    _ task: Task<Value, any Error>, on interrupts: Interrupts
  ) async -> Result<Value, any Error> {
    await interrupts.telling({ task.cancel() }) { await task.result }
  }

  /// Removes a model after a yes.
  func delete(_ name: String, isSure: Bool) async throws -> Exit {
    let home = try await home(of: name)
    if case .file(let file) = home, let running = shelf.running(), running.model == file.name {
      throw Failure(.usage, ModelTexts.inUse(file.name, prefix))
    }
    if case .server = home { throw Failure(.usage, ModelTexts.cannotDelete) }
    let question = ModelTexts.deleteQuestion(name, await size(of: home))
    if !isSure, !approves {
      if let later { return await later("sil-" + name, question) { try await remove(home, name) } }
      guard isApproved(question, name) else {
        tell(ModelTexts.notDeleted, ["deleted": .null])
        return .done
      }
    }
    try await remove(home, name)
    return .done
  }

  private func remove(_ home: ModelHome, _ name: String) async throws {
    do { try await shelf.delete(home) } catch { throw Failure(ofModels: error) }
    tell(ModelTexts.deleted(name), ["deleted": .string(name)])
  }

  private func isApproved(_ question: String, _ name: String) -> Bool {
    if let answer = ask?(question) { return answer }
    presenter.hint(question + " " + ModelTexts.sayYes(name, prefix))
    return false
  }

  private func size(of home: ModelHome) async -> Int? {
    switch home {
    case .file(let file): file.bytes
    case .ollama(let name):
      await shelf.servers().first { $0.kind == .ollama }?.models.first { $0.name == name }?.bytes
    case .server: nil
    }
  }
}

/// Shows the progress of a work of another task, ten times a second at most.
private final class ProgressLine: Sendable {
  private struct State {
    var bar: DownloadBar
    var shown: ContinuousClock.Instant?
  }

  private let state: Mutex<State>
  private let start = ContinuousClock.now
  private let put: @Sendable (String?) -> Void

  init(_ bar: DownloadBar, show: @escaping @Sendable (String?) -> Void) {
    state = Mutex(State(bar: bar))
    put = show
  }

  func show(_ fetched: FetchedBytes) {
    let now = ContinuousClock.now
    let line: String? = state.withLock { state in
      let isEnd = fetched.done != nil && fetched.done == fetched.total
      if let shown = state.shown, now - shown < .milliseconds(100), fetched.step == nil, !isEnd {
        return nil
      }
      state.shown = now
      return state.bar.line(fetched, seconds: (now - start) / .seconds(1))
    }
    if let line { put(line) }
  }
}

extension Failure {
  /// What went wrong with a model's server or its download.
  init(ofModels error: any Error) {
    switch error {
    case let failure as ModelFailure:
      self.init(Exit(modelCode: failure.code), failure.message)
    case let failure as FetchFailure:
      let exit: Exit =
        switch failure.kind {
        case .badURL, .insecure: .usage
        case .idleTimeout, .totalTimeout, .reset: .tryLater
        default: .unavailable
        }
      self.init(exit, failure.message)
    default: self.init(wrapping: error)
    }
  }
}

extension Exit {
  /// The code of a model's failure.
  fileprivate init(modelCode: String) {
    self =
      switch modelCode {
      case "notFound": .noInput
      case "rateLimited", "incomplete": .tryLater
      case "unauthorized": .notPermitted
      case "unreachable", "serverError": .unavailable
      default: Exit(errorCode: modelCode)
      }
  }
}
