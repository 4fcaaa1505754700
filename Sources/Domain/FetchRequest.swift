/// One request.
package struct FetchRequest: Sendable {
  package var method: String
  package var url: String
  package var headers: [FetchHeader]
  package var body: [UInt8]
  package var limits: FetchLimits
  /// Where it and its redirects may lead.
  package var reach = FetchReach.anywhere
  /// Waits between tries that may be repeated, in seconds; empty for none.
  package var retryWaits: [Double]
  /// Whether an answer with this status (408, 429 or 5xx) and the beginning of its body may be tried
  /// again; asked only while waits are left.
  package var mayRepeat: @Sendable (_ status: Int, _ body: [UInt8]) -> Bool
  /// Told before each wait: the seconds and a Turkish reason.
  package var retrying: @Sendable (_ seconds: Double, _ reason: String) -> Void

  package init(
    method: String = "GET", url: String, headers: [FetchHeader] = [], body: [UInt8] = [],
    limits: FetchLimits = FetchLimits(), retryWaits: [Double] = [1, 2, 4],
    mayRepeat: @escaping @Sendable (_ status: Int, _ body: [UInt8]) -> Bool = { status, _ in
      [408, 429, 500, 502, 503, 504].contains(status)
    },
    retrying: @escaping @Sendable (_ seconds: Double, _ reason: String) -> Void = { _, _ in }
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.limits = limits
    self.retryWaits = retryWaits
    self.mayRepeat = mayRepeat
    self.retrying = retrying
  }
}

/// Where a request may lead.
package enum FetchReach: Sendable, Equatable {
  /// Where the request says.
  case anywhere
  /// By `https:` to machines of the public internet: none of this machine, its network or a link, whatever
  /// name leads there; a proxy in such a place is none either.
  case publicOnly
}

/// One header line; names compare without regard to case.
package struct FetchHeader: Sendable, Equatable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// How long and how much a request may take; seconds and bytes.
package struct FetchLimits: Sendable, Equatable {
  package var connect: Double
  /// Without a byte arriving, also before the head.
  package var idle: Double
  package var total: Double
  /// Bytes of the body, after decompression; nil for a stream that may go on.
  package var body: Int?

  package init(
    connect: Double = 30, idle: Double = 30, total: Double = 120, body: Int? = 20_000_000
  ) {
    self.connect = connect
    self.idle = idle
    self.total = total
    self.body = body
  }

  /// For language models, which think before they speak.
  package static let model = FetchLimits(connect: 30, idle: 300, total: 3_600, body: nil)
}

/// The head of a response and the way to its body.
package struct FetchResponse: Sendable {
  package var status: Int
  package var headers: [FetchHeader]
  /// Seconds for which the server wants to be left alone, where it says so.
  package var retryAfter: Double?
  /// The next bytes of the body, nil at its end; throws `FetchFailure` where it breaks off.
  package var next: @Sendable () async throws -> [UInt8]?
  /// Closes the connection early.
  package var close: @Sendable () -> Void
  /// Lets small pieces be handed over several together from now on: the reader has begun to show them.
  package var gather: @Sendable () -> Void

  package init(
    status: Int, headers: [FetchHeader], retryAfter: Double? = nil,
    next: @escaping @Sendable () async throws -> [UInt8]?,
    close: @escaping @Sendable () -> Void = {}, gather: @escaping @Sendable () -> Void = {}
  ) {
    self.status = status
    self.headers = headers
    self.retryAfter = retryAfter
    self.next = next
    self.close = close
    self.gather = gather
  }

  /// The value of a header, whatever the case of its name.
  package func header(_ name: String) -> String? {
    headers.last { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The whole body.
  package func body() async throws -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try await next() { bytes += piece }
    return bytes
  }
}

/// Why an exchange failed before or in the middle of a response.
///
/// A response with a bad status is no failure: it is a response.
package struct FetchFailure: Error, Sendable, Equatable {
  package enum Kind: String, Sendable {
    case badURL, insecure, unresolved, refused, tls, connectTimeout, idleTimeout, totalTimeout
    case reset, tooLarge, tooManyRedirects, malformed, other
    /// A redirect wanted to carry the request to another server.
    case sentAway
  }

  package var kind: Kind
  /// A Turkish sentence without secrets.
  package var message: String

  package init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }
}
