package import Domain
package import struct Foundation.Date

/// Numbers as Turkish writes them.
package enum NumberText {
  /// A size on disk: `2,5 GB`, `980 MB`, `12 kB`.
  package static func fileSize(_ bytes: Int) -> String {
    let value = Double(bytes)
    if value >= 1e9 { return plain(value / 1e9) + " GB" }
    if value >= 1e6 { return plain(value / 1e6, decimals: 0) + " MB" }
    return plain(value / 1e3, decimals: 0) + " kB"
  }

  /// With a decimal comma, points for thousands, and no trailing zero: `27`, `4,5`, `1.250`.
  ///
  /// Rounded to `decimals` places, halves away from zero. What is no number is `–`.
  package static func plain(_ value: Double, decimals: Int = 1) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "–" }
    let places = max(0, min(decimals, 6))
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((abs(value) * Double(scale)).rounded())
    let (whole, part) = (scaled / scale, scaled % scale)
    var out = value < 0 && scaled > 0 ? "-" : ""
    out += grouped(whole)
    guard part > 0 else { return out }
    var digits = String(part)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return out + "," + digits
  }

  /// How many of what is counted: `2`, `1,5`, and `yarım`, `çeyrek` as people say them.
  package static func count(_ value: Double) -> String {
    switch value {
    case 0.5: "yarım"
    case 0.25: "çeyrek"
    case 0.75: "¾"
    default: plain(value, decimals: 2)
    }
  }

  private static func grouped(_ value: Int) -> String {
    let digits = String(value)
    var out = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { out.append(".") }
      out.append(digit)
    }
    return out
  }

  /// A range: `20–30`; one number where both ends read alike.
  package static func range(_ low: Double, _ high: Double, decimals: Int = 1) -> String {
    let (first, last) = (plain(low, decimals: decimals), plain(high, decimals: decimals))
    return first == last ? first : "\(first)–\(last)"
  }
}

/// Days, clock times, ages and durations in words.
package enum DateText {
  private static let months = [
    "Ocak", "Şubat", "Mart", "Nisan", "Mayıs", "Haziran", "Temmuz", "Ağustos", "Eylül", "Ekim",
    "Kasım",
    "Aralık",
  ]
  private static let weekdays = [
    "Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi", "Pazar",
  ]

  /// The month's name, 1 to 12.
  package static func month(_ month: Int) -> String { months[(month - 1 + 1200) % 12] }

  /// The weekday's name, 1 for Monday to 7.
  package static func weekday(_ weekday: Int) -> String { weekdays[(weekday - 1 + 700) % 7] }

  /// The date: `21 Kasım`, with the year where it is not this one.
  package static func date(_ day: CivilDay, today: CivilDay) -> String {
    let (year, month, number) = day.parts
    let text = "\(number) \(Self.month(month))"
    return year == today.parts.year ? text : "\(text) \(year)"
  }

  /// The date with its weekday: `21 Kasım Cumartesi`.
  package static func fullDate(_ day: CivilDay, today: CivilDay) -> String {
    "\(date(day, today: today)) \(weekday(day.weekday))"
  }

  /// The day as people name it: `bugün`, `dün`, `yarın`, else the date with its weekday.
  package static func day(_ day: CivilDay, today: CivilDay) -> String {
    switch day.number - today.number {
    case 0: "bugün"
    case -1: "dün"
    case 1: "yarın"
    default: fullDate(day, today: today)
    }
  }

  /// How long ago a day was: `bugün`, `dün`, `3 gün önce`, `2 hafta önce`; dates beyond a month.
  package static func daysAgo(_ day: CivilDay, today: CivilDay) -> String {
    let days = today.number - day.number
    switch days {
    case 0, 1, -1: return Self.day(day, today: today)
    case 2..<14: return "\(days) gün önce"
    case 14..<31: return "\(days / 7) hafta önce"
    default: return fullDate(day, today: today)
    }
  }

  /// The clock: `08.30`.
  package static func clock(_ time: CivilTime) -> String {
    let (hour, minute) = (time.hour, time.minute)
    return "\(hour < 10 ? "0" : "")\(hour).\(minute < 10 ? "0" : "")\(minute)"
  }

  /// Day and clock: `bugün 08.30`, `dün 22.10`, `21 Kasım Cumartesi 08.30`.
  package static func moment(_ date: Date, now: Date, zone: Zone) -> String {
    let time = zone.civil(at: date)
    return "\(day(time.day, today: zone.day(at: now))) \(clock(time))"
  }

  /// How long ago something was: `az önce`, `12 dakika önce`, `2 saat önce`, `3 gün önce`.
  package static func age(of date: Date, now: Date) -> String {
    let minutes = Int((now.timeIntervalSince(date) / 60).rounded(.down))
    switch minutes {
    case ..<1: return "az önce"
    case 1..<60: return "\(minutes) dakika önce"
    case 60..<1440: return "\(minutes / 60) saat önce"
    case 1440..<20_160: return "\(minutes / 1440) gün önce"
    case 20_160..<86_400: return "\(minutes / 10_080) hafta önce"
    case 86_400..<525_600: return "\(minutes / 43_200) ay önce"
    default: return "\(minutes / 525_600) yıl önce"
    }
  }

  /// A length of time: `45 dakika`, `1 saat 20 dakika`, `2 gün 3 saat`.
  package static func duration(minutes: Double) -> String {
    let total = max(0, Int(minutes.rounded()))
    let (days, hours, rest) = (total / 1440, total / 60 % 24, total % 60)
    let parts =
      days > 0
      ? [(days, "gün"), (hours, "saat")] : [(hours, "saat"), (rest, "dakika")]
    let said = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return said.isEmpty ? "0 dakika" : said.joined(separator: " ")
  }
}
