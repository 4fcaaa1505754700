import Domain
import Terminal
import Turkish

/// The commands about models: `balli model …` for the machine, `/model …` for the profile.
@MainActor struct ModelCommands {
  let shelf: ModelCatalog
  let keys: Keys
  /// Where addresses are kept.
  let choices: MachineChoices
  let presenter: any Presenter
  /// What stands before a verb in hints: `balli model`.
  let prefix: String
  /// Whether confirmations are answered with yes.
  let approves: Bool
  /// The model that answers now, as in `--model`.
  let current: String
  let interrupts: Interrupts?
  /// Shows a line that the next one replaces, and nil to take it away.
  var status: @Sendable (String?) -> Void = { _ in }
  /// Whether balli ends with this command, so that it must wait for the server that it started.
  var staysForServers = false
  /// Makes a model the one that answers.
  let choose: (String) throws -> Void
  /// Asks for a yes and waits for it; nil where that cannot be done here.
  var ask: ((String) -> Bool?)?
  /// Asks, and does it after a yes in the next line, in a conversation.
  var later: ((_ id: String, _ question: String, _ act: @escaping Act) async -> Exit)?
  typealias Act = @MainActor () async throws -> Void
  /// Asks for the key for a server; nil in a conversation, where it would be kept with what was typed.
  var secret: ((Provider, _ place: String) -> String?)?

  /// A desk over the world's shelf.
  init(
    world: World, presenter: any Presenter, prefix: String, approves: Bool, current: String,
    choose: @escaping (String) throws -> Void
  ) {
    (shelf, self.presenter, self.prefix) = (world.models, presenter, prefix)
    (self.approves, self.current, self.choose) = (approves, current, choose)
    keys = Keys(environment: world.environment, files: world.files, places: world.places)
    choices = MachineChoices(
      files: world.files, path: world.places.configuration,
      hasAddressInEnvironment: world.environment(Provider.openai.addressVariable) != nil)
    interrupts = world.interrupts
  }

  /// Does what the words ask for.
  func run(_ words: [String]) async throws -> Exit {
    switch try ModelSubcommand(words) {
    case .list: await list()
    case .use(let name): try await use(name)
    case .fetch(let name, let digest): return try await fetch(name, digest: digest)
    case .delete(let name, let isSure): return try await delete(name, isSure: isSure)
    case .status(let name, let measures): try await tellStatus(name, measures: measures)
    case .start(let name, let context, let isPermanent):
      return try await start(name, context: context, isPermanent: isPermanent)
    case .stop: try await stop()
    case .key(let name, let forgets): try key(name, forgets: forgets)
    case .address(let address): try keepAddress(address)
    }
    return .done
  }

  func tell(_ text: String, _ data: JSON? = nil) {
    presenter.show(CommandOutput(.model, text, data: data))
  }

  // MARK: List

  private func list() async {
    let (servers, files) = (await shelf.servers(), shelf.files())
    var lines = [ModelTexts.current(current, prefix), "", "  " + ModelTexts.embedded]
    for server in servers {
      lines += ["", ModelTexts.server(server)]
      lines += server.models.isEmpty ? [ModelTexts.noModels] : rows(of: server)
    }
    if servers.isEmpty { lines += ["", ModelTexts.noServers] }
    if !files.isEmpty {
      lines += ["", ModelTexts.files] + files.map { row($0) }
    }
    let there = Set(servers.filter { $0.kind == .ollama }.flatMap { $0.models.map(\.name) })
    let suggested = ModelTexts.suggestions.filter { !there.contains($0.name) }
    if !suggested.isEmpty {
      lines += ["", ModelTexts.suggested]
      lines += suggested.map { Self.columns([$0.name, NumberText.fileSize($0.bytes), $0.note]) }
    }
    let services: [Provider] = [.openai, .gemini]
    lines +=
      ["", ModelTexts.services] + services.map { ModelTexts.service($0, keys.state(of: $0)) }
    lines += ["", ModelTexts.hints(prefix)]
    tell(lines.joined(separator: "\n"), listing(servers, files, services))
  }

  private func rows(of server: ModelServer) -> [String] {
    server.models.prefix(60).map { model in
      let name = server.choice(model)
      let details = [model.bytes.map(NumberText.fileSize), model.parameters, model.quantisation]
      let row = Self.columns([name] + details.compactMap(\.self))
      return name == current ? "*" + row.dropFirst() : row
    }
  }

  private func row(_ file: ModelFile) -> String {
    let note = file.isPartial ? [ModelTexts.partial] : []
    return Self.columns([file.name, NumberText.fileSize(file.bytes)] + note)
  }

  private static func columns(_ cells: [String]) -> String {
    let widths = [28, 9, 9]
    let padded = cells.enumerated().map { index, cell in
      let width = index < widths.count && index < cells.count - 1 ? widths[index] : 0
      return cell + String(repeating: " ", count: max(0, width - cell.count))
    }
    return "  " + padded.joined(separator: " ")
  }

  private func listing(
    _ servers: [ModelServer], _ files: [ModelFile], _ services: [Provider]
  ) -> JSON {
    .object([
      "model": .string(current),
      "servers": .array(
        servers.map { server in
          [
            "kind": .string(server.kind.rawValue), "label": .string(server.label),
            "address": .string(server.address),
            "models": .array(server.models.map { Self.data($0, server.choice($0)) }),
          ]
        }),
      "files": .array(
        files.map { file in
          [
            "name": .string(file.name), "path": .string(file.path),
            "bytes": .number(Double(file.bytes)), "partial": .bool(file.isPartial),
          ]
        }),
      "suggested": .array(
        ModelTexts.suggestions.map { model in
          ["name": .string("ollama:" + model.name), "bytes": .number(Double(model.bytes))]
        }),
      "services": .array(
        services.map { ["name": .string($0.rawValue), "key": .bool(keys.state(of: $0).isThere)] }),
      "running": shelf.running().map(Self.data),
    ])
  }

  private static func data(_ model: ServedModel, _ choice: String) -> JSON {
    .object([
      "name": .string(choice), "bytes": model.bytes.map { .number(Double($0)) },
      "parameters": model.parameters.map(JSON.string),
      "quantisation": model.quantisation.map(JSON.string),
    ])
  }

  static func data(_ server: RunningServer) -> JSON {
    [
      "model": .string("openai:" + server.model), "address": .string(server.address),
      "process": .number(Double(server.process)), "permanent": .bool(server.isPermanent),
    ]
  }

  // MARK: Keys and addresses

  private func key(_ name: String, forgets: Bool) throws {
    guard let provider = Provider(rawValue: Spelling.ascii(name)),
      let variable = provider.keyVariable
    else { throw Failure(.usage, ModelTexts.noKeyNeeded(name)) }
    if forgets {
      try keys.forget(provider)
      tell(
        ModelTexts.keyForgotten(provider), ["provider": .string(provider.rawValue), "key": false])
    } else {
      guard let secret else { throw Failure(.usage, ModelTexts.keyOutside(provider)) }
      let address = try keys.address(of: provider)
      guard WebAddress(address).isSafe || !address.contains("://") else {
        throw Failure(.configuration, Texts.insecureAddress(address))
      }
      guard let key = secret(provider, WebAddress(address).place)?.trimmed, !key.isEmpty else {
        throw Failure(.noInput, ModelTexts.noKeyGiven)
      }
      guard key.utf8.count <= 1024, key.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) else {
        throw Failure(.badData, ModelTexts.badKey)
      }
      try keys.keep(key, for: provider)
      let place = WebAddress(address).place
      tell(
        ModelTexts.keyKept(provider, place),
        ["provider": .string(provider.rawValue), "key": true, "host": .string(place)])
    }
    if case .environment = keys.state(of: provider) {
      presenter.hint(ModelTexts.environmentWins(variable))
    }
  }

  private func keepAddress(_ address: String?) throws {
    guard let address else {
      let kept = try choices.read(MachineChoices.openAIAddress)
      return tell(ModelTexts.address(kept), .object(["address": kept.map(JSON.string)]))
    }
    if address == "-" {
      try choices.write(MachineChoices.openAIAddress, nil)
      return tell(ModelTexts.addressForgotten, ["address": .null])
    }
    guard WebAddress(address).isSafe else {
      throw Failure(.configuration, Texts.insecureAddress(address))
    }
    try choices.write(MachineChoices.openAIAddress, address)
    tell(ModelTexts.addressKept(address), ["address": .string(address)])
    if case .elsewhere(let others) = keys.state(of: .openai) {
      presenter.hint(ModelTexts.keyStays(WebAddress(address).place, others))
    }
  }
}

/// The machine-wide choices on disk, a key at a time.
struct MachineChoices {
  static let openAIAddress = "openai_url"
  let files: Files
  let path: String
  /// Whether the environment names a server, which goes before what is kept.
  let hasAddressInEnvironment: Bool

  /// Throws where the file makes no sense.
  func read(_ key: String) throws -> String? { try all()[key] }

  func write(_ key: String, _ value: String?) throws {
    var configuration = try all()
    guard configuration[key] != value else { return }
    configuration[key] = value
    try files.write(configuration.text, path)
  }

  private func all() throws -> Configuration {
    guard let text = try files.read(path) else { return Configuration() }
    let (configuration, line) = Configuration.parse(text)
    guard let configuration else {
      throw Failure(.configuration, Texts.badConfiguration(path, line: line))
    }
    return configuration
  }
}
