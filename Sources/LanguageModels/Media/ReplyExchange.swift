package import Domain

/// Something that makes pieces of the bytes of one reply.
package protocol ReplyReader: Sendable {
  /// Whether the model said that it is done.
  var isFinished: Bool { get }
  /// Adds the pieces that `bytes` complete; throws after them where the reply is no good.
  mutating func feed(_ bytes: [UInt8], into pieces: inout [ModelPiece]) throws(ModelFailure)
  /// Adds what the end of the bytes leaves; throws where the reply broke off.
  mutating func finish(into pieces: inout [ModelPiece]) throws(ModelFailure)
}

/// One question to a server and its streamed reply.
///
/// A reply that is no good is asked for once more where no word of it was shown.
struct ReplyExchange<Reader: ReplyReader>: Sendable {
  var fetcher: Fetcher
  var request: FetchRequest
  var service: ServiceName
  /// What must not come back.
  var key: String?
  /// When and where the person asked.
  var moment: Moment?
  var reader: @Sendable () -> Reader
  /// What a response with a bad status means.
  var failure: @Sendable (_ status: Int, _ body: [UInt8]) -> ModelFailure

  /// The pieces of the reply, read only as fast as they are taken.
  var pieces: AsyncThrowingStream<ModelPiece, any Error> {
    PieceFlow.stream { flow in
      do {
        try await run(into: flow)
      } catch let failure as ModelFailure {
        throw KeyMask(key)?.masked(failure) ?? failure
      }
    }
  }

  private func run(into flow: PieceFlow) async throws {
    var request = request
    request.retrying = { seconds, reason in
      flow.push(.notice(MediaTexts.retrying(service, in: seconds, reason)))
    }
    var hasShown = false
    do {
      try await once(request, into: flow, hasShown: &hasShown)
    } catch let failure as ModelFailure
      where failure.code == "badAnswer" && failure.isRetryable && !hasShown
    {
      try Task.checkCancellation()
      flow.push(.notice(MediaTexts.askingAgain(service)))
      try await once(request, into: flow, hasShown: &hasShown)
    }
  }

  private func once(
    _ request: FetchRequest, into flow: PieceFlow, hasShown: inout Bool
  ) async throws {
    let response = try await service.fetching { try await fetcher.open(request) }
    var isOpen = true
    defer { if isOpen { response.close() } }
    guard (200..<300).contains(response.status) else {
      let body = try await service.fetching { try await response.start() }
      throw failure(response.status, body)
        .told(toWait: response.retryAfter, for: service.plain, since: moment)
    }
    var (reader, masked) = (reader(), MaskedPieces(hiding: key))
    while true {
      let bytes: [UInt8]?
      do {
        bytes = try await response.next()
      } catch let fault as FetchFailure {
        if reader.isFinished { break }
        for piece in masked.finish() { flow.push(piece) }
        throw service.failure(fault, hasBegun: true)
      }
      guard let bytes else {
        isOpen = false
        break
      }
      let step = { pieces in try reader.feed(bytes, into: &pieces) }
      try await send(step, through: &masked, into: flow, hasShown: &hasShown)
      if hasShown { response.gather() }
    }
    let step = { pieces in try reader.finish(into: &pieces) }
    try await send(step, through: &masked, into: flow, hasShown: &hasShown)
    for piece in masked.finish() { try await flow.send(piece) }
  }

  /// Sends the pieces that a step adds, also those before a failure.
  private func send(
    _ step: (inout [ModelPiece]) throws -> Void, through masked: inout MaskedPieces,
    into flow: PieceFlow, hasShown: inout Bool
  ) async throws {
    var pieces: [ModelPiece] = []
    let result = Result { try step(&pieces) }
    pieces = masked.feed(pieces)
    if case .failure = result { pieces += masked.finish() }
    for piece in pieces {
      if case .text = piece { hasShown = true }
      try await flow.send(piece)
    }
    try result.get()
  }
}

extension FetchResponse {
  /// The beginning of the body, enough for any error.
  func start(_ limit: Int = 1 << 20) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit, let piece = try await next() { bytes += piece }
    return bytes
  }
}
