/// A way to go on with what has been typed.
package struct Completion: Sendable, Equatable {
  /// What takes the place of the line from `start` up to the cursor, with a space where one is due.
  package var text: String
  /// How many characters of the line stay before it.
  package var start: Int
  /// What the list of candidates shows.
  package var display: String

  package init(_ text: String, from start: Int, display: String? = nil) {
    self.text = text
    self.start = start
    self.display = display ?? text
  }

  /// What all candidates begin with, to be put in at once; nil where that adds nothing.
  static func common(_ candidates: [Completion], to line: String) -> (text: String, start: Int)? {
    guard let first = candidates.first else { return nil }
    var shared = first.text[...]
    for other in candidates.dropFirst() {
      guard other.start == first.start else { return nil }
      shared = shared.prefix(zip(shared, other.text).prefix { $0 == $1 }.count)
    }
    let typed = line.dropFirst(first.start)
    let adds = candidates.count == 1 ? shared != typed : shared.count > typed.count
    return adds ? (String(shared), first.start) : nil
  }

  /// The candidates in columns, read downwards, for a terminal of `width` columns.
  static func list(_ candidates: [Completion], width: Int, limit: Int = 60) -> String {
    let shown = candidates.prefix(limit).map { Harmless.text($0.display).cut(toColumns: width - 1) }
    let column = (shown.map { DisplayWidth.of($0) }.max() ?? 0) + 2
    let columns = max(1, width / column)
    let rows = (shown.count + columns - 1) / columns
    var lines = (0..<rows).map { row in
      stride(from: row, to: shown.count, by: rows).map { shown[$0].padded(toColumns: column) }
        .joined()
    }
    if candidates.count > limit { lines.append(Texts.moreCandidates(candidates.count - limit)) }
    return lines.map { $0 + "\n" }.joined()
  }
}
