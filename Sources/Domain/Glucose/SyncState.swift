package import struct Foundation.Date

/// What became of readings that were brought.
package struct SensorAddition: Sendable, Equatable {
  package var added: Int
  /// Those that were there already.
  package var known: Int

  package init(added: Int, known: Int) {
    self.added = added
    self.known = known
  }
}

/// How the last rounds with a source went; no secrets.
package struct SyncState: Sendable, Equatable {
  /// The last round that succeeded.
  package var syncedAt: Date?
  /// Not to be asked before this.
  package var waitUntil: Date?
  /// Failures in a row.
  package var failures: Int
  /// What the last failure said; nil after a success.
  package var message: String?

  package init(
    syncedAt: Date? = nil, waitUntil: Date? = nil, failures: Int = 0, message: String? = nil
  ) {
    self.syncedAt = syncedAt
    self.waitUntil = waitUntil
    self.failures = failures
    self.message = message
  }
}
