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
    } else {
      host = place.prefix { $0 != ":" }.lowercased()
    }
  }

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
