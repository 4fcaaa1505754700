/// A word that a reader of pictures found, with where it stands.
package struct LabelWord: Sendable, Equatable {
  package var text: String
  /// 0-1, as the reader gives it.
  package var confidence: Double
  /// The line in which the reader saw it, where it tells.
  var line = ""
  /// Pixels from the upper left corner.
  package var left: Double
  package var top: Double
  package var width: Double
  package var height: Double

  package init(
    text: String, confidence: Double, left: Double, top: Double, width: Double, height: Double
  ) {
    self.text = text
    self.confidence = confidence
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  var centre: Double { left + width / 2 }
  var middle: Double { top + height / 2 }
}

extension LabelWord {
  /// The words of tesseract's TSV output; rows that are none, and empty ones, are left out.
  ///
  /// Its columns: level, page, block, paragraph, line, word, left, top, width, height, confidence in
  /// percent (−1 for none) and text; level 5 is a word.
  package static func words(tsv: String) -> [LabelWord] {
    tsv.split(whereSeparator: \.isNewline).compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 12, fields[0] == "5", let left = Double(fields[6]),
        let top = Double(fields[7]), let width = Double(fields[8]),
        let height = Double(fields[9]), let percent = Double(fields[10]), percent >= 0,
        width > 0, height > 0, [left, top, width, height].allSatisfy(\.isFinite)
      else { return nil }
      let text = String(fields[11]).filter { !$0.isWhitespace }
      guard !text.isEmpty else { return nil }
      var word = LabelWord(
        text: text, confidence: min(percent, 100) / 100, left: left, top: top, width: width,
        height: height)
      word.line = fields[1...4].joined(separator: ".")
      return word
    }
  }

  /// The words as if their lines were level: by the usual slant of the lines that were seen.
  private static func level(_ words: [LabelWord]) -> [LabelWord] {
    let lines = Dictionary(grouping: words.filter { !$0.line.isEmpty }, by: \.line).values
    let slants = lines.compactMap { line -> Double? in
      guard let first = line.min(by: { $0.left < $1.left }),
        let last = line.max(by: { $0.left < $1.left }), last.left - first.left > 8 * first.height
      else { return nil }
      return (last.middle - first.middle) / (last.centre - first.centre)
    }.sorted()
    guard slants.count >= 3 else { return words }
    let slant = slants[slants.count / 2]
    guard abs(slant) > 0.01 else { return words }
    return words.map { word in
      var word = word
      word.top -= slant * word.centre
      return word
    }
  }

  /// The words in lines of the page, each from left to right; a slanted line stays one.
  static func rows(of seen: [LabelWord]) -> [[LabelWord]] {
    let words = level(seen)
    let heights = words.map(\.height).sorted()
    guard !heights.isEmpty else { return [] }
    let usual = heights[heights.count / 2]
    // What is as high as several lines is no word: a ruling, a picture.
    let real = words.filter { $0.height < usual * 3 }.sorted { $0.left < $1.left }
    var rows: [[LabelWord]] = []
    for word in real {
      let near = rows.indices.filter { row in
        guard let last = rows[row].last else { return false }
        return abs(last.middle - word.middle) < usual * 0.6
      }
      let best = near.min { one, two in
        distance(from: rows[one], to: word) < distance(from: rows[two], to: word)
      }
      if let best { rows[best].append(word) } else { rows.append([word]) }
    }
    return rows.sorted { ($0.first?.middle ?? 0) < ($1.first?.middle ?? 0) }
  }

  private static func distance(from row: [LabelWord], to word: LabelWord) -> Double {
    abs((row.last?.middle ?? 0) - word.middle)
  }
}
