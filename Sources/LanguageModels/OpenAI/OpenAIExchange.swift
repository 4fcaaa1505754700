import Domain

/// One reply as it is pulled: opened at the first pull, read as fast as it is asked for.
///
/// Nothing is read ahead, so that a long stream takes no memory. Let go early, it closes the
/// connection.
actor OpenAIExchange {
  private enum Phase { case waiting, opening, reading, over }

  private enum Opening: Sendable {
    case notice(String)
    case opened(OpenStream)
    case failed(any Error)
  }

  /// Seconds for which a server may keep the connection after it said why it stopped.
  private static let tail = 2.0

  private let model: OpenAIModel
  private let request: ModelRequest
  private var phase = Phase.waiting
  private var reply: OpenAIReply
  private var opening: AsyncStream<Opening>?
  private var stream: OpenStream?
  /// Pieces that are ready, the next one last.
  private var ready: [ModelPiece] = []
  private var failure: ModelFailure?

  init(_ model: OpenAIModel, _ request: ModelRequest) {
    self.model = model
    self.request = request
    reply = model.reader(for: request)
  }

  /// The next piece; nil at the end.
  func next() async throws -> ModelPiece? {
    while true {
      if let piece = ready.popLast() { return piece }
      switch phase {
      case .waiting: open()
      case .opening: try await waitForHead()
      case .reading: try await read()
      case .over:
        guard let failure else { return nil }
        self.failure = nil
        throw failure
      }
    }
  }

  private func push(_ pieces: [ModelPiece]) {
    ready = pieces.reversed() + ready
  }

  // MARK: Opening

  private func open() {
    let (model, request) = (model, request)
    opening = AsyncStream { continuation in
      let work = Task {
        do {
          let response = try await model.open(request) { continuation.yield(.notice($0)) }
          continuation.yield(.opened(OpenStream(response)))
        } catch {
          continuation.yield(.failed(error))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
    phase = .opening
  }

  private func waitForHead() async throws {
    guard let opening else { return phase = .over }
    var steps = opening.makeAsyncIterator()
    let step = await steps.next()
    switch step {
    case .notice(let text): push([.notice(text)])
    case .opened(let stream):
      self.opening = nil
      self.stream = stream
      phase = .reading
    case .failed(let error):
      self.opening = nil
      phase = .over
      throw Task.isCancelled ? CancellationError() : error
    case nil:
      self.opening = nil
      phase = .over
      throw CancellationError()
    }
  }

  // MARK: Reading

  private func read() async throws {
    guard let stream else { return phase = .over }
    do {
      try Task.checkCancellation()
      guard let bytes = try await stream.response.next() else { return end(isAtEnd: true) }
      let pieces = reply.feed(bytes)
      if !pieces.isEmpty { stream.response.gather() }
      push(pieces)
    } catch {
      if Task.isCancelled || error is CancellationError {
        stream.response.close()
        phase = .over
        // What was held back to be understood first has been said all the same. In one piece: who stops
        // takes no second one.
        let words = reply.finish().map { if case .text(let text) = $0 { text } else { "" } }
          .joined()
        guard !words.isEmpty else { throw CancellationError() }
        return push([.text(words)])
      }
      return end(isAtEnd: true, because: error)
    }
    if reply.failure != nil || reply.isComplete {
      end(isAtEnd: false)
    } else if reply.isFinished {
      await readTail(of: stream)
      end(isAtEnd: false)
    }
  }

  /// Reads usage and the end mark, which come at once or not at all.
  private func readTail(of stream: OpenStream) async {
    let state = Shared((reply: reply, pieces: [ModelPiece]()))
    await limited(stream) { bytes in
      state.update { state in
        state.pieces += state.reply.feed(bytes)
        return !state.reply.isComplete && state.reply.failure == nil
      }
    }
    let (reply, pieces) = state.value
    self.reply = reply
    ready = pieces.reversed() + ready
  }

  /// Reads while `take` wants more, for a short time only.
  private func limited(
    _ stream: OpenStream, _ take: @escaping @Sendable ([UInt8]) -> Bool
  ) async {
    let reading = Task {
      while let bytes = try? await stream.response.next(), take(bytes), !Task.isCancelled {}
    }
    let model = model
    let watch = Task {
      guard await model.pause(Self.tail) else { return }
      reading.cancel()
      stream.response.close()
    }
    await withTaskCancellationHandler {
      await reading.value
    } onCancel: {
      reading.cancel()
      stream.response.close()
    }
    watch.cancel()
  }

  // MARK: Ending

  private func end(isAtEnd: Bool, because error: (any Error)? = nil) {
    let last = reply.finish()
    ready = last.reversed() + ready
    failure = reply.failure
    if let error, failure?.code == "incomplete" { failure = model.failure(of: error) }
    phase = .over
    guard let stream, !isAtEnd else { return self.stream = nil }
    self.stream = nil
    if failure != nil { return stream.response.close() }
    // Read to its end, a connection can serve the next request.
    Task { await limited(stream) { _ in true } }
  }
}

/// A response that is closed when nobody holds it any more.
final class OpenStream: Sendable {
  let response: FetchResponse

  init(_ response: FetchResponse) { self.response = response }

  deinit { response.close() }
}
