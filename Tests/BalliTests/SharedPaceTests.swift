import Domain
import Foundation
import Synchronization
import Testing

@testable import balli

@Suite("The rhythm that all processes keep")
struct SharedPaceTests {
  /// A machine's clock that goes on only where somebody waits.
  final class Machine: Sendable {
    private let now = Mutex(1_000.0)
    private let sent = Mutex<[Double]>([])

    var clock: Double { now.withLock { $0 } }
    var times: [Double] { sent.withLock { $0.sorted() } }

    func send(at time: Double) { sent.withLock { $0.append(time) } }
  }

  private static func folder() -> String {
    FileManager.default.temporaryDirectory.path + "/balli-pace-" + UUID().uuidString
  }

  @Test("Two processes together never send more than so many in any second", arguments: [3, 10])
  func together(most: Int) async throws {
    let folder = Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let machine = Machine()
    // Each opens the file for itself, as two processes do.
    await withTaskGroup(of: Void.self) { group in
      for process in 0..<2 {
        group.addTask {
          for _ in 0..<25 {
            let waited = Mutex(0.0)
            let pace = SharedPace(
              path: folder + "/sub/eutils", most: most, clock: { machine.clock },
              wait: { seconds in waited.withLock { $0 = seconds } }
            ).pace
            try? await pace.turn()
            machine.send(at: machine.clock + waited.withLock { $0 })
            if process == 0 { await Task.yield() }
          }
        }
      }
    }
    let times = machine.times
    #expect(times.count == 50)
    for (place, time) in times.enumerated() {
      let within = times[place...].filter { $0 < time + 1.1 }.count
      #expect(within <= most, "\(within) requests after \(time)")
    }
    let rate = Double(times.count) / ((times.last ?? 0) - (times.first ?? 0) + SharedPace.second)
    #expect(rate > Double(most) * 0.8, "slower than it need be")
  }

  @Test("Places of another start of the machine do not hold anybody up")
  func restart() {
    var places = [999_999.0, 999_999.5, 1_000_000, 5, 6, 7]
    #expect(SharedPace.next(after: &places, most: 3, now: 100) == 100)
    #expect(places == [100])
  }

  @Test("Where the file is no use this process keeps the rhythm alone")
  func unusable() async throws {
    let waits = Mutex<[Double]>([])
    let pace = SharedPace(
      path: "/proc/none/pace", most: 3, clock: { 50 },
      wait: { seconds in waits.withLock { $0.append(seconds) } }
    ).pace
    for _ in 0..<4 { try await pace.turn() }
    let told = waits.withLock { $0 }
    #expect(told.count == 1 && abs(told[0] - SharedPace.second) < 1e-9)
  }

  @Test("The file is its owner's alone")
  func mode() async throws {
    let folder = Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await SharedPace(path: folder + "/eutils", most: 3, wait: { _ in }).pace.turn()
    let mode =
      try FileManager.default.attributesOfItem(atPath: folder + "/eutils")[.posixPermissions]
      as? Int
    #expect(mode == 0o600)
  }
}
