import Domain
import Foundation
import Glibc
import Support
import Testing

@Suite("Leaving the terminal")
struct LeavingTests {
  static let ways = ["\u{4}", "/çık\r", "/CIK\r", "/exit\r", "/quit\r", "merhaba\r/çık\r"]

  @Test("Whoever leaves finds the terminal as it was", arguments: ways)
  func leaving(_ keys: String) throws {
    let terminal = try Desk().open()
    #expect(!terminal.isCooked)
    try terminal.send(keys)
    #expect(try terminal.waitForExit() == .code(0))
    #expect(terminal.isCooked)
    #expect(terminal.raw.hasSuffix("\u{1B}[?2004l"))
  }

  @Test("Ctrl-D with text in the line deletes and does not leave")
  func deleting() throws {
    let desk = Desk()
    let terminal = try desk.open()
    try terminal.send("xmerhaba\u{1}\u{4}")
    try terminal.expectScreen("› merhaba")
    try terminal.say("")
    try terminal.leave()
    #expect(try desk.messages() == ["merhaba"])
  }

  @Test("Ctrl-C on an empty line says how to leave, and leaves when it is pressed again")
  func twice() throws {
    let terminal = try Desk().open()
    try terminal.send("\u{3}")
    try terminal.expect("Çıkmak için Ctrl-D’ye")
    try terminal.expectPrompt()
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .code(130))
    #expect(terminal.isCooked)
  }

  static let signals: [(Int32, PseudoTerminal.Exit)] = [
    (SIGTERM, .signal(SIGTERM)), (SIGHUP, .signal(SIGHUP)), (SIGQUIT, .signal(SIGQUIT)),
    (SIGINT, .code(130)),
  ]

  @Test("A deadly signal leaves the terminal as it was", arguments: signals, [false, true])
  func killed(_ ending: (signal: Int32, exit: PseudoTerminal.Exit), _ isPlain: Bool) throws {
    let terminal = try Desk().open([], isPlain ? ["NO_COLOR": "1"] : [:])
    try terminal.send("yarım kalan bir satır")
    try terminal.expectScreen("› yarım kalan bir satır")
    terminal.signal(ending.signal)
    #expect(try terminal.waitForExit() == ending.exit)
    #expect(terminal.isCooked)
    #expect(terminal.raw.hasSuffix("\u{1B}[?2004l") != isPlain)
  }

  @Test("A stopped program gives the terminal to the shell and has its line again after")
  func stopped() throws {
    let desk = Desk()
    let terminal = try PseudoTerminal(
      "/bin/bash", ["--norc", "-i"],
      environment: desk.home.environment.merging(["TERM": "xterm"]) { $1 })
    try terminal.send("\(BuiltProgram.path)\r")
    try terminal.expectPrompt()
    try terminal.send("yarım ğ\u{1A}")
    try terminal.expect("Stopped")
    try terminal.send("fg\r")
    try terminal.expectScreen("› yarım ğ")
    try terminal.send("!\r")
    try terminal.expectPrompt()
    try terminal.send("/çık\r")
    try terminal.expect("bash-")
    try terminal.send("exit\r")
    #expect(try terminal.waitForExit() == .code(0))
    #expect(try desk.messages() == ["yarım ğ!"])
  }

  @Test("Whoever leaves the question for a key finds a new line", arguments: ["\u{3}", "\u{4}"])
  func key(_ press: String) throws {
    let desk = Desk()
    let terminal = try PseudoTerminal(
      BuiltProgram.path, ["model", "anahtar", "gemini"],
      environment: desk.home.environment.merging(["TERM": "xterm"]) { $1 })
    try terminal.expect("görünmez): ")
    try terminal.send(press)
    let exit = try terminal.waitForExit()
    #expect(press == "\u{3}" ? exit == .code(130) : exit != .code(0))
    #expect(terminal.isCooked)
    #expect(terminal.raw.contains("): \r\n"))
  }

  static let editors = ["/düzenle\r", "/EDIT\r", "\u{18}\u{5}"]

  @Test("The person's own editor gets the last message and gives it back", arguments: editors)
  func editor(_ keys: String) throws {
    let desk = Desk()
    let script = desk.home.path + ".sh"
    defer { unlink(script) }
    let body = "stty -a > \"$0.stty\"\nprintf ' ğ\\niki' >> \"$2\"\n"
    try body.write(toFile: script, atomically: true, encoding: .utf8)
    let terminal = try desk.open([], ["EDITOR": "sh \(script) --bekle"])
    try terminal.say("merhaba")
    try terminal.send(keys.hasPrefix("/") ? keys : "merhaba" + keys)
    try terminal.expectScreen("› merhaba\n ğ\niki")
    try terminal.say("!")
    try terminal.leave()
    // What `/düzenle` offered replaces the message; a line that is edited is a new one.
    let isNew = !keys.hasPrefix("/")
    #expect(try desk.messages() == (isNew ? ["merhaba"] : []) + ["merhaba⏎ ğ⏎iki!"])
    let modes = try String(contentsOfFile: script + ".stty", encoding: .utf8)
    unlink(script + ".stty")
    #expect(modes.contains(" icanon") && modes.contains(" echo "), "\(modes)")
  }

  static let uselessEditors = ["false", "olmayan-duzenleyici", "sh -c 'kill -9 $$'"]

  @Test("An editor that fails costs no text", arguments: uselessEditors)
  func uselessEditor(_ command: String) throws {
    let desk = Desk()
    let terminal = try desk.open([], ["EDITOR": command])
    try terminal.send("değerli metin\u{18}\u{5}")
    try terminal.expect("ile düzenlenemedi")
    try terminal.expectScreen("› değerli metin")
    try terminal.say("")
    try terminal.leave()
    #expect(try desk.messages() == ["değerli metin"])
    #expect(try desk.home.modes().keys.allSatisfy { !$0.contains("ileti-") })
  }
}
