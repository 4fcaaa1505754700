import Domain
import Foundation
import Testing

@testable import Store

@Suite("Words of an answer that is still coming")
struct DraftTests {
  let scratch = Scratch()

  private func draft(_ text: String) -> Message {
    Message(role: .assistant, text: text, at: Sample.now, state: .cut, model: "openai:x")
  }

  @Test("A thread ends with the newest of them, as an answer that was cut")
  func end() throws {
    let talk = scratch.store().records.conversations
    let thread = try scratch.store().thread("anlat")
    try talk.keepDraft(draft("Bir."), thread.id)
    try talk.keepDraft(draft("Bir. İki."), thread.id)
    // Another process, after this one has died.
    let messages = try scratch.store().records.conversations.messages(thread.id)
    #expect(messages.map(\.text) == ["anlat", "Bir. İki."])
    #expect(messages.last?.state == .cut && messages.last?.model == "openai:x")
    #expect(messages.last?.id == nil && messages.last?.at == Sample.now)
  }

  @Test("The whole answer takes their place")
  func whole() throws {
    let store = scratch.store()
    let talk = store.records.conversations
    let thread = try store.thread("anlat")
    try talk.keepDraft(draft("Bir. İk"), thread.id)
    _ = try talk.append(Message(role: .assistant, text: "Bir. İki.", at: Sample.now), thread.id)
    #expect(try talk.messages(thread.id).map(\.text) == ["anlat", "Bir. İki."])
    #expect(try talk.messages(thread.id).last?.state == .complete)
  }

  @Test("What a person says after them comes after them; then they are found too")
  func later() throws {
    let store = scratch.store()
    let talk = store.records.conversations
    let (thread, other) = (try store.thread("anlat"), try store.thread("başka"))
    try talk.keepDraft(draft("Nohut iyidir."), thread.id)
    #expect(try talk.recall(.init(words: "nohut")).isEmpty)
    _ = try talk.append(Sample.said("peki", minutes: 1), thread.id)
    #expect(try talk.messages(thread.id).map(\.text) == ["anlat", "Nohut iyidir.", "peki"])
    #expect(try talk.messages(thread.id).allSatisfy { $0.id != nil })
    #expect(try talk.recall(.init(words: "nohut")).map(\.conversation) == [thread.id])
    #expect(try talk.conversation(thread.id)?.messageCount == 3)
    #expect(try talk.messages(other.id).map(\.text) == ["başka"])
    #expect(try store.faults() == [])
  }

  @Test("They are copied with their thread, and go with it or with what they answer")
  func copies() throws {
    let store = scratch.store()
    let talk = store.records.conversations
    let thread = try store.thread("anlat")
    try talk.keepDraft(draft("Bir."), thread.id)
    let copy = try talk.fork(thread.id, nil, Sample.now)
    #expect(try talk.messages(copy.id).map(\.text) == ["anlat", "Bir."])
    try talk.keepDraft(draft("İki."), copy.id)
    try talk.truncate(copy.id, try #require(try talk.messages(copy.id)[0].id))
    #expect(try talk.messages(copy.id).isEmpty)
    try talk.keepDraft(draft("Üç."), thread.id)
    try talk.delete(thread.id)
    #expect(throws: StoreFailure.self) { try talk.keepDraft(draft("Dört."), thread.id) }
    #expect(try store.faults() == [])
  }
}
