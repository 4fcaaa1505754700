import Domain
import Synchronization

/// Pieces on their way from the one who reads a server to the one who shows them.
///
/// The reader waits while many pieces are unread, so that a fast server and a slow screen need no
/// more memory than a short queue; an abandoned or cancelled stream stops the reader.
final class PieceFlow: Sendable {
  private struct State {
    var queue: [ModelPiece] = []
    var end: Result<ModelPiece?, any Error>?
    var taker: CheckedContinuation<ModelPiece?, any Error>?
    var giver: CheckedContinuation<Void, Never>?
  }

  private static let room = 64
  private let state = Mutex(State())

  /// The stream of what `produce` sends; it starts with the first piece that is asked for.
  static func stream(
    _ produce: @escaping @Sendable (PieceFlow) async throws -> Void
  ) -> AsyncThrowingStream<ModelPiece, any Error> {
    let flow = PieceFlow()
    let owner = Owner(flow: flow, produce: produce)
    return AsyncThrowingStream {
      try await withTaskCancellationHandler {
        owner.start()
        return try await flow.next()
      } onCancel: {
        owner.stop()
      }
    }
  }

  /// Adds a piece and waits until there is room for another.
  func send(_ piece: ModelPiece) async throws {
    push(piece)
    await withCheckedContinuation { giver in
      let now = state.withLock { state in
        guard state.queue.count >= Self.room, state.end == nil else { return true }
        state.giver = giver
        return false
      }
      if now { giver.resume() }
    }
    try Task.checkCancellation()
  }

  /// Adds a piece at once, whatever room there is.
  func push(_ piece: ModelPiece) {
    let taker = state.withLock { state -> CheckedContinuation<ModelPiece?, any Error>? in
      guard state.end == nil else { return nil }
      if let taker = state.taker {
        state.taker = nil
        return taker
      }
      state.queue.append(piece)
      return nil
    }
    taker?.resume(returning: piece)
  }

  fileprivate func end(_ result: Result<ModelPiece?, any Error>, dropping: Bool = false) {
    let (taker, giver) = state.withLock { state in
      defer {
        state.taker = nil
        state.giver = nil
      }
      if state.end == nil { state.end = result }
      if dropping { state.queue = [] }
      return (state.taker, state.giver)
    }
    giver?.resume()
    taker?.resume(with: result)
  }

  private func next() async throws -> ModelPiece? {
    try await withCheckedThrowingContinuation { taker in
      let (ready, giver) = state.withLock { state in
        let giver = state.giver
        state.giver = nil
        let ready: Result<ModelPiece?, any Error>? =
          state.queue.isEmpty ? state.end : .success(state.queue.removeFirst())
        if ready == nil { state.taker = taker }
        return (ready, giver)
      }
      giver?.resume()
      if let ready { taker.resume(with: ready) }
    }
  }
}

/// Holds the task that fills a flow and stops it when nobody holds the stream any more.
private final class Owner: Sendable {
  private let flow: PieceFlow
  private let produce: @Sendable (PieceFlow) async throws -> Void
  private let task = Mutex<Task<Void, Never>?>(nil)

  init(flow: PieceFlow, produce: @escaping @Sendable (PieceFlow) async throws -> Void) {
    self.flow = flow
    self.produce = produce
  }

  deinit { stop() }

  func start() {
    task.withLock { task in
      guard task == nil else { return }
      task = Task { [flow, produce] in
        do {
          try await produce(flow)
          flow.end(.success(nil))
        } catch {
          flow.end(.failure(error))
        }
      }
    }
  }

  func stop() {
    task.withLock { $0?.cancel() }
    flow.end(.failure(CancellationError()), dropping: true)
  }
}
