import CLibcurl
import Glibc

/// Wakes the thread of libcurl from any other; what is woken before it waits does not wait.
final class WakeEvent: Sendable {
  /// Readable from a wake until `clear`.
  let descriptor = balli_event_open()

  deinit { close(descriptor) }

  /// Ends a wait that is under way, or the next one.
  func wake() { balli_event_wake(descriptor) }

  /// Forgets the wakes so far.
  func clear() { balli_event_clear(descriptor) }

  /// Waits for a wake, at most so long; true where one came.
  func wait(milliseconds: Int) -> Bool {
    var one = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&one, 1, Int32(clamping: milliseconds)) > 0
  }
}
