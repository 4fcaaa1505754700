import Synchronization

/// A value that is made when it is first asked for, once.
///
/// Asked for again it costs no lock: tables of words are asked thousands of times for a sentence.
package final class Lazy<Value: Sendable>: Sendable {
  private final class Made: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let made = AtomicLazyReference<Made>()
  /// Held while it is made.
  private let making = Mutex(())
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  package var value: Value {
    if let made = made.load() { return made.value }
    return making.withLock { _ in
      if let made = made.load() { return made.value }
      return made.storeIfNil(Made(make())).value
    }
  }
}
