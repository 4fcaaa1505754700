import Domain
import Support
import Testing

@Suite("One exchange")
struct ExchangeTests {
  let client = Client()

  @Test("A reply arrives with its status, its headers and its body")
  func wholeReply() async throws {
    let server = try ScriptedServer(.whole(404, [("X-Bir", "  iki "), ("x-bir", "üç")], "şeker"))
    let response = try await client.open(client.request(server.url + "/a?b=c"))
    #expect(response.status == 404)
    #expect(
      response.headers.prefix(2) == [FetchHeader("X-Bir", "iki"), FetchHeader("x-bir", "üç")])
    #expect(String(decoding: try await response.body(), as: UTF8.self) == "şeker")
    #expect(try await response.next() == nil)
    #expect(server.requests.map(\.target) == ["/a?b=c"])
  }

  @Test("Method, headers and body go out as they are, and libcurl adds none of its own")
  func request() async throws {
    let server = try ScriptedServer(.whole(200))
    let body = String(repeating: "ölçüm ", count: 300_000)
    let headers = [FetchHeader("Authorization", "Bearer k"), FetchHeader("X-Bos", "")]
    for method in ["POST", "PUT", "DELETE", "PATCH"] {
      let request = client.request(server.url, method, headers: headers, body: body)
      #expect(try await client.text(request) == "")
    }
    #expect(server.requests.map(\.method) == ["POST", "PUT", "DELETE", "PATCH"])
    for seen in server.requests {
      #expect(seen.text == body)
      #expect(seen.header("authorization") == "Bearer k")
      #expect(seen.header("x-bos") == "")
      #expect(seen.header("expect") == nil)
      #expect(seen.header("content-type") == nil)
      #expect(seen.header("user-agent") == "balli")
      #expect(seen.header("accept-encoding")?.contains("gzip") == true)
    }
  }

  @Test("A POST without a body says that its length is 0; HEAD waits for no body")
  func emptyBodies() async throws {
    let server = try ScriptedServer { seen in
      seen.method == "HEAD"
        ? ScriptedReply([.bytes(ScriptedReply.head(200, [("Content-Length", "50")]))])
        : .whole(200, [], seen.header("Content-Length") ?? "none")
    }
    #expect(try await client.text(client.request(server.url, "POST")) == "0")
    #expect(try await client.text(client.request(server.url, "HEAD")) == "")
  }

  @Test("One connection serves all requests that follow each other")
  func reuse() async throws {
    let server = try ScriptedServer(.whole(200, [], "bir"), .chunked(["i", "ki"]))
    for _ in 0..<20 { _ = try await client.text(client.request(server.url)) }
    #expect(server.requests.count == 20)
    #expect(server.connections == 1)
  }

  @Test("A kept connection that the server has closed meanwhile is replaced unseen")
  func staleConnection() async throws {
    let once = ScriptedReply(ScriptedReply.whole(200, [], "tamam").steps + [.cut])
    let server = try ScriptedServer(once)
    for _ in 0..<3 { #expect(try await client.text(client.request(server.url)) == "tamam") }
    #expect(server.connections == 3)
  }

  @Test("Many exchanges run side by side on one thread")
  func parallel() async throws {
    let server = try ScriptedServer { .whole(200, [], $0.target, size: 7) }
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<40 {
        group.addTask { try await client.text(client.request(server.url + "/\(number)")) }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts == Set((0..<40).map { "/\($0)" }))
  }

  @Test("Each piece arrives before the next one is sent")
  func atOnce() async throws {
    let gates = (0..<5).map { _ in ScriptedGate() }
    let steps = gates.map { ScriptedReply.Step.wait($0) }.flatMap {
      [$0, .bytes(ScriptedReply.chunk(Array("data: x\n\n".utf8)))]
    }
    let server = try ScriptedServer(
      ScriptedReply(
        [.bytes(ScriptedReply.head(200, [("Transfer-Encoding", "chunked")]))] + steps
          + [.bytes(Array("0\r\n\r\n".utf8))]))
    let response = try await client.open(client.request(server.url))
    for gate in gates {
      gate.open()
      #expect(try await response.next() == Array("data: x\n\n".utf8))
    }
    #expect(try await response.next() == nil)
  }

  @Test("A reply is the same at every size of the pieces it comes in", arguments: [1, 3, 7, 64])
  func pieces(size: Int) async throws {
    let text = "data: {\"şeker\": 142}\r\n\r\n: nabız\n\ndata: [DONE]"
    let server = try ScriptedServer(.whole(200, [("A", "b")], text, size: size))
    #expect(try await client.text(client.request(server.url)) == text)
  }

  @Test("A body without a length ends with its connection")
  func untilClose() async throws {
    let head = Array("HTTP/1.0 200 OK\r\n\r\n".utf8)
    let server = try ScriptedServer(.recorded(head + Array("sona kadar".utf8)))
    #expect(try await client.text(client.request(server.url)) == "sona kadar")
  }

  @Test("Interim heads and trailers are not taken for the response")
  func interim() async throws {
    let text =
      "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n"
      + "\r\n2\r\nab\r\n0\r\nX-Son: 1\r\n\r\n"
    let server = try ScriptedServer(ScriptedReply([.bytes(Array(text.utf8))]))
    let response = try await client.open(client.request(server.url))
    #expect(response.status == 200)
    #expect(response.header("link") == nil)
    #expect(try await response.body() == Array("ab".utf8))
  }

  @Test("A compressed body arrives unpacked")
  func compressed() async throws {
    // gzip of "merhaba"
    let packed: [UInt8] = [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 203, 77, 45, 202, 72, 76, 74, 4, 0, 13, 249, 223, 118, 7, 0,
      0, 0,
    ]
    let head = ScriptedReply.head(
      200, [("Content-Encoding", "gzip"), ("Content-Length", "\(packed.count)")])
    let server = try ScriptedServer(ScriptedReply([.bytes(head + packed)]))
    #expect(try await client.text(client.request(server.url)) == "merhaba")
  }
}
