package import Foundation
import Synchronization

/// The clock of a session: the machine's, or one that stands still where a replay put it.
package final class SessionClock: Sendable {
  private let standing: Mutex<Date?>
  private let machine: @Sendable () -> Date

  /// Takes the machine's clock, and the moment at which to stand still, if any.
  package init(standing: Date?, machine: @escaping @Sendable () -> Date) {
    self.standing = Mutex(standing)
    self.machine = machine
  }

  package func now() -> Date { standing.withLock { $0 } ?? machine() }

  /// Puts the clock at a moment, where it stays.
  package func stand(at moment: Date) { standing.withLock { $0 = moment } }
}
