import Turkish

/// What the line above a label's table calls the product, where that is plain: `YULAFLI BİSKÜVİ – ENERJİ VE
/// BESİN ÖĞELERİ`, or a line that is larger than all others.
///
/// A guess, and only letters of what was read without doubt: a person has to see it before it is a name.
struct LabelTitle {
  let name: String

  private static let sure = 0.9
  private static let large = 1.3
  private static let mostWords = 4
  private static let longest = 40

  init?(_ words: [LabelWord]) {
    let heights = words.filter { $0.confidence >= Self.sure }.map(\.height).sorted()
    guard heights.count >= 8 else { return nil }
    let usual = heights[heights.count / 2]
    // Marks and rulings are no words.
    let seen = words.filter { $0.text.contains { $0.isLetter || $0.isNumber } }
    guard let top = seen.filter({ $0.confidence >= 0.5 }).map(\.middle).min() else { return nil }
    let line = seen.filter { abs($0.middle - top) < max(usual, 1) }.sorted { $0.left < $1.left }
    let heading = line.firstIndex { Self.isHeading($0) } ?? line.count
    let title = Array(line[..<heading])
    let isLarge = title.allSatisfy { $0.height >= usual * Self.large }
    guard heading < line.count || isLarge, (1...Self.mostWords).contains(title.count),
      title.allSatisfy(Self.isPlain)
    else { return nil }
    let text = title.map(\.text).joined(separator: " ")
    guard text.count <= Self.longest, text.count(where: \.isLetter) >= 4 else { return nil }
    name = Turkish.capitalised(Turkish.lowercased(text))
  }

  /// A word of nothing but letters that was read surely and is none of a table's.
  private static func isPlain(_ word: LabelWord) -> Bool {
    word.confidence >= sure && word.text.count >= 3 && word.text.allSatisfy(\.isLetter)
      && LabelTerms.shipped.topic(typed: Turkish.fold(word.text)) == nil
  }

  private static func isHeading(_ word: LabelWord) -> Bool {
    let folded = Turkish.fold(word.text)
    return LabelTerms.shipped.columns("column.heading").contains { folded.hasPrefix($0) }
  }
}
