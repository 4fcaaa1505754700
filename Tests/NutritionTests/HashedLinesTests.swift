import Foundation
import Tables
import Testing

@Suite("Lines found by their hash, where they lie")
struct HashedLinesTests {
  private let lines = HashedLines(of: "Language/weights")

  /// The hashes of all rows, read in their order by a reader of its own.
  private static let hashes: [UInt64] = {
    var hashes: [UInt64] = []
    TableText.forEachRow(of: "Language/weights") { row in
      if let hash = UInt64(row[0], radix: 16) { hashes.append(hash) }
    }
    return hashes
  }()

  @Test("The first row, the last and every hundredth between are found, each with its own weights")
  func found() throws {
    let lines = try #require(lines)
    let hashes = Self.hashes
    #expect(hashes.count > 1000 && hashes == hashes.sorted())
    let wanted = [hashes[0], hashes[1], hashes[hashes.count - 1]]
    for hash in wanted + stride(from: 2, to: hashes.count, by: 100).map({ hashes[$0] }) {
      let line = try #require(lines.line(for: hash))
      let text = String(decoding: line, as: UTF8.self)
      #expect(text.contains("=") && !text.contains("\n"))
    }
  }

  @Test("A hash beside a row's, and those before the first and after the last, have no line")
  func notFound() throws {
    let lines = try #require(lines)
    let hashes = Self.hashes
    let known = Set(hashes)
    let beside = stride(from: 0, to: hashes.count, by: 100).map { hashes[$0] &+ 1 }
    for hash in [0, 1, .max] + beside where !known.contains(hash) {
      #expect(lines.line(for: hash) == nil)
    }
  }

  @Test("Lines that were let go are no longer in memory, and are found again")
  func letGo() throws {
    let lines = try #require(HashedLines(of: "Language/alarm-weights"))
    var hashes: [UInt64] = []
    TableText.forEachRow(of: "Language/alarm-weights") { row in
      if let hash = UInt64(row[0], radix: 16) { hashes.append(hash) }
    }
    let hash = hashes[hashes.count / 2]
    let line = try #require(lines.line(for: hash))
    let text = String(decoding: line, as: UTF8.self)
    #expect(try Self.isResident(line.baseAddress))
    lines.letGo()
    #expect(try !Self.isResident(line.baseAddress))
    #expect(lines.line(for: hash).map { String(decoding: $0, as: UTF8.self) } == text)
  }

  /// Whether the page of an address is in the memory of this process.
  private static func isResident(_ address: UnsafeRawPointer?) throws -> Bool {
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/pagemap"))
    try file.seek(toOffset: UInt64(UInt(bitPattern: address)) / UInt64(getpagesize()) * 8)
    // The highest bit of the eight bytes of a page.
    return try file.read(upToCount: 8)?.last.map { $0 & 0x80 != 0 } ?? false
  }

  @Test("A table that is not there is nil") func missing() {
    #expect(HashedLines(of: "Language/nothing") == nil)
  }
}
