import Domain
import struct Foundation.Date

/// Asks the connected sources in the background while somebody talks, just after each reading is due.
///
/// Never blocks the line that is being typed: what it has to say stands above it. It rests when nobody
/// has typed for a long time and goes on with the next line.
@MainActor final class SensorWatch {
  private let session: Session
  private let random: @Sendable () -> Double
  private var task: Task<Void, Never>?
  private var heardAt: Date
  private var lastRound: Date?
  private var profile = ""
  /// What was said of sources that need the person, and of what is broken.
  private var told: Set<String> = []

  /// `random` gives a number from 0 up to 1.
  init(_ session: Session, random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }) {
    self.session = session
    self.random = random
    heardAt = session.world.clock.now()
    session.alertWatch = AlertWatch()
  }

  /// Somebody has typed something: watches on, where there is anything to watch.
  func hear() {
    heardAt = session.world.clock.now()
    if profile != session.household.path {
      profile = session.household.path
      (lastRound, told) = (nil, [])
      session.alertWatch = AlertWatch()
      task?.cancel()
      task = nil
    }
    guard task == nil, isConnected else { return }
    task = Task { [weak self] in await self?.watch() }
  }

  func end() {
    task?.cancel()
    task = nil
  }

  /// Waits for what is under way; for tests, and before the program ends.
  func finish() async { await task?.value }

  private var isConnected: Bool {
    // A file that cannot be read is told of by the command that needs it.
    (try? session.liveConnections.kinds().isEmpty == false) ?? false
  }

  private func watch() async {
    while isConnected, !Task.isCancelled {
      let now = session.world.clock.now()
      let sensor = session.household.records.sensor
      let newest = (try? sensor.newest(nil, SensorRecords.horizon(now), 1))?.first?.at
      let wait = PollTimes.wait(
        newest: newest, lastRound: lastRound, now: now, jitter: random() * PollTimes.jitter)
      do { try await session.world.sleep(.seconds(wait)) } catch { return }
      guard !Task.isCancelled else { return }
      if session.world.clock.now().timeIntervalSince(heardAt) > PollTimes.longestIdle {
        session.presenter.hint(AlertTexts.restingWatch(Int(PollTimes.longestIdle / 3600)))
        break
      }
      await round()
    }
    if !Task.isCancelled { task = nil }
  }

  private func round() async {
    lastRound = session.world.clock.now()
    let desk = GlucoseDesk(
      world: session.world, presenter: session.presenter, household: session.household,
      zone: session.zone)
    do {
      // Nil where another process is at it: its readings are looked at just the same.
      for (kind, outcome) in try await desk.rounds() ?? [] {
        if let text = GlucoseTexts.needsPerson(kind, outcome) { tell(text) }
      }
      guard !Task.isCancelled else { return }
      try session.soundAlerts()
      try session.dropOldReadings()
    } catch { tell(AlertTexts.watchBroken(Failure(wrapping: error).message)) }
  }

  /// Says once what goes on being so.
  private func tell(_ text: String) {
    guard told.insert(text).inserted, !session.isQuiet else { return }
    session.presenter.hint(text)
  }
}

/// When a source is asked in the background (wire/glucose.md, 1: last reading + 5 minutes + 18 s).
enum PollTimes {
  /// Seconds between two readings of a sensor.
  static let step = 300.0
  /// Seconds that a reading needs to get to the service.
  static let lag = 18.0
  /// At most so many seconds later, so that not all ask at once.
  static let jitter = 12.0
  /// Seconds between two rounds, at least.
  static let least = 60.0
  /// Seconds without a line after which it rests.
  static let longestIdle = 3 * 3600.0

  /// Seconds until the next round.
  static func wait(newest: Date?, lastRound: Date?, now: Date, jitter: Double) -> Double {
    // A clock that was set back knows nothing of what was.
    let asked = lastRound.flatMap { $0 <= now ? $0 : nil }
    let sinceRound = asked.map { now.timeIntervalSince($0) }
    let earliest = sinceRound.map { max(0, least - $0) } ?? 0
    guard let newest, newest <= now.addingTimeInterval(step) else {
      return max(earliest, sinceRound.map { step + jitter - $0 } ?? 0)
    }
    let due = step + lag + jitter - now.timeIntervalSince(newest)
    if due > 0 { return max(earliest, due) }
    // What is late is asked for at once the first time, then when the next one is due.
    guard asked != nil else { return 0 }
    let next = due + (-due / step).rounded(.up) * step
    return max(earliest, next > 0 ? next : step)
  }
}
