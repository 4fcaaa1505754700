import Domain
import LocalModels
import Terminal

// What models are doing, and the server of llama.cpp.
extension ModelCommands {
  /// Tells of one model, or of the one that answers and the server that runs.
  func tellStatus(_ name: String?, measures: Bool) async throws {
    let wanted = name ?? current
    var parts: [String] = []
    var data = JSON.object(["model": .string(wanted)])
    if let parsed = try? ModelName(parsing: wanted), parsed.provider == nil {
      parts.append(ModelTexts.ownFacts)
    } else {
      do {
        let facts = try await facts(of: wanted, measures: measures)
        parts.append(ModelTexts.facts(wanted, facts))
        data = data.setting("facts", to: Self.data(facts))
        if !measures, facts.isLoaded != false { parts.append(ModelTexts.measure(wanted, prefix)) }
      } catch let failure as Failure {
        // A service has no shelf to look at: whether there is a key is what there is to know.
        guard let provider = (try? ModelName(parsing: wanted))?.provider, provider != .ollama,
          failure.exit == .noInput
        else { throw failure }
        parts += [wanted, ModelTexts.serviceStatus(provider, keys.state(of: provider))]
        data = data.setting("key", to: .bool(keys.state(of: provider).isThere))
      }
    }
    if name == nil, let running = shelf.running() {
      parts.append(ModelTexts.running(running))
      data = data.setting("running", to: Self.data(running))
    }
    tell(parts.joined(separator: "\n"), data)
  }

  private func facts(of name: String, measures: Bool) async throws -> ModelFacts {
    let home = try await home(of: name)
    if measures { status(ModelTexts.measuring) }
    defer { status(nil) }
    let shelf = shelf
    let task = Task.detached { try await shelf.facts(home, measures) }
    do {
      return try await stopping(task).get()
    } catch {
      throw task.isCancelled ? Failure(.interrupted, Texts.cut) : Failure(ofModels: error)
    }
  }

  private static func data(_ facts: ModelFacts) -> JSON {
    func number(_ value: Int?) -> JSON? { value.map { .number(Double($0)) } }
    return .object([
      "bytes": number(facts.bytes), "parameters": facts.parameters.map(JSON.string),
      "quantisation": facts.quantisation.map(JSON.string), "context": number(facts.context),
      "loadedContext": number(facts.loadedContext), "loaded": facts.isLoaded.map(JSON.bool),
      "capabilities": facts.capabilities.isEmpty
        ? nil : .array(facts.capabilities.map(JSON.string)),
      "readingSpeed": facts.readingSpeed.map(JSON.number),
      "writingSpeed": facts.writingSpeed.map(JSON.number),
    ])
  }

  /// Starts a server of llama.cpp for a file.
  ///
  /// Where balli would end at once, and the server with it, it stays until Ctrl-C.
  func start(_ name: String?, context: Int?, isPermanent: Bool) async throws -> Exit {
    let wish = ServerWish(
      file: try await file(named: name), context: context, isPermanent: isPermanent)
    let (shelf, status) = (shelf, status)
    let task = Task.detached { try await shelf.start(wish) { status($0) } }
    let result = await stopping(task)
    status(nil)
    let server: RunningServer
    switch result {
    case .success(let made): server = made
    case .failure where task.isCancelled: return .interrupted
    case .failure(let error): throw Failure(ofModels: error)
    }
    try choices.write(MachineChoices.openAIAddress, server.address)
    tell(ModelTexts.started(server, prefix), Self.data(server))
    guard staysForServers, !isPermanent, let interrupts else { return .done }
    presenter.hint(ModelTexts.waiting)
    await Self.waitForCtrlC(interrupts)
    try await stop()
    return .done
  }

  private nonisolated static func waitForCtrlC(_ interrupts: Interrupts) async {
    let (pressed, press) = AsyncStream.makeStream(of: Never.self)
    await interrupts.telling({ press.finish() }) { for await _ in pressed {} }
  }

  private func file(named name: String?) async throws -> ModelFile {
    let files = shelf.files()
    if let name {
      if name.hasPrefix("/"), name.hasSuffix(".gguf") {
        guard choices.files.exists(name) else {
          throw Failure(.noInput, ModelTexts.unknown(name, nearest: nil, prefix))
        }
        let title = name.split(separator: "/").last.map { String($0.dropLast(".gguf".count)) }
        return ModelFile(title ?? name, path: name, bytes: ModelFiles.size(name))
      }
      guard case .file(let file) = try await home(of: name) else {
        throw Failure(.usage, ModelTexts.notFile(name))
      }
      guard !file.isPartial else { throw Failure(.usage, ModelTexts.halfFile(file.name)) }
      return file
    }
    let whole = files.filter { !$0.isPartial }
    guard let first = whole.first else { throw Failure(.noInput, ModelTexts.noFiles) }
    guard whole.count == 1 else {
      let names = whole.map(\.name).joined(separator: ", ")
      throw Failure(.usage, ModelTexts.severalFiles + names)
    }
    return first
  }

  /// Stops the server that runs and forgets its address.
  func stop() async throws {
    guard let stopped = try await shelf.stop() else {
      return tell(ModelTexts.nothingRuns, ["stopped": .null])
    }
    if try choices.read(MachineChoices.openAIAddress) == stopped.address {
      // Kept on purpose: without it the same name would mean the service on the internet.
      presenter.hint(ModelTexts.addressStays(prefix))
    }
    tell(ModelTexts.stopped(stopped), ["stopped": .string("openai:" + stopped.model)])
  }
}
