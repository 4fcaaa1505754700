import Domain
import Foundation
import GRDB

/// Finding messages by their words.
///
/// FTS5 ranks by bm25; of its best 50 each gets 0.7 × its share of the best bm25 + 0.3 × newness
/// (halved after 30 days behind the newest of them). A tie goes to the newer one. Where no message
/// holds all words, one that holds any of the rarer ones will do. A thread that only its title
/// answers comes with its newest message and the title as snippet, at 0.9 of the best.
struct Recall {
  let db: Database
  let query: RecallQuery
  /// How many messages are ranked at most for words that no message holds together.
  var manageable = 10_000

  private static let candidates = 50
  private static let words = 16
  /// Marks around a hit; a text that holds such control characters loses them in its snippet.
  private static let open: Unicode.Scalar = "\u{2}"
  private static let close: Unicode.Scalar = "\u{3}"
  /// Words can be pasted without a space for pages.
  private static let longestSnippet = 600

  /// The best hits, best first.
  func hits() throws -> [RecallHit] {
    let words = Words.distinct(in: query.words, limit: Self.words)
    guard !words.isEmpty, query.limit > 0 else { return [] }
    let all = try hits(for: Self.pattern(words, joinedBy: " AND "))
    guard all.isEmpty, words.count > 1 else { return all }
    return try hits(for: Self.pattern(telling(words), joinedBy: " OR "))
  }

  /// The rarer ones of the words: those that `manageable` messages hold at most, or the rarest.
  ///
  /// A word that is everywhere tells nothing, and ranking all that holds it takes a second.
  private func telling(_ words: [String]) throws -> [String] {
    let counted = try words.map { word in
      let count = try Int.fetchOne(
        db, sql: "SELECT count(*) FROM (SELECT 1 FROM recall WHERE recall MATCH ? LIMIT ?)",
        arguments: [Self.pattern([word], joinedBy: ""), manageable])
      return (word: word, count: count ?? 0)
    }.sorted { $0.count < $1.count }
    var sum = 0
    let rare = counted.prefix { word in
      sum += word.count
      return sum < manageable
    }
    let found = rare.contains { $0.count > 0 }
    return counted.prefix(found ? rare.count : rare.count + 1).map(\.word)
  }

  /// The words as FTS5 strings: nothing in a string is an operator, and no word holds a quote.
  static func pattern(_ words: [String], joinedBy operation: String) -> String {
    words.map { "\"\($0)\"" }.joined(separator: operation)
  }

  private func hits(for pattern: String) throws -> [RecallHit] {
    let said = try ranked(pattern)
    let threads = Set(said.map(\.hit.conversation))
    let titled = try titled(pattern).filter { !threads.contains($0.conversation) }
    let best = said.map(\.relevance).max() ?? 1
    let newest = (said.map(\.hit.at) + titled.map(\.at)).max() ?? Date(milliseconds: 0)
    var hits = said.map { Self.scored($0.hit, relevance: $0.relevance / best, newest: newest) }
    hits += titled.map { Self.scored($0, relevance: 0.9, newest: newest) }
    hits.sort { ($0.score, $0.at, $0.message) > ($1.score, $1.at, $1.message) }
    return try hits.prefix(query.limit).map { try $0.snippet.isEmpty ? marked($0, pattern) : $0 }
  }

  private static func scored(_ hit: RecallHit, relevance: Double, newest: Date) -> RecallHit {
    let days = newest.timeIntervalSince(hit.at) / 86_400
    var hit = hit
    hit.score = 0.7 * relevance + 0.3 * exp2(-days / 30)
    return hit
  }
}

// MARK: Messages

extension Recall {
  private func ranked(_ pattern: String) throws -> [(hit: RecallHit, relevance: Double)] {
    let limit = max(Self.candidates, query.limit)
    let rows = try Row.fetchAll(
      db, sql: candidateSQL, arguments: [pattern] + bounds + [limit])
    return try rows.map { row in
      let hit = RecallHit(
        conversation: row["conversation"], message: row["id"], role: try row.value("role"),
        at: row.date("at"), title: row["title"], snippet: "", marks: [], score: 0)
      return (hit, max(-(row["rank"] as Double), 1e-12))
    }
  }

  /// The inner query is all that FTS5 needs for ranking; only its best rows are looked up.
  private var candidateSQL: String {
    let inner =
      filter.isEmpty
      ? "SELECT rowid, rank FROM recall WHERE recall MATCH ? ORDER BY rank, rowid DESC LIMIT ?"
      : """
      SELECT recall.rowid, rank FROM recall JOIN messages m ON m.id = recall.rowid
      WHERE recall MATCH ?\(filter) ORDER BY rank, recall.rowid DESC LIMIT ?
      """
    return """
      SELECT m.id, m.conversation, m.role, m.at, c.title, best.rank
      FROM (\(inner)) AS best
      JOIN messages m ON m.id = best.rowid JOIN conversations c ON c.id = m.conversation
      """
  }

  private var filter: String {
    (query.between == nil ? "" : " AND m.at >= ? AND m.at < ?")
      + (query.excluding == nil ? "" : " AND m.conversation <> ?")
  }

  private var bounds: StatementArguments {
    var bounds = StatementArguments()
    if let between = query.between {
      bounds += [between.lowerBound.milliseconds, between.upperBound.milliseconds]
    }
    if let excluding = query.excluding { bounds += [excluding] }
    return bounds
  }

  private func marked(_ hit: RecallHit, _ pattern: String) throws -> RecallHit {
    let snippet = try String.fetchOne(
      db,
      sql: """
        SELECT snippet(recall, 0, ?, ?, ?, 14) FROM recall WHERE recall MATCH ? AND rowid = ?
        """,
      arguments: [
        String(Self.open), String(Self.close), Texts.ellipsis, pattern, hit.message,
      ])
    var hit = hit
    (hit.snippet, hit.marks) = Self.separated(snippet ?? "")
    return hit
  }

  /// Takes the marks out of a snippet and puts it on one line.
  ///
  ///     separated("iki\n\u{2}yumurta\u{3}")  // ("iki yumurta", [4..<11])
  static func separated(_ marked: String) -> (text: String, marks: [Range<Int>]) {
    var text = ""
    var marks: [Range<Int>] = []
    var start: Int?
    for scalar in marked.unicodeScalars.prefix(Self.longestSnippet) {
      if scalar == open {
        start = text.count
      } else if scalar == close {
        if let begin = start, begin < text.count { marks.append(begin..<text.count) }
        start = nil
      } else if !Line.isBlank(Character(scalar)) {
        text.unicodeScalars.append(scalar)
      } else if !text.isEmpty, text.last != " " {
        text.append(" ")
      }
    }
    return (text, marks)
  }
}

// MARK: Titles

extension Recall {
  private func titled(_ pattern: String) throws -> [RecallHit] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT m.id, m.conversation, m.role, m.at, c.title,
          highlight(recall_titles, 0, ?, ?) AS marked
        FROM recall_titles JOIN conversations c ON c.id = recall_titles.rowid
        JOIN messages m ON m.id = (
          SELECT max(m.id) FROM messages m
          WHERE m.conversation = c.id AND m.role <> 'tool'\(filter))
        WHERE recall_titles MATCH ? ORDER BY rank, recall_titles.rowid DESC LIMIT ?
        """,
      arguments: [String(Self.open), String(Self.close)] + bounds
        + [pattern, Self.candidates])
    return try rows.map { row in
      let (snippet, marks) = Self.separated(row["marked"])
      return RecallHit(
        conversation: row["conversation"], message: row["id"], role: try row.value("role"),
        at: row.date("at"), title: row["title"], snippet: snippet, marks: marks, score: 0)
    }
  }
}
