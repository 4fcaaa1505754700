package import Domain

/// Runs a call that comes from no turn: checked against its schema and asked about as in one.
package enum ToolRunner {
  package enum Outcome: Sendable, Equatable {
    case result(ToolResult)
    /// What the person must answer with yes before it runs.
    case question(String)
  }

  /// Looks the call up among `tools` and runs it; where its tool asks first, only once `isApproved`.
  package static func run(
    _ call: ToolCall, among tools: [any Tool], isApproved: Bool, in context: ToolContext
  ) async -> Outcome {
    let request = await Request(call, among: tools, in: context)
    if request.fault == nil, !isApproved, let question = request.question {
      return .question(question)
    }
    return .result(await request.result(in: context))
  }
}
