import Domain
import Foundation
import Testing
import Turkish

@Suite("Days, parts of the day, stretches and anchors")
struct DayTests {
  @Test(
    "A day that no month has is no date",
    arguments: ["31 Şubat", "30.02.2026", "31 Kasım'da", "31/4", "şubatın 30'unda"])
  func noDay(_ text: String) throws {
    let times = Told.times(text, now: try Told.now("2026-11-21T21:00:00"))
    #expect(times.allSatisfy { !$0.namesDay })
  }

  /// Said on Saturday, 21 November 2026 at 21:00.
  static let cases: [TimeCase] = [
    TimeCase("bugün", "2026-11-21 today"), TimeCase("dün", "2026-11-20 yesterday"),
    TimeCase("dünkü", "2026-11-20 yesterday"), TimeCase("yarın", "+2026-11-22"),
    TimeCase("evvelsi gün", "2026-11-19"), TimeCase("önceki gün", "2026-11-19"),
    TimeCase("dünden önceki gün", "2026-11-19"), TimeCase("öbür gün", "+2026-11-23"),
    TimeCase("3 gün önce", "2026-11-18"), TimeCase("üç gün önce", "2026-11-18"),
    TimeCase("iki hafta önce", "2026-11-07"), TimeCase("bir ay önce", "2026-10-21"),
    TimeCase("salı", "2026-11-17"), TimeCase("salı günü", "2026-11-17"),
    TimeCase("cumartesi", "2026-11-14"),
    TimeCase("geçen salı", "2026-11-17"), TimeCase("geçen hafta salı", "2026-11-10"),
    TimeCase("geçen cuma", "2026-11-13"), TimeCase("geçen cumartesi", "2026-11-14"),
    TimeCase("geçen perşembe", "2026-11-19"), TimeCase("geçen pazar", "2026-11-15"),
    TimeCase("bu salı", "2026-11-17"), TimeCase("gelecek salı", "+2026-11-24"),
    TimeCase("haftaya", "+2026-11-28"), TimeCase("haftaya salı", "+2026-11-24"),
    TimeCase("12 Kasım", "2026-11-12"), TimeCase("12 Kasım'da", "2026-11-12"),
    TimeCase("12 Kasım 2025", "2025-11-12"), TimeCase("30 Kasım", "2025-11-30"),
    TimeCase("üç mart", "2026-03-03"), TimeCase("martın üçü", "2026-03-03"),
    TimeCase("Kasımın 12'sinde", "2026-11-12"), TimeCase("ayın 5'i", "2026-11-05"),
    TimeCase("ayın 25'inde", "2026-10-25"), TimeCase("2026-11-03", "2026-11-03"),
    TimeCase("3.11.2026", "2026-11-03"), TimeCase("3/11/2026", "2026-11-03"),
    TimeCase("bu sabah", "2026-11-21 morning"), TimeCase("dün akşam", "2026-11-20 evening"),
    TimeCase("öğlen", "2026-11-21 noon"), TimeCase("öğleden sonra", "2026-11-21 afternoon"),
    TimeCase("sabahleyin", "2026-11-21 morning"), TimeCase("sabaha karşı", "2026-11-21 dawn"),
    TimeCase("akşamüstü", "2026-11-21 afternoon"), TimeCase("öğlenki", "2026-11-21 noon"),
    TimeCase("geçen salı öğlen", "2026-11-17 noon"),
    TimeCase("3 gün önce akşam", "2026-11-18 evening"),
    TimeCase("12 Kasım 2026 sabahı", "2026-11-12 morning"),
    TimeCase("evvelsi akşam", "2026-11-19 evening"),
    TimeCase("yarın akşam", "+2026-11-22 evening"),
    TimeCase("cumartesi kahvaltısında", "2026-11-21 breakfast"),
    TimeCase("kahvaltıda", "2026-11-21 breakfast"),
    TimeCase("sabah kahvaltısında", "2026-11-21 breakfast"),
    TimeCase("öğle yemeğinde", "2026-11-21 lunch"),
    TimeCase("dün akşam yemeğinde", "2026-11-20 dinner"),
    TimeCase("ara öğünde", "snack"), TimeCase("iftarda", "2026-11-21 iftar"),
    TimeCase("sahurda", "2026-11-21 sahur"),
    TimeCase("beş çayında", "2026-11-21 teaTime"), TimeCase("çay saatinde", "2026-11-21 teaTime"),
    TimeCase("iki saat önce", "2026-11-21 19:00"), TimeCase("yarım saat önce", "2026-11-21 20:30"),
    TimeCase("45 dakika önce", "2026-11-21 20:15"),
    TimeCase("bir buçuk saat önce", "2026-11-21 19:30"),
    TimeCase("1 saat 20 dakika önce", "2026-11-21 19:40"),
    TimeCase("iki üç saat önce", "2026-11-21 18:30"),
    TimeCase("2 saat kadar önce", "2026-11-21 19:00"),
    TimeCase("birkaç saat önce", "2026-11-21 18:00"),
    TimeCase("az önce", "2026-11-21 21:00"), TimeCase("demin", "2026-11-21 21:00"),
    TimeCase("biraz önce", "2026-11-21 21:00"), TimeCase("az evvel", "2026-11-21 21:00"),
    TimeCase("şimdi", "2026-11-21 21:00"), TimeCase("şu an", "2026-11-21 21:00"),
    TimeCase("bu hafta", "2026-11-16..2026-11-22 this_week"),
    TimeCase("geçen hafta", "2026-11-09..2026-11-15 last_week"),
    TimeCase("bu ay", "2026-11-01..2026-11-30 this_month"),
    TimeCase("geçen ay", "2026-10-01..2026-10-31 last_month"),
    TimeCase("bütün gün", "2026-11-21..2026-11-21 today"),
    TimeCase("hafta sonu", "2026-11-21..2026-11-22"),
    TimeCase("geçen hafta sonu", "2026-11-14..2026-11-15"),
    TimeCase("hafta içi", "2026-11-16..2026-11-20"),
    TimeCase("Kasım ayında", "2026-11-01..2026-11-30"),
    TimeCase("ekimde", "2026-10-01..2026-10-31"),
    TimeCase("geçen kasım", "2025-11-01..2025-11-30"),
    TimeCase("2025 yılında", "2025-01-01..2025-12-31"),
    TimeCase("ayın 5'inden 10'una", "2026-11-05..2026-11-10"),
    TimeCase("3-5 Kasım", "2026-11-03..2026-11-05"),
    TimeCase("3 Kasımdan 5 Kasıma kadar", "2026-11-03..2026-11-05"),
    TimeCase("15'inde", "2026-11-15"), TimeCase("25'inde", "2026-10-25"),
    TimeCase("1 ay 21 gün önce", "2026-09-30"), TimeCase("2 hafta 3 gün önce", "2026-11-04"),
    TimeCase("dünden iki gün önce", "2026-11-18"), TimeCase("salıdan bir hafta önce", "2026-11-10"),
    TimeCase("Temmuz'un ilk cuması", "2026-07-03"), TimeCase("Ekimin son pazarı", "2026-10-25"),
    TimeCase("ayın ikinci salısı", "2026-11-10"),
    TimeCase("kasımın ikinci haftası", "2026-11-08..2026-11-14"),
    TimeCase("Eylül'ün 3'ünden 12'sine", "2026-09-03..2026-09-12"),
    TimeCase("ağustostan ekime", "2026-08-01..2026-10-31"),
    TimeCase("aralıktan şubata", "2025-12-01..2026-02-28"),
    TimeCase("mart ile mayıs arasında", "2026-03-01..2026-05-31"),
    TimeCase("geçmiş hafta", "2026-11-09..2026-11-15 last_week"),
    TimeCase("03-11-2026", "2026-11-03"), TimeCase("2 sa önce", "2026-11-21 19:00"),
    TimeCase("son 1 saatte", "1h"), TimeCase("son altı saatlik", "6h"),
    TimeCase("son 24 saat", "24h"),
    TimeCase("son bir haftalık", "168h"), TimeCase("bir haftalığına", "168h"),
    TimeCase("son 7 gün", "168h"),
    TimeCase("son iki hafta", "336h"), TimeCase("son bir ay", "720h"),
    TimeCase("son 3 ayda", "2160h"),
    TimeCase("son 3 gün", "2026-11-18 21:00..2026-11-21 21:00"),
    TimeCase("3 gündür", "2026-11-18 21:00..2026-11-21 21:00"),
    TimeCase("yemekten 2 saat sonra", "after meal 120"), TimeCase("yemekten sonra", "after meal"),
    TimeCase("yemek sonrası", "after meal"), TimeCase("yatmadan önce", "before sleep"),
    TimeCase("spordan sonra", "after exercise"), TimeCase("kahvaltıdan önce", "before breakfast"),
    TimeCase("akşam yemeğinden 2 saat sonra", "after dinner 120"),
    TimeCase("aç karnına", "at fasting"),
    TimeCase("tok karna", "at full"), TimeCase("uyanınca", "at wake"),
    TimeCase("yedikten 1 saat sonra", "after meal 60"),
    TimeCase("cumhuriyet bayramında", "2026-10-29"), TimeCase("kurban bayramı 2026", "2026-05-27"),
    TimeCase("dün gece", "2026-11-20 night"), TimeCase("akşam", "2026-11-21 evening"),
  ]

  @Test("Days, parts, stretches and anchors are resolved", arguments: cases)
  func reads(_ sample: TimeCase) throws {
    let now = try Told.now("2026-11-21T21:00")
    #expect(Told.told(sample.text, now: now) == sample.expected)
  }

  @Test("Capitals and missing Turkish letters change nothing", arguments: cases)
  func ignoresSpelling(_ sample: TimeCase) throws {
    let now = try Told.now("2026-11-21T21:00")
    for text in [Turkish.uppercased(sample.text), Turkish.fold(sample.text)] {
      #expect(Told.told(text, now: now) == sample.expected)
    }
  }

  static let sinceCases: [TimeCase] = [
    TimeCase("dünden beri", "2026-11-20 00:00"), TimeCase("pazartesiden beri", "2026-11-16 00:00"),
    TimeCase("sabahtan beri", "2026-11-21 05:00"), TimeCase("saat 8'den beri", "2026-11-21 20:00"),
    TimeCase("3 günden beri", "2026-11-18 21:00"), TimeCase("12 kasımdan beri", "2026-11-12 00:00"),
    TimeCase("2022'den beri", "2022-01-01 00:00"), TimeCase("dünden bu yana", "2026-11-20 00:00"),
  ]

  @Test("What lasts since a time ends now", arguments: sinceCases)
  func since(_ sample: TimeCase) throws {
    let now = try Told.now("2026-11-21T21:00")
    let interval = try #require(Told.times(sample.text, now: now).first?.interval)
    let start = Told.zone.civil(at: interval.lowerBound)
    #expect("\(start.day.text) \(start.clock)" == sample.expected)
    #expect(interval.upperBound == now)
  }

  @Test("A part of the day that has not come is the last one, and what is said of today is ahead")
  func morningParts() throws {
    let now = try Told.now("2026-11-21T09:00")
    let rows = [
      TimeCase("akşam", "2026-11-20 evening"), TimeCase("bu akşam", "+2026-11-21 evening"),
      TimeCase("gece", "2026-11-20 night"), TimeCase("sabah", "2026-11-21 morning"),
      TimeCase("öğlen", "2026-11-20 noon"), TimeCase("akşama", "+2026-11-21 evening"),
    ]
    for row in rows { #expect(Told.told(row.text, now: now) == row.expected) }
  }

  @Test("The best instant is typical where none was said, and never ahead of now")
  func moments() throws {
    let now = try Told.now("2026-11-21T08:30")
    let rows: [(String, String, Bool)] = [
      ("dün akşam", "2026-11-20T19:30", false), ("dün akşam 8'de", "2026-11-20T20:00", true),
      ("sabah", "2026-11-21T08:30", false), ("dün öğle yemeğinde", "2026-11-20T12:30", false),
      ("bugün", "2026-11-21T08:30", false), ("dün", "2026-11-20T12:30", false),
      ("2 saat önce", "2026-11-21T06:30", true), ("az önce", "2026-11-21T08:30", false),
      ("dün ikindi", "2026-11-20T16:00", false), ("sabaha karşı", "2026-11-21T05:00", false),
    ]
    for (text, expected, isExact) in rows {
      let moment = try #require(Told.times(text, now: now).first?.moment(now: now, zone: Told.zone))
      #expect(moment.date == (try Told.now(expected)), "\(text)")
      #expect(moment.isExact == isExact, "\(text)")
    }
    #expect(Told.times("son 3 gün", now: now).first?.moment(now: now, zone: Told.zone) == nil)
    #expect(Told.times("yemekten önce", now: now).first?.moment(now: now, zone: Told.zone) == nil)
  }

  @Test("Pieces that stand apart can be joined")
  func joined() throws {
    let now = try Told.now("2026-11-21T21:00")
    let apart = Told.times("dün pilav yedim, akşam", now: now)
    #expect(apart.count == 2)
    let whole = try #require(apart[0].joined(with: apart[1], now: now, zone: Told.zone))
    #expect(Told.line(whole) == "2026-11-20 evening")
    #expect(apart[0].joined(with: apart[0], now: now, zone: Told.zone) == nil)
  }

  @Test("Durations are read, and points in time are none")
  func durations() {
    let rows: [(String, [Double])] = [
      ("50 dakika yürüdüm", [50]), ("elli dakika yoga", [50]), ("beş saat uyudum", [300]),
      ("yarım saat bisiklet", [30]), ("bir buçuk saat", [90]), ("1 saat 20 dakika", [80]),
      ("45dk koştum", [45]), ("21 km koştum 1s 52dk", [112]),
      ("dün gece beş buçuk saat uyudum", [330]), ("iki saat önce", []),
      ("son 3 gün", []), ("saat 8'de", []), ("sekize üç dakika var", []),
      ("saat 8 saat uyudum", [480]),
    ]
    for (text, expected) in rows {
      #expect(Turkish.durations(in: Turkish.tokens(of: text)).map(\.minutes) == expected, "\(text)")
    }
  }

  @Test("Duckling's examples of the past and the present are met in 95 of 100 at least")
  func duckling() throws {
    let zone = Zone.fixed(-2 * 3600)
    let now = try Told.now("2013-02-12T04:30", in: zone)
    #expect(Duckling.times.count > 50)
    let missed = try Duckling.times.filter { try !meets($0, now, zone) }.map(\.text)
    #expect(Double(missed.count) <= 0.05 * Double(Duckling.times.count), "\(missed)")
  }

  /// Whether the reading is the example's: stretches that roll back from now may lie off by one grain.
  private func meets(_ sample: Duckling.Time, _ now: Date, _ zone: Zone) throws -> Bool {
    let tokens = Turkish.tokens(of: sample.text)
    let found = Turkish.times(in: tokens, now: now, zone: zone)
    guard found.count == 1, let reading = found.first, reading.tokens == 0..<tokens.count else {
      return false
    }
    let start = try Told.now(sample.start, in: zone)
    guard let end = try sample.end.map({ try Told.now($0, in: zone) }) else {
      if let instant = reading.instant { return instant == start }
      if sample.grain == "Hour", reading.clock == nil {
        return reading.day == zone.day(at: start)
      }
      if sample.grain == "Month", let day = reading.day {
        return day.parts.month == zone.day(at: start).parts.month
      }
      if reading.clock != nil { return reading.moment(now: now, zone: zone)?.date == start }
      return reading.interval?.lowerBound == start
    }
    guard let interval = reading.interval else { return false }
    let grains: [String: Double] = [
      "Second": 1, "Minute": 60, "Hour": 3600, "Day": 86_400, "Month": 31 * 86_400,
      "Year": 366 * 86_400,
    ]
    let isRolling = sample.text.hasPrefix("son ")
    let slack = isRolling ? grains[sample.grain] ?? 0 : 0
    return abs(interval.lowerBound.timeIntervalSince(start)) <= slack
      && abs(interval.upperBound.timeIntervalSince(end)) <= slack
  }
}
