package import Domain

/// The events of the contract as JSON objects, keys in its order.
package enum EventJSON {
  /// One event as one object; nil for what is progress and no event of the contract.
  package static func object(_ event: TurnEvent) -> JSON? {
    switch event {
    case .notice: nil
    case .user(let text, let conversation, let message):
      [
        "type": "user", "text": .string(text), "conversation": number(conversation),
        "message": number(message),
      ]
    case .toolCall(let call):
      [
        "type": "tool_call", "id": .string(call.id), "name": .string(call.name),
        "arguments": call.arguments,
      ]
    case .toolResult(let result): object(result)
    case .receipt(let receipt) where receipt.audience == .people: nil
    case .receipt(let receipt):
      ["type": "receipt", "id": .string(receipt.call), "text": .string(receipt.text)]
    case .delta(let text): ["type": "delta", "text": .string(text)]
    case .assistant(let answer): object(answer)
    case .confirm(let call, let question, let answer):
      [
        "type": "confirm", "id": .string(call), "question": .string(question),
        "answer": answer.map(JSON.bool) ?? .null,
      ]
    case .alert(let code, let text):
      ["type": "alert", "code": .string(code), "text": .string(text)]
    case .error(let code, let message, let isRetryable):
      error(code: code, message: message, isRetryable: isRetryable)
    }
  }

  /// A failure outside a turn as an `error` event.
  package static func object(_ failure: Failure) -> JSON {
    error(
      code: code(of: failure.exit), message: failure.message,
      isRetryable: failure.exit == .tryLater || failure.exit == .unavailable)
  }

  /// What a command said, for programs that read along.
  package static func object(_ output: CommandOutput) -> JSON {
    .object([
      "type": "command", "name": .string(output.name.rawValue), "text": .string(output.text),
      "data": output.data,
    ])
  }

  private static func object(_ result: ToolResult) -> JSON {
    let failure = result.failure.map { failure in
      ["code": .string(failure.code), "message": .string(failure.message)] as JSON
    }
    return .object([
      "type": "tool_result", "id": .string(result.id), "name": .string(result.name),
      "ok": .bool(result.isOK), "result": result.value ?? .object([] as [JSON.Member]),
      "error": failure,
    ])
  }

  private static func object(_ answer: Answer) -> JSON {
    let usage = answer.usage.map { usage in
      JSON.object([
        "input_tokens": .number(Double(usage.input)),
        "output_tokens": .number(Double(usage.output)),
        "cached_tokens": usage.cached > 0 ? .number(Double(usage.cached)) : nil,
      ])
    }
    return .object([
      "type": "assistant", "text": .string(answer.text),
      "conversation": number(answer.conversation), "message": number(answer.message),
      "citations": answer.citations.isEmpty ? nil : .array(answer.citations.map(object)),
      "usage": usage, "cut": answer.isCut ? true : nil,
    ])
  }

  private static func object(_ citation: Citation) -> JSON {
    [
      "number": .number(Double(citation.number)), "title": .string(citation.title),
      "url": .string(citation.url), "source": .string(citation.source),
      "id": .string(citation.id),
    ]
  }

  private static func error(code: String, message: String, isRetryable: Bool) -> JSON {
    [
      "type": "error", "code": .string(code), "message": .string(message),
      "retryable": .bool(isRetryable),
    ]
  }

  private static func number(_ id: Int64) -> JSON { .number(Double(id)) }

  private static func code(of exit: Exit) -> String {
    switch exit {
    case .done, .fault: "fault"
    case .usage: "usage"
    case .badData: "badInput"
    case .noInput: "notFound"
    case .unavailable: "unavailable"
    case .inputOutput: "io"
    case .tryLater: "busy"
    case .notPermitted: "permission"
    case .configuration: "configuration"
    case .interrupted: "interrupted"
    }
  }
}
