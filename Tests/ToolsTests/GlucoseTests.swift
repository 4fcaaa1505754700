import Domain
import Foundation
import Support
import Testing
import Tools

@Suite struct GlucoseTests {
  struct Value: Sendable {
    var value: Double
    var unit: String?
    var milligrams: Double
    var said: String
    var level: String
  }

  static let values = [
    Value(value: 112, milligrams: 112, said: "mg/dL", level: "inRange"),
    Value(value: 6.4, milligrams: 115, said: "mmol/L", level: "inRange"),
    Value(value: 5, milligrams: 90, said: "mmol/L", level: "inRange"),
    Value(value: 30, milligrams: 540, said: "mmol/L", level: "veryHigh"),
    Value(value: 31.5, milligrams: 567, said: "mmol/L", level: "veryHigh"),
    Value(value: 31, milligrams: 31, said: "mg/dL", level: "severeLow"),
    Value(value: 25, unit: "mg/dL", milligrams: 25, said: "mg/dL", level: "severeLow"),
    Value(value: 53, milligrams: 53, said: "mg/dL", level: "severeLow"),
    Value(value: 54, milligrams: 54, said: "mg/dL", level: "low"),
    Value(value: 69, milligrams: 69, said: "mg/dL", level: "low"),
    Value(value: 70, milligrams: 70, said: "mg/dL", level: "inRange"),
    Value(value: 181, milligrams: 181, said: "mg/dL", level: "high"),
    Value(value: 251, milligrams: 251, said: "mg/dL", level: "veryHigh"),
  ]

  @Test("A value gets its unit by what is possible, and its level", arguments: values)
  func unitsAndLevels(value: Value) async throws {
    let desk = Desk()
    let arguments: JSON = ["value": .number(value.value)]
    let answer = try await desk.call(
      "logGlucose", arguments.setting("unit", to: value.unit.map(JSON.string)))
    #expect(answer["milligrams"]?.number == value.milligrams)
    #expect(answer["unit"]?.string == value.said)
    #expect(answer["value"]?.number == value.value)
    #expect(answer["level"]?.string == value.level)
    #expect(answer["assessment"]?.string?.isEmpty == false)
    let isWhole = value.value == value.value.rounded()
    let isGuess = value.unit == nil && value.value < 33.4 && (isWhole || value.value >= 20)
    #expect(answer["warnings"]?.array?.isEmpty == !isGuess)
  }

  static let impossible: [JSON] = [
    ["value": 5, "unit": "mg/dL"], ["value": 60, "unit": "mmol/L"], ["value": 0.4], ["value": 1001],
    ["value": 100, "at": "2026-11-21T09:00:00+03:00"], ["value": 100, "unit": "g/L"],
  ]

  @Test("A value that no body has, and a time to come, fail", arguments: impossible)
  func impossibleValues(arguments: JSON) async throws {
    let desk = Desk()
    #expect(try await desk.failure("logGlucose", arguments).code == "invalidArguments")
    #expect(desk.fake.content.readings.isEmpty)
  }

  @Test("A value beyond what meters show tells what HI and LO mean")
  func beyondTheMeter() async throws {
    let high = try await Desk().failure("logGlucose", ["value": 1200])
    #expect(high.message.hasPrefix("1.200 mg/dL"))
    #expect(high.message.contains("HI") && high.message.contains("112'yi"))
    let low = try await Desk().failure("logGlucose", ["value": 5, "unit": "mg/dL"])
    #expect(low.message.contains("LO") && low.message.contains("hızlı şeker"))
  }

  @Test("Somebody else's value is not measured by the person's target", arguments: values)
  func others(value: Value) async throws {
    let arguments: JSON = ["value": .number(value.value), "person": "annem"]
    let answer = try await Desk().call(
      "logGlucose", arguments.setting("unit", to: value.unit.map(JSON.string)))
    let text = try #require(answer["assessment"]?.string)
    #expect(!text.isEmpty && !text.contains("hedef"))
  }

  @Test("The person's own bound moves what is high")
  func ownBound() async throws {
    let desk = Desk()
    try await desk.call("setTarget", ["kind": "glucoseHigh", "value": 150])
    #expect(try await desk.call("logGlucose", ["value": 160])["level"] == "high")
    let others = try await desk.call("logGlucose", ["value": 160, "person": "annem"])
    #expect(others["level"] == "inRange")
  }

  @Test("Statistics are over the person's own readings of the range")
  func statistics() async throws {
    let desk = Desk(now: "2026-11-21T20:00:00+03:00")
    let readings = [
      ("2026-11-21T08:00", 100.0), ("2026-11-21T12:00", 200), ("2026-11-20T21:00", 60),
      ("2026-11-19T10:00", 300),
    ]
    for (at, value) in readings {
      try await desk.call("logGlucose", ["value": .number(value), "at": .string(at)])
    }
    try await desk.call("logGlucose", ["value": 400, "person": "annem"])
    let answer = try await desk.call("getGlucose")
    #expect(answer["range"] == "24h")
    #expect(answer["readings"] == 3)
    #expect(answer.at("statistics", "mean") == 120)
    #expect(answer.at("statistics", "tir") == 33.3333333)
    #expect(answer.at("statistics", "tbr70") == 33.3333333)
    #expect(answer.at("statistics", "gmi") == .null)
    #expect(answer.at("statistics", "coverage") == .null)
    #expect(answer["source"] == "manual")
    #expect(answer["list"]?.array?.compactMap { $0["value"]?.number } == [60, 100, 200])
    #expect(answer["others"]?.array?.count == 1)
    #expect(try await desk.call("getGlucose", ["range": "7d"])["readings"] == 4)
    let day = try await desk.call("getGlucose", ["from": "2026-11-19", "to": "2026-11-20"])
    #expect(day["readings"] == 1)
    #expect(day["range"] == "custom")
  }

  struct Age: Sendable {
    var at: String
    var minutes: Double
    var isStale: Bool
  }

  static let ages = [
    Age(at: "2026-11-21T08:30:00+03:00", minutes: 0, isStale: false),
    Age(at: "2026-11-21T08:20:00+03:00", minutes: 10, isStale: false),
    Age(at: "2026-11-21T08:19:00+03:00", minutes: 11, isStale: true),
    Age(at: "2026-11-21T07:00:00+03:00", minutes: 90, isStale: true),
    Age(at: "2026-09-21T08:30:00+03:00", minutes: 87_840, isStale: true),
  ]

  @Test("The newest reading comes with its age and is stale after ten minutes", arguments: ages)
  func ageOfCurrent(age: Age) async throws {
    let desk = Desk()
    try await desk.call("logGlucose", ["value": 112, "at": .string(age.at)])
    let current = try #require(try await desk.call("getGlucose")["current"])
    #expect(current["ageMinutes"]?.number == age.minutes)
    #expect(current["stale"]?.bool == age.isStale)
    #expect(current["value"] == 112)
  }

  @Test("Of a week only its weekends count, or only its working days")
  func kindsOfDays() async throws {
    let desk = Desk()
    // 2026-11-14 and 15 are a weekend.
    for (day, value) in [(13, 100.0), (14, 200), (15, 220), (16, 120)] {
      try await desk.call(
        "logGlucose", ["value": .number(value), "at": .string("2026-11-\(day)T12:00:00+03:00")])
    }
    for (days, mean) in [("weekend", 210.0), ("weekdays", 110)] {
      let told = try await desk.call("getGlucose", ["range": "30d", "onDays": .string(days)])
      #expect(told["statistics"]?["mean"]?.number == mean)
      #expect(told["onDays"]?.string == days)
    }
    #expect(try await desk.failure("getGlucose", ["onDays": "someday"]).message.contains("onDays"))
  }

  @Test("Without readings there is no current one and there are no statistics")
  func nothingMeasured() async throws {
    let answer = try await Desk().call("getGlucose", ["range": "1h"])
    #expect(answer["current"] == .null)
    #expect(answer["statistics"] == .null)
    #expect(answer["readings"] == 0)
    #expect(answer["source"] == .null)
  }

  @Test("GMI needs a sensor that covered the range")
  func sensor() async throws {
    let desk = Desk()
    let readings = stride(from: 0, to: 60, by: 5).map { minute in
      GlucoseReading(
        device: 120, .mgdL, at: desk.context.now.addingTimeInterval(Double(-minute * 60)),
        source: "dexcom")
    }
    _ = try desk.fake.records.sensor.add(readings)
    let hour = try await desk.call("getGlucose", ["range": "1h"])
    #expect(hour.at("statistics", "gmi") == 6.1804)
    let day = try await desk.call("getGlucose", ["range": "24h"])
    #expect(day.at("statistics", "gmi") == .null)
    #expect(day.at("statistics", "coverage") == 4.1666667)
  }

  /// A sensor's readings every five minutes up to now, as mg/dL; nil is HIGH.
  private func wear(_ desk: Desk, hours: Double, _ value: (Double) -> Double?) throws {
    let readings = stride(from: 0.0, to: hours * 60, by: 5).map { minute in
      let value = value(minute)
      return GlucoseReading(
        device: value ?? 401, .mgdL, at: desk.context.now.addingTimeInterval(-minute * 60),
        source: "dexcom", limit: value == nil ? .high : nil)
    }
    _ = try desk.fake.records.sensor.add(readings.reversed())
  }

  @Test("What two meals did together is marked, and no part of what a food does")
  func crowd() async throws {
    let desk = Desk()
    // Minutes back: two meals at 1200 and 1130, one at 400 that went to HIGH.
    try wear(desk, hours: 24) { minute in
      minute < 330 && minute > 300 ? nil : minute < 1190 && minute > 1000 ? 200 : 100
    }
    for minutes in [1200.0, 1130, 400] {
      let at = Desk.zone.civil(at: desk.context.now.addingTimeInterval(-minutes * 60)).text
      try await desk.call(
        "logMeal",
        ["items": [["name": "ekmek", "quantity": 2, "unit": "dilim"]], "eatenAt": .string(at)])
    }
    let meals = try await desk.call("getGlucose", ["range": "24h", "food": "ekmek"])["meals"]
    #expect(meals?["measured"]?.number == 3 && meals?["meanOf"]?.number == 1)
    let list = meals?["list"]?.array ?? []
    #expect(list.map { $0["otherMealNear"]?.bool ?? false } == [true, true, false])
    #expect(list.map { $0["limit"]?.string } == [nil, nil, "high"])
    #expect(meals?["meanRise"]?.number == 301)
  }

  @Test("Far beyond is counted by itself, and left out where there is none")
  func farBeyond() async throws {
    let desk = Desk()
    try wear(desk, hours: 10) { minute in
      minute > 60 && minute < 120 ? 260 : minute > 300 && minute < 400 ? 200 : 120
    }
    let episodes = try await desk.call("getGlucose", ["range": "12h"])["episodes"]
    #expect(episodes?["high"]?["count"]?.number == 2)
    #expect(episodes?["veryHigh"]?["count"]?.number == 1 && episodes?["veryLow"] == nil)
  }

  @Test("Neither another's reading nor one of a clock that is wrong is the newest one")
  func newest() throws {
    let desk = Desk()
    let (now, records) = (desk.context.now, desk.fake.records)
    func reading(_ minutes: Double, _ subject: String? = nil) -> GlucoseReading {
      GlucoseReading(
        milligrams: 100 + minutes, unit: .mgdL, at: now.addingTimeInterval(-minutes * 60),
        context: nil, note: nil, source: "manual", subject: subject)
    }
    #expect(try records.newestGlucose(at: now) == nil)
    let change = Change(tool: "logGlucose", summary: "x", at: now, conversation: nil)
    for one in [reading(90_000), reading(5, "annem"), reading(-600)] {
      _ = try records.glucose.add(one, change)
    }
    #expect(try records.newestGlucose(at: now)?.milligrams == 90_100)
    _ = try records.sensor.add([
      GlucoseReading(device: 131, .mgdL, at: now.addingTimeInterval(-900), source: "dexcom"),
      GlucoseReading(device: 150, .mgdL, at: now.addingTimeInterval(7200), source: "dexcom"),
    ])
    #expect(try records.newestGlucose(at: now)?.milligrams == 131)
  }

  @Test(
    "A sensor whose source draws no arrow gets that of its last quarter of an hour",
    arguments: [
      (10, nil, GlucoseTrend.flat), (20, nil, .fortyFiveUp), (-40, nil, .singleDown),
      (-50, nil, .doubleDown), (-40, .flat, .flat),
    ] as [(Double, GlucoseTrend?, GlucoseTrend)])
  func arrow(_ change: Double, _ given: GlucoseTrend?, _ shown: GlucoseTrend) throws {
    let desk = Desk()
    let (now, records) = (desk.context.now, desk.fake.records)
    _ = try records.sensor.add(
      (0...3).map { place in
        GlucoseReading(
          device: 140 + change * Double(place) / 3, .mgdL,
          at: now.addingTimeInterval(Double(place - 3) * 300), source: "libre", trend: given)
      })
    #expect(try records.newestGlucose(at: now)?.trend(at: now) == shown)
    // What is old has no arrow, whoever drew it.
    #expect(try records.newestGlucose(at: now + 3_000)?.trend(at: now + 3_000) == nil)
  }
}
