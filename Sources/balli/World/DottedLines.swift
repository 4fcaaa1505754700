/// Lines of dots or dashes on a picture of a label, as rulings between its rows.
///
/// tesseract reads them as letters, or takes them and the print above for one line.
struct DottedLines {
  /// The marks of which the lines are made.
  let marks: [Leptonica.Piece]

  /// Marks of a line; of fewer some stand side by side in words whose pale letters are in pieces.
  private static let fewest = 12

  /// Finds them among the pieces of a level picture whose letters are `letter` pixels high.
  init(among pieces: [Leptonica.Piece], letter: Int) {
    let small = pieces.filter { $0.height * 20 <= letter * 7 && $0.width <= letter * 6 / 5 }
    var (open, done): ([[Leptonica.Piece]], [[Leptonica.Piece]]) = ([], [])
    for piece in small.sorted(by: { $0.left < $1.left }) {
      let isPast = { (run: [Leptonica.Piece]) in run[run.count - 1].right + letter < piece.left }
      done += open.filter { isPast($0) && $0.count >= Self.fewest }
      open.removeAll(where: isPast)
      if let place = open.firstIndex(where: { Self.goesOn($0[$0.count - 1], in: piece, letter) }) {
        open[place].append(piece)
      } else {
        open.append([piece])
      }
    }
    done += open.filter { $0.count >= Self.fewest }
    marks = done.filter { run in run[run.count - 1].right - run[0].left >= letter * 8 }
      .filter(Self.isRegular).flatMap(\.self)
  }

  /// Whether a mark is the next of a line.
  private static func goesOn(
    _ last: Leptonica.Piece, in next: Leptonica.Piece, _ letter: Int
  ) -> Bool {
    let drop = abs((last.top * 2 + last.height) - (next.top * 2 + next.height))
    return drop <= max(4, letter / 4) && next.left >= last.right
  }

  /// Whether the marks are alike and evenly parted, as nothing is that chance has put in a row.
  private static func isRegular(_ run: [Leptonica.Piece]) -> Bool {
    let steps = zip(run.dropFirst(), run).map { $0.left - $1.left }.sorted()
    let usual = steps[steps.count / 2]
    let even = steps.count { abs($0 - usual) <= max(2, usual / 4) }
    return even * 7 >= steps.count * 6
  }
}
