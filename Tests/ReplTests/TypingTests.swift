import Glibc
import Support
import Testing

@Suite("Typing in a terminal")
struct TypingTests {
  struct Case: Sendable {
    var name: String
    /// What is typed, the Enter at its end left out.
    var keys: String
    /// What arrives, lines joined by `⏎`.
    var messages: [String]

    init(_ name: String, _ keys: String, _ messages: [String]) {
      self.name = name
      self.keys = keys
      self.messages = messages
    }
  }

  static let cases = [
    Case("a plain line", "merhaba", ["merhaba"]),
    Case(
      "a paste of several lines", "\u{1B}[200~merhaba\rnasılsın\r\u{1B}[201~",
      ["merhaba⏎nasılsın"]),
    Case(
      "a paste with Windows line ends", "\u{1B}[200~merhaba\r\nnasılsın\u{1B}[201~",
      ["merhaba⏎nasılsın"]),
    Case(
      "typing around a paste", "selam \u{1B}[200~bir\riki\u{1B}[201~ üç", ["selam bir⏎iki üç"]),
    Case("a control character in a paste", "\u{1B}[200~mer\u{1B}[2Jhaba\u{1B}[201~", ["merhaba"]),
    Case("Alt-Enter", "merhaba\u{1B}\rnasılsın", ["merhaba⏎nasılsın"]),
    Case("a backslash at the end", "merhaba\\\rnasılsın", ["merhaba⏎nasılsın"]),
    Case("two backslashes at the end", "merhaba\\\\", ["merhaba\\\\"]),
    Case("a line that Ctrl-C has cleared", "yanlış satır\u{3}merhaba", ["merhaba"]),
    Case("Ctrl-C amid a message of two lines", "bir\\\riki\u{3}merhaba", ["merhaba"]),
    Case("a slash that is text", "//merhaba", ["/merhaba"]),
    Case("a path", "/olmayan/dosya.txt nedir", ["/olmayan/dosya.txt nedir"]),
    Case("an unknown command", "/merhabalar", []),
    Case("a mistyped command", "/sohbtler", []),
    Case("an empty line", "", []),
    Case("a line of spaces", "   ", []),
    // The last one, because its later lines are answered while the next case would be typed.
    Case(
      "lines typed ahead", "merhaba\rteşekkürler\rgünaydın",
      ["merhaba", "teşekkürler", "günaydın"]),
  ]

  /// One terminal for all cases, because each start of the program has its price.
  @Test("What is typed is what arrives")
  func arrives() throws {
    let desk = Desk()
    let terminal = try desk.open()
    for one in Self.cases { try terminal.say(one.keys) }
    try terminal.send("/çık\r")
    #expect(try terminal.waitForExit(within: 30) == .code(0))
    #expect(try desk.messages() == Self.cases.flatMap(\.messages))
  }

  static let locales: [[String: String]] = [
    [:], ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LANG": "tr_TR.UTF-8"],
    ["LANG": "tr_TR.ISO-8859-9"], ["LC_ALL": "C", "NO_COLOR": "1"],
  ]

  @Test("Turkish letters arrive whatever the locale", arguments: locales)
  func locale(_ variables: [String: String]) throws {
    let desk = Desk()
    let terminal = try desk.open([], variables)
    try terminal.send("ağğ\u{7F}a çöşüıİI\u{1B}[D\u{1B}[DĞ 🍎")
    try terminal.expectScreen("› ağa çöşüıĞ 🍎İI")
    try terminal.say("")
    try terminal.leave()
    #expect(try desk.messages() == ["ağa çöşüıĞ 🍎İI"])
  }

  @Test("Four hundred pasted lines are one message")
  func longPaste() throws {
    let desk = Desk()
    let terminal = try desk.open()
    let lines = (1...400).map { "not \($0): ığüşöç" }
    try terminal.send("\u{1B}[200~" + lines.joined(separator: "\r") + "\u{1B}[201~\r/çık\r")
    #expect(try terminal.waitForExit() == .code(0))
    #expect(try desk.messages() == [lines.joined(separator: "⏎")])
  }

  @Test("What is typed ahead stands in the next line, to be edited")
  func typeAhead() throws {
    let desk = Desk()
    let terminal = try desk.open()
    try terminal.send("merhaba\rsıradakiğ\u{7F}")
    try terminal.expectScreen("› sıradaki")
    try terminal.say("!")
    try terminal.leave()
    #expect(try desk.messages() == ["merhaba", "sıradaki!"])
  }

  static let misspellings = [
    ("/sohbtler", "/sohbetler?"), ("/yardm", "/yardım?"), ("/SURDR", "/sürdür?"),
    ("/dışa-aktr", "/dışa-aktar?"), ("/hlp", "/yardım?"), ("/zzzzzz", "/yardım"), ("/", "/yardım"),
  ]

  @Test("An unknown command gets the nearest one and reaches no model")
  func nearest() throws {
    let desk = Desk()
    let terminal = try desk.open()
    for (typed, shown) in Self.misspellings {
      try terminal.send(typed + "\r")
      try terminal.expect("“\(typed)” diye bir komut yok.")
      try terminal.expect(shown)
      try terminal.expectPrompt()
    }
    try terminal.leave()
    #expect(try desk.threads() == 0)
  }

  @Test("The main job, in a terminal")
  func mainJob() throws {
    let desk = Desk()
    let terminal = try desk.open()
    try terminal.say(
      "Kahvaltıda iki yumurta, bir dilim tam buğday ekmeği ve bir bardak süt içtim")
    try terminal.expectScreen("tam buğday ekmeği:")
    try terminal.say("bugün kaç karbonhidrat aldım?")
    try terminal.send("süt değil ayrandı\r")
    try terminal.expect("ayran:")
    try terminal.expectPrompt()
    try terminal.leave()
    #expect(try desk.export().contains("süt:"))
  }
}
