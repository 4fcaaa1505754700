/// Rows and columns for the screen: aligned by display width, wrapped inside cells to fit.
///
///     Table(header: ["Besin", "Karb."], rows: [["Ekmek", "15 g"]], alignments: [.left, .right])
///       .text(width: 40)
///     // Besin │ Karb.
///     // ──────┼──────
///     // Ekmek │  15 g
package struct Table: Sendable {
  /// Where a cell's text stands in its column.
  package enum Alignment: Sendable, Equatable { case left, centre, right }

  private var header: [[Span]]
  private var rows: [[[Span]]]
  private var alignments: [Alignment]
  private let count: Int

  package init(header: [String], rows: [[String]], alignments: [Alignment] = []) {
    self.init(
      spans: header.map { [Span(Harmless.text($0))] },
      rows: rows.map { $0.map { [Span(Harmless.text($0))] } }, alignments: alignments)
  }

  package init(spans header: [[Span]], rows: [[[Span]]], alignments: [Alignment] = []) {
    count = max(header.count, rows.map(\.count).max() ?? 0)
    self.header = header.map { cell in cell.map { $0.inked($0.ink.union(.bold)) } }
    self.rows = rows
    self.alignments = alignments
  }

  /// The table in lines of at most `width` columns where that can be; no line break at the end.
  ///
  /// Columns shrink, widest first, to no less than a few letters each; what does not fit is wrapped.
  package func text(
    width: Int, _ depth: ColourDepth = .none, prefix: String = "", theme: Theme = .dark
  ) -> String {
    guard count > 0 else { return "" }
    let columns = columnWidths(fitting: width - DisplayWidth.of(prefix))
    var lines: [String] = []
    if !header.isEmpty {
      lines += row(header, columns, depth, theme)
      let rule = columns.enumerated().map { index, width in
        String(repeating: "─", count: width + (index == 0 || index == count - 1 ? 1 : 2))
      }
      lines.append(theme.quiet.paint(rule.joined(separator: "┼"), depth))
    }
    for cells in rows { lines += row(cells, columns, depth, theme) }
    return lines.map { prefix + $0 }.joined(separator: "\n")
  }

  private func columnWidths(fitting width: Int) -> [Int] {
    let lines = [header] + rows
    var columns = (0..<count).map { index in
      max(1, lines.map { Self.width(index < $0.count ? $0[index] : []) }.max() ?? 1)
    }
    let words = (0..<count).map { index in
      lines.map { Self.longestWord(index < $0.count ? $0[index] : []) }.max() ?? 1
    }
    let room = max(width - 3 * (count - 1), count)
    Self.shrink(&columns, to: room, leaving: words)
    Self.shrink(&columns, to: room, leaving: words.map { _ in max(1, min(6, room / count)) })
    return columns
  }

  /// Takes columns from the widest that may still give, until all fit or none may.
  private static func shrink(_ columns: inout [Int], to room: Int, leaving least: [Int]) {
    while columns.reduce(0, +) > room {
      let giving = columns.indices.filter { columns[$0] > least[$0] }
      guard let widest = giving.max(by: { columns[$0] < columns[$1] }) else { return }
      columns[widest] -= 1
    }
  }

  private func row(
    _ cells: [[Span]], _ columns: [Int], _ depth: ColourDepth, _ theme: Theme
  ) -> [String] {
    let wrapped = columns.enumerated().map { index, width in
      Wrapping.lines(of: index < cells.count ? cells[index] : [], width: width, cutsAddresses: true)
    }
    let height = wrapped.map(\.count).max() ?? 1
    let bar = theme.quiet.paint("│", depth)
    return (0..<height).map { line in
      let parts = columns.enumerated().map { index, width in
        let spans = line < wrapped[index].count ? wrapped[index][line] : []
        return placed(spans, width, index, depth)
      }
      return parts.joined(separator: " \(bar) ").trimmedAtEnd
    }
  }

  private func placed(_ spans: [Span], _ width: Int, _ index: Int, _ depth: ColourDepth) -> String {
    let spare = max(0, width - Self.width(spans))
    let alignment = index < alignments.count ? alignments[index] : .left
    let before =
      switch alignment {
      case .left: 0
      case .centre: spare / 2
      case .right: spare
      }
    return String(repeating: " ", count: before) + Wrapping.paint(spans, depth)
      + String(repeating: " ", count: spare - before)
  }

  private static func longestWord(_ spans: [Span]) -> Int {
    let text = spans.map(\.text).joined()
    return text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { DisplayWidth.of($0) }
      .max() ?? 1
  }

  private static func width(_ spans: [Span]) -> Int {
    let text = spans.map(\.text).joined()
    return text.split(separator: "\n").map { DisplayWidth.of($0) }.max() ?? 0
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var copy = self[...]
    while copy.last == " " { copy.removeLast() }
    return String(copy)
  }
}
