import Foundation
import Glibc
import Synchronization

/// Brings Ctrl-C to whoever can stop what is going on, and so the signals that end the program.
///
///     try await interrupts.telling({ turn.cancel() }) { try await turn.value }
///
/// Outside of `telling` Ctrl-C ends the program with 130, the terminal as it was before. Pressed
/// three times without being heard it does so inside as well. SIGTERM and SIGHUP, as of a terminal
/// that is closed, stop the work inside of `telling` and end the program after it; work that does not
/// stop within a few seconds, or a second such signal, is not waited for.
package final class Interrupts: Sendable {
  private struct State {
    var listeners: [Int: @Sendable () -> Void] = [:]
    var nextListener = 0
    var isListening = false
    /// The signal by which the program is to end.
    var ending: Int32?
  }

  private let state = Mutex(State())
  private let pipe: WakePipe
  /// Seconds in which the work of a program that is told to end must have stopped.
  private let patience: Double

  package init(patience: Double = 3) {
    pipe = WakePipe(readerBlocks: true)
    self.patience = patience
  }

  /// Calls `listener` for each Ctrl-C while `work` is done; of nested ones the innermost.
  package func telling<Result>(
    _ listener: @escaping @Sendable () -> Void, during work: () async throws -> Result
  ) async rethrows -> Result {
    let id = add(listener)
    defer { remove(id) }
    return try await work()
  }

  private func add(_ listener: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      if !state.isListening { startListening() }
      state.isListening = true
      state.nextListener += 1
      state.listeners[state.nextListener] = listener
      TerminalGuard.tellInterrupts(to: pipe.writing)
      return state.nextListener
    }
  }

  private func remove(_ id: Int) {
    let ending = state.withLock { state in
      state.listeners[id] = nil
      if state.listeners.isEmpty { TerminalGuard.tellInterrupts(to: -1) }
      return state.listeners.isEmpty ? state.ending : nil
    }
    if let ending { TerminalGuard.end(by: ending) }
  }

  /// Reads from a copy of the pipe's end, so that the thread never reads a number used again.
  private func startListening() {
    let reading = dup(pipe.reading)
    guard reading >= 0 else { return }
    Thread.detachNewThread { [weak self] in
      var byte: UInt8 = 0
      // SA_RESTART keeps signals from ending the read.
      while read(reading, &byte, 1) == 1 { self?.tell(of: Int32(byte)) }
      close(reading)
    }
  }

  private func tell(of signal: Int32) {
    let isEnding = signal != SIGINT
    let (listeners, isIdle) = state.withLock { state in
      if isEnding { state.ending = signal }
      let all = state.listeners.sorted { $0.key > $1.key }.map(\.value)
      return (isEnding ? all : Array(all.prefix(1)), all.isEmpty)
    }
    if isEnding {
      // Where the work has just ended there is nothing to wait for.
      if isIdle { TerminalGuard.end(by: signal) }
      insist(on: signal)
    } else {
      TerminalGuard.heardInterrupt()
      if isIdle { TerminalGuard.missInterrupt() }
    }
    for listener in listeners { listener() }
  }

  private func insist(on signal: Int32) {
    Thread.detachNewThread { [patience] in
      Thread.sleep(forTimeInterval: patience)
      TerminalGuard.end(by: signal)
    }
  }
}

/// Decides at an empty prompt whether Ctrl-C means to leave: on the second within two seconds.
package struct SecondInterrupt: Sendable {
  private let window: Duration
  private var last: ContinuousClock.Instant?

  package init(within window: Duration = .seconds(2)) { self.window = window }

  /// Whether this press comes soon enough after the one before.
  package mutating func isSecond(at instant: ContinuousClock.Instant) -> Bool {
    defer { last = instant }
    return last.map { instant - $0 <= window } ?? false
  }
}
