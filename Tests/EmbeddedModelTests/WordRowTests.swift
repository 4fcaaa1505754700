import Analysis
import Testing

@Suite("Rows of words")
struct WordRowTests {
  private static let table = WordTable("Language/sets", "Language/terms", "Language/situations")

  /// What a row means, word for word.
  private static func fits(_ word: String, _ list: [String]) -> Bool {
    list.contains { entry in
      guard entry.utf8.count > 1, entry.contains("*") else { return entry == word }
      if entry.hasSuffix("*") { return word.hasPrefix(entry.dropLast()) }
      return entry.hasPrefix("*") && word.hasSuffix(entry.dropFirst())
    }
  }

  @Test("Each row fits its own words, those of its patterns and no others")
  func rows() {
    let others = ["", "elma", "yaptim", "12", "?", "ünite", "é", "e\u{301}", "z", "kaydettim mi"]
    for name in Self.table.names {
      let (list, row) = (Self.table[name], Self.table.row(name))
      let own = list.flatMap { entry -> [String] in
        let bare = entry.replacing("*", with: "")
        return [entry, bare, bare + "lar", "yaz" + bare]
      }
      for word in own + others {
        #expect(row.fits(word) == Self.fits(word, list), "\(name): \(word)")
        #expect(row.fits(word[...]) == row.fits(word), "\(name): \(word)")
      }
    }
    #expect(Self.table.names.count > 1_000)
  }

  @Test("What follows the words of a row is the rest of each that begins a word, in their order")
  func endingsOfRows() {
    for name in WordTable("Language/sets", "Language/terms").names {
      let list = WordSets.list(name)
      for word in list.map({ $0 + "lar" }) + ["", "elma", "ünite", "*dim"] {
        let rests = list.filter { word.hasPrefix($0) }.map { word.dropFirst($0.count) }
        #expect(word.endings(after: name) == rests, "\(name): \(word)")
      }
    }
  }

  @Test("What follows a stem is the rest of the word, of a whole text and of a part of one")
  func endings() {
    let text = "kaydedilmistir"
    let stems = WordSets.list("writeRule.logging").filter { text.hasPrefix($0) }
    #expect(!stems.isEmpty)
    #expect(text.endings(after: "writeRule.logging") == stems.map { text.dropFirst($0.count) })
    #expect(
      text[...].endings(after: "writeRule.logging") == text.endings(after: "writeRule.logging"))
  }
}
