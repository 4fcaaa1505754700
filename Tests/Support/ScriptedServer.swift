import Foundation
import Glibc
import Synchronization

/// An HTTP/1.1 server on loopback that says what its script says, faults included.
///
///     let server = try ScriptedServer(.whole(503), .whole(200, [], "tamam"))
///     let response = try await fetcher.open(FetchRequest(url: server.url + "/v1/models"))
///     #expect(server.requests.map(\.target) == ["/v1/models", "/v1/models"])
///
/// A thread for each connection, which waits by `poll` alone: no test has to sleep. Stops when it
/// goes away.
package final class ScriptedServer: Sendable {
  private let room: ScriptedRoom
  /// The port on 127.0.0.1.
  package let port: Int

  /// Opens a port; `answer` is asked for each request, in the order in which they come.
  package init(_ answer: @escaping @Sendable (SeenRequest) -> ScriptedReply) throws {
    let (listener, port) = try Self.listen()
    self.port = port
    room = ScriptedRoom(answer)
    Thread.detachNewThread { [room] in room.accept(on: listener) }
  }

  /// Opens a port; the replies are given in turn, the last one again and again.
  package convenience init(_ replies: ScriptedReply...) throws {
    try self.init(replies)
  }

  /// Opens a port; the replies are given in turn, the last one again and again.
  package convenience init(_ replies: [ScriptedReply]) throws {
    let next = Mutex(0)
    try self.init { _ in
      let place = next.withLock { next in
        defer { next += 1 }
        return next
      }
      return replies.isEmpty ? .whole(500) : replies[min(place, replies.count - 1)]
    }
  }

  deinit { room.stop() }

  /// Where it listens: `http://127.0.0.1:PORT`.
  package var url: String { "http://127.0.0.1:\(port)" }

  /// Every request it has seen so far, in order.
  package var requests: [SeenRequest] { room.seen.withLock { $0.requests } }

  /// How many connections were made.
  package var connections: Int { room.seen.withLock { $0.connections } }

  /// How many scripts were broken off by a client that hung up.
  package var hangUps: Int { room.seen.withLock { $0.hangUps } }

  /// Returns once so many clients have hung up in the middle of a script.
  package func waitForHangUps(_ count: Int = 1) async {
    await room.wait { $0.hangUps >= count }
  }

  /// Returns once so many requests have come.
  package func waitForRequests(_ count: Int = 1) async {
    await room.wait { $0.requests.count >= count }
  }

  /// A port of this machine on which nobody listens.
  package static func closedPort() throws -> Int {
    let (listener, port) = try listen()
    close(listener)
    return port
  }

  /// What a system call has refused.
  package struct Refused: Error {
    /// The `errno`.
    package var code: Int32
  }

  private static func listen() throws -> (listener: Int32, port: Int) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain in
        bind(listener, plain, size) == 0 && Glibc.listen(listener, 64) == 0
          && getsockname(listener, plain, &size) == 0
      }
    }
    guard listener >= 0, isOpen else { throw Refused(code: errno) }
    return (listener, Int(UInt16(bigEndian: address.sin_port)))
  }
}

/// Something that a script waits for and a test brings about.
package final class ScriptedGate: Sendable {
  private let isOpenNow = Atomic(false)

  /// A gate that is closed.
  package init() {}

  /// Lets the scripts that wait go on.
  package func open() { isOpenNow.store(true, ordering: .releasing) }

  var isOpen: Bool { isOpenNow.load(ordering: .acquiring) }
}

/// What the threads of a scripted server share.
final class ScriptedRoom: Sendable {
  /// What has happened so far.
  struct Seen {
    var requests: [SeenRequest] = []
    var connections = 0
    var hangUps = 0
    var waiting: [Waiting] = []
  }

  /// A test that waits for something to happen.
  struct Waiting {
    var isMet: @Sendable (Seen) -> Bool
    var continuation: CheckedContinuation<Void, Never>
  }

  let seen = Mutex(Seen())
  private let isOver = Atomic(false)
  private let answer: @Sendable (SeenRequest) -> ScriptedReply

  init(_ answer: @escaping @Sendable (SeenRequest) -> ScriptedReply) { self.answer = answer }

  /// Whether the server is gone.
  var isStopped: Bool { isOver.load(ordering: .acquiring) }

  func stop() { isOver.store(true, ordering: .releasing) }

  func accept(on listener: Int32) {
    defer { close(listener) }
    while !isStopped {
      guard SocketWait.isReadable(listener, milliseconds: 5) else { continue }
      let socket = Glibc.accept(listener, nil, nil)
      guard socket >= 0 else { continue }
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
      let number = note { $0.connections += 1 }.connections - 1
      Thread.detachNewThread { [self] in
        ScriptedConnection(socket, number: number, room: self).run()
      }
    }
  }

  func reply(to request: SeenRequest) -> ScriptedReply {
    _ = note { $0.requests.append(request) }
    return answer(request)
  }

  func noteHangUp() { _ = note { $0.hangUps += 1 } }

  func wait(until isMet: @escaping @Sendable (Seen) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isNow = seen.withLock { seen in
        if isMet(seen) { return true }
        seen.waiting.append(Waiting(isMet: isMet, continuation: continuation))
        return false
      }
      if isNow { continuation.resume() }
    }
  }

  private func note(_ change: (inout Seen) -> Void) -> (connections: Int, hangUps: Int) {
    let (counts, met) = seen.withLock { seen in
      change(&seen)
      let now = seen
      let met = now.waiting.filter { $0.isMet(now) }.map(\.continuation)
      seen.waiting.removeAll { $0.isMet(now) }
      return ((now.connections, now.hangUps), met)
    }
    for continuation in met { continuation.resume() }
    return counts
  }
}
