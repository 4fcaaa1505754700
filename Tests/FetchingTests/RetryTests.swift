import Domain
import Support
import Testing

@Suite("Further tries")
struct RetryTests {
  @Test("What may be repeated is, after the given waits, and each wait is told first")
  func statuses() async throws {
    let client = Client(jitter: 1.25)
    let server = try ScriptedServer(.whole(503), .whole(429), .whole(500), .whole(200, [], "tamam"))
    let request = client.request(server.url, "POST", body: "gövde", waits: [1, 2, 4])
    #expect(try await client.text(request) == "tamam")
    #expect(client.naps == [1.25, 2.5, 5])
    #expect(client.waits.map(\.seconds) == client.naps)
    #expect(
      client.waits.map(\.reason) == [
        "sunucu şu anda yanıt veremiyor (503)", "istek sınırına ulaşıldı (429)",
        "sunucuda hata oluştu (500)",
      ])
    #expect(server.requests.map(\.text) == ["gövde", "gövde", "gövde", "gövde"])
  }

  @Test("The last answer is handed on whole when the waits are used up")
  func givenUp() async throws {
    let client = Client()
    let body = String(repeating: "meşgul ", count: 20_000)
    let server = try ScriptedServer(.whole(503, [("X-A", "b")], body))
    let response = try await client.open(client.request(server.url, waits: [1, 2]))
    #expect(response.status == 503)
    #expect(response.header("X-A") == "b")
    #expect(String(decoding: try await response.body(), as: UTF8.self) == body)
    #expect(client.naps == [1, 2])
    #expect(server.requests.count == 3)
  }

  @Test("An answer that may not be repeated is handed on whole, with what was read of its body")
  func refusedByCaller() async throws {
    let client = Client()
    let body = String(repeating: "Failed to parse ", count: 30_000)
    let server = try ScriptedServer(.whole(500, [], body))
    var request = client.request(server.url, waits: [1, 2])
    request.mayRepeat = { status, beginning in
      #expect(status == 500)
      #expect(beginning.count == 65_536)
      return !beginning.starts(with: Array("Failed to parse".utf8))
    }
    #expect(try await client.text(request) == body)
    #expect(client.naps.isEmpty)
    #expect(server.requests.count == 1)
  }

  @Test("Answers below 500 but 408 and 429 are never asked about", arguments: [200, 400, 404, 409])
  func settled(status: Int) async throws {
    let client = Client()
    let server = try ScriptedServer(.whole(status, [], "x"))
    var request = client.request(server.url, waits: [1])
    request.mayRepeat = { _, _ in
      Issue.record("asked")
      return true
    }
    #expect(try await client.open(request).status == status)
    #expect(server.requests.count == 1)
  }

  struct Wish: Sendable {
    var headers: [(String, String)]
    var seconds: Double
  }

  /// 2026-11-21 12:00:00 UTC.
  static let now = 1_795_262_400.0
  static let wishes: [Wish] = [
    Wish(headers: [("Retry-After", "7")], seconds: 7),
    Wish(headers: [("Retry-After", "2.5")], seconds: 2.5),
    Wish(headers: [("retry-after", "0.1")], seconds: 0.75),
    Wish(headers: [("Retry-After", "30")], seconds: 30),
    Wish(headers: [("Retry-After", "9"), ("retry-after-ms", "1500")], seconds: 1.5),
    Wish(headers: [("Retry-After", "Sat, 21 Nov 2026 12:00:30 GMT")], seconds: 30),
    Wish(headers: [("Retry-After", "Sat, 21 Nov 2026 11:00:00 GMT")], seconds: 0.75),
    Wish(headers: [("Retry-After", "yakında")], seconds: 0.75),
    Wish(headers: [("Retry-After", "-5")], seconds: 0.75),
    Wish(headers: [], seconds: 0.75),
  ]

  @Test("A wait is never shorter than the server asks", arguments: wishes)
  func retryAfter(_ wish: Wish) async throws {
    let client = Client(jitter: 0.75, now: Self.now)
    let server = try ScriptedServer(.whole(429, wish.headers), .whole(200, [], "tamam"))
    #expect(try await client.text(client.request(server.url, waits: [1])) == "tamam")
    #expect(client.naps == [wish.seconds])
  }

  @Test("Where the server wants more than 30 s its answer is handed on at once, with the wait")
  func tooLong() async throws {
    let client = Client(now: Self.now)
    let server = try ScriptedServer(
      .whole(429, [("Retry-After", "31")], "kota doldu"),
      .whole(503, [("Retry-After", "Sat, 21 Nov 2026 13:00:00 GMT")]))
    let response = try await client.open(client.request(server.url, waits: [1, 2]))
    #expect(response.retryAfter == 31)
    #expect(try await response.body() == Array("kota doldu".utf8))
    let later = try await client.open(client.request(server.url, waits: [1, 2]))
    #expect(later.retryAfter == 3_600)
    #expect(client.naps.isEmpty)
  }

  @Test("A connection that fails before the answer is tried again")
  func connections() async throws {
    let client = Client()
    let server = try ScriptedServer(
      ScriptedReply([.cut]), ScriptedReply([.reset]), .whole(200, [], "tamam"))
    #expect(try await client.text(client.request(server.url, waits: [1, 2])) == "tamam")
    #expect(client.waits.map(\.reason) == ["bağlantı koptu", "bağlantı koptu"])
    #expect(client.naps == [1, 2])
  }

  @Test("A server of this machine that is not running is told of at once")
  func notRunning() async throws {
    let client = Client()
    let closed = "http://127.0.0.1:\(try ScriptedServer.closedPort())"
    let failure = try await client.failure(client.request(closed, waits: [1, 2, 4]))
    #expect(failure?.kind == .refused)
    #expect(failure?.message.contains("sunucunun çalıştığından emin olun") == true)
    #expect(client.naps.isEmpty)
  }

  @Test("Once a body has begun nothing is tried again")
  func bodyBegun() async throws {
    let client = Client()
    let server = try ScriptedServer(.chunked(["bir"], ending: .reset))
    #expect(
      try await client.failure(client.request(server.url, waits: [1, 2]))?.kind == .reset)
    #expect(client.naps.isEmpty)
    #expect(server.requests.count == 1)
  }

  @Test("Silence, bad certificates and nonsense are not tried again")
  func hopeless() async throws {
    let client = Client()
    let silent = try ScriptedServer(ScriptedReply([.waitForHangUp]))
    let limits = FetchLimits(connect: 120, idle: 0.05, total: 300)
    let request = client.request(silent.url, limits: limits, waits: [1])
    #expect(try await client.failure(request)?.kind == .idleTimeout)
    let nonsense = try ScriptedServer(.recorded(Array("merhaba\r\n\r\n".utf8)))
    #expect(
      try await client.failure(client.request(nonsense.url, waits: [1]))?.kind == .malformed)
    #expect(client.naps.isEmpty)
  }

  @Test("A body that breaks off in an answer to be repeated does no harm")
  func brokenError() async throws {
    let client = Client()
    let server = try ScriptedServer(
      .chunked(["yük"], status: 503, ending: .cut), .whole(200, [], "tamam"))
    #expect(try await client.text(client.request(server.url, waits: [1])) == "tamam")
  }
}
