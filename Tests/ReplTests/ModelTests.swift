import Foundation
import Support
import Synchronization
import Testing

@Suite("A model that answers over the network", .serialized, .timeLimit(.minutes(1)))
struct ModelTests {
  /// A server that answers the turns of a talk in their order, and nothing else.
  private static func server(_ turns: [ScriptedReply]) throws -> ScriptedServer {
    let asked = Counted()
    return try .chat { _ in
      let place = asked.next()
      return place < turns.count ? turns[place] : .whole(400)
    }
  }

  private func open(_ desk: Desk, _ server: ScriptedServer) throws -> PseudoTerminal {
    let terminal = try desk.open(
      ["--model", "openai:deneme"], ["OPENAI_BASE_URL": server.url + "/v1"])
    try terminal.say("/ayar yönlendirme hep-model")
    return terminal
  }

  @Test("Ctrl-C in the middle of a call keeps the words, drops the call, closes the connection")
  func halfCall() async throws {
    let call =
      #"{"tool_calls":[{"index":0,"id":"a","type":"function","function":{"name":"logWater","#
      + #""arguments":"{\"milliliters\": 2"}}]}"#
    let half =
      ScriptedReply.event(#"{"content":"Hemen yazıyorum. Bakalım oldu mu. Bir "}"#)
      + ScriptedReply.event(call)
    let server = try Self.server([
      .stream(half, ending: .waitForHangUp), .says("Buradayım."),
    ])
    let desk = Desk()
    let terminal = try open(desk, server)
    try terminal.send("200 ml su içtim\r")
    try terminal.expect("Hemen yazıyorum.")
    try terminal.send("\u{3}")
    try terminal.expect("[kesildi]")
    await server.waitForHangUps(1)
    try terminal.expectPrompt()
    try terminal.say("orada mısın")
    try terminal.expectScreen("Buradayım.")
    try terminal.leave()
    let thread = try BuiltProgram.thread(1, in: desk.home)
    #expect(thread.map(\.role) == ["user", "assistant", "user", "assistant"])
    #expect(thread.map(\.state) == ["complete", "cut", "complete", "complete"])
    #expect(thread[1].text == "Hemen yazıyorum. Bakalım oldu mu. Bir")
    let day = try BuiltProgram.run(["sor", "bugün ne kadar su içtim"], in: desk.home).out
    #expect(!day.contains("200") && !day.contains("2 ml"), "\(day)")
    // What had arrived is seen by whoever goes on with the thread.
    let later = try desk.open(["--sohbet", "1"])
    try later.expectScreen("Hemen yazıyorum. Bakalım oldu mu. Bir [kesildi]")
  }

  @Test("A key that was typed into the conversation is not in the history")
  func key() throws {
    let desk = Desk()
    let terminal = try desk.open()
    try terminal.say("/model anahtar gemini AIzaGizli")
    try terminal.expectScreen("alınmadı; şunu")
    try terminal.say("/model anahtar gemini sil")
    try terminal.leave()
    #expect(try desk.home.history() == ["/model anahtar gemini sil"])
  }

  static let outside: [[String]] = [["sor", "selam"], []]

  @Test(
    "A server that is not running is told of at once, and how to go on outside of the chat",
    arguments: outside)
  func notRunning(_ arguments: [String]) throws {
    let home = Home()
    _ = try BuiltProgram.run(["ayar", "yönlendirme", "hep-model"], in: home)
    let outcome = try BuiltProgram.run(
      ["--model", "openai:deneme"] + arguments, Array("selam\n".utf8), in: home,
      ["OPENAI_BASE_URL": "http://127.0.0.1:\(try ScriptedServer.closedPort())/v1"])
    #expect(outcome.code == 69)
    #expect(outcome.errors.contains("sunucunun çalıştığından emin olun"), "\(outcome.errors)")
    #expect(outcome.errors.contains("--model yerel ile"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("/model"), "\(outcome.errors)")
    // One line says who is asked, and none tells of further tries.
    #expect(outcome.errors.split(separator: "\n").count == 2, "\(outcome.errors)")
  }

  @Test("In the chat the same says the chat's own command")
  func notRunningInChat() throws {
    let desk = Desk()
    let terminal = try desk.open(
      ["--model", "openai:deneme"],
      ["OPENAI_BASE_URL": "http://127.0.0.1:\(try ScriptedServer.closedPort())/v1"])
    try terminal.say("/ayar yönlendirme hep-model")
    try terminal.say("selam")
    try terminal.expectScreen("/model yerel")
    try terminal.leave()
  }

  /// A model of a server on this machine, and whether its replies are held to a schema by each
  /// setting: `otomatik`, `serbest`, `json`.
  static let forms = [("küçük-1.5b", [true, false, true]), ("büyük-70b", [false, false, true])]

  @Test("The form of replies is what the setting says, at once", arguments: forms)
  func form(_ model: String, _ isHeld: [Bool]) throws {
    let server = try ScriptedServer.chat(models: #"{"data":[{"id":"\#(model)"}]}"#) { _ in
      .says("Buradayım.")
    }
    let settings = ["otomatik", "serbest", "json"].map { "/ayar biçim \($0)\norada mısın\n" }
    let outcome = try BuiltProgram.run(
      ["--model", "openai:" + model],
      Array(("/ayar yönlendirme hep-model\n" + settings.joined()).utf8), in: Home(),
      ["OPENAI_BASE_URL": server.url + "/v1"])
    #expect(outcome.out.ranges(of: "Buradayım.").count == 3, "\(outcome.out) \(outcome.errors)")
    let bodies = server.requests.filter { $0.target.hasSuffix("/completions") }.map(\.text)
    #expect(bodies.map { $0.contains(#""response_format":"#) } == isHeld)
    #expect(bodies.map { $0.contains(#""tools":"#) } == isHeld.map { !$0 })
  }

  @Test("A connection that breaks in mid-answer leaves the words, a reason and a good thread")
  func reset() throws {
    let half = ScriptedReply.event(#"{"content":"Yarım kaldı. Bu da"}"#)
    let server = try Self.server([.stream(half, ending: .reset), .says("Şimdi tamam.")])
    let desk = Desk()
    let terminal = try open(desk, server)
    try terminal.say("anlat")
    try terminal.expectScreen("[kesildi]")
    try terminal.expectScreen("yarıda kesildi")
    try terminal.say("/yeniden")
    try terminal.expectScreen("Şimdi tamam.")
    try terminal.leave()
    let thread = try BuiltProgram.thread(1, in: desk.home)
    #expect(thread.map(\.text) == ["anlat", "Şimdi tamam."])
  }
}

/// Counts from 0, from any thread.
private final class Counted: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}
