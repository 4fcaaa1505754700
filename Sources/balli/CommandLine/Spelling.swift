import Turkish

/// How command words are compared: folded, so that every one can be typed without Turkish letters.
package enum Spelling {
  /// `DIŞA-AKTAR`, `dışa-aktar` and `disa-aktar` are all `disa-aktar`.
  package static func ascii(_ word: String) -> String { Turkish.fold(word) }

  /// The candidate nearest to `word`, unless all are too far to be meant.
  ///
  /// A candidate that begins with the word wins; otherwise a third of the letters may differ.
  package static func nearest(_ word: String, among candidates: [String]) -> String? {
    let folded = ascii(word)
    guard !folded.isEmpty else { return nil }
    if folded.count >= 2, let longer = candidates.first(where: { ascii($0).hasPrefix(folded) }) {
      return longer
    }
    let measured = candidates.map { (name: $0, distance: distance(folded, ascii($0))) }
    guard let best = measured.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, min(folded.count, best.name.count) / 3) ? best.name : nil
  }

  /// Edits between two words: letters put in, left out, changed, or two neighbours swapped.
  package static func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var older: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let changed = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var best = min(previous[j] + 1, row[j - 1] + 1, changed)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, older[j - 2] + 1)
        }
        row.append(best)
      }
      (older, previous) = (previous, row)
    }
    return previous[b.count]
  }
}
