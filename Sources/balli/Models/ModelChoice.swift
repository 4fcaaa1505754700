import Domain

// Choosing a model, and finding the one that a person means.
extension ModelCommands {
  /// Makes a model the one that answers.
  ///
  /// A model that a server of this machine has may be named without its provider; the server's
  /// address is kept, so that nothing meant for this machine goes elsewhere.
  func use(_ name: String) async throws {
    let choice = try await resolved(name)
    if choice.provider == .openai || choice.provider == .ollama {
      try await check(choice)
    }
    try choose(choice.text)
    tell(Texts.model(choice.text, prefix), ["model": .string(choice.text)])
  }

  private func resolved(_ name: String) async throws -> ModelName {
    let known: Failure
    do throws(Failure) { return try ModelName(parsing: name) } catch { known = error }
    // A provider that is there, with a name that is not.
    if let first = name.split(separator: ":").first,
      Provider(rawValue: Spelling.ascii(String(first))) != nil
    {
      throw known
    }
    switch try await home(of: name) {
    case .ollama(let model): return try ModelName(parsing: "ollama:" + model)
    case .server(_, let model): return try ModelName(parsing: "openai:" + model)
    case .file(let file):
      if let running = shelf.running(), running.model == file.name {
        return try ModelName(parsing: "openai:" + running.model)
      }
      throw Failure(.usage, ModelTexts.isFile(file.name, prefix))
    }
  }

  private func check(_ choice: ModelName) async throws {
    let servers = await shelf.servers()
    if choice.provider == .ollama {
      guard let ollama = servers.first(where: { $0.kind == .ollama }) else {
        return presenter.hint(ModelTexts.ollamaSilent)
      }
      guard ollama.has(choice.model) else {
        throw Failure(.noInput, ModelTexts.notPulled(choice.model, prefix))
      }
      return
    }
    // The environment's own server comes first and needs no remembering.
    guard !choices.hasAddressInEnvironment else { return }
    let holders = servers.filter { $0.kind == .openai && $0.has(choice.model) }
    let running = shelf.running().flatMap { $0.model == choice.model ? $0.address : nil }
    guard let address = running ?? holders.first?.address else { return }
    guard try choices.read(MachineChoices.openAIAddress) != address else { return }
    try choices.write(MachineChoices.openAIAddress, address)
    presenter.hint(ModelTexts.addressKept(address))
  }

  /// Where a model is that a person named with or without its provider; throws where nowhere.
  func home(of name: String) async throws -> ModelHome {
    let parsed = try? ModelName(parsing: name)
    let bare = parsed.flatMap { $0.provider == nil ? nil : $0.model } ?? name
    let files = shelf.files()
    let file = files.first { $0.name == bare || $0.name + ".gguf" == bare }
    if parsed?.provider == nil, let file { return .file(file) }
    let servers = await shelf.servers()
    for server in servers
    where parsed?.provider == nil || server.kind.rawValue == parsed?.provider?.rawValue {
      guard server.has(bare) else { continue }
      return server.kind == .ollama ? .ollama(bare) : .server(server, bare)
    }
    if let file { return .file(file) }
    let all = files.map(\.name) + servers.flatMap { $0.models.map(\.name) }
    let nearest = Spelling.nearest(bare, among: all)
    throw Failure(.noInput, ModelTexts.unknown(name, nearest: nearest, prefix))
  }
}

extension ModelServer {
  /// Whether it has a model of this name; for Ollama one without a tag is the latest.
  func has(_ name: String) -> Bool {
    models.contains { $0.name == name || (kind == .ollama && $0.name == name + ":latest") }
  }
}
