/// Why a model gave no reply; thrown through its stream and shown as an error event.
package struct ModelFailure: Error, Sendable, Equatable {
  /// `unreachable`, `quota`, `badConfiguration` and the like.
  package var code: String
  /// One Turkish sentence with the next step.
  package var message: String
  /// Whether the same request may succeed later.
  package var isRetryable: Bool

  package init(code: String, message: String, isRetryable: Bool) {
    self.code = code
    self.message = message
    self.isRetryable = isRetryable
  }
}
