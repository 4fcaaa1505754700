import Synchronization

/// What of the messages of a thread is the person's own, each looked at once.
final class OwnMessages: Sendable {
  private let look: @Sendable (String) -> ModelChecks.Own
  private let known = Mutex<[String: ModelChecks.Own]>([:])

  /// Messages that `look` takes apart.
  init(_ look: @escaping @Sendable (String) -> ModelChecks.Own) { self.look = look }

  subscript(text: String) -> ModelChecks.Own {
    if let own = known.withLock({ $0[text] }) { return own }
    let own = look(text)
    known.withLock { $0[text] = own }
    return own
  }
}
