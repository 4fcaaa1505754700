import Tables

/// A table of named rows of words: `name<TAB>words, parted by ;`.
package struct WordTable: Sendable {
  private var rows: [String: [String]] = [:]

  package init(_ name: String) {
    TableText.forEachRow(of: name) { row in
      rows[row[0]] = row[1].split(separator: ";", omittingEmptySubsequences: false).map {
        String($0.drop { $0 == " " })
      }
    }
  }

  /// The words of a row in their order; none where there is no such row.
  package subscript(_ row: String) -> [String] { rows[row] ?? [] }

  /// The names of all rows.
  package var names: [String] { rows.keys.sorted() }
}
