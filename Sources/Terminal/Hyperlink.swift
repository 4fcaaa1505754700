/// An address that a terminal opens at a click on a text (OSC 8).
///
///     Hyperlink("https://a.tr/ş")?.around("a")  // ESC ]8;;https://a.tr/%C5%9F ESC \\ a ESC ]8;; ESC \\
///
/// Only of the web, and only with what the sequence may hold: printing ASCII, all else as `%C5%9F`. An address
/// with a space or a control in it is none, nor is one that is longer than terminals take.
package struct Hyperlink: Sendable, Equatable {
  package let address: String

  /// What VTE takes at most; others take more.
  private static let longest = 2_083

  package init?(_ text: String) {
    let scheme = text.prefix(8).lowercased()
    guard scheme.hasPrefix("https://") || scheme.hasPrefix("http://"),
      text.unicodeScalars.allSatisfy({ $0 != " " && $0 != "\n" && $0 != "\t" }),
      text.unicodeScalars.allSatisfy(Harmless.allows)
    else { return nil }
    address = text.utf8.reduce(into: "") { written, byte in
      if (0x21..<0x7F).contains(byte) {
        written.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        written += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    guard address.utf8.count <= Self.longest else { return nil }
  }

  /// A painted text that leads to the address.
  func around(_ text: String) -> String {
    text.isEmpty ? text : "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// Whether a terminal is known to show the sequence instead of following it; all others follow or ignore
  /// it.
  ///
  /// The Linux console and Emacs print it; libvte before 0.50 loses the text after it.
  static func isLost(on environment: [String: String]) -> Bool {
    let name = environment["TERM"] ?? ""
    if ["linux", "eterm", "vt", "cons"].contains(where: name.hasPrefix) { return true }
    return environment["VTE_VERSION"].flatMap { Int($0) }.map { $0 < 5_000 } ?? false
  }
}
