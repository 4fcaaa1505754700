import Synchronization
import Testing

@testable import Turkish

@Suite("What was made of the last few texts")
struct RecentTests {
  /// How often a value was made for each of these keys, in their order.
  private func made(_ keys: [String], most: Int) -> Int {
    let count = Mutex(0)
    let recent = Recent<String, String>(most: most)
    for key in keys {
      let value = recent.value(of: key, isSame: ==) {
        count.withLock { $0 += 1 }
        return key + "!"
      }
      #expect(value == key + "!")
    }
    return count.withLock { $0 }
  }

  @Test("What is kept is not made again, and the oldest gives way")
  func ring() {
    #expect(made(["a", "b", "a", "b"], most: 2) == 2)
    #expect(made(["a", "b", "c", "a"], most: 2) == 4)
    #expect(made(["a", "b", "c", "b", "c"], most: 2) == 3)
  }

  @Test("Tokens belong to the bytes of a text, however its letters are written")
  func bytes() {
    let (composed, decomposed) = ("süt içtim", "su\u{308}t ic\u{327}tim")
    #expect(composed == decomposed)
    for text in [composed, decomposed, composed] {
      let sources = Turkish.tokens(of: text).map { String(text[$0.range]) }
      #expect(sources.map { Array($0.utf8) } == text.split(separator: " ").map { Array($0.utf8) })
    }
  }

  @Test("The numbers of one text are not those of another of the same length")
  func numbers() {
    for (text, value) in [("2 elma", 2.0), ("3 elma", 3), ("2 elma", 2), ("iki elma", 2)] {
      #expect(Turkish.numbers(in: Turkish.tokens(of: text)).map(\.value) == [value])
    }
  }

  @Test("A long text is read as any other", arguments: [10, 400])
  func long(count: Int) {
    let text = Array(repeating: "2 elma", count: count).joined(separator: ", ")
    for _ in 0..<2 {
      #expect(Turkish.numbers(in: Turkish.tokens(of: text)).count == count)
    }
  }
}
