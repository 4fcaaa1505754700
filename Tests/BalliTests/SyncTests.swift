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
  static let start = Date(timeIntervalSince1970: 1_795_000_000)

  static func store(_ folder: String) -> SensorRecords {
    ProfileStore(file: folder + "/a.sqlite", stems: Stems.self).records.sensor
  }

  /// A folder of the test's own.
  static func folder() -> String { BuiltProgram.temporaryHome() }

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
    let files = Disk.files
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

  @Test("What a browser brings back is read with its escapes undone")
  func door() {
    #expect(
      LoopbackDoor.fields(of: "code=a%2Bb+c&state=x&empty=")
        == ["code": "a+b c", "state": "x", "empty": ""])
  }
}
