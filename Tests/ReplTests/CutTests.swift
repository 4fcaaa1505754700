import AgentLoop
import Domain
import Foundation
import Glibc
import Support
import Terminal
import Testing

@testable import balli

@Suite("Ctrl-C in mid-answer", .serialized)
struct CutTests {
  @Test("Ctrl-C stops a turn that waits; the talk goes on with what was typed meanwhile")
  func busyDatabase() throws {
    let desk = Desk()
    let terminal = try desk.open()
    try terminal.say("merhaba")
    let lock = try WriteLock(of: desk.home.path + "/profiles/varsayılan.sqlite")
    try terminal.send("teşekkürler\r")
    // Shown a second later: the turn is under way and cannot go on.
    try terminal.expect("yanıt hazırlanıyor")
    try terminal.send("sıradaki")
    try terminal.send("\u{3}")
    lock.release()
    try terminal.expect("[kesildi]")
    try terminal.expectScreen("› sıradaki")
    #expect(!terminal.screen.text.contains("hazırlanıyor"))
    try terminal.say("")
    try terminal.leave()
    let thread = try BuiltProgram.thread(1, in: desk.home)
    #expect(
      thread.map(\.state) == ["complete", "complete", "complete", "cut", "complete", "complete"])
    #expect(
      thread.filter { $0.role == "user" }.map(\.text) == ["merhaba", "teşekkürler", "sıradaki"])
  }

  /// In a process of its own: SIGINT and the handlers of a terminal belong to a process as a whole.
  @Test("Ctrl-C keeps the words that had arrived and marks them", .timeLimit(.minutes(1)))
  func partial() async {
    await #expect(processExitsWith: .success) { try await CutTests.cutAnswer() }
  }

  private static func cutAnswer() async throws {
    let desk = Desk()
    let home = desk.home.path
    let talk = try await onThread {
      // Holds the terminal open; it is not the one of this process.
      let terminal = try PseudoTerminal("/usr/bin/tail", ["-f", "/dev/null"])
      let device = try FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(terminal.process)/fd/0")
      let talk = Task { try await Self.repl(in: home, on: device) }
      try terminal.expectPrompt()
      try terminal.send("merhaba\r")
      try terminal.expect("Bir cümle.")
      kill(getpid(), SIGINT)
      try terminal.expect("[kesildi]")
      try terminal.expectPrompt()
      try terminal.send("/çık\r")
      try terminal.expect("\u{1B}[?2004l")
      return talk
    }
    #expect(try await talk.value == .done)
    let thread = try BuiltProgram.thread(1, in: desk.home)
    #expect(thread.map(\.state) == ["complete", "cut"])
    #expect(thread.last?.text == "Bir cümle. İkincisi de bu. Üçüncü")
    let later = try desk.open(["--devam"])
    try later.expectScreen("Bir cümle. İkincisi de bu. Üçüncü [kesildi]")
  }

  /// Talks until the person leaves; the model begins to answer and never ends by itself.
  @MainActor private static func repl(in home: String, on device: String) async throws -> Exit {
    let descriptor = open(device, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var world = Compose.replay(
      in: home, zone: .fixed(0), now: Date(timeIntervalSince1970: 1_800_000_000))
    world.interrupts = Interrupts()
    let original = world.household
    world.household = { request in
      var household = try original(request)
      household.model = LanguageModel(name: "yerel", traits: ModelTraits(isOurs: true)) { _ in
        AsyncThrowingStream { pieces in pieces.yield(.text("Bir cümle. İkincisi de bu. Üçüncü")) }
      }
      return household
    }
    let settings = ScreenSettings(
      outputDepth: .ansi, errorDepth: .ansi, isTerminal: true, showsProgress: true, fixedWidth: 80)
    let screen = Screen(output: descriptor, error: descriptor, settings: settings)
    let presenter = ScreenPresenter(
      screen, waiting: WaitingLine(Progress(screen)))
    let session = try Setup(world: world, options: Options(), presenter: presenter).session()
    return await Repl(
      session: session, presenter: presenter, depth: .ansi,
      editor: ExternalEditor(command: "false", folder: home), terminal: (descriptor, descriptor)
    ).run()
  }

  /// Does what blocks on a thread of its own.
  private static func onThread<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Swift.Result(catching: work)) }
    }
  }
}

/// Another program that is in the middle of a write to a database in WAL mode.
private struct WriteLock: ~Copyable {
  private let file: Int32

  /// Takes the lock of SQLite's writers: one byte of the `-shm` file (sqlite.org/walformat.html).
  init(of database: String) throws {
    file = open(database + "-shm", O_RDWR | O_CLOEXEC)
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 120
    lock.l_len = 1
    guard file >= 0, fcntl(file, F_SETLK, &lock) == 0 else { throw POSIXError(.EAGAIN) }
  }

  deinit { close(file) }

  /// Lets the others write.
  consuming func release() {}
}
