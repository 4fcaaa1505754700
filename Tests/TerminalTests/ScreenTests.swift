import Glibc
import Synchronization
import Testing

@testable import Terminal

/// The writer of standard output and standard error.
struct ScreenTests {
  struct Case: Sendable {
    var environment: [String: String]
    var output: Bool
    var error: Bool
    var outputDepth: ColourDepth
    var errorDepth: ColourDepth
  }

  static let cases = [
    Case(
      environment: ["TERM": "xterm"], output: true, error: true, outputDepth: .ansi,
      errorDepth: .ansi),
    Case(
      environment: ["TERM": "xterm"], output: false, error: true, outputDepth: .none,
      errorDepth: .ansi),
    Case(
      environment: ["TERM": "xterm"], output: true, error: false, outputDepth: .ansi,
      errorDepth: .none),
    Case(
      environment: ["TERM": "dumb"], output: true, error: true, outputDepth: .none,
      errorDepth: .none),
    Case(environment: [:], output: true, error: true, outputDepth: .none, errorDepth: .none),
    Case(
      environment: ["TERM": "xterm", "NO_COLOR": "0"], output: true, error: true,
      outputDepth: .none,
      errorDepth: .none),
    Case(
      environment: ["TERM": "xterm", "ACCESSIBLE": "1"], output: true, error: true,
      outputDepth: .none, errorDepth: .none),
    Case(
      environment: ["TERM": "xterm", "NO_COLOR": ""], output: true, error: true, outputDepth: .ansi,
      errorDepth: .ansi),
  ]

  @Test("Colour goes to terminals that want it", arguments: cases)
  func settings(_ one: Case) {
    let settings = ScreenSettings(
      environment: one.environment, outputIsTerminal: one.output, errorIsTerminal: one.error)
    #expect(settings.outputDepth == one.outputDepth)
    #expect(settings.errorDepth == one.errorDepth)
    #expect(settings.showsProgress == (one.errorDepth == .ansi))
    #expect(settings.isTerminal == one.output)
  }

  @Test(
    "COLUMNS sets the width, unless it is nonsense",
    arguments: [("100", 100), ("0", 80), ("x", 80)])
  func width(_ one: (String, Int)) throws {
    let (_, pipe) = try Pipe.open()
    defer { close(pipe) }
    let settings = ScreenSettings(
      environment: ["COLUMNS": one.0], outputIsTerminal: false, errorIsTerminal: false)
    #expect(Screen(output: pipe, error: pipe, settings: settings).width == one.1)
  }

  @Test("Answers go to the output, all else to standard error, in order")
  func streams() throws {
    let record = try Recorder(environment: [:])
    try record.screen.write("a", flushing: false)
    try record.screen.write("b\n")
    try record.screen.write(plain: "\u{1B}[2Jc\n")
    record.screen.notice("bilgi")
    record.screen.warning("dikkat\u{1B}[31m")
    record.screen.error("olmadı")
    try record.screen.write("d", flushing: false)
    try record.screen.flush()
    #expect(record.output() == "ab\nc\nd")
    #expect(record.errors() == "bilgi\nUyarı: dikkat\nHata: olmadı\n")
  }

  @Test("A reader that has gone is an error of its own")
  func closed() throws {
    let (reading, writing) = try Pipe.open()
    let screen = Screen(output: writing, error: writing, settings: Recorder.plain)
    close(reading)
    defer { close(writing) }
    #expect(throws: ScreenFailure.closed) { try screen.write("x") }
    screen.notice("kimse duymaz")
  }

  @Test("A full device is told in the system's words")
  func full() throws {
    let device = open("/dev/full", O_WRONLY)
    defer { close(device) }
    let screen = Screen(output: device, error: device, settings: Recorder.plain)
    #expect(throws: ScreenFailure.failed("diskte yer kalmadı")) { try screen.write("x") }
  }

  @Test("A megabyte goes through a pipe that does not block")
  func large() async throws {
    let (reading, writing) = try Pipe.open()
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    let text = String(repeating: "ığüşöç\n", count: 80_000)
    let reader = Task.detached { Pipe.readAll(reading) }
    try Screen(output: writing, error: writing, settings: Recorder.plain).write(text)
    close(writing)
    #expect(await reader.value == text)
  }

  @Test("A status line goes before anything else is written, and only terminals see it")
  func status() throws {
    let record = try Recorder(environment: ["TERM": "xterm", "COLUMNS": "12"], isTerminal: true)
    record.screen.status("PubMed aranıyor")
    try record.screen.write("yanıt\n")
    record.screen.status("a\nb")
    record.screen.clearStatus()
    record.screen.clearStatus()
    #expect(
      record.errors() == "\r\u{1B}[K\u{1B}[2mPubMed ara…\u{1B}[0m\r\u{1B}[K"
        + "\r\u{1B}[K\u{1B}[2ma b\u{1B}[0m\r\u{1B}[K")
    let plain = try Recorder(environment: [:])
    plain.screen.status("x")
    #expect(plain.errors() == "")
  }

  @Test("Progress shows itself after a second and goes when the work is done")
  func progress() async throws {
    let record = try Recorder(environment: ["TERM": "xterm"], isTerminal: true)
    let pauses = Pauses()
    let progress = Progress(record.screen) { try await pauses.wait($0) }
    let result = await progress.show("Aranıyor") {
      #expect(await pauses.asked == .seconds(1))
      record.mark("|")
      pauses.end()
      #expect(await pauses.asked == .milliseconds(100))
      return 7
    }
    #expect(result == 7)
    let text = record.errors()
    #expect(text.hasPrefix("|\r\u{1B}[K\u{1B}[2m⠋ Aranıyor 1 sn"))
    #expect(text.hasSuffix("\r\u{1B}[K"))
    #expect(Progress.line("x", tick: 25) == "⠴ x 3 sn")
  }

  @Test("Where no line can be shown, a long wait is told now and then with its length")
  func toldProgress() async throws {
    let record = try Recorder(environment: [:])
    let pauses = Pauses()
    let progress = Progress(record.screen, isTold: true) { try await pauses.wait($0) }
    await progress.show("Aranıyor") {
      for seconds in [10, 20, 30, 60] {
        #expect(await pauses.asked == .seconds(seconds))
        pauses.end()
      }
      #expect(await pauses.asked == .seconds(60))
    }
    #expect(
      record.errors()
        == [10, 30, 60, 120].map { "balli: Aranıyor \($0) sn\n" }.joined())
    let quiet = try Recorder(environment: [:])
    await Progress(quiet.screen) { _ in Issue.record("waited") }.show("Aranıyor") {}
    #expect(quiet.errors() == "")
  }

  @Test("The second Ctrl-C within two seconds means to leave")
  func second() {
    let start = ContinuousClock.now
    var second = SecondInterrupt()
    #expect(
      [0, 3, 4, 7].map { second.isSecond(at: start + .seconds($0)) } == [false, false, true, false])
  }
}

/// A screen over two pipes that remember what is written.
final class Recorder {
  static let plain = ScreenSettings(
    outputDepth: .none, errorDepth: .none, isTerminal: false, showsProgress: false, fixedWidth: nil)

  let screen: Screen
  private let outputs: (Int32, Int32)
  private let errorPipe: (Int32, Int32)

  init(environment: [String: String], isTerminal: Bool = false) throws {
    outputs = try Pipe.open()
    errorPipe = try Pipe.open()
    screen = Screen(
      output: outputs.1, error: errorPipe.1,
      settings: ScreenSettings(
        environment: environment, outputIsTerminal: isTerminal, errorIsTerminal: isTerminal))
  }

  func mark(_ text: String) { _ = write(errorPipe.1, text, text.utf8.count) }

  func output() -> String { finish(outputs) }

  func errors() -> String { finish(errorPipe) }

  private func finish(_ pipe: (Int32, Int32)) -> String {
    close(pipe.1)
    defer { close(pipe.0) }
    return Pipe.readAll(pipe.0)
  }
}

/// Pipes of the system, which no program that another test starts inherits: it would keep them open.
enum Pipe {
  struct Failure: Error {}

  static func open() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  static func readAll(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(descriptor, &block, block.count), count > 0 {
      bytes += block[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Waits that end when a test says so.
final class Pauses: Sendable {
  private typealias Wait = (duration: Duration, wake: CheckedContinuation<Void, any Error>)
  private let waiting = Mutex<Wait?>(nil)

  func wait(_ duration: Duration) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = waiting.withLock { waiting in
          if !Task.isCancelled { waiting = (duration, continuation) }
          return Task.isCancelled
        }
        if isOver { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      take()?.wake.resume(throwing: CancellationError())
    }
  }

  /// How long somebody wants to wait, once somebody does.
  var asked: Duration {
    get async {
      while true {
        if let duration = waiting.withLock({ $0?.duration }) { return duration }
        await Task.yield()
      }
    }
  }

  /// Ends the wait.
  func end() { take()?.wake.resume() }

  private func take() -> Wait? {
    waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
  }
}
