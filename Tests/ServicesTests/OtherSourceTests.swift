import Domain
import Foundation
import Services
import Support
import Testing

@Suite("Nightscout")
struct NightscoutTests {
  static let token = "ad-0123456789abcdef"

  private func server(_ bench: SourceBench, hasV3: Bool = true) -> NightscoutServer {
    NightscoutServer(
      bench.sensor, digest: "sha1(cok gizli bir soz)", token: Self.token, hasV3: hasV3)
  }

  @Test(
    "A token opens v3, or v1 where there is none; a secret opens v1",
    arguments: [(token, true), (token, false), ("cok gizli bir soz", true)])
  func ways(key: String, hasV3: Bool) async throws {
    let bench = SourceBench(hours: 24 * 12)
    let server = server(bench, hasV3: hasV3)
    let nightscout = Nightscout(way: bench.way(server.fetcher), secrets: bench.box)
    try await nightscout.connect(
      address: "https://ayse.example/api/v1/", key: key, now: bench.now)
    let since = bench.now.addingTimeInterval(-10 * 86_400)
    let delivery = try await nightscout.source.readings(since, bench.now)
    #expect(delivery.readings.map(\.milligrams) == bench.values(10 * 86_400))
    #expect(delivery.readings.count == 2880)
    let isV3 = bench.sensor.requests.last?.url.contains("/api/v3/") == true
    #expect(isV3 == (hasV3 && key == Self.token))
    #expect(bench.sensor.requests.allSatisfy { $0.method == "GET" && !$0.url.contains("gizli") })
  }

  @Test("A key that is refused is not tried again")
  func refused() async throws {
    for key in ["yanlis sozcuk burada", "ad-0000000000000000"] {
      let bench = SourceBench()
      let nightscout = Nightscout(way: bench.way(server(bench).fetcher), secrets: bench.box)
      let failure = try await bench.failure {
        try await nightscout.connect(address: "https://ayse.example", key: key, now: bench.now)
      }
      #expect(failure.kind == .credentials && failure.message.contains("401"))
      #expect(bench.sensor.requests.count == 1 && bench.secrets.isEmpty)
    }
  }

  @Test("An address without Nightscout is told so")
  func missing() async throws {
    let bench = SourceBench()
    let fetcher = bench.sensor.fetcher { _, _ in ServerReply(404, "{}") }
    let failure = try await bench.failure {
      try await Nightscout(way: bench.way(fetcher), secrets: bench.box)
        .connect(address: "https://ayse.example", key: "", now: bench.now)
    }
    #expect(failure.message.contains("404"))
  }

  @Test("Calibrations, deleted entries and codes are left out; a finger prick is one")
  func kinds() async throws {
    let bench = SourceBench()
    let at = Int(bench.now.timeIntervalSince1970 * 1000) - 60_000
    let rows = [
      #"{"_id":"1","type":"sgv","sgv":"112","dateString":"2026-11-18T12:00:00.000Z"}"#,
      #"{"_id":"2","type":"mbg","mbg":104,"date":\#(at)}"#,
      #"{"_id":"3","type":"cal","slope":1,"date":\#(at)}"#,
      #"{"_id":"4","type":"sgv","sgv":9,"date":\#(at)}"#,
      #"{"_id":"5","type":"sgv","sgv":120,"date":\#(at),"isValid":false}"#,
      #"{"_id":"6","type":"sgv","sgv":39,"date":\#(at),"direction":"NONE"}"#,
    ]
    let fetcher = bench.sensor.fetcher { _, _ in
      ServerReply(200, "[\(rows.joined(separator: ","))]")
    }
    let nightscout = Nightscout(way: bench.way(fetcher), secrets: bench.box)
    try await nightscout.connect(address: "https://ayse.example", key: "", now: bench.now)
    let delivery = try await nightscout.source.readings(
      bench.now.addingTimeInterval(-30 * 86_400), bench.now)
    #expect(Set(delivery.readings.map(\.milligrams)) == [112, 104, 39] && delivery.skipped == 3)
    #expect(delivery.readings.first { $0.means == .hand }?.milligrams == 104)
    #expect(delivery.readings.first { $0.milligrams == 39 }?.limit == .low)
  }
}

@Suite("LibreLinkUp")
struct LibreLinkUpTests {
  private func server(_ bench: SourceBench) -> LibreServer {
    LibreServer(bench.sensor, password: "gizli", account: "sha256(u-1)")
  }

  @Test("It goes where it is sent, with the version that is wanted, and reads UTC in English")
  func connect() async throws {
    let bench = SourceBench(hours: 20)
    let server = server(bench)
    let libre = LibreLinkUp(way: bench.way(server.fetcher), secrets: bench.box)
    try await libre.connect(mail: "d@example.com", password: "gizli", region: nil, now: bench.now)
    #expect(bench.secrets["region"] == "eu" && bench.secrets["version"] == "4.17.0")
    let since = bench.now.addingTimeInterval(-10 * 3600)
    let readings = try await libre.source.readings(since, bench.now).readings
    #expect(readings.map(\.milligrams) == bench.values(10 * 3600).suffix(readings.count))
    #expect(readings.count >= 119 && readings.last?.trend == .flat)
    #expect(readings.dropLast().allSatisfy { $0.trend == nil })
    #expect(server.logins == 1)
  }

  @Test("A ticket that has ended is got anew once")
  func expired() async throws {
    let bench = SourceBench()
    let server = server(bench)
    let libre = LibreLinkUp(way: bench.way(server.fetcher), secrets: bench.box)
    try await libre.connect(mail: "d@example.com", password: "gizli", region: nil, now: bench.now)
    bench.sensor.fault(.expired)
    #expect(!(try await libre.source.readings(.distantPast, bench.now).readings.isEmpty))
    #expect(server.logins == 2 && bench.secrets["token"] == "ticket-2")
  }

  struct Refusal: Sendable {
    var password = "gizli"
    var step: String?
    var hasPatient = true
    var kind: SourceFailure.Kind
    var words: String
  }

  static let refusals = [
    Refusal(password: "yanlış", kind: .credentials, words: "şifreyi"),
    Refusal(step: "tou", kind: .consent, words: "koşulların"),
    Refusal(step: "verifyEmail", kind: .consent, words: "doğrulanmasını"),
    Refusal(hasPatient: false, kind: .consent, words: "takip etmiyor"),
  ]

  @Test("What the person has to do is said, and nothing is kept", arguments: refusals)
  func refused(refusal: Refusal) async throws {
    let bench = SourceBench()
    var server = server(bench)
    server.step = refusal.step
    server.hasPatient = refusal.hasPatient
    let libre = LibreLinkUp(way: bench.way(server.fetcher), secrets: bench.box)
    let failure = try await bench.failure {
      try await libre.connect(
        mail: "d@example.com", password: refusal.password, region: nil, now: bench.now)
    }
    #expect(failure.kind == refusal.kind && failure.message.contains(refusal.words))
    #expect(bench.secrets.isEmpty && bench.sensor.requests.count <= 4)
  }
}

@Suite("Dexcom's official API")
struct DexcomOfficialTests {
  private func connected(
    _ bench: SourceBench, _ server: DexcomServer
  ) async throws -> DexcomOfficial {
    let dexcom = DexcomOfficial(way: bench.way(server.fetcher), secrets: bench.box)
    let door = dexcom.door(
      client: "id", secret: "gizli", region: .ous, redirect: "http://127.0.0.1:8123/callback",
      state: "rastgele")
    try await dexcom.connect(door, answer: ["code": "32hex", "state": "rastgele"])
    return dexcom
  }

  @Test("The page is asked for with a state, and an answer without it is not used")
  func state() async throws {
    let bench = SourceBench()
    let server = DexcomServer(bench.sensor)
    let dexcom = DexcomOfficial(way: bench.way(server.fetcher), secrets: bench.box)
    let door = dexcom.door(
      client: "id", secret: "gizli", region: .us, redirect: "http://127.0.0.1:8123/callback",
      state: "rastgele")
    #expect(
      door.url == "https://api.dexcom.com/v2/oauth2/login?client_id=id"
        + "&redirect_uri=http%3A%2F%2F127.0.0.1%3A8123%2Fcallback&response_type=code"
        + "&scope=offline_access&state=rastgele")
    for answer in [["code": "32hex"], ["code": "32hex", "state": "x"], ["state": "rastgele"]] {
      let failure = try await bench.failure { try await dexcom.connect(door, answer: answer) }
      #expect(failure.kind == .credentials)
    }
    #expect(bench.sensor.requests.isEmpty && bench.secrets.isEmpty)
  }

  @Test("Ninety days are read in windows of thirty")
  func windows() async throws {
    let bench = SourceBench(hours: 24 * 95)
    let server = DexcomServer(bench.sensor)
    let dexcom = try await connected(bench, server)
    let since = bench.now.addingTimeInterval(-90 * 86_400)
    let readings = try await dexcom.source.readings(since, bench.now).readings
    let values = Dictionary(grouping: readings) { $0.at }.compactMap(\.value.first)
      .sorted { $0.at < $1.at }.map(\.milligrams)
    #expect(values == bench.values(90 * 86_400))
    #expect(bench.sensor.requests.filter { $0.url.contains("/egvs") }.count == 4)
  }

  @Test("A token that has ended is changed once, and the new one is kept at once")
  func refresh() async throws {
    let bench = SourceBench()
    let server = DexcomServer(bench.sensor)
    let dexcom = try await connected(bench, server)
    bench.sensor.fault(.expired)
    let since = bench.now.addingTimeInterval(-86_400)
    #expect(try await dexcom.source.readings(since, bench.now).readings.count >= 287)
    #expect(server.grants == 2 && bench.secrets["refresh"] == "refresh-2")
    bench.sensor.fault(.expired, .expired, .expired, .expired)
    let failure = try await bench.failure { _ = try await dexcom.source.readings(since, bench.now) }
    #expect(failure.kind == .disconnected && bench.secrets["refresh"] == "refresh-3")
  }

  @Test("A refresh token that is dead asks for a new connection")
  func dead() async throws {
    let bench = SourceBench()
    let server = DexcomServer(bench.sensor)
    let dexcom = try await connected(bench, server)
    try bench.box.keep(bench.secrets.merging(["refresh": "eski", "access": "eski"]) { $1 })
    let failure = try await bench.failure {
      _ = try await dexcom.source.readings(bench.now.addingTimeInterval(-3600), bench.now)
    }
    #expect(failure.kind == .disconnected && failure.message.contains("yeniden bağlanın"))
  }
}
