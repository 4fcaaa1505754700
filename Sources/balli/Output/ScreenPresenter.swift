package import Domain
package import Terminal

/// A conversation on a terminal: Markdown rendered as it arrives, alerts that cannot be missed.
@MainActor package final class ScreenPresenter: Presenter {
  private let screen: Screen
  private let waiting: WaitingLine
  private var stream: MarkdownStream?
  package private(set) var fault: OutputFault?

  package init(_ screen: Screen, waiting: WaitingLine) {
    self.screen = screen
    self.waiting = waiting
  }

  package func show(_ event: TurnEvent) async {
    await waiting.follow(event)
    switch event {
    case .user, .toolCall, .toolResult, .confirm: break
    case .delta(let text): add(text)
    case .assistant(let answer):
      if stream == nil { add(answer.text) }
      if answer.isCut { add(" " + Texts.cut) }
      end()
    case .alert:
      end()
      put(Ink([.red, .bold]).paint(Texts.emergency, depth) + "\n")
    case .error(_, let message, let isRetryable):
      end()
      screen.error(isRetryable ? message + " " + Texts.mayRetry : message)
    }
  }

  package func show(_ output: CommandOutput) {
    guard !output.text.isEmpty else { return }
    end()
    if output.isMarkdown {
      add(output.text)
      end()
    } else {
      put(Harmless.text(output.text) + "\n")
    }
  }

  package func show(_ failure: Failure) {
    end()
    screen.warning(failure.message)
  }

  package func recall(_ messages: [Message]) {
    for message in messages {
      let text = Harmless.text(message.text)
      let lines = message.role == .user ? text.split(separator: "\n").map { "> " + $0 } : [text]
      put(Ink.dim.paint(lines.joined(separator: "\n"), depth) + "\n")
    }
  }

  package func hint(_ text: String) { put(Ink.dim.paint(Harmless.text(text), depth) + "\n") }

  /// Clears the terminal.
  package func clear() {
    guard screen.settings.outputDepth == .ansi else { return }
    put("\u{1B}[H\u{1B}[2J")
  }

  private var depth: ColourDepth { screen.settings.outputDepth }

  private func add(_ text: String) {
    var open = stream ?? screen.markdown()
    put(open.feed(text))
    stream = open
  }

  private func end() {
    guard var open = stream else { return }
    put(open.finish() + "\n")
    stream = nil
  }

  private func put(_ text: String) {
    guard fault == nil else { return }
    do { try screen.write(text) } catch {
      fault = error == .closed ? .closed : .failed("\(error)")
    }
  }
}
