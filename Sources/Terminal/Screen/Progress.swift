/// A line that says what is going on when it takes longer than a moment.
///
///     try await Progress(screen).show("PubMed aranıyor…") { try await … }
///
/// Appears after a second, turns ten times a second, and is gone when the work is done.
package struct Progress: Sendable {
  private static let frames: [Character] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  private let screen: Screen
  private let delay: Duration
  private let pause: @Sendable (Duration) async throws -> Void

  /// A line that appears after `delay`; `pause` waits, and throws where the work is done before.
  package init(
    _ screen: Screen, delay: Duration = .seconds(1),
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.screen = screen
    self.delay = delay
    self.pause = pause
  }

  /// Does the work, with a status line that says `label` once the work has taken a while.
  package func show<Result: Sendable>(
    _ label: String, during work: () async throws -> Result
  ) async rethrows -> Result {
    guard screen.settings.showsProgress else { return try await work() }
    let painter = Task { await paint(label) }
    do {
      let result = try await work()
      await end(painter)
      return result
    } catch {
      await end(painter)
      throw error
    }
  }

  /// What the line says at the given tick after it appeared; from the second on with the time.
  package static func line(_ label: String, tick: Int, delay: Duration = .seconds(1)) -> String {
    let seconds = Int(delay.components.seconds) + tick / 10
    return "\(frames[tick % frames.count]) \(label) \(seconds) sn"
  }

  private func end(_ painter: Task<Void, Never>) async {
    painter.cancel()
    await painter.value
    screen.clearStatus()
  }

  private func paint(_ label: String) async {
    var tick = 0
    var wait = delay
    while !Task.isCancelled {
      guard (try? await pause(wait)) != nil, !Task.isCancelled else { return }
      screen.status(Progress.line(label, tick: tick, delay: delay))
      tick += 1
      wait = .milliseconds(100)
    }
  }
}
