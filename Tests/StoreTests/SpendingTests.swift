import Domain
import Foundation
import Testing

@testable import Store

@Suite("What models have cost, and what they were told beside a message")
struct SpendingTests {
  private let scratch = Scratch()

  private func spending(_ day: Int, _ thread: Int64?, _ input: Int) -> Spending {
    Spending(
      at: Date(timeIntervalSince1970: Double(day) * 86_400), conversation: thread,
      model: "openai:x",
      tokens: TokenUsage(input: input, output: 2, cached: 1),
      context: thread.map { _ in input + 2 })
  }

  @Test("It is found by time and by thread, and outlives the thread")
  func kept() throws {
    let store = scratch.store()
    let thread = try store.thread("selam")
    for (day, input) in [(1, 10), (2, 20), (3, 30)] {
      try store.records.spending.add(spending(day, day == 3 ? nil : thread.id, input))
    }
    let all = try store.records.spending.between(.distantPast ..< .distantFuture)
    #expect(all == [spending(1, thread.id, 10), spending(2, thread.id, 20), spending(3, nil, 30)])
    #expect(try store.records.spending.of(thread.id).map(\.tokens.input) == [10, 20])
    let (start, end) = (spending(2, nil, 0).at, spending(3, nil, 0).at)
    #expect(try store.records.spending.between(start..<end).map(\.tokens.input) == [20])
    try store.records.conversations.delete(thread.id)
    #expect(try scratch.store().records.spending.of(thread.id).count == 2)
  }

  @Test("Undo does not touch it")
  func undo() throws {
    let store = scratch.store()
    _ = try store.records.glucose.add(Sample.reading(142), Sample.change("142"))
    try store.records.spending.add(spending(1, nil, 10))
    #expect(try store.records.undo.undoLast() != nil)
    #expect(try store.records.spending.between(.distantPast ..< .distantFuture).count == 1)
  }

  @Test(
    "What stands beside a message stays with it, in a copy of its thread too, and is not exported")
  func aside() throws {
    let store = scratch.store()
    let thread = try store.thread("selam")
    var message = Sample.said("şekerim kaç", minutes: 2)
    message.aside = "[Kişinin adı: Ayşe.]"
    _ = try store.records.conversations.append(message, thread.id)
    let copy = try store.records.conversations.fork(thread.id, nil, message.at)
    for id in [thread.id, copy.id] {
      let messages = try store.records.conversations.messages(id)
      #expect(messages.last?.aside == "[Kişinin adı: Ayşe.]" && messages.first?.aside == nil)
      let zone = Zone.fixed(0)
      #expect(!ThreadExport.markdown(messages, in: zone).contains("Ayşe"))
      #expect(!ThreadExport.json(copy, messages, in: zone).text.contains("Ayşe"))
    }
    #expect(try store.records.conversations.recall(.init(words: "Ayşe")).isEmpty)
  }
}
