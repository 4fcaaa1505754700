import Domain
import Foundation
import Testing

@testable import Store

@Suite("Highlights, notes and earlier researches")
struct MarkTests {
  let scratch = Scratch()

  @Test("A passage is marked once, in its newest colour, and goes with its thread")
  func highlights() throws {
    let store = scratch.store()
    let (talk, marks) = (store.records.conversations, store.records.marks)
    let thread = try talk.create(Sample.now).id
    let other = try talk.create(Sample.now).id
    let answer = try talk.append(
      Message(role: .assistant, text: "B12 azaldı.", at: Sample.now), thread)
    var mark = Highlight(
      conversation: thread, message: answer, colour: .green, text: "B12 azaldı", at: Sample.now)
    let first = try marks.highlight(mark)
    mark.colour = .pink
    let again = try marks.highlight(mark)
    #expect(first.id == again.id && first.id > 0)
    #expect(try marks.highlights(thread) == [again] && again.colour == .pink)
    #expect(try marks.highlights(nil).count == 1 && marks.highlights(other).isEmpty)
    #expect(try marks.remove(first.id) && !marks.remove(first.id))
    _ = try marks.highlight(mark)
    try talk.delete(thread)
    #expect(try marks.highlights(nil).isEmpty && store.faults().isEmpty)
  }

  @Test("A source has one note, which an empty one takes away")
  func notes() throws {
    let store = scratch.store()
    let marks = store.records.marks
    let thread = try store.records.conversations.create(Sample.now).id
    let url = "https://pubmed.ncbi.nlm.nih.gov/1/"
    for text in ["ilk", "ikinci"] {
      try marks.note(SourceNote(conversation: thread, url: url, text: text, at: Sample.now))
    }
    #expect(try marks.notes(thread).map(\.text) == ["ikinci"])
    try marks.note(SourceNote(conversation: thread, url: url, text: "", at: Sample.now))
    #expect(try marks.notes(thread).isEmpty)
  }

  @Test("A research is found by its matter, in whatever order, in other threads; and by its thread")
  func researches() throws {
    let store = scratch.store()
    let research = store.records.research
    let thread = try store.records.conversations.create(Sample.now).id
    let other = try store.records.conversations.create(Sample.now).id
    let past = PastResearch(
      conversation: thread, at: Sample.now, topic: ["metformin", "B12 vitamini"], ids: ["1", "22"])
    try research.add(past)
    #expect(try research.latest(["B12 vitamini", "metformin"], other) == past)
    #expect(try research.latest(["B12 vitamini", "metformin"], nil) == past)
    #expect(try research.latest(["B12 vitamini", "metformin"], thread) == nil)
    #expect(try research.latest(["metformin"], other) == nil)
    #expect(try research.newest(thread) == past && research.newest(other) == nil)
    try store.records.conversations.delete(thread)
    #expect(try research.latest(["B12 vitamini", "metformin"], other) == nil)
  }
}
