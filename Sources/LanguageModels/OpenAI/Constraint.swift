import Domain

/// One JSON object per reply: `{"calls":[{"tool":…,"arguments":…}]}` or `{"answer":…}`.
///
/// How to reply and the tools, in a short form, are told in the system text, equal in every request of
/// a thread: a server that keeps what it has read reads little anew, and a small model reads slowly.
enum Constraint {
  /// Calls of a reply, and elements of a list, at most: small models run on.
  private static let mostCalls = 6
  private static let mostElements = 16

  /// The `response_format` that makes a server keep to it; without tools only an answer is left.
  static func format(for tools: [ToolDescription]) -> JSON {
    guard !tools.isEmpty else {
      return schema(object(["answer": ["type": "string"]]))
    }
    let calls: [JSON] = tools.map { tool in
      let name: JSON = ["type": "string", "enum": [.string(tool.name)]]
      return object(["tool": name, "arguments": bounded(tool.schema.json)])
    }
    let list: JSON = [
      "type": "array", "minItems": 1, "maxItems": .number(Double(mostCalls)),
      "items": ["anyOf": .array(calls)],
    ]
    let answer = object(["answer": ["type": "string"]])
    return schema(["anyOf": [object(["calls": list]), answer]])
  }

  /// The `response_format` of a schema.
  static func schema(_ schema: JSON) -> JSON {
    [
      "type": "json_schema",
      "json_schema": ["name": "reply", "strict": true, "schema": schema],
    ]
  }

  private static func object(_ properties: KeyValuePairs<String, JSON>) -> JSON {
    [
      "type": "object",
      "properties": .object(properties.map { JSON.Member($0.key, $0.value) }),
      "required": .array(properties.map { .string($0.key) }),
      "additionalProperties": false,
    ]
  }

  /// A schema in which every list has an end.
  private static func bounded(_ schema: JSON) -> JSON {
    switch schema {
    case .array(let values): return .array(values.map(bounded))
    case .object(let members):
      let inner = JSON.object(members.map { JSON.Member($0.key, bounded($0.value)) })
      guard schema["type"]?.string == "array" else { return inner }
      return inner.setting("maxItems", to: .number(Double(mostElements)))
    default: return schema
    }
  }

  /// How the model is told to reply.
  static var instructions: String { Texts.constraint }

  /// The tools of a request as they stand at the end of its system text.
  static func list(of tools: [ToolDescription]) -> String {
    Texts.constraintTools + tools.map(line).joined()
  }

  /// One tool on one line, like `- logMeal(items: [{name, quantity?}]): öğün kaydeder`.
  private static func line(_ tool: ToolDescription) -> String {
    let fields = tool.schema.properties.map(field).joined(separator: ", ")
    return "\n- \(tool.name)(\(fields)): \(tool.summary)"
  }

  /// A field by its name; what it takes is told only of lists, the schema sees to the rest.
  private static func field(_ property: ToolSchema.Property) -> String {
    "\(property.name)\(property.isRequired ? "" : "?")\(kind(property.kind))"
  }

  private static func kind(_ kind: ToolSchema.Kind) -> String {
    switch kind {
    case .list(.object(let properties)): ": [{\(properties.map(field).joined(separator: ", "))}]"
    case .list: ": […]"
    case .object(let properties): ": {\(properties.map(field).joined(separator: ", "))}"
    default: ""
    }
  }

  /// Calls as the model itself would have written them.
  static func text(of calls: [ToolCall]) -> String {
    let list = calls.map { JSON.object(["tool": .string($0.name), "arguments": $0.arguments]) }
    return JSON.object(["calls": .array(list)]).text
  }

  /// A result as the model is told it.
  static func result(of tool: String, _ content: String) -> String {
    Texts.toolResult(tool, content)
  }
}
