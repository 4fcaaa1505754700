import AgentLoop
import Domain
import Foundation
import Synchronization

/// Threads in memory that can be told to fail.
final class Threads: Sendable {
  struct Broken: Error {}

  struct Contents {
    var messages: [Int64: [Message]] = [:]
    var titles: [Int64: (text: String, isNamed: Bool)] = [:]
    var nextID: Int64 = 1
    /// Appends that still succeed; nil for all.
    var appendsLeft: Int?
  }

  let contents = Mutex(Contents())

  func messages(_ thread: Int64 = 1) -> [Message] {
    contents.withLock { $0.messages[thread] ?? [] }
  }

  func title(_ thread: Int64 = 1) -> String? { contents.withLock { $0.titles[thread]?.text } }

  func breakAfter(_ appends: Int) { contents.withLock { $0.appendsLeft = appends } }

  @discardableResult
  func put(_ message: Message, in thread: Int64 = 1) throws -> Int64 {
    try contents.withLock { contents in
      if let left = contents.appendsLeft {
        guard left > 0 else { throw Broken() }
        contents.appendsLeft = left - 1
      }
      var message = message
      message.id = contents.nextID
      contents.nextID += 1
      contents.messages[thread, default: []].append(message)
      return contents.nextID - 1
    }
  }

  func setState(_ id: Int64, _ state: Message.State) {
    contents.withLock { contents in
      for thread in contents.messages.keys {
        guard let index = contents.messages[thread]?.firstIndex(where: { $0.id == id }) else {
          continue
        }
        contents.messages[thread]?[index].state = state
      }
    }
  }

  var records: ConversationRecords {
    ConversationRecords(
      create: { self.conversation(1, at: $0) }, conversation: { self.conversation($0, at: .now0) },
      list: { _ in [] },
      rename: { id, title, isNamed in
        self.contents.withLock { $0.titles[id] = (title, isNamed) }
      },
      fork: { id, _, at in self.conversation(id, at: at) }, delete: { _ in },
      messages: { self.messages($0) }, append: { try self.put($0, in: $1) },
      setState: { self.setState($0, $1) }, truncate: { _, _ in }, recall: { _ in [] },
      keepDraft: { _, _ in })
  }

  private func conversation(_ id: Int64, at date: Date) -> Conversation {
    let title = contents.withLock { $0.titles[id] }
    return Conversation(
      id: id, title: title?.text ?? "", isNamed: title?.isNamed ?? false, preview: "",
      createdAt: date, updatedAt: date, forkedFrom: nil, messageCount: messages(id).count)
  }
}

extension Date {
  /// The moment at which the tests stand still.
  static var now0: Date { Date(timeIntervalSince1970: 1_795_000_000) }
}

/// Events in the order in which they came, and a way to wait for one.
final class Recorder: Sendable {
  let events = Mutex<[TurnEvent]>([])

  func add(_ event: TurnEvent) { events.withLock { $0.append(event) } }

  var all: [TurnEvent] { events.withLock { $0 } }
}
