import Domain

/// One exchange as it goes out: checked, and without the rules for redirects and repeats.
struct Call: Sendable {
  var method: String
  var address: URLParts
  var headers: [FetchHeader]
  var body: [UInt8]
  var limits: FetchLimits
  var reach: FetchReach
  /// When the exchange must be over, body and all.
  var deadline: ContinuousClock.Instant

  /// Checks a request; throws what is wrong with its URL, method or headers.
  init(_ request: FetchRequest, deadline: ContinuousClock.Instant) throws {
    method = request.method
    reach = request.reach
    address = try Self.address(URLParts(request.url), within: reach)
    headers = request.headers
    body = request.body
    limits = request.limits
    self.deadline = deadline
    let isToken = { (text: String) in
      !text.isEmpty && text.utf8.allSatisfy { Self.tokenBytes.contains($0) }
    }
    guard isToken(method), headers.allSatisfy({ isToken($0.name) && Self.isSafe($0.value) }) else {
      throw FetchFailure(kind: .malformed, message: Texts.badRequest)
    }
  }

  /// The address, if it may be asked: `https:`, or `http:` on this machine where that is within reach.
  ///
  /// What a name leads to is looked at when the connection is made.
  static func address(_ parts: URLParts?, within reach: FetchReach) throws -> URLParts {
    guard let parts, !parts.host.isEmpty, !parts.hasUser, reach == .anywhere || !parts.isInner
    else {
      throw FetchFailure(kind: .badURL, message: Texts.badURL)
    }
    switch parts.scheme {
    case "https": return parts
    case "http" where parts.isLoopback: return parts
    case "http": throw FetchFailure(kind: .insecure, message: Texts.insecure(parts.host))
    default: throw FetchFailure(kind: .badURL, message: Texts.badScheme)
    }
  }

  /// The lines for libcurl, which would otherwise add some of its own.
  var headerLines: [String] {
    let own = [("User-Agent", "balli"), ("Content-Type", ""), ("Expect", "")]
    let missing = own.filter { name, _ in !headers.contains { $0.isNamed(name) } }
    // For libcurl "Name:" takes a header away and "Name;" sends an empty one.
    return headers.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
      + missing.map { name, value in value.isEmpty ? "\(name):" : "\(name): \(value)" }
  }

  private static let tokenBytes = Set(
    "!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  private static func isSafe(_ value: String) -> Bool {
    value.utf8.allSatisfy { $0 >= 32 && $0 != 127 || $0 == 9 }
  }
}

extension FetchHeader {
  /// Whether it has the name, whatever its case.
  func isNamed(_ other: String) -> Bool { name.lowercased() == other.lowercased() }
}
