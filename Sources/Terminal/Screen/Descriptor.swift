import Glibc
import Turkish

/// Writing to a file descriptor until everything is out.
enum Descriptor {
  /// Writes all bytes, through interruptions and full pipes.
  static func write(_ text: String, to descriptor: Int32) throws(ScreenFailure) {
    var text = text
    let failure = text.withUTF8 { bytes in write(UnsafeRawBufferPointer(bytes), to: descriptor) }
    if let failure { throw failure }
  }

  /// Whether a terminal is behind the descriptor.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  private static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) -> ScreenFailure? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wanted, 1, -1)
      case EPIPE: return .closed
      case let code: return .failed(SystemReason.text(code))
      }
    }
    return nil
  }
}

/// Why something could not be put on the screen.
package enum ScreenFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The reader has gone (`| head -1`): the program can end quietly.
  case closed
  /// A full disk, a broken device; the system's own words.
  case failed(String)

  package var description: String {
    switch self {
    case .closed: Texts.outputClosed
    case .failed(let reason): Texts.outputFailed(reason)
    }
  }
}
