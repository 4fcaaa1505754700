import Domain
import Foundation
import Glibc
import Synchronization
import Testing

@testable import LocalModels

@Suite("Programs that balli starts", .timeLimit(.minutes(1)))
struct ServerProcessTests {
  /// A folder of one test's own with a `llama-server` of ours in it.
  private final class Place: Sendable {
    let path = FileManager.default.temporaryDirectory.path + "/balli-" + UUID().uuidString

    init(server script: String = "exit 1") throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let file = path + "/" + LlamaServer.program
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: file))
      chmod(file, 0o700)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var log: String { path + "/log" }
    var said: String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }

    /// A server whose health answers with `status` from the first try on; nil for nobody there.
    ///
    /// Each of its waits goes on until the program that was started has ended; with `lasts`, only
    /// from the moment on at which the start is stopped.
    func server(status: Int?, lasts: Bool = false) -> LlamaServer {
      let note = path + "/llama-server.json"
      let isEnding = Flag(!lasts)
      return LlamaServer(
        folder: path, path: path + ":/usr/bin:/bin", files: .onDisk,
        fetcher: {
          Fetcher { _ in
            guard let status else { throw FetchFailure(kind: .refused, message: "Kapalı.") }
            return FetchResponse(status: status, headers: [], next: { nil })
          }
        },
        sleep: { _ in
          await Task.yield()
          if Task.isCancelled { isEnding.raise() }
          try Task.checkCancellation()
          guard isEnding.isRaised, let text = try Files.onDisk.read(note),
            let process = try JSON(reading: text)["process"]?.number
          else { return }
          ServerProcessTests.wait(for: pid_t(process))
        })
    }

    var wish: ServerWish { ServerWish(file: ModelFile("m", path: path + "/m.gguf", bytes: 1)) }
  }

  /// Something that is said once, from any thread.
  private final class Flag: Sendable {
    private let value: Atomic<Bool>
    init(_ isRaised: Bool) { value = Atomic(isRaised) }
    var isRaised: Bool { value.load(ordering: .acquiring) }
    func raise() { value.store(true, ordering: .releasing) }
  }

  /// Returns once a program of ours has ended, and leaves it to be gathered.
  ///
  /// Whoever calls it must gather it: exit tests wait for any child at all.
  private static func wait(for process: pid_t) {
    var end = siginfo_t()
    while waitid(P_PID, id_t(process), &end, WEXITED | WNOWAIT) < 0, errno == EINTR {}
  }

  @Test("It hears every signal, whatever thread it was started from")
  func signals() async throws {
    let place = try Place()
    for isPermanent in [true, false] {
      let started = try await Task.detached {
        try ServerProcess.start(
          ["/bin/grep", "-E", "Sig(Blk|Ign)", "/proc/self/status"], log: place.log,
          isPermanent: isPermanent)
      }.value
      Self.wait(for: started.process)
      #expect(!ServerProcess.isAlive(started.process))
      let masks = place.said.split(separator: "\n").compactMap { UInt64($0.suffix(16), radix: 16) }
      // The C library's own two, and Ctrl-C, which a shell keeps from what runs in the background.
      let others: UInt64 = 0x1_8000_0006
      #expect(masks.map { $0 & ~others } == [0, 0], "\(place.said)")
      if started.lifeline >= 0 { close(started.lifeline) }
    }
  }

  @Test("It ends with balli, however balli ends")
  func lifeline() async throws {
    let place = try Place()
    let started = try await Task.detached {
      try ServerProcess.start(["/bin/sleep", "1000"], log: place.log, isPermanent: false)
    }.value
    #expect(ServerProcess.isAlive(started.process))
    // The kernel closes it where balli is killed.
    close(started.lifeline)
    Self.wait(for: started.process)
    #expect(!ServerProcess.isAlive(started.process))
  }

  @Test("A server that dies at its start is told of in its own words, and leaves nothing")
  func death() async throws {
    let place = try Place(server: "echo 'error: bad magic'; exit 1")
    let server = place.server(status: nil)
    let failure = await #expect(throws: Failure.self) {
      try await Task.detached { try await server.start(place.wish) { _ in } }.value
    }
    #expect(failure?.message.contains("bad magic") == true)
    #expect(server.running() == nil)
  }

  @Test("A server that is up is remembered by another balli, and stopped by it")
  func remembered() async throws {
    let place = try Place(server: "exec sleep 1000")
    let server = place.server(status: 200)
    let started = try await server.start(place.wish) { _ in }
    let other = place.server(status: 200)
    #expect(other.running() == started)
    await #expect(throws: Failure.self) { try await other.start(place.wish) { _ in } }
    #expect(try await other.stop() == started)
    #expect(other.running() == nil)
    #expect(try await other.stop() == nil)
  }

  @Test("A wait that is stopped stops the server too")
  func cancelled() async throws {
    let place = try Place(server: "exec sleep 1000")
    let server = place.server(status: 503, lasts: true)
    let (waits, tell) = AsyncStream.makeStream(of: Void.self)
    let work = Task { try await server.start(place.wish) { _ in tell.yield() } }
    for await _ in waits { break }
    work.cancel()
    await #expect(throws: CancellationError.self) { try await work.value }
    #expect(server.running() == nil)
  }
}
