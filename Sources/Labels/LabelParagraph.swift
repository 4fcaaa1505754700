/// Lines with one figure each, also of a label that is printed as running text.
///
/// `Enerji: 1860 kJ / 446 kcal, yağ: 17,6 g, karbonhidrat: 60 g` is cut where a new figure's word
/// follows a number; what a line break parts from its word is put together again.
struct LabelParagraph {
  let lines: [[LabelWord]]
  /// Whether it is running text, in which no figure stands in a column.
  let isRunning: Bool

  init(rows: [[LabelWord]], terms: LabelTerms) {
    var pieces = rows.map { Self.pieces(of: $0, terms) }
    // A term of several languages is wrapped around its figure, which is no running text.
    let isCut = pieces.contains { $0.count(where: Self.hasNumber) >= 2 }
    isRunning =
      isCut && pieces.count { $0.count >= 2 } >= 2 || pieces.contains { $0.count >= 3 }
    guard isRunning else {
      lines = pieces.flatMap(\.self)
      return
    }
    pieces = rows.map { Self.pieces(of: $0, terms, isRunning: true) }
    var joined: [[LabelWord]] = []
    for row in pieces {
      for (place, piece) in row.enumerated() {
        let isRest = place == 0 && !piece.contains { Self.isTopic($0, terms) }
        if place == 0, let last = joined.last, last.contains(where: { Self.isTopic($0, terms) }),
          !Self.hasNumber(last) || isRest && Self.isOpen(last)
        {
          joined[joined.count - 1] += piece
        } else {
          joined.append(piece)
        }
      }
    }
    lines = joined
  }

  /// A row, cut before each word for a figure that stands behind a number.
  ///
  /// A line of running text may begin with the number of the word above.
  private static func pieces(
    of row: [LabelWord], _ terms: LabelTerms, isRunning: Bool = false
  ) -> [[LabelWord]] {
    var pieces: [[LabelWord]] = [[]]
    var hasTopic = isRunning
    for word in row {
      let isTopic = isTopic(word, terms)
      // The rest of a figure of the line above: `180` / `kcal, Yağ: 6,2 g`.
      let isRest =
        isRunning && pieces.count == 1 && !pieces[0].contains { Self.isTopic($0, terms) }
      if isTopic, hasTopic, isRest || hasNumber(pieces[pieces.count - 1]) { pieces.append([]) }
      hasTopic = hasTopic || isTopic
      pieces[pieces.count - 1].append(word)
    }
    return pieces.filter { !$0.isEmpty }
  }

  private static func isTopic(_ word: LabelWord, _ terms: LabelTerms) -> Bool {
    guard !word.text.contains(where: \.isNumber) else { return false }
    return terms.topic(of: [word.text]).map { $0.fit >= 0.8 } ?? false
  }

  /// Whether a line breaks off within a figure: before its unit, or behind a stroke.
  private static func isOpen(_ piece: [LabelWord]) -> Bool {
    guard let last = piece.last?.text.last else { return false }
    return last.isNumber || "/-(".contains(last)
  }

  private static func hasNumber(_ piece: [LabelWord]) -> Bool {
    piece.contains { $0.text.contains(where: \.isNumber) }
  }
}
