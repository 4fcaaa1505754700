import Domain
import Foundation
import Turkish

// Threads of the fake records: recall finds messages whose folded text holds a word of the query.
extension FakeRecords {
  /// Threads and their messages.
  var conversations: ConversationRecords {
    ConversationRecords(
      create: { [self] date in try write(nil) { $0.thread(at: date) } },
      conversation: { [self] id in try read { $0.threads.first { $0.id == id } } },
      list: { [self] filter in
        try read { content in
          content.threads.filter { thread in
            content.messages.contains { $0.thread == thread.id }
              && (filter.map { Turkish.fold(thread.title).contains(Turkish.fold($0)) } ?? true)
          }.reversed()
        }
      },
      rename: { [self] id, title, isNamed in
        try write(nil) { content in
          for place in content.threads.indices where content.threads[place].id == id {
            if content.threads[place].isNamed && !isNamed { continue }
            content.threads[place].title = title
            content.threads[place].isNamed = isNamed
          }
        }
      },
      fork: { [self] id, through, date in
        try write(nil) { content in
          var copy = content.thread(at: date)
          copy.forkedFrom = id
          content.threads[content.threads.count - 1] = copy
          let kept = content.messages.filter { line in
            line.thread == id && (through.map { (line.message.id ?? 0) <= $0 } ?? true)
          }
          for line in kept { _ = content.append(line.message, to: copy.id) }
          return copy
        }
      },
      delete: { [self] id in
        try write(nil) { content in
          content.threads.removeAll { $0.id == id }
          content.messages.removeAll { $0.thread == id }
        }
      },
      messages: { [self] id in
        try read { $0.messages.filter { $0.thread == id }.map(\.message) }
      },
      append: { [self] message, id in try write(nil) { $0.append(message, to: id) } },
      setState: { [self] id, ending in
        try write(nil) { content in
          for place in content.messages.indices where content.messages[place].message.id == id {
            content.messages[place].message.state = ending
          }
        }
      },
      truncate: { [self] id, first in
        try write(nil) { content in
          content.messages.removeAll { $0.thread == id && ($0.message.id ?? 0) >= first }
        }
      },
      recall: { [self] query in try read { $0.hits(for: query) } }, keepDraft: { _, _ in })
  }
}

extension FakeRecords.Content {
  fileprivate mutating func thread(at date: Date) -> Conversation {
    let thread = Conversation(
      id: nextID(), title: "Yeni sohbet", isNamed: false, preview: "", createdAt: date,
      updatedAt: date, forkedFrom: nil, messageCount: 0)
    threads.append(thread)
    return thread
  }

  fileprivate mutating func append(_ message: Message, to thread: Int64) -> Int64 {
    var kept = message
    let id = nextID()
    kept.id = id
    messages.append((thread, kept))
    return id
  }

  fileprivate func hits(for query: RecallQuery) -> [RecallHit] {
    let words = Turkish.fold(query.words).split(separator: " ")
    let found = messages.reversed().filter { line in
      let text = Turkish.fold(line.message.text)
      return line.thread != query.excluding && words.contains { text.contains($0) }
        && (query.between?.contains(line.message.at) ?? true)
    }
    return found.prefix(query.limit).map { line in
      RecallHit(
        conversation: line.thread, message: line.message.id ?? 0, role: line.message.role,
        at: line.message.at, title: threads.first { $0.id == line.thread }?.title ?? "",
        snippet: line.message.text, marks: [], score: 1)
    }
  }
}
