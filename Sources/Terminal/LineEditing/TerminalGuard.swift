import Glibc
import Synchronization

/// Keeps the terminal's settings from before the program and gives them back on every way out.
///
/// A signal handler may not allocate, lock or throw, so what it needs lies in atomic values and, for
/// the settings, in one piece of memory that is never freed.
enum TerminalGuard {
  private final class Board: Sendable {
    let terminal = Atomic<Int32>(-1)
    let output = Atomic<Int32>(-1)
    /// Where the settings from before the program lie; written only while there is no terminal.
    let original = Atomic<UInt>(0)
    /// Whether a line is being read.
    let isReading = Atomic(false)
    /// Whether a line is being read that nobody sees, so that only this program can end it.
    let isHidden = Atomic(false)
    /// Whether lines stand below the one that is being read.
    let hasAside = Atomic(false)
    /// Whether the terminal has been told to mark pasted text.
    let marksPastes = Atomic(false)
    /// Whether another program has the terminal: this one must leave it alone.
    let isLent = Atomic(false)
    /// The writing end of the pipe that wakes the reader of keys.
    let wake = Atomic<Int32>(-1)
    /// The writing end of the pipe that tells of signals; -1 where nobody wants to know.
    let interrupts = Atomic<Int32>(-1)
    let untoldInterrupts = Atomic<Int32>(0)
    /// Whether a signal that ends the program was told.
    let isEnding = Atomic(false)

    var settings: UnsafeMutablePointer<termios>? {
      UnsafeMutablePointer(bitPattern: original.load(ordering: .relaxed))
    }

    /// Makes room for the settings, once, and has them given back at the end of the program.
    func roomForSettings() -> UnsafeMutablePointer<termios> {
      if let settings { return settings }
      let room = UnsafeMutablePointer<termios>.allocate(capacity: 1)
      original.store(UInt(bitPattern: room), ordering: .relaxed)
      atexit { TerminalGuard.restore() }
      return room
    }
  }

  private static let board = Board()

  /// Remembers the terminal as it is and watches every signal that ends or stops the program.
  static func adopt(input: Int32, output: Int32, wake: Int32) -> Bool {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return false }
    board.terminal.store(-1, ordering: .sequentiallyConsistent)
    board.roomForSettings().initialize(to: settings)
    board.output.store(output, ordering: .relaxed)
    board.wake.store(wake, ordering: .relaxed)
    board.terminal.store(input, ordering: .sequentiallyConsistent)
    for ending in [SIGTERM, SIGHUP, SIGQUIT] { watch(ending) { TerminalGuard.hear(of: $0) } }
    watch(SIGINT) { _ in TerminalGuard.interrupt() }
    watch(SIGTSTP) { _ in TerminalGuard.stop() }
    watch(SIGWINCH) { _ in TerminalGuard.poke(TerminalGuard.board.wake, 1) }
    return true
  }

  /// Gives the terminal back and forgets it.
  static func leave() {
    restore()
    board.terminal.store(-1, ordering: .sequentiallyConsistent)
    board.wake.store(-1, ordering: .relaxed)
    for number in [SIGQUIT, SIGTSTP, SIGWINCH] { signal(number, SIG_DFL) }
    guard board.interrupts.load(ordering: .relaxed) < 0 else { return }
    for number in [SIGTERM, SIGHUP, SIGINT] { signal(number, SIG_DFL) }
  }

  /// A line is being read, or no longer; meanwhile the terminal may mark what is pasted.
  static func reading(_ isOn: Bool, marksPastes: Bool) {
    board.isReading.store(isOn, ordering: .relaxed)
    board.untoldInterrupts.store(0, ordering: .relaxed)
    if marksPastes { markPastes(isOn) }
  }

  /// The line that is being read is not to be seen, or is again.
  static func hide(_ isOn: Bool) { board.isHidden.store(isOn, ordering: .relaxed) }

  /// Lines stand below the one that is being read, or no longer: nothing of them may stay.
  static func standBelow(_ isOn: Bool) { board.hasAside.store(isOn, ordering: .relaxed) }

  /// Whether a line editor has the terminal.
  static func isWatching(_ input: Int32) -> Bool {
    board.terminal.load(ordering: .relaxed) == input
  }

  /// Wakes the thread that waits for a key, if there is one.
  static func wakeReader() { poke(board.wake, 1) }

  /// Gives the terminal to another program; the settings of now come back with `reclaim`.
  static func lend() -> termios? {
    var now = termios()
    let terminal = board.terminal.load(ordering: .relaxed)
    guard terminal >= 0, tcgetattr(terminal, &now) == 0 else { return nil }
    restore()
    board.isLent.store(true, ordering: .relaxed)
    return now
  }

  static func reclaim(_ settings: termios) {
    board.isLent.store(false, ordering: .relaxed)
    var settings = settings
    tcsetattr(board.terminal.load(ordering: .relaxed), TCSADRAIN, &settings)
  }

  /// From now on Ctrl-C and the signals that end the program write their number to `pipe` in place of
  /// ending it; -1 ends that.
  static func tellInterrupts(to pipe: Int32) {
    board.untoldInterrupts.store(0, ordering: .relaxed)
    board.interrupts.store(pipe, ordering: .relaxed)
    watch(SIGINT) { _ in TerminalGuard.interrupt() }
    for ending in [SIGTERM, SIGHUP] { watch(ending) { TerminalGuard.hear(of: $0) } }
  }

  /// A Ctrl-C has reached somebody.
  static func heardInterrupt() { board.untoldInterrupts.store(0, ordering: .relaxed) }

  /// A Ctrl-C has come just as the work ended that it was for; where no line is read from the
  /// terminal next, it is for the program.
  static func missInterrupt() { if board.terminal.load(ordering: .relaxed) < 0 { _exit(130) } }

  /// Ends the program by a signal, the terminal as it was before.
  static func end(by number: Int32) {
    endLine()
    restore()
    signal(number, SIG_DFL)
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, number)
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
    raise(number)
  }

  // MARK: - In signal handlers

  private static func interrupt() {
    let saved = errno
    defer { errno = saved }
    if board.isLent.load(ordering: .relaxed) { return }
    let untold = board.untoldInterrupts.wrappingAdd(1, ordering: .relaxed).newValue
    // Whoever presses three times and is not heard wants to leave a program that hangs.
    let isHopeless = untold > 2
    if board.interrupts.load(ordering: .relaxed) >= 0, !isHopeless {
      poke(board.interrupts, UInt8(SIGINT))
      return
    }
    // Between an answer and the next prompt: a Ctrl-C pressed once too often.
    let isBetween =
      board.terminal.load(ordering: .relaxed) >= 0 && !board.isReading.load(ordering: .relaxed)
    if isBetween, !isHopeless { return }
    endLine()
    restore()
    _exit(130)
  }

  /// A signal that ends the program has come: work that is under way may stop before.
  private static func hear(of number: Int32) {
    let saved = errno
    defer { errno = saved }
    let isTold =
      number != SIGQUIT && board.interrupts.load(ordering: .relaxed) >= 0
      && !board.isEnding.exchange(true, ordering: .relaxed)
    if isTold { poke(board.interrupts, UInt8(number)) } else { end(by: number) }
  }

  private static func stop() {
    let saved = errno
    defer { errno = saved }
    var now = termios()
    let terminal = board.terminal.load(ordering: .relaxed)
    let isOurs = !board.isLent.load(ordering: .relaxed) && tcgetattr(terminal, &now) == 0
    let marksPastes = board.marksPastes.load(ordering: .relaxed)
    restore()
    signal(SIGTSTP, SIG_DFL)
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, SIGTSTP)
    raise(SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
    // Here the program stands still until it is continued.
    watch(SIGTSTP) { _ in TerminalGuard.stop() }
    if isOurs { tcsetattr(terminal, TCSADRAIN, &now) }
    if marksPastes { markPastes(true) }
    poke(board.wake, 1)
  }

  private static func endLine() {
    if board.hasAside.exchange(false, ordering: .relaxed) { tell(asideOff) }
    if board.isHidden.load(ordering: .relaxed) { tell("\n") }
  }

  private static func restore() {
    let terminal = board.terminal.load(ordering: .sequentiallyConsistent)
    guard terminal >= 0, !board.isLent.load(ordering: .relaxed), let settings = board.settings
    else { return }
    if board.marksPastes.load(ordering: .relaxed) { markPastes(false) }
    tcsetattr(terminal, TCSADRAIN, settings)
  }

  /// Lets the terminal mark where pasted text begins and ends, or no longer.
  private static func markPastes(_ isOn: Bool) {
    board.marksPastes.store(isOn, ordering: .relaxed)
    tell(isOn ? pasteOn : pasteOff)
  }

  private static func poke(_ pipe: borrowing Atomic<Int32>, _ value: UInt8) {
    let pipe = pipe.load(ordering: .relaxed)
    guard pipe >= 0 else { return }
    var byte = value
    _ = write(pipe, &byte, 1)
  }

  /// What stands after the cursor goes; the shell begins on a line of its own.
  private static let asideOff: StaticString = "\u{1B}[0m\u{1B}[J\r\n"
  private static let pasteOn: StaticString = "\u{1B}[?2004h"
  /// The letters of the shell that comes after are its own again.
  private static let pasteOff: StaticString = "\u{1B}[0m\u{1B}[?2004l"

  private static func tell(_ sequence: StaticString) {
    _ = write(board.output.load(ordering: .relaxed), sequence.utf8Start, sequence.utf8CodeUnitCount)
  }

  /// Handles a signal, unless whoever started the program wants it ignored (`nohup`).
  private static func watch(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var before = sigaction()
    sigaction(number, nil, &before)
    // SIG_IGN is the address 1.
    let address = unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self)
    guard address != 1 else { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_RESTART
    sigaction(number, &action, nil)
  }
}
