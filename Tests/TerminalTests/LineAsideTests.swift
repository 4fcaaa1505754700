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

  @Test("It follows what is typed, and nothing of it stays after Enter")
  func below() throws {
    let terminal = try probe()
    try terminal.send("çay")
    try terminal.expectScreen("› çay\naltta: çay|")
    try terminal.send("\r")
    try terminal.expect("[çay] 4")
    try terminal.expectScreen("› çay\n[çay] 4\n›\naltta: |")
  }

  @Test("A suggestion is taken with → and with End, and never by itself")
  func ghost() throws {
    let terminal = try probe()
    for key in ["\u{1B}[C", "\u{1B}[F", "\u{1B}OC"] {
      try terminal.send("iki")
      try terminal.expectScreen("› iki yumurta\naltta: iki|")
      try terminal.send(key)
      try terminal.expectScreen("altta: iki yumurta|")
      try terminal.send("\r")
      try terminal.expect("[iki yumurta] 11")
    }
    try terminal.send("iki")
    try terminal.expectScreen("› iki yumurta\naltta: iki|")
    try terminal.send("\r")
    try terminal.expect("[iki] 3")
    // What was typed at once has shown nothing to be taken.
    try terminal.send("iki\u{1B}[C!\r")
    try terminal.expect("[iki!] 4")
  }

  @Test("A line that was typed before is suggested by its beginning")
  func remembered() throws {
    let terminal = try probe()
    try terminal.send("bir simit\r")
    try terminal.expect("[bir simit] 9")
    try terminal.send("bi")
    try terminal.expectScreen("› bir simit\naltta: bi|")
    try terminal.send("\u{1B}[C")
    try terminal.expectScreen("altta: bir simit|")
  }

  @Test("The middle of a long line can be edited with lines below it")
  func wrapped() throws {
    let terminal = try probe(columns: 24)
    try terminal.send("bir uzun satır daha sonra taşar")
    try terminal.expectScreen("› bir uzun satır daha so\nnra taşar\naltta: bir uzun satır d")
    try terminal.send("\u{1B}[H")
    terminal.settle()
    try terminal.send("x")
    try terminal.expectScreen("› xbir uzun satır daha s\nonra taşar\naltta: xbir uzun satır")
    try terminal.send("\r")
    try terminal.expect("[xbir uzun satır daha sonra taşar]")
    #expect(!terminal.screen.text.contains("altta: x"))
  }

  @Test("A message of several lines has nothing around it")
  func lines() throws {
    let terminal = try probe()
    try terminal.send("bir\u{1B}\riki")
    try terminal.expectScreen("iki")
    terminal.settle()
    #expect(!terminal.screen.text.contains("altta"))
    try terminal.send("\r")
    try terminal.expect("[bir⏎iki]")
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
    try terminal.send("\u{17}")
    try terminal.expectScreen("altta: bir |")
    try terminal.send("\u{1F}")
    try terminal.expectScreen("altta: bir iki|")
    try terminal.send("\r")
    try terminal.expect("[bir iki] 7")
  }

  @Test("After the window has changed it stands below the line once")
  func resized() throws {
    let terminal = try probe()
    try terminal.send("çay")
    try terminal.expectScreen("altta: çay|")
    terminal.resize(columns: 30, rows: 24)
    terminal.settle()
    try terminal.send("lar")
    try terminal.expectScreen("› çaylar\naltta: çaylar|")
    try terminal.send("\r")
    try terminal.expect("[çaylar]")
  }

  @Test("What stands between two \\1 in a prompt takes no column")
  func width() {
    #expect(EditorState.width(ofPrompt: "\u{1}\u{1B}[1m\u{1}›\u{1}\u{1B}[0m\u{1} ") == 2)
    #expect(EditorState.width(ofPrompt: "… ") == 2)
  }
}
