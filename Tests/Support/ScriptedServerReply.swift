/// What a scripted server does with one request: steps, one after the other.
///
///     ScriptedReply.whole(200, [("Content-Type", "text/plain")], "merhaba")
///     ScriptedReply.chunked(["mer", "haba"], ending: .cut)
package struct ScriptedReply: Sendable {
  /// One thing that the server does.
  package enum Step: Sendable {
    /// Sends bytes at once.
    case bytes([UInt8])
    /// Sends bytes in small pieces, each when the peer's system has taken the one before.
    case pieces([UInt8], size: Int)
    /// Sends the same bytes again and again, as fast as they are taken.
    case again([UInt8], times: Int)
    /// Does nothing for so long, unless the client hangs up; then the script is over.
    case idle(milliseconds: Int)
    /// Does nothing until the client hangs up, or the server is stopped.
    case waitForHangUp
    /// Waits until a test opens the gate, or the client hangs up.
    case wait(ScriptedGate)
    /// Closes the connection politely (FIN).
    case cut
    /// Tears the connection down (RST).
    case reset
  }

  /// What is done, in this order.
  package var steps: [Step]

  /// A reply made of steps.
  package init(_ steps: [Step]) { self.steps = steps }

  /// A reply with its length; the connection stays open for the next request.
  package static func whole(
    _ status: Int, _ headers: [(String, String)] = [], _ body: String = "", size: Int? = nil
  ) -> ScriptedReply {
    let bytes = Array(body.utf8)
    let head = head(status, headers + [("Content-Length", "\(bytes.count)")])
    return ScriptedReply([size.map { .pieces(head + bytes, size: $0) } ?? .bytes(head + bytes)])
  }

  /// A reply that claims another length than it has, and then ends so.
  package static func wrongLength(
    _ length: Int, body: String, ending: Step = .cut
  ) -> ScriptedReply {
    ScriptedReply([
      .bytes(head(200, [("Content-Length", "\(length)")]) + Array(body.utf8)), ending,
    ])
  }

  /// A reply in chunks (RFC 9112, 7.1); where an `ending` is given, the last chunk is missing and
  /// the reply ends so.
  package static func chunked(
    _ chunks: [String], status: Int = 200, headers: [(String, String)] = [], ending: Step? = nil
  ) -> ScriptedReply {
    let head = head(status, headers + [("Transfer-Encoding", "chunked")])
    let steps = chunks.map { Step.bytes(chunk(Array($0.utf8))) }
    return ScriptedReply([.bytes(head)] + steps + [ending ?? .bytes(Array("0\r\n\r\n".utf8))])
  }

  /// A redirect without a body.
  package static func redirect(_ status: Int, to location: String) -> ScriptedReply {
    whole(status, [("Location", location)])
  }

  /// The bytes of a file in the form of a recorded exchange, head and body, sent as they are; ends
  /// with the connection.
  package static func recorded(_ bytes: [UInt8], size: Int? = nil, ending: Step = .cut) -> Self {
    ScriptedReply([size.map { .pieces(bytes, size: $0) } ?? .bytes(bytes), ending])
  }

  /// The bytes of a head.
  package static func head(_ status: Int, _ headers: [(String, String)] = []) -> [UInt8] {
    let lines = headers.map { "\($0.0): \($0.1)\r\n" }.joined()
    return Array("HTTP/1.1 \(status) Scripted\r\n\(lines)\r\n".utf8)
  }

  /// The bytes of one chunk of a chunked body.
  package static func chunk(_ bytes: [UInt8]) -> [UInt8] {
    Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
  }
}

/// A request as the scripted server saw it.
package struct SeenRequest: Sendable, Equatable {
  /// As in `POST`.
  package var method: String
  /// Path and query, as they were sent.
  package var target: String
  /// In the order in which they came.
  package var headers: [Header]
  /// The whole body.
  package var body: [UInt8]
  /// Which of the server's connections it came through, from 0.
  package var connection: Int

  /// One header line.
  package struct Header: Sendable, Equatable {
    /// As it was sent.
    package var name: String
    /// Without the space before it.
    package var value: String
  }

  /// The value of a header, whatever the case of its name.
  package func header(_ name: String) -> String? {
    headers.last { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The body as text.
  package var text: String { String(decoding: body, as: UTF8.self) }
}
