import Testing

@testable import balli

@Suite("How lines of print run over a picture")
struct LineShapeTests {
  private static let (width, height) = (1_200, 800)

  /// The letters of a table: names on the left, two columns of figures, in rows 44 pixels apart that
  /// run in a shape.
  private static func letters(_ shape: LineShape, rows: Int = 12) -> [Leptonica.Piece] {
    let starts = [(80, 14), (120, 9), (90, 11)]
    return (0..<rows).flatMap { row -> [Leptonica.Piece] in
      let (left, count) = starts[row % 3]
      let names = (0..<count).map { left + $0 * 20 }
      let figures = [620, 640, 668, 1_000, 1_020, 1_048]
      return (names + figures).map { place in
        let line = Double(120 + row * 44)
        let across = Double(place + 8) * 2 / Double(width) - 1
        let foot = line + shape.fall(across, line * 2 / Double(height) - 1)
        return .init(left: place, top: Int(foot) - 24, width: 16, height: 24)
      }
    }
  }

  @Test(
    "Lines that slant, fan out or bow are found as they run",
    arguments: [
      .init(slant: 30), .init(slant: -22, fan: 18), .init(bow: 40), .init(slant: 12, bow: -34),
      .init(slant: 20, fan: -12, bow: 25),
    ] as [LineShape])
  func shapes(_ shape: LineShape) throws {
    let found = try #require(
      LineShape(of: Self.letters(shape), width: Self.width, height: Self.height))
    // Only how the ends of a row lie to its middle counts: all of it lower is no other shape.
    for down in [-0.6, 0, 0.5] {
      for across in [-0.8, 0.1, 0.75] {
        let (one, other) = (shape.fall(across, down), found.fall(across, down))
        let middle = shape.fall(0.1, down) - found.fall(0.1, down)
        #expect(abs(one - other - middle) < 7, "\(found) at \(across), \(down)")
      }
    }
  }

  @Test("Level lines, and a few letters, tell no shape")
  func level() {
    func found(_ letters: [Leptonica.Piece]) -> LineShape? {
      LineShape(of: letters, width: Self.width, height: Self.height)
    }
    #expect(found(Self.letters(LineShape())) == nil)
    #expect(found(Self.letters(LineShape(bow: 40), rows: 2)) == nil)
    #expect(found([]) == nil)
  }
}
