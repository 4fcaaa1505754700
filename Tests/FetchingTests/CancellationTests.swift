import Domain
import Fetching
import Support
import Testing

@Suite("Cancellation")
struct CancellationTests {
  let client = Client()

  @Test("Cancelling the task before the head closes the connection")
  func beforeHead() async throws {
    let server = try ScriptedServer(ScriptedReply([.waitForHangUp]))
    let task = Task { try await client.open(client.request(server.url)) }
    await server.waitForRequests()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await server.waitForHangUps()
  }

  @Test("Cancelling the task in the body closes the connection, however often")
  func inBody() async throws {
    let server = try ScriptedServer(.chunked(["bir"], ending: .waitForHangUp))
    for round in 1...30 {
      let before = server.requests.count
      let task = Task {
        let response = try await client.open(client.request(server.url))
        #expect(try await response.next() == Array("bir".utf8))
        return try await response.next()
      }
      if round.isMultiple(of: 2) { await server.waitForRequests(before + 1) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    await server.waitForHangUps(15)
  }

  @Test("A task that is cancelled before it begins sends nothing on")
  func atOnce() async throws {
    let server = try ScriptedServer(.whole(200))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.open(client.request(server.url))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await client.text(client.request(server.url)) == "")
  }

  @Test("Closing a response closes the connection, and its reader learns of it")
  func close() async throws {
    let server = try ScriptedServer(.chunked(["bir"], ending: .waitForHangUp))
    let response = try await client.open(client.request(server.url))
    let reader = Task { try await response.body() }
    response.close()
    await #expect(throws: CancellationError.self) { try await reader.value }
    await server.waitForHangUps()
    response.close()
  }

  @Test("A response that nobody holds any more closes its connection")
  func forgotten() async throws {
    let server = try ScriptedServer(.chunked(["bir"], ending: .waitForHangUp))
    _ = try await client.open(client.request(server.url))
    await server.waitForHangUps()
  }

  @Test("Cancelling a paused transfer closes the connection")
  func paused() async throws {
    let head = ScriptedReply.head(200, [("Content-Length", "1000000000")])
    let piece = [UInt8](repeating: 120, count: 100_000)
    let server = try ScriptedServer(ScriptedReply([.bytes(head), .again(piece, times: 10_000)]))
    let response = try await client.open(client.request(server.url))
    _ = try await response.next()
    response.close()
    await server.waitForHangUps()
  }

  @Test("Cancelling the wait between two tries ends the request")
  func inWait() async throws {
    let server = try ScriptedServer(.whole(503))
    let curl = Curl.waitingForCancellation()
    let request = client.request(server.url, waits: [1])
    let task = Task { try await curl.fetcher.open(request) }
    await server.waitForRequests()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(server.requests.count == 1)
  }

  @Test("After a cancellation the next request works")
  func next() async throws {
    let server = try ScriptedServer { seen in
      seen.target == "/long" ? ScriptedReply([.waitForHangUp]) : .whole(200, [], "tamam")
    }
    let task = Task { try await client.open(client.request(server.url + "/long")) }
    await server.waitForRequests()
    task.cancel()
    #expect(try await client.text(client.request(server.url)) == "tamam")
  }
}
