import Domain
import Foundation
import Testing

@Suite("Alerts")
struct GlucoseAlertTests {
  private static let start = Date(timeIntervalSince1970: 1_795_000_000)

  /// Readings every five minutes; nil is one that is missing.
  private static func readings(_ values: [Double?], _ unit: GlucoseUnit = .mgdL) -> [GlucoseReading]
  {
    values.enumerated().compactMap { place, value in
      value.map {
        GlucoseReading(
          device: $0, unit, at: start.addingTimeInterval(Double(place) * 300), source: "dexcom")
      }
    }
  }

  /// What is told as the readings come one by one, looked at right after each.
  private static func told(
    _ values: [Double?], _ unit: GlucoseUnit = .mgdL, bounds: AlertBounds = still
  ) -> [String] {
    var watch = AlertWatch()
    return values.indices.flatMap { place -> [String] in
      let known = readings(Array(values[...place]), unit)
      let now = start.addingTimeInterval(Double(place) * 300 + 30)
      return watch.alerts(for: known, bounds, now: now).map { "\(place):\($0.kind.rawValue)" }
    }
  }

  /// Without falls and rises, which steep series of tests would raise as well.
  private static var still: AlertBounds {
    var bounds = AlertBounds()
    bounds.change = nil
    return bounds
  }

  struct Case: Sendable {
    var values: [Double?]
    var told: [String]
    init(_ values: [Double?], _ told: [String]) { (self.values, self.told) = (values, told) }
  }

  static let cases = [
    Case([70, 71, 180, 120], []),
    Case([90, 69, 66, 68], ["1:low"]),
    Case([90, 69, 55, 56, 54, 62, 65], ["1:low", "2:urgentLow"]),
    Case([90, 50, 60, 65, 69], ["1:urgentLow"]),
    // Ten minutes above are not the end, fifteen are.
    Case([68, 72, 73, 68], ["0:low"]),
    Case([68, 72, 73, 74, 68], ["0:low", "4:low"]),
    // Not measured for longer than 45 minutes: another episode.
    Case([68] + Array(repeating: nil, count: 4) + [68], ["0:low", "4:silence"]),
    Case([68] + Array(repeating: nil, count: 10) + [68], ["0:low", "4:silence", "11:low"]),
    // A high is told after half an hour.
    Case([181, 200, 210, 220, 220, 210], []),
    Case([181, 200, 210, 220, 220, 210, 190, 181, 190], ["6:high"]),
    Case([181, 200, 210, 180, 220, 210, 190], []),
    Case([nil, nil, nil, nil, nil], []),
    Case(
      [100, nil, nil, nil, nil, nil, nil, 100, nil, nil, nil, nil], ["4:silence", "11:silence"]),
  ]

  @Test("An episode is told once, when it begins", arguments: cases)
  func episodes(_ one: Case) { #expect(Self.told(one.values) == one.told) }

  @Test("What is mmol/L is compared in mmol/L")
  func millimoles() {
    #expect(Self.told([3.9, 10.0, 3.8, 3.1], .mmolL) == ["2:low", "3:urgentLow"])
    #expect(Self.told(Array(repeating: 10.0, count: 9), .mmolL) == [])
    #expect(Self.told(Array(repeating: 10.1, count: 9), .mmolL) == ["6:high"])
  }

  @Test("LOW and HIGH are what they say, whatever the bound that comes with them")
  func limits() {
    func alerts(_ limit: GlucoseLimit, _ value: Double) -> [GlucoseAlert.Kind] {
      var watch = AlertWatch()
      var bounds = Self.still
      bounds.highDelay = 0
      let reading = GlucoseReading(
        device: value, .mgdL, at: Self.start, source: "libre", limit: limit)
      return watch.alerts(for: [reading], bounds, now: Self.start).map(\.kind)
    }
    #expect(alerts(.low, 70) == [.urgentLow])
    #expect(alerts(.high, 150) == [.high])
  }

  @Test("A fall and a rise are told by what was measured, and by the arrow where that is missing")
  func changes() {
    let bounds = AlertBounds()
    #expect(Self.told([200, 185, 170, 155], bounds: bounds) == ["2:fall"])
    #expect(Self.told([100, 104, 108, 140, 155], bounds: bounds) == ["4:rise"])
    #expect(Self.told([180, 172, 164, 156], bounds: bounds) == [])
    var watch = AlertWatch()
    let arrow = GlucoseReading(
      device: 120, .mgdL, at: Self.start, source: "dexcom", trend: .doubleDown)
    let alerts = watch.alerts(for: [arrow], bounds, now: Self.start)
    #expect(alerts.map(\.kind) == [.fall] && alerts[0].rate == nil)
    #expect(watch.alerts(for: [arrow], bounds, now: Self.start).isEmpty)
  }

  @Test("What was switched off is not told; an urgent low always is")
  func off() {
    var bounds = AlertBounds()
    (bounds.low, bounds.high, bounds.change, bounds.silence) = (nil, nil, nil, nil)
    let series: [Double?] = [200, 60, 54, nil, nil, nil, nil, nil]
    #expect(Self.told(series, bounds: bounds) == ["2:urgentLow"])
  }

  @Test("An old reading raises nothing but the silence, and that where readings are expected")
  func old() {
    let low = Self.readings([50])
    let now = Self.start.addingTimeInterval(1201)
    var watch = AlertWatch()
    #expect(watch.alerts(for: low, AlertBounds(), isLive: false, now: now).isEmpty)
    #expect(watch.alerts(for: low, AlertBounds(), now: now).map(\.kind) == [.silence])
    #expect(watch.alerts(for: low, AlertBounds(), now: now.addingTimeInterval(9000)).isEmpty)
  }

  @Test("A reading of tomorrow, by a clock that was wrong, hides nothing")
  func clock() {
    var readings = Self.readings([90, 52])
    readings.append(
      GlucoseReading(
        device: 120, .mgdL, at: Self.start.addingTimeInterval(86_400), source: "dexcom"))
    var watch = AlertWatch()
    let alerts = watch.alerts(
      for: readings, Self.still, now: Self.start.addingTimeInterval(330))
    #expect(alerts.map(\.kind) == [.urgentLow])
  }
}
