import Domain
import Foundation
import Services
import Store
import Support
import Synchronization
import Testing

@testable import balli

@Suite("Thirty days of faults")
struct SyncFaultTests {
  /// A service and how a process of ours comes to its readings.
  struct Service: Sendable, CustomTestStringConvertible {
    var name: String
    /// Hours between two rounds at most: no service gives back what is older than it reaches.
    var longest: Double
    var worn: @Sendable (WornSensor, SourceSecrets) -> Worn
    var testDescription: String { name }
  }

  /// One account: how a person connects it, and the source of a process that has just begun.
  struct Worn: Sendable {
    var connect: @Sendable () async throws -> Void
    var source: @Sendable () -> GlucoseSource
  }

  static let services = [
    Service(name: "dexcom", longest: 7) { sensor, secrets in
      let server = ShareServer(sensor, password: "gizli")
      let ours = { @Sendable in DexcomShare(way: way(server.fetcher), secrets: secrets) }
      return Worn(
        connect: { _ = try await ours().connect(user: "d", password: "gizli", region: .ous) },
        source: { ours().source })
    },
    Service(name: "nightscout", longest: 60) { sensor, secrets in
      let server = NightscoutServer(sensor, digest: "anahtar", token: "", hasV3: false)
      let ours = { @Sendable in Nightscout(way: way(server.fetcher), secrets: secrets) }
      return Worn(
        connect: {
          try await ours().connect(address: "https://a.example", key: "anahtar", now: sensor.now)
        }, source: { ours().source })
    },
    Service(name: "libre", longest: 4) { sensor, secrets in
      let server = LibreServer(sensor, password: "gizli", account: "u-1")
      let ours = { @Sendable in LibreLinkUp(way: way(server.fetcher), secrets: secrets) }
      return Worn(
        connect: {
          try await ours().connect(mail: "d", password: "gizli", region: nil, now: sensor.now)
        }, source: { ours().source })
    },
    Service(name: "dexcom-resmi", longest: 60) { sensor, secrets in
      let server = DexcomServer(sensor)
      let ours = { @Sendable in DexcomOfficial(way: way(server.fetcher), secrets: secrets) }
      return Worn(
        connect: {
          let door = ours().door(
            client: "a", secret: "b", region: .ous, redirect: "http://127.0.0.1:1/c", state: "s")
          try await ours().connect(door, answer: ["code": "32hex", "state": "s"])
        }, source: { ours().source })
    },
  ]

  private static func way(_ fetcher: Fetcher) -> SourceWay {
    SourceWay(fetcher: fetcher, pause: { _ in }, sha1: { $0 }, sha256: { $0 })
  }

  @Test(
    "No reading that was served is missing, and none is there twice",
    arguments: services.indices)
  func thirtyDays(_ place: Int) async throws {
    let folder = SyncTests.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (one, two) = (Self.services[place], Self.services[(place + 1) % Self.services.count])
    var month = try await Month(one, two, SyncTests.start, seed: UInt64(11 + place), folder)
    while month.hours < 30 * 24 { try await month.step() }
    try await month.settle()
    let kept = try SyncTests.store(folder).between(.distantPast ..< .distantFuture)
    let served = month.sensor.places(since: SyncTests.start)
    #expect(kept.count == served.count && served.count > 8600)
    #expect(kept.map(\.milligrams) == served.map { Double(WornSensor.value($0)) })
    // What must have happened, or the month was too kind.
    #expect(month.failures > 5 && month.deaths > 5)
  }
}

/// A month of one person with two sources, of which everything goes wrong at times.
private struct Month {
  let sensor: WornSensor
  private let folder: String
  private let longest: Double
  private let worn: [SyncFaultTests.Worn]
  private var random: SplitMix
  private var records: SensorRecords
  private(set) var hours = 0.0
  private(set) var failures = 0
  private(set) var deaths = 0

  /// What a process that is killed leaves undone.
  private struct Death: Error {}

  init(
    _ one: SyncFaultTests.Service, _ two: SyncFaultTests.Service, _ start: Date, seed: UInt64,
    _ folder: String
  ) async throws {
    let sensor = WornSensor(start: start)
    self.sensor = sensor
    self.folder = folder
    longest = one.longest
    worn = [one, two].map { $0.worn(sensor, Secrets().box) }
    random = SplitMix(state: seed)
    records = SyncTests.store(folder)
    for account in worn { try await account.connect() }
  }

  /// Some hours later: faults, a clock that is wrong, a round with one source or with both.
  mutating func step() async throws {
    let isLong = Int.random(in: 0..<12, using: &random) == 0
    hours += Double.random(in: 0.05...(isLong ? longest : min(longest, 7)), using: &random)
    sensor.now = sensor.start.addingTimeInterval(hours * 3600)
    for _ in 0..<Int.random(in: 0..<4, using: &random) { sensor.fault(fault()) }
    let isWrong = Int.random(in: 0..<6, using: &random) == 0
    let jump = isWrong ? Double.random(in: -43_200...43_200, using: &random) : 0
    try await round(worn[0], jump)
    if Bool.random(using: &random) { try await round(worn[1], jump) }
  }

  /// Goes on until the first source has told everything.
  mutating func settle() async throws {
    for _ in 0..<100 {
      sensor.now = sensor.now.addingTimeInterval(1800)
      if case .done = try await run(worn[0], records, 0) { return }
    }
    Issue.record("It never settled.")
  }

  private mutating func round(_ account: SyncFaultTests.Worn, _ jump: Double) async throws {
    do { _ = try await run(account, mortal(), jump) } catch is Death {
      deaths += 1
      // The next process has a store of its own.
      records = SyncTests.store(folder)
    }
  }

  private mutating func run(
    _ account: SyncFaultTests.Worn, _ records: SensorRecords, _ jump: Double
  ) async throws -> SyncRound.Outcome {
    let now = sensor.now.addingTimeInterval(jump)
    let outcome = try await SyncRound(records: records, now: { now }).run(account.source())
    switch outcome {
    case .failed: failures += 1
    case .stopped:
      // The person does what they are told to.
      failures += 1
      try? await account.connect()
      try records.setState(account.source().name, nil)
    case .done, .waiting: break
    }
    return outcome
  }

  /// The store of a process that may die before it has written, or before it has noted that it has.
  private mutating func mortal() -> SensorRecords {
    var records = records
    switch Int.random(in: 0..<12, using: &random) {
    case 0: records.add = { _ in throw Death() }
    case 1: records.setState = { _, _ in throw Death() }
    default: break
    }
    return records
  }

  private mutating func fault() -> WornSensor.Fault {
    let faults: [WornSensor.Fault] = [
      .offline, .cut, .lost, .page, .expired, .status(500, type: "application/json", body: "{}"),
      .status(200, type: "application/json", body: "[{\"WT\":"), .status(502, type: "", body: ""),
      .status(200, type: "text/html", body: "<html>Oturum açın</html>"),
      .status(429, type: "text/plain", body: ""),
    ]
    return faults.randomElement(using: &random) ?? .cut
  }
}

/// Secrets in memory.
final class Secrets: Sendable {
  private let kept = Mutex<[String: String]>([:])

  var box: SourceSecrets {
    SourceSecrets(
      load: { [self] in kept.withLock { $0 } },
      keep: { [self] new in kept.withLock { $0 = new } })
  }
}
