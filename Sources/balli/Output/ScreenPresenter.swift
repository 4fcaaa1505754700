package import Domain
import Foundation
package import Terminal

/// A conversation on a terminal: Markdown rendered as it arrives, alerts that cannot be missed.
@MainActor package final class ScreenPresenter: Presenter {
  private let screen: Screen
  private let waiting: WaitingLine
  private var stream: MarkdownStream?
  /// Whether receipts of this turn stand on the screen.
  private var hasReceipts = false
  /// What waits for the end of an answer.
  private var later = ""
  /// Takes what is shown while somebody types; nil while nobody does.
  package var aside: (@Sendable (String) -> Void)?
  /// Whether what is said now stands in the frame of an alert.
  private var isAlert = false
  /// Whether a line was typed and nothing was said to it yet.
  private var owesGap = false
  /// Whether what was put last ends with an empty line.
  private var endsWithGap = true
  /// The colours that the person chose.
  package var theme: Theme {
    get { screen.theme }
    set { screen.theme = newValue }
  }
  /// Whether Markdown is shown as it is written.
  private var isVerbatim = false
  package private(set) var fault: OutputFault?

  package init(_ screen: Screen, waiting: WaitingLine) {
    self.screen = screen
    self.waiting = waiting
  }

  /// Shows all that follows as the person wants it: colours, Markdown.
  func follow(_ household: Household) {
    theme = household.theme
    isVerbatim = household.showsMarkdownAsWritten
  }

  package func startWaiting() { waiting.begin() }
  package func stopWaiting() async { await waiting.end() }

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
      endAlert()
      hasReceipts = false
    case .alert:
      end()
      isAlert = true
      put(theme.bad.paint(ruled(Texts.emergency), depth) + "\n")
    case .error(_, let message, let isRetryable):
      end()
      endAlert()
      hasReceipts = false
      giveGap()
      screen.error(isRetryable ? message + " " + Texts.mayRetry : message)
    }
  }

  package func show(_ output: CommandOutput) {
    guard !output.text.isEmpty else { return }
    end()
    if let drawing = output.drawing {
      put(drawing.map { Wrapping.paint(theme.line($0), depth) + "\n" }.joined())
    } else if output.isMarkdown {
      add(output.text)
      end()
    } else {
      let text = Harmless.text(output.text)
      put((output.isRaw ? text : screen.fitted(text)) + "\n")
    }
  }

  package func show(_ failure: Failure) {
    end()
    giveGap()
    screen.warning(failure.message)
  }

  package func recall(_ messages: [Message]) {
    for message in messages {
      guard message.role != .tool || !message.text.isEmpty else { continue }
      let text = message.role == .user ? quoted(message.text) : rendered(message)
      put(theme.quiet.paint(text, depth) + "\n")
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

  /// The heading of an alert's frame, or its foot for an empty one.
  private func ruled(_ heading: String) -> String {
    let head = heading.isEmpty ? "━━" : "━━ " + heading + " "
    return head + String(repeating: "━", count: max(2, min(width, 80) - DisplayWidth.of(head)))
  }

  private func endAlert() {
    guard isAlert else { return }
    isAlert = false
    put(theme.bad.paint(ruled(""), depth) + "\n")
  }

  /// Puts out what was drawn for this screen, as it is.
  func show(rendered text: String) { put(text) }

  package func hint(_ text: String) {
    interject(theme.quiet.paint(screen.fitted(Harmless.text(text)), depth) + "\n")
  }

  package func draw(_ rendered: String) {
    if screen.settings.outputDepth == .ansi { put(rendered) }
  }

  package func copy(_ text: String) -> Bool {
    guard depth == .ansi else { return false }
    put("\u{1B}]52;c;" + Data(text.utf8).base64EncodedString() + "\u{7}")
    return true
  }

  package func ring(_ text: String) {
    interject(bell + theme.quiet.paint(screen.fitted(Harmless.text(text)), depth) + "\n")
  }

  package func sound(_ alert: ShownAlert) {
    let ink = alert.isUrgent ? theme.bad : theme.warning
    let text = ink.paint(screen.fitted(Harmless.text(alert.text)), depth)
    interject((alert.rings ? bell : "") + text + "\n")
  }

  private var bell: String { depth == .ansi ? "\u{7}" : "" }

  /// Shows lines that belong to no answer: after the answer that is being written.
  private func interject(_ text: String) {
    if stream == nil { put(text) } else { later += text }
  }

  /// Shows what was meant to stand above a line that is over.
  package func put(asides: [String]) { for text in asides { put(text) } }

  /// Clears the terminal.
  package func clear() {
    guard screen.settings.outputDepth == .ansi else { return }
    owesGap = false
    put("\u{1B}[H\u{1B}[2J")
    endsWithGap = true
  }

  package var width: Int { screen.width }

  private var depth: ColourDepth { screen.settings.outputDepth }

  private func add(_ text: String) {
    let text = isAlert ? Self.parted(text) : text
    guard var open = stream else {
      if hasReceipts { put("\n") }
      var open = isVerbatim ? MarkdownStream(.verbatim) : screen.markdown()
      put(open.feed(String(text.drop(while: \.isNewline))))
      stream = open
      return
    }
    put(open.feed(text))
    stream = open
  }

  /// Steps of an alert apart from the line after them, which Markdown would take for a part of the last.
  nonisolated static func parted(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isAfterStep = lines.last?.first?.isNumber == true && !line.isEmpty
      if isAfterStep, line.first?.isNumber == false, line.first?.isWhitespace == false {
        lines.append("")
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
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
    guard !later.isEmpty else { return }
    put(later)
    later = ""
  }

  // MARK: Room around answers

  /// Begins what is said to a line: an empty line tells the two apart.
  package func openAnswer() {
    owesGap = true
    endsWithGap = true
  }

  /// Ends it with an empty line, where anything was said.
  package func closeAnswer() {
    owesGap = false
    if !endsWithGap { put("\n") }
  }

  private func giveGap() {
    guard owesGap else { return }
    owesGap = false
    put("\n")
    endsWithGap = false
  }

  private func put(_ text: String) {
    guard fault == nil, !text.isEmpty else { return }
    if let aside { return aside(text) }
    giveGap()
    endsWithGap = text.hasSuffix("\n\n") || text == "\n"
    do { try screen.write(text) } catch { fault = OutputFault(error) }
  }
}
