import Domain
import Terminal

// What each slash command does; the longer ones are in files of their own.
extension Session {
  /// Runs a command; what fails is shown, and the code says how it went.
  package func run(_ name: SlashCommand.Name, _ argument: String) async -> Exit {
    do {
      return try await perform(name, argument)
    } catch {
      return report(error)
    }
  }

  private func perform(_ name: SlashCommand.Name, _ argument: String) async throws -> Exit {
    switch name {
    case .help: try help(argument)
    case .new: startThread(argument)
    case .list: try list(argument)
    case .resume: try resume(argument)
    case .search: try search(argument)
    case .rename: try rename(argument)
    case .fork: try fork(argument)
    case .delete: return await askToDelete(try thread(for: argument, unique: true))
    case .show: try showThread(argument)
    case .undo: try undo()
    case .retry: return try await retry()
    case .edit: try edit()
    case .dashboard: try dashboard()
    case .profile: try profile(argument)
    case .model: return try await model(argument)
    case .settings: try settings(argument)
    case .export: try export(argument)
    case .doctor: return try doctor()
    case .understand: try understand(argument)
    case .status: try await status()
    case .voice: return try await voice(argument)
    case .picture: try await picture(argument)
    case .source: try source(argument)
    case .sources: try sources(argument)
    case .tier: try tier(argument)
    case .importFile, .connect, .connections, .disconnect, .sync, .chart, .report:
      return try await run(GlucoseCommand(name, argument))
    case .label: return try await scan(argument)
    case .importRecipe: try await importRecipe(argument)
    case .editRecipe: try editRecipe(argument)
    case .recipe: try await showRecipe(argument)
    case .archive, .cook, .next, .previous, .timer, .shoppingList:
      try performInKitchen(name, argument)
    case .clear: wantsClear = true
    case .exit: hasEnded = true
    }
    return .done
  }

  /// Does what is asked of sensors.
  func run(_ command: GlucoseCommand) async throws -> Exit {
    try await GlucoseDesk(
      world: world, presenter: presenter, household: household, zone: zone
    ).run(command)
  }

  private func performInKitchen(_ name: SlashCommand.Name, _ argument: String) throws {
    switch name {
    case .archive: try archive(argument)
    case .cook: try cook(argument)
    case .next: try nextStep()
    case .previous: try previousStep()
    case .timer: try startTimer(argument)
    default: try shoppingList(argument)
    }
  }

  // MARK: Help

  private func help(_ argument: String) throws(Failure) {
    guard !argument.isEmpty else { return tell(CommandOutput(.help, Texts.slashHelp)) }
    let word = argument.hasPrefix("/") ? String(argument.dropFirst()) : argument
    switch SlashLine(reading: "/" + word, exists: { _ in false }) {
    case .command(let command, _): tell(CommandOutput(.help, Texts.slashHelp(for: command)))
    case .unknown(let word, let nearest):
      throw Failure(.usage, Texts.unknownSlash(word, nearest: nearest?.word))
    case .text: throw Failure(.usage, Texts.unknownSlash("/" + word, nearest: nil))
    }
  }

  // MARK: Turns

  private func undo() throws {
    guard let change = try household.records.undo.undoLast() else {
      return tell(CommandOutput(.undo, Texts.nothingToUndo, data: ["undone": .null]))
    }
    let summary = Harmless.text(change.summary)
    tell(
      CommandOutput(
        .undo, Texts.undone(summary),
        data: ["undone": ["tool": .string(change.tool), "summary": .string(change.summary)]]))
  }

  /// Answers the last message anew; what its turn wrote is taken back first.
  private func retry() async throws -> Exit {
    let records = household.records
    guard let conversation else { throw Failure(.usage, Texts.nothingToRetry) }
    let messages = try records.conversations.messages(conversation)
    guard let place = messages.lastIndex(where: { $0.role == .user }), let id = messages[place].id
    else { throw Failure(.usage, Texts.nothingToRetry) }
    let writers = Set(household.tools.filter { type(of: $0).writes }.map { type(of: $0).name })
    let writes = messages[place...].flatMap(\.results).filter { result in
      result.isOK && result.name != "undo" && writers.contains(result.name)
    }
    for write in writes.reversed() {
      guard let last = try records.undo.last(), last.conversation == conversation,
        last.tool == write.name
      else { break }
      _ = try records.undo.undoLast()
    }
    try records.conversations.truncate(conversation, id)
    return await say(messages[place].text)
  }

  private func edit() throws {
    var text = ""
    if let conversation {
      text =
        try household.records.conversations.messages(conversation)
        .last { $0.role == .user }?.text ?? ""
    }
    wantsEditing = EditingWish(text: text)
  }

  private func understand(_ argument: String) throws(Failure) {
    guard !argument.isEmpty else { throw Failure(.usage, Texts.missingArgument("METİN")) }
    tell(CommandOutput(.understand, household.explain(argument, world.clock.now(), zone)))
  }
}
