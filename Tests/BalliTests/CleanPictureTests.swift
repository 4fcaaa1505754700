import Foundation
import Testing

@testable import balli

@Suite("A photo of a label made easier to read")
struct CleanPictureTests {
  /// A page of 900 × 700 pixels in PNM: lines of letters, as frames of 14 × 20, with a ruling under
  /// each, that fall by `slope` pixels a pixel; on `paper` of so many greys.
  private static func page(slope: Double, ink: UInt8, paper: UInt8) -> Data {
    let (width, height) = (900, 700)
    var pixels = [UInt8](repeating: paper, count: width * height)
    func paint(_ x: Int, _ y: Int) {
      let row = y + Int((Double(x) * slope).rounded())
      if (0..<height).contains(row) { pixels[row * width + x] = ink }
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
      for x in 110..<780 { for y in 30..<32 { paint(x, top + y) } }
    }
    return Data("P5 \(width) \(height) 255\n".utf8) + pixels
  }

  @Test(
    "Lines lie level, print is dark on white, and rulings are gone",
    arguments: [(0.07, 20, 230), (-0.09, 240, 60), (0, 20, 230)] as [(Double, UInt8, UInt8)])
  func cleaning(_ slope: Double, _ ink: UInt8, _ paper: UInt8) throws {
    guard let library = Leptonica() else { return }
    let folder = FileManager.default.temporaryDirectory.path + "/balli-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Self.page(slope: slope, ink: ink, paper: paper).write(
      to: URL(filePath: folder + "/a.pnm"))
    #expect(CleanPicture(library: library).write(folder + "/a.pnm", to: folder + "/b.pnm"))
    let clean = try #require(library.grey(folder + "/b.pnm"))
    #expect(try #require(library.mean(clean)) > 180)
    let found = try #require(library.ink(clean))
    #expect(abs(library.slant(of: found) ?? 0) < 0.5)
    let pieces = library.pieces(found, smallest: 2)
    #expect(pieces.count(where: \.isLetter) >= 300)
    let rulings = pieces.filter { $0.width > 300 && $0.height < 30 }
    #expect(rulings.isEmpty, "\(rulings)")
  }
}
