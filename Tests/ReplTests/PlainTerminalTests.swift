import Support
import Testing

@Suite("A terminal that wants no escape sequences")
struct PlainTerminalTests {
  static let environments: [[String: String]] = [
    ["NO_COLOR": "1"], ["TERM": "dumb"], ["TERM": ""], ["NO_COLOR": "1", "LC_ALL": "C"],
  ]

  @Test("A whole talk writes none, and editing works", arguments: environments)
  func talk(_ environment: [String: String]) throws {
    let desk = Desk()
    let terminal = try desk.open([], environment)
    try terminal.say("Kahvaltıda iki yumurta ve bir dilim ekmek yedim")
    try terminal.say("/yardım")
    try terminal.say("/sohbtler")
    try terminal.say("/sürdür 1")
    try terminal.say("/pano")
    try terminal.send("/soh\t")
    try terminal.expectScreen("› /sohbetler")
    try terminal.send("\u{15}\u{1B}[A\u{1B}[B\u{12}yum\u{7}\u{15}")
    try terminal.send("günaydğ\u{7F}ım\u{1B}[D\u{7F}ı\u{1B}[Hx\u{7F}")
    try terminal.expectScreen("› günaydım")
    try terminal.say("")
    try terminal.send("yanlış\u{3}")
    try terminal.send("bir\u{1B}\riki\r")
    // The end of the answer; the prompt alone may be an earlier one painted anew.
    try terminal.expect("\r\n\r\n› ")
    try terminal.send("\u{3}")
    try terminal.expect("Çıkmak için")
    try terminal.leave()
    #expect(!terminal.raw.contains("\u{1B}"), "\(terminal.raw.debugDescription.suffix(500))")
    #expect(terminal.isCooked)
    #expect(try desk.messages().suffix(2) == ["günaydım", "bir⏎iki"])
  }

  static let commands = [
    ["--yardım"], ["sohbetler"], ["pano"], ["doktor"], ["olmayan"], ["sor", "şekerim 45"],
    ["dışa-aktar", "1"], ["ara", "ekmek"],
  ]

  @Test("Commands write none either, nor does a pipe get any, whatever the terminal could")
  func command() throws {
    let desk = Desk()
    _ = try BuiltProgram.run(["sor", "bir dilim ekmek yedim"], in: desk.home)
    for arguments in Self.commands {
      for environment in [["NO_COLOR": "1", "TERM": "xterm"], ["TERM": "dumb"]] {
        let terminal = try PseudoTerminal(
          BuiltProgram.path, arguments,
          environment: desk.home.environment.merging(environment) { $1 })
        _ = try terminal.waitForExit()
        #expect(!terminal.raw.isEmpty && !terminal.raw.contains("\u{1B}"), "\(arguments)")
      }
      let outcome = try BuiltProgram.run(arguments, in: desk.home, ["TERM": "xterm-256color"])
      #expect(!(outcome.out + outcome.errors).contains("\u{1B}"), "\(arguments)")
    }
  }

  @Test("An emergency is red in a terminal that has colours")
  func colours() throws {
    let terminal = try Desk().open()
    try terminal.send("şekerim 45\r")
    try terminal.expect("\u{1B}[1;31m━━ ACİL DURUM ")
  }
}
