import Glibc
import Support
import Testing

/// The line editor as a person meets it: through a pseudo-terminal.
@Suite(.serialized) struct LineEditorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var keys: String
    var expected: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "Turkish letters", keys: "şeker ölçümü ığüİ", expected: "[şeker ölçümü ığüİ] 26"),
    Case(name: "backspace over ğ", keys: "ağğ\u{7F}a", expected: "[ağa] 4"),
    Case(name: "left arrow and insert", keys: "kahvatı\u{1B}[D\u{1B}[Dl", expected: "[kahvaltı]"),
    Case(name: "arrows of application mode", keys: "çy\u{1B}ODa", expected: "[çay]"),
    Case(name: "Home and End", keys: "üt\u{1B}[Hs\u{1B}[F!", expected: "[süt!]"),
    Case(name: "Delete", keys: "xğ\u{1B}[H\u{1B}[3~", expected: "[ğ] 2"),
    Case(
      name: "word movement", keys: "bir çay\u{1B}[1;5D\u{1B}[1;5Diki ", expected: "[iki bir çay]"),
    Case(name: "Ctrl-W", keys: "bir çay\u{17}su", expected: "[bir su]"),
    Case(name: "Ctrl-U", keys: "bir çay\u{15}su", expected: "[su] 2"),
    Case(name: "emoji and backspace", keys: "🍎🍐\u{7F}!", expected: "[🍎!] 5"),
    Case(name: "Alt-Enter", keys: "bir\u{1B}\riki", expected: "[bir⏎iki]"),
    Case(name: "a trailing backslash", keys: "bir\\\riki", expected: "[bir⏎iki]"),
    Case(name: "two trailing backslashes", keys: "bir\\\\", expected: "[bir\\\\]"),
    Case(name: "an unknown key", keys: "a\u{1B}[15~\u{1B}[<0;1;1Mb\u{1B}Pc", expected: "[abc] 3"),
    Case(name: "a paste", keys: "a \u{1B}[200~ç\r\nğ\rü\n\u{1B}[201~ z", expected: "[a ç⏎ğ⏎ü z]"),
    Case(
      name: "a control in a paste", keys: "\u{1B}[200~a\u{1B}[2Jb\u{3}c\u{1B}[201~",
      expected: "[abc]"),
    Case(name: "a broken byte", keys: "a\u{1C}b", expected: "[ab] 2"),
    Case(name: "up within several lines", keys: "ab\u{1B}\rcd\u{1B}[Ax", expected: "[abx⏎cd]"),
    Case(name: "completion of one", keys: "/ya\tx", expected: "[/yardım x]"),
    Case(name: "completion with other letters", keys: "/SOH\tx", expected: "[/sohbetler x]"),
    Case(name: "completion of what is common", keys: "/s\tür\tx", expected: "[/sürdür x]"),
    Case(name: "Ctrl-C clears the line", keys: "yanlış\u{3}doğru", expected: "[doğru]"),
    Case(name: "Ctrl-X Ctrl-E", keys: "metin\u{18}\u{5}", expected: "[metin düzeltildi]"),
    Case(name: "prefilled lines", keys: "/düzenle\r!", expected: "[iki⏎satır!]"),
  ]

  @Test("A key does what it says", arguments: cases)
  func keys(_ one: Case) throws {
    let terminal = try probe(environment: ["TERM": "xterm"])
    try terminal.expect("› ")
    try terminal.send(one.keys + "\r")
    try terminal.expect(one.expected)
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .code(0))
    #expect(terminal.raw.contains("güle güle"))
  }

  static let locales = [
    [:], ["LC_ALL": "C"], ["LANG": "tr_TR.UTF-8"], ["LANG": "tr_TR.ISO-8859-9"],
    ["LC_ALL": "POSIX"],
  ]

  @Test("Turkish letters and emoji work whatever the locale", arguments: locales)
  func locale(_ variables: [String: String]) throws {
    let terminal = try probe(environment: variables.merging(["TERM": "xterm"]) { $1 })
    try terminal.expect("› ")
    try terminal.send("şekerğ\u{7F} 🍎")
    try terminal.expectScreen("› şeker 🍎")
    try terminal.send("\r")
    try terminal.expect("[şeker 🍎] 11")
  }

  @Test("A terminal that libedit does not know works", arguments: ["dumb", "", "nonsense"])
  func terminals(_ kind: String) throws {
    let terminal = try probe(environment: ["TERM": kind])
    try terminal.expect("› ")
    try terminal.send("çayğ\u{7F}\r")
    try terminal.expect("[çay] 4")
    #expect(!terminal.raw.contains("termcap"))
  }

  @Test("Four hundred pasted lines are one message")
  func longPaste() throws {
    let lines = (1...400).map { "satır \($0): ığüşöç 🍎" }.joined(separator: "\n")
    let terminal = try probe()
    try terminal.expect("\u{1B}[?2004h")
    try terminal.expect("› ")
    try terminal.send("\u{1B}[200~\(lines.replacing("\n", with: "\r"))\u{1B}[201~")
    try terminal.send("\r")
    try terminal.expect("] \(lines.utf8.count)")
    #expect(terminal.raw.contains("[" + lines.replacing("\n", with: "⏎") + "]"))
  }

  @Test("The screen shows the edited line")
  func screen() throws {
    let terminal = try probe(arguments: ["-", "--renk"])
    try terminal.expectScreen("›")
    try terminal.send("ğüzel \u{1B}[D\u{1B}[D\u{7F}ş\u{1B}[H_")
    try terminal.expectScreen("› _ğüzşl")
    #expect(terminal.screen.cursor == (0, 3))
    terminal.resize(columns: 40, rows: 10)
    try terminal.expectScreen("› _ğüzşl")
  }

  @Test("Candidates are listed in columns and the line stands under them")
  func candidates() throws {
    let terminal = try probe()
    try terminal.expect("› ")
    try terminal.send("/s\t")
    try terminal.expectScreen("› /s\n/sohbetler  /sürdür     /süz\n› /s")
    try terminal.send("oh\t")
    try terminal.expectScreen("› /sohbetler")
    try terminal.send("\r")
    try terminal.expect("[/sohbetler ]")
  }

  @Test("News stand above the line, which stays as it was typed", arguments: ["xterm", "dumb"])
  func news(_ kind: String) throws {
    let terminal = try probe(environment: ["TERM": kind])
    try terminal.expect("› ")
    let isPlain = kind == "dumb"
    try terminal.send("yarım ğüz" + (isPlain ? "" : "\u{1B}[D"))
    try terminal.expect("üz")
    for _ in 0..<2 {
      terminal.signal(SIGUSR1)
      try terminal.expect("haber: ığüşöç")
      try terminal.expect("ikinci satır")
      try terminal.expect("› yarım ğüz")
    }
    if !isPlain {
      let news = "haber: ığüşöç\nikinci satır\n"
      try terminal.expectScreen(news + news + "› yarım ğüz")
      #expect(!terminal.screen.text.contains("› yarım ğüz\nhaber"))
    }
    try terminal.send(isPlain ? "el\r" : "\u{1B}[Fel\r")
    try terminal.expect("[yarım ğüzel]")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test("A line over several rows and a long search come through news as well")
  func newsOverRows() throws {
    let terminal = try probe()
    try terminal.expect("› ")
    let long = String(repeating: "uzun satır ", count: 20)
    try terminal.send(long)
    try terminal.expectScreen("uzun satır uzun")
    terminal.signal(SIGUSR1)
    try terminal.expect("ikinci satır")
    try terminal.expectScreen("haber: ığüşöç\nikinci satır\n› uzun satır")
    try terminal.expect("the whole line under the news") { terminal in
      let whole = terminal.screen.text.replacing("\n", with: "")
      return whole.ranges(of: "uzun satır").count == 20
    }
    try terminal.send("\u{15}kısa\r")
    try terminal.expect("[kısa]")
    try terminal.send("\u{12}kıs")
    try terminal.expectScreen("(geçmişte ara: kıs) kısa")
    terminal.signal(SIGUSR1)
    terminal.settle()
    #expect(terminal.screen.text.ranges(of: "haber").count == 1)
    try terminal.send("\r")
    try terminal.expect("[kısa]")
    try terminal.expect("haber")
  }

  @Test("News between two lines stand above the next one")
  func newsBetween() throws {
    let terminal = try probe()
    try terminal.expect("› ")
    try terminal.send("/yavaş\r")
    try terminal.expect("yanıt geliyor")
    terminal.signal(SIGUSR1)
    terminal.settle()
    #expect(!terminal.screen.text.contains("haber"))
    try terminal.send("\u{3}")
    try terminal.expectScreen("[kesildi]\nhaber: ığüşöç\nikinci satır\n›")
  }

  @Test("Ctrl-C on an empty line tells how to leave, and twice leaves with 130")
  func twice() throws {
    let terminal = try probe()
    try terminal.expect("› ")
    try terminal.send("\u{3}")
    try terminal.expect("çıkmak için")
    try terminal.expect("› ")
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .code(130))
    #expect(terminal.isCooked)
  }

  @Test("Ctrl-C stops an answer, and what was typed meanwhile stands in the next line")
  func typeAhead() throws {
    let terminal = try probe()
    try terminal.expect("› ")
    try terminal.send("/yavaş\r")
    try terminal.expect("yanıt geliyor")
    #expect(!terminal.isEchoing)
    try terminal.send("sıradakiğ\u{7F}")
    terminal.settle()
    #expect(!terminal.screen.text.contains("sırad"))
    try terminal.send("\u{3}")
    try terminal.expect("[kesildi]")
    try terminal.expectScreen("› sıradaki")
    try terminal.send("\r")
    try terminal.expect("[sıradaki] 9")
  }

  @Test("Several lines typed at once are read one after the other")
  func ahead() throws {
    let terminal = try probe()
    try terminal.send("bir\niki\rüç\r")
    for line in ["[bir] 3", "[iki] 3", "[üç] 4", "› "] { try terminal.expect(line) }
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .code(0))
  }

  static let endings: [(Int32, PseudoTerminal.Exit)] = [
    (SIGTERM, .signal(SIGTERM)), (SIGHUP, .signal(SIGHUP)), (SIGINT, .code(130)),
    (SIGQUIT, .signal(SIGQUIT)),
  ]

  @Test("The terminal is as before after a deadly signal", arguments: endings)
  func restored(_ ending: (Int32, PseudoTerminal.Exit)) throws {
    let terminal = try probe()
    try terminal.expect("› ")
    try terminal.expect("raw mode") { !$0.isCooked }
    terminal.signal(ending.0)
    #expect(try terminal.waitForExit() == ending.1)
    #expect(terminal.isCooked)
    #expect(terminal.raw.hasSuffix("\u{1B}[?2004l"))
  }

  @Test("Work that does not stop is not waited for", arguments: [SIGTERM, SIGHUP])
  func stubborn(_ number: Int32) throws {
    let terminal = try probe(arguments: ["-", "--sabırsız"])
    try terminal.expect("› ")
    try terminal.send("/inatçı\r")
    try terminal.expect("yanıt geliyor")
    terminal.signal(number)
    #expect(try terminal.waitForExit() == .signal(number))
    #expect(terminal.isCooked)
  }

  @Test("A second signal ends the program at once")
  func secondSignal() throws {
    let terminal = try probe()
    try terminal.expect("› ")
    try terminal.send("/inatçı\r")
    try terminal.expect("yanıt geliyor")
    terminal.signal(SIGTERM)
    try terminal.expect("duydum")
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == .signal(SIGTERM))
    #expect(terminal.isCooked)
  }

  @Test("The terminal is as before after exit and after Ctrl-D", arguments: ["/çık\r", "\u{4}"])
  func restoredAtExit(_ keys: String) throws {
    let terminal = try probe()
    try terminal.expect("› ")
    try terminal.send(keys)
    #expect(try terminal.waitForExit() == .code(0))
    #expect(terminal.isCooked)
  }

  @Test("Ctrl-Z stops the program with the terminal as before, and the line is there again after")
  func stop() throws {
    let terminal = try PseudoTerminal(
      "/bin/bash", ["--norc", "-i"], environment: ["TERM": "xterm"])
    try terminal.send("\(ProbeProgram.path) -\r")
    try terminal.expect("› ")
    try terminal.send("yarım ğ")
    try terminal.expect("yarım ğ")
    try terminal.send("\u{1A}")
    try terminal.expect("Stopped")
    try terminal.send("fg\r")
    try terminal.expectScreen("› yarım ğ")
    try terminal.send("!\r")
    try terminal.expect("[yarım ğ!]")
  }

  private func probe(
    arguments: [String] = ["-"], environment: [String: String] = ["TERM": "xterm-256color"]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(ProbeProgram.path, arguments, environment: environment)
  }
}
