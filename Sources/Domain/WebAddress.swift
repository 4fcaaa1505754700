/// Where an address leads, as far as safety goes.
///
///     WebAddress("http://127.0.0.1:8080/v1").isSafe    // true: this machine
///     WebAddress("http://127.0.0.1.example/").isSafe   // false: somebody else's, in the clear
///
/// Reads the front of an address only. Whoever connects checks again what it really connects to.
package struct WebAddress: Sendable, Equatable {
  /// In small letters; empty where none is named.
  package var scheme = ""
  /// In small letters, without port and brackets.
  package var host = ""
  /// In digits; empty where none is named.
  package var port = ""
  /// Whether a name stands in front of the host, which makes an address look like another.
  package var hasUser: Bool

  /// Takes `https://host:port/path`, or the same without its scheme.
  package init(_ text: String) {
    var rest = text[...]
    if let mark = text.firstRange(of: "://") {
      scheme = text[..<mark.lowerBound].lowercased()
      rest = text[mark.upperBound...]
    }
    let authority = rest.prefix { !"/?#".contains($0) }
    hasUser = authority.contains("@")
    let place = authority.split(separator: "@").last ?? ""
    if place.hasPrefix("[") {
      host = place.dropFirst().prefix { $0 != "]" }.lowercased()
      port = String(place.drop { $0 != "]" }.dropFirst().drop { $0 == ":" })
    } else {
      host = place.prefix { $0 != ":" }.lowercased()
      port = String(place.drop { $0 != ":" }.dropFirst())
    }
  }

  /// The server in the eyes of HTTP: scheme, host and port, the usual port left out.
  ///
  ///     WebAddress("https://API.openai.com:443/v1").origin  // https://api.openai.com
  ///
  /// An address without a scheme is `http:` on this machine and `https:` elsewhere.
  package var origin: String {
    let scheme = scheme.isEmpty ? isOnThisMachine ? "http" : "https" : scheme
    let usual = ["https": "443", "http": "80"]
    let isUsual = port.isEmpty || port == usual[scheme]
    return "\(scheme)://\(bracketedHost)" + (isUsual ? "" : ":" + port)
  }

  /// Host and port as a person is told them: `api.openai.com`, `127.0.0.1:8080`.
  package var place: String { bracketedHost + (port.isEmpty ? "" : ":" + port) }

  private var bracketedHost: String { host.contains(":") ? "[\(host)]" : host }

  /// Whether it is this machine's own: `localhost`, 127.0.0.0/8 or ::1.
  package var isOnThisMachine: Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Whether nobody on the way can read what is sent: `https:`, or `http:` within this machine.
  package var isSafe: Bool {
    guard !host.isEmpty, !hasUser else { return false }
    return scheme == "https" || scheme == "http" && isOnThisMachine
  }
}
