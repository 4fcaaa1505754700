/// The way to other machines: one HTTP exchange at a time, pulled piece by piece.
///
/// `http:` is allowed to loopback only; TLS is always verified; neither a key nor a body follows a
/// redirect to another host. Cancelling the task closes the connection.
package struct Fetcher: Sendable {
  /// Sends a request and returns once the head of the final response is here; throws `FetchFailure`.
  package var open: @Sendable (FetchRequest) async throws -> FetchResponse

  package init(open: @escaping @Sendable (FetchRequest) async throws -> FetchResponse) {
    self.open = open
  }
}
