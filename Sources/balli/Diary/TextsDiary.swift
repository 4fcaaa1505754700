import Domain
import Turkish
import struct Foundation.Date

/// What the day, the week and the month say.
enum DiaryTexts {
  /// Millilitres of a glass of water.
  static let glass = 200.0

  static let meal = "Öğün"
  static let glucose = "Şeker"
  static let medication = "İlaç"
  static let movement = "Hareket"
  static let symptom = "Belirti"
  static let entries = "Kayıtlar"
  static let lastWeek = "Son 7 gün, karbonhidrat"

  /// `21 Kasım Cumartesi, bugün 12.30`.
  static func title(_ day: CivilDay, now: Date, _ zone: Zone) -> String {
    let today = zone.day(at: now)
    let date = DateText.fullDate(day, today: today)
    if day == today { return "Bugün, \(date) · \(DateText.clock(zone.civil(at: now)))" }
    return day == today - 1 ? "Dün, \(date)" : date
  }

  static func name(_ kind: TargetKind) -> String {
    switch kind {
    case .carbs: "Karbonhidrat"
    case .calories: "Kalori"
    case .protein: "Protein"
    case .fat: "Yağ"
    case .fiber: "Lif"
    case .water: "Su"
    case .steps: "Adım"
    case .sleep: "Uyku"
    case .weight: "Kilo"
    case .glucoseLow, .glucoseHigh: glucose
    }
  }

  static func name(_ type: MealType) -> String {
    switch type {
    case .breakfast: "Kahvaltı"
    case .lunch: "Öğle"
    case .dinner: "Akşam"
    case .snack: "Ara öğün"
    case .lateSnack: "Gece"
    }
  }

  static func unit(_ kind: TargetKind) -> String {
    switch kind {
    case .carbs, .protein, .fat, .fiber: "g"
    case .calories: "kcal"
    case .water: "ml"
    case .steps: "adım"
    case .sleep: "saat"
    case .weight: "kg"
    case .glucoseLow, .glucoseHigh: "mg/dL"
    }
  }

  static func figure(_ kind: TargetKind, _ value: Double) -> String {
    "\(number(value, kind)) \(unit(kind))"
  }

  /// `27 / 160 g`, `96 / 120–160 g`.
  static func figure(_ kind: TargetKind, _ value: Double, of target: Target) -> String {
    let aim =
      switch (target.value, target.min, target.max) {
      case (let value?, _, _): number(value, kind)
      case (nil, let low?, let high?): "\(number(low, kind))–\(number(high, kind))"
      case (nil, let low?, nil): "en az \(number(low, kind))"
      case (nil, nil, let high?): "en çok \(number(high, kind))"
      case (nil, nil, nil): ""
      }
    return "\(number(value, kind)) / \(aim) \(unit(kind))"
  }

  /// How far it is to the target.
  static func state(_ kind: TargetKind, _ value: Double, _ target: Target) -> String {
    if let aim = target.value ?? target.max, value > aim, kind.isLimit {
      return "\(number(value - aim, kind)) \(unit(kind)) fazla"
    }
    if target.value == nil, let low = target.min {
      if value >= low { return "hedefte" }
      return "en az \(number(low - value, kind)) \(unit(kind)) daha"
    }
    guard let aim = target.aim else { return "" }
    if value >= aim { return "hedefe ulaşıldı" }
    return "\(number(aim - value, kind)) \(unit(kind)) kaldı"
  }

  /// `3 / 10 bardak (600 ml)`.
  static func water(_ milliliters: Double, of target: Target?) -> String {
    let drunk = NumberText.plain(milliliters / glass)
    let wanted = target?.aim.map { " / \(NumberText.plain($0 / glass))" } ?? ""
    return "\(drunk)\(wanted) bardak (\(NumberText.plain(milliliters, decimals: 0)) ml)"
  }

  static let unknownFigure = "bilinmiyor"

  static func unknown(_ names: [String]) -> String {
    "Toplamlarda olmayan, değeri bilinmeyen: \(Turkish.list(names))."
  }

  static func noMeals(_ day: CivilDay, _ today: CivilDay) -> String {
    day == today ? "Bugün kayıtlı öğün yok." : "O gün kayıtlı öğün yok."
  }

  /// `27 g karbonhidrat, 228 kcal`.
  static func sum(_ totals: Nutrients, of meals: [Meal]) -> String {
    let items = meals.flatMap(\.items)
    guard items.contains(where: { $0.nutrients != nil }) else { return "değeri bilinmiyor" }
    let mark = items.contains(where: \.isEstimate) ? "yaklaşık " : ""
    return "\(mark)\(number(totals.carbs)) g karbonhidrat, \(number(totals.energy)) kcal"
  }

  /// `2 yumurta`, `1 dilim ekmek`.
  static func item(_ item: MealItem) -> String {
    guard let quantity = item.quantity else { return item.name }
    let unit = item.unit == "adet" ? nil : item.unit
    return [NumberText.count(quantity), unit, item.name].compactMap(\.self).joined(separator: " ")
  }

  // MARK: Glucose

  /// What the blocks of a sparkline mean.
  static let blocks =
    "Şeker: ▁ 70’in altı, ▂▃▄▅ 70–180, ▆▇█ 180’in üstü; ▼ ▲ aralık dışında kalanlar"

  static func newest(_ reading: GlucoseReading?, now: Date) -> String {
    guard let reading else { return "Kayıtlı şeker ölçümü yok." }
    let arrow = reading.trend(at: now).map { " " + $0.arrow } ?? ""
    return "Son şeker: \(GlucoseTexts.value(reading))\(arrow), "
      + DateText.age(of: reading.at, now: now)
  }

  static func reading(_ reading: GlucoseReading) -> String {
    "Tek şeker ölçümü: \(GlucoseTexts.value(reading))"
  }

  /// `8 ölçüm, 58–182 mg/dL, %75’i hedefte (70–180)`.
  static func readings(_ statistics: GlucoseStatistics, of readings: [GlucoseReading]) -> String {
    let unit = readings.last?.unit ?? .mgdL
    let scale = unit.milligrams
    let bounds = GlucoseBand.bounds(in: unit)
    let decimals = unit == .mgdL ? 0 : 1
    // What was no number is none here either.
    let range =
      statistics.lows + statistics.highs == 0
      ? NumberText.range(
        statistics.lowest / scale, statistics.highest / scale, decimals: decimals)
      : [
        statistics.lows > 0
          ? "LOW" : NumberText.plain(statistics.lowest / scale, decimals: decimals),
        statistics.highs > 0
          ? "HIGH" : NumberText.plain(statistics.highest / scale, decimals: decimals),
      ].joined(separator: "–")
    let share = percent(statistics.timeInRange)
    return "\(statistics.count) ölçüm, \(range) \(unit.rawValue), \(share) hedefte "
      + "(\(NumberText.range(bounds[1], bounds[2])))"
  }

  static func percent(_ share: Double) -> String { "%\(Int(share.rounded()))" }

  // MARK: Below

  static func shopping(_ open: Int) -> String {
    open == 0 ? "Alışveriş listesi boş." : "Alışveriş listesinde alınacak \(open) şey var."
  }

  static func mean(_ carbs: Double) -> String {
    "biten günlerin ortalaması \(number(carbs)) g · /hafta"
  }

  static func short(_ weekday: Int) -> String {
    ["Pzt", "Sal", "Çar", "Per", "Cum", "Cmt", "Paz"][(weekday - 1 + 700) % 7]
  }

  static func number(_ value: Double, _ kind: TargetKind = .carbs) -> String {
    NumberText.plain(value, decimals: kind == .sleep || kind == .weight ? 1 : 0)
  }
}

// The week and the month.
extension DiaryTexts {
  static let emptyWeek = "Bu yedi günde kayıt yok."
  static let emptyMonth = "Bu ay kayıtlı öğün yok."
  static let average = "Ort."
  static let mealCount = "Öğün"
  static let glasses = "Su, bardak"
  static let meanGlucose = "Şeker, ort."
  static let inRange = "Hedefte, %"
  static let lows = "70 altı"
  static let thousandSteps = "Adım, bin"
  static let movementMinutes = "Hareket, dk"
  static let sleepHours = "Uyku, saat"
  static let doses = "İlaç"
  static let symptoms = "Belirti"
  static let withoutToday = "Bugün bitmedi; ortalamalara, en iyi ve en zor güne katılmadı."
  static let howToOpen =
    "Bir günü açmak için numarasını verin: /takvim 14 · başka bir ay: /takvim ekim"

  static func carbs(_ isNarrow: Bool) -> String { isNarrow ? "Karb., g" : "Karbonhidrat, g" }
  static func energy(_ isNarrow: Bool) -> String { isNarrow ? "Kalori" : "Kalori, kcal" }

  static func aim(_ carbs: Double) -> String { "hedef \(number(carbs))" }

  /// `15–21 Kasım`, `28 Ekim – 3 Kasım`.
  static func weekTitle(_ days: [CivilDay], today: CivilDay) -> String {
    guard let first = days.first, let last = days.last else { return "" }
    let end = DateText.date(last, today: today)
    let isOneMonth = first.parts.month == last.parts.month
    let start = isOneMonth ? "\(first.parts.day)" : DateText.date(first, today: today)
    return "Yedi gün: \(start)\(isOneMonth ? "–" : " – ")\(end)"
  }

  static func unknownCount(_ count: Int) -> String {
    "Değeri bilinmeyen \(count) yiyecek toplamlarda yok."
  }

  static func best(_ ends: WeekEnds, _ today: CivilDay) -> String {
    "En iyi gün: \(told(ends.best, ends.measure, today))"
  }

  static func hardest(_ ends: WeekEnds, _ today: CivilDay) -> String {
    "En zor gün: \(told(ends.hardest, ends.measure, today))"
  }

  private static func told(
    _ day: DayRecords, _ measure: WeekEnds.Measure, _ today: CivilDay
  ) -> String {
    let date = DateText.fullDate(day.day, today: today)
    switch measure {
    case .inRange:
      let share = percent(day.statistics?.timeInRange ?? 0)
      let lows = day.lows > 0 ? ", \(day.lows) ölçüm 70’in altında" : ""
      return "\(date) (\(day.readings.count) ölçüm, \(share) hedefte\(lows))"
    case .carbs: return "\(date) (\(number(day.totals.carbs)) g karbonhidrat)"
    }
  }

  /// A figure without points for thousands, which a narrow column has no room for.
  static func plain(_ value: Double, _ decimals: Int) -> String {
    decimals == 0 ? "\(Int(value.rounded()))" : NumberText.plain(value, decimals: decimals)
  }

  static func month(_ day: CivilDay) -> String {
    "\(DateText.month(day.parts.month)) \(day.parts.year)"
  }

  static func monthMean(_ carbs: Double, of days: Int) -> String {
    "Öğün yazılan, biten \(days) günün ortalaması \(number(carbs)) g karbonhidrat."
  }

  static func legend(hasLimit: Bool) -> String {
    "Sayı: karbonhidrat, g" + (hasLimit ? " (↑ hedefin üstünde)" : "")
      + " · şeker: ● hedefte, ▼ düşük var, ▲ yüksek var · ! belirti · + ilaç · ≈ hareket"
  }

  static func notADay(_ text: String) -> String {
    "“\(text)” bir gün değil. Örneğin: dün, 14 kasım, 14.11, 2026-11-14"
  }

  static func notAWeek(_ text: String) -> String {
    "“\(text)” bir hafta değil. Örneğin: bu, geçen, 14 kasım"
  }

  static func notAMonth(_ text: String) -> String {
    "“\(text)” bir ay ya da gün değil. Örneğin: ekim, ekim 2025, geçen ay, 14"
  }
}
