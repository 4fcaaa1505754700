import Tables
import Testing

@Suite("Sorted lines")
struct SortedLinesTests {
  @Test("Every line is found, and nothing that only begins or ends like one")
  func lookup() throws {
    let table = try #require(SortedLines(of: "Language/stems"))
    let lines = Set(table.lines)
    #expect(lines.count > 2_000)
    for line in lines {
      let isFound = table.contains(line.utf8)
      let isPartFound = table.contains(Array(("x" + line).utf8).dropFirst())
      #expect(isFound && isPartFound, "\(line)")
      for near in [line + "a", String(line.dropLast()), line + "\n", "\n" + line, "~" + line] {
        let isFound = table.contains(near.utf8)
        #expect(isFound == lines.contains(near), "\(near)")
      }
    }
    let isFound = table.contains([0xFF] as [UInt8])
    #expect(!isFound)
  }

  @Test("There is no table of another name")
  func unknown() {
    #expect(SortedLines(of: "Language/yok") == nil)
  }
}
