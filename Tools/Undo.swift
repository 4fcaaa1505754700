package import Domain
import Turkish
import Foundation

/// Takes back the newest change that still stands.
///
///     undo()  // {tool: "logMeal", summary: "kahvaltı (yumurta, süt)"}
///
/// Fails where there is nothing left to take back.
package struct Undo: Tool {
  package struct Arguments: Decodable, Sendable {}

  package static let name = "undo"
  package static let summary =
    "Son kaydı, düzeltmeyi ya da silmeyi geri alır; yinelenirse bir öncekini de."
  package static let writes = true
  package static let schema = ToolSchema()
  package static let brief: ToolBrief? = ToolBrief("son değişikliği geri alır")

  let changes: UndoRecords

  package init(changes: UndoRecords) { self.changes = changes }

  /// What is older than this, or belongs to another talk, may have been forgotten: it is asked about.
  private static let fresh = 15.0 * 60

  package func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    guard let last = try stored({ try changes.last() }) else { return nil }
    let isOfTalk = last.conversation == nil || last.conversation == context.conversation
    let age = context.now.timeIntervalSince(last.at)
    guard !isOfTalk || age > Self.fresh else { return nil }
    return Texts.undoQuestion(last.summary, DateText.age(of: last.at, now: context.now))
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    guard let undone = try stored({ try changes.undoLast() }) else {
      throw .notFound(Texts.nothingToUndo)
    }
    let next = try stored { try changes.last() }
    return .object([
      .tool: .string(undone.tool), .summary: .string(undone.summary),
      .at: .string(context.text(undone.at)), .next: next.map { .string($0.summary) },
    ])
  }
}
