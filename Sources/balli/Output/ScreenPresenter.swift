package import Domain
package import Terminal

/// A conversation on a terminal: Markdown rendered as it arrives, alerts that cannot be missed.
@MainActor package final class ScreenPresenter: Presenter {
  private let screen: Screen
  private let waiting: WaitingLine
  private var stream: MarkdownStream?
  /// Whether receipts of this turn stand on the screen.
  private var hasReceipts = false
  package private(set) var fault: OutputFault?

  package init(_ screen: Screen, waiting: WaitingLine) {
    self.screen = screen
    self.waiting = waiting
  }

  package func startWaiting() { waiting.begin() }

  package var statusLine: @Sendable (String?) -> Void {
    { [screen] text in if let text { screen.status(text) } else { screen.clearStatus() } }
  }

  package func show(_ event: TurnEvent) async {
    await waiting.follow(event)
    switch event {
    case .user, .toolCall, .toolResult, .confirm: break
    case .notice(let text): if stream == nil { hint(text) }
    case .receipt(let receipt): if receipt.audience != .programs { add(receipt) }
    case .delta(let text): add(text)
    case .assistant(let answer):
      if stream == nil, !hasReceipts { add(answer.text) }
      if answer.isCut { add(stream == nil ? Texts.cut : " " + Texts.cut) }
      end()
      hasReceipts = false
    case .alert:
      end()
      put(Ink([.red, .bold]).paint(Texts.emergency, depth) + "\n")
    case .error(_, let message, let isRetryable):
      end()
      hasReceipts = false
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
      let text = Harmless.text(output.text)
      put((output.isRaw ? text : screen.fitted(text)) + "\n")
    }
  }

  package func show(_ failure: Failure) {
    end()
    screen.warning(failure.message)
  }

  package func recall(_ messages: [Message]) {
    for message in messages {
      guard message.role != .tool || !message.text.isEmpty else { continue }
      let text = message.role == .user ? quoted(message.text) : rendered(message)
      put(Ink.dim.paint(text, depth) + "\n")
    }
  }

  private func quoted(_ text: String) -> String {
    Harmless.text(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { "> " + $0 }.joined(separator: "\n")
  }

  /// An earlier answer without colours, which would end the dimming half-way.
  private func rendered(_ message: Message) -> String {
    var stream = MarkdownStream(.rendered(width: screen.width, depth: .none))
    let mark = message.state == .cut ? " " + Texts.cut : ""
    var text = (stream.feed(message.text + mark) + stream.finish())[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }

  package func hint(_ text: String) {
    put(Ink.dim.paint(screen.fitted(Harmless.text(text)), depth) + "\n")
  }

  package func draw(_ rendered: String) {
    if screen.settings.outputDepth == .ansi { put(rendered) }
  }

  package func ring(_ text: String) {
    if screen.settings.outputDepth == .ansi { put("\u{7}\n") }
    hint(text)
  }

  /// Clears the terminal.
  package func clear() {
    guard screen.settings.outputDepth == .ansi else { return }
    put("\u{1B}[H\u{1B}[2J")
  }

  package var width: Int { screen.width }

  private var depth: ColourDepth { screen.settings.outputDepth }

  private func add(_ text: String) {
    guard var open = stream else {
      if hasReceipts { put("\n") }
      var open = screen.markdown()
      put(open.feed(String(text.drop(while: \.isNewline))))
      stream = open
      return
    }
    put(open.feed(text))
    stream = open
  }

  /// A line of its own after what was said so far; then the wait for more words goes on.
  private func add(_ receipt: Receipt) {
    end()
    hasReceipts = true
    put(screen.fitted(Harmless.text(receipt.text)) + "\n")
    waiting.begin()
  }

  private func end() {
    guard var open = stream else { return }
    put(open.finish() + "\n")
    stream = nil
  }

  private func put(_ text: String) {
    guard fault == nil else { return }
    do { try screen.write(text) } catch { fault = OutputFault(error) }
  }
}
