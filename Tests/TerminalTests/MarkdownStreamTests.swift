import Support
import Testing

@testable import Terminal

/// Markdown on its way to the screen.
struct MarkdownStreamTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var markdown: String
    var text: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "empty", markdown: "", text: ""),
    Case(name: "a word", markdown: "Merhaba", text: "Merhaba\n"),
    Case(name: "paragraphs", markdown: "Bir\niki.\n\n\nÜç\n", text: "Bir iki.\n\nÜç\n"),
    Case(
      name: "wrapping", markdown: "aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii",
      text:
        "aaaa bbbb cccc dddd eeee ffff\ngggg hhhh iiii\n"),
    Case(
      name: "inline marks", markdown: "**kalın** *eğik* __a__ _b_ ~~çizili~~",
      text: "kalın eğik a b çizili\n"),
    Case(name: "code and signs", markdown: "`kod` ~30 g 2 * 3", text: "`kod` ~30 g 2 * 3\n"),
    Case(
      name: "a mark over a line end", markdown: "bir **iki\nüç** dört", text: "bir iki üç dört\n"),
    Case(name: "a mark that nothing closes", markdown: "2*3 **ve\nson", text: "2*3 **ve son\n"),
    Case(
      name: "headings", markdown: "# Öğün #\nmetin\n### 1. Adım\n", text: "Öğün\nmetin\n\n1. Adım\n"
    ),
    Case(name: "a hash that is none", markdown: "#5 numara\n", text: "#5 numara\n"),
    Case(
      name: "bullets", markdown: "- bir\n- iki\n  - üç\n    * dört\n- beş\n",
      text:
        "• bir\n• iki\n  ◦ üç\n    ▪ dört\n• beş\n"),
    Case(
      name: "a list right after a line", markdown: "Öğün:\n- süt\n- su",
      text: "Öğün:\n• süt\n• su\n"),
    Case(name: "numbers go on", markdown: "1. a\n1. b\n\n3. c\n", text: "1. a\n2. b\n\n3. c\n"),
    Case(name: "numbers begin anywhere", markdown: "9) a\n10) b\n", text: "9) a\n10) b\n"),
    Case(name: "a year is no list", markdown: "Yıl\n1986. oldu", text: "Yıl 1986. oldu\n"),
    Case(
      name: "nested under a number", markdown: "1. a\n   - x\n   - y\n2. b\n",
      text:
        "1. a\n   ◦ x\n   ◦ y\n2. b\n"),
    Case(
      name: "an item of two paragraphs", markdown: "- a\n\n  b\n- c\n", text: "• a\n\n  b\n• c\n"),
    Case(
      name: "a long item hangs", markdown: "- aaaa bbbb cccc dddd eeee ffff gggg\n",
      text:
        "• aaaa bbbb cccc dddd eeee\n  ffff gggg\n"),
    Case(name: "two lists", markdown: "- a\n\nara\n\n1. b\n", text: "• a\n\nara\n\n1. b\n"),
    Case(
      name: "tasks", markdown: "- [ ] süt al\n- [x] ekmek al\n", text: "• ☐ süt al\n• ☑ ekmek al\n"),
    Case(
      name: "fenced code", markdown: "Şöyle:\n```sh\nballi sor \"x\"\n\n  * y\n```\nSon",
      text:
        "Şöyle:\n\n  balli sor \"x\"\n\n    * y\n\nSon\n"),
    Case(
      name: "code in a list", markdown: "1. a\n   ```\n   kod\n   ```\n2. b\n",
      text:
        "1. a\n\n     kod\n\n2. b\n"),
    Case(name: "a fence that nothing closes", markdown: "```\na\nb", text: "  a\n  b\n"),
    Case(name: "quotes", markdown: "> bir\n> iki\n\nüç\n", text: "│ bir iki\n\nüç\n"),
    Case(name: "a list in a quote", markdown: "> - a\n> - b\n", text: "│ • a\n│ • b\n"),
    Case(
      name: "a rule", markdown: "a\n\n---\n\nb\n***\nc",
      text:
        "a\n\n\(rule)\n\nb\n\(rule)\nc\n"),
    Case(
      name: "links", markdown: "[Diyabet](https://a.tr/x_y_z) <https://b.tr> www.c.tr [1] ve [x",
      text:
        "Diyabet (https://a.tr/x_y_z)\nhttps://b.tr www.c.tr [1] ve\n[x\n"),
    Case(name: "an image", markdown: "![Tabak](t.png)", text: "Tabak (t.png)\n"),
    Case(
      name: "a table",
      markdown: "Özet:\n\n| Besin | Karb. |\n|:--|--:|\n| Süt | **12** g |\n| Su | 0 |\n\nSon",
      text: "Özet:\n\nBesin │ Karb.\n──────┼──────\nSüt   │  12 g\nSu    │     0\n\nSon\n"),
    Case(name: "a table at the end", markdown: "| a |\n|---|\n| b |", text: "a\n──\nb\n"),
    Case(name: "a bar that is no table", markdown: "| a |\nmetin\n", text: "| a |\nmetin\n"),
    Case(name: "hard line breaks", markdown: "bir  \niki\\\nüç", text: "bir\niki\nüç\n"),
    Case(name: "escapes", markdown: "\\*yıldız\\* &amp; &lt;", text: "*yıldız* & <\n"),
    Case(
      name: "HTML is just text", markdown: "a<br>b <b>c</b>\n\n<div>d</div>\n",
      text:
        "a\nb <b>c</b>\n\n<div>d</div>\n"),
    Case(
      name: "signs before numbers", markdown: "<70 mg/dL, > 180\n\n+5 puan\n\n-3 derece",
      text:
        "<70 mg/dL, > 180\n\n+5 puan\n\n-3 derece\n"),
    Case(name: "a definition", markdown: "[1]: https://x.tr\n", text: "[1]: https://x.tr\n"),
    Case(name: "line ends of Windows", markdown: "a\r\n\r\nb\r\n", text: "a\n\nb\n"),
    Case(name: "escape sequences", markdown: "a\u{1B}[31mb\u{1B}]0;x\u{7}c", text: "abc\n"),
    Case(name: "wide letters", markdown: "日本 🍎 ığ", text: "日本 🍎 ığ\n"),
  ]

  static let rule = String(repeating: "─", count: 30)

  @Test("Markdown is laid out", arguments: cases)
  func rendered(_ one: Case) { #expect(Self.render(one.markdown, by: .max) == one.text) }

  @Test("The text is the same however it arrives", arguments: cases, [1, 3, 7])
  func pieces(_ one: Case, _ size: Int) {
    for depth in [ColourDepth.none, .ansi] {
      let whole = Self.render(one.markdown, by: .max, depth)
      #expect(Self.render(one.markdown, by: size, depth) == whole)
    }
  }

  @Test("Colour changes nothing but escape sequences", arguments: cases)
  func colour(_ one: Case) {
    let text = Harmless.text(Self.render(one.markdown, by: 1, .ansi))
    #expect(text.replacing("`", with: "") == one.text.replacing("`", with: ""))
  }

  @Test("Random Markdown comes out the same in pieces and loses no word")
  func random() {
    var random = SplitMix(state: 5)
    let parts = [
      "kelime", " ", "\n", "\n\n", "**", "*", "_", "`", "- ", "  - ", "1. ", "# ", "> ",
      "| a | b |\n",
      "|---|---|\n", "```\n", "[x](u)", "[", "](", "~~", "\\", "---\n", "    ", "son", "<b>",
      "[ ] ",
    ]
    for _ in 0..<400 {
      let text = (0..<30).map { _ in parts[Int(random.next() % UInt64(parts.count))] }.joined()
      let whole = Self.render(text, by: .max)
      #expect(Self.render(text, by: 1) == whole, "\(text.debugDescription)")
      for word in ["kelime", "son"] {
        let count = text.ranges(of: word).count
        #expect(whole.ranges(of: word).count == count, "\(text.debugDescription) → \(whole)")
      }
    }
  }

  struct Early: Sendable {
    var piece: String
    var shown: String
  }

  static let early = [
    Early(piece: "Kahvaltı kaydedildi", shown: "Kahvaltı"),
    Early(piece: "Toplam **27 g** kar", shown: "Toplam 27 g"),
    Early(piece: "Toplam **27 g kar", shown: "Toplam"),
    Early(piece: "- Süt içtiniz ve", shown: "• Süt içtiniz"),
    Early(piece: "3 yumurta ye", shown: "3 yumurta"),
    Early(piece: "1. Süt içt", shown: "1. Süt"),
    Early(piece: "# Başlık bu ", shown: ""),
    Early(piece: "| a | b ", shown: ""),
    Early(piece: "> Alıntı sür", shown: "│ Alıntı"),
    Early(piece: "Bakın [bir", shown: "Bakın"),
    Early(piece: "Kaynak [1] diyor ki", shown: "Kaynak [1] diyor"),
    Early(piece: "```\nkod\nya", shown: "  kod"),
    Early(piece: "- - ", shown: ""),
    Early(piece: "Yaklaşık ~30 g k", shown: "Yaklaşık ~30 g"),
  ]

  @Test("Words appear as soon as they can mean nothing else", arguments: early)
  func showsEarly(_ one: Early) {
    var stream = MarkdownStream(.rendered(width: 30, depth: .none))
    #expect(stream.feed(one.piece) == one.shown)
  }

  @Test("Words go on to appear after one that is longer than any line")
  func longWord() {
    let address = "https://örnek.tr/" + String(repeating: "a", count: 500)
    var stream = MarkdownStream(.rendered(width: 30, depth: .none))
    var shown = stream.feed("Bakın: \(address) ")
    for _ in 0..<1_000 { shown += stream.feed("kelime ") }
    #expect(shown.ranges(of: "kelime").count > 990)
    shown += stream.finish()
    #expect(shown.dense == "Bakın:" + address + String(repeating: "kelime", count: 1_000))
  }

  @Test("A paragraph of two thousand words comes out whole")
  func longParagraph() {
    let text = (1...2000).map { "kelime\($0)" }.joined(separator: " ")
    let out = Self.render(text, by: 50)
    #expect(out.replacing("\n", with: " ") == text + " ")
  }

  @Test("A paragraph without an end is laid out as short ones are", .timeLimit(.minutes(1)))
  func hugeParagraph() {
    let text = (1...20_000).map { "kelime\($0)" }.joined(separator: " ")
    let out = Self.render(text, by: 50)
    #expect(out == Wrapping.lines(of: text, width: 30).joined(separator: "\n") + "\n")
    let item = Self.render("- " + text, by: 4_096)
    #expect(
      item == "• " + Wrapping.lines(of: text, width: 28).joined(separator: "\n  ") + "\n")
  }

  @Test("A long paragraph is the same however it arrives and loses no word")
  func longRandom() {
    var random = SplitMix(state: 11)
    let parts = [
      "kelime ", "ağır iş ", "**kalın** ", "*eğik\nsöz* ", "`k o d` ", "[x](u) ", "1. ", "- ",
      "son  \n", "\\ ", "[", "<b> ", "_", "日本 ", "son\n",
    ]
    for _ in 0..<12 {
      let text =
        "Başla "
        + (0..<900).map { _ in
          parts[Int(random.next() % UInt64(parts.count * 3)) % parts.count]
        }.joined()
      #expect(Self.render(text, by: 7, .ansi) == Self.render(text, by: .max, .ansi))
      let whole = Self.render(text, by: .max)
      #expect(Self.render(text, by: 7) == whole)
      // Words may be glued together and cut at a line's end.
      let (shown, said) = (whole.dense, text.dense)
      for word in ["kelime", "kalın", "eğik", "日本", "son"] {
        #expect(shown.ranges(of: word).count == said.ranges(of: word).count)
      }
    }
  }

  @Test("A mark may reach over a thousand words, and one that nothing closes hides none of them")
  func longMarks() {
    let words = String(repeating: "kelime ", count: 300)
    let bold = Self.render("Baş **\(words)son** \(words)", by: 64, .ansi)
    #expect(!bold.contains("*") && bold.contains("\u{1B}[1mkelime"))
    #expect(Harmless.text(bold).ranges(of: "kelime").count == 600)
    var stream = MarkdownStream(.rendered(width: 30, depth: .none))
    var shown = stream.feed("Baş [")
    for _ in 0..<10 { shown += stream.feed(words) }
    #expect(shown.ranges(of: "kelime").count > 1_000)
    shown += stream.finish()
    #expect(shown.ranges(of: "kelime").count == 3_000)
  }

  @Test("A pipe gets the Markdown as it is, with one line break at its end")
  func verbatim() {
    var stream = MarkdownStream(.verbatim)
    #expect(stream.feed("# a\n**b") == "# a\n**b")
    #expect(stream.feed("**\u{1B}[2J | c |") == "** | c |")
    #expect(stream.finish() == "\n")
    #expect(stream.feed("x\n") + stream.finish() == "x\n")
    #expect(stream.finish() == "")
  }

  @Test("Colours of headings, marks and links")
  func inks() {
    let text = Self.render("# Bir\n**k** `c` [t](u)", by: .max, .ansi)
    #expect(
      text == "\u{1B}[1;36mBir\u{1B}[0m\n\u{1B}[1mk\u{1B}[0m \u{1B}[36mc\u{1B}[0m "
        + "\u{1B}[4mt\u{1B}[0m \u{1B}[2m(u)\u{1B}[0m\n")
  }

  private static func render(_ markdown: String, by size: Int, _ depth: ColourDepth = .none)
    -> String
  {
    var stream = MarkdownStream(.rendered(width: 30, depth: depth))
    let scalars = Array(markdown.unicodeScalars)
    var text = ""
    for start in stride(from: 0, to: scalars.count, by: min(size, max(scalars.count, 1))) {
      let end = size == .max ? scalars.count : min(start + size, scalars.count)
      var piece = String.UnicodeScalarView()
      piece.append(contentsOf: scalars[start..<end])
      text += stream.feed(String(piece))
    }
    return text + stream.finish()
  }
}

extension String {
  /// The text without white space.
  fileprivate var dense: String { filter { !$0.isWhitespace } }
}
