import AgentLoop
import Domain
import Terminal

/// The tools of the house as the Model Context Protocol tells and calls them.
struct MCPTools {
  var tools: [any Tool]
  var guards: Guards
  /// Whether questions before a write are answered with yes.
  var approves: Bool

  /// By what a client says that the person has agreed to a write that was asked about.
  static let consent = JSON.Key("confirmed")

  /// All tools in their order.
  var list: JSON { .array(tools.map { description(of: type(of: $0)) }) }

  private func description(of tool: any Tool.Type) -> JSON {
    let declaration = ToolDeclaration.of(tool.name)
    let title = declaration?.title ?? ""
    var schema = tool.schema
    if tool.writes { schema.properties.append(.flag(Self.consent, Texts.mcpConsent)) }
    let removes = declaration.map { [.deletes, .undoes].contains($0.deed) } ?? false
    return .object([
      "name": .string(tool.name), "title": title.isEmpty ? nil : .string(title),
      "description": .string(tool.summary), "inputSchema": schema.json,
      "annotations": .object([
        "readOnlyHint": .bool(!tool.writes), "destructiveHint": .bool(removes),
        "idempotentHint": .bool(!tool.writes),
        "openWorldHint": .bool(declaration?.looksOutside ?? false),
      ]),
    ])
  }

  /// Runs one call; what goes wrong in it is a result that says so, for the model to act on.
  func call(_ name: String, _ arguments: JSON, in context: ToolContext) async throws(MCPFailure)
    -> JSON
  {
    guard let tool = tools.first(where: { type(of: $0).name == name }) else {
      throw .invalidParams("Unknown tool: \(name)")
    }
    let isApproved = approves || arguments[Self.consent.text]?.bool == true
    let given =
      type(of: tool).writes ? arguments.setting(Self.consent.text, to: nil) : arguments
    let call = ToolCall(id: name, name: name, arguments: given)
    switch await ToolRunner.run(call, among: tools, isApproved: isApproved, in: context) {
    case .question(let question):
      return Self.failed(code: "confirmationNeeded", question + " " + Texts.mcpConfirmFirst)
    case .result(let result):
      guard let value = result.value else {
        return Self.failed(
          code: result.failure?.code ?? "failed", result.failure?.message ?? Texts.mcpFailed)
      }
      let told = type(of: tool).writes ? guards.receipt(result, call, Self.known(context)) : nil
      return succeeded(told, result, Self.harmless(value), in: context)
    }
  }

  private static func known(_ context: ToolContext) -> GuardContext {
    GuardContext(now: context.now, zone: context.zone, conversation: 0, earlier: [])
  }

  /// A result with the receipt of what was written; what only reads has none.
  private func succeeded(
    _ receipt: String?, _ result: ToolResult, _ value: JSON, in context: ToolContext
  ) -> JSON {
    // A value that cannot wait is told with what to do, whatever the model makes of it.
    let told = [receipt, guards.measured(result, "", Self.known(context))?.text].compactMap(\.self)
    return [
      "content": .array(([value.text] + told).map(Self.text)), "structuredContent": value,
      "isError": false,
    ]
  }

  private static func failed(code: String, _ message: String) -> JSON {
    ["content": .array([text("\(code): \(message)")]), "isError": true]
  }

  private static func text(_ text: String) -> JSON { ["type": "text", "text": .string(text)] }

  /// The value without what could steer the terminal of whoever shows it.
  private static func harmless(_ value: JSON) -> JSON {
    switch value {
    case .string(let text): .string(Harmless.text(text))
    case .array(let values): .array(values.map(harmless))
    case .object(let members): .object(members.map { .init($0.key, harmless($0.value)) })
    case .null, .bool, .number: value
    }
  }
}
