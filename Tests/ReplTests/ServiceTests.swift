import Foundation
import Support
import Testing

@Suite("A service: where words go, what comes back", .serialized, .timeLimit(.minutes(1)))
struct ServiceTests {
  static let key = "sk-gizli-Ab12Cd34Ef56"

  /// Runs a talk with a model of a server that is always asked.
  private func talk(
    _ lines: String, with server: ScriptedServer, in home: Home, arguments: [String] = [],
    _ more: [String: String] = [:]
  ) throws -> BuiltProgram.Outcome {
    let environment = ["OPENAI_BASE_URL": server.url + "/v1", "OPENAI_API_KEY": Self.key]
    return try BuiltProgram.run(
      ["--model", "openai:büyük"] + arguments,
      Array(("/ayar yönlendirme hep-model\n" + lines).utf8), in: home,
      environment.merging(more) { $1 })
  }

  private func bytes(in home: Home) throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: home.path)
    return names.reduce(into: [:]) { all, name in
      all[name] = FileManager.default.contents(atPath: home.path + "/" + name)
    }
  }

  // MARK: Keys

  @Test("A key that a server repeats is neither shown nor kept", arguments: [[], ["--json"]])
  func echo(_ arguments: [String]) throws {
    let (front, back) = (Self.key.prefix(8), Self.key.dropFirst(8))
    let words =
      ScriptedReply.event(#"{"content":"Anahtar \#(front)"}"#)
      + ScriptedReply.event(#"{"content":"\#(back) ve \#(Self.key) imiş. "}"#)
    let call = ScriptedReply.event(
      #"{"tool_calls":[{"index":0,"id":"\#(Self.key)","function":{"name":"writeNote","#
        + #""arguments":"{\"content\":\"\#(Self.key)\",\"type\":\"insight\"}"}}]}"#,
      #""tool_calls""#)
    let server = try ScriptedServer.chat { seen in
      if seen.text.contains("zürafa") {
        return .whole(400, [], #"{"error":{"message":"Bad header: Bearer \#(Self.key)"}}"#)
      }
      let isSecond = seen.text.contains(#""role":"tool""#)
      return isSecond ? .says("Not alındı: \(Self.key)") : .stream(words + call, ending: .cut)
    }
    let home = Home()
    let outcome = try talk(
      "Bunu not et: deneme\nevet\nzürafa\n", with: server, in: home,
      arguments: arguments + ["--onayla"])
    #expect(server.requests.contains { $0.header("authorization") == "Bearer \(Self.key)" })
    #expect(outcome.out.contains("•••"), "\(outcome.out)")
    for said in [outcome.out, outcome.errors] { #expect(!said.contains("gizli-Ab"), "\(said)") }
    for (name, data) in try bytes(in: home) {
      #expect(data.range(of: Data(Self.key.utf8)) == nil, "\(name)")
      #expect(data.range(of: Data("gizli-Ab12".utf8)) == nil, "\(name)")
    }
  }

  @Test("A kept key is for one server: another one, set later, never sees it")
  func boundKey() throws {
    let (own, other) = (try Self.quiet(), try Self.quiet())
    let home = Home()
    _ = try BuiltProgram.run(["model", "adres", own.url + "/v1"], in: home)
    let kept = try BuiltProgram.run(
      ["model", "anahtar", "openai"], Array((Self.key + "\n").utf8), in: home)
    #expect(kept.out.contains("yalnızca 127.0.0.1:\(own.port) adresine"), "\(kept.out)")
    _ = try BuiltProgram.run(["ayar", "yönlendirme", "hep-model"], in: home)
    let say = ["--model", "openai:büyük", "sor", "selam"]
    _ = try BuiltProgram.run(say, in: home)
    #expect(own.requests.contains { $0.header("authorization") == "Bearer \(Self.key)" })
    let moved = try BuiltProgram.run(["model", "adres", other.url + "/v1"], in: home)
    #expect(moved.errors.contains("gönderilmez"), "\(moved.errors)")
    _ = try BuiltProgram.run(say, in: home)
    _ = try BuiltProgram.run(["model", "liste"], in: home)
    // Nor does a key of the environment that was meant for the service itself.
    _ = try BuiltProgram.run(say, in: home, ["OPENAI_API_KEY": Self.key])
    #expect(other.requests.count { $0.target.hasSuffix("/completions") } == 2)
    #expect(other.requests.allSatisfy { $0.header("authorization") == nil })
    let refused = try BuiltProgram.run(
      say, in: home, ["OPENAI_BASE_URL": "https://127.0.0.2.example"])
    #expect(refused.code == 78)
    #expect(refused.errors.contains("127.0.0.1:\(own.port) içindir"), "\(refused.errors)")
  }

  private static func quiet() throws -> ScriptedServer { try .chat { _ in .says("Buradayım.") } }

  @Test("A redirect takes neither the talk nor the key to another server")
  func redirect() throws {
    let other = try Self.quiet()
    let server = try ScriptedServer.chat { seen in .redirect(307, to: other.url + seen.target) }
    let outcome = try talk("Şekerim 240 çıktı ne yapsam\n", with: server, in: Home())
    #expect(outcome.code == 69)
    #expect(outcome.errors.contains("başka bir sunucuya yönlendirdi"), "\(outcome.errors)")
    #expect(other.requests.isEmpty)
  }

  // MARK: Ends

  struct End: Sendable, CustomTestStringConvertible {
    var reply: ScriptedReply
    var code: Int32
    var says: String
    var testDescription: String { says }
  }

  static let ends: [End] = [
    End(reply: .whole(400, [], #"{"error":{"message":"tuhaf"}}"#), code: 69, says: "tuhaf"),
    End(
      reply: .whole(400, [], #"{"error":{"code":"content_filter"}}"#), code: 69, says: "süzgeci"),
    End(
      reply: .whole(400, [], #"{"error":{"code":"context_length_exceeded"}}"#), code: 69,
      says: "uzun"),
    End(reply: .whole(501), code: 78, says: "yapamıyor"),
    End(reply: .whole(200, [], "<html>"), code: 69, says: "web sayfası"),
    End(reply: .stream("", ending: .cut), code: 69, says: "yarıda kesildi"),
    End(
      reply: .whole(429, [("Retry-After", "3600")]), code: 75,
      says: "1 saat sonra (saat 13.00 gibi) yeniden deneyin"),
    End(
      reply: .whole(503, [("Retry-After", "86400")]), code: 75,
      says: "24 saat sonra (yarın 12.00 gibi) yeniden deneyin"),
    End(
      reply: .whole(429, [], #"{"error":{"code":"insufficient_quota"}}"#), code: 75, says: "kota"),
  ]

  @Test(
    "A failure of a service is told and has a code of its own, never an internal one",
    arguments: ends)
  func codes(_ end: End) throws {
    let server = try ScriptedServer.chat { _ in end.reply }
    let outcome = try talk(
      "Neden böyle oluyor?\n", with: server, in: Home(),
      ["BALLI_NOW": "2026-11-21T12:00:00+03:00"])
    #expect(outcome.code == end.code, "\(outcome.errors)")
    #expect(outcome.errors.contains(end.says), "\(outcome.errors)")
  }

  // MARK: Silence

  @Test("A model that thinks is waited for while it gives signs of life, whatever the limit")
  func alive() throws {
    let signs = (0..<12).flatMap { _ in
      [ScriptedReply.Step.idle(milliseconds: 200), .bytes(Array(": düşünüyor\n\n".utf8))]
    }
    let head = ScriptedReply.head(200, [("Content-Type", "text/event-stream")])
    let events =
      ScriptedReply.event(#"{"content":"Düşündüm."}"#) + ScriptedReply.event("{}", #""stop""#)
    let server = try ScriptedServer.chat { _ in
      ScriptedReply([.bytes(head)] + signs + [.bytes(Array(events.utf8)), .cut])
    }
    let outcome = try talk("/ayar bekleme 1 sn\nDüşün bakalım\n", with: server, in: Home())
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.out.contains("bekleme = 1 "), "\(outcome.out)")
    #expect(outcome.out.contains("Düşündüm."))
  }

  @Test(
    "One that says nothing for longer than the limit is given up, and how to wait longer is said")
  func silent() throws {
    let server = try ScriptedServer.chat { _ in ScriptedReply([.waitForHangUp]) }
    let outcome = try talk("/ayar bekleme 1\nDüşün bakalım\n", with: server, in: Home())
    #expect(outcome.code == 69)
    #expect(outcome.errors.contains("1 saniye boyunca hiçbir şey göndermedi"), "\(outcome.errors)")
    #expect(outcome.errors.contains("balli ayar bekleme"), "\(outcome.errors)")
  }

  @Test("The limit is a time", arguments: ["0", "-5", "beş", "3 saat", "1000000", "5 elma"])
  func limit(_ value: String) throws {
    let outcome = try BuiltProgram.run(["ayar", "bekleme", value], in: Home())
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("600 ya da 10 dk"), "\(outcome.errors)")
  }

  // MARK: Places

  @Test("Who is asked, and where, is said before the first word goes there, and once")
  func announced() throws {
    let server = try Self.quiet()
    let outcome = try talk("selam\nselam\n", with: server, in: Home())
    let line = "Yanıtlayan: openai:büyük · 127.0.0.1:\(server.port) (bu makinede)."
    #expect(outcome.errors.ranges(of: line).count == 1, "\(outcome.errors)")
    let quiet = try talk("selam\n", with: server, in: Home(), arguments: ["--sessiz"])
    #expect(quiet.errors.isEmpty, "\(quiet.errors)")
    let json = try talk("selam\n", with: server, in: Home(), arguments: ["--json"])
    #expect(json.errors.contains(line), "\(json.errors)")
    let own = try BuiltProgram.run(["sor", "selam"], in: Home())
    #expect(own.errors.isEmpty, "\(own.errors)")
  }

  @Test("On the screen it stands at the start, after a change and in the state")
  func onScreen() throws {
    let (first, second) = (try Self.quiet(), try Self.quiet())
    let desk = Desk()
    for arguments in [
      ["model", "adres", first.url + "/v1"], ["ayar", "yönlendirme", "hep-model"],
      ["ayar", "model", "openai:büyük"],
    ] { _ = try BuiltProgram.run(arguments, in: desk.home) }
    let terminal = try desk.open([], columns: 140)
    try terminal.expectScreen("Yanıtlayan: openai:büyük · 127.0.0.1:\(first.port) (bu makinede)")
    try terminal.say("/model adres \(second.url)/v1")
    try terminal.expectScreen("Yanıtlayan: openai:büyük · 127.0.0.1:\(second.port) (bu makinede)")
    try terminal.say("selam")
    try terminal.expectScreen("Buradayım.")
    try terminal.say("/durum")
    try terminal.expectScreen("openai:büyük · 127.0.0.1:\(second.port) (bu makinede)")
    try terminal.leave()
    #expect(!first.requests.contains { $0.method == "POST" })
    #expect(second.requests.contains { $0.method == "POST" })
  }

  @Test("Where our own engine answers everything, nothing goes anywhere and nothing is said")
  func allLocal() throws {
    let server = try Self.quiet()
    let outcome = try BuiltProgram.run(
      ["--model", "openai:büyük"], Array("/ayar yönlendirme hep-yerel\nselam\n".utf8), in: Home(),
      ["OPENAI_BASE_URL": server.url + "/v1"])
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(!server.requests.contains { $0.method == "POST" })
  }
}
