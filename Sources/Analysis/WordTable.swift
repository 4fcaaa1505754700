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
/// `@name` stands for the words of another row, `@name*` for words that begin with them. A row is read when it
/// is first asked for.
package struct WordTable: Sendable {
  private struct Words: Sendable {
    let list: [String]
    let row: WordRow

    init(_ list: [String]) {
      self.list = list
      row = WordRow(list)
    }
  }

  private let rows: [String: Lazy<Words>]

  package init(_ names: String...) {
    var lines: [String: TableText.Row] = [:]
    for name in names { TableText.forEachRow(of: name) { lines[$0[0]] = $0 } }
    rows = Dictionary(
      uniqueKeysWithValues: lines.keys.map { [lines] name in
        (name, Lazy { Words(Self.expanded(name, in: lines)) })
      })
  }

  private static func expanded(_ name: String, in lines: [String: TableText.Row]) -> [String] {
    (lines[name]?[1].listed(keepingEmpty: true) ?? []).flatMap { word -> [String] in
      guard word.utf8.first == UInt8(ascii: "@") else { return [word] }
      let isBeginning = word.utf8.last == UInt8(ascii: "*")
      let other = String(word.dropFirst().dropLast(isBeginning ? 1 : 0))
      guard lines[other] != nil else { return [word] }
      return expanded(other, in: lines).map { isBeginning ? $0 + "*" : $0 }
    }
  }

  /// The words of a row without their order.
  package func row(_ name: String) -> WordRow { rows[name]?.value.row ?? WordRow([]) }

  /// The words of a row as they stand and in their order; none where there is no such row.
  package subscript(_ name: String) -> [String] { rows[name]?.value.list ?? [] }

  /// The names of all rows.
  package var names: [String] { rows.keys.sorted() }
}
