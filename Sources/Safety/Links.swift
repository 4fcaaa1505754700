package import Domain
import Turkish

/// The links that a model may show: those that the person wrote, and those that tools gave as such.
///
/// Any other could carry what was said here to somebody else, or lead where no one asked to go.
package struct Links: Sendable {
  private let known: String

  /// - Parameters:
  ///   - known: The person's own words.
  ///   - results: What the tools of the turn answered.
  package init(known: [String], results: [JSON]) {
    self.known = (known + results.flatMap(Self.links)).joined(separator: " ")
  }

  private static func links(in json: JSON) -> [String] {
    switch json {
    case .string(let text):
      text.contains("://") && !text.contains(where: \.isWhitespace) ? [text] : []
    case .array(let values): values.flatMap(links)
    case .object(let members): members.flatMap { links(in: $0.value) }
    default: []
    }
  }

  private static let starts = [
    "http:", "https:", "ftp:", "file:", "data:", "javascript:", "www.", "//", "mailto:",
  ]

  /// Whether a sentence has a letter that every beginning of a link has one of.
  private static func mayHoldLink(_ sentence: String) -> Bool {
    sentence.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "w"), UInt8(ascii: "W"): true
      default: false
      }
    }
  }

  /// The sentence without pictures and unknown links.
  package func checked(_ sentence: String) -> String {
    guard Self.mayHoldLink(sentence) else { return sentence }
    let folded = Turkish.fold(sentence)
    guard Self.starts.contains(where: folded.holds) else { return sentence }
    let parts = sentence.split(separator: " ", omittingEmptySubsequences: false)
    return parts.map { part in
      let folded = Turkish.fold(String(part))
      guard Self.starts.contains(where: folded.contains) else { return String(part) }
      let link = part.drop { "<([{\"'“*_".contains($0) }
      var end = link
      while let last = end.last, ">)]}\"'”.,;:!?*_".contains(last) { end = end.dropLast() }
      let isKnown = !part.contains("](") && !end.isEmpty && known.contains(end)
      return isKnown ? String(part) : Texts.linkLeftOut
    }.joined(separator: " ")
  }
}
