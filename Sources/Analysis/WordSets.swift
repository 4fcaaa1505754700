import Tables

/// Closed sets of folded words and endings: the table `Language/sets`.
package enum WordSets {
  private static let table = WordTable("Language/sets")

  package static func words(_ name: String) -> Set<String> { table.set(name) }

  /// The same in the table's order.
  package static func list(_ name: String) -> [String] { table[name] }

  /// Words that describe the food after them and are kept in its name.
  package static let qualities = words("quality")
}
