package import Domain
package import Terminal

/// The status line of a turn: there from a second after its start until the answer begins.
@MainActor package final class WaitingLine {
  private let progress: Progress
  private var shown: (task: Task<Void, Never>, end: AsyncStream<Never>.Continuation)?

  package init(_ progress: Progress) { self.progress = progress }

  /// Is gone when this returns for the first words of the answer, or for what stands in their place.
  package func follow(_ event: TurnEvent) async {
    switch event {
    case .user, .toolCall, .toolResult, .notice: break
    case .receipt(let receipt) where receipt.audience == .programs: break
    case .receipt, .delta, .assistant, .confirm, .alert, .error: await end()
    }
  }

  /// Begins to wait; the line is there a second later.
  package func begin() {
    guard shown == nil else { return }
    let (over, end) = AsyncStream.makeStream(of: Never.self)
    let progress = progress
    let task = Task.detached {
      await progress.show(Texts.answering) { for await _ in over {} }
    }
    shown = (task, end)
  }

  /// Takes the line away; it is gone when this returns.
  package func end() async {
    guard let shown else { return }
    self.shown = nil
    shown.end.finish()
    await shown.task.value
  }
}
