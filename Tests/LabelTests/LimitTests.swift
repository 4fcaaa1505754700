import Domain
import Foundation
import Testing

@testable import Labels

@Suite("Files that are not even opened")
struct LimitTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  struct Case: Sendable {
    var bytes: Int
    var pixels: Int?
    var start: [UInt8]
    /// A word of what is said; nil where the file is read.
    var word: String?
  }

  static let cases = [
    Case(bytes: 0, pixels: nil, start: [], word: "boş"),
    Case(bytes: 61 << 20, pixels: 1000, start: png, word: "60 MB’tan büyük"),
    Case(bytes: 4000, pixels: 900_000_000, start: png, word: "900 megapiksel; en çok 80"),
    Case(bytes: 100, pixels: nil, start: Array("/etc/passwd\n".utf8), word: "resim değil"),
    Case(bytes: 4000, pixels: 12_000_000, start: png, word: nil),
    Case(bytes: 4000, pixels: nil, start: [0xFF, 0xD8, 0xFF, 0xE0], word: nil),
    Case(bytes: 4000, pixels: nil, start: Array("%PDF-1.7".utf8), word: nil),
  ]

  @Test("What is empty, huge or no picture is refused with what helps", arguments: cases)
  func limits(_ it: Case) throws {
    let programs = OutsidePrograms(
      run: { _, _, _ in nil }, file: { $0 }, start: { _ in it.start },
      extent: { _ in .init(bytes: it.bytes, pixels: it.pixels) })
    guard let word = it.word else { return try LabelLimits(programs: programs).check("a.png") }
    let failure = #expect(throws: ProductFailure.self) {
      try LabelLimits(programs: programs).check("a.png")
    }
    #expect(failure?.kind == .unreadable && failure?.message.contains(word) == true)
  }

  @Test("A page that claims to be endless never reaches a program")
  func endless() async throws {
    let programs = OutsidePrograms(
      run: { _, _, _ in .init(status: 0, text: "", errors: "") }, file: { $0 },
      start: { _ in Self.png }, extent: { _ in .init(bytes: 100, pixels: 4_000_000_000) })
    let failure = await #expect(throws: ProductFailure.self) {
      _ = try await LabelScanner(programs: programs).product(at: "a.png", now: .distantPast)
    }
    #expect(failure?.message.contains("kırpıp") == true)
  }
}
