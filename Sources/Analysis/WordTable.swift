import Tables

/// A table of named rows of words: `name<TAB>words, parted by ;`.
package struct WordTable: Sendable {
  private var rows: [String: [String]] = [:]
  private var sets: [String: Set<String>] = [:]

  package init(_ name: String) {
    TableText.forEachRow(of: name) { row in
      rows[row[0]] = row[1].split(separator: ";", omittingEmptySubsequences: false).map {
        String($0.drop { $0 == " " })
      }
    }
    sets = rows.mapValues(Set.init)
  }

  /// The words of a row without their order.
  package func set(_ row: String) -> Set<String> { sets[row] ?? [] }

  /// The words of a row in their order; none where there is no such row.
  package subscript(_ row: String) -> [String] { rows[row] ?? [] }

  /// The names of all rows.
  package var names: [String] { rows.keys.sorted() }
}
