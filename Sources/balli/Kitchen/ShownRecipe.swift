import Domain
import Turkish

// A recipe that a command has shown.
extension Session {
  /// Puts a recipe that a command showed into the talk, so that "bu tarif" means it from now on.
  ///
  /// The thread gets the command as a message, the look-up that tells the recipe, and what was shown.
  func note(_ recipe: Recipe, shownFor command: String, as page: String) async throws {
    guard let id = recipe.id,
      let search = household.tools.first(where: { type(of: $0).name == Self.lookUp })
    else { return }
    let arguments: JSON = [
      .kind: "recipe", .id: .number(Double(id)),
    ]
    let now = world.clock.now()
    let value = try await search.result(
      arguments, in: ToolContext(now: now, zone: zone, conversation: conversation))
    let records = household.records.conversations
    let thread = try openThread()
    let isFirst = try records.lastTurns(thread, 1).isEmpty
    let call = "s\(try records.messages(thread).count)-1"
    let turn = [
      Message(role: .user, text: command.trimmed, at: now),
      Message(
        role: .assistant, text: "",
        calls: [ToolCall(id: call, name: Self.lookUp, arguments: arguments)], at: now),
      Message(
        role: .tool, text: "", results: [ToolResult(id: call, name: Self.lookUp, value: value)],
        at: now),
      Message(role: .assistant, text: page, at: now),
    ]
    for message in turn { _ = try records.append(message, thread) }
    if isFirst { try records.rename(thread, recipe.name, false) }
  }

  private static let lookUp = "searchArchive"
}
