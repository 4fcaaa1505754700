package import Glibc

/// A program that runs in a terminal of ours, as a person would use it.
///
///     let terminal = try PseudoTerminal(".build/debug/balli", environment: ["TERM": "xterm"])
///     try terminal.expect("› ")
///     try terminal.send("merhaba\r")
///     #expect(try terminal.waitForExit() == .code(0))
///
/// Waits by `poll` on the terminal, never by sleeping. Ends the program when it goes away.
package final class PseudoTerminal {
  /// How a program ended.
  package enum Exit: Sendable, Equatable {
    case code(Int32)
    case signal(Int32)
  }

  /// Why a terminal does not do what was asked.
  package enum Failure: Error, CustomStringConvertible {
    case notStarted(String)
    case notSeen(String, screen: String, raw: String)

    package var description: String {
      switch self {
      case .notStarted(let reason): "not started: \(reason)"
      case .notSeen(let what, let screen, let raw):
        "never seen: \(what)\n--- screen\n\(screen)\n--- raw\n\(raw.debugDescription.suffix(2000))"
      }
    }
  }

  package let process: pid_t
  /// Everything that the program has written.
  package private(set) var raw = ""
  /// What stands on the screen.
  package private(set) var screen: VirtualScreen
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var seen: String.Index
  private var exit: Exit?

  /// Starts `path` with `arguments` in a new session whose terminal this is.
  ///
  /// The environment is exactly `environment`: nothing is inherited.
  package init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = ["TERM": "xterm"],
    columns: Int = 80, rows: Int = 24
  ) throws(Failure) {
    screen = VirtualScreen(columns: columns, rows: rows)
    seen = raw.startIndex
    descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (locked, number): (Int32, Int32) = (0, 0)
    // TIOCSPTLCK and TIOCGPTN; Swift sees neither them nor posix_openpt.
    guard descriptor >= 0, ioctl(descriptor, 0x4004_5431, &locked) == 0,
      ioctl(descriptor, 0x8004_5430, &number) == 0
    else { throw .notStarted("no pseudo-terminal") }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    PseudoTerminal.resize(descriptor, columns, rows)
    process = try PseudoTerminal.spawn(path, arguments, environment, terminal: "/dev/pts/\(number)")
  }

  deinit {
    if exit == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(descriptor)
  }

  // MARK: - Talking

  /// Types `text`, reading what comes back meanwhile, so that neither side ever blocks.
  package func send(_ text: String) throws(Failure) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard poll(&wanted, 1, 10_000) > 0 else { throw failure("room to type in") }
      if wanted.revents & Int16(POLLIN) != 0 { readOnce() }
      guard wanted.revents & Int16(POLLOUT) != 0 else {
        if wanted.revents & Int16(POLLHUP) != 0 { throw failure("somebody to type to") }
        continue
      }
      let piece = Array(rest.prefix(512))
      let count = write(descriptor, piece, piece.count)
      if count > 0 { rest = rest.dropFirst(count) }
    }
  }

  /// Waits until the program has written `text` since what the last `expect` found.
  package func expect(_ text: String, within seconds: Double = 20) throws(Failure) {
    try expect("“\(text)”", within: seconds) { terminal in
      guard let end = terminal.unseen(text) else { return false }
      terminal.seen = end
      return true
    }
  }

  /// Waits until the screen shows `text` somewhere.
  package func expectScreen(_ text: String, within seconds: Double = 20) throws(Failure) {
    try expect("on the screen: “\(text)”", within: seconds) { $0.screen.text.contains(text) }
  }

  /// Waits until `isThere` is so; asked after everything that the program writes.
  package func expect(
    _ what: String, within seconds: Double = 20, _ isThere: (PseudoTerminal) -> Bool
  ) throws(Failure) {
    let deadline = PseudoTerminal.now() + seconds
    while !isThere(self) {
      let rest = deadline - PseudoTerminal.now()
      guard rest > 0, read(within: rest) else {
        if isThere(self) { return }
        throw failure(what)
      }
    }
  }

  /// Reads for so long as the program goes on writing; for tests that something does not appear.
  package func settle(quiet seconds: Double = 0.2) {
    while read(within: seconds) {}
  }

  /// Waits for the end of the program, reading the rest of what it writes.
  package func waitForExit(within seconds: Double = 20) throws(Failure) -> Exit {
    if let exit { return exit }
    let deadline = PseudoTerminal.now() + seconds
    while read(within: deadline - PseudoTerminal.now()) {}
    var status: Int32 = 0
    // The terminal hangs up when the last descriptor is closed, which is a moment before the end.
    while waitpid(process, &status, WNOHANG) == 0 {
      guard PseudoTerminal.now() < deadline else { throw failure("the end of the program") }
      var nothing = pollfd(fd: -1, events: 0, revents: 0)
      poll(&nothing, 1, 5)
    }
    let signal = status & 0x7F
    let ended: Exit = signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
    exit = ended
    return ended
  }

  /// Changes the size of the window, which the program is told by a signal.
  package func resize(columns: Int, rows: Int) {
    PseudoTerminal.resize(descriptor, columns, rows)
    screen = VirtualScreen(columns: columns, rows: rows)
  }

  /// Sends a signal to the program.
  package func signal(_ number: Int32) { kill(process, number) }

  /// Whether the terminal echoes and collects lines, as it does for a shell.
  package var isCooked: Bool {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return false }
    let wanted = tcflag_t(ECHO | ICANON | ISIG)
    return settings.c_lflag & wanted == wanted
  }

  /// Whether what is typed is echoed.
  package var isEchoing: Bool {
    var settings = termios()
    return tcgetattr(descriptor, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  // MARK: - Reading

  /// Waits for output and reads it; false at the end of the time or of the program.
  private func read(within seconds: Double) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(min(max(seconds * 1000, 0), 1e6))
    guard poll(&wanted, 1, milliseconds) > 0 else { return false }
    return readOnce()
  }

  @discardableResult private func readOnce() -> Bool {
    var block = [UInt8](repeating: 0, count: 1 << 14)
    let count = Glibc.read(descriptor, &block, block.count)
    guard count > 0 else { return false }
    bytes += block[..<count]
    let text = takeWholeText()
    let place = raw.utf8.distance(from: raw.startIndex, to: seen)
    raw += text
    seen = raw.utf8.index(raw.startIndex, offsetBy: place)
    screen.write(text)
    return true
  }

  /// Takes what has arrived up to the last whole character.
  private func takeWholeText() -> String {
    var end = bytes.count
    for back in 1...4 where back <= bytes.count {
      let byte = bytes[bytes.count - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      if length > back { end = bytes.count - back }
      break
    }
    defer { bytes.removeFirst(end) }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  private func unseen(_ text: String) -> String.Index? {
    let wanted = Array(text.utf8)
    let rest = Array(raw.utf8[seen...])
    guard rest.count >= wanted.count else { return nil }
    for start in 0...(rest.count - wanted.count)
    where rest[start..<(start + wanted.count)].elementsEqual(wanted) {
      return raw.utf8.index(seen, offsetBy: start + wanted.count)
    }
    return nil
  }

  private func failure(_ what: String) -> Failure {
    .notSeen(what, screen: screen.text, raw: String(raw.suffix(4000)))
  }

  // MARK: - The system

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func resize(_ descriptor: Int32, _ columns: Int, _ rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String], terminal: String
  ) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens becomes the session's own.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigfillset(&defaults)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // POSIX_SPAWN_SETSID is 0x80; Swift does not see it.
    posix_spawnattr_setflags(
      &attributes, Int16(0x80 | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let argv = ([path] + arguments).map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, &attributes, argv, envp)
    guard code == 0 else { throw .notStarted(String(cString: strerror(code))) }
    return process
  }
}
