import Glibc
import Support
import Testing

@testable import Terminal

@Suite("What stands around the line", .serialized)
struct LineAsideTests {
  private func probe(
    _ arguments: [String] = [], columns: Int = 40
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ProbeProgram.path, ["-", "--renk", "--yanında"] + arguments,
      environment: ["TERM": "xterm", "PATH": "/usr/bin:/bin"], columns: columns)
    try terminal.expectScreen("›\naltta: |")
    return terminal
  }

  /// What is typed, and how the screen looks then.
  private func type(
    _ keys: String, _ screen: String, on terminal: PseudoTerminal
  ) throws {
    try terminal.send(keys)
    try terminal.expectScreen(screen)
  }

  /// Ends the line, which must have been this.
  private func enter(_ result: String, on terminal: PseudoTerminal) throws {
    try terminal.send("\r")
    try terminal.expect(result)
  }

  @Test("It follows what is typed, and nothing of it stays after Enter")
  func below() throws {
    let terminal = try probe()
    try type("çay", "› çay\naltta: çay|", on: terminal)
    try enter("[çay] 4", on: terminal)
    try terminal.expectScreen("› çay\n[çay] 4\n›\naltta: |")
  }

  @Test("A suggestion is taken with → and with End, and never by itself")
  func ghost() throws {
    let terminal = try probe()
    for key in ["\u{1B}[C", "\u{1B}[F", "\u{1B}OC"] {
      try type("iki", "› iki yumurta\naltta: iki|", on: terminal)
      try terminal.send(key)
      try terminal.expectScreen("altta: iki yumurta|")
      try enter("[iki yumurta] 11", on: terminal)
    }
    try type("iki", "› iki yumurta\naltta: iki|", on: terminal)
    try enter("[iki] 3", on: terminal)
    // What was typed at once has shown nothing to be taken.
    try terminal.send("iki\u{1B}[C!\r")
    try terminal.expect("[iki!] 4")
  }

  @Test("A line that was typed before is suggested by its beginning")
  func remembered() throws {
    let terminal = try probe()
    try terminal.send("bir simit\r")
    try terminal.expect("[bir simit] 9")
    try type("bi", "› bir simit\naltta: bi|", on: terminal)
    try type("\u{1B}[C", "altta: bir simit|", on: terminal)
  }

  @Test("The arrows go through a menu, and Enter takes what is chosen")
  func menu() throws {
    let terminal = try probe()
    try type("/", "› /\n  bir\n  iki\n  … 1", on: terminal)
    try type("\u{1B}[B", "› /\n▸ bir\n  iki\n  … 1", on: terminal)
    try type("\u{1B}[B\u{1B}[B", "› /\n  iki\n▸ üç", on: terminal)
    // The last one stays chosen at the end, and the first one is left upwards.
    try type("\u{1B}[B", "› /\n  iki\n▸ üç", on: terminal)
    try enter("[/üç] 5", on: terminal)
    try terminal.send("/\u{1B}[B")
    try terminal.expectScreen("▸ bir")
    try type("\u{1B}[A", "› /\n  bir\n  iki\n  … 1", on: terminal)
    try type("\u{1B}[B\t", "› /bir\naltta: /bir|", on: terminal)
    try enter("[/bir] 4", on: terminal)
    // What only begins a line is put in and waits for the rest.
    try terminal.send("/\u{1B}[B")
    try terminal.expectScreen("▸ bir")
    try type("\u{1B}[B\r", "› /iki\naltta: /iki |", on: terminal)
    try enter("[/iki ] 5", on: terminal)
  }

  @Test("The middle of a long line can be edited with lines below it")
  func wrapped() throws {
    let terminal = try probe(columns: 24)
    try type(
      "bir uzun satır daha sonra taşar",
      "› bir uzun satır daha so\nnra taşar\naltta: bir uzun satır d", on: terminal)
    try terminal.send("\u{1B}[H")
    terminal.settle()
    try type("x", "› xbir uzun satır daha s\nonra taşar\naltta: xbir uzun satır", on: terminal)
    try enter("[xbir uzun satır daha sonra taşar]", on: terminal)
    #expect(!terminal.screen.text.contains("altta: x"))
  }

  @Test("A message of several lines has nothing around it")
  func lines() throws {
    let terminal = try probe()
    try type("bir\u{1B}\riki", "iki", on: terminal)
    terminal.settle()
    #expect(!terminal.screen.text.contains("altta"))
    try enter("[bir⏎iki]", on: terminal)
  }

  @Test("At the foot of the screen nothing that was said is lost")
  func foot() throws {
    let terminal = try probe()
    for number in 0..<30 {
      try terminal.send("satır \(number)\r")
      try terminal.expect("[satır \(number)]")
    }
    try terminal.expectScreen("› satır 29\n[satır 29] 9\n›\naltta: |")
    #expect(terminal.screen.text.contains("[satır 28] 9\n› satır 29"))
  }

  @Test("Ctrl-_ brings back what the line was")
  func undo() throws {
    let terminal = try probe()
    try terminal.send("bir iki")
    terminal.settle()
    try type("\u{17}", "altta: bir |", on: terminal)
    try type("\u{1F}", "altta: bir iki|", on: terminal)
    try enter("[bir iki] 7", on: terminal)
  }

  @Test("After the window has changed it stands below the line once")
  func resized() throws {
    let terminal = try probe()
    try type("çay", "altta: çay|", on: terminal)
    terminal.resize(columns: 30, rows: 24)
    terminal.settle()
    try type("lar", "› çaylar\naltta: çaylar|", on: terminal)
    try enter("[çaylar]", on: terminal)
  }

  @Test("A program that is told to end leaves nothing of it behind", arguments: [SIGTERM, SIGHUP])
  func ended(_ signal: Int32) throws {
    let terminal = try probe()
    try type("çay", "altta: çay|", on: terminal)
    terminal.signal(signal)
    #expect(try terminal.waitForExit() == .signal(signal))
    #expect(terminal.isCooked)
    #expect(terminal.screen.text.contains("› çay"))
    #expect(!terminal.screen.text.contains("altta"))
  }

  @Test("What stands between two \\1 in a prompt takes no column")
  func width() {
    #expect(EditorState.width(ofPrompt: "\u{1}\u{1B}[1m\u{1}›\u{1}\u{1B}[0m\u{1} ") == 2)
    #expect(EditorState.width(ofPrompt: "… ") == 2)
  }
}
