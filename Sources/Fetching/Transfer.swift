import Domain

/// An exchange while libcurl works on it; lives on the thread of libcurl alone.
final class Transfer {
  let exchange: Exchange
  private(set) var easy: EasyHandle?
  private var reader = HeadReader()
  private var failure: FetchFailure?
  private var isPaused = false
  private let started = ContinuousClock.now
  private var sent = 0
  /// When the last byte went or came; nil until there is a connection.
  private var lastByte: ContinuousClock.Instant?

  /// Prepares an exchange; its `easy` is nil where libcurl refuses.
  init(_ exchange: Exchange, certificates: String?) {
    self.exchange = exchange
    easy = EasyHandle(exchange.call, certificates: certificates, owner: self)
  }

  /// Takes a line of the head; false to end the transfer.
  func receive(headLine line: UnsafeRawBufferPointer) -> Bool {
    lastByte = .now
    switch reader.take(line) {
    case .more: return true
    case .head(let head):
      exchange.deliver(head)
      return true
    case .malformed:
      failure = FetchFailure(.malformed, of: exchange.call)
    case .tooLarge:
      failure = FetchFailure(
        kind: .tooLarge, message: Texts.tooLarge(exchange.call.address.host))
    }
    return false
  }

  /// Takes a piece of the body.
  func receive(body piece: UnsafeRawBufferPointer) -> Exchange.Receipt {
    lastByte = .now
    let receipt = exchange.deliver(piece)
    isPaused = receipt == .later
    return receipt
  }

  /// Goes on after a pause.
  func resume() {
    guard isPaused else { return }
    isPaused = false
    lastByte = .now
    easy?.resume()
  }

  /// Tells the exchange how it ended.
  func finish(_ end: TransferEnd) {
    let end = end == .reset && easy?.isRefusedByProxy == true ? .proxyFailed : end
    if let failure = failure ?? FetchFailure(end, of: exchange.call) {
      exchange.end(.failed(failure))
    } else {
      exchange.end(.complete)
    }
  }

  /// When the transfer's time is up, or nil where it is up now; the exchange is told then.
  func due(at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
    let call = exchange.call
    if now >= call.deadline {
      let message = Texts.totalTimeout(call.address.host)
      exchange.end(.failed(FetchFailure(kind: .totalTimeout, message: message)))
      return nil
    }
    guard let idle = idleEnd(at: now) else { return call.deadline }
    if now >= idle {
      let message = Texts.idleTimeout(call.address.host, call.limits.idle)
      exchange.end(.failed(FetchFailure(kind: .idleTimeout, message: message)))
      return nil
    }
    return min(idle, call.deadline)
  }

  /// When the peer will have been silent for too long; nil before there is a connection, which has
  /// a limit of its own, and while it is us who do not read.
  private func idleEnd(at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
    if lastByte == nil, let after = easy?.connectedAfter { lastByte = started + after }
    guard let last = lastByte, !isPaused else { return nil }
    let limit = Duration.seconds(min(max(exchange.call.limits.idle, 0), 1e9))
    guard now >= last + limit, let total = easy?.sent, total != sent else { return last + limit }
    // A request that is still on its way out is no silence.
    sent = total
    lastByte = now
    return now + limit
  }
}
