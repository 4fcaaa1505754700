/// The rows of a text of values between separators, after RFC 4180: quotes, doubled quotes, line ends
/// inside quotes, a byte order mark; the separator is the one that the header has most of.
struct SeparatedRows {
  /// A row with the number of the line on which it begins, from 1.
  struct Row {
    var line: Int
    var cells: [String]

    /// The trimmed cell; empty past the last one.
    subscript(_ place: Int) -> String { place < cells.count ? cells[place] : "" }

    var isBlank: Bool { cells.allSatisfy(\.isEmpty) }
  }

  let rows: [Row]

  /// Nil for what is no text.
  init?(_ bytes: [UInt8]) {
    guard let text = FileText.utf8(bytes)?[...] else { return nil }
    rows = Self.rows(of: text, separator: Self.separator(of: text))
  }

  /// The likeliest separator of the first five lines.
  private static func separator(of text: ArraySlice<UInt8>) -> UInt8 {
    let lines = text.split(separator: newline, maxSplits: 5).prefix(5)
    let marks = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    let counted = marks.map { mark in (mark, lines.map { $0.count { $0 == mark } }.max() ?? 0) }
    return counted.max { $0.1 < $1.1 }?.0 ?? marks[0]
  }

  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")

  private static func rows(of text: ArraySlice<UInt8>, separator: UInt8) -> [Row] {
    var reader = RowSplitter(separator: separator)
    var place = text.startIndex
    while place < text.endIndex {
      let next = place + 1 < text.endIndex ? text[place + 1] : nil
      place += reader.take(text[place], next)
    }
    return reader.finished()
  }

  /// Puts bytes together to cells and cells to rows.
  private struct RowSplitter {
    let separator: UInt8
    private var rows: [Row] = []
    private var cells: [String] = []
    private var cell: [UInt8] = []
    private var isQuoted = false
    private var line = 1
    private var first = 1

    init(separator: UInt8) { self.separator = separator }

    /// Takes a byte and says how many are done with: two for a doubled quote.
    mutating func take(_ byte: UInt8, _ next: UInt8?) -> Int {
      if byte == SeparatedRows.newline { line += 1 }
      if isQuoted {
        guard byte == SeparatedRows.quote else {
          cell.append(byte)
          return 1
        }
        guard next == SeparatedRows.quote else {
          isQuoted = false
          return 1
        }
        cell.append(byte)
        return 2
      }
      if byte == SeparatedRows.quote, cell.isEmpty {
        isQuoted = true
      } else if byte == separator {
        endCell()
      } else if byte == SeparatedRows.newline {
        endRow()
      } else {
        cell.append(byte)
      }
      return 1
    }

    mutating func finished() -> [Row] {
      if !cell.isEmpty || !cells.isEmpty { endRow() }
      return rows
    }

    private mutating func endCell() {
      cells.append(SeparatedRows.trimmed(cell))
      cell.removeAll(keepingCapacity: true)
    }

    private mutating func endRow() {
      endCell()
      rows.append(Row(line: first, cells: cells))
      cells = []
      first = line
    }
  }

  private static func trimmed(_ bytes: [UInt8]) -> String {
    guard let start = bytes.firstIndex(where: { $0 > 0x20 }),
      let end = bytes.lastIndex(where: { $0 > 0x20 })
    else { return "" }
    return String(decoding: bytes[start...end], as: UTF8.self)
  }
}
