import Domain
import Foundation
import Services
import Support
import Testing

@testable import balli

/// Takes down what is shown by the way.
@MainActor private final class Listener: Presenter {
  var sounded: [ShownAlert] = []
  var hints: [String] = []
  var fault: OutputFault? { nil }

  func show(_ event: TurnEvent) async {}
  func show(_ output: CommandOutput) {}
  func show(_ failure: Failure) { hints.append(failure.message) }
  func hint(_ text: String) { hints.append(text) }
  func sound(_ alert: ShownAlert) { sounded.append(alert) }
  func recall(_ messages: [Message]) {}
}

@Suite("The watch over sensors")
@MainActor struct SensorWatchTests {
  /// A talk whose clock goes on as the watch waits, until the end of a stretch.
  @MainActor private final class Room {
    let listener = Listener()
    let session: Session
    let sensor: WornSensor
    let waits = SharedCount()
    private let folder = BuiltProgram.temporaryHome()

    init(hours: Double, isConnected: Bool = true, isQuiet: Bool = false) async throws {
      let start = Date(timeIntervalSince1970: 1_795_000_000)
      let sensor = WornSensor(start: start)
      self.sensor = sensor
      let share = ShareServer(sensor, password: "gizli")
      var world = Compose.replay(in: folder, zone: .fixed(3 * 3600), now: start)
      let clock = world.clock
      let end = start.addingTimeInterval(hours * 3600)
      world.glucose.way = {
        SourceWay(fetcher: share.fetcher, pause: { _ in }, sha1: { $0 }, sha256: { $0 })
      }
      var options = Options()
      options.quiet = isQuiet
      let waits = waits
      world.sleep = { duration in
        let seconds = Double(duration.components.seconds) + 0.001
        waits.add()
        let next = clock.now().addingTimeInterval(seconds)
        guard next <= end else { throw CancellationError() }
        clock.stand(at: next)
        sensor.now = next
      }
      session = try Setup(world: world, options: options, presenter: listener).session()
      guard isConnected else { return }
      let secrets = session.liveConnections.secrets(of: .share)
      let way = world.glucose.way()
      _ = try await DexcomShare(way: way, secrets: secrets)
        .connect(user: "d", password: "gizli", region: .ous)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }
  }

  @Test("Each reading is fetched once, just after it is due, and what begins is told once")
  func day() async throws {
    let room = try await Room(hours: 2.5)
    let before = room.sensor.requests.count
    let watch = SensorWatch(room.session) { 0.5 }
    watch.hear()
    await watch.finish()
    let kept = try room.session.household.records.sensor.between(.distantPast ..< .distantFuture)
    #expect(kept.count == room.sensor.places(since: room.sensor.start).count)
    // One request for each reading, and none in vain but where one was late.
    let asked = room.sensor.requests.count - before
    #expect((kept.count...kept.count + 4).contains(asked), "\(asked) for \(kept.count)")
    let kinds = room.listener.sounded.map(\.code)
    #expect(kinds.contains("urgentLow"), "\(room.listener.sounded)")
    #expect(room.listener.hints.isEmpty)
    let low = try #require(room.listener.sounded.first { $0.isUrgent })
    #expect(low.text.contains("112") && low.text.contains("15-20 gram"))
  }

  @Test("Faults that pass are not told; what was missed comes with the next round")
  func faults() async throws {
    let room = try await Room(hours: 1)
    room.sensor.fault(
      .offline, .offline, .offline, .offline, .page, .page, .page, .page,
      .status(500, type: "application/json", body: "{}"), .expired)
    let watch = SensorWatch(room.session) { 0 }
    watch.hear()
    await watch.finish()
    let kept = try room.session.household.records.sensor.between(.distantPast ..< .distantFuture)
    #expect(kept.count == room.sensor.places(since: room.sensor.start).count)
    #expect(room.listener.hints.isEmpty)
  }

  @Test("What needs the person is said once, and the source is left alone")
  func refusal() async throws {
    let room = try await Room(hours: 2)
    let secrets = room.session.liveConnections.secrets(of: .share)
    var kept = try secrets.load()
    (kept["password"], kept["session"]) = ("başka", nil)
    try secrets.keep(kept)
    let before = room.sensor.requests.count
    let watch = SensorWatch(room.session) { 0 }
    watch.hear()
    await watch.finish()
    #expect(room.listener.hints.count == 1)
    #expect(room.listener.hints.first?.contains("balli bağla dexcom") == true)
    #expect(room.sensor.requests.count - before == 1)
  }

  @Test("It rests when nobody types for a long time, says so, and goes on with the next line")
  func rest() async throws {
    let room = try await Room(hours: 6)
    let watch = SensorWatch(room.session) { 0 }
    watch.hear()
    await watch.finish()
    #expect(room.listener.hints == [AlertTexts.restingWatch(3)])
    let asked = room.sensor.requests.count
    watch.hear()
    await watch.finish()
    #expect(room.sensor.requests.count > asked)
  }

  @Test("Where nothing is connected nothing is asked and nothing waits")
  func alone() async throws {
    let room = try await Room(hours: 6, isConnected: false)
    let watch = SensorWatch(room.session)
    watch.hear()
    await watch.finish()
    #expect(room.waits.value == 0 && room.listener.hints.isEmpty)
  }

  @Test("A quiet talk tells only what is urgent")
  func quiet() async throws {
    let room = try await Room(hours: 2.5, isQuiet: true)
    let watch = SensorWatch(room.session) { 0 }
    watch.hear()
    await watch.finish()
    #expect(!room.listener.sounded.isEmpty)
    #expect(room.listener.sounded.allSatisfy { $0.isUrgent && !$0.rings })
  }

  @Test("A round is due 5 minutes and 18 seconds after the last reading, never within a minute")
  func times() {
    let now = Date(timeIntervalSince1970: 1_795_000_000)
    func wait(newest: Double?, round: Double?, jitter: Double = 0) -> Double {
      PollTimes.wait(
        newest: newest.map { now.addingTimeInterval(-$0) },
        lastRound: round.map { now.addingTimeInterval(-$0) }, now: now, jitter: jitter)
    }
    #expect(wait(newest: 100, round: 80) == 218)
    #expect(wait(newest: 100, round: 80, jitter: 7) == 225)
    #expect(wait(newest: 310, round: 10) == 50)
    #expect(wait(newest: 400, round: nil) == 0)
    #expect(wait(newest: 400, round: 10) == 218)
    #expect(wait(newest: 86_400, round: 10) > 0)
    #expect(wait(newest: nil, round: nil) == 0)
    #expect(wait(newest: nil, round: 100, jitter: 3) == 203)
    // Clocks that jump.
    #expect(wait(newest: -86_400, round: 100) == 200)
    #expect(wait(newest: 100, round: -5000) == 218)
  }

  @Test("Programs get it as an alert of the contract")
  func json() async throws {
    let bench = try Bench({ _ in [.text("x")] }, json: true)
    let reading = GlucoseReading(
      device: 3.0, .mmolL, at: Bench.now.addingTimeInterval(-60), source: "libre",
      trend: .singleDown)
    _ = try bench.session.household.records.sensor.add([reading])
    try bench.session.soundAlerts()
    let event = try JSON(reading: bench.sink.take())
    #expect(event["type"]?.string == "alert" && event["code"]?.string == "urgentLow")
    #expect(event["text"]?.string?.hasPrefix("ACİL DÜŞÜK: 3 mmol/L ↓, 1 dakika önce.") == true)
  }

  @Test("What was told by one run of a command is not told by the next one")
  func runs() async throws {
    let room = try await Room(hours: 1)
    let records = room.session.household.records
    let now = room.session.world.clock.now()
    _ = try records.sensor.add([
      GlucoseReading(device: 50, .mgdL, at: now.addingTimeInterval(-60), source: "dexcom")
    ])
    try room.session.soundAlerts()
    try room.session.soundAlerts()
    #expect(room.listener.sounded.map(\.code) == ["urgentLow"])
  }
}

@Suite("The settings of alerts")
@MainActor struct AlertSettingTests {
  @Test("Bounds are read in both units and kept as they were said")
  func bounds() async throws {
    let bench = try Bench()
    #expect(await bench.take("/ayar düşük-uyarısı 80").contains("düşük-uyarısı = 80"))
    #expect(await bench.take("/ayar yuksek-uyarisi 10,0 mmol").contains("= 10 mmol/L"))
    #expect(await bench.take("/ayar acil-düşük-uyarısı 3,3").contains("= 3,3 mmol/L"))
    #expect(await bench.take("/ayar hızlı-değişim-uyarısı KAPALI").contains("= kapalı"))
    #expect(await bench.take("/ayar veri-yok-uyarısı 30 dk").contains("= 30 "))
    #expect(await bench.take("/ayar uyarı-sesi açık").contains("= açık"))
    let bounds = try AlertBounds(bench.session.household.records.settings)
    #expect(bounds.low == 80 && bounds.high == 180 && bounds.urgentLow == 59)
    #expect(bounds.change == nil && bounds.silence == 1800 && bounds.highDelay == 1800)
    _ = await bench.take("/ayar düşük-uyarısı -")
    #expect(try AlertBounds(bench.session.household.records.settings).low == 70)
  }

  @Test(
    "A bound that cannot be is refused with what can be",
    arguments: [
      "acil-düşük-uyarısı kapalı", "acil-düşük-uyarısı 40", "düşük-uyarısı elma",
      "yüksek-uyarısı 90", "veri-yok-uyarısı 3", "uyarı-sesi belki", "hızlı-değişim-uyarısı 9",
    ])
  func refused(_ words: String) async throws {
    let bench = try Bench()
    _ = await bench.take("/ayar \(words)", .badData)
  }
}

@Suite("Sensor readings that are not to be kept")
@MainActor struct ReadingRemovalTests {
  private func bench() throws -> Bench {
    let bench = try Bench()
    let records = bench.session.household.records.sensor
    let readings = (0..<40).flatMap { day -> [GlucoseReading] in
      let at = Bench.now.addingTimeInterval(-Double(day) * 86_400)
      return [
        GlucoseReading(device: 100, .mgdL, at: at, source: "dexcom"),
        GlucoseReading(device: 150, .mgdL, at: at.addingTimeInterval(600), source: "clarity"),
      ]
    }
    _ = try records.add(readings)
    return bench
  }

  @Test("They go after a yes, those of a source and those before a day alone where that is said")
  func removal() async throws {
    let bench = try bench()
    let records = bench.session.household.records.sensor
    let question = await bench.take("/olcum-sil dexcom 2026-11-11")
    #expect(question.contains("Dexcom Share 29?") && question.contains("10 Kasım") == false)
    #expect(await bench.take("hayır").contains("Silinmedi"))
    #expect(try records.counts() == ["dexcom": 40, "clarity": 40])
    _ = await bench.take("/ölçüm-sil dexcom 11 Kasım 2026")
    #expect(await bench.take("evet").contains("29 sensör ölçümü silindi"))
    #expect(try records.counts() == ["dexcom": 11, "clarity": 40])
    #expect(await bench.take("/ölçüm-sil").contains("Dexcom Clarity 40, Dexcom Share 11?"))
    _ = await bench.take("evet")
    #expect(try records.counts().isEmpty)
    _ = await bench.take("/ölçüm-sil", .noInput)
    _ = await bench.take("/ölçüm-sil falan", .usage)
  }

  @Test("What is older than the person keeps them goes with the next round")
  func retention() async throws {
    let bench = try bench()
    #expect(await bench.take("/ayar ölçüm-saklama 30 gün").contains("ölçüm-saklama = 30"))
    try bench.session.dropOldReadings()
    #expect(try bench.session.household.records.sensor.counts() == ["dexcom": 31, "clarity": 31])
    _ = await bench.take("/ayar ölçüm-saklama HEP")
    try bench.session.dropOldReadings()
    #expect(try bench.session.household.records.sensor.counts() == ["dexcom": 31, "clarity": 31])
    _ = await bench.take("/ayar ölçüm-saklama 3", .badData)
  }
}
