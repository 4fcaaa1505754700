/// The rhythm in which a service may be asked.
package struct Pace: Sendable {
  /// Returns when the next request may go out; throws where the task is cancelled.
  package var turn: @Sendable () async throws -> Void

  package init(turn: @escaping @Sendable () async throws -> Void) { self.turn = turn }

  package static let free = Pace {}
}
