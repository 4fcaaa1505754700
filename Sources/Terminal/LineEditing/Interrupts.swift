import Foundation
import Glibc
import Synchronization

/// Brings Ctrl-C to whoever can stop what is going on.
///
///     try await interrupts.telling({ turn.cancel() }) { try await turn.value }
///
/// Outside of `telling` Ctrl-C ends the program with 130, the terminal as it was before. Pressed
/// three times without being heard it does so inside as well.
package final class Interrupts: Sendable {
  private struct State {
    var listeners: [Int: @Sendable () -> Void] = [:]
    var nextListener = 0
    var isListening = false
  }

  private let state = Mutex(State())
  private let pipe: WakePipe

  package init() { pipe = WakePipe(readerBlocks: true) }

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
    state.withLock { state in
      state.listeners[id] = nil
      if state.listeners.isEmpty { TerminalGuard.tellInterrupts(to: -1) }
    }
  }

  /// Reads from a copy of the pipe's end, so that the thread never reads a number used again.
  private func startListening() {
    let reading = dup(pipe.reading)
    guard reading >= 0 else { return }
    Thread.detachNewThread { [weak self] in
      var byte: UInt8 = 0
      // SA_RESTART keeps signals from ending the read.
      while read(reading, &byte, 1) == 1 { self?.tell() }
      close(reading)
    }
  }

  private func tell() {
    let listener = state.withLock { state in
      state.listeners.max { $0.key < $1.key }?.value
    }
    TerminalGuard.heardInterrupt()
    if let listener { listener() } else { TerminalGuard.missInterrupt() }
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
