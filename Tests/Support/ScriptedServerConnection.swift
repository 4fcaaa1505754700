import Glibc

/// One connection of a scripted server, on a thread of its own.
struct ScriptedConnection {
  private let socket: Int32
  private let number: Int
  private let room: ScriptedRoom

  init(_ socket: Int32, number: Int, room: ScriptedRoom) {
    self.socket = socket
    self.number = number
    self.room = room
    var isOn: Int32 = 1
    setsockopt(
      socket, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Answers requests until either side ends the connection.
  func run() {
    defer { close(socket) }
    var rest: [UInt8] = []
    while let request = nextRequest(&rest) {
      for step in room.reply(to: request).steps {
        switch perform(step) {
        case .goesOn: continue
        case .isOver: return
        case .hungUp: return room.noteHangUp()
        }
      }
    }
  }

  private enum Outcome { case goesOn, isOver, hungUp }

  private func perform(_ step: ScriptedReply.Step) -> Outcome {
    switch step {
    case .bytes(let bytes): return send(bytes)
    case .pieces(let bytes, let size):
      for start in stride(from: 0, to: bytes.count, by: max(size, 1)) {
        let outcome = send(Array(bytes[start..<min(start + max(size, 1), bytes.count)]))
        guard outcome == .goesOn else { return outcome }
        while unread > 0 { guard !isHungUp(milliseconds: 1) else { return .hungUp } }
      }
    case .again(let bytes, let times):
      for _ in 0..<times {
        let outcome = send(bytes)
        guard outcome == .goesOn else { return outcome }
      }
    case .idle(let milliseconds):
      if isHungUp(milliseconds: milliseconds) { return .hungUp }
    case .waitForHangUp:
      while !room.isStopped { if isHungUp(milliseconds: 5) { return .hungUp } }
      return .isOver
    case .wait(let gate):
      while !gate.isOpen && !room.isStopped { if isHungUp(milliseconds: 1) { return .hungUp } }
    case .cut: return .isOver
    case .reset:
      var now = linger(l_onoff: 1, l_linger: 0)
      setsockopt(socket, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
      return .isOver
    }
    return .goesOn
  }

  private func send(_ bytes: [UInt8]) -> Outcome {
    var start = 0
    while start < bytes.count {
      guard SocketWait.isWritable(socket, milliseconds: 5) else {
        if room.isStopped { return .isOver }
        continue
      }
      let count = bytes.withUnsafeBytes { all in
        let rest = UnsafeRawBufferPointer(rebasing: all[start...])
        return Glibc.send(
          socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      if count > 0 { start += count } else if errno != EAGAIN && errno != EINTR { return .hungUp }
    }
    return .goesOn
  }

  /// Bytes that the peer's system has not taken yet.
  private var unread: Int32 {
    var count: Int32 = 0
    // SIOCOUTQ, whose macro Swift does not see.
    return ioctl(socket, UInt(0x5411), &count) == 0 ? count : 0
  }

  private func isHungUp(milliseconds: Int) -> Bool {
    SocketWait.isHungUp(socket, milliseconds: milliseconds)
  }

  private func nextRequest(_ rest: inout [UInt8]) -> SeenRequest? {
    while true {
      if let request = Self.request(in: &rest, connection: number) { return request }
      guard !room.isStopped else { return nil }
      guard SocketWait.isReadable(socket, milliseconds: 5) else { continue }
      var piece = [UInt8](repeating: 0, count: 65_536)
      let count = recv(socket, &piece, piece.count, 0)
      guard count > 0 else { return nil }
      rest += piece[..<count]
    }
  }

  /// Takes a whole request from the front of what was read; knows bodies with a length only.
  static func request(in rest: inout [UInt8], connection: Int) -> SeenRequest? {
    let separator = Array("\r\n\r\n".utf8)
    guard
      let end = rest.indices.first(where: { start in
        rest[start] == 13 && rest[start...].starts(with: separator)
      })
    else { return nil }
    var lines = String(decoding: rest[..<end], as: UTF8.self).split(separator: "\r\n")
    guard !lines.isEmpty else { return nil }
    let words = lines.removeFirst().split(separator: " ")
    let headers = lines.map { line in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return SeenRequest.Header(
        name: String(parts[0]), value: String((parts.count > 1 ? parts[1] : "").drop { $0 == " " }))
    }
    var request = SeenRequest(
      method: String(words.first ?? ""), target: words.count > 1 ? String(words[1]) : "",
      headers: headers, body: [], connection: connection)
    let length = request.header("Content-Length").flatMap { Int($0) } ?? 0
    guard rest.count >= end + 4 + length else { return nil }
    request.body = Array(rest[(end + 4)..<(end + 4 + length)])
    rest.removeFirst(end + 4 + length)
    return request
  }
}

/// Waiting for a socket.
enum SocketWait {
  static func isReadable(_ socket: Int32, milliseconds: Int) -> Bool {
    poll(socket, POLLIN, milliseconds) != 0
  }

  static func isWritable(_ socket: Int32, milliseconds: Int) -> Bool {
    poll(socket, POLLOUT, milliseconds) != 0
  }

  static func isHungUp(_ socket: Int32, milliseconds: Int) -> Bool {
    // POLLRDHUP, which only GNU's headers name.
    poll(socket, 0x2000, milliseconds) != 0
  }

  private static func poll(_ socket: Int32, _ events: Int32, _ milliseconds: Int) -> Int32 {
    var waited = pollfd(fd: socket, events: Int16(events), revents: 0)
    guard Glibc.poll(&waited, 1, Int32(clamping: milliseconds)) > 0 else { return 0 }
    return Int32(waited.revents)
  }
}
