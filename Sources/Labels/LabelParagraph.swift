/// Lines with one figure each, also of a label that is printed as running text.
///
/// `Enerji: 1860 kJ / 446 kcal, yağ: 17,6 g, karbonhidrat: 60 g` is cut where a new figure's word
/// follows a number; what a line break parts from its word is put together again.
struct LabelParagraph {
  let lines: [[LabelWord]]

  init(rows: [[LabelWord]], terms: LabelTerms) {
    var pieces = rows.map { Self.pieces(of: $0, terms) }
    let isRunning = pieces.count { $0.count >= 2 } >= 2 || pieces.contains { $0.count >= 3 }
    guard isRunning else {
      lines = pieces.flatMap(\.self)
      return
    }
    pieces = rows.map { Self.pieces(of: $0, terms, isRunning: true) }
    var joined: [[LabelWord]] = []
    for row in pieces {
      for (place, piece) in row.enumerated() {
        if place == 0, let last = joined.last, !Self.hasNumber(last),
          last.contains(where: { Self.isTopic($0, terms) })
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
      if isTopic, hasTopic, hasNumber(pieces[pieces.count - 1]) { pieces.append([]) }
      hasTopic = hasTopic || isTopic
      pieces[pieces.count - 1].append(word)
    }
    return pieces.filter { !$0.isEmpty }
  }

  private static func isTopic(_ word: LabelWord, _ terms: LabelTerms) -> Bool {
    guard !word.text.contains(where: \.isNumber) else { return false }
    return terms.topic(of: [word.text]).map { $0.fit >= 0.8 } ?? false
  }

  private static func hasNumber(_ piece: [LabelWord]) -> Bool {
    piece.contains { $0.text.contains(where: \.isNumber) }
  }
}
