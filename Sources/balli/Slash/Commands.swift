import AgentLoop
package import Domain
import Foundation
import Synchronization
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
    case .new: try startThread(argument)
    case .privately: try startPrivateThread()
    case .list: try list(argument)
    case .resume: try resume(argument)
    case .search: try search(argument)
    case .rename: try rename(argument)
    case .fork: try fork(argument)
    case .delete: return try await delete(argument)
    case .show: try showThread(argument)
    case .undo: return try await undo()
    case .retry: return try await retry()
    case .edit: try edit()
    case .copy: try copy()
    case .compact: return try await summarise()
    case .dashboard: try dashboard(argument)
    case .week: try week(argument)
    case .calendar: try calendar(argument)
    case .frequent: try frequent(argument)
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
    case .highlight: try highlight(argument)
    case .highlights: try highlights(argument)
    case .importFile, .connect, .connections, .disconnect, .sync, .chart, .report:
      return try await run(GlucoseCommand(name, argument))
    case .deleteReadings: return try await askToDeleteReadings(argument)
    case .label: return try await scan(argument)
    case .importRecipe: try await importRecipe(argument)
    case .editRecipe: try editRecipe(argument)
    case .recipe: try await showRecipe(argument)
    case .archive, .cook, .next, .previous, .timer, .shoppingList, .pantry:
      try await performInKitchen(name, argument)
    case .acquaint: return try await getAcquainted(argument)
    case .clear: wantsClear = true
    case .exit: hasEnded = true
    }
    return .done
  }

  /// Does what is asked of sensors.
  func run(_ command: GlucoseCommand) async throws -> Exit {
    let desk = GlucoseDesk(world: world, presenter: presenter, household: household, zone: zone)
    let exit = try await desk.run(command)
    if command == .sync(installs: false) { try soundAlerts() }
    try dropOldReadings()
    return exit
  }

  private func performInKitchen(_ name: SlashCommand.Name, _ argument: String) async throws {
    switch name {
    case .archive: try archive(argument)
    case .cook: try await cook(argument)
    case .next: try nextStep()
    case .previous: try previousStep()
    case .timer: try startTimer(argument)
    case .pantry: try pantry(argument)
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

  /// What is older than this, or belongs to another talk, may have been forgotten: it is asked about.
  private static let freshChange = 15.0 * 60

  private func undo() async throws -> Exit {
    guard let last = try household.records.undo.last() else {
      tell(CommandOutput(.undo, Texts.nothingToUndo, data: ["undone": .null]))
      return .done
    }
    let isOfTalk = last.conversation == nil || last.conversation == conversation
    let age = world.clock.now().timeIntervalSince(last.at)
    guard !isOfTalk || age > Self.freshChange else {
      try undoNow()
      return .done
    }
    let when = Texts.moment(last.at, zone: zone, now: world.clock.now())
    return await ask(
      WaitingQuestion(
        id: "geri-al", command: .undo,
        question: Texts.undoQuestion(Harmless.text(last.summary), when),
        declined: Texts.notUndone
      ) { try self.undoNow() })
  }

  private func undoNow() throws {
    guard let change = try household.records.undo.undoLast() else {
      return tell(CommandOutput(.undo, Texts.nothingToUndo, data: ["undone": .null]))
    }
    let when = Texts.moment(change.at, zone: zone, now: world.clock.now())
    tell(
      CommandOutput(
        .undo, Texts.undone(Harmless.text(change.summary), when),
        data: ["undone": ["tool": .string(change.tool), "summary": .string(change.summary)]]))
  }

  /// Answers the last message anew; what its turn wrote is taken back first.
  private func retry() async throws -> Exit {
    guard let last = try lastSaid(), let id = last.id else {
      throw Failure(.usage, Texts.nothingToRetry)
    }
    return await say(last.text, inPlaceOf: id)
  }

  /// Has the model sum up the open thread; the embedded engine reads the last messages and needs none.
  private func summarise() async throws -> Exit {
    guard let thread = conversation else { throw Failure(.usage, Texts.nothingToSum) }
    let agent = try agent()
    guard !agent.model.traits.isOurs else {
      presenter.hint(Texts.ownNeedsNoSummary)
      return .done
    }
    await announce()
    let summary = Mutex<String?>(nil)
    let exit = await show { emit in
      let told = await agent.summarise(thread, emit: emit)
      summary.withLock { $0 = told }
    }
    if let told = summary.withLock(\.self) { tell(CommandOutput(.compact, told)) }
    return exit
  }

  /// Says a text in the place of an earlier message: what was written since is taken back, newest first
  /// and as far as nothing else was changed after it.
  func say(_ text: String, inPlaceOf id: Int64) async -> Exit {
    do { try takeBack(since: id) } catch { return report(error) }
    return await say(text)
  }

  private func takeBack(since id: Int64) throws {
    let records = household.records
    guard let conversation else { return }
    let messages = try records.conversations.messages(conversation)
    guard let place = messages.firstIndex(where: { $0.id == id }) else { return }
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
  }

  /// The person's last message of this thread.
  private func lastSaid() throws -> Message? {
    guard let conversation else { return nil }
    return try household.records.conversations.messages(conversation).last { $0.role == .user }
  }

  /// Offers the last message for editing; what comes of it replaces it.
  private func edit() throws {
    let last = try lastSaid()
    replaced = last?.id
    wantsEditing = EditingWish(text: last?.text ?? "")
  }

  /// Gives the last answer to the terminal's clipboard, as it was written.
  private func copy() throws {
    guard let conversation,
      let answer = try household.records.conversations.lastAnswer(conversation)
    else { throw Failure(.noInput, Texts.nothingToCopy) }
    guard presenter.copy(answer) else { throw Failure(.usage, Texts.copyNeedsTerminal) }
    tell(CommandOutput(.copy, Texts.copied(answer.count)))
  }

  private func understand(_ argument: String) throws(Failure) {
    guard !argument.isEmpty else { throw Failure(.usage, Texts.missingArgument("METİN")) }
    tell(CommandOutput(.understand, household.explain(argument, world.clock.now(), zone)))
  }
}
