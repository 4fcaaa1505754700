import Domain
import LanguageModels
import Support
import Testing

struct GeminiReplyTests {
  struct Case: Sendable {
    var name: String
    var text = ""
    var calls: [ToolCall] = []
    var usage: TokenUsage?
    var finish: ModelFinish?
    var code: String?
  }

  static let seal = ThoughtSeal.json("aW16YS0x")
  static let tokens = TokenUsage(input: 12, output: 18)
  static let cases = [
    Case(name: "metin.sse", text: "Kan şekeri 🍎 ölçümü.", usage: tokens),
    Case(name: "metin_no_alt_sse.json", text: "Kan şekeri 🍎 ölçümü.", usage: tokens),
    Case(
      name: "arac.sse",
      calls: [
        ToolCall(id: "fc1", name: "glikoz_kaydet", arguments: ["deger_mg_dl": 142], extra: seal)
      ], usage: tokens),
    Case(
      name: "paralel.sse",
      calls: [
        ToolCall(id: "fc1", name: "glikoz_kaydet", arguments: ["deger_mg_dl": 142], extra: seal),
        ToolCall(id: "fc2", name: "makale_ara", arguments: ["sorgu": "metformin"]),
      ], usage: tokens),
    Case(name: "bozuk.sse", code: "badAnswer"),
    Case(name: "gorsel.sse", text: "İşte:", usage: tokens),
    Case(name: "guvenlik.sse", text: "Başl", usage: tokens, finish: .filtered),
    Case(name: "istem_engel.sse", code: "blocked"),
  ]

  @Test("Every recorded stream means the same at every chunk size", arguments: cases)
  func recorded(_ test: Case) throws {
    let body = try RecordedResponse("gemini/\(test.name)").body
    #expect(!Self.cases.isEmpty)
    for size in Scene.chunkSizes {
      let read = Scene.outcome(
        of: body, in: Scene.chunks(of: body, size), by: GeminiReply())
      #expect(read.text == test.text)
      #expect(read.calls == test.calls)
      #expect(read.usage == test.usage)
      #expect(read.finish == test.finish)
      #expect(read.failure?.code == test.code)
      #expect(read.notices.isEmpty == (test.finish != .filtered))
    }
  }

  @Test("A picture in a reply is kept with the kind that its bytes say")
  func picture() throws {
    let body = try RecordedResponse("gemini/gorsel.sse").body
    var reply = GeminiReply()
    var pieces: [ModelPiece] = []
    try reply.feed(body, into: &pieces)
    try reply.finish(into: &pieces)
    #expect(reply.media.map(\.mime) == ["image/png"])
  }

  struct Ending: Sendable {
    var reason: String
    var code: String?
    var finish: ModelFinish?
    var isRetryable = false
  }

  static let endings = [
    Ending(reason: "STOP"),
    Ending(reason: "MAX_TOKENS", finish: .length),
    Ending(reason: "SAFETY", code: "blocked"),
    Ending(reason: "RECITATION", code: "blocked"),
    Ending(reason: "LANGUAGE", code: "blocked"),
    Ending(reason: "BLOCKLIST", code: "blocked"),
    Ending(reason: "PROHIBITED_CONTENT", code: "blocked"),
    Ending(reason: "SPII", code: "blocked"),
    Ending(reason: "IMAGE_SAFETY", code: "blocked"),
    Ending(reason: "IMAGE_PROHIBITED_CONTENT", code: "blocked"),
    Ending(reason: "IMAGE_RECITATION", code: "blocked"),
    Ending(reason: "NO_IMAGE", code: "badAnswer", isRetryable: true),
    Ending(reason: "OTHER", code: "badAnswer", isRetryable: true),
    Ending(reason: "MALFORMED_FUNCTION_CALL", code: "badAnswer", isRetryable: true),
    Ending(reason: "UNEXPECTED_TOOL_CALL", code: "badAnswer", isRetryable: true),
    Ending(reason: "TOO_MANY_TOOL_CALLS", code: "badAnswer", isRetryable: true),
    Ending(reason: "MISSING_THOUGHT_SIGNATURE", code: "badAnswer", isRetryable: true),
    Ending(reason: "FINISH_REASON_UNSPECIFIED", code: "incomplete", isRetryable: true),
    Ending(reason: "A_REASON_OF_TOMORROW", code: "badAnswer", isRetryable: true),
  ]

  @Test("Every finish reason has its meaning where nothing was said", arguments: endings)
  func ends(_ test: Ending) {
    let read = Self.read(#"{"candidates":[{"finishReason":"\#(test.reason)"}]}"#)
    #expect(read.failure?.code == test.code)
    #expect(read.finish == test.finish)
    #expect((read.failure?.isRetryable ?? false) == test.isRetryable)
    #expect(read.failure?.message.hasSuffix(".") ?? true)
  }

  struct Chunk: Sendable {
    var name: String
    var json: String
    var text = ""
    var calls: [ToolCall] = []
    var code: String?
  }

  static let stop = #""finishReason":"STOP""#
  static let chunks = [
    Chunk(
      name: "thoughts are left out",
      json: #"{"candidates":[{"content":{"parts":[{"text":"Hmm","thought":true},{"text":"Evet"}]},"#
        + stop + "}]}", text: "Evet"),
    Chunk(name: "no content", json: "{\"candidates\":[{\(stop)}]}"),
    Chunk(name: "content without parts", json: "{\"candidates\":[{\"content\":{},\(stop)}]}"),
    Chunk(name: "null parts", json: "{\"candidates\":[{\"content\":{\"parts\":null},\(stop)}]}"),
    Chunk(
      name: "calls without ids and arguments get both",
      json: #"{"candidates":[{"content":{"parts":[{"functionCall":{"name":"a"}},"#
        + #"{"functionCall":{"name":"b","args":{"x":1}}}]},"# + stop + "}]}",
      calls: [
        ToolCall(id: "call_1", name: "a", arguments: .object([])),
        ToolCall(id: "call_2", name: "b", arguments: ["x": 1]),
      ]),
    Chunk(
      name: "arguments as text",
      json: #"{"candidates":[{"content":{"parts":[{"functionCall":{"id":"f","name":"a","args":"#
        + #""{\"x\":1}"}}]},"# + stop + "}]}",
      calls: [ToolCall(id: "f", name: "a", arguments: ["x": 1])]),
    Chunk(
      name: "a call without a name",
      json: #"{"candidates":[{"content":{"parts":[{"functionCall":{"args":{}}}]},"# + stop + "}]}",
      code: "badAnswer"),
    Chunk(
      name: "an error in the stream", json: #"{"error":{"code":503,"message":"overloaded"}}"#,
      code: "serverError"),
    Chunk(
      name: "an error in a list", json: #"[{"error":{"code":429,"status":"RESOURCE_EXHAUSTED"}}]"#,
      code: "rateLimited"),
    Chunk(name: "no JSON", json: "{nope", code: "badAnswer"),
    Chunk(name: "another kind of JSON", json: "42", code: "badAnswer"),
    Chunk(name: "an unfinished reply", json: #"{"candidates":[]}"#, code: "incomplete"),
    Chunk(
      name: "very deep JSON", json: String(repeating: "[", count: 20_000), code: "badAnswer"),
  ]

  @Test("Odd chunks are read for what they are", arguments: chunks)
  func odd(_ test: Chunk) {
    let read = Self.read(test.json)
    #expect(read.text == test.text)
    #expect(read.calls == test.calls)
    #expect(read.failure?.code == test.code)
  }

  @Test("The seal of the words before a call travels with the call")
  func sealOfWords() {
    let read = Self.read(
      #"{"candidates":[{"content":{"parts":[{"text":"","thoughtSignature":"T"},"#
        + #"{"functionCall":{"name":"a"},"thoughtSignature":"C"}]},"# + Self.stop + "}]}")
    let google = read.calls.first?.extra?["extra_content"]?["google"]
    #expect(google?["text_thought_signature"] == "T")
    #expect(google?["thought_signature"] == "C")
  }

  @Test("A page of HTML, an empty body and a cut body are no answers")
  func notAReply() {
    let cases = [
      ("<!doctype html><p>502", "badAnswer"), ("", "incomplete"), ("  \n", "incomplete"),
      ("data: {\"candi", "incomplete"),
      ("[{\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"Bi", "incomplete"),
    ]
    #expect(!cases.isEmpty)
    for (body, code) in cases {
      let read = Scene.outcome(
        of: Array(body.utf8), in: Scene.chunks(of: Array(body.utf8), 3), by: GeminiReply())
      #expect(read.failure?.code == code, "\(body)")
    }
  }

  @Test("Damaged streams end in pieces or in a failure that says what to do")
  func damage() throws {
    var numbers = SplitMix(state: 7)
    let bodies = try Self.cases.map { try RecordedResponse("gemini/\($0.name)").body }
    #expect(!bodies.isEmpty)
    for round in 0..<2_000 {
      let pieces = Scene.damaged(bodies[round % bodies.count], by: &numbers)
      let read = Scene.outcome(of: pieces.flatMap { $0 }, in: pieces, by: GeminiReply())
      if let failure = read.failure { #expect(failure.message.hasSuffix(".")) }
    }
  }

  @Test("Every cut of a stream is told from a whole one")
  func cuts() throws {
    let body = try RecordedResponse("gemini/metin.sse").body
    let last = body.count - 4
    for end in stride(from: 0, to: last, by: 5) {
      let cut = Array(body[..<end])
      let read = Scene.outcome(of: cut, in: [cut], by: GeminiReply())
      #expect(read.failure?.code == "incomplete")
    }
  }

  private static func read(_ json: String) -> ReadReply {
    let bytes = Array("data: \(json)\r\n\r\n".utf8)
    return Scene.outcome(of: bytes, in: [bytes], by: GeminiReply())
  }
}

/// A thought signature as calls carry it.
enum ThoughtSeal {
  static func json(_ text: String) -> JSON {
    ["extra_content": ["google": ["thought_signature": .string(text)]]]
  }
}
