import Dispatch

/// A line editor on a thread of its own, so that waiting for a person blocks nobody else.
///
///     let reader = LineReader(LineEditorSetup(prompt: "› "))
///     while case .text(let message) = try await reader.next() { … }
package actor LineReader {
  private let executor = ReadingThread()
  private let setup: LineEditorSetup
  private let input: Int32
  private let output: Int32
  private let asides = Asides()
  private var session: Session?

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  package init(_ setup: LineEditorSetup, input: Int32 = 0, output: Int32 = 1) {
    self.setup = setup
    self.input = input
    self.output = output
  }

  /// Takes the terminal over before the first line, so that nothing typed meanwhile is echoed.
  package func open() throws(LineEditorFailure) {
    if session == nil {
      session = try Session(setup, asides, input: input, output: output)
    }
  }

  /// Waits for a message; `prefill` stands in the line from the start and can be edited.
  package func next(prefill: String? = nil) throws(LineEditorFailure) -> LineInput {
    try open()
    return session?.editor.readLine(prefill: prefill) ?? .endOfInput
  }

  /// Shows text above the line that is being typed, which stays as it is; rendered text that ends
  /// with a line break.
  ///
  /// Where no line is being read it stands above the next one, unless `takeAsides` fetches it.
  package nonisolated func show(aside text: String) { asides.add(text) }

  /// What no line has shown.
  package nonisolated func takeAsides() -> [String] { asides.take() }

  /// Gives the terminal to another program (an editor, a pager) while `work` is done.
  package nonisolated func lendingTerminal<Result>(
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    let settings = TerminalGuard.lend()
    defer { if let settings { TerminalGuard.reclaim(settings) } }
    return try await work()
  }

  /// Gives the terminal its settings back; the next line takes it over again.
  package func close() { session = nil }

  /// Holds the editor where an optional of it can be kept.
  private final class Session {
    let editor: LineEditor

    init(
      _ setup: LineEditorSetup, _ asides: Asides, input: Int32, output: Int32
    ) throws(LineEditorFailure) {
      editor = try LineEditor(setup, asides, input: input, output: output)
    }
  }
}

/// Runs the reader's jobs one after the other on a thread that may block.
private final class ReadingThread: SerialExecutor {
  private let queue = DispatchQueue(label: "balli.line-reader")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
