import Domain
import Foundation

@testable import balli

/// Ten days of somebody's records, and their pages.
enum Diary {
  static let zone = Zone.fixed(3 * 3600)
  static let now = date("2026-11-21T14:30:00+03:00")

  static func date(_ text: String) -> Date {
    CivilTime(parsing: text, in: zone)?.date ?? .distantPast
  }

  /// A food with 10 g of protein and as much fat.
  static func item(
    _ name: String, _ carbs: Double?, _ quantity: Double = 1, _ unit: String = "adet"
  ) -> MealItem {
    MealItem(
      name: name, food: nil, quantity: quantity, unit: unit, grams: nil,
      nutrients: carbs.map { Nutrients(energy: $0 * 4 + 130, carbs: $0, protein: 10, fat: 10) },
      glycemicIndex: nil, carbsRange: nil, basis: nil, source: "deneme", isEstimate: false,
      confidence: 1)
  }

  static func meal(_ at: String, _ type: MealType, _ items: MealItem...) -> Meal {
    Meal(type: type, eatenAt: date(at), items: items, note: nil)
  }

  static func reading(_ at: String, _ value: Double) -> GlucoseReading {
    GlucoseReading(
      milligrams: value, unit: .mgdL, at: date(at), context: nil, note: nil, source: "elle")
  }

  static func entry(_ at: String, _ kind: EntryKind, _ values: JSON) -> Entry {
    Entry(kind: kind, at: date(at), values: values, note: nil)
  }

  /// Today, with something of everything.
  static var today: DayRecords {
    var day = DayRecords(day: zone.day(at: now))
    day.meals = [
      meal(
        "2026-11-21T08:10:00+03:00", .breakfast, item("yumurta", 1.1, 2),
        item("tam buğday ekmeği", 11.7, 1, "dilim"), item("süt", 11.5, 1, "su bardağı")),
      meal("2026-11-21T12:45:00+03:00", .lunch, item("kumru", 60.3), item("bilinmez", nil)),
      meal("2026-11-21T13:30:00+03:00", .lunch, item("elma", 19.4)),
    ]
    day.readings = [
      reading("2026-11-21T07:55:00+03:00", 104), reading("2026-11-21T11:00:00+03:00", 62),
      reading("2026-11-21T14:10:00+03:00", 196),
    ]
    day.entries = [
      entry(
        "2026-11-21T08:00:00+03:00", .medication, ["name": "metformin", "dose": 1000, "unit": "mg"]),
      entry("2026-11-21T09:00:00+03:00", .water, ["milliliters": 700]),
      entry("2026-11-21T10:00:00+03:00", .activity, ["kind": "yürüyüş", "minutes": 30]),
      entry("2026-11-21T14:00:00+03:00", .symptom, ["kind": "baş ağrısı"]),
    ]
    return day
  }

  /// A month of days, of which seven have records.
  static func days(_ range: Range<CivilDay>) -> [DayRecords] {
    (range.lowerBound.number..<range.upperBound.number).map { number in
      let day = CivilDay(number: number)
      let past = DayRecords(day: day)
      switch day.text {
      case "2026-11-21": return today
      case "2026-11-20": return filled(past, carbs: [30, 50, 60], [110, 120, 95, 140])
      case "2026-11-19": return filled(past, carbs: [40, 90, 80], [250, 190, 60, 110, 200])
      case "2026-11-17": return filled(past, carbs: [25, 45, 55], [130, 150, 185, 120])
      case "2026-11-16": return filled(past, carbs: [20], [])
      default: return past
      }
    }
  }

  private static func filled(
    _ day: DayRecords, carbs: [Double], _ values: [Double]
  ) -> DayRecords {
    var day = day
    let times = [("08:00", MealType.breakfast), ("13:00", .lunch), ("19:00", .dinner)]
    day.meals = zip(carbs, times).map { carbs, time in
      meal("\(day.day.text)T\(time.0):00+03:00", time.1, item("yemek", carbs))
    }
    day.readings = values.enumerated().map { place, value in
      reading("\(day.day.text)T\(10 + place * 2):00:00+03:00", value)
    }
    return day
  }

  static let targets = [
    Target(kind: .carbs, value: 160), Target(kind: .calories, value: nil, min: 1500, max: 1800),
    Target(kind: .water, value: 2000), Target(kind: .fiber, value: 25),
  ]

  static func dayPage(_ width: Int, _ records: DayRecords = today) -> DayPage {
    let day = records.day
    return DayPage(
      records: records, week: days(day - 6..<day + 1), targets: targets,
      newest: today.readings.last, shopping: 3, now: now, zone: zone, width: width)
  }

  static func weekPage(_ width: Int) -> WeekPage {
    let day = zone.day(at: now)
    return WeekPage(
      days: days(day - 6..<day + 1), targets: targets, now: now, zone: zone, width: width)
  }

  static func monthPage(_ width: Int) -> MonthPage {
    MonthPage(
      days: days(zone.day(at: now).month), targets: targets, now: now, zone: zone, width: width)
  }
}
