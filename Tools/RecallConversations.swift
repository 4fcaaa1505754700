package import Domain
import Foundation

/// Finds what was said in old threads.
///
///     recallConversations(query: "keten tohumu")  // hits with snippet, thread and date
///
/// Of an interval without words, what the person wrote in it. The message that is being answered is left
/// out. No hits are a normal answer.
package struct RecallConversations: Tool {
  package struct Arguments: Decodable, Sendable {
    var query: String
    var limit: Int?
    var from: String?
    var to: String?
  }

  package static let name = "recallConversations"
  package static let summary =
    "Eski sohbetlerde arar: “Geçen hafta uyku üzerine ne konuşmuştuk?”"
  package static let writes = false
  package static let schema = ToolSchema(
    properties: [
      .text(.query, "Aranan sözler; örn. keten tohumu", required: true),
      .integer(.limit, "En çok kaç sonuç; söylenmezse 10", in: 1...50),
    ] + ToolSchema.Property.interval)
  package static let brief: ToolBrief? = ToolBrief("eski sohbetlerde arar")

  let conversations: ConversationRecords

  package init(conversations: ConversationRecords) { self.conversations = conversations }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let limit = arguments.limit ?? 10
    let between = try between(arguments, in: context)
    guard let words = arguments.query.unlessEmpty else {
      guard let between else { throw .invalid(Texts.emptyQuery) }
      return try said(in: between, limit: limit, in: context)
    }
    let current = try stored { try context.conversation.map(conversations.messages) }?
      .last { $0.role == .user }?.id
    // The question being asked holds the words too; so do its calls, which are stored behind it.
    let query = RecallQuery(words: words, limit: limit + 4, between: between, excluding: nil)
    let hits = try stored { try conversations.recall(query) }.filter { hit in
      hit.conversation != context.conversation || current.map { hit.message < $0 } ?? false
    }
    return JSON.object([
      .query: .string(words), .count: .number(Double(min(hits.count, limit))),
      .hits: .array(hits.prefix(limit).map { Self.json($0, in: context) }),
    ])
  }

  /// What the person wrote in an interval, oldest first.
  private func said(
    in interval: Range<Date>, limit: Int, in context: ToolContext
  ) throws(ToolFailure) -> JSON {
    let threads = try stored { try conversations.list(nil) }.filter {
      $0.createdAt < interval.upperBound && $0.updatedAt >= interval.lowerBound
        && $0.id != context.conversation
    }
    var hits: [RecallHit] = []
    for thread in threads {
      hits += try stored { try conversations.messages(thread.id) }.filter {
        $0.role == .user && interval.contains($0.at)
      }.map { message in
        RecallHit(
          conversation: thread.id, message: message.id ?? 0, role: .user, at: message.at,
          title: thread.title, snippet: String(message.text.prefix(Self.longest)), marks: [],
          score: 1)
      }
    }
    hits.sort { $0.at < $1.at }
    return [
      .query: "", .count: .number(Double(hits.count)),
      .hits: .array(hits.prefix(limit).map { Self.json($0, in: context) }),
    ]
  }

  /// So much of a message is told.
  private static let longest = 160

  private func between(
    _ arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) -> Range<Date>? {
    if arguments.from == nil && arguments.to == nil { return nil }
    guard arguments.to == nil || arguments.from != nil else {
      let end = try context.moment(arguments.to, for: "to")?.date ?? context.now
      return .distantPast..<end
    }
    return try context.interval(from: arguments.from, to: arguments.to)
  }

  private static func json(_ hit: RecallHit, in context: ToolContext) -> JSON {
    [
      .conversation: .number(Double(hit.conversation)), .message: .number(Double(hit.message)),
      .role: .string(hit.role.rawValue), .at: .string(context.text(hit.at)),
      .snippet: .string(hit.snippet), .title: .string(hit.title),
      .score: .figure(hit.score, decimals: 3),
    ]
  }
}
