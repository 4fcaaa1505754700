import Synchronization

/// What is to be shown above the line that is being typed, from any thread.
///
/// The reading thread takes it when it next paints the prompt on an empty row, for which it is woken.
final class Asides: Sendable {
  private let texts = Mutex<[String]>([])

  var isEmpty: Bool { texts.withLock { $0.isEmpty } }

  /// Puts a text in and wakes the reader, where one is at the terminal.
  func add(_ text: String) {
    texts.withLock { $0.append(text) }
    TerminalGuard.wakeReader()
  }

  /// All that waits, once.
  func take() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }
}
