import Domain

/// One JSON object per reply: `{"tool":…,"arguments":…}` or `{"answer":…}`.
///
/// Tools are told in the system text in a short form, because a small model reads slowly.
enum Constraint {
  /// The `response_format` that makes a server keep to it.
  static func format(for tools: [ToolDescription]) -> JSON {
    let calls: [JSON] = tools.map { tool in
      let name: JSON = ["type": "string", "enum": [.string(tool.name)]]
      return object(["tool": name, "arguments": tool.schema.json])
    }
    let answer = object(["answer": ["type": "string"]])
    return [
      "type": "json_schema",
      "json_schema": [
        "name": "reply", "strict": true, "schema": ["anyOf": .array(calls + [answer])],
      ],
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

  /// What the model is told of it.
  static func instructions(for tools: [ToolDescription]) -> String {
    Texts.constraint + tools.map(line).joined()
  }

  /// One tool on one line, like `- logMeal(food: metin, grams?: sayı): Öğün kaydeder.`.
  private static func line(_ tool: ToolDescription) -> String {
    let fields = tool.schema.properties.map(field).joined(separator: ", ")
    return "\n- \(tool.name)(\(fields)): \(tool.summary)"
  }

  private static func field(_ property: ToolSchema.Property) -> String {
    "\(property.name)\(property.isRequired ? "" : "?"): \(kind(property.kind))"
  }

  private static func kind(_ kind: ToolSchema.Kind) -> String {
    switch kind {
    case .text: "metin"
    case .choice(let values): values.joined(separator: "|")
    case .moment: "tarih-saat"
    case .number, .integer: "sayı"
    case .flag: "true|false"
    case .list(let element): "[\(Self.kind(element))]"
    case .object(let properties): "{\(properties.map(field).joined(separator: ", "))}"
    }
  }

  /// A call as the model itself would have written it.
  static func text(of call: ToolCall) -> String {
    JSON.object(["tool": .string(call.name), "arguments": call.arguments]).text
  }

  /// A result as the model is told it.
  static func result(of tool: String, _ content: String) -> String {
    Texts.toolResult(tool, content)
  }
}
