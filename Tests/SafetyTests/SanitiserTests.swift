import Safety
import Testing

@Suite("Text from outside before it reaches a terminal")
struct SanitiserTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var clean: String
  }

  static let corpus: [Case] = [
    Case(
      testDescription: "plain Turkish", text: "ÇĞİÖŞÜ çğıöşü âîû 1,5 – “tırnak”…",
      clean: "ÇĞİÖŞÜ çğıöşü âîû 1,5 – “tırnak”…"),
    Case(
      testDescription: "decomposed letters", text: "s\u{327}eker g\u{306} I\u{307}",
      clean: "s\u{327}eker g\u{306} I\u{307}"),
    Case(
      testDescription: "line ends and tabs", text: "a\r\nb\rc\n\td\u{85}e", clean: "a\nb\nc\n\tde"),
    Case(testDescription: "colour", text: "\u{1B}[1;31mkırmızı\u{1B}[0m", clean: "kırmızı"),
    Case(
      testDescription: "clear screen and cursor", text: "a\u{1B}[2J\u{1B}[H\u{1B}[?25lb",
      clean: "ab"),
    Case(testDescription: "window title", text: "a\u{1B}]0;kötü\u{7}b", clean: "ab"),
    Case(
      testDescription: "link (OSC 8)",
      text: "\u{1B}]8;;http://kotu.example\u{1B}\\tıkla\u{1B}]8;;\u{1B}\\", clean: "tıkla"),
    Case(
      testDescription: "clipboard (OSC 52)", text: "a\u{1B}]52;c;cm0gLXJmIH4=\u{7}b", clean: "ab"),
    Case(testDescription: "device string (DCS)", text: "a\u{1B}P$q\"p\u{1B}\\b", clean: "ab"),
    Case(
      testDescription: "APC, PM and SOS",
      text: "a\u{1B}_x\u{1B}\\b\u{1B}^y\u{1B}\\c\u{1B}Xz\u{1B}\\d", clean: "abcd"),
    Case(
      testDescription: "eight-bit CSI and OSC", text: "a\u{9B}31mb\u{9D}0;x\u{9C}c", clean: "abc"),
    Case(
      testDescription: "open string ends with the line", text: "a\u{1B}]0;hep gizli\nb",
      clean: "a\nb"),
    Case(testDescription: "escape before a Turkish letter", text: "\u{1B}şeker", clean: "şeker"),
    Case(testDescription: "charset and reset", text: "a\u{1B}(0b\u{1B}cd", clean: "abd"),
    Case(
      testDescription: "control with no end",
      text: "\u{1B}[" + String(repeating: "1;", count: 200) + "mx",
      clean: String(repeating: "1;", count: 200).dropFirst(128) + "mx"),
    Case(testDescription: "escape in a control", text: "\u{1B}[31\u{1B}[0mx", clean: "x"),
    Case(
      testDescription: "bells, backspaces, NUL, DEL", text: "a\u{7}\u{8}b\0c\u{7F}d\u{E}e",
      clean: "abcde"),
    Case(
      testDescription: "bidirectional controls",
      text: "a\u{202E}b\u{202C}\u{2066}c\u{2069}\u{200F}\u{61C}d", clean: "abcd"),
    Case(
      testDescription: "zero width", text: "a\u{200B}b\u{200C}c\u{200D}d\u{2060}e\u{FEFF}f\u{AD}g",
      clean: "abcdefg"),
    Case(
      testDescription: "tag characters", text: "a\u{E0001}\u{E0073}\u{E0069}\u{E007F}b", clean: "ab"
    ),
    Case(
      testDescription: "private use and unassigned", text: "a\u{E000}\u{F0000}\u{378}\u{FFFF}b",
      clean: "ab"),
    Case(testDescription: "fillers", text: "a\u{3164}\u{115F}\u{2800}b", clean: "ab"),
    Case(testDescription: "line separators", text: "a\u{2028}b\u{2029}c", clean: "a\nb\nc"),
    Case(testDescription: "emoji", text: "🥛 ❤️ 👍🏽 🇹🇷 1️⃣", clean: "🥛 ❤️ 👍🏽 🇹🇷 1️⃣"),
    Case(testDescription: "family and professions", text: "👩‍👩‍👧‍👦 👩🏽‍⚕️ 🏳️‍🌈", clean: "👩‍👩‍👧‍👦 👩🏽‍⚕️ 🏳️‍🌈"),
    Case(testDescription: "a joiner between letters", text: "a\u{200D}b🥛\u{200D}c", clean: "ab🥛c"),
    Case(
      testDescription: "stacked marks", text: "z" + String(repeating: "\u{301}", count: 40) + "a",
      clean: "z\u{301}\u{301}\u{301}\u{301}a"),
    Case(testDescription: "marks without a base", text: "\u{301}a\n\u{301}b", clean: "a\nb"),
    Case(
      testDescription: "other scripts", text: "日本語 עברית العربية ไทย",
      clean: "日本語 עברית العربية ไทย"),
    Case(testDescription: "empty", text: "", clean: ""),
  ]

  @Test("An attack is taken out and the text around it stays", arguments: corpus)
  func whole(_ sample: Case) {
    #expect(!Self.corpus.isEmpty)
    #expect(scalars(TerminalText.sanitised(sample.text)) == scalars(sample.clean))
  }

  @Test("It is the same however the text is cut", arguments: corpus)
  func pieces(_ sample: Case) {
    let all = Array(sample.text.unicodeScalars)
    for size in [1, 2, 3, 7] {
      var sanitiser = Sanitiser()
      var out = ""
      for start in stride(from: 0, to: all.count, by: size) {
        var piece = String.UnicodeScalarView()
        piece.append(contentsOf: all[start..<min(start + size, all.count)])
        out += sanitiser.feed(String(piece))
      }
      out += sanitiser.finish()
      #expect(scalars(out) == scalars(sample.clean), "pieces of \(size)")
    }
  }

  @Test("No random text leaves a control character behind")
  func random() {
    var state: UInt64 = 7
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    let parts = [
      "\u{1B}", "[", "]", "P", "\\", "\u{7}", "\u{9B}", "\u{9D}", "0;", "m", "ş", "🥛", "\u{200D}",
      "\u{202E}", "\r", "\n", "a", "\u{301}",
    ]
    for _ in 0..<2_000 {
      let text = (0..<next(20)).map { _ in parts[Int(next(UInt64(parts.count)))] }.joined()
      let clean = TerminalText.sanitised(text)
      #expect(
        clean.unicodeScalars.allSatisfy { scalar in
          scalar == "\n"
            || scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value) && scalar != "\u{202E}"
        })
      #expect(scalars(TerminalText.sanitised(clean)) == scalars(clean))
    }
  }

  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
}
