import Terminal

/// Where text goes: a screen, or memory in tests.
///
/// After a failed write it swallows what follows, so that a reader that has gone ends the program
/// quietly at the next step instead of in the middle of one.
@MainActor package final class TextSink {
  /// Why nothing more is written.
  package private(set) var fault: OutputFault?
  /// What was written, where the sink is memory.
  package private(set) var collected = ""
  private let put: ((String) throws -> Void)?

  /// Collects in memory.
  package init() { put = nil }

  /// Hands every text to `put`, which throws a `ScreenFailure` when it cannot go on.
  package init(_ put: @escaping (String) throws -> Void) { self.put = put }

  /// Writes all of `text` at once.
  package func write(_ text: String) {
    guard fault == nil, !text.isEmpty else { return }
    guard let put else {
      collected += text
      return
    }
    do { try put(text) } catch { fault = OutputFault(error) }
  }

  /// What was collected since the last call.
  package func take() -> String {
    defer { collected = "" }
    return collected
  }

  /// The process's own standard output, for texts that need no screen.
  static var standardOutput: TextSink { descriptor(1) }

  /// The process's own standard error.
  static var standardError: TextSink { descriptor(2) }

  private static func descriptor(_ number: Int32) -> TextSink {
    TextSink { text in try Disk.write(text, to: number) }
  }
}
