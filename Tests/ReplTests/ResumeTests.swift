import Support
import Testing

@Suite("Coming back to the terminal")
struct ResumeTests {
  static let ways: [(arguments: [String], line: String?)] = [
    (["--devam"], nil), (["--SOHBET", "1"], nil), ([], "/sürdür"), ([], "/SURDUR 1"),
    ([], "/resume KAHVALTIDA"),
  ]

  @Test("An old talk goes on where it ended, its last turns shown", arguments: ways)
  func resume(_ way: (arguments: [String], line: String?)) throws {
    let desk = Desk()
    let talk = "merhaba\nKahvaltıda iki yumurta ve bir bardak süt içtim\nbugün kaç kalori aldım?\n"
    #expect(try BuiltProgram.run([], talk.utf8, in: desk.home).code == 0)
    let terminal = try desk.open(way.arguments)
    if let line = way.line {
      #expect(terminal.screen.text.contains("son sohbet 1"))
      try terminal.say(line)
    }
    try terminal.expectScreen("> bugün kaç kalori aldım?")
    #expect(terminal.screen.text.contains("1 numaralı sohbet"))
    #expect(terminal.screen.text.contains("> Kahvaltıda iki yumurta ve bir bardak süt içtim"))
    #expect(
      terminal.screen.text.contains("• bir bardak süt") || terminal.screen.text.contains("süt:"))
    // Two turns are enough to remember by, and they are rendered as they were.
    #expect(!terminal.screen.text.contains("> merhaba"))
    #expect(!terminal.screen.text.contains("**"))
    try terminal.send("süt değil ayrandı\r")
    try terminal.expect("ayran:")
    try terminal.expectPrompt()
    try terminal.leave()
    #expect(try desk.messages().last == "süt değil ayrandı")
    #expect(try desk.threads() == 1)
  }

  @Test("Without a word of going on a new thread begins")
  func fresh() throws {
    let desk = Desk()
    for message in ["merhaba", "günaydın"] {
      let terminal = try desk.open()
      try terminal.say(message)
      try terminal.leave()
    }
    #expect(try desk.threads() == 2)
    #expect(try desk.messages(2) == ["günaydın"])
  }

  @Test("A talk of last week is found by a word in it and goes on")
  func found() throws {
    let desk = Desk()
    let then = ["BALLI_NOW": "2026-11-14T08:30:00+03:00"]
    _ = try BuiltProgram.run(
      ["sor", "Kahvaltıda yumurtalarımı yedim"], in: desk.home, then)
    _ = try BuiltProgram.run(["sor", "merhaba"], in: desk.home, then)
    let terminal = try desk.open([], ["BALLI_NOW": "2026-11-21T08:30:00+03:00"])
    try terminal.say("/ara YUMURTA")
    try terminal.expectScreen("1  14 Kas 08.30")
    #expect(terminal.screen.text.contains("[yumurtalarımı]"))
    try terminal.say("/sürdür 1")
    try terminal.expectScreen("> Kahvaltıda yumurtalarımı yedim")
    try terminal.say("merhaba")
    try terminal.leave()
    #expect(try desk.messages() == ["Kahvaltıda yumurtalarımı yedim", "merhaba"])
  }

  static let absent: [(arguments: [String], reason: String)] = [
    (["--sohbet", "9"], "“9”")
  ]

  @Test("A thread that is not there is an end with 66", arguments: absent)
  func missing(_ one: (arguments: [String], reason: String)) throws {
    let desk = Desk()
    let terminal = try PseudoTerminal(
      BuiltProgram.path, one.arguments,
      environment: desk.home.environment.merging(["TERM": "xterm"]) { $1 })
    #expect(try terminal.waitForExit() == .code(66))
    #expect(terminal.raw.contains(one.reason))
    #expect(terminal.isCooked)
  }
}

@Suite("The history of typed lines")
struct HistoryTests {
  @Test("Lines come back in the next session, those with a leading space do not")
  func acrossSessions() throws {
    let desk = Desk()
    var terminal = try desk.open()
    for line in ["günaydın", " gizli bir şey", "merhaba", "merhaba", "/durum", "bir\\\riki"] {
      try terminal.say(line)
    }
    try terminal.leave()
    #expect(try desk.home.history() == ["günaydın", "merhaba", "/durum", "bir\\niki"])
    #expect(try desk.home.modes()["history"] == 0o600)
    #expect(try desk.messages().contains(" gizli bir şey"))

    terminal = try desk.open()
    try terminal.send("\u{1B}[A")
    try terminal.expectScreen("› bir\niki")
    try terminal.send("\u{1B}[A\u{1B}[A\u{1B}[A")
    try terminal.expectScreen("› merhaba")
    try terminal.send("\u{1B}[A")
    try terminal.expectScreen("› günaydın")
    try terminal.send("\u{1B}[B lar\r")
    try terminal.expectPrompt()
    try terminal.leave()
    #expect(try desk.home.history().last == "merhaba lar")
  }

  @Test("Ctrl-R finds a line by letters that count as the same")
  func search() throws {
    let desk = Desk()
    var terminal = try desk.open()
    for line in ["İnsülin hakkında bilgi", "ÇAY içtim", "merhaba"] { try terminal.say(line) }
    try terminal.leave()
    terminal = try desk.open()
    try terminal.send("\u{12}insulin")
    try terminal.expectScreen("İnsülin hakkında bilgi")
    try terminal.send("\r")
    try terminal.expect("\u{1B}[?2004l")
    try terminal.expectPrompt()
    try terminal.send("yarım\u{12}cay")
    try terminal.expectScreen("ÇAY içtim")
    try terminal.send("\u{7}")
    try terminal.expectScreen("› yarım")
    try terminal.send("\u{15}")
    try terminal.leave()
    #expect(try desk.messages(2) == ["İnsülin hakkında bilgi"])
  }

  @Test("A history file that others could read is tightened")
  func tightened() throws {
    let desk = Desk()
    let made = try BuiltProgram.shell(
      "mkdir -p \"$BALLI_HOME\"; echo eski satır > \"$BALLI_HOME/history\"; "
        + "chmod 644 \"$BALLI_HOME/history\"", in: desk.home)
    #expect(made.code == 0)
    let terminal = try desk.open()
    try terminal.send("\u{1B}[A")
    try terminal.expectScreen("› eski satır")
    try terminal.say("")
    try terminal.say("merhaba")
    try terminal.leave()
    #expect(try desk.home.modes()["history"] == 0o600)
  }

  @Test("A history that cannot be written keeps nobody from talking")
  func unwritable() throws {
    let desk = Desk()
    _ = try BuiltProgram.shell("mkdir -p \"$BALLI_HOME/history\"", in: desk.home)
    let terminal = try desk.open()
    try terminal.say("merhaba")
    try terminal.leave()
    #expect(try desk.messages() == ["merhaba"])
  }
}
