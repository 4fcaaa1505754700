/// A line that says what is going on when it takes longer than a moment.
///
///     try await Progress(screen).show("PubMed aranıyor…") { try await … }
///
/// Appears after a second, turns ten times a second, and is gone when the work is done. Where standard
/// error is no terminal, lines that stay tell now and then how long the work has taken.
package struct Progress: Sendable {
  private static let frames: [Character] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  private let screen: Screen
  private let delay: Duration
  private let isTold: Bool
  private let pause: @Sendable (Duration) async throws -> Void

  /// A line that appears after `delay`; `pause` waits, and throws where the work is done before.
  ///
  /// With `isTold` false nothing is said where no line can be shown.
  package init(
    _ screen: Screen, delay: Duration = .seconds(1), isTold: Bool = false,
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.screen = screen
    self.delay = delay
    self.isTold = isTold
    self.pause = pause
  }

  /// Does the work, with a status line that says `label` once the work has taken a while.
  package func show<Result: Sendable>(
    _ label: String, during work: () async throws -> Result
  ) async rethrows -> Result {
    let isShown = screen.settings.showsProgress
    guard isShown || isTold else { return try await work() }
    let painter = Task { if isShown { await paint(label) } else { await tell(label) } }
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

  /// Seconds after which a wait is told, where it cannot be shown; then once a minute.
  private static let told = [10, 30, 60]

  private func tell(_ label: String) async {
    var passed = 0
    while !Task.isCancelled {
      let next = Self.told.first { $0 > passed } ?? passed + 60
      guard (try? await pause(.seconds(next - passed))) != nil, !Task.isCancelled else { return }
      passed = next
      screen.notice("balli: \(label) \(passed) sn")
    }
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
