import Domain
import Foundation
import Services
import Support
import Synchronization
import Testing

/// A place to try a source: a sensor, secrets in memory, and waits that are counted and not waited.
final class SourceBench: Sendable {
  static let start = Date(timeIntervalSince1970: 1_795_000_000)

  let sensor = WornSensor(start: start)
  private let kept = Mutex<[String: String]>([:])
  private let waited = Mutex<[Double]>([])

  init(hours: Double = 30) {
    sensor.now = Self.start.addingTimeInterval(hours * 3600)
  }

  var now: Date { sensor.now }
  var secrets: [String: String] { kept.withLock { $0 } }
  var waits: [Double] { waited.withLock { $0 } }

  var box: SourceSecrets {
    SourceSecrets(
      load: { [self] in kept.withLock { $0 } },
      keep: { [self] new in kept.withLock { $0 = new } })
  }

  func way(_ fetcher: Fetcher) -> SourceWay {
    SourceWay(
      fetcher: fetcher, pause: { [self] seconds in waited.withLock { $0.append(seconds) } },
      sha1: { "sha1(\($0))" }, sha256: { "sha256(\($0))" })
  }

  /// What the sensor has shown since a moment, as values.
  func values(_ seconds: Double) -> [Double] {
    sensor.places(since: now.addingTimeInterval(-seconds)).map { Double(WornSensor.value($0)) }
  }

  /// The failure of a piece of work, which must fail.
  func failure(_ work: () async throws -> Void) async throws -> SourceFailure {
    try await #require(throws: SourceFailure.self) { try await work() }
  }
}

@Suite("Dexcom Share")
struct DexcomShareTests {
  private func share(_ bench: SourceBench, _ server: ShareServer) -> DexcomShare {
    DexcomShare(way: bench.way(server.fetcher), secrets: bench.box)
  }

  @Test("The region is found by trying, and the last day is read")
  func connect() async throws {
    let bench = SourceBench()
    let server = ShareServer(bench.sensor, host: "share2.dexcom.com", password: "gizli")
    let share = share(bench, server)
    #expect(try await share.connect(user: "deniz", password: "gizli", region: nil) == .us)
    #expect(bench.secrets["region"] == "us" && bench.secrets["session"] != nil)
    let delivery = try await share.source.readings(.distantPast, bench.now)
    #expect(delivery.readings.map(\.milligrams) == bench.values(86_400))
    #expect(delivery.readings.count == 288 && delivery.skipped == 0)
    #expect(delivery.readings.allSatisfy { ($0.milligrams == 39) == ($0.limit == .low) })
    #expect(Set(delivery.readings.compactMap(\.trend)).count > 3)
    #expect(server.logins == 1)
  }

  @Test("The moment is that of the wall clock, to the millisecond")
  func moments() async throws {
    let bench = SourceBench(hours: 2)
    let server = ShareServer(bench.sensor, password: "gizli")
    let share = share(bench, server)
    _ = try await share.connect(user: "deniz", password: "gizli", region: .ous)
    let readings = try await share.source.readings(.distantPast, bench.now).readings
    for (place, reading) in readings.enumerated() {
      #expect(abs(reading.at.timeIntervalSince(bench.sensor.moment(place))) < 0.001)
    }
  }

  @Test("A wrong password is tried in each region once and never again")
  func wrongPassword() async throws {
    let bench = SourceBench()
    let server = ShareServer(bench.sensor, password: "gizli")
    let failure = try await bench.failure {
      _ = try await share(bench, server).connect(user: "deniz", password: "yanlış", region: nil)
    }
    #expect(failure.kind == .credentials && failure.message.contains("3 bölge denendi"))
    #expect(bench.sensor.requests.count == 3 && bench.waits.isEmpty && bench.secrets.isEmpty)
    #expect(!failure.message.contains("yanlış"))
  }

  @Test("A session that has ended is made anew once")
  func expired() async throws {
    let bench = SourceBench()
    let server = ShareServer(bench.sensor, password: "gizli")
    let share = share(bench, server)
    _ = try await share.connect(user: "deniz", password: "gizli", region: .ous)
    bench.sensor.fault(.expired)
    #expect(try await share.source.readings(.distantPast, bench.now).readings.count == 288)
    #expect(server.logins == 2)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var faults: [WornSensor.Fault]
    var kind: SourceFailure.Kind?
    var words = ""
    var waits: [Double] = []
    var testDescription: String { "\(faults.first.map { "\($0)" } ?? "") \(words)" }
  }

  private static func coded(_ code: String, _ message: String = "m") -> WornSensor.Fault {
    let reply = ShareServer.error(code, message)
    return .status(500, type: "application/json", body: reply.body)
  }

  static let faults = [
    Fault(faults: [.cut], kind: nil, waits: [1]),
    Fault(faults: [.cut, .cut, .cut], kind: nil, waits: [1, 2, 4]),
    Fault(
      faults: [.cut, .cut, .cut, .cut], kind: .unavailable, words: "yarıda kesti", waits: [1, 2, 4]),
    Fault(
      faults: [.offline, .offline, .offline, .offline], kind: .offline, words: "ulaşılamadı",
      waits: [1, 2, 4]),
    Fault(
      faults: [.page, .page, .page, .page], kind: .unavailable, words: "web sayfası",
      waits: [1, 2, 4]),
    Fault(
      faults: [.status(429, type: "text/plain", body: "")], kind: .rateLimited,
      words: "1 saat sonra"),
    Fault(faults: [.status(200, type: "", body: "[{")], kind: .malformed, words: "okunamadı"),
    Fault(faults: [.status(200, type: "", body: "")], kind: .unavailable, words: "yanıt veremiyor"),
    Fault(
      faults: [coded("SSO_AuthenticateMaxAttemptsExceeed")], kind: .locked, words: "10 dakika"),
    Fault(
      faults: [coded("SSO_AuthenticateMaxAttemptsExceeded")], kind: .locked, words: "10 dakika"),
    Fault(faults: [coded("AccountPasswordInvalid")], kind: .credentials, words: "bölgeyi"),
    Fault(
      faults: [coded("SSO_InternalError", "Cannot Authenticate by AccountName")],
      kind: .credentials, words: "bölgeyi"),
    Fault(
      faults: [coded("SSO_InternalError", "Time out issue")], kind: .unavailable,
      words: "SSO_InternalError"),
    Fault(
      faults: [coded("InvalidArgument<script>")], kind: .unavailable, words: "InvalidArgumentscript"
    ),
  ]

  @Test("Every fault has its behaviour and its sentence", arguments: faults)
  func fault(fault: Fault) async throws {
    let bench = SourceBench()
    let server = ShareServer(bench.sensor, password: "gizli")
    let share = share(bench, server)
    _ = try await share.connect(user: "deniz", password: "gizli", region: .ous)
    for item in fault.faults { bench.sensor.fault(item) }
    if let kind = fault.kind {
      let failure = try await bench.failure {
        _ = try await share.source.readings(.distantPast, bench.now)
      }
      #expect(failure.kind == kind && failure.message.contains(fault.words), "\(failure.message)")
    } else {
      #expect(try await share.source.readings(.distantPast, bench.now).readings.count == 288)
    }
    #expect(bench.waits == fault.waits)
  }

  @Test("Codes of sensor errors are no glucose, and nobody who shares is no fault")
  func codes() async throws {
    let rows = [1, 5, 10, 38, 39, 100, 401].map {
      #"{"WT":"Date(1772353813817)","ST":"x","DT":"x","Value":\#($0),"Trend":"Flat"}"#
    }
    let (delivery, next) = try await delivered(rows)
    #expect(delivery.readings.map(\.milligrams) == [39, 100, 401] && delivery.skipped == 4)
    #expect(delivery.readings.map(\.limit) == [.low, nil, .high])
    #expect(next.readings.isEmpty)
  }

  @Test(
    "A row has the first of its times that can be read, whatever its zone; without one it is left out"
  )
  func times() async throws {
    let read = [
      "Date(1772353813817)", "/Date(1772353813817)/", "Date(1772353813817+0300)",
      "Date(1772353813817-0500)",
    ]
    let others = [
      "", "Date()", "Date(-)", "Date(1772353813817+03)", "Date(17723538x3817)", "1772353813817",
      "Date(1772353813817", "Date(1234567890123456)", "Date(+1772353813817)",
    ]
    let rows = (read + others).map { #"{"WT":"x","ST":"\#($0)","Value":100,"Trend":"Flat"}"# }
    let (delivery, _) = try await delivered(rows)
    #expect(
      delivery.readings.map(\.at.timeIntervalSince1970) == read.map { _ in 1_772_353_813.817 })
    #expect(delivery.skipped == others.count)
  }

  /// What Share's source makes of rows, and of an empty answer after them.
  private func delivered(_ rows: [String]) async throws -> (SourceDelivery, SourceDelivery) {
    let bench = SourceBench()
    let answers = Mutex(["[\(rows.joined(separator: ","))]", "[]"])
    let fetcher = bench.sensor.fetcher { request, _ in
      guard request.url.contains("Read") else {
        return ServerReply(200, "\"55555555-5555-4555-8555-555555555555\"")
      }
      return ServerReply(200, answers.withLock { $0.removeFirst() })
    }
    let share = DexcomShare(way: bench.way(fetcher), secrets: bench.box)
    _ = try await share.connect(user: "d", password: "g", region: .ous)
    return (
      try await share.source.readings(.distantPast, bench.now),
      try await share.source.readings(.distantPast, bench.now)
    )
  }

  @Test("The id of zeros is a refusal")
  func zeros() async throws {
    let bench = SourceBench()
    let fetcher = bench.sensor.fetcher { _, _ in
      ServerReply(200, "\"00000000-0000-0000-0000-000000000000\"")
    }
    let share = DexcomShare(way: bench.way(fetcher), secrets: bench.box)
    let failure = try await bench.failure {
      _ = try await share.connect(user: "d", password: "g", region: .jp)
    }
    #expect(failure.kind == .credentials && bench.sensor.requests.count == 1)
  }
}
