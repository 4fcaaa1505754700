import Domain
import Glibc
import Synchronization

/// A rhythm that all processes of one user keep together: at most so many requests in any second.
///
/// Each request takes a place in time, kept in a small file under a lock; who comes too early waits
/// for its place. The clock is that of the machine since its start, which all processes share; places
/// from before a new start lie in the future or the far past and do not count. Where the file cannot
/// be used this process keeps the rhythm alone.
struct SharedPace: Sendable {
  /// Absolute; made when it is first needed, for its owner alone.
  let path: String
  /// Requests in one window.
  let most: Int
  /// Seconds since the machine's start.
  var clock: @Sendable () -> Double = Self.uptime
  var wait: @Sendable (Double) async throws -> Void = {
    try await Task.sleep(for: .seconds($0))
  }

  /// Seconds of the window.
  var window = Self.second

  /// A little more than a second: what goes out evenly arrives less evenly.
  static let second = 1.15

  var pace: Pace {
    let fallback = Fallback()
    return Pace {
      let seconds = reserved() ?? fallback.reserved(most, window, clock())
      if seconds > 0 { try await wait(seconds) }
    }
  }

  /// Takes the next free place and says how long it is until then; nil where the file is no use.
  private func reserved() -> Double? {
    if let slash = path.lastIndex(of: "/") { try? Disk.makeFolder(String(path[..<slash])) }
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else { return nil }
    }
    let now = clock()
    var places = Self.places(in: file)
    let place = Self.next(after: &places, most: most, window: window, now: now)
    return Self.write(places, to: file) ? place - now : nil
  }

  /// The first moment at which one more request may go out; it is added to the places.
  static func next(
    after places: inout [Double], most: Int, window: Double = second, now: Double
  ) -> Double {
    // Nobody is sent to wait for a minute: such places are of another start of the machine.
    places = places.filter { $0 > now - window && $0 < now + 60 }.sorted()
    let place = places.count < most ? now : max(now, places[places.count - most] + window)
    places.append(place)
    return place
  }

  private static func places(in file: Int32) -> [Double] {
    var buffer = [UInt8](repeating: 0, count: 8_192)
    let count = pread(file, &buffer, buffer.count, 0)
    guard count > 0 else { return [] }
    return String(decoding: buffer.prefix(count), as: UTF8.self).split(separator: "\n")
      .compactMap { Double($0) }
  }

  private static func write(_ places: [Double], to file: Int32) -> Bool {
    let bytes = Array((places.map { "\($0)" }.joined(separator: "\n") + "\n").utf8)
    guard ftruncate(file, 0) == 0 else { return false }
    return pwrite(file, bytes, bytes.count, 0) == bytes.count
  }

  private static func uptime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The places of this process alone.
private final class Fallback: Sendable {
  private let places = Mutex<[Double]>([])

  func reserved(_ most: Int, _ window: Double, _ now: Double) -> Double {
    places.withLock { SharedPace.next(after: &$0, most: most, window: window, now: now) - now }
  }
}
