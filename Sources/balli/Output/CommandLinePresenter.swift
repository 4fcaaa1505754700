import Domain

/// Shows through another presenter what is said to somebody who is not in the chat.
///
/// A remedy that names a slash command names what the command line has in its place.
@MainActor final class CommandLinePresenter: Presenter {
  private let inner: any Presenter

  init(_ inner: any Presenter) { self.inner = inner }

  var fault: OutputFault? { inner.fault }
  var statusLine: @Sendable (String?) -> Void { inner.statusLine }
  var width: Int { inner.width }

  func startWaiting() { inner.startWaiting() }
  func stopWaiting() async { await inner.stopWaiting() }

  func show(_ event: TurnEvent) async {
    switch event {
    case .error(let code, let message, let isRetryable):
      await inner.show(
        .error(code: code, message: Self.reworded(message), isRetryable: isRetryable))
    case .notice(let text): await inner.show(.notice(Self.reworded(text)))
    default: await inner.show(event)
    }
  }

  func show(_ output: CommandOutput) { inner.show(output) }

  func show(_ failure: Failure) {
    inner.show(Failure(failure.exit, Self.reworded(failure.message)))
  }

  func hint(_ text: String) { inner.hint(text) }
  func sound(_ alert: ShownAlert) { inner.sound(alert) }
  func recall(_ messages: [Message]) { inner.recall(messages) }

  private static let places: [Substring: Substring] = [
    "/model": "--model", "/yeni": "--yeni", "/ayar": "balli ayar",
  ]

  /// `/model yerel ile` as `--model yerel ile`; a path that only ends so stays.
  static func reworded(_ message: String) -> String {
    let words = message.split(separator: " ", omittingEmptySubsequences: false)
    return words.map { places[$0] ?? $0 }.joined(separator: " ")
  }
}
