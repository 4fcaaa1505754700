import AgentLoop
package import Domain
import struct Foundation.Date
import Safety
import Synchronization
import Terminal

/// A conversation that goes on: messages and commands come in, a presenter shows what follows.
///
/// The REPL, transcripts and `balli sor` all run through it. Threads come into being with their
/// first message, so that looking around leaves nothing behind.
@MainActor package final class Session {
  let world: World
  let presenter: any Presenter
  package internal(set) var household: Household
  package var zone: Zone
  /// Nil until the first message.
  package internal(set) var conversation: Int64?
  /// The thread of which nothing is written, while it is open.
  package internal(set) var privateThread: PrivateThread?
  /// A name given before there is a thread.
  var pendingTitle: String?
  /// Whether confirmations are answered with yes.
  let approves: Bool
  /// Set by the command that ends the conversation.
  package internal(set) var hasEnded = false
  /// Set by the command that clears the screen.
  var wantsClear = false
  /// Set where the REPL shall offer a text for editing.
  var wantsEditing: EditingWish?
  /// The person's message in whose place the next one comes, after `/düzenle`.
  var replaced: Int64?
  /// What was heard and can still be changed.
  package var hearing = Hearing()
  /// Where the person knows that their words go; nil for nowhere.
  var announced: String?
  /// The tool for which the command stands that is being run.
  private var meantTool: String?
  /// The recipe that is being cooked.
  var cooking: Cooking?
  /// Timers that still run.
  var timers: [Task<Void, Never>] = []
  /// When each of them rings, and for what.
  var running: [(end: Date, name: String?)] = []
  /// Whether only what cannot wait is said by the way.
  package var isQuiet = false
  /// The alerts that this talk has told; nil where they are kept for the next run.
  var alertWatch: AlertWatch?
  /// The question about the person that waits.
  var acquaintance: Acquaintance?
  /// What waits for a yes.
  var waiting: WaitingQuestion?

  package init(
    world: World, presenter: any Presenter, household: Household, zone: Zone, approves: Bool
  ) {
    self.world = world
    self.presenter = presenter
    self.household = household
    self.zone = zone
    self.approves = approves
  }

  /// Takes a line or message as a person typed it.
  ///
  /// What fails is shown; the code says how it went.
  package func take(_ line: String) async -> Exit {
    switch SlashLine(reading: line, exists: world.files.exists) {
    case .text(let said):
      let text = Secrets.masked(said)
      if let replaced {
        self.replaced = nil
        if !text.trimmed.isEmpty { return await say(text, inPlaceOf: replaced) }
      }
      if let exit = await answerWaiting(text) { return exit }
      if let exit = await answerAcquaintance(text) { return exit }
      if let exit = await heedCook(text) { return exit }
      return text.trimmed.isEmpty ? .done : await say(text)
    case .command(let command, let argument):
      waiting = nil
      replaced = nil
      acquaintance = nil
      // What is heard, drawn and asked again goes to the chosen service too.
      if [.voice, .picture, .retry].contains(command.name) { await announce() }
      let exit = await run(command.name, argument)
      await announce()
      return exit
    case .unknown(let word, let nearest):
      waiting = nil
      replaced = nil
      let failure = Failure(.usage, Texts.unknownSlash(word, nearest: nearest?.word))
      presenter.show(failure)
      return failure.exit
    }
  }

  /// The text that the last command wants to have edited, once.
  package func takeEditing() -> EditingWish? {
    defer { wantsEditing = nil }
    return wantsEditing
  }

  /// Leaves the message as it is that was to be edited.
  package func dropEditing() { replaced = nil }

  /// Whether the last command wants the screen cleared, once.
  package func takeClear() -> Bool {
    defer { wantsClear = false }
    return wantsClear
  }

  // MARK: Turns

  /// Sends a text to the assistant and shows the turn.
  func say(_ text: String) async -> Exit {
    do {
      await announce()
      switch try pictureWay(of: text) {
      case .chat: return try await answer(text, by: try agent())
      case .here(let hint):
        if let hint { presenter.hint(hint) }
        return await sayLocally(text)
      case .ask(let host): return await askToSend(text, to: host)
      }
    } catch {
      return report(error)
    }
  }

  /// Has the embedded engine answer, whichever model is chosen; nothing leaves the machine.
  ///
  /// Where a command stands for a call of one tool, that tool's failure is how the command ends.
  func sayLocally(_ text: String, meaning tool: String? = nil) async -> Exit {
    meantTool = tool
    defer { meantTool = nil }
    do { return try await answer(text, by: try agent(.alwaysLocal)) } catch { return report(error) }
  }

  /// Has a text answered by an agent and shows the turn.
  func answer(_ text: String, by agent: Agent) async throws -> Exit {
    let thread = try openThread()
    return await show { emit in await agent.answer(text, in: thread, emit: emit) }
  }

  /// Runs what tells events in a task of its own, which Ctrl-C stops, and shows them.
  func show(
    _ work: @escaping @Sendable (@escaping @Sendable (TurnEvent) -> Void) async -> Void
  ) async -> Exit {
    let events = EventFlow()
    let turn = Task.detached {
      await work { events.tell($0) }
      events.finish()
    }
    guard let interrupts = world.interrupts else { return await show(events, of: turn) }
    return await Self.stopping(turn, on: interrupts) { await self.show(events, of: turn) }
  }

  /// Lets Ctrl-C stop the turn while it is shown.
  private nonisolated static func stopping(
    _ turn: Task<Void, Never>, on interrupts: Interrupts,
    during show: @MainActor @Sendable () async -> Exit
  ) async -> Exit {
    let wasPressed = Atomic(false)
    let exit = await interrupts.telling({
      wasPressed.store(true, ordering: .relaxed)
      turn.cancel()
    }) { await show() }
    // Pressed too late to cut the answer it still asks to end.
    return wasPressed.load(ordering: .relaxed) ? .interrupted : exit
  }

  private func show(_ flow: EventFlow, of turn: Task<Void, Never>) async -> Exit {
    var exit = Exit.done
    presenter.startWaiting()
    while let events = await flow.next() {
      for event in events {
        await presenter.show(event)
        if presenter.fault != nil { turn.cancel() }
        exit = self.exit(after: event) ?? exit
      }
    }
    await presenter.stopWaiting()
    return exit
  }

  /// How a turn ends by an event.
  private func exit(after event: TurnEvent) -> Exit? {
    switch event {
    case .error(let code, _, _): return Exit(errorCode: code)
    case .toolResult(let result) where result.name == meantTool && result.failure != nil:
      return result.failure.map { Exit(errorCode: $0.code) }
    // What was to be looked up outside could not be reached.
    case .toolResult(let result)
    where result.failure?.code == "unavailable"
      && ToolDeclaration.of(result.name)?.looksOutside == true:
      return .unavailable
    // Where the reader has gone nobody has interrupted anything.
    case .assistant(let answer) where answer.isCut && presenter.fault == nil: return .interrupted
    default: return nil
    }
  }

  /// Who answers in this talk, with all that stands around it.
  ///
  /// `mode` stands in for the person's setting.
  func agent(_ mode: RoutingMode? = nil) throws -> Agent {
    let (clock, zone, records) = (world.clock, zone, household.records)
    let person: @Sendable () -> String = {
      // What cannot be read is left out of what a model is told; the turn itself will say so.
      let name = (try? records.settings.value("ad")) ?? ""
      let targets = (try? records.targets.all()) ?? []
      let profile = (try? records.profile.all()) ?? [:]
      return SystemText(name: name, targets: targets, profile: profile).person
    }
    let setting = try mode?.rawValue ?? records.settings.value(RoutingMode.key)
    let isForced = mode == .alwaysLocal
    let model = household.model
    return Agent(
      model: model, tools: household.tools, conversations: records.conversations,
      guards: household.guards,
      surroundings: Surroundings(
        now: { clock.now() }, zone: zone, system: { SystemText.text(for: $0) }, person: person,
        approvesAll: approves,
        attachments: { [sentPictures] text in
          isForced ? [] : (try? sentPictures.attachments(in: text)) ?? []
        },
        spoken: { [sentPictures] in sentPictures.spoken($0) },
        lastChange: { try records.undo.last() },
        // What cannot be counted is no reason to end a turn.
        spent: { try? records.spending.add($0) },
        manner: { ((try? records.profile.all()) ?? [:])["tone"]?.string },
        // What cannot be read is no name; the turn itself will say so.
        others: { (try? records.entries.subjects()) ?? [] },
        isPregnant: {
          ProfileForm.isPregnant(
            (try? records.profile.all()) ?? [:], on: zone.day(at: clock.now()))
        },
        isUndone: { _, moment in
          // What cannot be read is taken to stand: a question is better than a second record.
          do { return try records.undo.last().map { $0.at < moment } ?? true } catch {
            return false
          }
        }),
      routing: household.routing(
        model, RoutingMode(setting: setting, isLocal: model.traits.isLocal)))
  }

  func openThread() throws -> Int64 {
    if let conversation { return conversation }
    let thread = try household.records.conversations.create(world.clock.now())
    if let pendingTitle {
      try household.records.conversations.rename(thread.id, pendingTitle, true)
    }
    pendingTitle = nil
    conversation = thread.id
    return thread.id
  }

  // MARK: Failures

  /// Shows what went wrong and returns its code.
  func report(_ error: any Error) -> Exit {
    let failure = Failure(wrapping: error)
    presenter.show(failure)
    return failure.exit
  }

  /// Shows what a command says.
  func tell(_ output: CommandOutput) { presenter.show(output) }
}
