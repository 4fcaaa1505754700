import Domain
import struct Foundation.Date

/// One round with one source: what is asked for, what is kept, and how long it is left alone after a
/// failure.
struct SyncRound: Sendable {
  let records: SensorRecords
  let now: @Sendable () -> Date

  /// What came of it.
  enum Outcome: Sendable, Equatable {
    case done(SensorAddition, skipped: Int)
    case failed(SourceFailure)
    /// It is not to be asked before that; with what was said last.
    case waiting(until: Date, message: String)
    /// It is not to be asked again before the person connects anew.
    case stopped(message: String)
  }

  /// Readings that come late are looked for so far back, in seconds.
  static let overlap = 86_400.0

  /// Asks a source for what is missing and keeps it; a broken store throws.
  func run(_ source: GlucoseSource) async throws -> Outcome {
    let state = try records.state(source.name)
    let start = now()
    if let until = state?.waitUntil {
      if until >= Self.forever { return .stopped(message: state?.message ?? "") }
      // A clock that was set back must not keep a source waiting for days.
      if until > start, until.timeIntervalSince(start) <= Self.longestWait {
        return .waiting(until: until, message: state?.message ?? "")
      }
    }
    do {
      let delivery = try await source.readings(try since(source, state, start), start)
      let addition = try records.add(delivery.readings)
      try records.setState(source.name, SyncState(syncedAt: start))
      return .done(addition, skipped: delivery.skipped)
    } catch let failure as SourceFailure {
      try records.setState(source.name, Self.state(after: failure, state, at: now()))
      return .failed(failure)
    }
  }

  /// A day before the last round and before the newest reading, whichever is earlier.
  private func since(
    _ source: GlucoseSource, _ state: SyncState?, _ start: Date
  ) throws -> Date {
    let oldest = start.addingTimeInterval(-source.reach)
    guard let synced = state?.syncedAt else { return oldest }
    let newest = try records.newest(nil, SensorRecords.horizon(start), 1).first?.at ?? synced
    return max(oldest, min(synced, newest, start).addingTimeInterval(-Self.overlap))
  }

  // MARK: After a failure

  static let forever = Date(timeIntervalSince1970: 9e11)
  static let longestWait = 2 * 86_400.0

  /// How long a source is left alone.
  ///
  /// A refusal after rounds that went well is tried once more, after 2.5 minutes: Share refuses good
  /// passwords at times (wire/glucose.md, 1). A second one waits for the person.
  static func state(after failure: SourceFailure, _ before: SyncState?, at now: Date) -> SyncState {
    var state = before ?? SyncState()
    state.failures += 1
    state.message = failure.message
    let wait: Double? =
      switch failure.kind {
      case .credentials: before?.syncedAt != nil && state.failures == 1 ? 150 : nil
      case .disconnected: nil
      case .locked: max(failure.wait ?? 0, [300, 900, 1800, 3600][min(3, state.failures - 1)])
      case .rateLimited: failure.wait ?? 3600
      case .consent: 900
      case .unavailable, .offline, .malformed: 0
      }
    guard let wait else {
      state.waitUntil = forever
      return state
    }
    state.waitUntil = wait > 0 ? now.addingTimeInterval(wait) : nil
    return state
  }
}
