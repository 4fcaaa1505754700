import Domain
import Synchronization

/// How long a model may say nothing before it is given up (`/ayar bekleme`).
///
///     ModelPatience("10 dk")?.seconds  // 600
package struct ModelPatience: Sendable, Equatable {
  package static let key = "bekleme"
  package static let standard = 300
  private static let possible = 1...7_200

  package var seconds: Int

  /// Reads seconds, or a number with `sn` or `dk`; nil for anything else.
  package init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number <= Self.possible.upperBound else { return nil }
    switch Spelling.ascii(String(text.dropFirst(digits.count)).trimmed) {
    case "", "sn", "saniye", "s": seconds = number
    case "dk", "dakika", "m": seconds = number * 60
    default: return nil
    }
    guard Self.possible.contains(seconds) else { return nil }
  }
}

extension Fetcher {
  /// The same way, on which a model may be silent for as many seconds as `patience` says each time.
  ///
  /// A server that only says that the line is still open is silent too.
  func waiting(
    _ patience: @escaping @Sendable () -> ModelPatience?,
    clock: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) -> Fetcher {
    Fetcher { request in
      var request = request
      // Only what a model says has no end that is known.
      guard request.limits.body == nil else { return try await open(request) }
      if let patience = patience() {
        request.limits.idle = Double(patience.seconds)
        request.limits.total = max(request.limits.total, 2 * Double(patience.seconds))
      }
      var response = try await open(request)
      let watch = WordWatch(patience: .seconds(request.limits.idle), clock: clock)
      let read = response.next
      response.next = {
        let bytes = try await read()
        try bytes.map(watch.see)
        return bytes
      }
      return response
    }
  }
}

/// Gives up a stream in which for too long nothing came but comments and blank lines (`: keep-alive`).
private final class WordWatch: Sendable {
  private struct State {
    var lastWord: ContinuousClock.Instant
    var isComment = false
    var startsLine = true
  }

  private let patience: Duration
  private let clock: @Sendable () -> ContinuousClock.Instant
  private let state: Mutex<State>

  init(patience: Duration, clock: @escaping @Sendable () -> ContinuousClock.Instant) {
    (self.patience, self.clock) = (patience, clock)
    state = Mutex(State(lastWord: clock()))
  }

  func see(_ bytes: [UInt8]) throws(FetchFailure) {
    let now = clock()
    let isSilent = state.withLock { state in
      if Self.holdWord(bytes, &state) { state.lastWord = now }
      return now - state.lastWord >= patience
    }
    if isSilent {
      throw FetchFailure(kind: .idleTimeout, message: ModelTexts.onlyKeptAlive)
    }
  }

  /// Whether a byte stands there that is neither white space nor of a comment.
  private static func holdWord(_ bytes: [UInt8], _ state: inout State) -> Bool {
    var holds = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        (state.isComment, state.startsLine) = (false, true)
      case UInt8(ascii: ":") where state.startsLine:
        (state.isComment, state.startsLine) = (true, false)
      case UInt8(ascii: " "), UInt8(ascii: "\t"): state.startsLine = false
      default:
        state.startsLine = false
        holds = holds || !state.isComment
      }
    }
    return holds
  }
}
