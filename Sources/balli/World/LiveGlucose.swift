import Domain
import Glibc
import LocalModels
import Services
import Terminal
import Turkish

// Sensors' services in the real world.
extension Compose {
  static func glucose(_ models: LiveModels) -> GlucoseOutside {
    GlucoseOutside(
      way: {
        SourceWay(
          fetcher: models.fetcher(), pause: { try await Task.sleep(for: .seconds($0)) },
          sha1: { try FileDigest.hex(of: $0, .sha1) },
          sha256: { try FileDigest.hex(of: $0, .sha256) })
      },
      bytes: { try Disk.bytes($0) }, firstLine: { try Disk.firstLine($0) },
      ask: { ask($0, isSecret: $1) },
      comeBack: { try await LoopbackDoor(port: $0).comeBack() },
      exclusively: { try Disk.lock($0) },
      random: {
        (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }.joined()
      },
      program: Disk.ownProgram)
  }

  /// Asks at the terminal; nil where there is none.
  private static func ask(_ question: String, isSecret: Bool) -> String? {
    guard isTerminal(0) else { return nil }
    return SecretLine.read(isSecret ? question : question + " ", isHidden: isSecret)
  }
}

extension Disk {
  /// The first line of a file, `-` for the standard input, without its end; nil where it is empty.
  static func firstLine(_ path: String) throws(Failure) -> String? {
    guard path != "-" else { return SecretLine.line(from: 0)?.withoutReturn }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(.noInput, GlucoseTexts.noSecretFile(path)) }
    defer { close(file) }
    return SecretLine.line(from: file)?.withoutReturn
  }

  /// Takes a lock that ends with the process; nil where another one holds it.
  static func lock(_ path: String) throws(Failure) -> SourceLock? {
    if let slash = path.lastIndex(of: "/") { try makeFolder(String(path[..<slash])) }
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw Failure(.inputOutput, Texts.cannotWrite(path, SystemReason.text(errno)))
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return nil
    }
    return SourceLock { close(file) }
  }

  /// The file of this program; its name where that cannot be found.
  static var ownProgram: String {
    guard let path = realpath("/proc/self/exe", nil) else { return "balli" }
    defer { free(path) }
    return String(cString: path)
  }
}

extension String {
  fileprivate var withoutReturn: String { hasSuffix("\r") ? String(dropLast()) : self }
}

/// A door on this machine through which a browser comes back once.
struct LoopbackDoor {
  let port: UInt16
  /// Seconds that it stays open.
  var patience = 300

  /// What stands in the address of the first request for `/callback`.
  func comeBack() async throws -> [String: String] {
    let listener = try listen()
    defer { close(listener) }
    for _ in 0..<patience {
      try Task.checkCancellation()
      var waiting = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 1000) > 0 else { continue }
      let visitor = accept(listener, nil, nil)
      guard visitor >= 0 else { continue }
      defer { close(visitor) }
      if let answer = answer(to: visitor) { return answer }
    }
    throw Failure(.unavailable, GlucoseTexts.doorClosed)
  }

  private func listen() throws(Failure) -> Int32 {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isBound = withUnsafePointer(to: &address) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound, Glibc.listen(listener, 4) == 0 else {
      close(listener)
      throw Failure(.unavailable, GlucoseTexts.doorTaken(port))
    }
    return listener
  }

  /// Reads a request and thanks for it; nil for one that asks for something else.
  private func answer(to visitor: Int32) -> [String: String]? {
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(visitor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = recv(visitor, &bytes, bytes.count, 0)
    let line = String(decoding: bytes.prefix(max(0, count)).prefix { $0 != 13 }, as: UTF8.self)
    let parts = line.split(separator: " ")
    let isOurs = parts.count > 1 && parts[0] == "GET" && parts[1].hasPrefix("/callback?")
    let page = isOurs ? GlucoseTexts.doorPage : ""
    let reply =
      "HTTP/1.1 \(isOurs ? "200 OK" : "404 Not Found")\r\nContent-Type: text/plain; charset=utf-8\r\n"
      + "Content-Length: \(page.utf8.count)\r\nConnection: close\r\n\r\n\(page)"
    let sent = Array(reply.utf8)
    _ = send(visitor, sent, sent.count, Int32(MSG_NOSIGNAL))
    return isOurs ? Self.fields(of: parts[1].drop { $0 != "?" }.dropFirst()) : nil
  }

  /// The fields of a query, with `%XX` and `+` undone.
  static func fields(of query: some StringProtocol) -> [String: String] {
    query.split(separator: "&").reduce(into: [:]) { fields, pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      fields[decoded(parts[0])] = parts.count > 1 ? decoded(parts[1]) : ""
    }
  }

  private static func decoded(_ text: some StringProtocol) -> String {
    var out: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        out.append(value)
        rest = rest.dropFirst(2)
      } else {
        out.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
