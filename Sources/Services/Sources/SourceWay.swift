package import Domain

/// How glucose services are reached: requests, waits between tries, digests.
package struct SourceWay: Sendable {
  package var fetcher: Fetcher
  /// Waits so many seconds between two tries.
  package var pause: @Sendable (_ seconds: Double) async throws -> Void
  /// Lower-case hexadecimal digests of UTF-8.
  package var sha1: @Sendable (String) throws -> String
  package var sha256: @Sendable (String) throws -> String

  package init(
    fetcher: Fetcher, pause: @escaping @Sendable (Double) async throws -> Void,
    sha1: @escaping @Sendable (String) throws -> String,
    sha256: @escaping @Sendable (String) throws -> String
  ) {
    self.fetcher = fetcher
    self.pause = pause
    self.sha1 = sha1
    self.sha256 = sha256
  }

  /// Seconds between tries where a connection breaks or a server is out of order.
  static let waits = [1.0, 2, 4]

  /// Sends a request and reads its whole answer.
  ///
  /// Tries again where a connection breaks and where a server is out of order without saying why;
  /// `isAnswer` tells that an answer of 500 and more stands as it is. Throws `SourceFailure`.
  func exchange(
    _ request: FetchRequest, with service: String, isAnswer: @Sendable (SourceAnswer) -> Bool
  ) async throws -> SourceAnswer {
    var waits = Self.waits[...]
    while true {
      do {
        let answer = try await answer(to: request)
        guard answer.status >= 500 || answer.status == 408, !isAnswer(answer),
          let wait = waits.popFirst()
        else { return answer }
        try await pause(wait)
      } catch let failure as FetchFailure {
        guard Self.mayPass(failure, request.url), let wait = waits.popFirst() else {
          throw Self.failure(failure, service)
        }
        try await pause(wait)
      }
    }
  }

  private func answer(to request: FetchRequest) async throws -> SourceAnswer {
    var request = request
    request.retryWaits = []
    request.limits = FetchLimits(connect: 15, idle: 30, total: 60, body: 40_000_000)
    request.headers.append(FetchHeader("User-Agent", "balli/0.1"))
    let response = try await fetcher.open(request)
    return SourceAnswer(
      status: response.status, type: response.header("Content-Type")?.lowercased() ?? "",
      retryAfter: response.retryAfter, body: try await response.body())
  }

  /// Whether the same may go well in a moment; nobody listening on this machine stays so.
  private static func mayPass(_ failure: FetchFailure, _ url: String) -> Bool {
    switch failure.kind {
    case .refused: !WebAddress(url).isOnThisMachine
    case .unresolved, .connectTimeout, .reset: true
    default: false
    }
  }

  private static func failure(_ failure: FetchFailure, _ service: String) -> SourceFailure {
    switch failure.kind {
    case .unresolved, .refused, .connectTimeout:
      SourceFailure(kind: .offline, message: SourceTexts.offline(service))
    case .idleTimeout, .totalTimeout:
      SourceFailure(kind: .unavailable, message: SourceTexts.tooSlow(service))
    case .reset: SourceFailure(kind: .unavailable, message: SourceTexts.cut(service))
    case .tooLarge, .malformed:
      SourceFailure(kind: .malformed, message: SourceTexts.damaged(service))
    default:
      SourceFailure(kind: .unavailable, message: SourceTexts.other(service, failure.message))
    }
  }
}

/// A whole answer.
struct SourceAnswer: Sendable {
  var status: Int
  var type: String
  var retryAfter: Double?
  var body: [UInt8]

  /// The JSON of the body, whatever the status; nil for a page and for what is cut.
  var json: JSON? {
    guard !isPage, let json = try? JSON(reading: body) else { return nil }
    return json
  }

  /// Whether something on the way answers in place of the service.
  var isPage: Bool {
    let start = body.first { $0 > 0x20 }
    return type.contains("html") || start == UInt8(ascii: "<")
  }

  /// What an answer that the service's own rules do not explain comes to.
  func refusal(of service: String) -> SourceFailure {
    if status == 429 {
      let wait = retryAfter ?? 3600
      return SourceFailure(
        kind: .rateLimited, message: SourceTexts.tooOften(service, wait), wait: wait)
    }
    if isPage { return SourceFailure(kind: .unavailable, message: SourceTexts.page(service)) }
    if status >= 500 || status == 403 || body.isEmpty {
      return SourceFailure(kind: .unavailable, message: SourceTexts.down(service, status))
    }
    return SourceFailure(kind: .malformed, message: SourceTexts.damaged(service))
  }
}

extension JSON {
  /// A number, also one that is written as text.
  var anyNumber: Double? {
    switch self {
    case .number(let value): value.isFinite ? value : nil
    case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }
}
