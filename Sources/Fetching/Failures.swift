import Domain

extension FetchFailure {
  /// The failure of a transfer that libcurl ended; nil where it ended well.
  init?(_ end: TransferEnd, of call: Call) {
    let host = call.address.host
    let reason: (kind: Kind, message: String)? =
      switch end {
      case .complete: nil
      case .timedOut: (.connectTimeout, Texts.connectTimeout(host, call.limits.connect))
      case .unresolved: (.unresolved, Texts.unresolved(host))
      case .proxyUnresolved, .proxyFailed: (.refused, Texts.proxyFailed)
      case .refused: (.refused, Texts.refused(host, isLoopback: call.address.isLoopback))
      case .untrusted: (.tls, Texts.untrusted(host))
      case .tls: (.tls, Texts.tls(host))
      case .reset, .cutShort: (.reset, Texts.reset(host))
      case .malformed, .stopped: (.malformed, Texts.malformed(host))
      case .tooLarge: (.tooLarge, Texts.tooLarge(host))
      case .other(let code): (.other, Texts.other(host, code))
      }
    guard let reason else { return nil }
    self.init(kind: reason.kind, message: reason.message)
  }

  /// Why the same request may be sent again, if no response has begun; nil where it may not.
  ///
  /// A port of this machine on which nobody listens waits for the person and not for a moment.
  func reasonToRepeat(_ call: Call) -> String? {
    switch kind {
    case .unresolved: Texts.reasonUnresolved
    case .refused: call.address.isLoopback ? nil : Texts.reasonRefused
    case .connectTimeout: Texts.reasonSlow
    case .reset: Texts.reasonReset
    default: nil
    }
  }
}
