import Domain
import Synchronization

/// One exchange between the task that asked and the thread of libcurl.
///
/// The thread puts pieces in, the task takes them out; where the task is slow the thread pauses the
/// transfer, so that no more than `enough` and one piece are held. The task is woken once for all
/// pieces that came together.
final class Exchange: Sendable {
  /// Bytes that are held before a transfer is paused.
  static let enough = 262_144
  /// Bytes for which the task is woken while more are still coming.
  private static let handful = 65_536

  /// How an exchange ended.
  enum Ending: Sendable {
    case complete, cancelled
    case failed(FetchFailure)
  }

  /// What becomes of a piece that has arrived.
  enum Receipt {
    case taken, later, stop
  }

  private struct State {
    var head: Head?
    var buffer: [UInt8] = []
    var received = 0
    var isPaused = false
    var ending: Ending?
    /// Whether something came since the task last looked.
    var hasNews = false
    var waiters: [CheckedContinuation<Void, Never>] = []

    mutating func announce() -> [CheckedContinuation<Void, Never>] {
      hasNews = true
      defer { waiters = [] }
      return waiters
    }
  }

  let call: Call
  private let thread: TransferThread
  private let state = Mutex(State())
  private let isGathering = Atomic(false)

  init(_ call: Call, on thread: TransferThread) {
    self.call = call
    self.thread = thread
  }

  // MARK: - For the task

  /// Sends the request and waits for the head of the response.
  func open() async throws -> Head {
    thread.submit(.start(self))
    return try await look { state in
      if let head = state.head { return head }
      guard let ending = state.ending else { return nil }
      // libcurl is content with a connection that is closed in the middle of a head.
      throw Self.failure(ending) ?? FetchFailure(.cutShort, of: call) ?? CancellationError()
    }
  }

  /// The next bytes of the body, at least one; nil at the end.
  func next() async throws -> [UInt8]? {
    let (piece, wasPaused) = try await look { state -> ([UInt8]?, Bool)? in
      if case .cancelled = state.ending { throw CancellationError() }
      guard state.buffer.isEmpty else {
        defer { (state.buffer, state.isPaused) = ([], false) }
        return (state.buffer, state.isPaused)
      }
      guard let ending = state.ending else { return nil }
      if let failure = Self.failure(ending) { throw failure }
      return (nil, false)
    }
    if wasPaused { thread.submit(.resume(self)) }
    return piece
  }

  /// Reads up to so many bytes of the body and leaves them to be read again.
  ///
  /// A failure in the middle is left for the next reader too; only cancellation is thrown.
  func peek(_ limit: Int) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while bytes.count < limit, let piece = try await next() { bytes += piece }
    } catch is FetchFailure {}
    state.withLock { $0.buffer = bytes + $0.buffer }
    return Array(bytes.prefix(limit))
  }

  /// Lets small pieces gather from now on.
  func gather() { isGathering.store(true, ordering: .relaxed) }

  /// Ends the exchange: closes its connection unless the response has arrived to its end.
  func cancel() {
    let (wasRunning, waiters) = state.withLock { state in
      let wasRunning = state.ending == nil
      (state.ending, state.buffer) = (.cancelled, [])
      return (wasRunning, state.announce())
    }
    for waiter in waiters { waiter.resume() }
    if wasRunning { thread.submit(.cancel(self)) }
  }

  private func look<Value: Sendable>(
    _ found: (inout State) throws -> Value?
  ) async throws -> Value {
    try await withTaskCancellationHandler {
      while true {
        let value = try state.withLock { state in
          state.hasNews = false
          return try found(&state)
        }
        if let value { return value }
        await withCheckedContinuation { continuation in
          let isNow = state.withLock { state in
            guard !state.hasNews, state.ending == nil else { return true }
            state.waiters.append(continuation)
            return false
          }
          if isNow { continuation.resume() }
        }
      }
    } onCancel: {
      cancel()
    }
  }

  private static func failure(_ ending: Ending) -> (any Error)? {
    switch ending {
    case .complete: nil
    case .cancelled: CancellationError()
    case .failed(let failure): failure
    }
  }

  // MARK: - For the thread

  /// Whether small pieces may be told several together.
  var mayGather: Bool { isGathering.load(ordering: .relaxed) }

  /// Takes the head of the response.
  func deliver(_ head: Head) {
    let waiters = state.withLock { state in
      state.head = head
      return state.announce()
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Takes a piece of the body, or puts it off where the task has enough to read.
  ///
  /// A small piece wakes nobody before `tell`.
  func deliver(_ piece: UnsafeRawBufferPointer) -> Receipt {
    let (receipt, held, waiters) = state.withLock { state in
      guard state.ending == nil else { return (Receipt.stop, 0, state.announce()) }
      guard state.buffer.count < Self.enough else {
        state.isPaused = true
        return (Receipt.later, state.buffer.count, [])
      }
      state.received += piece.count
      if let limit = call.limits.body, state.received > limit {
        let message = Texts.tooLarge(call.address.host)
        state.ending = .failed(FetchFailure(kind: .tooLarge, message: message))
        return (Receipt.stop, 0, state.announce())
      }
      state.buffer.append(contentsOf: piece)
      let isMuch = state.buffer.count >= Self.handful
      return (Receipt.taken, state.buffer.count, isMuch ? state.announce() : [])
    }
    for waiter in waiters { waiter.resume() }
    thread.note(held: held)
    return receipt
  }

  /// Wakes the task for the pieces that were delivered.
  func tell() {
    let waiters = state.withLock { $0.announce() }
    for waiter in waiters { waiter.resume() }
  }

  /// Ends the exchange, unless it has ended.
  func end(_ ending: Ending) {
    let waiters = state.withLock { state in
      state.ending = state.ending ?? ending
      return state.announce()
    }
    for waiter in waiters { waiter.resume() }
  }
}
