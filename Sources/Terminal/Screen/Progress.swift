/// A line that says what is going on when it takes longer than a moment.
///
///     try await Progress(screen, clock: ContinuousClock()).show("PubMed aranıyor…") { try await … }
///
/// Appears after a second, turns ten times a second, and is gone when the work is done.
package struct Progress: Sendable {
  private static let frames: [Character] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  private let screen: Screen
  private let clock: any Clock<Duration>
  private let delay: Duration

  package init(_ screen: Screen, clock: any Clock<Duration>, delay: Duration = .seconds(1)) {
    self.screen = screen
    self.clock = clock
    self.delay = delay
  }

  /// Does the work, with a status line that says `label` once the work has taken a while.
  package func show<Result: Sendable>(
    _ label: String, during work: () async throws -> Result
  ) async rethrows -> Result {
    guard screen.settings.showsProgress else { return try await work() }
    let painter = Task { [screen, clock, delay] in
      await Progress.paint(label, on: screen, clock: clock, delay: delay)
    }
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

  private static func paint(
    _ label: String, on screen: Screen, clock: any Clock<Duration>, delay: Duration
  ) async {
    var tick = 0
    var wait = delay
    while !Task.isCancelled {
      // A sleep throws only when the work is done.
      guard (try? await clock.sleep(for: wait)) != nil, !Task.isCancelled else { return }
      screen.status(line(label, tick: tick, delay: delay))
      tick += 1
      wait = .milliseconds(100)
    }
  }
}
