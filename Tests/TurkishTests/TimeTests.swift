import Domain
import Foundation
import Testing
import Turkish

struct TimeCase: Sendable, CustomTestStringConvertible {
  var text: String
  var expected: String

  init(_ text: String, _ expected: String) { (self.text, self.expected) = (text, expected) }

  var testDescription: String { text }
}

/// Readings told in a line: `2026-11-20 20:00`, `2026-11-18 evening`, `11-09..11-16`, `+` where ahead.
enum Told {
  static let zone = Zone.fixed(3 * 3600)

  static func now(_ text: String, in zone: Zone = zone) throws -> Date {
    try #require(CivilTime(parsing: text, in: zone)).date
  }

  static func times(_ text: String, now: Date, zone: Zone = zone) -> [TimeReading] {
    Turkish.times(in: Turkish.tokens(of: text), now: now, zone: zone)
  }

  static func told(_ text: String, now: Date) -> String {
    times(text, now: now).map { line($0) }.joined(separator: " | ")
  }

  static func line(_ reading: TimeReading) -> String {
    var words: [String] = []
    if let anchor = reading.anchor {
      words.append("\(anchor.relation) \(anchor.meal?.rawValue ?? "\(anchor.event)")")
      if let minutes = anchor.minutes { words.append("\(Int(minutes))") }
    }
    if let days = reading.days {
      words.append("\(days.lowerBound.text)..\((days.upperBound - 1).text)")
    } else if let instant = reading.instant {
      let civil = zone.civil(at: instant)
      words.append("\(civil.day.text) \(civil.clock)")
    } else if let day = reading.day {
      words.append(day.text)
    }
    if let clock = reading.clock {
      words.append(
        CivilTime(day: CivilDay(number: 0), hour: clock.hour, minute: clock.minute).clock)
    } else if let part = reading.part {
      words.append("\(part)")
    }
    if let meal = reading.meal { words.append("\(meal)") }
    if let hours = reading.rangeHours { words.append("\(hours)h") }
    if let period = reading.period { words.append(period.rawValue) }
    if words.isEmpty, let interval = reading.interval {
      let (start, end) = (zone.civil(at: interval.lowerBound), zone.civil(at: interval.upperBound))
      words.append("\(start.day.text) \(start.clock)..\(end.day.text) \(end.clock)")
    }
    return (reading.direction == .future ? "+" : "") + words.joined(separator: " ")
  }
}

@Suite("Clock times")
struct ClockTests {
  /// Said on Saturday, 21 November 2026 at 21:00.
  static let inEvening: [TimeCase] = [
    TimeCase("saat 7", "2026-11-21 19:00"), TimeCase("saat 7'de yedim", "2026-11-21 19:00"),
    TimeCase("8'de", "2026-11-21 20:00"), TimeCase("sekizde yedim", "2026-11-21 20:00"),
    TimeCase("14:30'da", "2026-11-21 14:30"), TimeCase("14.30'da", "2026-11-21 14:30"),
    TimeCase("saat 14.30", "2026-11-21 14:30"), TimeCase("6:50'de", "2026-11-21 06:50"),
    TimeCase("8'i çeyrek geçe", "2026-11-21 20:15"), TimeCase("sekize on var", "2026-11-21 19:50"),
    TimeCase("sekizi beş geçe", "2026-11-21 20:05"),
    TimeCase("sekizi beş geçiyordu", "2026-11-21 20:05"),
    TimeCase("yediye çeyrek var", "2026-11-21 18:45"),
    TimeCase("dokuza çeyrek kala", "2026-11-21 20:45"),
    TimeCase("sekize üç dakika var", "2026-11-21 19:57"),
    TimeCase("bire çeyrek var", "2026-11-21 12:45"),
    TimeCase("on ikiyi on geçe", "2026-11-21 12:10"),
    TimeCase("on biri yirmi geçe", "2026-11-21 11:20"),
    TimeCase("on ikiye beş var", "2026-11-21 11:55"), TimeCase("2'ye 10 kala", "2026-11-21 13:50"),
    TimeCase("sekiz buçukta", "2026-11-21 20:30"), TimeCase("yedi buçuktu", "2026-11-21 19:30"),
    TimeCase("12 buçukta", "2026-11-21 12:30"), TimeCase("saat 12 buçuk", "2026-11-21 12:30"),
    TimeCase("saat on bir kırk beş", "2026-11-21 11:45"),
    TimeCase("saat sekiz kırkta", "2026-11-21 20:40"),
    TimeCase("saat on kırk beş", "2026-11-21 10:45"),
    TimeCase("saat yirmi otuz", "2026-11-21 20:30"),
    TimeCase("on beş on beşte", "2026-11-21 15:15"),
    TimeCase("saat dokuz elli dokuz", "2026-11-21 09:59"),
    TimeCase("üçte", "2026-11-21 15:00"), TimeCase("saat 20'de", "2026-11-21 20:00"),
    TimeCase("8 buçuk gibi", "2026-11-21 20:30"), TimeCase("11 gibi", "2026-11-21 11:00"),
    TimeCase("saat 14 sularında", "2026-11-21 14:00"), TimeCase("5'e doğru", "2026-11-21 17:00"),
    TimeCase("saat tam 9'da", "2026-11-21 21:00"), TimeCase("saat 21 de", "2026-11-21 21:00"),
    TimeCase("yaklaşık saat 10:30", "2026-11-21 10:30"),
    TimeCase("akşam 7 buçukta", "2026-11-21 19:30"), TimeCase("akşam sekizde", "2026-11-21 20:00"),
    TimeCase("akşam saat sekiz buçukta", "2026-11-21 20:30"),
    TimeCase("akşam 7", "2026-11-21 19:00"),
    TimeCase("akşam sekizi yirmi geçiyor", "2026-11-21 20:20"),
    TimeCase("akşam yedi otuz beşte", "2026-11-21 19:35"),
    TimeCase("akşam sekiz kırk için", "2026-11-21 20:40"),
    TimeCase("öğleden sonra 3'te", "2026-11-21 15:00"),
    TimeCase("öğleden sonra 7'de", "2026-11-21 19:00"),
    TimeCase("öğlen 12:45'te", "2026-11-21 12:45"), TimeCase("öğlen birde", "2026-11-21 13:00"),
    TimeCase("öğlen 12'de", "2026-11-21 12:00"), TimeCase("sabah 10 gibi", "2026-11-21 10:00"),
    TimeCase("sabah sekize çeyrek var", "2026-11-21 07:45"),
    TimeCase("sabah 7 de kalktım", "2026-11-21 07:00"),
    TimeCase("saat sabah 9'da", "2026-11-21 09:00"),
    TimeCase("sabahın sekizinde", "2026-11-21 08:00"),
    TimeCase("sabaha karşı dörtte", "2026-11-21 04:00"), TimeCase("gece üçte", "2026-11-21 03:00"),
    TimeCase("gece 1'de", "2026-11-21 01:00"), TimeCase("gece 12 buçukta", "2026-11-21 00:30"),
    TimeCase("gece 11 buçukta", "2026-11-20 23:30"), TimeCase("gece yarısı", "2026-11-21 00:00"),
    TimeCase("dün gece yarısı", "2026-11-21 00:00"), TimeCase("dün gece 2'de", "2026-11-21 02:00"),
    TimeCase("dün gece 11'de", "2026-11-20 23:00"), TimeCase("gecenin üçünde", "2026-11-21 03:00"),
    TimeCase("dün akşam 8'de", "2026-11-20 20:00"), TimeCase("dün 3'te", "2026-11-20 15:00"),
    TimeCase("dün sabah 7'de", "2026-11-20 07:00"), TimeCase("bugün 8'de", "2026-11-21 20:00"),
    TimeCase("bugün öğlen 12 buçukta", "2026-11-21 12:30"),
    TimeCase("Pazar öğleni saat birde", "2026-11-15 13:00"),
    TimeCase("saat akşam yarımda", "2026-11-21 00:30"), TimeCase("22:15'te", "2026-11-20 22:15"),
  ]

  /// Said on Saturday, 21 November 2026 at 09:00.
  static let inMorning: [TimeCase] = [
    TimeCase("8'de", "2026-11-21 08:00"), TimeCase("10'da", "2026-11-20 22:00"),
    TimeCase("akşam 8'de", "2026-11-20 20:00"), TimeCase("gece 1'de", "2026-11-21 01:00"),
    TimeCase("bu gece 2'de", "2026-11-21 02:00"), TimeCase("14:30'da", "2026-11-20 14:30"),
    TimeCase("sabah 7 buçukta", "2026-11-21 07:30"), TimeCase("sabah 10'da", "2026-11-20 10:00"),
    TimeCase("cumartesi 9'da", "2026-11-21 09:00"), TimeCase("geçen salı 8'de", "2026-11-17 08:00"),
    TimeCase("yarın 15:00'te", "+2026-11-22 15:00"),
    TimeCase("dün 03'te", "2026-11-20 03:00"), TimeCase("saat 23.00teydi", "2026-11-20 23:00"),
    TimeCase("gece 23.30daydı", "2026-11-20 23:30"),
    TimeCase("yarın sabah 8'de", "+2026-11-22 08:00"),
    TimeCase("akşam on bir yirmide", "2026-11-20 23:20"),
    TimeCase("kahve molası 03.10.", "2026-11-21 03:10"), TimeCase("5 te", "2026-11-21 05:00"),
  ]

  @Test("A clock time said in the evening is the nearest past one", arguments: inEvening)
  func evening(_ sample: TimeCase) throws {
    let now = try Told.now("2026-11-21T21:00")
    #expect(Told.told(sample.text, now: now) == sample.expected)
  }

  @Test("A clock time said in the morning is the nearest past one", arguments: inMorning)
  func morning(_ sample: TimeCase) throws {
    let now = try Told.now("2026-11-21T09:00")
    #expect(Told.told(sample.text, now: now) == sample.expected)
  }

  @Test("Capitals and missing Turkish letters change nothing", arguments: inEvening)
  func ignoresSpelling(_ sample: TimeCase) throws {
    let now = try Told.now("2026-11-21T21:00")
    for text in [Turkish.uppercased(sample.text), Turkish.fold(sample.text)] {
      #expect(Told.told(text, now: now) == sample.expected)
    }
  }

  /// Start and end as said, with the part or the day if any.
  static let ranges: [TimeCase] = [
    TimeCase("sabah 5'ten 7'ye kadar", "05:00-07:00"),
    TimeCase("5'ten sabah yediye", "05:00-07:00"), TimeCase("11'den akşam dörde", "11:00-16:00"),
    TimeCase("20:00 ile 21:30 arasında", "20:00-21:30"),
    TimeCase("saat 15-16", "15:00-16:00"), TimeCase("9:30 - 11:00", "09:30-11:00"),
    TimeCase("16.00 - 17.00 arası", "16:00-17:00"),
    TimeCase("saat 5 ile 6 arasında", "17:00-18:00"),
    TimeCase("5 ile 6 arasında", "17:00-18:00"),
    TimeCase("sabah 8'den akşam 5'e kadar", "08:00-17:00"),
    TimeCase("sabah beş ile yedi arasında", "05:00-07:00"),
    TimeCase("beşten altıya kadar", "17:00-18:00"),
    TimeCase("16:00'dan 17:00'ye kadar", "16:00-17:00"),
    TimeCase("gece 11'den 7'ye kadar", "23:00-07:00"),
    TimeCase("perşembe saat 9-11", "09:00-11:00"), TimeCase("saat 15:30 - 18", "15:30-18:00"),
  ]

  @Test("A clock range has its two ends", arguments: ranges)
  func range(_ sample: TimeCase) throws {
    let reading = try #require(Told.times(sample.text, now: Told.now("2026-11-21T21:00")).first)
    let interval = try #require(reading.interval)
    let ends = [interval.lowerBound, interval.upperBound].map { Told.zone.civil(at: $0).clock }
    #expect(ends.joined(separator: "-") == sample.expected)
  }

  @Test(
    "A number without a cue is no time",
    arguments: [
      "akşam 2 tabak makarna|1", "sabah iki yumurta|1", "8 zeytin|0", "pilav yedi|0", "yüzde 20|0",
      "180 ölçtüm|0", "üçte biri|0", "onda var|0", "8 saat uyudum|0", "bir de ayran|0",
      "iki buçuk dilim|0",
      "2,5 litre su|0", "6,50 mmol|0", "her sabah yürürüm|0", "akşamdan kalma pilav|0",
      "dünden kalan köfte|0",
      "pazardan domates aldım|0", "ocakta pişirdim|0", "kahvaltı tabağı|0",
    ])
  func noTime(_ row: String) throws {
    let parts = row.split(separator: "|")
    let found = Told.times(String(parts[0]), now: try Told.now("2026-11-21T21:00"))
    #expect(found.count == Int(parts[1]))
    #expect(found.allSatisfy { $0.clock == nil })
  }
}
