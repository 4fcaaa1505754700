/// How a model on an OpenAI-compatible server calls tools (`/ayar biçim`).
package enum ReplyForm: String, Sendable, CaseIterable {
  /// One JSON object a reply for small models on servers that keep to a schema; free for others.
  case automatic = "otomatik"
  /// The server's own tool calls.
  case free = "serbest"
  /// One JSON object a reply, held to a schema.
  case json

  package static let key = "biçim"

  /// Whether replies are held to a schema; nil where that is left to what is known of the model.
  package var isConstrained: Bool? {
    switch self {
    case .automatic: nil
    case .free: false
    case .json: true
    }
  }

  package init(setting: String?) {
    self = setting.flatMap(ReplyForm.init(rawValue:)) ?? .automatic
  }
}
