import Analysis

/// What the rules look for: the table `Language/terms`.
enum Terms {
  private static let table = WordTable("Language/terms")

  /// Folded words, or their beginnings or endings, in the table's order.
  static func list(_ row: String) -> [String] { table[row] }

  static func set(_ row: String) -> Set<String> { table.set(row) }
}
