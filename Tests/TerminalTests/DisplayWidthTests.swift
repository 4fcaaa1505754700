import Support
import Testing

@testable import Terminal

/// Columns of text, and what depends on them: padding, cutting, wrapping, tables, bars.
struct DisplayWidthTests {
  struct Case: Sendable {
    var text: String
    var width: Int
  }

  static let cases = [
    Case(text: "", width: 0), Case(text: "abc", width: 3), Case(text: "ığüşöçİ", width: 7),
    Case(text: "g\u{306}u\u{308}", width: 2), Case(text: "日本", width: 4), Case(text: "ｱ", width: 1),
    Case(text: "🍎", width: 2), Case(text: "👩‍👩‍👧", width: 2), Case(text: "🇹🇷", width: 2),
    Case(text: "👍🏽", width: 2), Case(text: "❤\u{FE0F}", width: 2), Case(text: "❤", width: 1),
    Case(text: "a\u{200D}b", width: 2), Case(text: "…", width: 1), Case(text: "│─█░•☐", width: 6),
    Case(text: "한국어", width: 6), Case(text: "\u{1B}", width: 0), Case(text: "µ½°", width: 3),
    Case(text: "⚠️ dikkat", width: 9), Case(text: "1\u{FE0F}\u{20E3}", width: 2),
  ]

  @Test("Text takes the columns that a terminal gives it", arguments: cases)
  func width(_ one: Case) { #expect(DisplayWidth.of(one.text) == one.width) }

  @Test("Text is padded and cut by columns")
  func paddingAndCutting() {
    #expect("日本".padded(toColumns: 6) == "日本  ")
    #expect("uzun".padded(toColumns: 2) == "uzun")
    #expect("kahvaltı".cut(toColumns: 5) == "kahv…")
    #expect("日本語".cut(toColumns: 4) == "日…")
    #expect("süt".cut(toColumns: 3) == "süt")
    #expect("süt".cut(toColumns: 0) == "")
  }

  struct Wrap: Sendable {
    var text: String
    var width: Int
    var lines: [String]
  }

  static let wraps = [
    Wrap(text: "bir dilim ekmek", width: 9, lines: ["bir dilim", "ekmek"]),
    Wrap(text: "bir dilim ekmek", width: 80, lines: ["bir dilim ekmek"]),
    Wrap(text: "", width: 9, lines: [""]),
    Wrap(text: "ığüşöç ığüşöç", width: 6, lines: ["ığüşöç", "ığüşöç"]),
    Wrap(text: "日本 語", width: 5, lines: ["日本", "語"]),
    Wrap(text: "aaaaaaaa bb", width: 4, lines: ["aaaa", "aaaa", "bb"]),
    Wrap(text: "x https://example.org/uzun", width: 6, lines: ["x", "https://example.org/uzun"]),
    Wrap(text: "bir\niki üç", width: 20, lines: ["bir", "iki üç"]),
    Wrap(text: "12\u{A0}g ekmek", width: 5, lines: ["12\u{A0}g", "ekmek"]),
    Wrap(text: "  baş  orta ", width: 20, lines: ["baş orta"]),
  ]

  @Test("Text is broken at spaces by columns", arguments: wraps)
  func wrapsText(_ one: Wrap) {
    #expect(Wrapping.lines(of: one.text, width: one.width) == one.lines)
  }

  @Test("Only lines that are too wide are broken, and the rest keep their columns")
  func fits() {
    let text = "ad    boyut\n  bir iki üç dört\n\nson"
    #expect(
      Wrapping.fitted(text, width: 11) == "ad    boyut\n  bir iki\n  üç dört\n\nson")
    #expect(Wrapping.fitted("", width: 5) == "")
    #expect(Wrapping.fitted("  c    4 MB  yarım kaldı", width: 20) == "  c    4 MB  yarım\n  kaldı")
    #expect(Wrapping.fitted("x https://example.org/a b", width: 9) == "x\nhttps://example.org/a\nb")
    #expect(Wrapping.fitted("çok uzun  ", width: 4) == "çok\nuzun  ")
  }

  @Test("No line is wider than asked for, and no letter is lost")
  func wrapsAnything() {
    var random = SplitMix(state: 11)
    let letters = Array("ab ığ日🍎 \n")
    for _ in 0..<300 {
      let text = String((0..<40).map { _ in letters[Int(random.next() % UInt64(letters.count))] })
      let width = 2 + Int(random.next() % 12)
      let lines = Wrapping.lines(of: text, width: width)
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= width })
      #expect(lines.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    }
  }

  @Test("A table is aligned by columns, also where letters are wide")
  func table() {
    let table = Table(
      header: ["Besin", "Karb."], rows: [["Ekmek", "15 g"], ["寿司", "8 g"]],
      alignments: [.left, .right])
    #expect(
      table.text(width: 40) == """
        Besin │ Karb.
        ──────┼──────
        Ekmek │  15 g
        寿司  │   8 g
        """)
  }

  @Test("A table too wide wraps its cells and stays in its width")
  func narrowTable() {
    let table = Table(
      header: ["Yemek", "Açıklama"],
      rows: [["mercimek çorbası", "bir kase, yaklaşık 250 mililitre"]])
    let text = table.text(width: 30)
    #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.of($0) <= 30 })
    #expect(text.contains("mercimek"))
    #expect(text.contains("yaklaşık 250"))
    #expect(!text.contains("\u{1B}"))
    #expect(table.text(width: 30, .ansi).contains("\u{1B}[1mYemek\u{1B}[0m"))
    #expect(Table(header: [String](), rows: []).text(width: 10) == "")
  }

  struct BarCase: Sendable {
    var value: Double
    var target: Double
    var text: String
  }

  static let bars = [
    BarCase(value: 96, target: 160, text: "██████░░░░"),
    BarCase(value: 0, target: 160, text: "░░░░░░░░░░"),
    BarCase(value: 200, target: 160, text: "██████████"),
    BarCase(value: 5, target: 0, text: "░░░░░░░░░░"),
    BarCase(value: -5, target: 10, text: "░░░░░░░░░░"),
    BarCase(value: .nan, target: 10, text: "░░░░░░░░░░"),
  ]

  @Test("A bar is as full as the target is reached", arguments: bars)
  func bar(_ one: BarCase) {
    #expect(Bar(value: one.value, target: one.target, width: 10).text() == one.text)
  }

  static let harms = [
    ("a\u{1B}[2Jb\rc", "abc"), ("\u{1B}]0;başlık\u{7}x", "x"), ("\u{1B}]52;c;QQ==\u{1B}\\y", "y"),
    ("\u{9B}31mk", "k"), ("a\u{202E}b\u{200B}c", "abc"), ("çğıöşüİ\n\tok 👩‍👧", "çğıöşüİ\n\tok 👩‍👧"),
    ("\u{90}q\u{9C}z", "z"), ("\u{1B}", ""), ("\u{1B}Pq\nsonra", "\nsonra"),
  ]

  @Test("Text from anywhere cannot drive the terminal", arguments: harms)
  func harmless(_ one: (String, String)) { #expect(Harmless.text(one.0) == one.1) }

  @Test("No table of cases is empty")
  func tables() {
    #expect(!Self.cases.isEmpty && !Self.wraps.isEmpty && !Self.bars.isEmpty && !Self.harms.isEmpty)
  }
}
