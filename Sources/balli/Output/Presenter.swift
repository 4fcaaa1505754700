package import Domain
package import Terminal

/// What a slash command or a subcommand has to say.
package struct CommandOutput: Sendable, Equatable {
  package var name: SlashCommand.Name
  package var text: String
  /// The same for programs.
  package var data: JSON?
  /// Whether `text` is Markdown, and not lines to be shown as they are.
  package var isMarkdown: Bool
  /// Whether `text` is for programs and must stay as it is, byte for byte.
  package var isRaw: Bool
  /// The lines of `text` with their inks, where they were laid out for the width of the screen.
  package var drawing: [[Span]]?

  package init(
    _ name: SlashCommand.Name, _ text: String, data: JSON? = nil, isMarkdown: Bool = false,
    isRaw: Bool = false
  ) {
    self.name = name
    self.text = text
    self.data = data
    self.isMarkdown = isMarkdown
    self.isRaw = isRaw
  }

  /// Something that is drawn: each line fits the width that the presenter told.
  package init(_ name: SlashCommand.Name, drawing lines: [[Span]], data: JSON) {
    let harmless = lines.map { line in
      line.map { Span(Harmless.text($0.text).replacing("\n", with: " "), $0.ink) }
    }
    self.init(
      name, harmless.map(\.plain).joined(separator: "\n"), data: data)
    drawing = harmless
  }
}

extension [Span] {
  /// The line without inks and without spaces at its end.
  package var plain: String {
    var text = map(\.text).joined()[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// Where the steps of a conversation are shown: the screen, a pipe, a stream of JSON.
@MainActor package protocol Presenter: AnyObject {
  /// Says after a while that an answer is being worked on, until the first event after it.
  func startWaiting()
  /// Says no more of it, where the last event was none that ends it.
  func stopWaiting() async
  func show(_ event: TurnEvent) async
  func show(_ output: CommandOutput)
  func show(_ failure: Failure)
  /// Says something by the way that no program needs.
  func hint(_ text: String)
  /// Says that a timer has ended, with a sound where there is a terminal.
  func ring(_ text: String)
  /// Tells of glucose what must not be missed.
  func sound(_ alert: ShownAlert)
  /// Draws what `Media.rendered` gave, where there is a terminal.
  func draw(_ rendered: String)
  /// Gives a text to the clipboard of the terminal (OSC 52); false where there is none.
  func copy(_ text: String) -> Bool
  /// Shows what was said before in a thread that goes on.
  func recall(_ messages: [Message])
  /// Shows a line that the next one replaces, where there is a screen; nil takes it away.
  var statusLine: @Sendable (String?) -> Void { get }
  /// Why nothing can be shown any more, or nil.
  var fault: OutputFault? { get }
  /// How many columns there are for what is drawn.
  var width: Int { get }
}

extension Presenter {
  package func startWaiting() {}
  package func stopWaiting() async {}
  package func draw(_ rendered: String) {}
  package func copy(_ text: String) -> Bool { false }
  package var width: Int { 80 }
  package var statusLine: @Sendable (String?) -> Void { { _ in } }
}

/// Why the standard output is no use any more.
package enum OutputFault: Sendable, Equatable {
  /// The reader has gone (`| head -1`): a quiet end.
  case closed
  /// A full disk, a broken device; the system's own words.
  case failed(String)

  init(_ error: any Error) {
    switch error as? ScreenFailure {
    case .closed: self = .closed
    case .failed(let reason): self = .failed(reason)
    case nil: self = .failed("\(error)")
    }
  }
}

/// Answers as Markdown on a pipe or in a file, one blank line between them; failures on stderr.
@MainActor package final class PlainPresenter: Presenter {
  private let out: TextSink
  private let errors: TextSink
  private let waiting: WaitingLine?
  private let isQuiet: Bool
  package let width: Int
  private var hasShown = false
  private var isStreaming = false
  /// Whether receipts of this turn stand on the screen.
  private var hasReceipts = false
  /// Passes Markdown as it is, without what could drive a terminal.
  private var stream = MarkdownStream(.verbatim)

  /// A quiet one tells no progress; what is drawn fits `width` columns.
  package init(
    out: TextSink, errors: TextSink, waiting: WaitingLine? = nil, isQuiet: Bool = false,
    width: Int = 80
  ) {
    self.width = width
    self.out = out
    self.errors = errors
    self.waiting = waiting
    self.isQuiet = isQuiet
  }

  package var fault: OutputFault? { out.fault }

  package func startWaiting() { waiting?.begin() }
  package func stopWaiting() async { await waiting?.end() }

  package func show(_ event: TurnEvent) async {
    await waiting?.follow(event)
    switch event {
    case .receipt(let receipt): if receipt.audience != .programs { add(receipt) }
    case .delta(let text): add(text)
    case .assistant(let answer):
      if !isStreaming, !hasReceipts { add(answer.text) }
      endAnswer(isCut: answer.isCut)
    case .error(_, let message, _):
      if isStreaming { endAnswer(isCut: true) }
      hasReceipts = false
      show(Failure(.fault, message))
    case .notice(let text): if !isQuiet { hint(text) }
    case .user, .toolCall, .toolResult, .confirm, .alert: break
    }
  }

  package func show(_ output: CommandOutput) {
    guard !output.text.isEmpty else { return }
    separate()
    let text = output.isRaw ? output.text : Harmless.text(output.text)
    out.write(text.hasSuffix("\n") ? text : text + "\n")
  }

  package func show(_ failure: Failure) {
    errors.write("balli: " + Harmless.text(failure.message) + "\n")
  }

  package func hint(_ text: String) { errors.write("balli: " + Harmless.text(text) + "\n") }
  package func recall(_ messages: [Message]) {}

  private func separate() {
    if hasShown { out.write("\n") }
    hasShown = true
  }

  private func add(_ text: String) {
    guard !isStreaming else { return out.write(stream.feed(text)) }
    separate()
    isStreaming = true
    out.write(stream.feed(String(text.drop(while: \.isNewline))))
  }

  /// A line of its own after what was said so far; receipts in a row stand together.
  private func add(_ receipt: Receipt) {
    let isFirst = !hasReceipts || isStreaming
    if isStreaming { endText() }
    if isFirst { separate() }
    hasReceipts = true
    out.write(Harmless.text(receipt.text) + "\n")
  }

  private func endAnswer(isCut: Bool) {
    if isCut { add(isStreaming ? " " + Texts.cut : Texts.cut) }
    if isStreaming { endText() }
    hasReceipts = false
  }

  private func endText() {
    out.write(stream.finish())
    isStreaming = false
  }
}

/// Every step as one line of JSON.
@MainActor package final class JSONPresenter: Presenter {
  private let out: TextSink
  private let errors: TextSink
  private let waiting: WaitingLine?
  private let isQuiet: Bool

  /// A quiet one tells no progress on `errors`.
  package init(
    out: TextSink, errors: TextSink, waiting: WaitingLine? = nil, isQuiet: Bool = false
  ) {
    self.out = out
    self.errors = errors
    self.waiting = waiting
    self.isQuiet = isQuiet
  }

  package var fault: OutputFault? { out.fault }

  package func startWaiting() { waiting?.begin() }
  package func stopWaiting() async { await waiting?.end() }

  package func show(_ event: TurnEvent) async {
    await waiting?.follow(event)
    if case .notice(let text) = event {
      if !isQuiet { hint(text) }
      return
    }
    guard let object = EventJSON.object(event) else { return }
    out.write(object.text + "\n")
  }
  package func show(_ output: CommandOutput) { out.write(EventJSON.object(output).text + "\n") }
  package func show(_ failure: Failure) { out.write(EventJSON.object(failure).text + "\n") }
  package func hint(_ text: String) { errors.write("balli: " + Harmless.text(text) + "\n") }
  package func sound(_ alert: ShownAlert) {
    guard let object = EventJSON.object(.alert(code: alert.code, text: alert.text)) else { return }
    out.write(object.text + "\n")
  }
  package func recall(_ messages: [Message]) {}
}

extension Presenter {
  package func ring(_ text: String) { hint(text) }
  package func sound(_ alert: ShownAlert) { hint(alert.text) }
}
