import Domain
import class Foundation.Thread
import Terminal

/// A command line at work in the world.
@MainActor struct Run {
  private let world: World
  private let options: Options
  private let screen: Screen

  init(world: World, options: Options) {
    self.world = world
    self.options = options
    screen = Compose.screen(quiet: options.quiet)
  }

  func perform(_ invocation: Invocation) async -> Exit {
    let isChat = invocation == .chat
    if isChat, !options.json, Compose.isTerminal(0), Compose.isTerminal(1) { return await repl() }
    let presenter = CommandLinePresenter(presenter(for: invocation))
    let setup = Setup(world: world, options: options, presenter: presenter)
    let exit =
      if isChat {
        await TranscriptRunner(setup).run(reading: { try Disk.readPiece(0, "stdin") })
      } else {
        await reportingFailures(of: invocation, setup)
      }
    guard case .failed(let reason) = presenter.fault else { return exit }
    // Not by the presenter: what it writes to may be what is broken.
    TextSink.standardError.write("balli: \(Texts.outputFailed(reason))\n")
    return .inputOutput
  }

  private func reportingFailures(of invocation: Invocation, _ setup: Setup) async -> Exit {
    do {
      return try await once(invocation, setup)
    } catch {
      let failure = Failure(wrapping: error)
      if options.json, Self.isRaw(invocation) {
        // What the export itself would have been is no event, its failure is one.
        TextSink.standardOutput.write(EventJSON.object(failure).text + "\n")
      } else {
        setup.presenter.show(failure)
      }
      return failure.exit
    }
  }

  // MARK: One thing

  private func once(_ invocation: Invocation, _ setup: Setup) async throws -> Exit {
    switch invocation {
    case .chat: return .done
    case .ask(let text): return try await ask(text, setup)
    case .slash(.model, let words): return try await model(words, setup)
    case .slash(let name, let words):
      return await (try setup.session()).run(name, words.joined(separator: " "))
    case .export(let thread, let format, let path):
      try setup.session().export(thread: thread, format: format, path: path)
      return .done
    case .profile(let words): return try await profile(words, setup)
    case .doctor: return await (try setup.session()).run(.doctor, "")
    case .glucose(let command): return try await (try setup.session()).run(command)
    case .understand(let text): return await (try setup.session()).run(.understand, text)
    case .serveTools: return await serveTools(try setup.session())
    }
  }

  /// Serves the tools until the client ends its input; what cannot be written is told by the exit code.
  private func serveTools(_ session: Session) async -> Exit {
    if Compose.isTerminal(0), !options.quiet {
      TextSink.standardError.write("balli: \(Texts.mcpWaiting)\n")
    }
    let out = TextSink.standardOutput
    let server = MCPServer(
      household: session.household, zone: session.zone, approves: options.approves,
      now: { [clock = world.clock] in clock.now() }, write: { out.write($0 + "\n") })
    let (pieces, reader) = AsyncStream.makeStream(of: [UInt8].self)
    // A thread of its own: reading blocks, and calls go on meanwhile.
    Thread.detachNewThread {
      while let piece = try? Disk.readPiece(0, "stdin"), !piece.isEmpty { reader.yield(piece) }
      reader.finish()
    }
    await server.run(reading: pieces)
    if case .failed = out.fault { return .inputOutput }
    return .done
  }

  private func ask(_ text: String, _ setup: Setup) async throws -> Exit {
    guard text != "-" else {
      var bytes: [UInt8] = []
      while case let piece = try Disk.readPiece(0, "stdin"), !piece.isEmpty { bytes += piece }
      guard let whole = String(validating: bytes, as: UTF8.self) else {
        throw Failure(.badData, Texts.badEncoding(line: 1))
      }
      return try await ask(whole.trimmed, setup)
    }
    guard !text.trimmed.isEmpty else { throw Failure(.usage, Texts.missingArgument("METİN")) }
    guard text.count <= TranscriptParser.limit else {
      throw Failure(.badData, Texts.tooLong(line: 1, limit: TranscriptParser.limit))
    }
    Compose.prepare(for: text, at: world.clock.now())
    let session = try setup.session()
    let exit = await session.take(text)
    if session.takeEditing() != nil { throw Failure(.usage, Texts.editNeedsTerminal) }
    return exit
  }

  /// The commands about models, for the machine: choices are kept in the configuration file.
  ///
  /// Needs no session, which a chosen model without its key would not give.
  private func model(_ words: [String], _ setup: Setup) async throws -> Exit {
    let configuration = try setup.configuration()
    let profile = options.profile ?? world.environment("BALLI_PROFILE") ?? configuration.profile
    // What the profile chose counts where nothing goes before it; one that cannot be read, not.
    let own = try? world.household(HouseholdRequest(profile: profile, model: ModelName.local))
      .records.settings.value("model")
    let asked = options.model ?? world.environment("BALLI_MODEL")
    let current = asked ?? own ?? configuration.model ?? ModelName.local
    var desk = ModelCommands(
      world: world, presenter: setup.presenter, prefix: "balli model", approves: options.approves,
      current: (try? ModelName.validated(current)) ?? current
    ) { name in
      // Refuses what cannot be used: a service without its key.
      let chosen = try world.household(HouseholdRequest(profile: profile, model: name))
      try choose("model", name, setup)
      // A choice of the profile's own would go before this one.
      if own != nil { try chosen.records.settings.set("model", name) }
      if !options.quiet, let place = Texts.destination(of: chosen.model) {
        setup.presenter.hint(place)
      }
    }
    desk.status = { [screen] text in
      if let text { screen.status(text) } else { screen.clearStatus() }
    }
    desk.staysForServers = true
    let isTerminal = Compose.isTerminal(0)
    desk.secret = { provider, place in
      isTerminal ? SecretLine.read(ModelTexts.askKey(provider, place)) : SecretLine.line(from: 0)
    }
    if isTerminal {
      desk.ask = { question in
        TextSink.standardError.write(question + " ")
        let answer = SecretLine.line(from: 0)?.trimmed ?? ""
        return Texts.yes.contains(Spelling.ascii(answer))
      }
    }
    return try await desk.run(words)
  }

  private func profile(_ words: [String], _ setup: Setup) async throws -> Exit {
    // What a new or another profile is for is to be used from then on.
    guard ["kullan", "use", "yeni", "new"].contains(Spelling.ascii(words.first ?? "")),
      words.count > 1
    else {
      return await (try setup.session()).run(.profile, words.joined(separator: " "))
    }
    let session = try setup.session()
    let exit = await session.run(.profile, words.joined(separator: " "))
    if exit == .done { try choose("profile", session.household.profile, setup) }
    return exit
  }

  private func choose(_ key: String, _ value: String, _ setup: Setup) throws {
    var configuration = try setup.configuration()
    configuration[key] = value
    try world.files.write(configuration.text, world.places.configuration)
  }

  // MARK: On a terminal

  private func repl() async -> Exit {
    let presenter = ScreenPresenter(screen, waiting: waiting)
    do {
      let setup = Setup(world: world, options: options, presenter: presenter)
      let editor = ExternalEditor(command: Compose.editor, folder: world.places.cache)
      return await Repl(
        session: try setup.session(), presenter: presenter, depth: screen.settings.outputDepth,
        editor: editor
      ).run()
    } catch {
      let failure = Failure(wrapping: error)
      presenter.show(failure)
      return failure.exit
    }
  }

  // MARK: Presenters

  private var waiting: WaitingLine {
    WaitingLine(Progress(screen, isTold: !options.quiet))
  }

  /// Whether the output is an export as it stands in a file.
  private static func isRaw(_ invocation: Invocation) -> Bool {
    if case .export(_, .json, nil) = invocation { true } else { false }
  }

  private func presenter(for invocation: Invocation) -> any Presenter {
    let out = TextSink { [screen] text in try screen.write(text) }
    let errors = TextSink.standardError
    let isRaw = Self.isRaw(invocation)
    if options.json, !isRaw {
      return JSONPresenter(out: out, errors: errors, waiting: waiting, isQuiet: options.quiet)
    }
    if Compose.isTerminal(1), !isRaw { return ScreenPresenter(screen, waiting: waiting) }
    return PlainPresenter(
      out: out, errors: errors, waiting: waiting, isQuiet: options.quiet, width: screen.width)
  }
}
