import Domain
import Foundation
import GlucoseFiles
import Services
import Store
import Support
import Synchronization
import Testing

@testable import balli

@Suite("Rounds of syncing")
struct SyncTests {
  private static let start = Date(timeIntervalSince1970: 1_795_000_000)

  private static func store(_ folder: String) -> SensorRecords {
    ProfileStore(file: folder + "/a.sqlite", stems: Stems.self).records.sensor
  }

  /// A folder of the test's own.
  private static func folder() -> String { BuiltProgram.temporaryHome() }

  private static func way(_ fetcher: Fetcher) -> SourceWay {
    SourceWay(fetcher: fetcher, pause: { _ in }, sha1: { $0 }, sha256: { $0 })
  }

  @Test("Thirty days of faults: no reading that was served is missing, and none is there twice")
  func thirtyDays() async throws {
    let folder = Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sensor = WornSensor(start: Self.start)
    let share = ShareServer(sensor, password: "gizli")
    let nightscout = NightscoutServer(sensor, digest: "anahtar", token: "", hasV3: false)
    let secrets = [Secrets(), Secrets()]
    let one = DexcomShare(way: Self.way(share.fetcher), secrets: secrets[0].box)
    _ = try await one.connect(user: "d", password: "gizli", region: .ous)
    let two = Nightscout(way: Self.way(nightscout.fetcher), secrets: secrets[1].box)
    try await two.connect(address: "https://a.example", key: "anahtar", now: sensor.now)
    var random = SplitMix(state: 11)
    var records = Self.store(folder)
    var hours = 0.0
    while hours < 30 * 24 {
      hours += Double.random(in: 0.05...7, using: &random)
      sensor.now = Self.start.addingTimeInterval(hours * 3600)
      // A process that dies leaves the next one a store of its own.
      if Int.random(in: 0..<4, using: &random) == 0 { records = Self.store(folder) }
      for _ in 0..<Int.random(in: 0..<4, using: &random) { sensor.fault(Self.fault(&random)) }
      // The clock of this machine is wrong at times, by up to half a day.
      let wrong = Int.random(in: 0..<6, using: &random) == 0
      let jump = wrong ? Double.random(in: -43_200...43_200, using: &random) : 0
      let now = sensor.now.addingTimeInterval(jump)
      let round = SyncRound(records: records, now: { now })
      _ = try await round.run(one.source)
      if Bool.random(using: &random) { _ = try await round.run(two.source) }
    }
    let last = SyncRound(records: records, now: { sensor.now })
    while case .failed = try await last.run(one.source) {}
    let kept = try records.between(.distantPast ..< .distantFuture)
    let served = sensor.places(since: Self.start)
    #expect(kept.count == served.count && served.count > 8600)
    #expect(kept.map(\.milligrams) == served.map { Double(WornSensor.value($0)) })
  }

  private static func fault(_ random: inout SplitMix) -> WornSensor.Fault {
    let faults: [WornSensor.Fault] = [
      .offline, .cut, .page, .expired, .status(500, type: "application/json", body: "{}"),
      .status(200, type: "application/json", body: "[{\"WT\":"), .status(502, type: "", body: ""),
    ]
    return faults.randomElement(using: &random) ?? .cut
  }

  @Test("A refusal is tried once more after rounds that went well, then waits for the person")
  func refusals() {
    let now = Self.start
    let refusal = SourceFailure(kind: .credentials, message: "x")
    let first = SyncRound.state(after: refusal, SyncState(syncedAt: now), at: now)
    #expect(first.waitUntil == now.addingTimeInterval(150))
    #expect(SyncRound.state(after: refusal, first, at: now).waitUntil == SyncRound.forever)
    #expect(SyncRound.state(after: refusal, nil, at: now).waitUntil == SyncRound.forever)
  }

  @Test("A locked account is left alone longer each time")
  func locked() {
    var state: SyncState?
    var waits: [Double] = []
    for _ in 0..<5 {
      let failure = SourceFailure(kind: .locked, message: "x", wait: 600)
      state = SyncRound.state(after: failure, state, at: Self.start)
      waits.append(state?.waitUntil?.timeIntervalSince(Self.start) ?? 0)
    }
    #expect(waits == [600, 900, 1800, 3600, 3600])
  }

  @Test("What is waiting is not asked, and what succeeded waits for nothing")
  func waiting() async throws {
    let folder = Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let records = Self.store(folder)
    let asked = SharedCount()
    let source = GlucoseSource(name: "dexcom", reach: 86_400) { _, _ in
      asked.add()
      throw SourceFailure(kind: .rateLimited, message: "çok sık", wait: 3600)
    }
    let now = Self.start
    let round = SyncRound(records: records, now: { now })
    #expect(
      try await round.run(source)
        == .failed(SourceFailure(kind: .rateLimited, message: "çok sık", wait: 3600)))
    #expect(
      try await round.run(source)
        == .waiting(until: now.addingTimeInterval(3600), message: "çok sık"))
    #expect(asked.value == 1)
    let later = SyncRound(records: records, now: { now.addingTimeInterval(3601) })
    let good = GlucoseSource(name: "dexcom", reach: 86_400) { since, _ in
      #expect(since == now.addingTimeInterval(3601 - 86_400))
      return SourceDelivery(readings: [])
    }
    #expect(
      try await later.run(good) == .done(SensorAddition(added: 0, known: 0), skipped: 0))
    #expect(try records.state("dexcom")?.failures == 0)
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

/// Numbers that look random and are the same in every run (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite("The commands about sensors")
@MainActor struct GlucoseCommandTests {
  @Test("What follows a slash is read as on the command line")
  func slash() throws {
    var options = ConnectOptions()
    options.user = "deniz"
    options.region = "ous"
    #expect(
      try GlucoseCommand(.connect, "DEXCOM --kullanıcı deniz --bolge=ous")
        == .connect("DEXCOM", options))
    #expect(try GlucoseCommand(.connect, "") == .connect(nil, ConnectOptions()))
    #expect(
      try GlucoseCommand(.importFile, "a b.csv --tarih gün-ay")
        == .importFile(path: "a b.csv", order: .dayFirst))
    for (name, argument) in [
      (SlashCommand.Name.importFile, ""), (.disconnect, ""),
      (.importFile, "a --tarih yarın"), (.connect, "dexcom --bölge"),
    ] {
      #expect(throws: Failure.self) { try GlucoseCommand(name, argument) }
    }
  }

  @Test("Secrets stand in a file of their owner alone, by profile, and go when they are told to")
  func connections() throws {
    let home = BuiltProgram.temporaryHome()
    defer { try? FileManager.default.removeItem(atPath: home) }
    let places = Places(home: home)
    let files = Files(
      exists: { Disk.exists($0) }, read: { try Disk.read($0) },
      write: { try Disk.write($0, to: $1) })
    let own = Connections(files: files, places: places, profile: "Ayşe")
    let other = Connections(files: files, places: places, profile: "Can")
    try own.secrets(of: .share).keep(["user": "deniz", "password": "gizli \"söz\""])
    try own.secrets(of: .nightscout).keep(["key": "k"])
    #expect(try own.kinds() == [.share, .nightscout] && other.kinds().isEmpty)
    #expect(try own.secrets(of: .share).load()["password"] == "gizli \"söz\"")
    let mode = try FileManager.default.attributesOfItem(atPath: own.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    try own.forget(.share)
    #expect(try own.kinds() == [.nightscout])
    #expect(try files.read(own.path)?.contains("gizli") == false)
  }

  @Test("The timer runs this program for this profile every five minutes")
  func timer() {
    let timer = SyncTimer(program: "/opt/a \"b\"/balli", profile: "Ayşe %", home: "/home/a")
    #expect(timer.timer.contains("OnCalendar=*:0/5"))
    #expect(
      timer.service.contains(#"ExecStart="/opt/a \"b\"/balli" --profil "Ayşe %%" --sessiz esitle"#))
    #expect(timer.service.contains(#"Environment="BALLI_HOME=/home/a""#))
  }

  @Test("Digests are those of FIPS 180-4")
  func digests() throws {
    #expect(
      try FileDigest.hex(of: "this is my long pass phrase", .sha1)
        == "b723e97aa97846eb92d5264f084b2823f57c4aa1")
    #expect(
      try FileDigest.hex(of: "abc", .sha256)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test("What a browser brings back is read with its escapes undone")
  func door() {
    #expect(
      LoopbackDoor.fields(of: "code=a%2Bb+c&state=x&empty=")
        == ["code": "a+b c", "state": "x", "empty": ""])
  }
}
