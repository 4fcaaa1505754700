@testable import Labels

/// The words of a table as a reader of pictures finds them.
enum LaidTable {
  /// Lines with cells parted by `|`, which stand at the same places; letters are 20 pixels high, and
  /// lines 40 apart.
  static func words(_ lines: [String]) -> [LabelWord] {
    lines.enumerated().flatMap { row, line in
      line.split(separator: "|", omittingEmptySubsequences: false).enumerated().flatMap {
        column, cell in
        var left = 20.0 + Double(column) * 300
        return cell.split(separator: " ").map { text in
          defer { left += Double(text.count) * 11 + 9 }
          return LabelWord(
            text: String(text), confidence: 0.95, left: left, top: Double(row) * 40,
            width: Double(text.count) * 11, height: 20)
        }
      }
    }
  }
}
