import Domain

/// A JSON-RPC 2.0 message as the Model Context Protocol sends it: one JSON object a line.
enum MCPMessage {
  /// What asks for an answer.
  case request(MCPRequest)
  /// What tells something; it is never answered.
  case notification(method: String, params: JSON)
  /// An answer to something that we asked; we ask nothing.
  case response
  /// No message at all, with the id under which that is said.
  case unreadable(id: JSON)

  init(_ value: JSON) {
    let id = value["id"]
    guard value.members != nil, value["jsonrpc"]?.string == "2.0" else {
      self = .unreadable(id: Self.known(id) ?? .null)
      return
    }
    let params = value["params"] ?? .object([] as [JSON.Member])
    guard let method = value["method"]?.string else {
      let isResponse = value["result"] != nil || value["error"] != nil
      self = isResponse ? .response : .unreadable(id: Self.known(id) ?? .null)
      return
    }
    guard let id else {
      self = .notification(method: method, params: params)
      return
    }
    guard let id = Self.known(id), params.members != nil else {
      self = .unreadable(id: Self.known(id) ?? .null)
      return
    }
    self = .request(MCPRequest(id: id, method: method, params: params))
  }

  /// An id is a text or a number, and is given back as it came.
  private static func known(_ id: JSON?) -> JSON? {
    switch id {
    case .string, .number: id
    default: nil
    }
  }
}

/// A method that is called, with what it is called with.
struct MCPRequest: Sendable {
  var id: JSON
  var method: String
  var params: JSON

  /// The revision of the protocol that this request alone names; nil in the era of handshakes.
  var version: String? { params["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.string }

  /// Under what progress is told; nil where nobody asked for it.
  var progressToken: JSON? { params["_meta"]?["progressToken"] }
}

/// Why a request has no result, by the codes of JSON-RPC and of the protocol.
struct MCPFailure: Error {
  var code: Int
  var message: String
  var data: JSON?

  static let parse = MCPFailure(code: -32700, message: "Parse error")
  static let invalidRequest = MCPFailure(code: -32600, message: "Invalid Request")
  static let unknownMethod = MCPFailure(code: -32601, message: "Method not found")

  static func invalidParams(_ message: String) -> MCPFailure {
    MCPFailure(code: -32602, message: message)
  }

  static func unsupported(_ version: String) -> MCPFailure {
    MCPFailure(
      code: -32022, message: "Unsupported protocol version",
      data: [
        "supported": .array(MCPRevision.modern.map(JSON.string)), "requested": .string(version),
      ])
  }
}

/// The revisions of the protocol that are spoken.
enum MCPRevision {
  /// Those agreed on by a handshake, oldest first.
  static let handshake = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// Those that each request names for itself.
  static let modern = ["2026-07-28"]

  /// The one to go on with after a handshake that asks for `wanted`.
  static func agreed(_ wanted: String?) -> String {
    wanted.flatMap { handshake.contains($0) ? $0 : nil } ?? "2025-11-25"
  }
}
