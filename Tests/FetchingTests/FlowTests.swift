import Domain
import Fetching
import Support
import Testing

@Suite("Back-pressure")
struct FlowTests {
  @Test("200 MB pass through little memory, whatever the reader does")
  func bounded() async throws {
    let client = Client()
    let count = 200_000_000
    let piece = [UInt8](repeating: 120, count: 100_000)
    let head = ScriptedReply.head(200, [("Content-Length", "\(count)")])
    let server = try ScriptedServer(
      ScriptedReply([.bytes(head), .again(piece, times: count / piece.count)]))
    let limits = FetchLimits(connect: 120, idle: 120, total: 300, body: nil)
    let response = try await client.open(client.request(server.url, limits: limits))
    var read = 0
    while let bytes = try await response.next() {
      read += bytes.count
      if read.isMultiple(of: 7) { await Task.yield() }
    }
    #expect(read == count)
    #expect(client.curl.heldAtMost > 0)
    #expect(client.curl.heldAtMost <= 262_144 + 65_536)
  }

  @Test("A reader who does not read stops the sender; others go on meanwhile")
  func paused() async throws {
    let client = Client()
    let piece = [UInt8](repeating: 120, count: 100_000)
    let server = try ScriptedServer { seen in
      guard seen.target == "/big" else { return .whole(200, [], "küçük") }
      let head = ScriptedReply.head(200, [("Content-Length", "20000000")])
      return ScriptedReply([.bytes(head), .again(piece, times: 200)])
    }
    let big = try await client.open(client.request(server.url + "/big"))
    for _ in 0..<50 { #expect(try await client.text(client.request(server.url)) == "küçük") }
    #expect(client.curl.heldAtMost <= 262_144 + 65_536)
    #expect(try await big.body().count == 20_000_000)
  }

  @Test("A packed body that unpacks to a lot is held back too")
  func packed() async throws {
    let client = Client()
    let head = ScriptedReply.head(
      200, [("Content-Encoding", "gzip"), ("Content-Length", "\(FailureTests.packed.count)")])
    let server = try ScriptedServer(ScriptedReply([.bytes(head + FailureTests.packed)]))
    let response = try await client.open(client.request(server.url))
    _ = try await client.text(client.request(server.url))
    #expect(try await response.body().count == 1_000_000)
    #expect(client.curl.heldAtMost <= 262_144 + 65_536)
  }

  @Test(
    "An answer in drops comes whole and in order, whatever their size",
    arguments: [1, 3, 7, 64, 100_000])
  func drops(size: Int) async throws {
    let client = Client()
    let text = (0..<min(150, 40 * size)).map { "\($0) süt, " }.joined()
    let body = Array(text.utf8)
    let head = ScriptedReply.head(200, [("Content-Length", "\(body.count)")])
    let server = try ScriptedServer(ScriptedReply([.bytes(head), .pieces(body, size: size)]))
    let response = try await client.open(client.request(server.url))
    response.gather()
    var read: [UInt8] = []
    while let bytes = try await response.next() {
      #expect(!bytes.isEmpty)
      read += bytes
    }
    #expect(read == body)
    #expect(client.curl.heldAtMost <= body.count)
  }

  @Test("What has come of an answer in drops is told while more is waited for")
  func told() async throws {
    let client = Client()
    let gate = ScriptedGate()
    let body = [UInt8](repeating: 120, count: 1_000)
    let head = ScriptedReply.head(200, [("Content-Length", "2000")])
    let server = try ScriptedServer(
      ScriptedReply([.bytes(head), .pieces(body, size: 5), .wait(gate), .pieces(body, size: 5)]))
    let response = try await client.open(client.request(server.url))
    response.gather()
    var read = 0
    while read < 1_000 { read += try await response.next()?.count ?? 0 }
    #expect(read == 1_000)
    gate.open()
    while let bytes = try await response.next() { read += bytes.count }
    #expect(read == 2_000)
  }

  @Test("Closing an answer in drops hangs up, and the next request works")
  func closed() async throws {
    let client = Client()
    let body = [UInt8](repeating: 120, count: 1_000)
    let server = try ScriptedServer { seen in
      guard seen.target == "/drops" else { return .whole(200, [], "tamam") }
      let head = ScriptedReply.head(200, [("Content-Length", "2000")])
      return ScriptedReply([.bytes(head), .pieces(body, size: 5), .waitForHangUp])
    }
    let response = try await client.open(client.request(server.url + "/drops"))
    response.gather()
    var read = 0
    while read < 500 { read += try await response.next()?.count ?? 0 }
    response.close()
    await server.waitForHangUps()
    #expect(try await client.text(client.request(server.url)) == "tamam")
  }
}
