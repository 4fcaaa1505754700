import Domain

/// An exchange while libcurl works on it; lives on the thread of libcurl alone.
final class Transfer {
  let exchange: Exchange
  private(set) var easy: EasyHandle?
  private var reader = HeadReader()
  private var failure: FetchFailure?
  private var isPaused = false
  /// Bytes of the body since the last `tell`.
  private var fresh = 0
  /// How often `tell` had something to tell since gathering was allowed, and how much of it was in the first drops.
  private var (arrivals, firstBytes) = (0, 0)
  /// Whether the last drop was left to gather, and how often that brought hardly a second one.
  private var (isGathering, timesInVain) = (false, 0)
  private let idle: Duration
  private let started = ContinuousClock.now
  private var sent = 0
  /// When the last byte went or came; nil until there is a connection.
  private var lastByte: ContinuousClock.Instant?

  /// Prepares an exchange; its `easy` is nil where libcurl refuses.
  init(_ exchange: Exchange, certificates: String?) {
    self.exchange = exchange
    idle = .seconds(min(max(exchange.call.limits.idle, 0), 1e9))
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
    if receipt == .taken { fresh += piece.count }
    return receipt
  }

  /// Wakes the exchange's task for what has come, and says whether more should gather before the next
  /// time: where the reader allows it, the body comes in drops and gathering has brought several.
  func tell() -> Bool {
    guard fresh > 0 else { return false }
    exchange.tell()
    defer { fresh = 0 }
    guard exchange.mayGather else { return false }
    arrivals += 1
    if arrivals <= Self.firstDrops {
      firstBytes += fresh
      return false
    }
    if isGathering {
      // A sender that waits for each drop's receipt is held up by gathering: two come, not many.
      let isInVain = fresh * Self.firstDrops * 2 < firstBytes * 5
      timesInVain = isInVain ? timesInVain + 1 : 0
    }
    isGathering = fresh < Self.drop && timesInVain < Self.mostInVain
    return isGathering
  }

  /// The first sentence of an answer must not wait: whoever reads it has waited already.
  private static let firstDrops = 64
  private static let drop = 16_384
  private static let mostInVain = 8

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
    guard let total = easy?.sent, total != sent else { return last + idle }
    // A request that is still on its way out is no silence.
    sent = total
    lastByte = now
    return now + idle
  }
}
