import Tables

/// Words of a table, each as it stands (`sil`), by how it begins (`sil*`) or by how it ends (`*dim`).
///
///     row.fits("silebilirim")  // true for `sil*`
package struct WordRow: Sendable {
  package let whole: Set<String>
  private let beginnings: [String]
  private let ends: [String]

  init(_ words: [String]) {
    let isPattern = { (word: String) in word.utf8.count > 1 && word.utf8.contains(Self.star) }
    whole = Set(words.filter { !isPattern($0) })
    beginnings = words.filter { isPattern($0) && $0.utf8.last == Self.star }
      .map { String($0.dropLast()) }
    ends = words.filter { isPattern($0) && $0.utf8.first == Self.star }
      .map { String($0.dropFirst()) }
  }

  private static let star = UInt8(ascii: "*")

  /// Whether one of them is the folded word, begins or ends it.
  package func fits(_ word: some StringProtocol) -> Bool {
    let word = String(word)
    return !whole.isEmpty && whole.contains(word)
      || beginnings.contains { word.begins(with: $0) } || ends.contains { word.ends(with: $0) }
  }
}

/// A table of named rows of words: `name<TAB>words, parted by ;`.
///
/// `@name` stands for the words of another row, `@name*` for words that begin with them.
package struct WordTable: Sendable {
  private var lists: [String: [String]] = [:]
  private var rows: [String: WordRow] = [:]

  package init(_ names: String...) {
    for name in names {
      TableText.forEachRow(of: name) { row in
        lists[row[0]] = row[1].split(separator: ";", omittingEmptySubsequences: false).map {
          String($0.drop { $0 == " " })
        }
      }
    }
    for name in lists.keys { lists[name] = expanded(name) }
    rows = lists.mapValues(WordRow.init)
  }

  private func expanded(_ name: String) -> [String] {
    (lists[name] ?? []).flatMap { word -> [String] in
      let isBeginning = word.hasSuffix("*")
      let other = String(word.dropFirst().dropLast(isBeginning ? 1 : 0))
      guard word.hasPrefix("@"), lists[other] != nil else { return [word] }
      return expanded(other).map { isBeginning ? $0 + "*" : $0 }
    }
  }

  /// The words of a row without their order.
  package func row(_ name: String) -> WordRow {
    rows[name] ?? WordRow([])
  }

  /// The words of a row as they stand and in their order; none where there is no such row.
  package subscript(_ name: String) -> [String] { lists[name] ?? [] }

  /// The names of all rows.
  package var names: [String] { lists.keys.sorted() }
}
