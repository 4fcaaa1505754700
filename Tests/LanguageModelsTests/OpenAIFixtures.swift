import Domain
import Foundation
import LanguageModels
import Testing

/// A recorded exchange: head and body.
struct Recording: Sendable, CustomTestStringConvertible {
  var name: String
  var status = 200
  var headers: [FetchHeader] = []
  var body: [UInt8]
  /// What a variant must come to.
  var expected: JSON?

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/models")

  /// The recordings whose names end so, in the order of their names.
  static func all(_ folder: String = "", suffix: String) throws -> [Recording] {
    let place = Self.folder.appending(path: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path())
    return try names.filter { $0.hasSuffix(suffix) }.sorted().map {
      try Recording(folder.isEmpty ? $0 : "\(folder)/\($0)")
    }
  }

  init(_ name: String) throws {
    self.name = name
    body = Array(try Data(contentsOf: Self.folder.appending(path: name)))
    if body.starts(with: "HTTP/1.1 ".utf8) { splitHead() }
    let place = Self.folder.appending(
      path: name.replacingOccurrences(of: ".sse", with: ".expected.json"))
    if name.hasSuffix(".sse"), let bytes = try? Data(contentsOf: place) {
      expected = try JSON(reading: Array(bytes))
    }
  }

  init(name: String, status: Int = 200, body: String) {
    self.name = name
    self.status = status
    self.body = Array(body.utf8)
  }

  private mutating func splitHead() {
    let text = Array(body)
    let ends = Array("\r\n\r\n".utf8)
    guard
      let end = text.indices.first(where: { text[$0...].starts(with: ends) })
    else { return }
    let lines = String(decoding: text[..<end], as: UTF8.self).components(separatedBy: "\r\n")
    status = Int(lines[0].split(separator: " ")[1]) ?? 0
    headers = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return FetchHeader(String(parts[0]), parts.count > 1 ? parts[1].dropFirst().description : "")
    }
    body = Array(text[(end + 4)...])
  }
}

/// The sizes of the pieces in which every recording is read; nil for all at once.
let chunkSizes: [Int?] = [1, 3, 7, 64, nil]

/// Cuts bytes into pieces of a size.
func chunks(_ bytes: [UInt8], of size: Int?) -> [[UInt8]] {
  guard let size, size < bytes.count else { return bytes.isEmpty ? [] : [bytes] }
  return stride(from: 0, to: bytes.count, by: size).map {
    Array(bytes[$0..<min($0 + size, bytes.count)])
  }
}

/// The tools of the recordings.
let recordedTools = ["glikoz_kaydet", "makale_ara", "gunluk_goster"]

/// What a reply came to, in the words of the expectations.
struct Meaning: Equatable {
  var text = ""
  var calls: [ToolCall] = []
  var finish = "stop"
  var usage: TokenUsage?
  var failure: ModelFailure?

  init(
    of body: [UInt8], size: Int?, tools: [String] = recordedTools, isConstrained: Bool = false
  ) {
    var reply = OpenAIReply(tools: tools, isConstrained: isConstrained, model: "openai:m")
    for bytes in chunks(body, of: size) { take(reply.feed(bytes)) }
    take(reply.finish())
    end(with: reply.failure)
  }

  init(pieces: [ModelPiece], failure: ModelFailure?) {
    take(pieces)
    end(with: failure)
  }

  private mutating func take(_ pieces: [ModelPiece]) {
    for piece in pieces {
      switch piece {
      case .text(let text): self.text += text
      case .call(let call): calls.append(call)
      case .usage(let usage): self.usage = usage
      case .finish(let end): finish = end.rawValue
      case .notice: break
      }
    }
  }

  private mutating func end(with failure: ModelFailure?) {
    self.failure = failure
    if let failure {
      finish = failure.code == "incomplete" ? "incomplete" : "error"
    } else if calls.contains(where: { $0.malformed != nil }) {
      finish = "bad_arguments"
      calls.removeAll { $0.malformed != nil }
    } else if !calls.isEmpty, finish == "stop" {
      finish = "tool_calls"
    }
  }
}
