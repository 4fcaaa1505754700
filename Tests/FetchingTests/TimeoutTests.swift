import Domain
import Support
import Testing

@Suite("Limits of time")
struct TimeoutTests {
  let client = Client()

  @Test("A silent peer is given up before the head")
  func silentBeforeHead() async throws {
    let server = try ScriptedServer(ScriptedReply([.waitForHangUp]))
    let limits = FetchLimits(connect: 120, idle: 0.05, total: 300)
    let failure = try await client.failure(client.request(server.url, limits: limits))
    #expect(failure?.kind == .idleTimeout)
    #expect(failure?.message.contains("0,1 saniye") == true)
    await server.waitForHangUps()
  }

  @Test("A peer that falls silent in the body is given up, and what it said is kept")
  func silentInBody() async throws {
    let server = try ScriptedServer(.chunked(["bir"], ending: .waitForHangUp))
    let limits = FetchLimits(connect: 120, idle: 0.5, total: 300)
    let response = try await client.open(client.request(server.url, limits: limits))
    #expect(try await response.next() == Array("bir".utf8))
    let failure = await #expect(throws: FetchFailure.self) { try await response.next() }
    #expect(failure?.kind == .idleTimeout)
    await server.waitForHangUps()
  }

  @Test("A slow peer that is never silent for long may take longer than the idle limit")
  func slow() async throws {
    let drops = (0..<60).flatMap { _ in
      [ScriptedReply.Step.idle(milliseconds: 20), .bytes(ScriptedReply.chunk([120]))]
    }
    let end = ScriptedReply.Step.bytes(Array("0\r\n\r\n".utf8))
    let head = ScriptedReply.head(200, [("Transfer-Encoding", "chunked")])
    let server = try ScriptedServer(ScriptedReply([.bytes(head)] + drops + [end]))
    let limits = FetchLimits(connect: 120, idle: 1, total: 300)
    #expect(try await client.text(client.request(server.url, limits: limits)).count == 60)
  }

  @Test("A reader who is slower than the idle limit does not make the peer silent")
  func slowReader() async throws {
    let count = 4_000_000
    let head = ScriptedReply.head(200, [("Content-Length", "\(count)")])
    let piece = [UInt8](repeating: 120, count: 10_000)
    let server = try ScriptedServer(
      { seen in
        seen.target == "/clock"
          ? ScriptedReply([.idle(milliseconds: 700), .bytes(ScriptedReply.head(204))])
          : ScriptedReply([.bytes(head), .again(piece, times: count / piece.count)])
      })
    let limits = FetchLimits(connect: 120, idle: 0.5, total: 300)
    let response = try await client.open(client.request(server.url, limits: limits))
    // Another exchange of 0.7 s is the reader's nap.
    _ = try await client.text(client.request(server.url + "/clock"))
    #expect(try await response.body().count == count)
  }

  @Test("A peer that drips for ever meets the total limit")
  func total() async throws {
    let drops = (0..<10_000).flatMap { _ in
      [ScriptedReply.Step.idle(milliseconds: 5), .bytes(ScriptedReply.chunk([120]))]
    }
    let head = ScriptedReply.head(200, [("Transfer-Encoding", "chunked")])
    let server = try ScriptedServer(ScriptedReply([.bytes(head)] + drops))
    let limits = FetchLimits(connect: 120, idle: 120, total: 0.15)
    #expect(
      try await client.failure(client.request(server.url, limits: limits))?.kind == .totalTimeout)
    await server.waitForHangUps()
  }

  @Test("A peer that takes the connection but never greets meets the limit for connecting")
  func connect() async throws {
    let server = try ScriptedServer(.whole(200))
    let limits = FetchLimits(connect: 0.1, idle: 120, total: 300)
    let url = "https://127.0.0.1:\(server.port)/"
    let failure = try await client.failure(client.request(url, limits: limits))
    #expect(failure?.kind == .connectTimeout)
  }
}
