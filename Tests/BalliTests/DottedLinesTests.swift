import Testing

@testable import balli

@Suite("Lines of dots and dashes")
struct DottedLinesTests {
  private func marks(_ count: Int, every step: Int, from left: Int = 50) -> [Leptonica.Piece] {
    (0..<count).map { .init(left: left + $0 * step, top: 100 + $0 % 2, width: 4, height: 4) }
  }

  /// How many marks are taken for those of a line, where letters are 20 pixels high.
  private func found(_ pieces: [Leptonica.Piece]) -> Int {
    DottedLines(among: pieces, letter: 20).marks.count
  }

  @Test("Dots and dashes in a row are a line")
  func lines() {
    #expect(found(marks(40, every: 9)) == 40)
    let dashes = (0..<20).map { Leptonica.Piece(left: $0 * 30, top: 9, width: 18, height: 3) }
    #expect(found(dashes) == 20)
  }

  @Test("Commas, specks and letters in pieces are none")
  func others() {
    let comma = Leptonica.Piece(left: 700, top: 100, width: 5, height: 6)
    #expect(found(marks(40, every: 9) + [comma]) == 40)
    #expect(found(marks(6, every: 9)) == 0)
    // Too far from each other, or at chance's distances.
    #expect(found(marks(40, every: 60)) == 0)
    let chance = [3, 14, 21, 40, 49, 52, 70, 78, 99, 104, 120, 139, 150, 166, 180, 190]
    #expect(found(chance.map { .init(left: $0, top: 50, width: 2, height: 3) }) == 0)
    let letters = (0..<30).map { Leptonica.Piece(left: $0 * 16, top: 9, width: 12, height: 20) }
    #expect(found(letters) == 0)
  }
}
