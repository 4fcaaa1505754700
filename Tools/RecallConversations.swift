package import Domain
import Foundation

/// Finds what was said in old threads.
///
///     recallConversations(query: "keten tohumu")  // hits with snippet, thread and date
///
/// The message that is being answered is left out. No hits are a normal answer.
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
    guard let words = arguments.query.unlessEmpty else { throw .invalid(Texts.emptyQuery) }
    let limit = arguments.limit ?? 10
    let between = try between(arguments, in: context)
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
