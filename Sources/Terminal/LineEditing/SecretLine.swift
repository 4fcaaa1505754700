import Glibc

/// A line that answers a question by the way: a key or a password, which nobody sees while it is
/// typed, or a name.
package enum SecretLine {
  /// Reads it from a terminal, without echo where it `isHidden`; nil where the person gave none
  /// (Ctrl-D), or where `input` is no terminal.
  ///
  /// The terminal is as before on every way out, signals included; Ctrl-C ends the program with 130.
  /// A line editor that has the terminal keeps it.
  package static func read(
    _ prompt: String, isHidden: Bool = true, input: Int32 = 0, output: Int32 = 2
  ) -> String? {
    let isWatched = TerminalGuard.isWatching(input)
    guard isWatched || TerminalGuard.adopt(input: input, output: output, wake: -1) else {
      return nil
    }
    var before = termios()
    let isTerminal = tcgetattr(input, &before) == 0
    TerminalGuard.reading(true, marksPastes: false)
    TerminalGuard.hide(isHidden)
    defer {
      TerminalGuard.hide(false)
      TerminalGuard.reading(false, marksPastes: false)
      if isWatched { tcsetattr(input, TCSADRAIN, &before) } else { TerminalGuard.leave() }
    }
    guard isTerminal else { return nil }
    var settings = before
    if isHidden {
      settings.c_lflag &= ~tcflag_t(ECHO)
    } else {
      settings.c_lflag |= tcflag_t(ECHO | ECHOE)
    }
    settings.c_lflag |= tcflag_t(ICANON | ECHONL | ISIG)
    settings.c_iflag |= tcflag_t(ICRNL)
    guard tcsetattr(input, TCSAFLUSH, &settings) == 0 else { return nil }
    try? Descriptor.write(prompt, to: output)
    let line = line(from: input)
    // Only Enter ends the line on the screen.
    if line == nil { try? Descriptor.write("\n", to: output) }
    return line
  }

  /// The next line of a descriptor, without its end; nil where there is none.
  package static func line(from input: Int32, limit: Int = 4096) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < limit {
      let count = Glibc.read(input, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else {
        return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
      }
      if byte == 10 { return String(validating: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }
}
