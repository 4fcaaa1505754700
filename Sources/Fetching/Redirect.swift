import Domain

/// Where a response sends its reader on, and what may go along.
enum Redirect {
  /// How many in a row are followed.
  static let limit = 5

  /// The call that a head asks for; nil where it is no redirect.
  ///
  /// What was given for one server is for that server alone: a request with a body goes nowhere else,
  /// and one without takes only headers along that tell nothing of the person. Throws where the way
  /// would lead from `https:` to `http:`, or a body elsewhere.
  static func next(after head: Head, of call: Call) throws -> Call? {
    guard [301, 302, 303, 307, 308].contains(head.status), let location = head.header("Location")
    else { return nil }
    var next = call
    let parts = URLParts(location, relativeTo: call.address.text)
    if call.address.scheme == "https", parts?.scheme == "http" {
      throw FetchFailure(kind: .insecure, message: Texts.redirectedToPlain(call.address.host))
    }
    next.address = try Call.address(parts, within: call.reach)
    if !call.address.isSameOrigin(as: next.address) {
      // Nor as a GET: whose answer would be taken for that of the server that was asked.
      guard call.body.isEmpty else {
        let message = Texts.sentAway(from: call.address.host, to: next.address.host)
        throw FetchFailure(kind: .sentAway, message: message)
      }
      next.headers.removeAll { !harmless.contains($0.name.lowercased()) }
    }
    let isSeen = head.status == 303 && call.method != "HEAD"
    if isSeen || ([301, 302].contains(head.status) && call.method == "POST") {
      next.method = "GET"
      next.body = []
      next.headers.removeAll { $0.name.lowercased().hasPrefix("content-") }
    }
    return next
  }

  /// Headers that any server may see; a list of those that it may not would miss some.
  private static let harmless: Set<String> = [
    "accept", "accept-encoding", "accept-language", "user-agent", "range", "if-range",
  ]
}

extension URLParts {
  /// Whether both are one server in the eyes of HTTP: the same scheme, host and port.
  func isSameOrigin(as other: URLParts) -> Bool {
    scheme == other.scheme && host == other.host && port == other.port
  }
}
