import Glibc

/// Keeps the terminal's settings from before the program and gives them back on every way out.
///
/// A signal handler may not allocate, lock or throw, so what it needs lies in one piece of memory
/// that is never freed.
enum TerminalGuard {
  private struct Board {
    var terminal: Int32 = -1
    var output: Int32 = -1
    var original = termios()
    /// Whether a line is being read.
    var isReading = false
    /// Whether the terminal has been told to mark pasted text.
    var marksPastes = false
    /// Whether another program has the terminal: this one must leave it alone.
    var isLent = false
    /// The writing end of the pipe that wakes the reader of keys.
    var wake: Int32 = -1
    /// The writing end of the pipe that tells of Ctrl-C; -1 where nobody wants to know.
    var interrupts: Int32 = -1
    var untoldInterrupts: Int32 = 0
  }

  nonisolated(unsafe) private static let board: UnsafeMutablePointer<Board> = {
    let memory = UnsafeMutablePointer<Board>.allocate(capacity: 1)
    memory.initialize(to: Board())
    atexit { TerminalGuard.restore() }
    return memory
  }()

  /// Remembers the terminal as it is and watches every signal that ends or stops the program.
  static func adopt(input: Int32, output: Int32, wake: Int32) -> Bool {
    guard tcgetattr(input, &board.pointee.original) == 0 else { return false }
    board.pointee.terminal = input
    board.pointee.output = output
    board.pointee.wake = wake
    for ending in [SIGTERM, SIGHUP, SIGQUIT] { watch(ending) { TerminalGuard.end(by: $0) } }
    watch(SIGINT) { _ in TerminalGuard.interrupt() }
    watch(SIGTSTP) { _ in TerminalGuard.stop() }
    watch(SIGWINCH) { _ in TerminalGuard.poke(TerminalGuard.board.pointee.wake) }
    return true
  }

  /// Gives the terminal back and forgets it.
  static func leave() {
    restore()
    board.pointee.terminal = -1
    board.pointee.wake = -1
    for number in [SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGWINCH] { signal(number, SIG_DFL) }
    if board.pointee.interrupts < 0 { signal(SIGINT, SIG_DFL) }
  }

  /// A line is being read, or no longer; meanwhile the terminal may mark what is pasted.
  static func reading(_ isOn: Bool, marksPastes: Bool) {
    board.pointee.isReading = isOn
    board.pointee.untoldInterrupts = 0
    if marksPastes { markPastes(isOn) }
  }

  /// Gives the terminal to another program; the settings of now come back with `reclaim`.
  static func lend() -> termios? {
    var now = termios()
    guard board.pointee.terminal >= 0, tcgetattr(board.pointee.terminal, &now) == 0 else {
      return nil
    }
    restore()
    board.pointee.isLent = true
    return now
  }

  static func reclaim(_ settings: termios) {
    board.pointee.isLent = false
    var settings = settings
    tcsetattr(board.pointee.terminal, TCSADRAIN, &settings)
  }

  /// From now on Ctrl-C writes a byte to `pipe` in place of ending the program; -1 ends that.
  static func tellInterrupts(to pipe: Int32) {
    board.pointee.untoldInterrupts = 0
    board.pointee.interrupts = pipe
    watch(SIGINT) { _ in TerminalGuard.interrupt() }
  }

  /// A Ctrl-C has reached somebody.
  static func heardInterrupt() { board.pointee.untoldInterrupts = 0 }

  /// A Ctrl-C has come just as the work ended that it was for; where no line is read from the
  /// terminal next, it is for the program.
  static func missInterrupt() { if board.pointee.terminal < 0 { _exit(130) } }

  // MARK: - In signal handlers

  private static func interrupt() {
    let saved = errno
    defer { errno = saved }
    if board.pointee.isLent { return }
    board.pointee.untoldInterrupts += 1
    // Whoever presses three times and is not heard wants to leave a program that hangs.
    let isHopeless = board.pointee.untoldInterrupts > 2
    if board.pointee.interrupts >= 0, !isHopeless {
      poke(board.pointee.interrupts)
      return
    }
    // Between an answer and the next prompt: a Ctrl-C pressed once too often.
    if board.pointee.terminal >= 0, !board.pointee.isReading, !isHopeless { return }
    restore()
    _exit(130)
  }

  private static func end(by number: Int32) {
    restore()
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func stop() {
    let saved = errno
    defer { errno = saved }
    var now = termios()
    let isOurs = !board.pointee.isLent && tcgetattr(board.pointee.terminal, &now) == 0
    let marksPastes = board.pointee.marksPastes
    restore()
    signal(SIGTSTP, SIG_DFL)
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, SIGTSTP)
    raise(SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
    // Here the program stands still until it is continued.
    watch(SIGTSTP) { _ in TerminalGuard.stop() }
    if isOurs { tcsetattr(board.pointee.terminal, TCSADRAIN, &now) }
    if marksPastes { markPastes(true) }
    poke(board.pointee.wake)
  }

  private static func restore() {
    guard board.pointee.terminal >= 0, !board.pointee.isLent else { return }
    if board.pointee.marksPastes { markPastes(false) }
    tcsetattr(board.pointee.terminal, TCSADRAIN, &board.pointee.original)
  }

  /// Lets the terminal mark where pasted text begins and ends, or no longer.
  private static func markPastes(_ isOn: Bool) {
    board.pointee.marksPastes = isOn
    tell(isOn ? pasteOn : pasteOff)
  }

  private static func poke(_ pipe: Int32) {
    guard pipe >= 0 else { return }
    var byte: UInt8 = 1
    _ = write(pipe, &byte, 1)
  }

  private static let pasteOn: StaticString = "\u{1B}[?2004h"
  private static let pasteOff: StaticString = "\u{1B}[?2004l"

  private static func tell(_ sequence: StaticString) {
    _ = write(board.pointee.output, sequence.utf8Start, sequence.utf8CodeUnitCount)
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
