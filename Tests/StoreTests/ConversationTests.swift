import Domain
import Foundation
import Support
import Testing

@testable import Store

@Suite("Threads")
struct ConversationTests {
  let scratch = Scratch()

  @Test("Messages come back as they were stored, JSON members in their order")
  func messages() throws {
    let talk = scratch.store().records.conversations
    let thread = try talk.create(Sample.now)
    var messages = [
      Sample.said("> selam\r\n---\n\"'\\ 🍎 \u{301}"),
      Message(
        role: .assistant, text: "",
        calls: [
          ToolCall(id: "1", name: "logMeal", arguments: ["z": 1.5, "a": ["x": .null, "b": "ş\n"]])
        ], at: Sample.now, state: .awaiting, model: "yerel"),
      Message(
        role: .tool, text: "",
        results: [
          ToolResult(id: "1", name: "logMeal", value: ["totals": [1e-7, -3, true, [:], []]]),
          ToolResult(
            id: "2", name: "undo", failure: ToolFailure(code: "notFound", message: "Yok.")),
        ], at: Sample.now),
      Message(role: .assistant, text: "Tama", at: Sample.now, state: .cut, model: "openai:x"),
      Message(
        role: .user, text: "oku", at: Sample.now,
        attachments: [Attachment(path: "/ş \"a\".png", mime: "image/png")]),
    ]
    for index in messages.indices {
      messages[index].id = try talk.append(messages[index], thread.id)
    }
    #expect(try talk.messages(thread.id) == messages)
    let copy = try talk.fork(thread.id, nil, Sample.now)
    #expect(try talk.messages(copy.id).map(\.attachments) == messages.map(\.attachments))
    try talk.setState(try #require(messages[1].id), .complete)
    #expect(try talk.messages(thread.id)[1].state == .complete)
    #expect(throws: StoreFailure.missing(.message)) { try talk.setState(999, .cut) }
  }

  @Test("The last turns of a thread begin with a message of the person's", arguments: [1, 2, 3, 9])
  func lastTurns(_ count: Int) throws {
    let talk = scratch.store().records.conversations
    let thread = try talk.create(Sample.now)
    let other = try talk.create(Sample.now)
    for turn in 0..<3 {
      for (id, name) in [(thread.id, "a"), (other.id, "b")] {
        _ = try talk.append(Sample.said("\(name)\(turn)"), id)
        for word in ["bir", "iki"] {
          _ = try talk.append(Message(role: .assistant, text: word, at: Sample.now), id)
        }
      }
    }
    try talk.keepDraft(Message(role: .assistant, text: "yarım", at: Sample.now), thread.id)
    let all = try talk.messages(thread.id)
    #expect(try talk.lastTurns(thread.id, count) == all.suffix(3 * min(3, count) + 1))
    #expect(try talk.lastTurns(999, count).isEmpty)
  }

  @Test("Arguments and results as deep as a reader takes them come back")
  func deepest() throws {
    let talk = scratch.store().records.conversations
    let thread = try talk.create(Sample.now)
    let brackets = JSONReader.deepest
    let text =
      "{\"a\":" + String(repeating: "[", count: brackets) + String(repeating: "]", count: brackets)
      + "}"
    let deep = try JSON(reading: text)
    #expect(throws: JSONFault.self) { try JSON(reading: "[\(text)]") }
    var messages = [
      Message(
        role: .assistant, text: "",
        calls: [ToolCall(id: "a", name: "save", arguments: deep, extra: deep)], at: Sample.now),
      Message(
        role: .tool, text: "", results: [ToolResult(id: "a", name: "save", value: deep)],
        at: Sample.now),
    ]
    for index in messages.indices {
      messages[index].id = try talk.append(messages[index], thread.id)
    }
    #expect(try talk.messages(thread.id) == messages)
  }

  @Test("JSON text is read in order, and garbage is refused")
  func json() throws {
    let good = [
      #"{"b":1,"a":{"d":[],"c":{}},"e":[1,"x",null,true,false,-0.5,1e+300]}"#, "\"\"", "0", "[]",
      #"{"ş\n\"\\/":"🍎é"}"#,
    ]
    for text in good { #expect(try JSON(stored: text).text == text, "\(text)") }
    #expect(
      try JSON(stored: #" [ "\u015f\ud83c\udf4e\ud83c" , 1 ] "#) == ["ş🍎\u{FFFD}", 1])
    let bad = [
      "", "{", "[1,]x", "{\"a\"}", "tru", "\"a", "\"\\x\"", "\"\\u12\"", "1 2", "{1:2}", "[1 2]",
      String(repeating: "[", count: 100_000), "nul", "--1",
    ]
    for text in bad { #expect(throws: Damage.self, "\(text)") { try JSON(stored: text) } }
  }

  @Test("The newest thread and its newest answer are those of the list and the messages")
  func newest() throws {
    let talk = scratch.store().records.conversations
    #expect(try talk.newest() == nil)
    let first = try talk.create(Sample.now)
    let second = try talk.create(Sample.now)
    #expect(try talk.newest() == nil)
    _ = try talk.append(Sample.said("selam"), second.id)
    #expect(try talk.lastAnswer(second.id) == nil)
    for text in ["Merhaba.", "Kaç dilim?", ""] {
      let answer = Message(role: .assistant, text: text, at: Sample.now, state: .complete)
      _ = try talk.append(answer, second.id)
    }
    #expect(try talk.newest()?.id == second.id)
    #expect(try talk.lastAnswer(second.id) == "Kaç dilim?")
    var later = Sample.said("yine ben")
    later.at = Sample.now.addingTimeInterval(60)
    _ = try talk.append(later, first.id)
    #expect(try talk.newest() == talk.list(nil).first)
    #expect(try talk.newest()?.id == first.id)
  }

  @Test("The list is newest first, without empty threads, with one-line previews and counts")
  func list() throws {
    let store = scratch.store()
    let talk = store.records.conversations
    let old = try store.thread("bir", "iki")
    _ = try talk.create(Sample.now.addingTimeInterval(9999))
    let new = try talk.create(Sample.now)
    let text = "İki\n\n\tyumurta\u{1B}]0;x\u{7} " + String(repeating: "çok uzun ", count: 20)
    _ = try talk.append(Sample.said(text, minutes: 99), new.id)
    _ = try talk.append(Sample.said("{}", .tool, minutes: 100), new.id)
    let listed = try talk.list(nil)
    #expect(listed.map(\.id) == [new.id, old.id])
    #expect(listed.map(\.messageCount) == [1, 2])
    #expect(listed[0].preview.hasPrefix("İki yumurta ]0;x çok uzun"))
    #expect(listed[0].preview.hasSuffix("…") && listed[0].preview.count <= 80)
    #expect(listed[1].preview == "iki")
    #expect(listed[0].updatedAt == Sample.now.addingTimeInterval(6000))
  }

  @Test("The list is filtered by title or words, in any spelling, as they are typed")
  func filter() throws {
    let store = scratch.store()
    let talk = store.records.conversations
    let named = try store.thread("selam", title: "Pazar Kahvaltısı")
    let said = try store.thread("dün ISPANAK yedim")
    #expect(try talk.list("kahvalti").map(\.id) == [named.id])
    #expect(try talk.list("pazar kah").map(\.id) == [named.id])
    #expect(try talk.list("ıspan").map(\.id) == [said.id])
    #expect(try talk.list("pazar ıspanak").isEmpty)
    #expect(try talk.list("  ").count == 2)
    #expect(try talk.list("\" OR *").isEmpty)
  }

  @Test("An automatic title never replaces a person's own")
  func titles() throws {
    let store = scratch.store()
    let talk = store.records.conversations
    let thread = try store.thread("selam")
    try talk.rename(thread.id, "otomatik", false)
    #expect(try talk.conversation(thread.id)?.title == "otomatik")
    try talk.rename(thread.id, "Benim\nadım", true)
    try talk.rename(thread.id, "yine otomatik", false)
    let after = try #require(try talk.conversation(thread.id))
    #expect(after.title == "Benim adım" && after.isNamed)
    #expect(throws: StoreFailure.missing(.conversation)) { try talk.rename(99, "x", true) }
  }

  @Test("A fork holds the messages up to the one that is named and lives on its own")
  func fork() throws {
    let store = scratch.store()
    let talk = store.records.conversations
    let origin = try store.thread("elma", "bir", "armut", "iki", title: "Meyve")
    let second = try #require(try talk.messages(origin.id)[1].id)
    let part = try talk.fork(origin.id, second, Sample.now.addingTimeInterval(60))
    let whole = try talk.fork(origin.id, nil, Sample.now)
    #expect(part.forkedFrom == origin.id && part.messageCount == 2 && part.preview == "bir")
    #expect(part.title == "Meyve" && part.createdAt == Sample.now.addingTimeInterval(60))
    #expect(try talk.messages(part.id).map(\.text) == ["elma", "bir"])
    #expect(try talk.messages(whole.id).count == 4)
    try talk.delete(origin.id)
    #expect(try talk.conversation(part.id)?.forkedFrom == nil)
    #expect(try talk.recall(.init(words: "armut")).map(\.conversation) == [whole.id])
    #expect(throws: StoreFailure.missing(.conversation)) {
      try talk.fork(origin.id, nil, Sample.now)
    }
    #expect(try store.faults() == [])
  }
}

@Suite("Export")
struct ExportTests {
  @Test("A thread is written in the conversation format")
  func markdown() {
    let messages = [
      Sample.said("İki yumurta\n\nve süt"),
      Message(
        role: .assistant, text: "", calls: [ToolCall(id: "1", name: "x", arguments: [:])],
        at: Sample.now),
      Sample.said("", .tool), Sample.said("✓ Kahvaltı: 2 yumurta · 1,1 g · #1", .tool),
      Sample.said("\nKaydedildi:\n> alıntı\n---\n\\> a\n\\\\---\n--- b\n", .assistant, minutes: 3),
      Sample.said("/yardım"), Sample.said("son\r\nsatır\n", minutes: 5),
      Sample.said("Peki.", .assistant, minutes: 6),
    ]
    #expect(
      ThreadExport.markdown(messages, in: Sample.zone) == """
        ---
        now: 2026-11-21T08:30:00+03:00
        ---
        > İki yumurta
        >\u{20}
        > ve süt

        ✓ Kahvaltı: 2 yumurta · 1,1 g · #1

        Kaydedildi:
        \\> alıntı
        \\---
        \\\\> a
        \\\\\\---
        --- b

        > //yardım

        ---
        now: 2026-11-21T08:35:00+03:00
        ---
        > son
        > satır

        Peki.

        """)
    #expect(ThreadExport.markdown([], in: Sample.zone) == "")
  }

  @Test("What was escaped reads back", arguments: 1...200)
  func roundTrip(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let parts = ["> ", ">", "---", "\\", "/", "a", " ", "\n", "\n\n", "ş", "now: 1", "//", "--- "]
    var messages: [Message] = []
    for number in 0..<Int.random(in: 1...6, using: &random) {
      var text = number == 0 ? "x" : ""
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        text += parts.randomElement(using: &random) ?? ""
      }
      let role: Message.Role = number.isMultiple(of: 2) ? .user : .assistant
      messages.append(
        Sample.said(text, role, minutes: Double(Int.random(in: 0...1, using: &random))))
    }
    let expected = Self.turns(of: messages)
    let text = ThreadExport.markdown(messages, in: Sample.zone)
    #expect(Self.read(text) == expected, "seed \(seed):\n\(text)")
  }

  /// The texts without blank edges; answers in a row are one answer.
  private static func turns(of messages: [Message]) -> [String] {
    var turns: [(role: Message.Role, text: String)] = []
    for message in messages {
      let text = trimmed(message.text)
      guard !text.isEmpty else { continue }
      if message.role == .assistant, turns.last?.role == .assistant {
        turns[turns.count - 1].text += "\n\n" + text
      } else {
        turns.append((message.role, text))
      }
    }
    return turns.map(\.text)
  }

  /// A reader as the doc comment of `markdown` describes it.
  private static func read(_ text: String) -> [String] {
    var messages: [String] = []
    var block: [String] = []
    var isUser = false
    var isFront = false
    func end() {
      var body = trimmed(block.joined(separator: "\n"))
      if isUser, body.hasPrefix("/") { body.removeFirst() }
      if !body.isEmpty { messages.append(body) }
      block = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == "---" {
        end()
        isFront.toggle()
      } else if isFront {
        continue
      } else if line.hasPrefix("> ") {
        if !isUser { end() }
        isUser = true
        block.append(String(line.dropFirst(2)))
      } else {
        if isUser { end() }
        isUser = false
        let bare = line.drop { $0 == "\\" }
        let isRule = bare.hasPrefix("---") && bare.dropFirst(3).allSatisfy { $0 == " " }
        let isEscaped = line.hasPrefix("\\") && (bare.hasPrefix(">") || isRule)
        block.append(isEscaped ? String(line.dropFirst()) : line)
      }
    }
    end()
    return messages
  }

  private static func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.first?.allSatisfy({ $0 == " " }) == true { lines.removeFirst() }
    while lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  @Test("A thread as JSON has all its fields in order")
  func json() {
    let thread = Conversation(
      id: 3, title: "T", isNamed: true, preview: "p", createdAt: Sample.now, updatedAt: Sample.now,
      forkedFrom: nil, messageCount: 1)
    var message = Sample.said("selam")
    message.id = 9
    message.calls = [ToolCall(id: "c", name: "undo", arguments: [:])]
    message.results = [ToolResult(id: "c", name: "undo", failure: .init(code: "e", message: "m"))]
    #expect(
      ThreadExport.json(thread, [message], in: Sample.zone).text
        == #"{"conversation":3,"title":"T","isNamed":true,"createdAt":"2026-11-21T08:30:00+03:00","#
        + #""updatedAt":"2026-11-21T08:30:00+03:00","forkedFrom":null,"messages":[{"message":9,"#
        + #""role":"user","at":"2026-11-21T08:30:00+03:00","state":"complete","model":null,"#
        + #""text":"selam","calls":[{"id":"c","name":"undo","arguments":{}}],"#
        + #""results":[{"id":"c","name":"undo","ok":false,"error":{"code":"e","message":"m"}}]}]}"#)
  }
}
