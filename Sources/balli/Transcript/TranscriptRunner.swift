package import Domain

/// Runs a conversation that is read from somewhere: a pipe, a file, a test.
///
/// Goes on after a message that failed and ends with the code of the first failure. Ends early when
/// nobody reads the output any more, when it is interrupted, and where the clock or profile would
/// be wrong.
@MainActor package final class TranscriptRunner {
  private let setup: Setup
  private let presenter: any Presenter
  private var session: Session?
  private var firstFailure = Exit.done
  private var isOver = false
  private var hasItems = false

  package init(_ setup: Setup) {
    self.setup = setup
    presenter = setup.presenter
  }

  /// Reads to the end; `read` blocks for the next bytes and gives none at the end of the input.
  package func run(reading read: () throws -> [UInt8]) async -> Exit {
    var parser = TranscriptParser()
    while !isOver {
      let bytes: [UInt8]
      do { bytes = try read() } catch {
        note(failed(error))
        break
      }
      let items = bytes.isEmpty ? parser.finish() : parser.feed(bytes)
      for item in items where !isOver { await take(item) }
      if bytes.isEmpty { break }
    }
    if !hasItems, firstFailure == .done { presenter.hint(Texts.emptyInput) }
    return outcome
  }

  /// The code of what has been run so far.
  private var outcome: Exit {
    switch presenter.fault {
    case .failed: .inputOutput
    case .closed, nil: firstFailure
    }
  }

  /// Runs one thing of a conversation.
  package func take(_ item: TranscriptParser.Item) async {
    hasItems = true
    switch item {
    case .settings(let matter, _): apply(matter)
    case .message(let text, _): note(await say(text))
    case .refused(let failure): note(failed(failure))
    case .fatal(let failure):
      note(failed(failure))
      isOver = true
    }
    if presenter.fault != nil || session?.hasEnded == true { isOver = true }
  }

  private func apply(_ matter: FrontMatter) {
    do {
      if let session {
        session.zone = try setup.zone(matter, since: session.zone)
      } else {
        session = try setup.session(matter)
      }
    } catch {
      note(failed(error))
      isOver = true
    }
  }

  private func say(_ text: String) async -> Exit {
    do {
      let session = try session ?? setup.session()
      self.session = session
      let exit = await session.take(text)
      if session.takeEditing() != nil {
        return failed(Failure(.usage, Texts.editNeedsTerminal))
      }
      return exit
    } catch {
      isOver = true
      return failed(error)
    }
  }

  private func failed(_ error: any Error) -> Exit {
    let failure = Failure(wrapping: error)
    presenter.show(failure)
    return failure.exit
  }

  private func note(_ exit: Exit) {
    if firstFailure == .done { firstFailure = exit }
    if exit == .interrupted { isOver = true }
  }
}
