import Glibc

/// Reads the terminal byte by byte, and hears when the window changes or something is to be shown.
struct KeySource: Sendable {
  let input: Int32
  /// The reading end of the pipe that wakes the reader.
  let wake: Int32

  /// Whether a byte or a change of the window is there already.
  var isReady: Bool {
    var wanted = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
    ]
    return poll(&wanted, 2, 0) > 0
  }

  /// Waits for a byte for so many milliseconds, or for ever at -1.
  ///
  /// Only a wait for ever is woken: the rest of a letter or a key comes first.
  func read(_ timeout: Int32) -> KeyByte {
    while true {
      var wanted = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&wanted, timeout < 0 ? 2 : 1, timeout)
      if ready == 0 { return .timeout }
      if ready < 0 {
        if errno == EINTR { continue }
        return .end
      }
      if wanted[1].revents != 0 {
        drain()
        return .woken
      }
      var byte: UInt8 = 0
      let count = Glibc.read(input, &byte, 1)
      if count == 1 { return .byte(byte) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      return .end
    }
  }

  private func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while Glibc.read(wake, &bytes, bytes.count) > 0 {}
  }
}
