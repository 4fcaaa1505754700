package import Domain
package import Terminal

/// The status line of a turn: there from a second after the message until the answer begins.
@MainActor package final class WaitingLine {
  private let progress: Progress
  private var shown: (task: Task<Void, Never>, end: AsyncStream<Never>.Continuation)?

  package init(_ progress: Progress) { self.progress = progress }

  /// Begins with the person's message and is gone when this returns for the first words after it.
  package func follow(_ event: TurnEvent) async {
    switch event {
    case .user: begin()
    case .toolCall, .toolResult: break
    case .delta, .assistant, .confirm, .alert, .error: await end()
    }
  }

  private func begin() {
    guard shown == nil else { return }
    let (over, end) = AsyncStream.makeStream(of: Never.self)
    let progress = progress
    let task = Task.detached {
      await progress.show(Texts.answering) { for await _ in over {} }
    }
    shown = (task, end)
  }

  private func end() async {
    guard let shown else { return }
    self.shown = nil
    shown.end.finish()
    await shown.task.value
  }
}
