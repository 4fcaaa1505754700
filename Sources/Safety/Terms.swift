import Analysis

/// What the rules look for: the table `Language/terms`.
enum Terms {
  private static let table = WordTable("Language/terms")
  private static let sets = Dictionary(
    uniqueKeysWithValues: table.names.map { ($0, Set(table[$0])) })

  /// Folded words, or their beginnings or endings, in the table's order.
  static func list(_ row: String) -> [String] { table[row] }

  static func set(_ row: String) -> Set<String> { sets[row] ?? [] }
}
