import Analysis
import Tables

/// The table `Language/situations`: patterns by name.
enum PhraseTable {
  private static let table = WordTable("Language/situations")

  static var names: [String] { table.names }

  static func phrases(_ name: String) -> [Phrase] { patterns(name).map { Phrase($0) } }

  /// The alternatives of a row that holds words.
  static func words(_ name: String) -> Set<String> {
    Set(alternatives(name).parts(at: "|").map(String.init))
  }

  private static func patterns(_ name: String) -> [String] {
    table[name].flatMap { pattern in
      guard pattern.utf8.first == reference else { return [expanded(pattern)] }
      let isWhole = !pattern.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "|") }
      return isWhole ? patterns(String(pattern.dropFirst())) : [expanded(pattern)]
    }
  }

  /// What stands before the name of another row.
  private static let reference = UInt8(ascii: "@")

  /// A pattern with the alternatives that its references stand for.
  private static func expanded(_ pattern: String) -> String {
    guard pattern.utf8.contains(reference) else { return pattern }
    return pattern.parts(at: " ").map { step in
      step.parts(at: "|").map { form in
        form.utf8.first == reference ? alternatives(String(form.dropFirst())) : String(form)
      }.joined(separator: "|")
    }.joined(separator: " ")
  }

  private static func alternatives(_ name: String) -> String {
    let own = table[name]
    if own.isEmpty {
      let words = WordSets.list(name)
      assert(!words.isEmpty, "No table has a row \(name).")
      return words.map { $0 + "*" }.joined(separator: "|")
    }
    return own.map(expanded).joined(separator: "|")
  }
}
