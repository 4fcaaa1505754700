import Domain

/// Where a response sends its reader on, and what may go along.
enum Redirect {
  /// How many in a row are followed.
  static let limit = 5

  /// The call that a head asks for; nil where it is no redirect.
  ///
  /// Keys and cookies stay behind when scheme, host or port change. Throws where the way would lead
  /// from `https:` to `http:`, or would carry a body from this machine to another.
  static func next(after head: Head, of call: Call) throws -> Call? {
    guard [301, 302, 303, 307, 308].contains(head.status), let location = head.header("Location")
    else { return nil }
    var next = call
    let parts = URLParts(location, relativeTo: call.address.text)
    if call.address.scheme == "https", parts?.scheme == "http" {
      throw FetchFailure(kind: .insecure, message: Texts.redirectedToPlain(call.address.host))
    }
    next.address = try Call.address(parts)
    let isSeen = head.status == 303 && call.method != "HEAD"
    if isSeen || ([301, 302].contains(head.status) && call.method == "POST") {
      next.method = "GET"
      next.body = []
      next.headers.removeAll { $0.name.lowercased().hasPrefix("content-") }
    }
    if !next.body.isEmpty && call.address.isLoopback && !next.address.isLoopback {
      throw FetchFailure(kind: .insecure, message: Texts.redirectedAway)
    }
    if !call.address.isSameOrigin(as: next.address) {
      next.headers.removeAll { secrets.contains($0.name.lowercased()) }
    }
    return next
  }

  private static let secrets: Set<String> = [
    "authorization", "proxy-authorization", "x-goog-api-key", "api-key", "x-api-key", "cookie",
  ]
}

extension URLParts {
  /// Whether both are one server in the eyes of HTTP: the same scheme, host and port.
  func isSameOrigin(as other: URLParts) -> Bool {
    scheme == other.scheme && host == other.host && port == other.port
  }
}
