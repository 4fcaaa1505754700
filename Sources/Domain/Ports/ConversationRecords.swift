package import struct Foundation.Date

/// Threads, their messages, and full-text recall over them.
package struct ConversationRecords: Sendable {
  package var create: @Sendable (Date) throws -> Conversation
  package var conversation: @Sendable (_ id: Int64) throws -> Conversation?
  /// Newest first; with a filter, those whose title or words match it.
  ///
  /// Threads without a message are left out.
  package var list: @Sendable (_ filter: String?) throws -> [Conversation]
  /// Names a thread; an automatic title (`isNamed` false) never replaces a person's own.
  package var rename: @Sendable (_ id: Int64, _ title: String, _ isNamed: Bool) throws -> Void
  /// Copies a thread up to and with message `through` (nil: all of it).
  package var fork: @Sendable (_ id: Int64, _ through: Int64?, Date) throws -> Conversation
  /// Removes a thread, its messages and their index entries in one transaction.
  package var delete: @Sendable (_ id: Int64) throws -> Void
  /// Oldest first.
  package var messages: @Sendable (_ id: Int64) throws -> [Message]
  /// The last so many turns of a thread, oldest first: each from a message of the person's on.
  package var lastTurns: @Sendable (_ id: Int64, _ count: Int) throws -> [Message]
  /// Stores a message at the end of a thread and returns its id.
  package var append: @Sendable (Message, _ id: Int64) throws -> Int64
  /// Changes how a stored message ended.
  package var setState: @Sendable (_ message: Int64, Message.State) throws -> Void
  /// The thread with a message that was used last; nil where there is none.
  package var newest: @Sendable () throws -> Conversation?
  /// The words of the newest answer of a thread that has any.
  package var lastAnswer: @Sendable (_ id: Int64) throws -> String?
  /// Removes the message with this id and all after it in its thread.
  package var truncate: @Sendable (_ id: Int64, _ fromMessage: Int64) throws -> Void
  /// Messages that hold the words of `query`, best first.
  package var recall: @Sendable (RecallQuery) throws -> [RecallHit]
  /// Keeps the words so far of an answer in case the program dies.
  ///
  /// The thread ends with them until its next message is stored: an answer takes their place,
  /// anything else comes after them.
  package var keepDraft: @Sendable (Message, _ id: Int64) throws -> Void

  package init(
    create: @escaping @Sendable (Date) throws -> Conversation,
    conversation: @escaping @Sendable (Int64) throws -> Conversation?,
    list: @escaping @Sendable (String?) throws -> [Conversation],
    rename: @escaping @Sendable (Int64, String, Bool) throws -> Void,
    fork: @escaping @Sendable (Int64, Int64?, Date) throws -> Conversation,
    delete: @escaping @Sendable (Int64) throws -> Void,
    messages: @escaping @Sendable (Int64) throws -> [Message],
    append: @escaping @Sendable (Message, Int64) throws -> Int64,
    setState: @escaping @Sendable (Int64, Message.State) throws -> Void,
    truncate: @escaping @Sendable (Int64, Int64) throws -> Void,
    recall: @escaping @Sendable (RecallQuery) throws -> [RecallHit],
    keepDraft: @escaping @Sendable (Message, Int64) throws -> Void,
    newest: (@Sendable () throws -> Conversation?)? = nil,
    lastAnswer: (@Sendable (Int64) throws -> String?)? = nil,
    lastTurns: (@Sendable (Int64, Int) throws -> [Message])? = nil
  ) {
    self.newest = newest ?? { try list(nil).first }
    self.lastAnswer =
      lastAnswer ?? { id in
        try messages(id).last { $0.role == .assistant && !$0.text.isEmpty }?.text
      }
    self.lastTurns =
      lastTurns ?? { id, count in
        let all = try messages(id)
        let turns = all.indices.filter { all[$0].role == .user }.suffix(count)
        return turns.count < count ? all : Array(all[turns[turns.startIndex]...])
      }
    self.create = create
    self.conversation = conversation
    self.list = list
    self.rename = rename
    self.fork = fork
    self.delete = delete
    self.messages = messages
    self.append = append
    self.setState = setState
    self.truncate = truncate
    self.recall = recall
    self.keepDraft = keepDraft
  }
}
