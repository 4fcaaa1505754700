import Foundation
import Testing

@testable import balli

@Suite("A photo of a label made easier to read")
struct CleanPictureTests {
  /// A page of 900 × 700 pixels in PNM: lines of letters, as frames of 14 × 20, with a ruling under
  /// each, that fall by `slope` pixels a pixel, and whose ends hang lower than their middle by `bow` pixels; on
  /// `paper` of so many greys.
  private static func page(
    slope: Double, bow: Double = 0, ink: UInt8, paper: UInt8, ruling: UInt8? = nil
  ) -> Data {
    let (width, height) = (900, 700)
    var pixels = [UInt8](repeating: paper, count: width * height)
    func paint(_ x: Int, _ y: Int, _ grey: UInt8? = nil) {
      let across = Double(x) * 2 / Double(width) - 1
      let row = y + Int((Double(x) * slope + bow * across * across).rounded())
      if (0..<height).contains(row) { pixels[row * width + x] = grey ?? ink }
    }
    for line in 0..<12 {
      let top = 40 + line * 45
      for letter in 0..<32 where letter % 7 != 6 {
        for x in 0..<14 {
          for y in 0..<20 where x < 3 || x > 10 || y < 3 || y > 16 {
            paint(120 + letter * 20 + x, top + y)
          }
        }
      }
      for x in 110..<780 { for y in 30..<32 { paint(x, top + y, ruling) } }
    }
    return Data("P5 \(width) \(height) 255\n".utf8) + pixels
  }

  /// The cleaned page, made larger so many `times` before; nil where the machine has no picture library.
  private static func cleaned(_ page: Data, times: Double = 1) throws -> Leptonica.Picture? {
    guard let library = Leptonica() else { return nil }
    let folder = FileManager.default.temporaryDirectory.path + "/balli-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try page.write(to: URL(filePath: folder + "/a.pnm"))
    let small = try #require(library.grey(folder + "/a.pnm"))
    let large = try #require(library.scaled(small, by: times))
    #expect(library.write(large, to: folder + "/large.tif"))
    #expect(CleanPicture(library: library).write(folder + "/large.tif", to: folder + "/b.tif"))
    let clean = try #require(library.grey(folder + "/b.tif"))
    return clean
  }

  @Test(
    "Lines lie level, print is dark on white, and rulings are gone",
    arguments: [(0.17, 20, 230), (0.07, 20, 230), (-0.09, 240, 60), (0, 20, 230)]
      as [(Double, UInt8, UInt8)])
  func cleaning(_ slope: Double, _ ink: UInt8, _ paper: UInt8) throws {
    guard let clean = try Self.cleaned(Self.page(slope: slope, ink: ink, paper: paper)) else {
      return
    }
    let library = try #require(Leptonica())
    #expect(try #require(library.mean(clean)) > 180)
    let found = try #require(library.ink(clean))
    #expect(abs(library.slant(of: found) ?? 0) < 0.5)
    let pieces = library.pieces(found, smallest: 2)
    #expect(pieces.count(where: \.isLetter) >= 300)
    let rulings = pieces.filter { $0.width > 300 && $0.height < 30 }
    #expect(rulings.isEmpty, "\(rulings)")
  }

  @Test("Letters come out in the height that tesseract reads best", arguments: [1.2, 4])
  func height(_ times: Double) throws {
    let page = Self.page(slope: 0.02, ink: 20, paper: 230)
    guard let clean = try Self.cleaned(page, times: times) else { return }
    let library = try #require(Leptonica())
    let heights = library.pieces(try #require(library.ink(clean)), smallest: 2)
      .filter(\.isLetter).map(\.height).sorted()
    #expect(heights.count >= 300)
    #expect((25...34).contains(heights[heights.count / 2]))
  }

  @Test("Lines that bow lie level, and their rulings are gone", arguments: [26.0, -30])
  func bow(_ bow: Double) throws {
    let page = Self.page(slope: 0.02, bow: bow, ink: 20, paper: 230)
    guard let clean = try Self.cleaned(page) else { return }
    let library = try #require(Leptonica())
    let pieces = library.pieces(try #require(library.ink(clean)), smallest: 2)
    // The feet of a line's letters stand within a third of a letter.
    let letters = pieces.filter(\.isLetter)
    let usual = try #require(letters.map(\.height).sorted().dropFirst(letters.count / 2).first)
    let feet = letters.filter { $0.height * 5 > usual * 4 }.map { $0.top + $0.height }.sorted()
    let breaks = zip(feet.dropFirst(), feet).count { $0 - $1 > usual / 3 }
    #expect(breaks == 11, "\(breaks + 1) lines of feet")
    #expect(!pieces.contains { $0.width > usual * 12 && $0.height < usual })
  }

  @Test("Rulings that are hardly darker than the paper are gone")
  func paleRulings() throws {
    let page = Self.page(slope: 0, ink: 20, paper: 230, ruling: 190)
    guard let clean = try Self.cleaned(page) else { return }
    let library = try #require(Leptonica())
    let found = try #require(library.darker(in: clean, reach: 12, step: 8))
    #expect(!library.pieces(found, smallest: 1).contains { $0.width > 300 })
    #expect(library.pieces(found, smallest: 2).count(where: \.isLetter) >= 300)
  }
}
