import Foundation
import Glibc
import Support
import Testing

@Suite("The end of the program in mid-answer", .serialized, .timeLimit(.minutes(2)))
struct EndingTests {
  private static let words = "Hemen anlatıyorum. Bakalım nasıl olacak. Bir"

  /// A server whose first answer stops in the middle and whose others are whole.
  private static func server() throws -> ScriptedServer {
    let half = ScriptedReply.event(#"{"content":"\#(words) "}"#)
    return try .chat { request in
      request.text.contains("orada mısın")
        ? .says("Buradayım.") : .stream(half, ending: .waitForHangUp)
    }
  }

  /// Starts the program and waits for the first words of the answer.
  private func ask(
    _ arguments: [String], _ desk: Desk, _ server: ScriptedServer
  ) throws -> PseudoTerminal {
    let environment = ["TERM": "xterm", "OPENAI_BASE_URL": server.url + "/v1"]
    _ = try BuiltProgram.run(["ayar", "yönlendirme", "hep-model"], in: desk.home)
    let terminal = try PseudoTerminal(
      BuiltProgram.path, ["--model", "openai:deneme"] + arguments,
      environment: desk.home.environment.merging(environment) { $1 })
    if arguments.isEmpty {
      try terminal.expectPrompt()
      try terminal.send("anlat\r")
    }
    try terminal.expect("Hemen anlatıyorum.")
    return terminal
  }

  /// The thread goes on, and the model is told what was shown of its answer.
  private func goOn(_ desk: Desk, _ server: ScriptedServer, after words: String) throws {
    let later = try BuiltProgram.run(
      ["--model", "openai:deneme", "--devam", "sor", "orada mısın"], in: desk.home,
      ["OPENAI_BASE_URL": server.url + "/v1"])
    #expect(later.out == "Buradayım.\n")
    #expect(server.requests.last?.text.contains(words) == true)
    let thread = try BuiltProgram.thread(1, in: desk.home)
    #expect(thread.map(\.role) == ["user", "assistant", "user", "assistant"])
    #expect(thread.map(\.state) == ["complete", "cut", "complete", "complete"])
    #expect(thread[1].text == words)
  }

  static let ways = [[], ["sor", "anlat"]]

  @Test(
    "A program that is told to end keeps the words that had come",
    arguments: [SIGTERM, SIGHUP], ways)
  func told(_ signal: Int32, _ arguments: [String]) async throws {
    let (desk, server) = (Desk(), try Self.server())
    let terminal = try ask(arguments, desk, server)
    terminal.signal(signal)
    #expect(try terminal.waitForExit() == .signal(signal))
    #expect(terminal.isCooked)
    await server.waitForHangUps(1)
    let thread = try BuiltProgram.thread(1, in: desk.home)
    #expect(thread.map(\.state) == ["complete", "cut"])
    #expect(thread.last?.text == Self.words)
    try goOn(desk, server, after: Self.words)
  }

  @Test("A program that is killed keeps what was shown a while before", arguments: ways)
  func killed(_ arguments: [String]) throws {
    let (desk, server) = (Desk(), try Self.server())
    let terminal = try ask(arguments, desk, server)
    // Each look starts a program, which takes long enough to be no busy waiting.
    while try BuiltProgram.thread(1, in: desk.home).count < 2 {}
    terminal.signal(SIGKILL)
    #expect(try terminal.waitForExit() == .signal(SIGKILL))
    let shown = "Hemen anlatıyorum. Bakalım nasıl olacak."
    let thread = try BuiltProgram.thread(1, in: desk.home)
    #expect(thread.map(\.state) == ["complete", "cut"])
    #expect(thread.last?.text == shown)
    try goOn(desk, server, after: shown)
  }
}
