import Domain

/// A table that lies on its side: the names stand beside each other, their figures below them.
struct LabelTurned {
  private let rows: [[LabelWord]]
  private let terms: LabelTerms
  /// Pixels from the head of a usual word to its foot.
  private let height: Double

  init(rows: [[LabelWord]], terms: LabelTerms) {
    self.rows = rows
    self.terms = terms
    let heights = rows.flatMap(\.self).map(\.height).sorted()
    height = heights.isEmpty ? 0 : heights[heights.count / 2]
  }

  /// A name with what stands below it, one list of words for each line of figures.
  private struct Cell {
    var words: [LabelWord]
    var figures: [[LabelWord]] = []

    var left: Double { words.map(\.left).min() ?? 0 }
    var right: Double { words.map { $0.left + $0.width }.max() ?? 0 }

    func distance(to word: LabelWord) -> Double {
      max(left - word.centre, word.centre - right, 0)
    }
  }

  /// The rows as of a table that stands upright; the same where it does.
  var upright: [[LabelWord]] {
    guard let head, let first = head.rows.first, let last = head.rows.last else { return rows }
    let lines = figures(below: last)
    guard !lines.isEmpty else { return rows }
    var cells = head.cells
    var bases: [[LabelWord]] = []
    let start = cells.map(\.left).min() ?? 0
    for line in lines {
      bases.append(line.words.filter { $0.centre < start })
      for place in cells.indices { cells[place].figures.append([]) }
      for word in line.words where word.centre >= start {
        let nearest = cells.indices.min {
          cells[$0].distance(to: word) < cells[$1].distance(to: word)
        }
        if let nearest, cells[nearest].distance(to: word) < height * 3 {
          cells[nearest].figures[cells[nearest].figures.count - 1].append(word)
        }
      }
    }
    for place in cells.indices where !isEnergy(cells[place].words) {
      // Of several figures under a name, some are of the next, whose name ran together with it.
      cells[place].figures = cells[place].figures.map { Self.isOne($0) ? $0 : [] }
    }
    // Figures under a name that was not read are nobody's.
    let table = [Cell(words: [], figures: bases)] + cells.filter { isName($0.words) }
    let end = lines.map(\.last).max() ?? last
    let top = rows[first].first?.top ?? 0
    return rows[..<first] + table.enumerated().map { laid($0.element, at: top, $0.offset) }
      + rows[(end + 1)...]
  }

  /// The names, where at least four stand beside each other, the carbohydrate among them.
  private var head: (rows: [Int], cells: [Cell])? {
    let counts = rows.map { row in row.count { isName([$0]) } }
    guard let seed = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[seed] >= 2 else {
      return nil
    }
    let middle = Self.middle(of: rows[seed])
    let near = rows.indices.filter { place in
      abs(Self.middle(of: rows[place]) - middle) < height * 2.2
        && !rows[place].contains { $0.text.contains(where: \.isNumber) }
    }
    guard let first = near.first, let last = near.last, last - first + 1 == near.count else {
      return nil
    }
    let cells = cells(of: near)
    let topics = cells.filter { isName($0.words) }.compactMap {
      terms.topic(of: $0.words.map(\.text))?.topic
    }
    guard topics.contains(.figure(.carbs)),
      topics.indices.count(where: { !topics[..<$0].contains(topics[$0]) }) >= 4
    else { return nil }
    return (near, cells)
  }

  private func isName(_ words: [LabelWord]) -> Bool {
    switch terms.topic(of: words.map(\.text))?.topic {
    case .figure: true
    default: false
    }
  }

  private func isEnergy(_ words: [LabelWord]) -> Bool {
    terms.topic(of: words.map(\.text))?.topic == .figure(.calories)
  }

  /// Whether words are one figure; a lone 9 behind it is its unit.
  private static func isOne(_ words: [LabelWord]) -> Bool {
    words.count { $0.text.contains(where: \.isNumber) && $0.text != "9" } <= 1
  }

  private static func middle(of row: [LabelWord]) -> Double { row.first?.middle ?? 0 }

  /// The words of some rows by what stands above each other, or close beside.
  private func cells(of places: [Int]) -> [Cell] {
    var cells: [Cell] = []
    for place in places {
      for word in rows[place] where word.text.contains(where: \.isLetter) {
        let own = cells.firstIndex { cell in
          let shared = min(cell.right, word.left + word.width) - max(cell.left, word.left)
          let isBehind = cell.words.last.map { $0.middle == word.middle } ?? false
          return shared > min(word.width, cell.right - cell.left) * 0.3
            || shared > -height * 0.45 && (isBehind || rows[place].contains(cell.words[0]))
        }
        if let own { cells[own].words.append(word) } else { cells.append(Cell(words: [word])) }
      }
    }
    return cells
  }

  /// The lines of figures below the names, each with what stands half a line above or below it, as
  /// energy in its two units.
  private func figures(below last: Int) -> [(words: [LabelWord], last: Int)] {
    func numbers(_ row: [LabelWord]) -> Int {
      row.count { $0.text.contains(where: \.isNumber) }
    }
    let below = rows.indices.dropFirst(last + 1).prefix { place in
      rows[place].count { $0.text.count(where: \.isLetter) > 4 } < 4
    }
    let lines = below.filter { numbers(rows[$0]) >= 3 }
    return lines.map { line in
      let middle = Self.middle(of: rows[line])
      let own = below.filter { other in
        other == line
          || !lines.contains(other) && abs(Self.middle(of: rows[other]) - middle) < height * 1.6
      }
      return (own.flatMap { rows[$0] }, own.last ?? line)
    }
  }

  /// A name and its figures as a row of an upright table.
  private func laid(_ cell: Cell, at top: Double, _ place: Int) -> [LabelWord] {
    var row: [LabelWord] = []
    for (column, words) in ([cell.words] + cell.figures).enumerated() {
      var left = Double(column) * height * 30
      for word in words {
        var moved = word
        moved.left = left
        moved.top = top + Double(place) * height * 2
        row.append(moved)
        left += word.width + height * 0.4
      }
    }
    return row
  }
}
