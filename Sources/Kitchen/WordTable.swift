import Tables
import Turkish

/// A table of folded words by their kinds: `kind<tab>word; word`.
struct WordTable: Sendable {
  private var words: [String: [String]] = [:]

  init(_ name: String) {
    TableText.forEachRow(of: name) { row in
      words[row[0], default: []] += row[1].split(separator: ";").map { String($0).trimmed }
    }
  }

  /// The words of a kind; none of one that is not there.
  subscript(kind: String) -> [String] { words[kind] ?? [] }
}
