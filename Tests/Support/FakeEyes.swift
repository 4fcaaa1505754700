package import Domain
import Foundation
import Synchronization

/// A service with a model that sees, as Gemini, an OpenAI-compatible server or Ollama would answer.
///
/// What a picture shows is written in its bytes (`png("tabak")`), so that nobody need draw one; for each
/// such word the service says what it is told to, or fails as the real ones do.
package final class FakeEyes: Sendable {
  /// What the service does about a picture.
  package enum Answer: Sendable {
    case says(String)
    /// A 400 that says that the model takes no pictures.
    case blind
    /// The service's own filter stops the answer.
    case filtered
    case status(Int)
    case network(FetchFailure.Kind)
  }

  private let answers: [String: Answer]
  private let seen = Mutex<[(url: String, picture: String, body: String)]>([])

  package init(_ answers: [String: Answer]) { self.answers = answers }

  /// Every picture that it was shown: where, and the word in it.
  package var shown: [(url: String, picture: String)] {
    seen.withLock { $0.map { ($0.url, $0.picture) } }
  }

  /// The bodies of all questions.
  package var bodies: [String] { seen.withLock { $0.map(\.body) } }

  /// A file that begins as a PNG does and says what it shows.
  package static func png(_ word: String) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array("resim:\(word):".utf8)
  }

  package var fetcher: Fetcher {
    Fetcher { [self] request in
      let body = String(decoding: request.body, as: UTF8.self)
      let word = Self.word(in: body)
      seen.withLock { $0.append((request.url, word, body)) }
      switch answers[word] ?? .status(404) {
      case .says(let text): return Self.response(200, Self.reply(text, request.url))
      case .blind:
        return Self.response(
          400,
          #"{"error":{"code":400,"message":"model does not support images","#
            + #""status":"INVALID_ARGUMENT","type":"invalid_request_error"}}"#)
      case .filtered: return Self.response(200, Self.filtered(request.url))
      case .status(let status): return Self.response(status, #"{"error":{"message":"no"}}"#)
      case .network(let kind): throw FetchFailure(kind: kind, message: "Yanıt gelmedi.")
      }
    }
  }

  /// The word in the one picture of a body.
  private static func word(in body: String) -> String {
    // The first bytes of every PNG, in base64.
    guard let start = body.firstRange(of: "iVBORw0KGgp") else { return "" }
    let text = body[start.lowerBound...].prefix { $0.isLetter || $0.isNumber || "+/=".contains($0) }
    let bytes = Data(base64Encoded: String(text)).map { [UInt8]($0) } ?? []
    let parts = String(decoding: bytes.dropFirst(8), as: UTF8.self).split(separator: ":")
    return parts.count > 1 ? String(parts[1]) : ""
  }

  // MARK: Wire

  static func reply(_ text: String, _ url: String) -> String {
    let quoted = JSON.string(text).text
    if url.contains("/api/chat") {
      return #"{"message":{"role":"assistant","content":\#(quoted)},"done":false}"# + "\n"
        + #"{"message":{"role":"assistant","content":""},"done":true,"done_reason":"stop"}"# + "\n"
    }
    if url.contains("GenerateContent") {
      return "data: "
        + #"{"candidates":[{"content":{"parts":[{"text":\#(quoted)}],"role":"model"},"#
        + #""finishReason":"STOP"}],"usageMetadata":{"promptTokenCount":1200,"#
        + #""candidatesTokenCount":90,"totalTokenCount":1290}}"# + "\r\n\r\n"
    }
    return "data: " + #"{"choices":[{"index":0,"delta":{"content":\#(quoted)}}]}"# + "\n\n"
      + "data: " + #"{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"#
      + "\n\ndata: [DONE]\n\n"
  }

  static func filtered(_ url: String) -> String {
    if url.contains("GenerateContent") {
      return "data: " + #"{"promptFeedback":{"blockReason":"PROHIBITED_CONTENT"}}"# + "\r\n\r\n"
    }
    return "data: " + #"{"choices":[{"index":0,"delta":{},"finish_reason":"content_filter"}]}"#
      + "\n\ndata: [DONE]\n\n"
  }

  static func response(_ status: Int, _ text: String) -> FetchResponse {
    let left = Mutex<[UInt8]?>(Array(text.utf8))
    return FetchResponse(
      status: status, headers: [FetchHeader("Content-Type", "application/json")],
      next: {
        left.withLock { left in
          defer { left = nil }
          return left
        }
      }, close: {})
  }
}
