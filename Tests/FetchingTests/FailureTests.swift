import Domain
import Support
import Testing

@Suite("Exchanges that fail")
struct FailureTests {
  let client = Client()

  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var reply: ScriptedReply
    var kind: FetchFailure.Kind
    /// What was read before the failure; nil where there was not even a head.
    var read: String?

    var testDescription: String { name }
  }

  static let faults: [Fault] = [
    Fault(name: "cut before the head", reply: ScriptedReply([.cut]), kind: .reset),
    Fault(name: "reset before the head", reply: ScriptedReply([.reset]), kind: .reset),
    Fault(
      name: "cut in the head", reply: .recorded(Array("HTTP/1.1 200 OK\r\nConte".utf8)),
      kind: .reset),
    Fault(
      name: "cut in a body with a length", reply: .wrongLength(10, body: "yarı"), kind: .reset,
      read: "yarı"),
    Fault(
      name: "cut in a chunked body", reply: .chunked(["bir", "iki"], ending: .cut),
      kind: .reset, read: "biriki"),
    Fault(
      name: "reset in a chunked body",
      reply: .chunked(["bir"], ending: .reset), kind: .reset, read: "bir"),
    Fault(
      name: "no HTTP at all", reply: .recorded(Array("SSH-2.0-OpenSSH_9.2\r\n".utf8)),
      kind: .malformed),
    Fault(
      name: "a status that is no number", reply: .recorded(Array("HTTP/1.1 abc OK\r\n\r\n".utf8)),
      kind: .malformed),
    Fault(
      name: "a head without end",
      reply: ScriptedReply([
        .bytes(Array("HTTP/1.1 200 OK\r\n".utf8)),
        .again(Array("X-Uzun: \(String(repeating: "x", count: 1000))\r\n".utf8), times: 100_000),
      ]), kind: .tooLarge),
    Fault(
      name: "a header line without end",
      reply: ScriptedReply([
        .bytes(Array("HTTP/1.1 200 OK\r\nX-Uzun: ".utf8)),
        .again([UInt8](repeating: 120, count: 10_000), times: 10_000),
      ]), kind: .tooLarge),
    Fault(
      name: "a body that is not packed as it says",
      reply: .whole(200, [("Content-Encoding", "gzip")], "düz metin"), kind: .malformed, read: ""),
    Fault(
      name: "a chunk without a size",
      reply: .recorded(ScriptedReply.head(200, [("Transfer-Encoding", "chunked")]) + [90, 13, 10]),
      kind: .reset, read: ""),
  ]

  @Test("Each fault is told as what it is, after all that came before it", arguments: faults)
  func fault(_ fault: Fault) async throws {
    let server = try ScriptedServer(fault.reply)
    var read: [UInt8] = []
    var hasHead = false
    do {
      let response = try await client.open(client.request(server.url))
      hasHead = true
      while let piece = try await response.next() { read += piece }
      Issue.record("no failure")
    } catch let failure as FetchFailure {
      #expect(failure.kind == fault.kind)
      #expect(failure.message.contains("127.0.0.1"))
    }
    // After a reset the kernel may throw away what was not read yet.
    let text = String(decoding: read, as: UTF8.self)
    if fault.name.hasPrefix("reset") {
      #expect((fault.read ?? "").hasPrefix(text))
    } else {
      #expect(hasHead == (fault.read != nil))
      #expect(text == fault.read ?? "")
    }
  }

  @Test("A cut at any byte gives a beginning of the reply and a failure, or the whole reply")
  func randomCuts() async throws {
    var seed = SplitMix(state: 20_261_121)
    let text = (0..<40).map { "data: {\"delta\": \"parça \($0)\"}\n\n" }.joined()
    let whole =
      ScriptedReply.head(200, [("Content-Type", "text/event-stream")])
      .dropLast(2) + Array("Transfer-Encoding: chunked\r\n\r\n".utf8)
      + ScriptedReply.chunk(Array(text.utf8)) + Array("0\r\n\r\n".utf8)
    for round in 0..<150 {
      let place = Int(seed.next() % UInt64(whole.count + 1))
      let size = Int(seed.next() % 400) + 1
      let ending: ScriptedReply.Step = seed.next() % 2 == 0 ? .cut : .reset
      let server = try ScriptedServer(
        .recorded(Array(whole[..<place]), size: size, ending: ending))
      var read: [UInt8] = []
      var failure: FetchFailure?
      do {
        let response = try await client.open(client.request(server.url))
        while let piece = try await response.next() { read += piece }
      } catch let error as FetchFailure { failure = error }
      #expect(text.utf8.starts(with: read), "round \(round)")
      if let failure {
        let isBareHead = place < 20 && failure.kind == .malformed
        #expect(failure.kind == .reset || isBareHead, "round \(round), \(place) bytes")
      } else {
        #expect(read.count == text.utf8.count, "round \(round), \(place) bytes")
      }
    }
  }

  @Test("A port on which nobody listens refuses; the message names the host and nothing else")
  func refused() async throws {
    let url = "http://127.0.0.1:\(try ScriptedServer.closedPort())/v1?key=GIZLI"
    let headers = [FetchHeader("Authorization", "Bearer GIZLI")]
    let failure = try await client.failure(client.request(url, headers: headers))
    #expect(failure?.kind == .refused)
    #expect(failure?.message.contains("127.0.0.1") == true)
    #expect(failure?.message.contains("GIZLI") == false)
  }

  @Test("A body may be as large as its limit and no larger")
  func bodyLimit() async throws {
    let server = try ScriptedServer(.whole(200, [], String(repeating: "x", count: 5000)))
    var limits = FetchLimits(body: 5000)
    #expect(try await client.failure(client.request(server.url, limits: limits)) == nil)
    limits.body = 4999
    #expect(
      try await client.failure(client.request(server.url, limits: limits))?.kind == .tooLarge)
  }

  /// A million zeros, packed by gzip to 1,003 bytes.
  static let packed: [UInt8] =
    [31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 237, 193, 1, 1, 0, 0, 0, 130, 32, 255, 175, 110, 72, 64, 1]
    + [UInt8](repeating: 0, count: 968) + [175, 6, 158, 203, 121, 18, 64, 66, 15, 0]

  @Test("A small packed body that unpacks to more than the limit is stopped")
  func bomb() async throws {
    let server = try ScriptedServer(
      ScriptedReply([
        .bytes(
          ScriptedReply.head(
            200, [("Content-Encoding", "gzip"), ("Content-Length", "\(Self.packed.count)")])
            + Self.packed)
      ]))
    let limits = FetchLimits(body: 100_000)
    #expect(
      try await client.failure(client.request(server.url, limits: limits))?.kind == .tooLarge)
    #expect(try await client.open(client.request(server.url)).body().count == 1_000_000)
  }
}
