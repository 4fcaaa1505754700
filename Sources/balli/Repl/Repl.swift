package import Domain
package import Terminal
import Turkish

/// The conversation on a terminal.
@MainActor package struct Repl {
  private let session: Session
  private let presenter: ScreenPresenter
  private let reader: LineReader
  private let editor: ExternalEditor
  private let completer: Completer
  private let watch: SensorWatch
  private let surroundings: LineSurroundings
  private let depth: ColourDepth

  /// Talks over `terminal`, two descriptors of one terminal; without colours it stays plain.
  package init(
    session: Session, presenter: ScreenPresenter, depth: ColourDepth, editor: ExternalEditor,
    terminal: (input: Int32, output: Int32) = (0, 1)
  ) {
    self.session = session
    session.hearing.isEditable = true
    self.presenter = presenter
    presenter.follow(session.household)
    self.editor = editor
    let completer = Completer(session.world, session.household)
    self.completer = completer
    watch = SensorWatch(session)
    var setup = LineEditorSetup(
      prompt: Texts.prompt, depth: depth, historyPath: session.world.places.history,
      fold: { Turkish.fold($0) }, completions: { completer.candidates(line: $0, cursor: $1) })
    setup.isPlain = depth == .none
    setup.promptInk = presenter.theme.prompt
    let surroundings = LineSurroundings(clock: session.world.clock, depth: depth)
    setup.aside = surroundings.aside
    self.surroundings = surroundings
    self.depth = depth
    setup.keeps = surroundings.keeps
    reader = LineReader(setup, input: terminal.input, output: terminal.output)
  }

  /// Reads and answers until the person leaves.
  package func run() async -> Exit {
    do {
      try await reader.open()
      try greet()
      await session.announce()
      watch.hear()
      let exit = try await converse()
      watch.end()
      await reader.close()
      return exit
    } catch {
      watch.end()
      await reader.close()
      return session.report(error)
    }
  }

  private func converse() async throws -> Exit {
    var prefill: String?
    var block = TextBlock()
    var leaving = SecondInterrupt()
    surroundings.refresh(session)
    while !session.hasEnded, presenter.fault == nil {
      let input = try await next(prefill)
      prefill = nil
      switch input {
      case .text(let line):
        guard let message = block.take(line) else { continue }
        prefill = await take(message)
        surroundings.refresh(session)
      case .edit(let text): prefill = await edit(text)
      case .interrupted:
        session.dropEditing()
        if block.isOpen {
          block = TextBlock()
          presenter.hint(Texts.blockDropped)
          continue
        }
        if leaving.isSecond(at: .now) { return .interrupted }
        presenter.hint(Texts.howToLeave)
      case .endOfInput: return .done
      }
    }
    return .done
  }

  /// The next line; what is shown meanwhile stands above it.
  private func next(_ prefill: String?) async throws -> LineInput {
    presenter.aside = { [reader] in reader.show(aside: $0) }
    defer {
      presenter.aside = nil
      presenter.put(asides: reader.takeAsides())
    }
    return try await reader.next(prefill: prefill)
  }

  /// Runs a line; returns what shall stand in the next one.
  private func take(_ line: String) async -> String? {
    presenter.openAnswer()
    _ = await session.take(line)
    presenter.closeAnswer()
    completer.follow(session.household)
    watch.hear()
    presenter.follow(session.household)
    if session.takeClear() { presenter.clear() }
    if let wish = session.takeEditing() {
      guard let keep = wish.keep else { return await edit(wish.text) }
      await edit(wish.text, keep)
      return nil
    }
    return session.takeHeard()
  }

  private func edit(_ text: String) async -> String? {
    do {
      let edited = try await editor.edit(text, onTerminalOf: reader)
      if edited.isEmpty {
        presenter.hint(Texts.cancelledEdit)
        session.dropEditing()
      }
      return edited.isEmpty ? nil : edited
    } catch {
      _ = session.report(error)
      return text
    }
  }

  /// Has a text edited that is no message; what was not changed is not kept anew.
  private func edit(_ text: String, _ keep: @MainActor (String) async -> Exit) async {
    do {
      let edited = try await editor.edit(text, onTerminalOf: reader)
      guard !edited.isEmpty, edited != text.trimmed else {
        return presenter.hint(Texts.nothingEdited)
      }
      _ = await keep(edited)
    } catch {
      _ = session.report(error)
    }
  }

  private func greet() throws {
    let records = session.household.records
    if session.conversation != nil {
      try session.resume("\(session.conversation ?? 0)")
    } else if let last = try records.conversations.newest() {
      presenter.hint(try session.welcomeBack(last, columns: presenter.width))
    } else {
      let model = session.household.model
      let page = HelloPage(
        hour: session.zone.civil(at: session.world.clock.now()).hour,
        host: model.traits.isOurs ? nil : Texts.place(of: model), width: presenter.width,
        depth: depth, theme: presenter.theme)
      presenter.show(rendered: page.text)
    }
  }
}
