import Domain
import Foundation
import Support
import Testing

@testable import Store

@Suite("Readings that devices brought")
struct SensorTests {
  private let scratch = Scratch()
  private static let start = Date(timeIntervalSince1970: 1_795_000_000.5)

  private func reading(
    _ value: Double, _ seconds: Double, _ source: String = "dexcom",
    _ unit: GlucoseUnit = .mgdL, means: GlucoseMeans = .sensor, limit: GlucoseLimit? = nil
  ) -> GlucoseReading {
    GlucoseReading(
      device: value, unit, at: Self.start.addingTimeInterval(seconds), source: source,
      means: means, trend: .flat, limit: limit)
  }

  private let always = Date.distantPast..<Date.distantFuture

  @Test("They come back as they were brought, and undo does not touch them")
  func kept() throws {
    let store = scratch.store()
    let brought = [
      reading(112, 0), reading(6.2, 300, "libre", .mmolL), reading(39, 600, limit: .low),
    ]
    #expect(try store.records.sensor.add(brought) == SensorAddition(added: 3, known: 0))
    #expect(try scratch.store().records.sensor.between(always) == brought)
    #expect(try store.records.undo.undoLast() == nil)
    #expect(try store.records.glucose.between(always).isEmpty)
    #expect(try store.records.sensor.newest(nil, .distantFuture, 1).map(\.milligrams) == [39])
    #expect(try store.records.sensor.newest("libre", .distantFuture, 5).map(\.given) == [6.2])
  }

  struct Pair: Sendable {
    var name: String
    var seconds: Double
    var source = "nightscout"
    var value = 112.0
    var isSame: Bool
  }

  static let pairs = [
    Pair(name: "the same again", seconds: 0, source: "dexcom", isSame: true),
    Pair(name: "its second alone", seconds: -0.5, isSame: true),
    Pair(name: "its minute alone", seconds: -59, isSame: true),
    Pair(name: "rounded from mmol/L", seconds: 1, value: 111.7, isSame: true),
    Pair(name: "the next minute", seconds: 60, isSame: false),
    Pair(name: "the next minute of one source", seconds: 59, source: "dexcom", isSame: false),
    Pair(name: "another value", seconds: 1, value: 120, isSame: false),
    Pair(name: "the next of five minutes", seconds: 300, isSame: false),
  ]

  @Test("One reading is kept once, whoever brings it", arguments: pairs)
  func same(pair: Pair) throws {
    for together in [true, false] {
      let store = Scratch()
      let records = store.store().records.sensor
      let (one, two) = (reading(112, 0), reading(pair.value, pair.seconds, pair.source))
      if together {
        _ = try records.add([one, two])
      } else {
        _ = try records.add([one])
        let addition = try records.add([two])
        #expect(addition.added == (pair.isSame ? 0 : 1))
      }
      #expect(try records.between(always).count == (pair.isSame ? 1 : 2), "\(pair.name)")
    }
  }

  @Test("A finger prick beside a sensor's value is another reading")
  func pricks() throws {
    let records = scratch.store().records.sensor
    _ = try records.add([reading(112, 0), reading(112, 0, means: .hand)])
    #expect(try records.between(always).count == 2)
  }

  @Test("Pieces that overlap, in any order and by two stores, add up to the whole")
  func overlapping() throws {
    var random = SplitMix(state: 7)
    let whole = (0..<600).map { reading(Double(80 + $0 % 90), Double($0) * 300) }
    let stores = [scratch.store(), scratch.store()]
    var pieces = stride(from: 0, to: 600, by: 40).map { whole[$0..<min(600, $0 + 55)] }
    pieces.shuffle(using: &random)
    for (place, piece) in pieces.enumerated() {
      _ = try stores[place % 2].records.sensor.add(Array(piece.shuffled(using: &random)))
    }
    #expect(try stores[0].records.sensor.between(always) == whole)
  }

  @Test("What is asked to go goes, by source and age")
  func deleted() throws {
    let records = scratch.store().records.sensor
    _ = try records.add([reading(1e2, 0), reading(110, 300), reading(120, 600, "libre")])
    #expect(try records.countsBefore(Self.start.addingTimeInterval(301)) == ["dexcom": 2])
    #expect(try records.delete("dexcom", Self.start.addingTimeInterval(1)) == 1)
    #expect(try records.counts() == ["dexcom": 1, "libre": 1])
    #expect(try records.delete(nil, .distantFuture) == 2)
    #expect(try records.counts().isEmpty)
  }

  @Test("How the last rounds went is kept")
  func states() throws {
    let records = scratch.store().records.sensor
    let state = SyncState(
      syncedAt: Date(timeIntervalSince1970: 5), waitUntil: Date(timeIntervalSince1970: 9),
      failures: 2, message: "yok")
    #expect(try records.state("dexcom") == nil)
    try records.setState("dexcom", state)
    #expect(try records.state("dexcom") == state)
    try records.setState("dexcom", nil)
    #expect(try records.state("dexcom") == nil)
  }
}
