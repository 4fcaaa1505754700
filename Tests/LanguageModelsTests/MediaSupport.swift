import Domain
import Foundation
import LanguageModels
import Support
import Synchronization

/// A recorded response: its status, its headers and its body.
struct RecordedResponse: Sendable {
  var status: Int
  var headers: [FetchHeader]
  var body: [UInt8]

  /// Reads `Tests/Fixtures/models/NAME`; a file without a head is the body of a 200.
  init(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "Fixtures/models/\(name)")))
    status = 200
    headers = []
    body = bytes
    guard bytes.starts(with: "HTTP/".utf8) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n") ?? text.range(of: "\n\n") else { return }
    let lines = text[..<end.lowerBound].split(whereSeparator: \.isNewline)
    status = lines.first.flatMap { Int($0.split(separator: " ")[1]) } ?? 200
    headers = lines.dropFirst().compactMap { line in
      line.range(of: ": ").map {
        FetchHeader(String(line[..<$0.lowerBound]), String(line[$0.upperBound...]))
      }
    }
    body = Array(text[end.upperBound...].utf8)
  }

  init(status: Int = 200, text: String) {
    self.status = status
    headers = []
    body = Array(text.utf8)
  }
}

/// A server that answers from a list and remembers what it was asked.
final class ScriptedServer: Sendable {
  private struct State {
    var answers: [Result<RecordedResponse, FetchFailure>]
    var asked: [FetchRequest] = []
    var closed = 0
  }

  private let state: Mutex<State>
  private let size: Int
  private let breaksOff: FetchFailure?

  /// Serves bodies in pieces of `size` bytes, and breaks off after the last where told to.
  init(
    _ answers: [Result<RecordedResponse, FetchFailure>], size: Int = 7,
    breaksOff: FetchFailure? = nil
  ) {
    state = Mutex(State(answers: answers))
    self.size = size
    self.breaksOff = breaksOff
  }

  convenience init(_ answers: RecordedResponse..., size: Int = 7) {
    self.init(answers.map(Result.success), size: size)
  }

  var asked: [FetchRequest] { state.withLock { $0.asked } }
  var closed: Int { state.withLock { $0.closed } }

  var fetcher: Fetcher {
    Fetcher { [self] request in
      let answer = try state.withLock { state in
        state.asked.append(request)
        guard !state.answers.isEmpty else {
          throw FetchFailure(kind: .refused, message: "Bağlantı kurulamadı.")
        }
        return try state.answers.removeFirst().get()
      }
      let rest = Rest(Scene.chunks(of: answer.body, size), breaksOff)
      return FetchResponse(
        status: answer.status, headers: answer.headers, next: { try rest.next() },
        close: { [self] in state.withLock { $0.closed += 1 } })
    }
  }

  /// The pieces of one body that are still to come.
  private final class Rest: Sendable {
    private let pieces: Mutex<ArraySlice<[UInt8]>>
    private let fault: FetchFailure?

    init(_ pieces: [[UInt8]], _ fault: FetchFailure?) {
      self.pieces = Mutex(pieces[...])
      self.fault = fault
    }

    func next() throws -> [UInt8]? {
      if let piece = pieces.withLock({ $0.popFirst() }) { return piece }
      if let fault { throw fault }
      return nil
    }
  }
}

/// What a reply came to.
struct ReadReply: Equatable {
  var text = ""
  var calls: [ToolCall] = []
  var usage: TokenUsage?
  var finish: ModelFinish?
  var notices: [String] = []
  var failure: ModelFailure?

  mutating func add(_ piece: ModelPiece) {
    switch piece {
    case .text(let words): text += words
    case .call(let call): calls.append(call)
    case .usage(let tokens): usage = tokens
    case .finish(let end): finish = end
    case .notice(let words): notices.append(words)
    }
  }
}

/// What the tests of Gemini, Ollama and the media share.
enum Scene {
  /// Bytes in pieces of at most `size`.
  static func chunks(of bytes: [UInt8], _ size: Int) -> [[UInt8]] {
    stride(from: 0, to: bytes.count, by: size).map {
      Array(bytes[$0..<min($0 + size, bytes.count)])
    }
  }

  /// The sizes at which every recorded stream is read.
  static let chunkSizes = [1, 3, 7, 64, Int.max / 2]

  /// Reads bytes to their end, in pieces.
  static func outcome(of bytes: [UInt8], in pieces: [[UInt8]], by reader: some ReplyReader)
    -> ReadReply
  {
    var reader = reader
    var read = ReadReply()
    var found: [ModelPiece] = []
    do throws(ModelFailure) {
      for piece in pieces { try reader.feed(piece, into: &found) }
      try reader.finish(into: &found)
    } catch {
      read.failure = error
    }
    for piece in found { read.add(piece) }
    return read
  }

  /// Reads a model's stream to its end.
  static func outcome(of stream: AsyncThrowingStream<ModelPiece, any Error>) async throws
    -> ReadReply
  {
    var outcome = ReadReply()
    do {
      for try await piece in stream { outcome.add(piece) }
    } catch let failure as ModelFailure {
      outcome.failure = failure
    }
    return outcome
  }

  /// `bytes` with a few bytes changed, dropped, doubled or cut away, in pieces of odd sizes.
  static func damaged(_ bytes: [UInt8], by numbers: inout SplitMix) -> [[UInt8]] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 0...3, using: &numbers) where bytes.count > 4 {
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(UInt8(ascii: "\""), at: place)
      case 3: bytes.removeSubrange(place..<min(place + 20, bytes.count))
      default: bytes.removeSubrange(place...)
      }
    }
    var pieces: [[UInt8]] = []
    while !bytes.isEmpty {
      let size = min(Int.random(in: 1...90, using: &numbers), bytes.count)
      pieces.append(Array(bytes.prefix(size)))
      bytes.removeFirst(size)
    }
    return pieces
  }

  /// A request with a system text, one tool and the given messages.
  static func request(_ messages: [Message], system: String = "Sen balli’sin.") -> ModelRequest {
    let tool = ToolDescription(
      name: "glikoz_kaydet", summary: "Kan şekerini kaydeder.",
      schema: ToolSchema(.number("deger", "mg/dL", in: 10...900, required: true)))
    return ModelRequest(
      system: system, messages: messages, tools: [tool],
      now: Date(timeIntervalSince1970: 1_795_000_000), zone: .fixed(10_800))
  }

  /// A message of a moment that does not matter.
  static func message(
    _ role: Message.Role, _ text: String = "", calls: [ToolCall] = [], results: [ToolResult] = []
  ) -> Message {
    Message(
      role: role, text: text, calls: calls, results: results,
      at: Date(timeIntervalSince1970: 1_795_000_000))
  }
}
