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
