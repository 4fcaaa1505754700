import Domain
import Foundation
import Testing

@Suite("Figures of glucose, against figures that were computed apart")
struct GlucoseStatisticsTests {
  private func near(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) < 1e-6 } ?? false
  }

  @Test("Moments, shares and indices are those of the published formulas")
  func figures() throws {
    let figures = try #require(GlucoseStatistics(of: GlucoseSeries.readings))
    #expect(figures.count == 3402)
    #expect(near(figures.mean, 130.69400352733686))
    #expect(near(figures.sd, 56.58161099886847))
    #expect(near(figures.cv, 43.29319591700584))
    #expect(near(figures.timeInRange, 62.08112874779541))
    #expect(near(figures.timeInTightRange, 38.124632569077015))
    #expect(near(figures.below70, 17.10758377425044))
    #expect(near(figures.below54, 11.346266901822457))
    #expect(near(figures.above180, 20.811287477954146))
    #expect(near(figures.above250, 0.058788947677836566))
    #expect(near(figures.gmi, 6.436200564373898))
    #expect(near(figures.estimatedA1c, 6.180975732659821))
    #expect(near(figures.lbgi, 5.033607661704826))
    #expect(near(figures.hbgi, 4.033876920130881))
    #expect(near(figures.gri, 64.56202233980011) && figures.griZone == "D")
  }

  struct Bound: Sendable {
    var value: Double
    var unit = GlucoseUnit.mgdL
    var band: GlucoseBand
  }

  static let bounds = [
    Bound(value: 53.999, band: .veryLow), Bound(value: 54, band: .low),
    Bound(value: 69.999, band: .low), Bound(value: 70, band: .inRange),
    Bound(value: 180, band: .inRange), Bound(value: 180.001, band: .high),
    Bound(value: 250, band: .high), Bound(value: 250.001, band: .veryHigh),
    // 10,0 mmol/L is 180,156 mg/dL and in range all the same.
    Bound(value: 10.0, unit: .mmolL, band: .inRange), Bound(value: 10.1, unit: .mmolL, band: .high),
    Bound(value: 3.9, unit: .mmolL, band: .inRange), Bound(value: 3.8, unit: .mmolL, band: .low),
    Bound(value: 3.0, unit: .mmolL, band: .low), Bound(value: 2.9, unit: .mmolL, band: .veryLow),
    Bound(value: 13.9, unit: .mmolL, band: .high),
    Bound(value: 14.0, unit: .mmolL, band: .veryHigh),
  ]

  @Test("A bound belongs to its band, in the unit in which the value was given", arguments: bounds)
  func bands(bound: Bound) {
    let reading = GlucoseReading(
      device: bound.value, bound.unit, at: GlucoseSeries.start, source: "test")
    #expect(GlucoseBand(reading) == bound.band)
  }

  @Test("What was said by hand in mmol/L keeps its bounds too", arguments: [3.9, 7.8, 10.0])
  func saidByHand(value: Double) {
    let reading = GlucoseReading(
      milligrams: value * GlucoseUnit.mmolL.milligrams, unit: .mmolL, at: GlucoseSeries.start,
      context: nil, note: nil, source: "manual")
    #expect(reading.given == value && GlucoseBand(reading) == .inRange)
  }

  @Test("LOW and HIGH count in their bands, and how often is said")
  func limits() throws {
    var readings = GlucoseSeries.run([100, 100])
    readings.append(
      GlucoseReading(device: 60, .mgdL, at: GlucoseSeries.start, source: "t", limit: .low))
    readings.append(
      GlucoseReading(device: 200, .mgdL, at: GlucoseSeries.start, source: "t", limit: .high))
    let figures = try #require(GlucoseStatistics(of: readings))
    #expect(figures.below54 == 25 && figures.above250 == 25 && figures.timeInRange == 50)
    #expect(figures.lows == 1 && figures.highs == 1)
  }

  @Test("One reading has no deviation, none has no figures")
  func few() throws {
    #expect(GlucoseStatistics(of: [GlucoseReading]()) == nil)
    let one = try #require(GlucoseStatistics(of: [120.0]))
    #expect(one.sd == nil && one.cv == nil && one.timeInRange == 100)
  }

  @Test("Coverage counts the readings that a stretch could have held")
  func coverage() throws {
    let all = try #require(
      GlucoseCoverage(of: GlucoseSeries.readings, over: GlucoseSeries.stretch))
    #expect(all.expected == 4032 && near(all.percent, 84.375))
    #expect(all.step == 300 && all.isDense && all.isEnough)
    let day = GlucoseSeries.readings.filter {
      $0.at < GlucoseSeries.start.addingTimeInterval(86_400)
    }
    let thin = try #require(GlucoseCoverage(of: day, over: GlucoseSeries.stretch))
    #expect(!thin.isDense && !thin.isEnough && thin.percent < 7)
    #expect(GlucoseCoverage.step(of: GlucoseSeries.run([1, 2, 3], every: 15).map(\.at)) == 900)
    #expect(GlucoseCoverage.step(of: GlucoseSeries.run([1, 2, 3], every: 1).map(\.at)) == 60)
  }
}

@Suite("Episodes, the profile of a day, and meals")
struct GlucoseEpisodeTests {
  @Test("The episodes of a long series are those that were counted apart")
  func series() {
    let finder = EpisodeFinder(GlucoseSeries.readings)
    let low = finder.episodes(.low)
    #expect(low.count == 52 && low.reduce(0) { $0 + $1.minutes } == 2855)
    #expect(low.first?.start == GlucoseSeries.start.addingTimeInterval(290 * 60))
    #expect(low.first?.minutes == 40 && low.first?.extreme.milligrams == 58)
    let high = finder.episodes(.high)
    #expect(high.count == 60 && high.reduce(0) { $0 + $1.minutes } == 3510)
    #expect(high.first?.extreme.milligrams == 401)
  }

  @Test("Ten minutes are no episode, and ten minutes within do not end one")
  func shortOnes() {
    #expect(EpisodeFinder(GlucoseSeries.run([90, 65, 65, 90, 90, 90])).episodes(.low).isEmpty)
    let one = EpisodeFinder(
      GlucoseSeries.run([90, 65, 60, 52, 72, 74, 66, 80, 85, 90])
    ).episodes(.low)
    #expect(one.count == 1 && one.first?.minutes == 30)
    #expect(one.first?.level == 1 && one.first?.hasEnded == true)
  }

  @Test("Fifteen minutes under 54 make it level 2, two hours make it extended")
  func levels() {
    let deep = EpisodeFinder(GlucoseSeries.run([65, 53, 53, 53, 65, 80, 80, 80])).episodes(.low)
    #expect(deep.map(\.level) == [2])
    let long = [Double](repeating: 60, count: 26)
    let last = EpisodeFinder(GlucoseSeries.run(long)).episodes(.low).first
    #expect(last?.isExtended == true && last?.hasEnded == false)
  }

  @Test("A gap of more than 45 minutes ends an episode")
  func gap() {
    let readings =
      GlucoseSeries.run([60, 60, 60])
      + (0..<3).map { GlucoseSeries.reading(60, minute: 90 + $0 * 5) }
    #expect(EpisodeFinder(readings).episodes(.low).map(\.minutes) == [15, 15])
  }

  @Test("Percentiles are linear between ranks, a quarter of an hour a bin")
  func profile() throws {
    let profile = DayProfile(of: GlucoseSeries.readings, in: .fixed(0))
    #expect(profile.bins.count == 96)
    let expected: [Int: [Double]] = [
      0: [39.0, 103.5, 145.0, 172.25, 204.1], 17: [69.75, 86.5, 109.0, 151.5, 216.6],
      95: [39.0, 89.5, 140.0, 162.0, 225.3],
    ]
    for (place, values) in expected {
      let bin = try #require(profile.bins[place])
      #expect(zip(bin, values).allSatisfy { abs($0 - $1) < 1e-6 }, "\(place): \(bin)")
    }
  }

  @Test("A meal has a value before, a peak, and a way back")
  func meal() throws {
    var values: [Double] = [100, 100]
    for step in 1...12 { values.append(100 + 8 * Double(step)) }
    for step in 1...20 { values.append(196 - 5 * Double(step)) }
    let readings = GlucoseSeries.run(values)
    let eaten = GlucoseSeries.start.addingTimeInterval(6 * 60)
    let response = try #require(MealResponse(at: eaten, in: readings))
    #expect(response.before.milligrams == 100 && response.peak.milligrams == 196)
    #expect(response.rise == 96 && response.minutesToPeak == 59)
    #expect(response.returned == GlucoseSeries.start.addingTimeInterval(155 * 60))
    #expect(MealResponse(at: eaten, in: Array(readings.prefix(10))) == nil)
    #expect(MealResponse(at: eaten.addingTimeInterval(-3600), in: readings) == nil)
  }
}

@Suite("Readings of a stretch")
struct ReadingsInTimeTests {
  @Test("Those of a stretch are found whatever its ends")
  func taken() {
    let start = Date(timeIntervalSince1970: 1_795_000_000)
    let readings = (0..<20).map {
      GlucoseReading(
        device: 100, .mgdL, at: start.addingTimeInterval(Double($0 / 2) * 300), source: "dexcom")
    }
    for (from, to) in [
      (-900.0, -300.0), (0, 300), (1, 1200), (2700, 2701), (2701, 9000), (600, 600),
    ] {
      let stretch = start.addingTimeInterval(from)..<start.addingTimeInterval(to)
      #expect(Array(readings.taken(in: stretch)) == readings.filter { stretch.contains($0.at) })
    }
    #expect([GlucoseReading]().taken(in: start..<start.addingTimeInterval(1)).isEmpty)
  }
}
