import CLibedit
import Glibc
import Synchronization

/// The only writer of standard output and standard error.
///
///     let screen = Screen(settings: ScreenSettings(environment: environment))
///     try screen.write("Kahvaltı kaydedildi.\n")
///     screen.warning("Bağlantı yavaş.")   // to standard error
///
/// Answers go to the output, whose failures are thrown; notices, warnings and errors go to standard
/// error, whose failures nobody could be told of.
package final class Screen: Sendable {
  package let settings: ScreenSettings
  private let output: Int32
  private let error: Int32
  private let sanitise: @Sendable (String) -> String
  private let state = Mutex(State())

  private struct State {
    var pending = ""
    /// Whether a status line stands on the terminal and must go before anything else is written.
    var hasStatus = false
    var theme = Theme.dark
  }

  /// Makes a screen over two descriptors; `sanitise` sees every text that is not rendered here.
  ///
  /// From then on a closed pipe is an error to the writer and no longer a signal that ends the
  /// program.
  package init(
    output: Int32 = 1, error: Int32 = 2, settings: ScreenSettings,
    sanitise: @escaping @Sendable (String) -> String = Harmless.text
  ) {
    self.output = output
    self.error = error
    self.settings = settings
    self.sanitise = sanitise
    signal(SIGPIPE, SIG_IGN)
  }

  /// The width in columns: what `COLUMNS` says, else the terminal's own now, else 80.
  package var width: Int {
    if let fixed = settings.fixedWidth { return fixed }
    for descriptor in [output, error] {
      let columns = balli_terminal_columns(descriptor)
      if columns > 0 { return Int(columns) }
    }
    return 80
  }

  /// The inks of all that is shown.
  package var theme: Theme {
    get { state.withLock(\.theme) }
    set { state.withLock { $0.theme = newValue } }
  }

  /// A renderer of Markdown for this screen as it is now.
  package func markdown() -> MarkdownStream {
    guard settings.isTerminal else { return MarkdownStream(.verbatim) }
    return MarkdownStream(
      .rendered(
        width: width, depth: settings.outputDepth, theme: theme, isLinked: settings.hasLinks))
  }

  // MARK: - Output

  /// Puts text that was rendered here (Markdown, a table) out as it is, escape sequences and all.
  package func write(_ rendered: String, flushing: Bool = true) throws(ScreenFailure) {
    let failure = state.withLock { state in
      state.pending += rendered
      return flushing || state.pending.utf8.count > 1 << 14 ? drain(&state) : nil
    }
    if let failure { throw failure }
  }

  /// Sanitises text from anywhere and puts it out.
  package func write(plain text: String) throws(ScreenFailure) { try write(sanitise(text)) }

  /// Puts out what `write(flushing: false)` has kept.
  package func flush() throws(ScreenFailure) {
    if let failure = state.withLock({ drain(&$0) }) { throw failure }
  }

  private func drain(_ state: inout State) -> ScreenFailure? {
    guard !state.pending.isEmpty else { return nil }
    eraseStatus(&state)
    let text = state.pending
    state.pending = ""
    do throws(ScreenFailure) {
      try Descriptor.write(text, to: output)
      return nil
    } catch { return error }
  }

  // MARK: - Standard error

  /// Says something by the way: one line, dimmed.
  package func notice(_ text: String) { tell("", text, theme.quiet, paintsAll: true) }

  /// Says that something is not as it should be, but goes on.
  package func warning(_ text: String) {
    tell(Texts.warning, text, theme.warning)
  }

  /// Says what went wrong.
  package func error(_ text: String) {
    tell(Texts.error, text, theme.bad)
  }

  /// Says something that must be seen at once: a low glucose, an emergency.
  package func alert(_ text: String) {
    tell("", text, theme.bad, paintsAll: true)
  }

  /// Text as it fits the screen: words are not cut at its edge.
  package func fitted(_ text: String) -> String {
    settings.isTerminal ? Wrapping.fitted(text, width: width) : text
  }

  private func tell(_ mark: String, _ text: String, _ ink: Ink, paintsAll: Bool = false) {
    let whole = fitted(mark + sanitise(text))
    let painted = paintsAll ? whole[...] : whole.prefix(mark.count)
    let line =
      ink.paint(String(painted), settings.errorDepth) + whole.dropFirst(painted.count)
    state.withLock { state in
      _ = drain(&state)
      eraseStatus(&state)
      writeError(line + "\n")
    }
  }

  // MARK: - Status line

  /// Shows a line that the next text on the screen replaces; only where progress is shown at all.
  package func status(_ text: String) {
    guard settings.showsProgress else { return }
    let line = sanitise(text).replacing("\n", with: " ").cut(toColumns: max(1, width - 1))
    state.withLock { state in
      writeError("\r\u{1B}[K" + state.theme.quiet.paint(line, settings.errorDepth))
      state.hasStatus = true
    }
  }

  /// Takes the status line away.
  package func clearStatus() { state.withLock { eraseStatus(&$0) } }

  private func eraseStatus(_ state: inout State) {
    guard state.hasStatus else { return }
    state.hasStatus = false
    writeError("\r\u{1B}[K")
  }

  /// Nobody can be told that standard error is gone, so a failure to write to it is left alone.
  private func writeError(_ text: String) { try? Descriptor.write(text, to: error) }
}
