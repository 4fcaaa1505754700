package import struct Foundation.Date

/// Readings that devices brought, apart from what people write down.
///
/// One reading is kept once, whoever brings it: two of one source count as one within 20 seconds, two
/// of different sources within a minute, where their values differ by at most 1 mg/dL.
package struct SensorRecords: Sendable {
  /// Keeps what is not there yet, in one transaction.
  package var add: @Sendable ([GlucoseReading]) throws -> SensorAddition
  /// Readings taken in the interval, oldest first.
  package var between: @Sendable (Range<Date>) throws -> [GlucoseReading]
  /// The newest readings before a moment, newest first; of one source where it is named.
  package var newest:
    @Sendable (_ source: String?, _ before: Date, _ limit: Int) throws -> [GlucoseReading]
  /// Removes readings of a source (nil: all) that were taken before a moment; returns how many.
  package var delete: @Sendable (_ source: String?, _ before: Date) throws -> Int
  /// How many were taken before a moment, by source.
  package var countsBefore: @Sendable (Date) throws -> [String: Int]
  package var state: @Sendable (_ source: String) throws -> SyncState?
  /// Nil forgets it.
  package var setState: @Sendable (_ source: String, SyncState?) throws -> Void

  package init(
    add: @escaping @Sendable ([GlucoseReading]) throws -> SensorAddition = { _ in
      SensorAddition(added: 0, known: 0)
    },
    between: @escaping @Sendable (Range<Date>) throws -> [GlucoseReading] = { _ in [] },
    newest: @escaping @Sendable (String?, Date, Int) throws -> [GlucoseReading] = { _, _, _ in [] },
    delete: @escaping @Sendable (String?, Date) throws -> Int = { _, _ in 0 },
    countsBefore: @escaping @Sendable (Date) throws -> [String: Int] = { _ in [:] },
    state: @escaping @Sendable (String) throws -> SyncState? = { _ in nil },
    setState: @escaping @Sendable (String, SyncState?) throws -> Void = { _, _ in }
  ) {
    self.add = add
    self.between = between
    self.newest = newest
    self.delete = delete
    self.countsBefore = countsBefore
    self.state = state
    self.setState = setState
  }

  /// How many there are, by source.
  package func counts() throws -> [String: Int] { try countsBefore(.distantFuture) }

  // MARK: What lies ahead

  /// Seconds by which the clock of a sensor may be ahead; what lies further ahead is no reading of now.
  package static let lead = 300.0

  /// The moment from which on readings have not been taken yet.
  package static func horizon(_ now: Date) -> Date { now.addingTimeInterval(lead) }

  /// The same records, of which nothing is seen before its time.
  ///
  /// A file that was written with another clock, or a sensor whose clock is wrong, brings readings of
  /// hours that are still to come. They are kept and counted, and no answer rests on them.
  package func seen(at now: @escaping @Sendable () -> Date) -> Self {
    var seen = self
    seen.between = { span in
      let end = min(span.upperBound, Self.horizon(now()))
      return end > span.lowerBound ? try between(span.lowerBound..<end) : []
    }
    seen.newest = { source, before, limit in
      try newest(source, min(before, Self.horizon(now())), limit)
    }
    return seen
  }

  /// How many have not been taken yet, by source.
  package func countsAhead(of now: Date) throws -> [String: Int] {
    let taken = try countsBefore(Self.horizon(now))
    return try counts().reduce(into: [:]) { ahead, one in
      let count = one.value - (taken[one.key] ?? 0)
      if count > 0 { ahead[one.key] = count }
    }
  }
}
