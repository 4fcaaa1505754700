package import struct Foundation.Date

/// A service that brings glucose readings.
package struct GlucoseSource: Sendable {
  /// As readings name it: `dexcom`, `nightscout`.
  package var name: String
  /// How long ago the oldest reading that it gives can be, in seconds.
  package var reach: Double
  /// Readings taken since a moment; throws `SourceFailure`.
  package var readings: @Sendable (_ since: Date, _ now: Date) async throws -> SourceDelivery

  package init(
    name: String, reach: Double,
    readings: @escaping @Sendable (Date, Date) async throws -> SourceDelivery
  ) {
    self.name = name
    self.reach = reach
    self.readings = readings
  }
}

/// What a service brought.
package struct SourceDelivery: Sendable, Equatable {
  /// Oldest first.
  package var readings: [GlucoseReading]
  /// Rows that were no glucose: codes of sensor errors, rows that could not be read.
  package var skipped: Int

  package init(readings: [GlucoseReading], skipped: Int = 0) {
    self.readings = readings.sorted { $0.at < $1.at }
    self.skipped = skipped
  }
}

/// Why a source brought nothing: a Turkish sentence with the next step, never with a secret.
package struct SourceFailure: Error, Sendable, Equatable {
  package enum Kind: String, Sendable {
    /// User, password, key or region are wrong; not to be tried again without the person.
    case credentials
    /// The account lets nobody in for a while.
    case locked
    /// Asked too often.
    case rateLimited
    /// The person has to connect anew.
    case disconnected
    /// The person has to do something in the service's own program.
    case consent
    /// The service is there and cannot answer, or something that is no service answers.
    case unavailable
    /// There is no way to it.
    case offline
    /// It answers what cannot be understood.
    case malformed
  }

  package var kind: Kind
  package var message: String
  /// Seconds for which it is to be left alone; nil for the usual.
  package var wait: Double?

  package init(kind: Kind, message: String, wait: Double? = nil) {
    self.kind = kind
    self.message = message
    self.wait = wait
  }
}

/// What a source keeps between two runs: users, passwords, tokens, by name.
///
/// Outside the database, readable by its owner alone; `keep` replaces all of it in one step.
package struct SourceSecrets: Sendable {
  package var load: @Sendable () throws -> [String: String]
  package var keep: @Sendable ([String: String]) throws -> Void

  package init(
    load: @escaping @Sendable () throws -> [String: String],
    keep: @escaping @Sendable ([String: String]) throws -> Void
  ) {
    self.load = load
    self.keep = keep
  }
}
