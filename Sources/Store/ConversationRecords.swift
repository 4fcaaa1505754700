import Domain
import Foundation
import GRDB

extension ConversationRecords {
  static func stored(in connection: Connection) -> Self {
    Self(
      create: { date in
        try connection.write(surviving: .death) { db in try Threads(db: db).create(at: date) }
      },
      conversation: { id in try connection.read { db in try Threads(db: db).thread(id) } },
      list: { filter in try connection.read { db in try Threads(db: db).list(filter) } },
      rename: { id, title, isNamed in
        try connection.write(surviving: isNamed ? .powerCut : .death) { db in
          try Threads(db: db).rename(id, title, isNamed: isNamed)
        }
      },
      fork: { id, through, date in
        try connection.write { db in try Threads(db: db).fork(id, through: through, at: date) }
      },
      delete: { id in
        try connection.write { db in try Threads(db: db).delete(id) }
        try connection.emptyLog()
      },
      messages: { id in try connection.read { db in try Threads(db: db).messages(of: id) } },
      append: { message, id in
        try connection.write(surviving: .death) { db in
          try Threads(db: db).append(message, to: id)
        }
      },
      setState: { message, state in
        try connection.write(surviving: .death) { db in
          try db.execute(
            sql: "UPDATE messages SET state = ? WHERE id = ?", arguments: [state.rawValue, message])
          guard db.changesCount > 0 else { throw StoreFailure.missing(.message) }
        }
      },
      truncate: { id, message in
        try connection.write { db in try Threads(db: db).truncate(id, from: message) }
      },
      recall: { query in
        try connection.read { db in try Recall(db: db, query: query).hits() }
      },
      keepDraft: { message, id in
        try connection.write(surviving: .death) { db in
          try Drafts(db: db).keep(message, in: id)
        }
      }, newest: { try connection.read { db in try Threads(db: db).newest() } },
      lastAnswer: { id in try connection.read { db in try Threads(db: db).lastAnswer(of: id) } },
      lastTurns: { id, count in
        try connection.read { db in try Threads(db: db).messages(of: id, turns: count) }
      })
  }
}

/// Threads as rows, inside a transaction.
private struct Threads {
  let db: Database

  func create(at date: Date) throws -> Conversation {
    try insert(title: "", isNamed: false, at: date, forkedFrom: nil)
  }

  func thread(_ id: Int64) throws -> Conversation? {
    try Row.fetchOne(db, sql: "SELECT * FROM conversations WHERE id = ?", arguments: [id])
      .map(Conversation.init(row:))
  }

  /// Threads with a message, newest first, or those of them that answer `filter`.
  ///
  /// A thread does where its title or one message holds all words; the last may be a beginning.
  func list(_ filter: String?) throws -> [Conversation] {
    let order = "ORDER BY updated_at DESC, id DESC"
    guard let filter, !filter.allSatisfy(\.isWhitespace) else {
      return try Row.fetchAll(
        db, sql: "SELECT * FROM conversations WHERE message_count > 0 \(order)"
      ).map(Conversation.init(row:))
    }
    let words = Words.distinct(in: filter, limit: 16)
    guard !words.isEmpty else { return [] }
    return try Row.fetchAll(
      db,
      sql: """
        SELECT * FROM conversations WHERE message_count > 0 AND id IN (
          SELECT rowid FROM recall_titles WHERE recall_titles MATCH ?1
          UNION SELECT m.conversation FROM recall JOIN messages m ON m.id = recall.rowid
            WHERE recall MATCH ?1) \(order)
        """, arguments: [Recall.pattern(words, joinedBy: " AND ") + "*"]
    ).map(Conversation.init(row:))
  }

  func newest() throws -> Conversation? {
    try Row.fetchOne(
      db,
      sql: """
        SELECT * FROM conversations WHERE message_count > 0
        ORDER BY updated_at DESC, id DESC LIMIT 1
        """
    ).map(Conversation.init(row:))
  }

  func rename(_ id: Int64, _ title: String, isNamed: Bool) throws {
    try db.execute(
      sql: """
        UPDATE conversations SET title = ?, is_named = ? WHERE id = ? AND (? OR NOT is_named)
        """, arguments: [Line.clean(title, limit: 200), isNamed, id, isNamed])
    guard try db.changesCount > 0 || thread(id) != nil else {
      throw StoreFailure.missing(.conversation)
    }
  }

  func fork(_ id: Int64, through: Int64?, at date: Date) throws -> Conversation {
    if through == nil { try settleDraft(of: id) }
    guard let origin = try thread(id) else { throw StoreFailure.missing(.conversation) }
    let copy = try insert(
      title: origin.title, isNamed: origin.isNamed, at: date, forkedFrom: id)
    try db.execute(
      sql: """
        INSERT INTO messages (
          conversation, role, text, calls, results, at, state, model, attachments, aside)
        SELECT ?, role, text, calls, results, at, state, model, attachments, aside FROM messages
        WHERE conversation = ? AND id <= ? ORDER BY id
        """, arguments: [copy.id, id, through ?? .max])
    try refresh(copy.id)
    return try thread(copy.id) ?? copy
  }

  func delete(_ id: Int64) throws {
    try db.execute(sql: "DELETE FROM messages WHERE conversation = ?", arguments: [id])
    try db.execute(sql: "DELETE FROM conversations WHERE id = ?", arguments: [id])
    try RecallIndex.wipe(db)
  }

  func truncate(_ id: Int64, from message: Int64) throws {
    try db.execute(
      sql: "DELETE FROM messages WHERE conversation = ? AND id >= ?", arguments: [id, message])
    try Drafts(db: db).drop(in: id)
    try refresh(id)
    try RecallIndex.wipe(db)
  }

  private func insert(
    title: String, isNamed: Bool, at date: Date, forkedFrom: Int64?
  ) throws -> Conversation {
    try db.execute(
      sql: """
        INSERT INTO conversations (
          title, is_named, preview, created_at, updated_at, forked_from, message_count)
        VALUES (?, ?, '', ?, ?, ?, 0)
        """,
      arguments: [title, isNamed, date.milliseconds, date.milliseconds, forkedFrom])
    return Conversation(
      id: db.lastInsertedRowID, title: title, isNamed: isNamed, preview: "",
      createdAt: date.stored, updatedAt: date.stored, forkedFrom: forkedFrom, messageCount: 0)
  }
}

// MARK: Messages

extension Threads {
  /// All of a thread, or its last turns.
  func messages(of id: Int64, turns: Int? = nil) throws -> [Message] {
    let first = try turns.map { try start(ofTurn: $0, in: id) } ?? 0
    let stored = try Row.fetchAll(
      db, sql: "SELECT * FROM messages WHERE conversation = ? AND id >= ? ORDER BY id",
      arguments: [id, first]
    ).map(Message.init(row:))
    guard let draft = try Drafts(db: db).message(in: id) else { return stored }
    return stored + [draft]
  }

  /// The message with which the last but so many turns of a thread begin; 0 where it has fewer.
  private func start(ofTurn count: Int, in id: Int64) throws -> Int64 {
    try Int64.fetchOne(
      db,
      sql: """
        SELECT id FROM messages WHERE conversation = ? AND role = 'user'
        ORDER BY id DESC LIMIT 1 OFFSET ?
        """, arguments: [id, max(0, count - 1)]) ?? 0
  }

  /// A draft is no answer yet.
  func lastAnswer(of id: Int64) throws -> String? {
    try String.fetchOne(
      db,
      sql: """
        SELECT text FROM messages WHERE conversation = ? AND role = 'assistant' AND text <> ''
        ORDER BY id DESC LIMIT 1
        """, arguments: [id])
  }

  func append(_ message: Message, to id: Int64) throws -> Int64 {
    if message.role == .assistant {
      try Drafts(db: db).drop(in: id)
    } else {
      try settleDraft(of: id)
    }
    return try insert(message, into: id)
  }

  /// Makes a message of the words that a program left behind when it died.
  private func settleDraft(of id: Int64) throws {
    let drafts = Drafts(db: db)
    guard let draft = try drafts.message(in: id) else { return }
    try drafts.drop(in: id)
    _ = try insert(draft, into: id)
  }

  private func insert(_ message: Message, into id: Int64) throws -> Int64 {
    let isSpoken = message.role != .tool
    let preview = isSpoken ? Line.clean(message.text, limit: Self.previewLength) : ""
    try db.execute(
      sql: """
        UPDATE conversations SET message_count = message_count + ?,
          updated_at = max(updated_at, ?), preview = CASE ?3 WHEN '' THEN preview ELSE ?3 END
        WHERE id = ?4
        """, arguments: [isSpoken ? 1 : 0, message.at.milliseconds, preview, id])
    guard db.changesCount > 0 else { throw StoreFailure.missing(.conversation) }
    try db.execute(
      sql: """
        INSERT INTO messages (
          conversation, role, text, calls, results, at, state, model, attachments, aside)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, arguments: [id] + message.columns)
    return db.lastInsertedRowID
  }

  /// Counts and previews anew what a thread holds.
  private func refresh(_ id: Int64) throws {
    let newest = try String.fetchOne(
      db,
      sql: """
        SELECT text FROM messages WHERE conversation = ? AND role <> 'tool' AND text <> ''
        ORDER BY id DESC LIMIT 1
        """, arguments: [id])
    try db.execute(
      sql: """
        UPDATE conversations SET preview = ?, message_count = (
          SELECT count(*) FROM messages WHERE conversation = ?2 AND role <> 'tool')
        WHERE id = ?2
        """, arguments: [Line.clean(newest ?? "", limit: Self.previewLength), id])
  }

  private static let previewLength = 80
}

extension Conversation {
  fileprivate init(row: Row) {
    self.init(
      id: row["id"], title: row["title"], isNamed: row["is_named"], preview: row["preview"],
      createdAt: row.date("created_at"), updatedAt: row.date("updated_at"),
      forkedFrom: row["forked_from"], messageCount: row["message_count"])
  }
}

extension Message {
  fileprivate init(row: Row) throws {
    let calls: String? = row["calls"]
    let results: String? = row["results"]
    let attachments: String? = row["attachments"]
    self.init(
      id: row["id"], role: try row.value("role"), text: row["text"],
      calls: try calls.map { try MessageParts.calls(in: JSON(stored: $0)) } ?? [],
      results: try results.map { try MessageParts.results(in: JSON(stored: $0)) } ?? [],
      at: row.date("at"), state: try row.value("state"), model: row["model"],
      attachments: try attachments.map {
        try MessageParts.attachments(in: JSON(stored: $0))
      } ?? [], aside: row["aside"])
  }

  fileprivate var columns: StatementArguments {
    [
      role.rawValue, Stored.text(text),
      calls.isEmpty ? nil : MessageParts.json(calls).text,
      results.isEmpty ? nil : MessageParts.json(results).text,
      at.milliseconds, state.rawValue, Stored.text(model),
      attachments.isEmpty ? nil : MessageParts.json(attachments).text, Stored.text(aside),
    ]
  }
}
