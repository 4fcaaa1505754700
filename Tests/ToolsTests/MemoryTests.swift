import Domain
import Support
import Testing
import Tools

@Suite struct MemoryTests {
  /// A desk with an old thread on flax seed and a new one that asks for it.
  private func talks() throws -> Desk {
    var desk = Desk()
    let threads = desk.fake.records.conversations
    let old = try threads.create(Desk.date("2026-11-10T10:00:00+03:00"))
    try threads.rename(old.id, "Keten tohumu", true)
    let said = Message(
      role: .user, text: "Keten tohumu iyi gelir mi?", at: Desk.date("2026-11-10T10:00:00+03:00"))
    _ = try threads.append(said, old.id)
    let new = try threads.create(desk.context.now)
    let earlier = Message(role: .user, text: "keten aldım", at: desk.context.now)
    let asking = Message(role: .user, text: "keten için ne demiştin?", at: desk.context.now)
    _ = try threads.append(earlier, new.id)
    _ = try threads.append(asking, new.id)
    desk.conversation = new.id
    return desk
  }

  @Test("Old talk is found with its thread and date; the question itself is not")
  func recall() async throws {
    let answer = try await talks().call("recallConversations", ["query": "keten"])
    let snippets = answer["hits"]?.array?.compactMap { $0["snippet"]?.string }
    #expect(snippets == ["keten aldım", "Keten tohumu iyi gelir mi?"])
    #expect(answer.at("hits", 1, "title") == "Keten tohumu")
    #expect(answer.at("hits", 1, "at") == "2026-11-10T10:00:00+03:00")
    #expect(answer.at("hits", 1, "role") == "user")
  }

  @Test("An interval and a limit narrow; nothing found is a normal answer")
  func narrowing() async throws {
    let desk = try talks()
    let lastWeek = try await desk.call(
      "recallConversations", ["query": "keten", "from": "2026-11-09", "to": "2026-11-16"])
    #expect(lastWeek["count"] == 1)
    let one = try await desk.call("recallConversations", ["query": "keten", "limit": 1])
    #expect(one["hits"]?.array?.count == 1)
    let none = try await desk.call("recallConversations", ["query": "uçurtma"])
    #expect(none["hits"] == [])
    let before = try await desk.call("recallConversations", ["query": "keten", "to": "2026-11-16"])
    #expect(before["count"] == 1)
    #expect(
      try await desk.failure("recallConversations", ["query": " "]).code == "invalidArguments")
  }

  @Test("A note is kept as it was said")
  func note() async throws {
    let desk = Desk()
    let answer = try await desk.call(
      "writeNote", ["content": "Makarnadan sonra gece yükseliyor", "type": "pattern"])
    #expect(answer["note"] == 1)
    #expect(answer["path"] == .null)
    #expect(desk.fake.content.notes.first?.kind == .pattern)
    #expect(
      try await desk.failure("writeNote", ["content": " ", "type": "insight"]).code
        == "invalidArguments")
    #expect(try await desk.failure("writeNote", ["content": "x"]).code == "invalidArguments")
  }

  @Test("What is old, or of another talk, is asked about before it is taken back")
  func oldChange() async throws {
    var desk = Desk()
    desk.conversation = 1
    try await desk.call("writeNote", ["content": "not", "type": "insight"])
    #expect(try await desk.question("undo") == nil)
    desk.conversation = 2
    let other = try await desk.question("undo")
    #expect(other?.contains("az önce") == true)
    desk.conversation = 1
    desk.now = "2026-11-21T10:31:00+03:00"
    let old = try await desk.question("undo")
    #expect(old?.contains("2 saat önce") == true && old?.contains("Geri alayım mı?") == true)
    #expect(try await Desk().question("undo") == nil)
  }

  @Test("Undo goes back change by change and says when there is nothing left")
  func undo() async throws {
    let desk = Desk()
    try await desk.eat("süt")
    try await desk.call("logWater", ["milliliters": 200])
    let first = try await desk.call("undo")
    #expect(first["tool"] == "logWater")
    #expect(first["next"] == "kahvaltı (süt)")
    let second = try await desk.call("undo")
    #expect(second["summary"] == "kahvaltı (süt)")
    #expect(second["next"] == nil)
    let failure = try await desk.failure("undo")
    #expect(failure.code == "notFound")
    #expect(failure.message.hasPrefix("Geri alınacak bir şey yok"))
  }
}
