import Domain
import struct Foundation.Date
import Turkish

/// What alerts say, and what their settings are called.
enum AlertTexts {
  static let off = "kapalı"
  static let on = "açık"

  // MARK: Alerts

  static func text(_ alert: GlucoseAlert, _ bounds: AlertBounds, now: Date, zone: Zone) -> String {
    let reading = alert.reading
    let said = "\(value(reading)), \(DateText.age(of: reading.at, now: now))"
    return switch alert.kind {
    case .urgentLow: "ACİL DÜŞÜK: \(said). \(GlucoseAssessment.severeAdvice)"
    case .low: "DÜŞÜK: \(said). \(GlucoseAssessment.ruleOf15) \(mayLag)"
    case .high:
      "YÜKSEK: \(said). \(lasting(bounds))"
        + "\(bound(bounds.high ?? 180, reading.unit)) sınırınızın üstünde."
        + (GlucoseBand(reading) == .veryHigh ? " \(GlucoseAssessment.highAdvice)" : "")
    case .fall: "HIZLI DÜŞÜŞ: \(said)\(speed(alert)). \(falling)"
    case .rise: "HIZLI YÜKSELİŞ: \(said)\(speed(alert)). \(mayLag)"
    case .silence: silence(since: reading.at, now: now, zone)
    }
  }

  private static func silence(since last: Date, now: Date, _ zone: Zone) -> String {
    let minutes = (now.timeIntervalSince(last) / 60).rounded(.down)
    return "ÖLÇÜM GELMİYOR: \(DateText.duration(minutes: minutes)) oldu, son ölçüm "
      + "\(DateText.moment(last, now: now, zone: zone)). Sensörü, telefonu ve interneti denetleyin."
  }

  private static func value(_ reading: GlucoseReading) -> String {
    GlucoseTexts.value(reading) + (reading.trend.map { " " + $0.arrow } ?? "")
  }

  private static let mayLag =
    "Sensör kanın gerisinde kalabilir; belirtileriniz sensörle uyuşmuyorsa parmaktan ölçün."
  private static let falling =
    "Yanınızda hızlı şeker bulunsun, 15 dakika sonra yeniden bakın; kendinizi kötü hissederseniz "
    + "parmaktan ölçün."

  private static func lasting(_ bounds: AlertBounds) -> String {
    guard bounds.highDelay >= 60 else { return "" }
    return "\(DateText.duration(minutes: bounds.highDelay / 60)) boyunca "
  }

  /// `180 mg/dL`, `10 mmol/L`.
  private static func bound(_ milligrams: Double, _ unit: GlucoseUnit) -> String {
    guard unit == .mmolL else { return "\(NumberText.plain(milligrams.rounded())) mg/dL" }
    let tenths = (milligrams / unit.milligrams * 10).rounded() / 10
    return "\(NumberText.plain(tenths)) mmol/L"
  }

  private static func speed(_ alert: GlucoseAlert) -> String {
    guard let rate = alert.rate else { return "" }
    let perMinute = abs(rate) / alert.reading.unit.milligrams
    let tenths = (perMinute * 10).rounded() / 10
    return " (dakikada yaklaşık \(NumberText.plain(tenths)) \(alert.reading.unit.rawValue))"
  }

  // MARK: The watch

  static func restingWatch(_ hours: Int) -> String {
    "\(hours) saattir bir şey yazmadınız; şeker izlemesi durdu. Bir satır yazınca sürer."
  }
  static func watchBroken(_ reason: String) -> String {
    "Şeker izlenemiyor: \(reason)"
  }

  // MARK: Settings

  static func badBound(
    _ setting: AlertSetting, _ possible: ClosedRange<Double>, canBeOff: Bool
  ) -> String {
    guard setting != .bell else { return "\(setting.key): \(on) ya da \(off)." }
    let (least, most) = (
      NumberText.plain(possible.lowerBound), NumberText.plain(possible.upperBound)
    )
    return "\(setting.key), \(least) ile \(most) \(setting.unit) arasında bir sayı olabilir"
      + (canBeOff ? "; istemiyorsanız: \(off)." : ".")
  }
}

extension AlertSetting {
  /// As it is typed after `/ayar`.
  var key: String {
    switch self {
    case .urgentLow: "acil-düşük-uyarısı"
    case .low: "düşük-uyarısı"
    case .high: "yüksek-uyarısı"
    case .highDelay: "yüksek-gecikmesi"
    case .change: "hızlı-değişim-uyarısı"
    case .silence: "veri-yok-uyarısı"
    case .bell: "uyarı-sesi"
    }
  }

  var standard: String {
    switch self {
    case .urgentLow: "55"
    case .low: "70"
    case .high: "180"
    case .highDelay: "30"
    case .change: "3"
    case .silence: "20"
    case .bell: AlertTexts.off
    }
  }

  var unit: String {
    switch self {
    case .urgentLow, .low, .high: "mg/dL"
    case .highDelay, .silence: "dakika"
    case .change: "mg/dL/dakika"
    case .bell: ""
    }
  }

  var summary: String {
    switch self {
    case .urgentLow:
      "bu değerde ve altında acil düşük uyarısı (mg/dL ya da 3,1 mmol/L); kapatılamaz"
    case .low: "bunun altında düşük uyarısı (mg/dL ya da 3,9 mmol/L) ya da kapalı"
    case .high: "bunun üstünde yüksek uyarısı (mg/dL ya da 10 mmol/L) ya da kapalı"
    case .highDelay: "yüksek uyarısından önce kaç dakika yüksek kalması gerektiği"
    case .change: "dakikada bu kadar mg/dL düşüş ya da yükselişte uyarı (2–5) ya da kapalı"
    case .silence: "bu kadar dakika ölçüm gelmezse uyarı ya da kapalı"
    case .bell: "uyarılarda zil sesi: açık ya da kapalı"
    }
  }
}
