import Tables
import Turkish

/// What the words of a glucose file mean, in English, Turkish and German.
enum FileWords {
  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    TableText.forEachRow(of: "Files/glucose") { row in
      table[row[0]] = row[1].split(separator: ";").map { word in
        word.drop { $0 == " " }.description
      }
    }
    return table
  }()

  /// Whether a cell begins with a word of a kind.
  static func begins(_ cell: String, with kind: String) -> Bool {
    let folded = Turkish.fold(cell)
    return table[kind]?.contains { folded.hasPrefix($0) } ?? false
  }

  /// Whether a cell is a word of a kind.
  static func isOne(_ cell: String, of kind: String) -> Bool {
    table[kind]?.contains(Turkish.fold(cell)) ?? false
  }
}
