import Domain
import struct Foundation.Date
import Terminal

// The dashboard: today at a glance.
extension Session {
  func dashboard() throws {
    let now = world.clock.now()
    let today = zone.interval(of: Period.today.days(from: zone.day(at: now)))
    let meals = try household.records.meals.between(today).filter(\.isOwn)
    let totals = meals.map(\.totals).reduce(Nutrients(), +)
    let targets = try household.records.targets.all()
    let written = try household.records.glucose.latest(20).filter(\.isOwn)
    let reading = (written + (try household.records.sensor.newest(nil, 1))).max { $0.at < $1.at }
    let open = try household.records.shopping.all().filter { !$0.isChecked }.count
    var lines = [DashboardTexts.title(zone.civil(at: now))]
    lines.append(row(.carbs, totals.carbs, targets))
    lines.append(row(.calories, totals.energy, targets))
    lines.append(contentsOf: try water(in: today, targets))
    lines.append("")
    lines.append(contentsOf: DashboardTexts.meals(meals, zone))
    lines.append(DashboardTexts.glucose(reading, now: now, zone))
    lines.append(contentsOf: try glucoseCourse(until: now))
    lines.append(DashboardTexts.shopping(open))
    lines.append(contentsOf: try week(until: zone.day(at: now)))
    let data: JSON = .object([
      "date": .string(zone.day(at: now).text), "carbs": .number(rounded(totals.carbs)),
      "calories": .number(rounded(totals.energy)), "meals": .number(Double(meals.count)),
      "glucose": reading.map { .number($0.milligrams) }, "shopping": .number(Double(open)),
    ])
    let text = Harmless.text(lines.joined(separator: "\n"))
    tell(CommandOutput(.dashboard, text, data: data))
  }

  /// The last seven days, today last: carbohydrate a day, and the mean of the days with a meal.
  private func week(until today: CivilDay) throws -> [String] {
    let days = (0..<7).map { today - (6 - $0) }
    let meals = try household.records.meals.between(zone.interval(of: days[0]..<today + 1))
      .filter(\.isOwn)
    guard !meals.isEmpty else { return [] }
    let byDay = Dictionary(grouping: meals) { zone.day(at: $0.eatenAt) }
      .mapValues { $0.reduce(0) { $0 + $1.totals.carbs } }
    let mean = byDay.values.reduce(0, +) / Double(byDay.count)
    return ["", DashboardTexts.week(days.map { ($0.weekday, byDay[$0]) }, mean: mean)]
  }

  /// The sensor's last twelve hours as a line of blocks; none where it did not measure.
  private func glucoseCourse(until now: Date) throws -> [String] {
    let stretch = now.addingTimeInterval(-12 * 3600)..<now.addingTimeInterval(1)
    let readings = try household.records.sensor.between(stretch)
    let line = Sparkline(
      readings: readings.map { (at: $0.at, milligrams: $0.milligrams) }, over: stretch, columns: 36)
    return line.filled > 0 ? [DashboardTexts.glucoseCourse(line.text)] : []
  }

  private func water(in today: Range<Date>, _ targets: [Target]) throws -> [String] {
    let drunk = try household.records.entries.between(today, .water)
      .filter(\.isOwn).reduce(0) { $0 + ($1.values["milliliters"]?.number ?? 0) }
    let hasTarget = targets.contains { $0.kind == .water }
    return drunk > 0 || hasTarget ? [row(.water, drunk, targets)] : []
  }

  private func row(_ kind: TargetKind, _ value: Double, _ targets: [Target]) -> String {
    let target = targets.first { $0.kind == kind }
    let aim = target?.value ?? target?.max
    let bar = aim.map { "  " + Bar(value: value, target: $0, width: 20).text() } ?? ""
    return DashboardTexts.row(kind, value, aim) + bar
  }

  private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

/// What the dashboard says.
enum DashboardTexts {
  static func title(_ now: CivilTime) -> String { "Bugün, \(clock(now))" }

  static func row(_ kind: TargetKind, _ value: Double, _ aim: Double?) -> String {
    let (name, unit) =
      switch kind {
      case .carbs: ("Karbonhidrat", "g")
      case .calories: ("Kalori", "kcal")
      default: ("Su", "ml")
      }
    let goal = aim.map { " / \(number($0))" } ?? ""
    return name + String(repeating: " ", count: 14 - name.count) + number(value) + goal + " " + unit
  }

  static func meals(_ meals: [Meal], _ zone: Zone) -> [String] {
    guard !meals.isEmpty else { return ["Bugün kayıtlı öğün yok."] }
    return meals.map { meal in
      let items = meal.items.map(\.name).joined(separator: ", ")
      let clock = clock(zone.civil(at: meal.eatenAt))
      return "\(clock)  \(name(meal.type)): \(items) (\(number(meal.totals.carbs)) g karbonhidrat)"
    }
  }

  static func glucose(_ reading: GlucoseReading?, now: Date, _ zone: Zone) -> String {
    guard let reading else { return "Kayıtlı şeker ölçümü yok." }
    let minutes = Int(now.timeIntervalSince(reading.at) / 60)
    let age =
      switch minutes {
      case ..<1: "şimdi"
      case ..<60: "\(minutes) dakika önce"
      case ..<1440: "\(minutes / 60) saat önce"
      default: "\(minutes / 1440) gün önce"
      }
    let arrow = minutes <= 20 ? reading.trend.map { " " + $0.arrow } ?? "" : ""
    return "Son şeker: \(GlucoseTexts.value(reading))\(arrow), \(age)"
  }

  static func glucoseCourse(_ line: String) -> String { "Son 12 saat: \(line)" }

  static func shopping(_ open: Int) -> String {
    open == 0 ? "Alışveriş listesi boş." : "Alışveriş listesinde \(open) kalem var."
  }

  private static let weekdays = ["Pzt", "Sal", "Çar", "Per", "Cum", "Cmt", "Paz"]

  /// `Son 7 gün: Paz –, Pzt 120, …; günde ortalama 98 g karbonhidrat`.
  static func week(_ days: [(weekday: Int, carbs: Double?)], mean: Double) -> String {
    let told = days.map { "\(weekdays[$0.weekday - 1]) \($0.carbs.map(number) ?? "–")" }
    return "Son 7 gün (g karbonhidrat): \(told.joined(separator: " · ")); "
      + "kayıtlı günlerin ortalaması \(number(mean)) g"
  }

  private static func name(_ type: MealType) -> String {
    switch type {
    case .breakfast: "Kahvaltı"
    case .lunch: "Öğle"
    case .dinner: "Akşam"
    case .snack: "Ara öğün"
    case .lateSnack: "Gece"
    }
  }

  private static func clock(_ time: CivilTime) -> String {
    time.clock.replacing(":", with: ".")
  }

  private static func number(_ value: Double) -> String { "\(Int(value.rounded()))" }
}
